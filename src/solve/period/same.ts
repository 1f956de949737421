import type { HeapRules } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import { type Difference, repeatsDiffer } from "../../known/differ.ts";
import { valueAt } from "../../known/periodic.ts";
import type { Natural } from "../../nimber/natural.ts";
import type { Theorem, Verdict } from "../../types.ts";
import { begin, type Deadline, type Limits } from "../limits.ts";
import { canonical, equalDigits, trimmed } from "./canonical.ts";
import { usualHeaps } from "./find.ts";
import { finish, PORTION, within } from "./portions.ts";
import { replayed } from "./replayed.ts";
import { knownByLaw, knownByProof, type Span, spanDiffers, spanOf, spansDiffer } from "./same-law.ts";
import { portions, seek } from "./seek.ts";
import { type HeapTable, heapTable } from "./table.ts";
import { finiteTheorem, type Period, type Proved } from "./theorem.ts";

/**
 * Whether two sequences of values are equal: heap n + `shift` of the first and heap n of the second, or, when
 * `shift` is negative, heap n of the first and heap n - `shift` of the second.
 */
export type Sameness = Verdict<
  { readonly heap: Natural; readonly values: readonly [Natural, Natural] },
  SameProof,
  { readonly shift: number; readonly heaps: number; readonly limit?: LimitError }
>;

/** Moves or codes are the same, or proved periods agree, or laws that give all values do. */
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

/** How far to look, and how far heaps may be shifted: not at all unless said. */
export interface SameLimits extends Limits {
  readonly heaps?: number;
  readonly shift?: number;
  /** Theorems that give the values of all heaps of either game. */
  readonly laws?: readonly [Theorem<Natural> | undefined, Theorem<Natural> | undefined];
}

/**
 * Compares the values of two games for all heaps. They are equal for ever when their canonical codes are, or when
 * both are proved periodic with the same preperiod, period and saltus and agree on the heaps below preperiod +
 * period; these three are the least, so that equal sequences have them equal. Where laws give the values of both, as
 * those of takes in a row do, they decide, however long their periods are.
 * @throws the reason of the signal.
 * @example
 * sameValues({ kind: "take", set: [1, 2] }, { kind: "break", digits: [0, 3, 3] }).verdict; // "proved"
 */
export function sameValues(a: HeapRules, b: HeapRules, limits: SameLimits = {}): Sameness {
  return finish(sameSteps(a, b, limits));
}

/** The same in portions of work, after each of which it yields the number of heaps done. */
export function* sameSteps(a: HeapRules, b: HeapRules, limits: SameLimits = {}): Generator<number, Sameness> {
  const [codeA, codeB] = [canonical(a), canonical(b)];
  const { shift: most = 0 } = limits;
  const deadline = begin(limits);
  if (codeA !== undefined && codeB !== undefined && equalDigits(codeA.digits, codeB.digits)) {
    const shift = codeA.shift - codeB.shift;
    if (Math.abs(shift) <= most) return { verdict: "proved", shift, by: "code", digits: codeA.digits };
  }
  if (equalMoves(a, b)) return { verdict: "proved", shift: 0, by: "moves" };
  const tables = [heapTable(a, limits), heapTable(b, limits)] as const;
  let first: Sameness | undefined = yield* byLaws(tables, limits, deadline);
  if (first?.verdict === "proved" || (first !== undefined && most === 0)) return first;
  for (const shift of nearestFirst(most)) {
    if (shift === 0 && first !== undefined) continue;
    if (shift !== 0 && !agree(tables, shift, deadline)) continue;
    const found = yield* compare(tables, shift, limits.heaps, deadline);
    if (found.verdict !== "refuted") return found;
    first ??= found;
  }
  return first!;
}

/** Whether both are one, or leave heaps of different sizes by the same digits: such have no canonical code. */
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

/** What laws decide, without a shift; undefined where there are none, or none that reaches far enough. */
function* byLaws(
  tables: Pair,
  { laws, heaps }: SameLimits,
  deadline: Deadline,
): Generator<number, Sameness | undefined> {
  try {
    const found = yield* differenceByLaws(
      tables,
      laws,
      Math.min(heaps ?? MOST_SOUGHT, MOST_SOUGHT),
      deadline,
    );
    if (found === undefined) return undefined;
    return found === "equal" ? { verdict: "proved", shift: 0, by: "law" } : { verdict: "refuted", ...found };
  } catch (error) {
    if (error instanceof LimitError) return { verdict: "observed", shift: 0, heaps: 0, limit: error };
    throw error;
  }
}

/** Heaps among which a period is sought beside a law. */
const MOST_SOUGHT = 1_000_000;

function* differenceByLaws(
  tables: Pair,
  laws: SameLimits["laws"],
  heaps: number,
  deadline: Deadline,
): Generator<number, Difference | undefined> {
  const [a, b] = tables.map(({ rules }) => spanOf(rules)) as [Span | undefined, Span | undefined];
  if (a !== undefined && b !== undefined) return spansDiffer(a, b);
  const [left, right] = [knownByLaw(laws?.[0]), knownByLaw(laws?.[1])];
  if (left !== undefined && right !== undefined) return yield* repeatsDiffer(left, right, deadline.tick);
  const span = a ?? b;
  if (span === undefined) return undefined;
  const other = tables[a === undefined ? 0 : 1];
  let known = a === undefined ? left : right;
  if (known === undefined) {
    // Where they differ soon nothing need be proved.
    if (!agree(tables, 0, deadline)) return undefined;
    const { proved } = yield* seek(other.rules, other, heaps, deadline);
    if (proved === undefined) return undefined;
    known = knownByProof(proved, other.values(proved.preperiod + proved.period));
  }
  const found = yield* spanDiffers(span, known, deadline);
  if (found === "equal" || a !== undefined) return found;
  return { heap: found.heap, values: [found.values[1], found.values[0]] };
}

const offsets = (shift: number) => [Math.max(0, shift), Math.max(0, -shift)] as const;

/** Values compared at first. */
const FIRST = 512;

function agree([a, b]: Pair, shift: number, deadline: Deadline): boolean {
  const [atA, atB] = offsets(shift);
  const [left, right] = [a.values(FIRST + atA, deadline), b.values(FIRST + atB, deadline)];
  for (let n = 0; n < FIRST; n++) if (left[n + atA] !== right[n + atB]) return false;
  return true;
}

/** What two tables decide; when a limit stops them, how far they were seen to agree. */
function* compare(
  tables: Pair,
  shift: number,
  heaps: number | undefined,
  deadline: Deadline,
): Generator<number, Sameness> {
  const progress = { agreed: 0 };
  try {
    return yield* decide(tables, shift, heaps, deadline, progress);
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return { verdict: "observed", shift, heaps: progress.agreed, limit: error };
  }
}

function* decide(
  tables: Pair,
  shift: number,
  heaps: number | undefined,
  deadline: Deadline,
  progress: { agreed: number },
): Generator<number, Sameness> {
  const [a, b] = tables;
  const [atA, atB] = offsets(shift);
  const most = heaps ?? Math.min(usualHeaps(a.rules), usualHeaps(b.rules));
  const [extendA, extendB] = [portions(a.values, deadline), portions(b.values, deadline)];
  const since = Date.now();
  const proofs: (Proved | undefined)[] = [undefined, undefined];
  for (let goal = Math.min(most, FIRST); ; goal = Math.min(most, 2 * goal)) {
    yield* extendA(goal - 1 + atA);
    yield* extendB(goal - 1 + atB);
    const both = [a.values(goal - 1 + atA, deadline), b.values(goal - 1 + atB, deadline)] as const;
    const [left, right] = [both[0].subarray(atA), both[1].subarray(atB)];
    for (let heap = progress.agreed; heap < goal; progress.agreed = ++heap) {
      const values = [left[heap]!, right[heap]!] as const;
      if (values[0] !== values[1]) return { verdict: "refuted", heap, values };
      if (heap % PORTION !== 0) continue;
      deadline.tick(heap);
      yield heap;
    }
    for (const [i, { rules }] of tables.entries()) {
      const theorem = finiteTheorem(rules);
      if (theorem !== undefined) proofs[i] ??= yield* within(theorem.prove(both[i]!), goal, deadline);
    }
    const periods = [later(proofs[0], atA), later(proofs[1], atB)] as const;
    const found = byPeriods(tables, shift, periods, progress.agreed);
    if (found?.verdict === "proved" && found.by === "period") {
      let certain = true;
      for (const [i, table] of tables.entries())
        certain = (yield* replayed(table.rules, table, proofs[i]!, deadline, since)).replayed && certain;
      return { ...found, replayed: certain };
    }
    if (found !== undefined) return found;
    if (progress.agreed >= most) return { verdict: "observed", shift, heaps: progress.agreed };
  }
}

/** The period of a sequence without its first `by` values. */
function later(period: Period | undefined, by: number): Period | undefined {
  return period && { ...period, preperiod: Math.max(0, period.preperiod - by) };
}

/**
 * What two proved periods decide when the first `agreed` values are equal. If the least preperiods, periods and
 * saltus are not all equal, the sequences differ, and do so below the longer preperiod and both periods together,
 * one more with a saltus: the theorem of Fine & Wilf, Proc. Amer. Math. Soc. 16 (1965) 109, for the sequences or
 * for their differences.
 */
function byPeriods(
  [a, b]: Pair,
  shift: number,
  [left, right]: readonly [Period | undefined, Period | undefined],
  agreed: number,
): Sameness | undefined {
  if (left === undefined || right === undefined) return undefined;
  const { preperiod, period, saltus } = left;
  if (preperiod === right.preperiod && period === right.period && saltus === right.saltus) {
    if (agreed < preperiod + period) return undefined;
    return { verdict: "proved", shift, by: "period", period: { preperiod, period, saltus }, replayed: false };
  }
  const [atA, atB] = offsets(shift);
  const end = Math.max(preperiod, right.preperiod) + period + right.period + 1;
  for (let heap = agreed; heap <= end; heap++) {
    const values = [valueIn(a, left, heap, atA), valueIn(b, right, heap, atB)] as const;
    if (values[0] !== values[1]) return { verdict: "refuted", heap, values };
  }
  return undefined;
}

function valueIn(table: HeapTable, period: Period, heap: number, offset: number): Natural {
  const values = table.values(period.preperiod + period.period + offset).subarray(offset);
  return valueAt(period, values, heap);
}
