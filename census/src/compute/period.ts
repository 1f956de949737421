import {
  type Certificate,
  certify,
  type HeapTable,
  heapTable,
  LimitError,
  type PeriodVerdict,
  parseGame,
  periodSteps,
  rareHeaps,
} from "nimber";
import type { Compute, Job, Row } from "../types.ts";
import { checkpointOf, readCheckpoint } from "./checkpoint.ts";
import { checksum, LAST, prefixesOf } from "./checksum.ts";
import { packed } from "./packed.ts";
import { engine } from "./version.ts";

/** Rows list no more exceptions than this. */
const MOST_LISTED = 10_000;
/** Certificates with more exceptions, or a longer cycle, would be tens of megabytes, and are not kept. */
const MOST_CERTIFIED = 500_000;

/** Milliseconds from one checkpoint to the next; jobs that end sooner leave none. */
const EVERY = 5000;
/** Checkpoints take no more than one part in so many of the time. */
const SHARE = 20;

type Proved = Extract<PeriodVerdict, { verdict: "proved" }>;

/**
 * Computes the values of a one-heap game and looks for a period, from a checkpoint if there is one. The row is the same
 * on every machine unless seconds or bytes stopped it: how far they reach depends on portions of work that are timed.
 */
export const computePeriod: Compute = (job, from, hooks) => {
  const { heap: rules } = parseGame(job.game);
  if (rules === undefined) throw new Error(`${job.game}: expected a game of one heap`);
  const before = from && readCheckpoint(from, job.game);
  const known = before?.values.length ?? 0;
  const begun = performance.now();
  const spent = () => (before?.seconds ?? 0) + (performance.now() - begun) / 1000;
  const { heaps, bytes } = job.limits;
  const limits = { heaps, bytes, seconds: Math.max(0, job.limits.seconds - (before?.seconds ?? 0)) };
  const table = heapTable(rules, limits, before?.values);

  let due = begun + EVERY;
  const save = () => {
    const now = performance.now();
    const values = table.values(table.filled - 1);
    hooks.checkpoint(checkpointOf({ game: job.game, seconds: spent(), values }), table.filled);
    due = performance.now() + Math.max(EVERY, SHARE * (performance.now() - now));
  };

  const wanted = job.question === "values" ? whole(table, limits) : undefined;
  const steps = joined(wanted, periodSteps(rules, table, limits));
  for (;;) {
    const step = steps.next();
    if (step.done) {
      const { found, limit } = step.value;
      const stoppedBy = limit ?? (found.verdict === "proved" || wanted !== undefined ? null : "heaps");
      if (stoppedBy !== null && performance.now() - begun > EVERY / 5) save();
      return rowOf(job, table, found, stoppedBy, spent());
    }
    // Until then it goes over what the checkpoint had, which takes no time and would be lost.
    if (step.value > known && hooks.stop()) {
      save();
      return undefined;
    }
    if (performance.now() >= due) save();
  }
};

type Stopped = Exclude<Row["stoppedBy"], "heaps">;

/** All values up to the limit, in portions after each of which it yields; what stopped them, if anything did. */
function* whole(
  table: HeapTable,
  { heaps, seconds }: { readonly heaps: number; readonly seconds: number },
): Generator<number, Stopped> {
  const end = performance.now() + 1000 * seconds;
  for (let portion = 256; table.filled < heaps; ) {
    const start = performance.now();
    if (start > end) return "seconds";
    try {
      table.values(Math.min(heaps, table.filled + portion) - 1);
    } catch (error) {
      if (error instanceof LimitError && error.limit === "bytes") return "bytes";
      throw error;
    }
    portion = performance.now() - start < 50 ? 2 * portion : Math.max(256, portion >> 1);
    yield table.filled;
  }
  return null;
}

/** The search for a period among what there is, after all values that were wanted. */
function* joined(
  wanted: Generator<number, Stopped> | undefined,
  period: Generator<number, PeriodVerdict>,
): Generator<number, { found: PeriodVerdict; limit: Stopped }> {
  const stopped = wanted && (yield* wanted);
  const found = yield* period;
  const limit = "limit" in found ? found.limit?.limit : undefined;
  if (limit !== undefined && limit !== "seconds" && limit !== "bytes")
    throw new Error(`unexpected limit ${limit}`);
  return { found, limit: stopped ?? limit ?? null };
}

function rowOf(
  job: Job,
  table: HeapTable,
  found: PeriodVerdict,
  stoppedBy: Row["stoppedBy"],
  seconds: number,
): Row {
  const proved = found.verdict === "proved" ? found : undefined;
  const keeps = job.question === "values";
  const heaps = keeps ? Math.min(table.filled, job.limits.heaps) : found.heaps;
  const values = heaps === 0 ? [] : table.values(heaps - 1);
  const rare = heaps === 0 ? undefined : rareHeaps(table.rules, values);
  const seen = found.verdict === "none" ? undefined : found;
  const listed = seen !== undefined && seen.exceptionCount <= MOST_LISTED;
  return {
    key: job.key,
    game: job.game,
    stands: job.stands,
    question: job.question,
    verdict: found.verdict === "none" ? "open" : found.verdict,
    stoppedBy,
    preperiod: seen?.preperiod ?? null,
    period: seen?.period ?? null,
    saltus: seen?.saltus ?? null,
    exceptions: listed ? seen.exceptions : null,
    maximum: maximumOf(found, values),
    rareCount: rare?.count ?? null,
    lastRare: rare?.last ?? null,
    mask: rare === undefined ? null : `0x${rare.mask.toString(16)}${rare.byPosition ? "+n" : ""}`,
    heaps,
    checksum: checksum(values, proved !== undefined && !keeps ? proved.preperiod + proved.period : heaps),
    prefixes: prefixesOf(beginning(table, proved, heaps, job.limits.heaps)),
    certificate: proved === undefined ? null : certificateOf(table, proved),
    values: keeps ? packed(values) : null,
    seconds,
    engine,
  };
}

/** The largest value among those computed, or for ever; null where values grow. */
function maximumOf(found: PeriodVerdict, values: ArrayLike<number>): number | null {
  if (found.verdict === "proved") return found.maximum?.value ?? null;
  if (found.verdict === "observed" && found.saltus !== 0) return null;
  let maximum = 0;
  for (let n = 0; n < values.length; n++) if (values[n]! > maximum) maximum = values[n]!;
  return maximum;
}

/** The first values, as many as prefixes need and the limit allows; beyond those computed as the period gives them. */
function beginning(
  table: HeapTable,
  proved: Proved | undefined,
  heaps: number,
  most: number,
): ArrayLike<number> {
  const length = Math.min(LAST, most);
  if (heaps >= length || proved === undefined)
    return heaps === 0 ? [] : table.values(Math.min(heaps, length) - 1);
  const { preperiod, period, saltus } = proved;
  const values = Array.from(table.values(preperiod + period - 1));
  for (let n = values.length; n < length; n++) values.push(values[n - period]! + saltus);
  return values;
}

function certificateOf(table: HeapTable, proved: Proved): Certificate | null {
  return Math.max(proved.period, proved.exceptionCount) <= MOST_CERTIFIED ? certify(table, proved) : null;
}
