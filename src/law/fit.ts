import { isAmong } from "../rules/print.ts";
import type { Outcome } from "../types.ts";
import type { Truth } from "./truth.ts";

/** Number of heaps in the search for a period of outcomes, and of P-positions in the search for multiples. */
const HEAPS = 400;
const PAIRS = 24;

/** Largest modulus and largest number of exceptions in a formula. */
const MOST_PERIOD = 64;
const MOST_LISTED = 16;

const isP = (found: number | Outcome): boolean => found === "P";

/** Whether each of the first heaps is a P-position. */
export const firstLost = ({ at }: Truth): boolean[] =>
  Array.from({ length: HEAPS }, (_, heap) => isP(at([heap])));

/** Law of periodic outcomes, with exceptions before the period begins. */
export function repetitionText(lost: readonly boolean[], n: string): string | undefined {
  const found = repetitionOfOutcomes(lost);
  if (found === undefined || found.period > MOST_PERIOD) return undefined;
  const isShort = found.before.length <= MOST_LISTED && found.residues.length <= MOST_LISTED;
  return isShort ? textOfOutcomes(n, found) : undefined;
}

/** Observed least period of outcomes: at least three repetitions, over at least half of the list. */
export function repetitionOfOutcomes(lost: readonly boolean[]): Repeated | undefined {
  const heaps = lost.length;
  for (let period = 1; 6 * period <= heaps; period++) {
    let start = heaps - period;
    while (start > 0 && lost[start - 1] === lost[start - 1 + period]) start--;
    if (start + 3 * period > heaps / 2) continue;
    const residues = new Set<number>();
    for (let heap = start; heap < start + period; heap++) if (lost[heap]) residues.add(heap % period);
    const before = Array.from({ length: start }, (_, heap) => heap).filter((heap) => lost[heap]);
    return { start, period, residues: [...residues].sort((a, b) => a - b), before };
  }
  return undefined;
}

/** Periodic outcomes: residues of the P-positions from `start` on, and the P-positions before it. */
export interface Repeated {
  readonly start: number;
  readonly period: number;
  readonly residues: readonly number[];
  readonly before: readonly number[];
}

/** Formula for periodic outcomes. */
export function textOfOutcomes(n: string, { start, period, residues, before }: Repeated): string {
  const late = start === 0 ? [] : [`${n} >= ${start}`];
  const repeats =
    residues.length === 0
      ? undefined
      : [...late, ...(period === 1 ? [] : [isAmong(`${n} % ${period}`, residues)])].join(" and ");
  if (before.length === 0 && repeats === undefined) return "P iff false";
  const parts = [
    ...(before.length === 0 ? [] : [isAmong(n, before)]),
    ...(repeats === undefined ? [] : [repeats]),
  ];
  return `P iff ${parts.join(" or ") || "true"}`;
}

/** Largest growth factor between ends of runs: automata read digits up to this base. */
const MOST_FACTOR = 36;

/** Runs of equal values that recur, longer and farther by a factor; only those before the first of `ends` do not. */
interface Scaled {
  readonly factor: number;
  /** Difference between the first heap of a run and its multiple by the factor. */
  readonly shift: number;
  /** First heaps of the runs, less the shift, up to the run that is the first again. */
  readonly ends: readonly number[];
}

/** Number of heaps from which the growth of runs is seen, unless each heap has many moves. */
const FAR = 1500;

/** Growth of the runs of values or outcomes, as when n goes to n/2, …, n/6. */
export function scaleOf({ at, by }: Pick<Truth, "at" | "by">): Scaled | undefined {
  const values = Array.from({ length: by === "wide" ? HEAPS : FAR }, (_, heap) => at([heap]));
  const firsts = values.flatMap((each, heap) => (heap > 0 && each !== values[heap - 1] ? [heap] : []));
  for (const shift of [0, 1, -1]) {
    const ends = firsts.map((first) => first - shift);
    for (let size = 2; 2 * size + 1 <= ends.length; size++) {
      const factor = ends.at(-1)! / ends.at(-1 - size)!;
      if (!Number.isInteger(factor) || factor < 2 || factor > MOST_FACTOR) continue;
      const goesOn = (i: number) =>
        ends[i]! > 0 &&
        ends[i + size] === factor * ends[i]! &&
        values[firsts[i]!] === values[firsts[i + size]!];
      let start = ends.length - size;
      while (start > 0 && goesOn(start - 1)) start--;
      // Each run recurs, and the first of them twice.
      if (start + 2 * size + 1 <= ends.length)
        return { factor, shift, ends: ends.slice(start, start + size + 1) };
    }
  }
  return undefined;
}

/** Law of P-positions in such runs: each run ends at a constant times a power of the factor. */
export function scaledText(truth: Truth, n: string): string | undefined {
  const scale = scaleOf(truth);
  if (scale === undefined) return undefined;
  const { factor, shift, ends } = scale;
  const isLost = (heap: number) => isP(truth.at([heap]));
  const before = Array.from({ length: ends[0]! + shift }, (_, heap) => heap).filter(isLost);
  if (before.length > MOST_LISTED) return undefined;
  const times = (c: number) => (c === 1 ? "k" : `${c}*k`);
  const runs = ends.slice(1).flatMap((end, i) => {
    const from = ends[i]!;
    if (!isLost(from + shift)) return [];
    const within =
      shift === 1
        ? `${times(from)} < ${n} <= ${times(end)}`
        : `${times(from)} <= ${shift === 0 ? n : `${n}+1`} < ${times(end)}`;
    return [`${within} and k in powers(${factor})`];
  });
  return `P iff ${[...(before.length === 0 ? [] : [isAmong(n, before)]), ...runs].join(" or ")} for some k`;
}

/** Radicands d of the slopes (u + sqrt(d)) / w to try. */
export const RADICANDS: readonly number[] = [5, 2, 8, 13, 3, 20, 29, 40, 6, 7, 10, 12, 17, 21];

export type Pair = readonly [number, number];

/** Whether the differences of pairs grow by a constant from the first pair on. */
function isEven(pairs: readonly Pair[]): boolean {
  const [first, second, third] = pairs.slice(-3).map(([x, y]) => y - x) as [number, number?, number?];
  return third === undefined || second === undefined || third - second === second - first;
}

/**
 * Pairs x <= y of P-positions of two heaps, by increasing x. Undefined when x and y are not interchangeable or when the
 * pairs do not continue as `go` asks.
 */
export function pairsOf({ at, has }: Truth, goesOn: (pairs: readonly Pair[]) => boolean): Pair[] | undefined {
  const pairs: Pair[] = [];
  const larger = new Set<number>();
  for (let x = 0; pairs.length < PAIRS; x++) {
    if (larger.has(x)) continue;
    const before = pairs.length;
    for (let y = x; y <= 6 * x + 6; y++) {
      if (!has([x, y]) || !has([y, x])) return undefined;
      const lost = isP(at([x, y]));
      if (lost !== isP(at([y, x]))) return undefined;
      if (lost) {
        pairs.push([x, y]);
        larger.add(y);
        break;
      }
    }
    if (pairs.length === before || (pairs.length > 1 && !goesOn(pairs))) return undefined;
  }
  return pairs;
}

/** Law of pairs (⌊kα⌋ + c, ⌊kα⌋ + c + tk + e), where α is a quadratic irrational with small coefficients. */
export function multiplesInPairs(truth: Truth, [x, y]: readonly [string, string]): string | undefined {
  const pairs = pairsOf(truth, isEven);
  if (pairs === undefined) return undefined;
  const [first, second] = pairs as [Pair, Pair];
  const e = first[1] - first[0];
  const t = second[1] - second[0] - e;
  if (t < 1 || !pairs.every(([a, b], k) => b - a === t * k + e)) return undefined;
  const slope = slopeOf(pairs.map(([a]) => a));
  if (slope === undefined) return undefined;
  const small = `${slope}${first[0] === 0 ? "" : ` + ${first[0]}`}`;
  const gap = `${t === 1 ? "" : `${t}*`}k${e === 0 ? "" : ` + ${e}`}`;
  return `P iff ${x} = ${small} and ${y} = ${x} + ${gap} or ${y} = ${small} and ${x} = ${y} + ${gap} for some k >= 0`;
}

/** Text of ⌊(u + √d) k / w⌋. */
export function slopeText(u: number, d: number, w: number, k: string): string {
  if (d === 5 && w === 2 && u === 1) return `floor(phi*${k})`;
  const sum = u === 0 ? `sqrt(${d})` : u > 0 ? `(${u}+sqrt(${d}))` : `(sqrt(${d})-${-u})`;
  return `floor(${w === 1 ? sum : `${sum}/${w}`}*${k})`;
}

/** Text `floor(α*k)` for the terms less the first, if such an α is found. */
function slopeOf(terms: readonly number[]): string | undefined {
  const [start] = terms as [number];
  for (let w = 1; w <= 4; w++)
    for (const d of RADICANDS)
      for (let u = -6; u <= 6; u++) {
        const alpha = (u + Math.sqrt(d)) / w;
        if (alpha < 1 || !terms.every((term, k) => Math.floor(k * alpha) === term - start)) continue;
        return slopeText(u, d, w, "k");
      }
  return undefined;
}

/** Functions of one number for nim-sums, with their values at 1, 2, 3, … */
const FUNCTIONS: readonly ((n: string) => string)[] = [
  (n) => n,
  ...Array.from({ length: 14 }, (_, i) => (n: string) => `${n} % ${i + 2}`),
  ...Array.from({ length: 6 }, (_, i) => (n: string) => `${n} / ${i + 2}`),
  (n) => `(${n}+1) / 2`,
  (n) => `max(${n}-1,0)`,
  (n) => `valuation(${n},2)`,
  (n) => `2**valuation(${n},2)`,
  (n) => `popcount(${n}) % 2`,
];

/** Candidates in which the value is the nim-sum of one function of each number. */
export const nimSums = (variables: readonly string[]): string[] =>
  FUNCTIONS.map((f) => `sg = ${variables.map((each) => `(${f(each)})`).join(" xor ")}`);
