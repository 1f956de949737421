import { gcd } from "../nimber/gcd.ts";
import type { Outcome } from "../types.ts";
import { beattyPairs } from "./beatty.ts";
import { belowLastPart } from "./below-last-part.ts";
import { bySum } from "./by-sum.ts";
import { byTails, OSTROWSKI, outcomesByDigits, pairsByDigits, valuesByDigits } from "./digit-candidates.ts";
import { firstLost, multiplesInPairs, nimSums, repetitionText, scaledText } from "./fit.ts";
import { blocksOf } from "./growing-takes.ts";
import { pairsInSlices, pairsWithFewApart } from "./in-slices.ts";
import type { AutomaticLaw } from "./law.ts";
import { pairsAlongLines } from "./pairs.ts";
import { rulerIn } from "./ruler.ts";
import type { Truth } from "./truth.ts";

/** Moduli to try. */
const MODULI = Array.from({ length: 63 }, (_, i) => i + 2);
const SMALL = MODULI.slice(0, 31);

/** Sets of numbers that have a name, each as the condition that a number is a member. */
const SETS: readonly ((n: string) => string)[] = [
  (n) => `${n} in powers(2)`,
  (n) => `${n} in powers(3)`,
  (n) => `${n} in fibonacci`,
  (n) => `${n} in squares`,
  (n) => `8*${n} + 1 in squares`,
  (n) => `${n} in primes`,
];

/** Digit properties of a number: its trailing zeros, its last non-zero digit, its number of ones. */
const DIGITS: readonly ((n: string) => string)[] = [
  ...[0, 1].flatMap((r) => [2, 3, 4, 5].map((b) => (n: string) => `valuation(${n},${b}) % 2 = ${r}`)),
  ...[0, 1].map((r) => (n: string) => `popcount(${n}) % 2 = ${r}`),
  ...[3, 4, 5].flatMap((b) =>
    Array.from(
      { length: b - 1 },
      (_, d) => (n: string) => `${n} / ${b}**valuation(${n},${b}) % ${b} = ${d + 1}`,
    ),
  ),
  ...["phi", "(phi+1)", "sqrt(2)", "(2+sqrt(2))"].map((a) => (n: string) => `${n} = floor(${a}*k)`),
];

/** Candidate laws as formulas, shortest first. When play is known, candidates that it refutes at once are left out. */
export function* candidates(
  kind: AutomaticLaw["kind"],
  variables: readonly string[],
  truth?: Truth,
): Generator<string> {
  yield* ordinary(kind, variables, truth);
  yield* byDigits(kind, variables);
}

/** Candidates with residues, comparisons, nim-sums, powers and similar expressions. */
export function* ordinary(
  kind: AutomaticLaw["kind"],
  variables: readonly string[],
  truth?: Truth,
): Generator<string> {
  const [x, y, z] = variables;
  if (kind === "outcomes" && truth !== undefined) {
    yield* ofAll(variables.length, truth);
    if (y !== undefined && z === undefined) yield* belowLastPart(truth, [x!, y]);
  }
  if (kind === "values") {
    const isShifted = y !== undefined && truth !== undefined && isPositive(truth, variables.length);
    const less = variables.map((each) => `(${each}-1)`);
    if (isShifted) yield `sg = ${less.join(" xor ")}`;
    yield* values(variables, truth);
    if (isShifted) yield* values(less, truth);
  } else if (z !== undefined) yield* ofThree(variables);
  else if (y !== undefined) yield* ofTwo(x!, y);
  else yield* ofOne(x!, truth);
}

/** Candidates with properties of digits. */
export function* byDigits(kind: AutomaticLaw["kind"], variables: readonly string[]): Generator<string> {
  const [x, y, z] = variables;
  if (z !== undefined || (kind === "values" && y !== undefined)) return;
  if (kind === "values") yield* valuesByDigits(x!);
  else if (y !== undefined) yield* pairsByDigits(x!, y);
  else yield* outcomesByDigits(x!);
}

/** Candidate formulas suggested by the results of play. */
export function* suggested(
  kind: AutomaticLaw["kind"],
  variables: readonly string[],
  truth: Truth,
): Generator<string> {
  const [x, y, z] = variables;
  if (kind === "values") {
    const ruler = y === undefined ? rulerIn(x!, valuesOf(truth)) : undefined;
    if (ruler !== undefined) yield ruler;
    return;
  }
  if (z !== undefined) return;
  if (y !== undefined) {
    const found = multiplesInPairs(truth, [x!, y]);
    if (found !== undefined) yield found;
    else {
      yield* pairsInSlices(truth, [x!, y]);
      yield* pairsWithFewApart(truth, [x!, y]);
      yield* beattyPairs(truth, [x!, y]);
      yield* pairsAlongLines(truth, [x!, y]);
    }
    return;
  }
  const lost = firstLost(truth);
  const found = repetitionText(lost, x!);
  if (found !== undefined) yield found;
  const scaled = scaledText(truth, x!);
  if (scaled !== undefined) yield scaled;
  yield* byTails(lost, x!);
}

/** Whether no number of a position is 0, as far as the first positions show. */
function isPositive({ has }: Truth, length: number): boolean {
  const ones = Array<number>(length).fill(1);
  return has(ones) && ones.every((_, i) => !has(ones.with(i, 0)));
}

/** Number of first positions after which all may have one outcome. */
const ALIKE = 50;

/** That no position is a P-position, or that every one is, when the first ones are alike. */
function* ofAll(length: number, { has, at }: Truth): Generator<string> {
  let first: number | Outcome | undefined;
  let seen = 0;
  for (const position of bySum(length)) {
    if (seen++ === ALIKE) break;
    if (!has(position)) continue;
    const found = at(position);
    first ??= found;
    if (found !== first) return;
  }
  if (first !== undefined) yield `P iff ${first === "P"}`;
}

/** Number of first values from which a ruler is guessed. */
const SEEN = 400;

/** First values, up to the first number that is no position. */
function valuesOf({ at, has }: Truth): readonly number[] {
  const values: number[] = [];
  while (values.length < SEEN && has([values.length])) values.push(Number(at([values.length])));
  return values;
}

/** First number from 1 on with the property in play; all possible numbers when play is unknown. */
function firstOf(truth: Truth | undefined, is: (found: number | Outcome) => boolean): readonly number[] {
  const all = SMALL.map((m) => m - 1);
  if (truth === undefined) return all;
  return all.filter((n) => truth.has([n]) && is(truth.at([n]))).slice(0, 1);
}

function* values(variables: readonly string[], truth: Truth | undefined): Generator<string> {
  yield "sg = 0";
  const sum = variables.join(" + ");
  yield `sg = ${variables.join(" xor ")}`;
  if (variables.length > 1) {
    for (const some of subsets(variables)) yield `sg = ${some.join(" xor ")}`;
    yield `sg = ${sum}`;
    yield `sg = max(${variables.join()})`;
    yield `sg = min(${variables.join()})`;
    for (const m of SMALL) yield `sg = (${sum}) % ${m}`;
    for (const some of subsets(variables)) for (const m of SMALL) yield `sg = ${remainder(some, m)}`;
    for (const m of SMALL) yield `sg = (${sum}) / ${m}`;
    for (const of of ["max", "min"]) for (const m of SMALL) yield `sg = ${of}(${variables.join()}) % ${m}`;
    for (const m of SMALL) yield `sg = ${variables.map((each) => `${each} % ${m}`).join(" xor ")}`;
    yield* nimSums(variables);
    for (const of of joined(variables)) yield* exponents(of, [2, 3]);
    return;
  }
  const [n] = variables;
  for (const m of MODULI) yield `sg = ${n} % ${m}`;
  for (const m of MODULI) yield `sg = ${n} / ${m}`;
  for (let c = 1; c <= 3; c++) yield `sg = max(${n}-${c},0)`;
  yield `sg = (${n} + 1) / 2`;
  for (const b of [2, 3]) yield `sg = ${b}**valuation(${n},${b})`;
  for (const b of [2, 3]) yield `sg = ${b}**valuation(${n}+1,${b})`;
  for (const b of [2, 3]) yield `sg = (${n}+1) / ${b}**valuation(${n}+1,${b}) / ${b}`;
  yield* exponents(n!, [2, 3, 4, 5]);
  yield* logarithms(n!, truth);
  yield* races(n!, truth);
  yield `sg = popcount(${n})`;
  yield `sg = popcount(${n}) % 2`;
  for (const b of [2, 3]) yield `sg = valuation(${n},${b}) % 2`;
  yield `sg = min(${n},1) * 2**valuation(${n},2)`;
  yield `sg = floor(sqrt(${n}))`;
  yield `sg = floor(${n}/phi)`;
  const first = firstOf(truth, (value) => value !== 0);
  for (const m of MODULI)
    for (const d of first) if (d > 1 && d < m && d <= 16) yield `sg = ${n} % ${m} / ${d}`;
}

/** Numbers of digits of an expression, and how often it or its successor can be divided. */
function* exponents(of: string, bases: readonly number[]): Generator<string> {
  for (const b of bases) {
    yield `sg = length(${of},${b})`;
    yield `sg = length(${of}/${b},${b})`;
    yield `sg = valuation(${of},${b})`;
    yield `sg = valuation(${of}+1,${b})`;
  }
}

/** Heaps among which values that grow like a logarithm are sought, and those of a race. */
const [GROWN, RACED] = [400, 2000];

/**
 * Values that grow by 1 at heaps a, b·a + c, b·(b·a + c) + c, …: with s = c / (b - 1), these heaps n are those at which
 * n + s is a + s times a power of b.
 */
function* logarithms(n: string, truth: Truth | undefined): Generator<string> {
  const at: number[] = [];
  for (let heap = 0; heap < GROWN && at.length < 3; heap++) {
    const value = truth?.at([heap]);
    if (value === at.length + 1) at.push(heap);
    else if (value !== at.length) return;
  }
  const [first, second, third] = at;
  if (third === undefined) return;
  const base = (third - second!) / (second! - first!);
  if (!Number.isInteger(base) || base < 2) return;
  const [times, shift] = [base - 1, second! - base * first!];
  const divisor = times * first! + shift;
  const common = gcd(gcd(times, Math.abs(shift)), divisor);
  const [by, plus, over] = [times / common, shift / common, divisor / common];
  const scaled = by === 1 ? n : `${by}*${n}`;
  const sum = plus < 0 ? `max(${scaled}-${-plus},0)` : plus > 0 ? `(${scaled}+${plus})` : scaled;
  yield `sg = length(${over === 1 ? sum : `${sum}/${over}`},${base})`;
}

/**
 * Values of a race up to a number, beyond which there is no move or no position: they depend on the distance from it.
 */
function* races(n: string, truth: Truth | undefined): Generator<string> {
  if (truth === undefined) return;
  const values: number[] = [];
  for (let heap = 0; heap < RACED && truth.has([heap]); heap++) {
    const value = Number(truth.at([heap]));
    const last = values.at(-1) ?? 0;
    if (last !== 0 && value !== last - 1) return;
    values.push(value);
  }
  const end = values.findLastIndex((value) => value !== 0) + 1;
  const isWhole = values.length === end + 1;
  const m = Math.max(...values) + 1;
  if (end < 2 || !(isWhole || 2 * end <= RACED)) return;
  if (values.slice(0, end).every((value, heap) => value === (end - heap) % m))
    yield `sg = (${end}-${n}) % ${m}${isWhole ? "" : ` if ${n} <= ${end}; else 0`}`;
}

/** All variables joined to one number. */
const joined = (variables: readonly string[]): readonly string[] => [
  ...["bitor", "bitand", "xor"].map((sign) => `(${variables.join(` ${sign} `)})`),
  `(${variables.join(" + ")})`,
  ...["max", "min"].map((of) => `${of}(${variables.join()})`),
];

function* ofOne(n: string, truth: Truth | undefined): Generator<string> {
  yield `P iff ${n} = 0`;
  for (const m of MODULI) yield `P iff ${n} % ${m} = 0`;
  for (const is of SETS) {
    yield `P iff ${is(n)}`;
    yield `P iff ${n} = 0 or ${is(n)}`;
    yield `P iff ${is(`(${n}+1)`)}`;
  }
  for (const m of MODULI) for (let r = 1; r < m && m <= 16; r++) yield `P iff ${n} % ${m} = ${r}`;
  const [won, lost] = [firstOf(truth, (who) => who === "N"), firstOf(truth, (who) => who === "P")];
  for (const m of SMALL) for (const r of lost) if (r < m) yield `P iff ${n} % ${m} in {0,${r}}`;
  for (const m of SMALL) for (const r of won) if (r < m) yield `P iff ${n} % ${m} < ${r}`;
  for (const is of DIGITS) {
    const some = is(n).includes("k)") ? " for some k" : "";
    yield `P iff ${is(n)}${some}`;
    yield `P iff ${n} = 0 or ${is(n)}${some}`;
    yield `P iff ${n} > 0 and ${is(n)}${some}`;
    yield `P iff ${is(`(${n}+1)`)}${some}`;
    yield `P iff ${n} <= 1 or ${is(`(${n}-1)`)}${some}`;
  }
  // Covers Mark-b, where misère play exchanges the powers.
  for (const b of [2, 3, 4, 5, 6, 7])
    yield `P iff not ${n} in powers(${b}) and valuation(${n},${b}) % 2 = 1 or ${n} in powers(${b}) and valuation(${n},${b}) % 2 = 0`;
}

function* ofTwo(x: string, y: string): Generator<string> {
  yield `P iff ${x} = 0`;
  yield `P iff ${y} = 0`;
  yield `P iff ${x} = ${y}`;
  yield `P iff ${x} = 0 and ${y} = 0`;
  yield `P iff ${x} = ${y} and ${x} != 1 or ${x} + ${y} = 1`;
  yield `P iff ${x} = 2*${y} or ${y} = 2*${x}`;
  for (const m of SMALL) {
    yield `P iff (${x} + ${y}) % ${m} = 0`;
    yield `P iff ${x} % ${m} = ${y} % ${m}`;
    yield `P iff ${x} % ${m} = 0 and ${y} % ${m} = 0`;
    yield `P iff ${x} / ${m} = ${y} / ${m}`;
    yield `P iff abs(${x} - ${y}) < ${m}`;
    yield `P iff min(${x},${y}) % ${m} = 0`;
    yield `P iff max(${x},${y}) % ${m} = 0`;
    yield `P iff (${x} % ${m} xor ${y} % ${m}) = 0`;
  }
  for (const is of DIGITS.slice(0, 10)) {
    yield `P iff ${is(`(${x}+${y})`)}`;
    yield `P iff ${is(`min(${x},${y})`)}`;
  }
  for (const [a, b] of [
    [x, y],
    [y, x],
  ] as const) {
    for (const set of ["fibonacci", "powers(2)"]) yield `P iff ${a} = 0 or ${a} in ${set} and ${b} < ${a}`;
    for (const c of [2, 3, 4]) yield `P iff ${a} = 0 or ${b} < ${c}**valuation(${a},${c})`;
    for (const system of OSTROWSKI) yield `P iff ${a} = 0 or ${b} < lowest(${a},${system})`;
    // Covers takes of one to m more than the last take: the blocks grow by squares.
    const i = ["i", "b", "c"].find((name) => name !== x && name !== y)!;
    for (const more of [1, 2, 3, 4, 5]) yield blocksOf({ heap: a, last: b, more }, i);
  }
}

/** Text of the remainder of a sum. */
const remainder = (of: readonly string[], m: number): string =>
  of.length === 1 ? `${of[0]} % ${m}` : `(${of.join(" + ")}) % ${m}`;

/** Non-empty proper subsets. */
const subsets = (variables: readonly string[]): string[][] =>
  Array.from({ length: 2 ** variables.length - 2 }, (_, mask) =>
    variables.filter((_, i) => ((mask + 1) >> i) & 1),
  );

function* ofThree(variables: readonly string[]): Generator<string> {
  const [sum, nimSum] = [variables.join(" + "), variables.join(" xor ")];
  yield `P iff ${nimSum} = 0`;
  for (const some of subsets(variables)) yield `P iff ${some.join(" xor ")} = 0`;
  for (const c of [1, 2]) yield `P iff ${variables.map((each) => `(${each} + ${c})`).join(" xor ")} = 0`;
  for (const m of [2, 3, 4]) yield `P iff ${variables.map((each) => `${each} / ${m}`).join(" xor ")} = 0`;
  yield `P iff ${variables
    .slice(1)
    .map((each) => `${each} = ${variables[0]}`)
    .join(" and ")}`;
  if (variables.length === 4) {
    const [x, y, z, w] = variables;
    yield `P iff ${x} = ${z} and ${y} = ${w}`;
    yield `P iff ${x} = ${y} and ${z} = ${w}`;
    yield `P iff ${x} = ${w} and ${y} = ${z}`;
  }
  yield `P iff (${nimSum}) = 0 and max(${variables.join()}) > 1 or (${sum}) % 2 = 1 and max(${variables.join()}) <= 1`;
  for (const m of SMALL) {
    yield `P iff (${sum}) % ${m} = 0`;
    yield `P iff ${variables.map((each) => `${each} % ${m} = 0`).join(" and ")}`;
    yield `P iff (${variables.map((each) => `${each} % ${m}`).join(" xor ")}) = 0`;
    yield `P iff min(${variables.join()}) % ${m} = 0`;
    yield `P iff max(${variables.join()}) % ${m} = 0`;
  }
}
