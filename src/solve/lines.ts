import { LimitError } from "../errors.ts";
import type { Vector, Vectors } from "../rules/rays.ts";
import type { Play } from "../types.ts";
import { coordinates, positionsIn, stridesOf } from "./box.ts";
import { type Budget, memoryAccount } from "./limits.ts";

/**
 * P-positions of rules that take fixed vectors, where one number may be lowered alone by any amount: the positions
 * that differ only in that number form a line, and a line has at most one P-position. It is the first position of the
 * line from which no move leads to the P-position of an earlier line.
 *
 * A ray of moves excludes one position of a line for each P-position on it, so each set of parallel rays keeps the
 * excluded numbers of its lines in a forest of jumps. With the two rays of Wythoff's game the search on a line takes
 * about three jumps, with four rays about twenty: the cost is nearly linear in the number of lines.
 */
interface Lines {
  /** Number that changes along a line. */
  readonly along: number;
  /**
   * The P-position of each line, in the lexicographic order of the other numbers: the number along the line, or -1 when
   * there is none up to its end.
   */
  lost(): Generator<number>;
}

/** Least number of lines to make room for. */
const LINES = 1024;

/** Half of the integers that a set makes room for first. */
const FEW = 16;

/** Number of lines between two checks of the clock. */
const STRETCH = 64;

/**
 * Lines of the positions up to `ends`, the first of which may be infinite if there are two; undefined unless a number
 * may be lowered alone by any amount.
 */
function linesOf(
  { single, rays }: Vectors,
  ends: readonly number[],
  play: Play,
  budget: Budget,
): Lines | undefined {
  const along = ends.findLastIndex((_, axis) =>
    rays.some(
      ({ start, step }) =>
        start.every((each) => each === 0) && step.every((each, i) => each === (i === axis ? 1 : 0)),
    ),
  );
  const others = (vector: Vector): Vector => vector.toSpliced(along, 1);
  const isFree = (vector: Vector) => others(vector).every((each) => each === 0);
  if (along < 0 || rays.some(({ start, step }) => !isFree(start) && isFree(step) && step[along]! > 1))
    return undefined;
  const sides = others(ends);
  const end = ends[along]!;
  const strides = stridesOf(sides);
  const index = (vector: Vector) => vector.reduce((sum, each, i) => sum + each * strides[i]!, 0);
  const taken = (vector: Vector) => ({ from: others(vector), by: index(others(vector)), on: vector[along]! });

  const singles = single.filter((vector) => !isFree(vector)).map(taken);
  // From a line to itself, a move is one of the free ones.
  const parallels = rays
    .filter(({ start, step }) => !(isFree(start) && isFree(step)))
    .map(({ start, step }) => {
      const first = start.map((each, i) => each + step[i]!);
      return { first: taken(first), step: taken(step), lines: new Map<number, Excluded>() };
    });
  /** Moves that leave the number along the line as it is. */
  const across = [...singles, ...parallels.map(({ first }) => first)].filter(({ on }) => on === 0);

  function* lost(): Generator<number> {
    const memory = memoryAccount();
    memory.ask(budget);
    const hold = (bytes: number) => memory.add(bytes);
    const most = positionsIn(sides);
    let found = new Int32Array(Math.min(most, LINES));
    hold(found.byteLength);
    const near = new Int32Array(singles.length);
    const checks: Checks = { excluded: [], shifts: [] };

    let line = 0;
    for (const at of coordinates(sides)) {
      if (line % STRETCH === 0) budget.tick(line);
      if (line >= budget.positions) throw new LimitError("positions", budget.positions, line + 1);
      if (line === found.length) {
        const more = new Int32Array(Math.min(most, 2 * line));
        hold(more.byteLength - found.byteLength);
        more.set(found);
        found = more;
      }
      let last = end;
      let nears = 0;
      for (const move of singles) {
        const before = reaches(at, move) ? found[line - move.by]! : -1;
        if (before >= 0) near[nears++] = before + move.on;
      }
      checks.excluded.length = 0;
      for (const { first, step, lines } of parallels) {
        const before = reaches(at, first) ? found[line - first.by]! : -1;
        const steps = stepsBack(at, step.from);
        // The ray rises along the line: all positions from its first one on lead to it.
        if (steps === Number.POSITIVE_INFINITY) {
          if (before >= 0) last = Math.min(last, before + first.on - 1);
          continue;
        }
        const shift = steps * step.on;
        const base = line - steps * step.by;
        let excluded = lines.get(base);
        if (excluded === undefined) {
          excluded = excludedNumbers(hold);
          lines.set(base, excluded);
        }
        if (before >= 0) excluded.add(before + first.on - shift);
        checks.shifts[checks.excluded.length] = shift;
        checks.excluded.push(excluded);
      }
      const isOver = play === "misere" && !across.some((move) => reaches(at, move));
      const free = firstFree(isOver ? 1 : 0, checks, near.subarray(0, nears));
      found[line] = free <= last ? free : -1;
      yield found[line++]!;
    }
  }

  return { along, lost };
}

function reaches(at: readonly number[], { from }: { readonly from: Vector }): boolean {
  for (let i = 0; i < at.length; i++) if (at[i]! < from[i]!) return false;
  return true;
}

/** How often `step` can be taken from `at`. */
function stepsBack(at: readonly number[], step: Vector): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < at.length; i++) {
    if (step[i] !== 0) least = Math.min(least, Math.floor(at[i]! / step[i]!));
  }
  return least;
}

/** Sets of excluded numbers, each with the difference of its numbers to those of the line. */
interface Checks {
  readonly excluded: Excluded[];
  readonly shifts: number[];
}

/** Least number from `least` on that no check excludes and that is not among `near`. */
function firstFree(least: number, { excluded, shifts }: Checks, near: Int32Array): number {
  let at = least;
  let agreed = 0;
  for (let i = 0; ; i = i + 1 < excluded.length ? i + 1 : 0) {
    if (agreed >= excluded.length) {
      if (!near.includes(at)) return at;
      at++;
      agreed = 0;
    }
    if (excluded.length === 0) continue;
    const free = excluded[i]!.free(at - shifts[i]!) + shifts[i]!;
    agreed = free === at ? agreed + 1 : 1;
    at = free;
  }
}

/**
 * P-positions of a box in lexicographic order; undefined unless a number may be lowered alone by any amount.
 * @throws LimitError
 */
export function lostOnLines(
  vectors: Vectors,
  ends: readonly number[],
  play: Play,
  budget: Budget,
): (readonly number[])[] | undefined {
  const lines = linesOf(vectors, ends, play, budget);
  if (lines === undefined) return undefined;
  const lost = lines.lost();
  const positions: (readonly number[])[] = [];
  for (const at of coordinates(ends.toSpliced(lines.along, 1))) {
    const last: number = lost.next().value;
    if (last >= 0) positions.push(at.toSpliced(lines.along, 0, last));
  }
  return positions.sort(lexicographic);
}

/**
 * All P-positions of two numbers, line by line without end; undefined unless a number may be lowered alone by any
 * amount.
 */
export function pairsOnLines(
  vectors: Vectors,
  play: Play,
  budget: Budget,
): Generator<readonly [number, number]> | undefined {
  const lines = linesOf(vectors, [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY], play, budget);
  return lines && pairsOn(lines);
}

function* pairsOn({ along, lost }: Lines): Generator<readonly [number, number]> {
  let line = 0;
  for (const last of lost()) {
    if (last >= 0) yield along === 1 ? [line, last] : [last, line];
    line++;
  }
}

function lexicographic(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((each, j) => each !== b[j]);
  return i < 0 ? 0 : a[i]! - b[i]!;
}

/** Set of integers, negative ones too, that finds the next integer outside. */
interface Excluded {
  add(member: number): void;
  /** Least integer from `from` on that is no member. */
  free(from: number): number;
}

function excludedNumbers(hold: (bytes: number) => void): Excluded {
  /** Distance from each integer to a larger one, with only members between them; 0 for no member. */
  let jumps = new Int32Array(0);
  /** Index of the integer 0. */
  let zero = 0;

  function free(from: number): number {
    const first = from + zero;
    if (first < 0) return from;
    let to = first;
    while (to < jumps.length && jumps[to]! > 0) to += jumps[to]!;
    for (let i = first; i < to; ) {
      const next = i + jumps[i]!;
      jumps[i] = to - i;
      i = next;
    }
    return to - zero;
  }

  function grow(member: number): void {
    if (jumps.length === 0) zero = FEW - member;
    const larger = new Int32Array(2 * Math.max(FEW, jumps.length));
    hold(larger.byteLength - jumps.byteLength);
    const before = member + zero < 0 ? larger.length - jumps.length : 0;
    larger.set(jumps, before);
    zero += before;
    jumps = larger;
  }

  return {
    free,
    add(member) {
      while (member + zero < 0 || member + zero >= jumps.length) grow(member);
      if (jumps[member + zero] === 0) jumps[member + zero] = 1;
    },
  };
}
