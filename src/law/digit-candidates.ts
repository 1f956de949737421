import { beyond } from "../automata/growth.ts";
import { weightsTo } from "../automata/index.ts";
import { isAmong } from "../rules/print.ts";

/** The systems of [1; a, a, …] for a = 1 to 4. */
export const OSTROWSKI = ["zeckendorf", "ostrowski(2)", "ostrowski(3)", "ostrowski(4)"] as const;

const BASES = [2, 3, 4, 5] as const;

/** Blocks of binary digits to count. */
const BLOCKS = ["1,1", "1,0", "0,1", "0,0", "1,0,1", "1,1,1"] as const;

/**
 * Formulas for values by digits, shortest first. Powers and counts of ones stated in other words are not among them.
 */
export function* valuesByDigits(n: string): Generator<string> {
  for (const system of OSTROWSKI) {
    for (const what of ["zeros", "digitsum", "length", "lowest"] as const)
      yield `sg = ${what}(${n},${system})`;
    yield `sg = zeros(${n}+1,${system})`;
    for (const m of [2, 3]) yield `sg = zeros(${n},${system}) % ${m}`;
    for (const m of [2, 3, 4]) yield `sg = digitsum(${n},${system}) % ${m}`;
    yield `sg = length(${n},${system}) % 2`;
    for (const k of [1, 2, 3, 4, 5, 6]) yield `sg = tail(${n},${system},${k})`;
  }
  for (const b of BASES) {
    yield `sg = length(${n},${b})`;
    yield `sg = length(${n},${b}) % 2`;
    if (b > 2) yield `sg = digitsum(${n},${b})`;
    for (const m of [2, 3, 4, 5]) if (m > 2 || b > 2) yield `sg = digitsum(${n},${b}) % ${m}`;
  }
  for (const block of BLOCKS) {
    yield `sg = count(${n},2,${block})`;
    yield `sg = count(${n},2,${block}) % 2`;
  }
}

/** Conditions for P-positions by digits: parities of counts, and absent digits and blocks. */
export function* outcomesByDigits(n: string): Generator<string> {
  const also = (condition: string) => [
    `P iff ${condition}`,
    `P iff ${n} = 0 or ${condition}`,
    `P iff ${n} > 0 and ${condition}`,
  ];
  for (const r of [0, 1]) {
    for (const system of OSTROWSKI) {
      for (const what of ["zeros", "digitsum", "length"] as const)
        yield* also(`${what}(${n},${system}) % 2 = ${r}`);
      yield* also(`zeros(${n}+1,${system}) % 2 = ${r}`);
    }
    for (const b of BASES) {
      yield* also(`length(${n},${b}) % 2 = ${r}`);
      if (b > 2) yield* also(`digitsum(${n},${b}) % 2 = ${r}`);
    }
    for (const block of BLOCKS) yield* also(`count(${n},2,${block}) % 2 = ${r}`);
  }
  for (const c of [1, 2, 3]) {
    for (const system of [...OSTROWSKI, ...BASES]) yield* also(`digitsum(${n},${system}) = ${c}`);
    for (const system of OSTROWSKI) yield* also(`zeros(${n},${system}) >= ${c}`);
  }
  for (const m of [3, 4, 5]) {
    for (const r of Array.from({ length: m }, (_, i) => i)) {
      for (const system of ["zeckendorf", ...BASES]) yield `P iff digitsum(${n},${system}) % ${m} = ${r}`;
      yield `P iff zeros(${n},zeckendorf) % ${m} = ${r}`;
    }
  }
  for (const b of [3, 4, 5])
    for (let digit = 0; digit < b; digit++) yield* also(`count(${n},${b},${digit}) = 0`);
  for (const block of BLOCKS) yield* also(`count(${n},2,${block}) = 0`);
}

/** Bases in which numbers of digits are compared. */
const LENGTHS = [2, 3, 4];

/** Conditions for pairs by the digits of each number. */
export function* pairsByDigits(x: string, y: string): Generator<string> {
  for (const base of LENGTHS)
    for (const of of [(n: string) => n, (n: string) => `max(${n},1)`, (n: string) => `${n}+1`])
      yield `P iff length(${of(x)},${base}) = length(${of(y)},${base})`;
  yield `P iff popcount(${x}) % 2 = popcount(${y}) % 2`;
  for (const base of LENGTHS) yield `P iff length(${x},${base}) % 2 = length(${y},${base}) % 2`;
  for (const system of OSTROWSKI) {
    for (const what of ["zeros", "digitsum"] as const)
      for (const r of [0, 1]) {
        yield `P iff ${what}(${x},${system}) % 2 = ${r} and ${what}(${y},${system}) % 2 = ${r}`;
        yield `P iff ${what}(${x}+${y},${system}) % 2 = ${r}`;
      }
    yield `P iff tail(${x},${system},1) = 0 and tail(${y},${system},1) = 0`;
  }
}

/** Largest number of digits, and of tails, in a law. */
const MOST_PLACES = 6;
const MOST_LISTED = 16;

/** Condition for P-positions by their last digits, when these decide the outcome. */
export function* byTails(lost: readonly boolean[], n: string): Generator<string> {
  for (const [i, system] of OSTROWSKI.entries()) {
    for (let places = 1; places <= MOST_PLACES; places++) {
      const tails = tailsOf(i + 1, places, lost);
      if (tails === undefined || tails.length === 0 || tails.length > MOST_LISTED) continue;
      yield `P iff ${isAmong(`tail(${n},${system},${places})`, tails)}`;
      break;
    }
  }
}

/** Last digits of the P-positions as numbers; undefined when some N-position ends in the same digits. */
function tailsOf(a: number, places: number, lost: readonly boolean[]): number[] | undefined {
  const growth = { quotients: [a], carry: 1 } as const;
  const weights = weightsTo(growth, BigInt(lost.length - 1))
    .map(Number)
    .reverse();
  const least = beyond(growth, places);
  // Each tail must occur at least once, and half of them twice; otherwise every set of numbers would fit.
  if (3 * least > lost.length) return undefined;
  const kinds = new Map<number, boolean>();
  for (let n = 0; n < lost.length; n++) {
    let tail = n;
    for (const weight of weights) if (weight >= least) tail %= weight;
    const known = kinds.get(tail);
    if (known !== undefined && known !== lost[n]) return undefined;
    kinds.set(tail, lost[n]!);
  }
  return [...kinds].flatMap(([tail, isLost]) => (isLost ? [tail] : [])).sort((a, b) => a - b);
}
