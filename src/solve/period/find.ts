import { type HeapRules, mostHeaps } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import type { Verdict } from "../../types.ts";
import { type Budget, begin, type Limits, USUAL } from "../limits.ts";
import { finish, within } from "./portions.ts";
import { observe, seek } from "./seek.ts";
import { type Pattern, patternOf } from "./sequence.ts";
import { type HeapTable, heapTable } from "./table.ts";
import type { Proved } from "./theorem.ts";

/**
 * Verdict on the period of a sequence of Grundy values: `proved` by a finite theorem, `observed` in the first
 * `heaps` values, or `none`. A proof has been `replayed` by the independent checker: always when the table
 * began with given values, otherwise unless that takes more than 2^31 looks at options.
 */
export type PeriodVerdict =
  | Verdict<never, { readonly heaps: number } & Pattern & Proved, Seen & Pattern>
  | ({ readonly verdict: "none" } & Seen);

/** Number of values examined, and the limit that ended the search, if any. */
interface Seen {
  readonly heaps: number;
  readonly limit?: LimitError;
}

/** Limits of a search for a period: `heaps` values. Default: as in `usualHeaps`. */
export interface PeriodLimits extends Limits {
  readonly heaps?: number;
}

/**
 * Least preperiod and least period of the values of one-heap rules, proved if a finite theorem applies.
 * @throws the reason of the signal; TypeError or RangeError for invalid rules.
 * @example
 * periodOf(heapRules(kayles)!).verdict; // "proved"
 * periodOf({ kind: "take", set: [2, 5, 7] }).period; // 22
 */
export function periodOf(rules: HeapRules, limits: PeriodLimits = {}): PeriodVerdict {
  return finish(periodSteps(rules, heapTable(rules, limits), limits));
}

/**
 * Searches for a period in portions of work; yields the number of heaps done after each.
 * @throws ReplayError when the table began with wrong values; RangeError for invalid `heaps`.
 */
export function* periodSteps(
  rules: HeapRules,
  table: HeapTable,
  limits: PeriodLimits = {},
  budget: Budget = begin(limits),
): Generator<number, PeriodVerdict> {
  const found = yield* proofSteps(rules, table, valuesWithin(rules, limits.heaps), budget);
  if (found.verdict !== "none") return found;
  const { heaps, limit } = found;
  const values = table.values(heaps - 1);
  const timely = limit?.limit === "seconds" ? undefined : budget;
  try {
    const seen = yield* within(seenIn(rules, values, budget.bytes), heaps, timely);
    const verdict = seen === undefined ? "none" : "observed";
    return { verdict, heaps, ...(limit !== undefined && { limit }), ...seen } as PeriodVerdict;
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return { verdict: "none", heaps, limit: error };
  }
}

/** Searches for a proved period only, without observing unproved ones. */
export function* proofSteps(
  rules: HeapRules,
  table: HeapTable,
  most: number,
  budget: Budget,
): Generator<number, PeriodVerdict> {
  const { proved, limit } = yield* seek(rules, table, most, budget);
  if (proved === undefined)
    return { verdict: "none", heaps: Math.min(table.filled, most), ...(limit !== undefined && { limit }) };
  const values = table.values(proved.preperiod + proved.period - 1);
  const heaps = proved.to + proved.period;
  const pattern = yield* patternOf(proved, values, heaps, budget.bytes);
  return { verdict: "proved", heaps, ...proved, ...pattern };
}

/** Period observed in values of unknown rules. Cost: a few passes. */
export const observed = (values: ArrayLike<number>): Pattern | undefined => finish(seenIn(undefined, values));

/** Observed period, with its exceptions. */
function* seenIn(
  rules: HeapRules | undefined,
  values: ArrayLike<number>,
  bytes: number = USUAL.bytes,
): Generator<unknown, Pattern | undefined> {
  const seen = yield* observe(rules, values);
  return seen && { ...seen, ...(yield* patternOf(seen, values, values.length, bytes)) };
}

/** Number of values to examine: the given one, else the default. @throws RangeError */
export function valuesWithin(rules: HeapRules, heaps: number = usualHeaps(rules)): number {
  if (heaps === Number.POSITIVE_INFINITY || (Number.isInteger(heaps) && heaps >= 0)) return heaps;
  throw new RangeError(`heaps: expected a whole number from 0, got ${heaps}`);
}

/** Default number of values; smaller when a value costs more, or nothing can be proved. */
export function usualHeaps(rules: HeapRules): number {
  if (rules.kind === "break") return mostHeaps(rules) > 2 ? 4000 : 1_000_000;
  if (rules.kind === "moves") return 4000;
  return "takes" in rules ? 20_000 : 10_000_000;
}
