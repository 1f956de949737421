import { LimitError } from "../errors.ts";
import { type Budget, begin } from "../solve/limits.ts";
import { type Certificate, certify } from "../solve/period/certificate.ts";
import { type PeriodVerdict, periodSteps, proofSteps, valuesWithin } from "../solve/period/find.ts";
import { finish, within } from "../solve/period/portions.ts";
import { rareSteps } from "../solve/period/rare.ts";
import { portions } from "../solve/period/seek.ts";
import type { HeapTable } from "../solve/period/table.ts";
import type { Question, RareFound, RunFound } from "./question.ts";

/**
 * Runs work to its end. A signal ends it like a time limit, so that it can report its results so far.
 * @throws the reason of the signal, when there are no results yet.
 */
export function untilGivenUp<T>(
  budget: Budget,
  work: (until: Budget) => Generator<unknown, T>,
): { readonly end: T; readonly givenUp: boolean } {
  let reason: Error | undefined;
  const tick = (done?: number) => {
    try {
      budget.tick(done);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== "AbortError") throw error;
      reason = error;
      throw new LimitError("seconds", 0);
    }
  };
  const until = {
    ...budget,
    tick: Object.assign(tick, { positions: budget.positions }),
    clock: () => tick(),
  };
  try {
    const end = finish(work(until));
    return { end, givenUp: reason !== undefined };
  } catch (error) {
    throw reason ?? error;
  }
}

/** Result of a run; all its values come from its table. */
export interface RunResult extends Pick<RunFound, "heaps" | "rare" | "certificate"> {
  readonly found: PeriodVerdict;
  /** Limit that stopped it. */
  readonly limit?: LimitError;
}

/** Limit on exceptions and on the cycle of a certificate; larger ones would take tens of megabytes. */
const MOST_CERTIFIED = 500_000;

/**
 * Run in portions of work. Yields the number of heaps done after each, so that the caller can save the table or stop.
 * @throws ReplayError, RangeError for an invalid number of `heaps`, LimitError when a certificate cannot be written,
 * and the reason of the budget's signal.
 */
export function* runSteps(
  question: Question<"run">,
  table: HeapTable,
  budget: Budget = begin(question.limits),
): Generator<number, RunResult> {
  const sought = yield* soughtIn(question, table, budget);
  // Results that must be equal on every machine are reported even if they take long.
  const rest = question.steady ? untimed(budget) : budget;
  const rare = question.rare ? yield* rareIn(table, sought.heaps, rest) : undefined;
  const certificate = question.certified ? certificateOf(table, sought.found) : undefined;
  return { ...sought, ...(rare && { rare }), ...(certificate && { certificate }) };
}

const untimed = ({ bytes }: Budget): Budget => begin({ bytes });

/** Searches for a period, after computing all values if they are the goal. */
function* soughtIn(
  { seeks = "period", heaps: asked, steady }: Question<"run">,
  table: HeapTable,
  budget: Budget,
): Generator<number, RunResult> {
  const { rules } = table;
  const most = valuesWithin(rules, asked);
  let limit: LimitError | undefined;
  if (seeks === "values") limit = yield* whole(table, most, budget);
  else {
    const found =
      seeks === "proof"
        ? yield* proofSteps(rules, table, most, budget)
        : yield* periodSteps(rules, table, { heaps: most }, budget);
    limit = found.verdict === "proved" ? undefined : found.limit;
    if (!steady || limit === undefined) return ranTo(found.heaps, found, limit);
  }
  const told = limit !== undefined && steady ? rounded(table.filled) : Math.min(table.filled, most);
  const found = yield* periodSteps(rules, table, { heaps: told }, untimed(budget));
  return found.verdict === "proved" && seeks !== "values"
    ? ranTo(found.heaps, found, undefined)
    : ranTo(told, found, limit);
}

const ranTo = (heaps: number, found: PeriodVerdict, limit: LimitError | undefined): RunResult => ({
  found,
  heaps,
  ...(limit && { limit }),
});

/** All values up to the limit, and the limit that stopped them, if any. */
function* whole(table: HeapTable, heaps: number, budget: Budget): Generator<number, LimitError | undefined> {
  try {
    yield* portions(table.values, budget)(heaps - 1);
    return undefined;
  } catch (error) {
    if (error instanceof LimitError) return error;
    throw error;
  }
}

/** Number of heaps rounded to three binary digits: runs on one machine usually differ by less. */
function rounded(heaps: number): number {
  const unit = 2 ** Math.max(0, Math.floor(Math.log2(heaps + 1)) - 2);
  return Math.floor(heaps / unit) * unit;
}

const certificateOf = (table: HeapTable, found: PeriodVerdict): Certificate | undefined =>
  found.verdict === "proved" && Math.max(found.period, found.exceptionCount) <= MOST_CERTIFIED
    ? certify(table, found)
    : undefined;

/** Rare heaps; without time to search for the best mask, those of the table's mask. */
function* rareIn(table: HeapTable, heaps: number, budget: Budget): Generator<number, RareFound | undefined> {
  yield heaps;
  try {
    const found = yield* within(rareSteps(table.rules, table.values(heaps - 1)), heaps, budget);
    if (found === undefined) return undefined;
    const { has: _, ...rare } = found;
    return rare;
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return table.stats().rare;
  }
}
