import type { HeapRules } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import { repeatsOf, valueAt } from "../../law-value/periodic.ts";
import { type Natural, natural, plus } from "../../nimber/natural.ts";
import type { Theorem, Verdict } from "../../types.ts";
import { type Budget, begin, type Limits } from "../limits.ts";
import { canonical, equalDigits, trimmed } from "./canonical-code.ts";
import { type Difference, firstDifference, type PeriodicSequence, repeatsDiffer } from "./differ.ts";
import { usualHeaps } from "./find.ts";
import { finish, within } from "./portions.ts";
import { replayed } from "./replayed.ts";
import { portions, seek } from "./seek.ts";
import { type HeapTable, heapTable } from "./table.ts";
import { finiteTheorem, type Period, type Proved } from "./theorem.ts";

/**
 * Whether two sequences of values are equal: heap n + `shift` of the first and heap n of the second; or, when `shift`
 * is negative, heap n of the first and heap n - `shift` of the second.
 */
export type Sameness = Verdict<
  { readonly heap: Natural; readonly values: readonly [Natural, Natural] },
  SameProof,
  { readonly shift: number; readonly heaps: number; readonly limit?: LimitError }
>;

/** Reason for equality: equal moves or codes, proved periods that agree, or laws of all values that agree. */
type SameProof =
  | { readonly shift: number; readonly by: "code"; readonly digits: readonly number[] }
  | {
      readonly shift: number;
      readonly by: "period";
      readonly period: Period;
      /** Whether the independent checker has replayed both proofs. */
      readonly replayed: boolean;
    }
  | { readonly shift: 0; readonly by: "moves" }
  | { readonly shift: 0; readonly by: "law" };

/** Limits of a comparison of two games, and the largest shift of heaps, 0 by default. */
export interface SameLimits extends Limits {
  readonly heaps?: number;
  readonly shift?: number;
  /** Theorems that give the values of all heaps, for either game. */
  readonly laws?: readonly [Theorem<Natural> | undefined, Theorem<Natural> | undefined];
}

/**
 * Compares the values of two games for all heaps. They are equal if their canonical codes are, or if both are proved
 * periodic and agree over the longer preperiod and one period of each (Fine & Wilf 1965). Preperiod, period and saltus
 * are the least, so equal sequences have equal ones. When laws give the values of both, as for takes of consecutive
 * numbers, the laws decide, however long the periods are.
 * @throws the reason of the signal.
 * @example
 * sameValues({ kind: "take", set: [1, 2] }, { kind: "break", digits: [0, 3, 3] }).verdict; // "proved"
 */
export function sameValues(a: HeapRules, b: HeapRules, limits: SameLimits = {}): Sameness {
  return finish(sameSteps(a, b, limits));
}

/** Compares in portions of work, and yields the number of heaps done after each. */
export function* sameSteps(a: HeapRules, b: HeapRules, limits: SameLimits = {}): Generator<number, Sameness> {
  const [codeA, codeB] = [canonical(a), canonical(b)];
  const { shift: most = 0 } = limits;
  const budget = begin(limits);
  if (codeA !== undefined && codeB !== undefined && equalDigits(codeA.digits, codeB.digits)) {
    const shift = codeA.shift - codeB.shift;
    if (Math.abs(shift) <= most) return { verdict: "proved", shift, by: "code", digits: codeA.digits };
  }
  if (equalMoves(a, b)) return { verdict: "proved", shift: 0, by: "moves" };
  const tables = [heapTable(a, limits), heapTable(b, limits)] as const;
  let first: Sameness | undefined;
  for (const shift of nearestFirst(most)) {
    const found = yield* compare(tables, shift, limits, budget);
    if (found.verdict !== "refuted") return found;
    first ??= found;
  }
  return first!;
}

/** Whether the moves are equal, or equal digits leave heaps of different sizes: such games have no canonical code. */
const equalMoves = (a: HeapRules, b: HeapRules): boolean =>
  a === b ||
  (a.kind === "break" &&
    b.kind === "break" &&
    a.unequal === b.unequal &&
    equalDigits(trimmed(a.digits), trimmed(b.digits)));

function* nearestFirst(most: number): Generator<number> {
  yield 0;
  for (let shift = 1; shift <= most; shift++) yield* [shift, -shift];
}

type Pair = readonly [HeapTable, HeapTable];

/** Comparison by laws, without a shift; undefined when there are none that reach far enough. */
function* byLaws(
  tables: Pair,
  { laws, heaps = MOST_SOUGHT }: SameLimits,
  budget: Budget,
): Generator<number, Sameness | undefined> {
  const found = yield* differenceByLaws(tables, laws, Math.min(heaps, MOST_SOUGHT), budget);
  if (found === undefined) return undefined;
  return found === "equal" ? { verdict: "proved", shift: 0, by: "law" } : { verdict: "refuted", ...found };
}

/** Number of heaps in the search for a period next to a law. */
const MOST_SOUGHT = 1_000_000;

function* differenceByLaws(
  tables: Pair,
  laws: SameLimits["laws"],
  heaps: number,
  budget: Budget,
): Generator<number, Difference | undefined> {
  const [a, b] = tables.map(({ rules }) => spanOf(rules)) as [Span | undefined, Span | undefined];
  if (a !== undefined && b !== undefined) return spansDiffer(a, b);
  const [left, right] = [knownByLaw(laws?.[0]), knownByLaw(laws?.[1])];
  if (left !== undefined && right !== undefined) return yield* repeatsDiffer(left, right, budget.tick);
  const span = a ?? b;
  if (span === undefined) return undefined;
  const other = tables[a === undefined ? 0 : 1];
  let known = a === undefined ? left : right;
  if (known === undefined) {
    // If they soon differ, nothing need be proved.
    if (!agree(tables, budget)) return undefined;
    const { proved } = yield* seek(other.rules, other, heaps, budget);
    if (proved === undefined) return undefined;
    known = knownByProof(proved, other.values(proved.preperiod + proved.period));
  }
  const found = yield* spanDiffers(span, known, budget);
  if (found === "equal" || a !== undefined) return found;
  return { heap: found.heap, values: [found.values[1], found.values[0]] };
}

/** Number of values compared first. */
const FIRST = 512;

function agree([a, b]: Pair, budget: Budget): boolean {
  const right = b.values(FIRST, budget);
  return a.values(FIRST, budget).every((value, n) => value === right[n]);
}

/** Comparison by laws, or by two tables; when a limit stops it, the range in which they agree. */
function* compare(
  tables: Pair,
  shift: number,
  limits: SameLimits,
  budget: Budget,
): Generator<number, Sameness> {
  const progress = { agreed: 0 };
  try {
    const known = shift === 0 ? yield* byLaws(tables, limits, budget) : undefined;
    return known ?? (yield* decide(tables, shift, limits.heaps, budget, progress));
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return { verdict: "observed", shift, heaps: progress.agreed, limit: error };
  }
}

function* decide(
  tables: Pair,
  shift: number,
  heaps: number | undefined,
  budget: Budget,
  progress: { agreed: number },
): Generator<number, Sameness> {
  const [a, b] = tables;
  const [atA, atB] = [Math.max(0, shift), Math.max(0, -shift)];
  const most = heaps ?? Math.min(usualHeaps(a.rules), usualHeaps(b.rules));
  const [extendA, extendB] = [portions(a.values, budget), portions(b.values, budget)];
  const proofs: (Proved | undefined)[] = [];
  for (let goal = Math.min(most, FIRST); ; goal = Math.min(most, 2 * goal)) {
    const left = yield* extendA(goal - 1 + atA);
    const right = yield* extendB(goal - 1 + atB);
    for (const [i, table] of tables.entries()) {
      const proof = finiteTheorem(table.rules)?.prove(table.values(goal - 1, budget));
      if (proof !== undefined) proofs[i] ??= yield* within(proof, goal, budget);
    }
    const [proofA, proofB] = proofs;
    if (proofA !== undefined && proofB !== undefined) {
      const known = later(knownByProof(proofA, left), atA);
      const found = yield* repeatsDiffer(known, later(knownByProof(proofB, right), atB), budget.tick);
      if (found !== "equal") return { verdict: "refuted", ...found };
      const { preperiod, period, saltus } = known;
      let certain = true;
      for (const [i, table] of tables.entries())
        certain = (yield* replayed(table.rules, table, proofs[i]!, budget)).replayed && certain;
      return {
        verdict: "proved",
        shift,
        by: "period",
        period: { preperiod, period, saltus },
        replayed: certain,
      };
    }
    for (let heap = progress.agreed; heap < goal; progress.agreed = ++heap) {
      const values = [left[heap + atA]!, right[heap + atB]!] as const;
      if (values[0] !== values[1]) return { verdict: "refuted", heap, values };
    }
    if (progress.agreed >= most) return { verdict: "observed", shift, heaps: progress.agreed };
  }
}

/** Facts about a sequence after dropping its first `by` values. */
function later({ preperiod, period, saltus, at }: PeriodicSequence, by: number): PeriodicSequence {
  return { preperiod: Math.max(0, preperiod - by), period, saltus, at: (heap) => at(plus(heap, by)) };
}

/** Takes from `from` to `to`, or all from there: heap n has value ⌊(n mod (from + to)) / from⌋, or ⌊n / from⌋. */
export interface Span {
  readonly from: Natural;
  readonly to: Natural | undefined;
}

/** Span of takes, when the rules are written as one. */
function spanOf(rules: HeapRules): Span | undefined {
  return "from" in rules ? { from: rules.from, to: rules.to } : undefined;
}

/** Value of a heap for a span of takes. Source: AtCoder Beginner Contest 297, problem G. */
function valueIn({ from, to }: Span, heap: Natural): Natural {
  const rest = to === undefined ? BigInt(heap) : BigInt(heap) % BigInt(plus(from, to));
  return natural(rest / BigInt(from));
}

/**
 * First difference of two spans: the one that begins earlier has value 1 first; if both begin together, the one that
 * ends earlier returns to 0 first.
 */
function spansDiffer(a: Span, b: Span): Difference {
  if (a.from === b.from && a.to === b.to) return "equal";
  const ends = [a.to, b.to].flatMap((to) => (to === undefined ? [] : [to])).map((to) => plus(a.from, to));
  const least = (x: Natural, y: Natural) => (x < y ? x : y);
  const heap = a.from === b.from ? ends.reduce(least) : least(a.from, b.from);
  return { heap, values: [valueIn(a, heap), valueIn(b, heap)] };
}

/**
 * First difference of a span and periodic values. Up to its first return to 0, a span grows by 1 every `from` tokens.
 * Values that do so over a preperiod and one period of each do so for ever (Fine & Wilf 1965, for the steps). If the
 * span begins beyond that, values that are 0 so far are always 0, and differ from 1 at heap `from`.
 */
export function* spanDiffers(
  span: Span,
  known: PeriodicSequence,
  budget: Budget,
): Generator<number, Difference> {
  const { preperiod, period } = known;
  const { from, to } = span;
  const round = preperiod + period;
  const end = round + Math.min(Number(from), round);
  const own = { at: (heap: Natural) => valueIn(span, heap) };
  const back = to === undefined ? Number.POSITIVE_INFINITY : plus(from, to);
  if (back <= end)
    return yield* repeatsDiffer(
      { ...own, preperiod: 0, period: Number(back), saltus: 0 },
      known,
      budget.tick,
    );
  const found = yield* firstDifference(own, known, end, budget.tick);
  if (found !== "equal") return found;
  const begins = known.at(from);
  if (begins !== 1) return { heap: from, values: [1, begins] };
  return to === undefined ? "equal" : { heap: back, values: [0, known.at(back)] };
}

/** Largest heap for comparing two laws heap by heap. */
const MOST = 10_000_000;

/** Pattern of a theorem, if it repeats within the limit. */
export function knownByLaw(law: Theorem<Natural> | undefined): PeriodicSequence | undefined {
  const repeats = repeatsOf(law?.law);
  // Two sequences that grow at some residues only, or are not defined everywhere, need a longer comparison.
  const isSplit =
    repeats?.constant !== undefined || (law?.law?.kind === "periodic" && law.law.missing !== undefined);
  if (repeats === undefined || isSplit || plus(repeats.preperiod, repeats.period) > MOST) return undefined;
  const [preperiod, period, saltus] = [repeats.preperiod, repeats.period, repeats.saltus].map(Number);
  return {
    preperiod: preperiod!,
    period: period!,
    saltus: saltus!,
    at: (heap) => law!.says(heap) as Natural,
  };
}

/** Pattern of a proof, with the values of its table. */
function knownByProof(proved: Proved, values: ArrayLike<number>): PeriodicSequence {
  const { preperiod, period, saltus } = proved;
  return { preperiod, period, saltus, at: (heap) => valueAt(proved, values, heap) };
}
