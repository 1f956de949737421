import type { Arena, BreakMoves } from "./break-kernel.ts";
import type { Mask } from "./mask.ts";

// Lays out and fills the planes of the sparse-space kernel, as assembly/break/planes.ts defines them.

/** Number of heaps in the planes ahead of the window that rare heaps depend on. */
const AHEAD = 16_384;
/** Limit on the total bytes of the planes. */
const MOST_BYTES = 2 ** 27;
/**
 * Number of common heaps that witness rare options: this multiple of the mean value, and at most this many for each
 * value.
 */
const WITNESSES = 16;
const LEAST_WITNESSES = 128;
const MOST_WITNESSES = 2048;
const OF_EACH_VALUE = 24;
/** Number of values for the mean. */
const MEAN_OF = 1024;
/** Limit to which witnesses may extend the window. */
const WINDOW = 8192;
const BLOCK = 64;

/**
 * Least distance of parts that threads gather ahead, and of witnesses in a long table: larger heaps witness more. Heaps
 * that threads have room for.
 */
export const APART = 4096;
export const MOST_HEAPS: number = 2 ** 26;

/** Part of a split: its size, and its value with the rare bit removed. */
export interface SplitPart {
  readonly distance: number;
  readonly y: number;
}

/** Parts of splits that planes gather. */
export interface PlaneLists {
  /** Number of planes. */
  readonly planes: number;
  readonly mask: Pick<Mask, "bits" | "byPosition">;
  /** Rare heaps; and common heaps that witness rare options. */
  readonly far: readonly SplitPart[];
  readonly witnesses: readonly SplitPart[];
  /** Both lists, of parts at least `APART` away if threads gather these ahead. */
  readonly ahead:
    | { readonly far: readonly SplitPart[]; readonly witnesses: readonly SplitPart[] }
    | undefined;
}

/** Planes of the sparse-space algorithm, open at some heap. */
export interface Planes {
  readonly lists: PlaneLists;
  /** Last heap at which a block may begin. */
  readonly last: number;
  readonly bytes: number;
  /** Largest distance from a heap to the values that it depends on. */
  readonly lookback: number;
  /** Moves the planes so that they begin at heap n, up to which they are filled. */
  slide(n: number): void;
  /** Fills them anew so that they begin at heap n. */
  begin(n: number): void;
}

/** Opens planes from heap n on, beyond all rare heaps; undefined when they would be too long. */
export function openPlanes(
  memory: Arena,
  moves: BreakMoves,
  mask: Pick<Mask, "bits" | "byPosition">,
  n: number,
  inThreads = false,
): Planes | undefined {
  if (mask.bits === 0) return undefined;
  const low = (mask.bits & -mask.bits) - 1;
  const squeeze = (x: number) => ((x >> 1) & ~low) | (x & low);
  const far: SplitPart[] = [];
  const witnesses: SplitPart[] = [];
  for (const k of moves.takes) {
    // An odd take turns a common value by position into a rare one.
    (mask.byPosition && k % 2 === 1 ? witnesses : far).push({ distance: k, y: 0 });
  }
  const rares = memory.rares();
  for (const k of moves.pairs) {
    rares.positions.forEach((r, i) => {
      far.push({ distance: r + k, y: squeeze(rares.values[i]!) });
    });
  }
  const range = Math.max(WINDOW, rares.positions.at(-1) ?? 0);
  const first = Math.max(BLOCK, Math.min(APART, n >> 1));
  witnesses.push(...witnessesOf(memory, moves, new Set(rares.positions), first, Math.min(n, range), squeeze));
  const isNear = ({ distance }: SplitPart) => distance < APART;
  const isAway = ({ distance }: SplitPart) => distance >= APART;
  const planes = memory.kernel.getTop() / 16;
  const lists = inThreads
    ? {
        planes,
        mask,
        far: far.filter(isNear),
        witnesses: witnesses.filter(isNear),
        ahead: { far: far.filter(isAway), witnesses: witnesses.filter(isAway) },
      }
    : { planes, mask, far, witnesses, ahead: undefined };
  return layPlanes(memory, lists, n);
}

/** Lays out planes with these lists, from heap n on; undefined when they would be too long. */
export function layPlanes(memory: Arena, lists: PlaneLists, n: number): Planes | undefined {
  const { kernel } = memory;
  const { planes, far, witnesses, ahead } = lists;
  const near = far.filter(({ distance }) => distance < BLOCK).sort((a, b) => a.distance - b.distance);
  const parts = [far, witnesses, ...(ahead === undefined ? [] : [ahead.far, ahead.witnesses])];
  const lookback = Math.max(...parts.map(farthest));
  const window = BLOCK * Math.ceil(lookback / BLOCK + 1);
  const shift = 32 - Math.clz32(window + AHEAD + 2 * BLOCK - 1);
  const stride = 2 ** shift;
  const listsAt = planes * stride + BLOCK;
  const words = parts.reduce((sum, { length }) => sum + 8 + length, 2 * near.length + 1);
  const setsAt = BLOCK * Math.ceil((listsAt + 4 * words) / BLOCK);
  const bytes = setsAt + 2 * BLOCK * planes + 5 * BLOCK;
  const first = planes * stride > MOST_BYTES ? undefined : memory.planes(bytes);
  if (first === undefined) return undefined;

  const cells = (p: number) => new Uint8Array(kernel.memory.buffer, first + p * stride, stride);
  const listed = new Uint32Array(kernel.memory.buffer, first + listsAt, words);
  let next = 0;
  const [farAt, witnessesAt, farAhead = 0, witnessesAhead = 0] = parts.map((list) => {
    const at = first + listsAt + 4 * next;
    next = putList(listed, next, list, shift, first + listsAt);
    return at;
  });
  listed.set([...near.flatMap(({ distance, y }) => [distance, y]), BLOCK], next);
  const nearAt = first + listsAt + 4 * next;
  let base = 0;

  function tell(from: number): void {
    base = from;
    const sets = first! + setsAt;
    kernel.setPlanes(
      first!,
      base,
      shift,
      planes,
      farAt!,
      witnessesAt!,
      nearAt,
      sets,
      farAhead,
      witnessesAhead,
    );
  }

  function begin(n: number): void {
    for (let p = 0; p < planes; p++) cells(p).fill(0);
    tell(n - window);
    memory.fill(Math.max(1, base), n);
  }

  begin(n);
  return {
    lists,
    bytes,
    get last() {
      return base + stride - BLOCK;
    },
    lookback,
    slide(to) {
      for (let p = 0; p < planes; p++) {
        const plane = cells(p);
        plane.copyWithin(0, to - window - base, to - base);
        plane.fill(0, window);
      }
      tell(to - window);
    },
    begin,
  };
}

const farthest = (parts: readonly SplitPart[]) =>
  parts.reduce((most, { distance }) => Math.max(most, distance), 0);

/**
 * Common heaps as parts of a split: first those that found options recently, then any from `first` on, which is at least
 * 64, so that the other part is known before a block; all are below about n.
 */
function witnessesOf(
  memory: Arena,
  moves: BreakMoves,
  rares: ReadonlySet<number>,
  first: number,
  n: number,
  squeeze: (x: number) => number,
): SplitPart[] {
  const values = memory.view();
  const found: SplitPart[] = [];
  const count = new Map<number, number>();
  let mean = 0;
  for (const value of values.subarray(-MEAN_OF)) mean += value / MEAN_OF;
  const most = Math.min(MOST_WITNESSES, Math.max(LEAST_WITNESSES, Math.ceil(WITNESSES * mean)));
  const [k] = moves.pairs;
  const end = (moves.unequal ? n / 2 : n) - moves.longest - 1;
  const lately = new Set([...memory.recent()].filter((a) => a >= BLOCK && a < end && !rares.has(a)));
  for (const a of lately) {
    for (const k of moves.pairs) found.push({ distance: a + k, y: squeeze(values[a]!) });
  }
  for (let a = first; a < end && found.length < most; a++) {
    const value = values[a]!;
    const known = count.get(value) ?? 0;
    if (rares.has(a) || lately.has(a) || known === OF_EACH_VALUE) continue;
    count.set(value, known + 1);
    found.push({ distance: a + k!, y: squeeze(value) });
  }
  return found;
}

/**
 * Writes the parts at word `at`, grouped by the lowest three bits of y, after the eight ends of these groups; returns
 * the next word.
 */
function putList(
  lists: Uint32Array,
  at: number,
  parts: readonly SplitPart[],
  shift: number,
  address: number,
): number {
  let next = at + 8;
  for (let x = 0; x < 8; x++) {
    const group = parts
      .filter(({ y }) => (y & 7) === x)
      .map(({ distance, y }) => ((y >> 3) << shift) + 2 ** shift - 1 - distance)
      .sort((a, b) => a - b);
    lists.set(group, next);
    next += group.length;
    lists[at + x] = address + 4 * next;
  }
  return next;
}
