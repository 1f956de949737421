import { OSTROWSKI } from "./digit-candidates.ts";
import type { Truth } from "./truth.ts";

// A heap and a number that says how many may be taken next, as in Fibonacci Nim: each heap is a sum of certain numbers,
// and lost as long as its least part may not be taken (Schwenk, Take-away games, 1970). Here the least part is a power,
// the weight of the last digit in a number system, or known by a remainder; the bound is c*k + d for the other number k.

/** Heaps whose limits are compared, and most of the other number for which a heap is lost. */
const HEAPS = 72;
const MOST = 80;

/** Coefficients and constants of the bound. */
const FACTORS = [1, 2, 3, 4];
const CONSTANTS = [0, 1, -1, 2, -2, 3, -3];

const POWERS = [2, 3, 4];
/** Largest number whose remainders are compared. */
const MODULI = 24;

/** Least part of a heap by its text, and in numbers. */
interface Part {
  readonly text: string;
  readonly of: (heap: number) => number;
}

/** Formulas by which a heap is lost as long as the other number bounds less than its least part. */
export function* belowLastPart(truth: Truth, [x, y]: readonly [string, string]): Generator<string> {
  for (const [heap, bound, isSwapped] of [
    [x, y, false],
    [y, x, true],
  ] as const) {
    const limits = limitsOf(truth, isSwapped);
    if (limits === undefined) continue;
    for (const part of parts(heap)) {
      const text = boundText(limits, part, bound, () => true);
      if (text !== undefined) yield `P iff ${heap} = 0 or ${text}`;
    }
    yield* byRemainder(limits, heap, bound);
  }
}

/**
 * For each heap from 1 on the least value of the other number for which it is won, if it is lost for all smaller ones
 * and won for all greater ones; undefined if a heap is not so, or if all limits are alike.
 */
function limitsOf({ has, at }: Truth, isSwapped: boolean): readonly number[] | undefined {
  const limits: number[] = [0];
  const isLost = (heap: number, k: number): boolean | undefined => {
    const position = isSwapped ? [k, heap] : [heap, k];
    return has(position) ? at(position) === "P" : undefined;
  };
  for (let heap = 1; heap <= HEAPS; heap++) {
    let limit = 0;
    while (limit <= MOST && isLost(heap, limit) === true) limit++;
    for (let k = limit; k <= MOST; k++) if (isLost(heap, k) !== false) return undefined;
    limits.push(limit);
  }
  return new Set(limits.slice(1)).size > 2 ? limits : undefined;
}

function* parts(heap: string): Generator<Part> {
  for (const base of POWERS)
    yield { text: `${base}**valuation(${heap},${base})`, of: (n) => powerIn(n, base) };
  for (const [i, system] of OSTROWSKI.entries())
    yield { text: `lowest(${heap},${system})`, of: (n) => lastPart(n, i + 1) };
}

/** Largest power of the base that divides n. */
function powerIn(n: number, base: number): number {
  let power = 1;
  while (n % (power * base) === 0) power *= base;
  return power;
}

/** Weight of the last digit of n that is not 0, in the system whose weights are w' = q*w + the weight before w. */
function lastPart(n: number, q: number): number {
  const weights = [1, q === 1 ? 2 : q];
  while (weights.at(-1)! <= n) weights.push(q * weights.at(-1)! + weights.at(-2)!);
  let rest = n;
  let last = n;
  for (const weight of weights.toReversed()) {
    if (weight > rest) continue;
    rest %= weight;
    last = weight;
    if (rest === 0) break;
  }
  return last;
}

/** Text `c*k + d < part` that gives the limits of all these heaps. */
function boundText(
  limits: readonly number[],
  part: Part,
  bound: string,
  isMeant: (heap: number) => boolean,
): string | undefined {
  for (const c of FACTORS)
    for (const d of CONSTANTS) {
      const fits = limits.every(
        (limit, n) => n === 0 || !isMeant(n) || limit === Math.max(0, Math.ceil((part.of(n) - d) / c)),
      );
      if (!fits) continue;
      const times = c === 1 ? bound : `${c}*${bound}`;
      return `${times}${d === 0 ? "" : d > 0 ? ` + ${d}` : ` - ${-d}`} < ${part.text}`;
    }
  return undefined;
}

/** Heaps that a number m divides have a power times m as their least part; those of other remainders a fixed limit. */
function* byRemainder(limits: readonly number[], heap: string, bound: string): Generator<string> {
  for (let m = 2; m <= MODULI; m++) {
    const residues = Array.from({ length: m - 1 }, (_, i) => limits[i + 1]!);
    if (!limits.every((limit, n) => n % m === 0 || limit === residues[(n % m) - 1])) continue;
    for (const base of POWERS) {
      const part: Part = {
        text: `${m}*${base}**valuation(${heap}/${m},${base})`,
        of: (n) => m * powerIn(n / m, base),
      };
      const text = boundText(limits, part, bound, (n) => n % m === 0);
      if (text === undefined) continue;
      const fixed = residues.flatMap((limit, i) =>
        limit === 0 ? [] : [`${heap} % ${m} = ${i + 1} and ${bound} < ${limit}`],
      );
      yield `P iff ${[`${heap} = 0`, ...fixed, `${heap} % ${m} = 0 and ${text}`].join(" or ")}`;
      return;
    }
  }
}
