import type { Moves } from "./notation.ts";

/** The values that a certificate claims, for heaps 0, 1, 2, …; typed so that millions fit. */
export type Claimed = Uint8Array | Uint16Array | Int32Array;

/** The first heap where the rules do not give the value claimed, and what they give. */
export interface Mismatch {
  readonly heap: number;
  readonly found: number | undefined;
}

/**
 * Compares the claimed values, one heap after another, with those that the moves give: the values before a heap are
 * right when it is looked at, so that its value is the mex over its options among them. `pause` is called often.
 */
export function replay(moves: Moves, claimed: Claimed, pause: () => void): Mismatch | undefined {
  if (moves.kind === "code") {
    const splitting = moves.digits.flatMap((digit, i) => (digit & 4 ? [i] : []));
    const inThree = moves.digits.some((digit) => digit & 8);
    if (claimed.length > PLAIN && splitting.length > 0 && !inThree) {
      return replaySparse(moves.digits, splitting, claimed, pause);
    }
  }
  const marks = new Float64Array(2 ** 20);
  for (let n = 0; n < claimed.length; n++) {
    if (n % 64 === 0) pause();
    const found = plainMex(moves, claimed, n, marks);
    if (found !== claimed[n]) return { heap: n, found };
  }
  return undefined;
}

/** Windows longer than this are replayed by classes. */
const PLAIN = 12_000;

/** Marks every option of heap n with n + 1; the mex is the first value without that mark. */
function plainMex(moves: Moves, values: Claimed, n: number, marks: Float64Array): number {
  const day = n + 1;
  if (moves.kind === "set") {
    for (const s of moves.takes) if (s <= n) marks[values[n - s]!] = day;
  } else if (moves.kind === "all but") {
    const most = moves.forbidden.at(-1) ?? 0;
    for (let left = 0; left < n; left++) {
      if (n - left > most || !moves.forbidden.includes(n - left)) marks[values[left]!] = day;
    }
  } else {
    moves.digits.forEach((digit, taken) => {
      const left = n - taken;
      if (digit & 1 && left === 0) marks[0] = day;
      if (digit & 2 && left > 0) marks[values[left]!] = day;
      if (digit & 4) for (let a = 1; 2 * a <= left; a++) marks[values[a]! ^ values[left - a]!] = day;
      if (digit & 8) {
        for (let a = 1; 3 * a <= left; a++) {
          for (let b = a; a + 2 * b <= left; b++) {
            marks[values[a]! ^ values[b]! ^ values[left - a - b]!] = day;
          }
        }
      }
    });
  }
  let mex = 0;
  while (marks[mex] === day) mex++;
  return mex;
}

/**
 * The same for long windows of games that leave at most two heaps, by two classes of heaps. Put
 * class(n) = parity(value & mask), plus n - t when `alternate`, mod 2, and give an option of heap n the class of its
 * value at n. When every splitting digit has the parity of t, a split of n into a and b is of class
 * class(a) + class(b); so all options of class 1 have exactly one part of class 0. If few heaps are of class 0, all
 * options of class 1 are soon marked; an option of class 0 is looked for among all splits only when it is needed, and
 * a heap whose own value is of class 0 is done plainly. This is exact for every mask.
 */
function replaySparse(
  digits: readonly number[],
  splitting: readonly number[],
  values: Claimed,
  pause: () => void,
): Mismatch | undefined {
  const { mask, alternate, t } = bestClasses(splitting, values);
  const classAt = (n: number, value: number) => parity(value & mask) ^ (alternate ? (n - t) & 1 : 0);
  const few: number[] = [];
  const marks = new Float64Array(2 ** 20);
  for (let n = 0; n < values.length; n++) {
    if (n % 64 === 0) pause();
    const claim = values[n]!;
    const day = n + 1;
    if (classAt(n, claim) === 0) {
      const found = plainMex({ kind: "code", digits }, values, n, marks);
      if (found !== claim) return { heap: n, found };
      if (n > 0) few.push(n);
      continue;
    }
    for (let taken = 0; taken < digits.length; taken++) {
      const left = n - taken;
      if (digits[taken]! & 1 && left === 0) marks[0] = day;
      if (digits[taken]! & 2 && left > 0) marks[values[left]!] = day;
    }
    for (const taken of splitting) {
      const left = n - taken;
      for (let i = 0; i < few.length && few[i]! < left; i++)
        marks[values[few[i]!]! ^ values[left - few[i]!]!] = day;
    }
    if (marks[claim] === day) return { heap: n, found: undefined };
    let missing = 0;
    for (let value = 0; value < claim; value++) {
      if (marks[value] === day) continue;
      if (classAt(n, value) === 1) return { heap: n, found: value };
      missing++;
    }
    for (const taken of splitting) {
      const left = n - taken;
      for (let a = 1; missing > 0 && 2 * a <= left; a++) {
        const value = values[a]! ^ values[left - a]!;
        if (marks[value] === day) continue;
        marks[value] = day;
        if (value < claim) missing--;
      }
    }
    if (missing > 0) return { heap: n, found: plainMex({ kind: "code", digits }, values, n, marks) };
  }
  return undefined;
}

/** The classes for which the fewest of the claimed values are of class 0. */
function bestClasses(
  splitting: readonly number[],
  values: Claimed,
): { mask: number; alternate: boolean; t: number } {
  const t = splitting[0]! & 1;
  const counts: [Map<number, number>, Map<number, number>] = [new Map(), new Map()];
  let most = 1;
  for (let n = 0; n < values.length; n++) {
    const value = values[n]!;
    const count = counts[(n - t) & 1]!;
    count.set(value, (count.get(value) ?? 0) + 1);
    if (value > most) most = value;
  }
  let best = { mask: 1, alternate: false, t };
  let fewest = values.length + 1;
  const masks = Math.min(2 ** (32 - Math.clz32(most)), 4096);
  for (const alternate of splitting.every((i) => (i & 1) === t) ? [false, true] : [false]) {
    for (let mask = 1; mask < masks; mask++) {
      let zeros = 0;
      counts.forEach((count, odd) => {
        for (const [value, times] of count) {
          if ((parity(value & mask) ^ (alternate ? odd : 0)) === 0) zeros += times;
        }
      });
      if (zeros < fewest) [best, fewest] = [{ mask, alternate, t }, zeros];
    }
  }
  return best;
}

function parity(bits: number): number {
  let folded = bits ^ (bits >>> 16);
  folded ^= folded >>> 8;
  folded ^= folded >>> 4;
  return (0x6996 >>> (folded & 15)) & 1;
}
