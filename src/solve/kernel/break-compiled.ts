import type { MemoryAccount } from "../limits.ts";
import { type Arena, arena, type BreakMoves } from "./break.ts";
import { chooseMask, type Mask, parity } from "./mask.ts";
import type { EngineStats, Values } from "./store.ts";

/** The kernels of one take-and-break game, of which it uses those that it expects to be fastest. */
export interface Compiled {
  extend(to: number, tick: (done: number) => void): void;
  readonly values: Values;
  readonly filled: number;
  stats(): EngineStats;
}

/** When which kernel is used. */
export interface Choice {
  /** Marking is expected to be faster when more than one in so many heaps is rare. */
  readonly rareEnough: number;
  /** Planes begin when no heap has been rare for so long, and for a part of all heaps: opening them looks at all. */
  readonly quiet: number;
}

const USUALLY: Choice = { rareEnough: 8, quiet: 512 };
const QUIET_PART = 32;

/** Nanoseconds of one call: enough that calls cost nothing, few enough that a compiler can replace the kernel. */
const CALL = 50_000;
const BLOCKS = 8 * 64;

/** Kernels that continue the values `from`, of which there is one at least, in as many bytes as `held` allows. */
export function compiled(
  moves: BreakMoves,
  held: MemoryAccount,
  from: Values,
  { rareEnough, quiet }: Choice = USUALLY,
): Compiled {
  const memory = arena(moves, held, from);
  const { kernel } = memory;
  const tilt = (moves.pairs[0] ?? 0) & 1;
  const positions = moves.pairs.every((k) => (k & 1) === tilt);
  let count = new Float64Array(2 * memory.bound);
  let counted = 1;
  let top = 0;
  let mask: Mask | undefined;
  let rareCount = 0;
  let lastRare = 0;
  let planes: Planes | undefined;
  let planesFrom = 0;
  /** When the choice of methods is next made. */
  let review = 0;

  /** How often each value occurs, apart for heaps n of odd and even n - tilt. */
  function tally(): void {
    const values = memory.view();
    if (count.length < 2 * memory.bound) {
      const larger = new Float64Array(2 * memory.bound);
      larger.set(count);
      count = larger;
    }
    for (; counted < values.length; counted++) {
      const at = 2 * values[counted]! + ((counted ^ tilt) & 1);
      count[at] = count[at]! + 1;
    }
  }

  function choose(): void {
    const n = memory.filled;
    review = 2 ** (1 + Math.floor(Math.log2(n)));
    if (moves.pairs.length === 0 || moves.triples.length > 0) return;
    tally();
    const best = chooseMask(count, positions);
    if (best.rares >= n / rareEnough) {
      mask = undefined;
      planes = undefined;
    } else if (mask?.bits !== best.bits || mask.byPosition !== best.byPosition) {
      adopt(best);
    }
  }

  function adopt(next: Mask): void {
    mask = undefined;
    planes = undefined;
    const values = memory.view();
    const odd = Uint8Array.from({ length: memory.bound }, (_, value) => parity(value & next.bits));
    const places = next.byPosition ? 1 : 0;
    const rares: number[] = [];
    for (let n = 1; n < values.length; n++) {
      if (odd[values[n]!] === (places & (n ^ tilt))) rares.push(n);
    }
    memory.setMask(next, tilt, rares);
    mask = next;
    rareCount = rares.length;
    waitAfter(rares.at(-1) ?? 0);
  }

  /** When planes may begin after the rare heap n. They know no pairs of equal heaps, and takes of common heaps only. */
  function waitAfter(n: number): void {
    lastRare = n;
    const apart = moves.unequal ? 2 * n : 0;
    planesFrom = Math.max(
      n + Math.max(Math.floor(n / QUIET_PART), quiet),
      Math.max(apart, n) + moves.longest + 65,
    );
  }

  function step(to: number): void {
    const n = memory.filled;
    if (n >= review) choose();
    const end = Math.min(to + 1, review);
    if (moves.triples.length > 0) {
      run("triples", n, Math.min(end, n + heapsFor((n * (moves.triples.length + 1) * memory.bound) / 300)));
    } else if (mask === undefined) {
      run("mark", n, Math.min(end, n + heapsFor(0.15 * n * moves.pairs.length + moves.takes.length)));
    } else if (n < planesFrom) {
      run("sparse", n, Math.min(end, planesFrom, n + heapsFor(rareCount * moves.pairs.length)));
      noteRares();
    } else if (planes === undefined) {
      planes = openPlanes(memory, moves, mask, n);
      if (planes === undefined) planesFrom = review;
    } else {
      runPlanes(planes, n, Math.min(end, n + BLOCKS));
    }
  }

  function run(method: "mark" | "triples" | "sparse" | "planes", n: number, end: number): void {
    memory.filled = memory.run(method)(n, end) >>> 0;
    const over = kernel.getOver();
    if (over > 0) {
      memory.admit(over);
      mask = undefined;
    }
    if (over > 0 || kernel.getTop() !== top) {
      top = kernel.getTop();
      planes = undefined;
      review = 0;
    }
  }

  function runPlanes(open: Planes, n: number, end: number): void {
    if (n > open.last) open.slide(n);
    run("planes", n, Math.min(end, open.last + 1));
    noteRares();
    if (kernel.getRareFound() || kernel.getPlanesShort()) planes = undefined;
    // A value that no plane holds is left to the scalar kernel.
    if (kernel.getPlanesShort()) planesFrom = memory.filled + 1;
  }

  function noteRares(): void {
    const before = rareCount;
    rareCount = kernel.getRareCount();
    if (mask === undefined || rareCount === before) return;
    const { positions, room } = memory.rares();
    if (rareCount === room) adopt(mask);
    else waitAfter(positions.at(-1)!);
  }

  return {
    extend(to, tick) {
      memory.reserve(to);
      while (memory.filled <= to) {
        tick(memory.filled);
        step(to);
      }
    },
    get values() {
      return memory.view();
    },
    get filled() {
      return memory.filled;
    },
    stats() {
      tally();
      const maximum = Math.floor(count.findLastIndex((times) => times > 0) / 2);
      if (mask === undefined) return { method: "marking", maximum };
      const { bits, byPosition } = mask;
      const method = planes === undefined ? "sparse" : "planes";
      return { method, maximum, rare: { count: rareCount, last: lastRare, mask: bits, byPosition } };
    },
  };
}

/** So many heaps in one call, when one costs `cost` nanoseconds. */
function heapsFor(cost: number): number {
  return Math.max(1, Math.floor(CALL / (cost + 50)));
}

/** Heaps that planes hold ahead of the window that rare heaps look back on. */
const AHEAD = 16_384;
/** Planes together are at most so long. */
const MOST_BYTES = 2 ** 27;
/** Common heaps that are to witness rare options: so many times the mean value, and at most of each value. */
const WITNESSES = 16;
const LEAST_WITNESSES = 128;
const MOST_WITNESSES = 2048;
const OF_EACH_VALUE = 24;
/** The mean is of so many values. */
const MEAN_OF = 1024;
/** Witnesses do not make the window longer than this. */
const WINDOW = 8192;
const BLOCK = 64;

/** The planes of the sparse-space algorithm, open at some heap. */
interface Planes {
  /** Blocks may begin at heaps up to this one. */
  readonly last: number;
  /** Moves the planes on to begin at heap n, up to which they are filled. */
  slide(n: number): void;
}

/** A part that a heap can be left with: how much less than the heap the rest is, and the part's squeezed value. */
interface SplitPart {
  readonly distance: number;
  readonly y: number;
}

/**
 * Opens planes for the heaps from n on, beyond all rare ones; undefined when they would be too long for that.
 */
function openPlanes(memory: Arena, moves: BreakMoves, mask: Mask, n: number): Planes | undefined {
  if (mask.bits === 0) return undefined;
  const { kernel } = memory;
  const low = (mask.bits & -mask.bits) - 1;
  const squeeze = (x: number) => ((x >> 1) & ~low) | (x & low);
  const far: SplitPart[] = [];
  const witnesses: SplitPart[] = [];
  for (const k of moves.takes) {
    // An odd take changes what is common by position into what is rare.
    (mask.byPosition && k % 2 === 1 ? witnesses : far).push({ distance: k, y: 0 });
  }
  const rares = memory.rares();
  for (const k of moves.pairs) {
    rares.positions.forEach((r, i) => {
      far.push({ distance: r + k, y: squeeze(rares.values[i]!) });
    });
  }
  const range = Math.max(WINDOW, rares.positions.at(-1) ?? 0);
  witnesses.push(...witnessesOf(memory, moves, new Set(rares.positions), Math.min(n, range), squeeze));
  const near = far.filter(({ distance }) => distance < BLOCK).sort((a, b) => a.distance - b.distance);

  const planes = kernel.getTop() / 16;
  const window = BLOCK * Math.ceil(Math.max(farthest(far), farthest(witnesses)) / BLOCK + 1);
  const shift = 32 - Math.clz32(window + AHEAD + 2 * BLOCK - 1);
  const stride = 2 ** shift;
  const listsAt = planes * stride + BLOCK;
  const words = 16 + far.length + witnesses.length + 2 * near.length + 1;
  const setsAt = BLOCK * Math.ceil((listsAt + 4 * words) / BLOCK);
  const bytes = setsAt + 2 * BLOCK * planes + 4 * BLOCK;
  const first = planes * stride > MOST_BYTES ? undefined : memory.planes(bytes);
  if (first === undefined) return undefined;

  const lists = new Uint32Array(kernel.memory.buffer, first + listsAt, words);
  const farAt = first + listsAt;
  const witnessesAt = farAt + putList(lists, 0, far, shift, farAt);
  const nearAt = witnessesAt + putList(lists, 8 + far.length, witnesses, shift, farAt);
  lists.set([...near.flatMap(({ distance, y }) => [distance, y]), BLOCK], 16 + far.length + witnesses.length);
  const cells = (p: number) => new Uint8Array(kernel.memory.buffer, first + p * stride, stride);
  for (let p = 0; p < planes; p++) cells(p).fill(0);
  let base = n - window;

  function tell(): void {
    kernel.setPlanes(first!, base, shift, planes, farAt, witnessesAt, nearAt, first! + setsAt);
  }

  tell();
  memory.fill(Math.max(1, base), n);
  return {
    get last() {
      return base + stride - BLOCK;
    },
    slide(to) {
      for (let p = 0; p < planes; p++) {
        const plane = cells(p);
        plane.copyWithin(0, to - window - base, to - base);
        plane.fill(0, window);
      }
      base = to - window;
      tell();
    },
  };
}

const farthest = (parts: readonly SplitPart[]) =>
  parts.reduce((most, { distance }) => Math.max(most, distance), 0);

/**
 * Common heaps, as parts of a split: first those that found options lately, then any from 64 on, so that the rest is
 * known before a block; all are below about n.
 */
function witnessesOf(
  memory: Arena,
  moves: BreakMoves,
  rares: ReadonlySet<number>,
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
  for (let a = BLOCK; a < end && found.length < most; a++) {
    const value = values[a]!;
    const known = count.get(value) ?? 0;
    if (rares.has(a) || lately.has(a) || known === OF_EACH_VALUE) continue;
    count.set(value, known + 1);
    found.push({ distance: a + k!, y: squeeze(value) });
  }
  return found;
}

/** Writes the parts at word `at`, by the lowest three bits of y, after the eight ends of these lists; bytes written. */
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
  return 4 * (next - at);
}
