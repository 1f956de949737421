import {
  type Certificate,
  certify,
  checkSteps,
  type HeapTable,
  heapRules,
  heapTable,
  LimitError,
  type PeriodVerdict,
  periodSteps,
  rareHeaps,
} from "nimber";
import { parseGame } from "nimber/games";
import { heapsWithin } from "../family/work.ts";
import type { Compute, Job, JobLimits, PeriodRow } from "../types.ts";
import { checkpointOf, readCheckpoint } from "./checkpoint.ts";
import { checksum, LAST, prefixesOf } from "./checksum.ts";
import { packed } from "./packed.ts";
import { engine } from "./version.ts";

/** Rows list no more exceptions than this. */
const MOST_LISTED = 10_000;
/** Certificates with more exceptions, or a longer cycle, would be tens of megabytes: they are not made, and the proof is not replayed. */
const MOST_CERTIFIED = 500_000;

/** Milliseconds from one checkpoint to the next; jobs that end sooner leave none. */
const EVERY = 5000;
/** Should values take more than `heapsWithin` says, they stop at so many times the limit of bytes. */
const BEYOND = 2;
/** Checkpoints take no more than one part in so many of the time. */
const SHARE = 20;

type Proved = Extract<PeriodVerdict, { verdict: "proved" }>;

/**
 * Computes the values of a one-heap game and looks for a period, from a checkpoint if there is one. The limit of bytes
 * is one of heaps, as `heapsWithin` tells, so that it is the same on every machine. Where seconds stop it, the row
 * tells of the values that another run is likely to reach too; the checkpoint has all.
 */
export const computePeriod: Compute = (job, from, hooks) => {
  const rules = heapRules(parseGame(job.game));
  if (rules === undefined) throw new Error(`${job.game}: expected a game of one heap`);
  const before = from && readCheckpoint(from, job.game);
  const known = before?.values.length ?? 0;
  const begun = performance.now();
  const spent = () => (before?.seconds ?? 0) + (performance.now() - begun) / 1000;
  const limits = {
    heaps: Math.min(job.limits.heaps, heapsWithin(job.game, job.limits.bytes)),
    seconds: Math.max(0, job.limits.seconds - (before?.seconds ?? 0)),
    bytes: BEYOND * job.limits.bytes,
  };
  const table = heapTable(rules, limits, before?.values);

  let due = begun + EVERY;
  const save = () => {
    const now = performance.now();
    const values = table.values(table.filled - 1);
    hooks.checkpoint(checkpointOf({ game: job.game, seconds: spent(), values }), table.filled);
    due = performance.now() + Math.max(EVERY, SHARE * (performance.now() - now));
  };

  const steps = answer(job, table, limits);
  for (;;) {
    const step = steps.next();
    if (step.done) {
      if (step.value.stoppedBy !== null && performance.now() - begun > EVERY / 5) save();
      const certain = replayed(table, step.value, hooks.stop);
      if (certain === undefined) {
        save();
        return undefined;
      }
      const { answer, certificate } = certain;
      return rowOf(job, table, answer, certificate, spent());
    }
    // Until then it goes over what the checkpoint had, which takes no time and would be lost.
    if (step.value > known && hooks.stop()) {
      save();
      return undefined;
    }
    if (performance.now() >= due) save();
  }
};

/** What was found among the first `heaps` values. */
interface Answer {
  readonly found: PeriodVerdict;
  readonly heaps: number;
  readonly stoppedBy: PeriodRow["stoppedBy"];
}

/** Looks for a period, and before that computes all values when they are what is asked. */
function* answer(job: Job, table: HeapTable, limits: JobLimits): Generator<number, Answer> {
  const end = limits.heaps < job.limits.heaps ? "bytes" : "heaps";
  const keeps = job.question === "values";
  let limit: LimitError | undefined;
  if (keeps) limit = yield* whole(table, limits);
  else {
    const found = yield* periodSteps(table.rules, table, limits);
    if (found.verdict === "proved") return { found, heaps: found.heaps, stoppedBy: null };
    if (found.limit === undefined) return { found, heaps: found.heaps, stoppedBy: end };
    limit = found.limit;
  }
  const heaps = limit === undefined ? limits.heaps : rounded(table.filled);
  const found = yield* periodSteps(table.rules, table, { heaps, bytes: limits.bytes });
  if (found.verdict === "proved" && !keeps) return { found, heaps: found.heaps, stoppedBy: null };
  return { found, heaps, stoppedBy: limit === undefined ? (end === "bytes" ? end : null) : named(limit) };
}

/** All values up to the limit, in portions after each of which it yields; what stopped them, if anything did. */
function* whole(table: HeapTable, { heaps, seconds }: JobLimits): Generator<number, LimitError | undefined> {
  const end = performance.now() + 1000 * seconds;
  for (let portion = 256; table.filled < heaps; ) {
    const start = performance.now();
    if (start > end) return new LimitError("seconds", seconds);
    try {
      table.values(Math.min(heaps, table.filled + portion) - 1);
    } catch (error) {
      if (error instanceof LimitError) return error;
      throw error;
    }
    portion = performance.now() - start < 50 ? 2 * portion : Math.max(256, portion >> 1);
    yield table.filled;
  }
  return undefined;
}

function named(error: LimitError): "seconds" | "bytes" {
  if (error.limit === "seconds" || error.limit === "bytes") return error.limit;
  throw error;
}

/** Three binary digits of a number of heaps: runs on one machine differ in less, as a rule. */
function rounded(heaps: number): number {
  const unit = 2 ** Math.max(0, Math.floor(Math.log2(heaps + 1)) - 2);
  return Math.floor(heaps / unit) * unit;
}

/**
 * The answer with its certificate, once the checker, which shares no code with what found it, has replayed that, here
 * unless the search had it done: where it does not come to an end, the period is but observed. What is proved without a
 * certificate was not replayed. Undefined when it was stopped.
 * @throws Error when the certificate does not hold.
 */
function replayed(
  table: HeapTable,
  answer: Answer,
  stop: () => boolean,
): { readonly answer: Answer; readonly certificate: Certificate | null } | undefined {
  const { found } = answer;
  if (found.verdict !== "proved" || Math.max(found.period, found.exceptionCount) > MOST_CERTIFIED) {
    return { answer, certificate: null };
  }
  const certificate = certify(table, found);
  if (found.replayed) return { answer, certificate };
  const steps = checkSteps(JSON.stringify(certificate));
  let step = steps.next();
  for (; !step.done; step = steps.next()) if (stop()) return undefined;
  const { verdict, says } = step.value;
  if (verdict === "limit") {
    return {
      answer: { ...answer, found: { ...found, verdict: "observed" }, stoppedBy: "seconds" },
      certificate: null,
    };
  }
  if (verdict !== "valid") throw new Error(`the proof does not hold: ${says.en}`);
  return { answer, certificate };
}

function rowOf(
  job: Job,
  table: HeapTable,
  { found, heaps, stoppedBy }: Answer,
  certificate: Certificate | null,
  seconds: number,
): PeriodRow {
  const proved = found.verdict === "proved" ? found : undefined;
  const keeps = job.question === "values";
  const values = heaps === 0 ? [] : table.values(heaps - 1);
  const rare = heaps === 0 ? undefined : rareHeaps(table.rules, values);
  const seen = found.verdict === "none" ? undefined : found;
  const listed = seen !== undefined && seen.exceptionCount <= MOST_LISTED;
  return {
    key: job.key,
    game: job.game,
    stands: job.stands,
    question: job.question as PeriodRow["question"],
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
    certificate,
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
