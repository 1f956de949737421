import type { HeapTable, PeriodVerdict } from "nimber";
import { type RunResult, runSteps, tableOf } from "nimber/session";
import { heapsWithin } from "../family/work.ts";
import type { Checkpoint, Compute, Job, PeriodRow } from "../types.ts";
import { checksum, LAST, prefixesOf } from "./checksum.ts";
import { packed } from "./packed.ts";
import { isReplayed } from "./replayed.ts";
import { Stopped } from "./stopped.ts";
import { engine } from "./version.ts";

/** Values of a table, in the narrowest cells possible. */
type Values = Uint8Array | Uint16Array | Uint32Array;

/** State of a long job: the values so far and the seconds they took. */
export interface State {
  readonly game: string;
  readonly seconds: number;
  readonly values: Values;
}

const CELLS = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array } as const;

interface Head {
  readonly version: 1;
  readonly game: string;
  readonly seconds: number;
  readonly heaps: number;
  readonly width: keyof typeof CELLS;
}

/**
 * Checkpoint: a line of JSON, then the values in little-endian order. It is a copy, so that the table can
 * continue.
 */
function checkpointOf({ game, seconds, values }: State): Checkpoint {
  const width = values.BYTES_PER_ELEMENT as Head["width"];
  const head: Head = { version: 1, game, seconds, heaps: values.length, width };
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    new Uint8Array(values.buffer, values.byteOffset, values.byteLength),
  ]);
}

/**
 * Reads a checkpoint of the game `game`.
 * @throws Error when it is damaged or of another game
 */
export function readCheckpoint(checkpoint: Checkpoint, game: string): State {
  const end = checkpoint.indexOf(10);
  const head: Head = JSON.parse(new TextDecoder().decode(checkpoint.subarray(0, Math.max(0, end))));
  // Copies the values, because typed arrays need an aligned offset.
  const data = new Uint8Array(checkpoint.subarray(end + 1));
  if (head.version !== 1 || head.game !== game || data.length !== head.heaps * head.width) {
    throw new Error(
      `checkpoint: expected ${game} in version 1, found ${head.game} in version ${head.version}`,
    );
  }
  return { game, seconds: head.seconds, values: new CELLS[head.width](data.buffer, 0, head.heaps) };
}

/** Most exceptions listed in a row. */
const MOST_LISTED = 10_000;

/** Milliseconds between checkpoints; shorter jobs have none. */
const EVERY = 5000;
/** If values need more memory than `heapsWithin` predicts, they stop at this multiple of the byte limit. */
const BEYOND = 2;
/** Checkpoints take at most 1/SHARE of the time. */
const SHARE = 20;

type Proved = Extract<PeriodVerdict, { verdict: "proved" }>;

/**
 * Computes the values of a one-heap game and searches for a period, from a checkpoint if there is one.
 * `heapsWithin` converts the byte limit to a limit on heaps, so that it is the same on every machine. If the
 * time limit stops it, the row covers only values that another run is likely to reach as well; the checkpoint
 * has all.
 */
export const computePeriod: Compute = (job, from, hooks) => {
  const before = from && readCheckpoint(from, job.game);
  const known = before?.values.length ?? 0;
  const begun = performance.now();
  const spent = () => (before?.seconds ?? 0) + (performance.now() - begun) / 1000;
  const question = {
    ask: "run",
    games: [job.game],
    seeks: job.question === "values" ? "values" : "period",
    heaps: Math.min(job.limits.heaps, heapsWithin(job.game, job.limits.bytes)),
    limits: {
      seconds: Math.max(0, job.limits.seconds - (before?.seconds ?? 0)),
      bytes: BEYOND * job.limits.bytes,
    },
    rare: true,
    certified: true,
    steady: true,
  } as const;
  const table = tableOf({ ...question, ...(before && { from: before.values }) });

  let due = begun + EVERY;
  const save = () => {
    const now = performance.now();
    const values = table.values(table.filled - 1);
    hooks.checkpoint(checkpointOf({ game: job.game, seconds: spent(), values }), table.filled);
    due = performance.now() + Math.max(EVERY, SHARE * (performance.now() - now));
  };

  const steps = runSteps(question, table);
  for (;;) {
    const step = steps.next();
    if (step.done) {
      const stoppedBy = stoppedOf(job, step.value, question.heaps);
      if (stoppedBy !== null && performance.now() - begun > EVERY / 5) save();
      try {
        return rowOf(job, table, certain({ ...step.value, stoppedBy }, hooks.stop), spent());
      } catch (error) {
        if (!(error instanceof Stopped)) throw error;
        save();
        return undefined;
      }
    }
    // Before that it only repeats the checkpoint, which takes no time, and stopping then would lose it.
    if (step.value > known && hooks.stop()) {
      save();
      return undefined;
    }
    if (performance.now() >= due) save();
  }
};

/** Result for a game, and the limit that stopped it as named in a row. */
interface Answer extends RunResult {
  readonly stoppedBy: PeriodRow["stoppedBy"];
}

/**
 * Limit in a row. The byte limit is also a limit on heaps, and a question for values is answered when all of
 * them are computed.
 */
function stoppedOf(job: Job, { found, limit }: RunResult, most: number): PeriodRow["stoppedBy"] {
  if (limit?.limit === "seconds" || limit?.limit === "bytes") return limit.limit;
  if (limit !== undefined) throw limit;
  const keeps = job.question === "values";
  if (!keeps && found.verdict === "proved") return null;
  if (most < job.limits.heaps) return "bytes";
  return keeps ? null : "heaps";
}

/**
 * Answer after the checker has replayed its certificate, here or already in the search. If the replay does
 * not finish, the period counts as observed only, and so does a proof without a certificate.
 * @throws Stopped, and Error when the certificate is invalid
 */
function certain(answer: Answer, stop: () => boolean): Answer {
  const { found, certificate, ...rest } = answer;
  if (found.verdict !== "proved" || certificate === undefined || found.replayed) return answer;
  if (isReplayed(certificate, stop)) return answer;
  return { ...rest, found: { ...found, verdict: "observed" }, stoppedBy: "seconds" };
}

function rowOf(
  job: Job,
  table: HeapTable,
  { found, heaps, rare, certificate, stoppedBy }: Answer,
  seconds: number,
): PeriodRow {
  const proved = found.verdict === "proved" ? found : undefined;
  const keeps = job.question === "values";
  const values = heaps === 0 ? [] : table.values(heaps - 1);
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
    certificate: certificate ?? null,
    values: keeps ? packed(values) : null,
    seconds,
    engine,
  };
}

/** Largest value among those computed, or forever for a proved period; null when values grow. */
function maximumOf(found: PeriodVerdict, values: ArrayLike<number>): number | null {
  if (found.verdict === "proved") return found.maximum?.value ?? null;
  if (found.verdict === "observed" && found.saltus !== 0) return null;
  let maximum = 0;
  for (let n = 0; n < values.length; n++) if (values[n]! > maximum) maximum = values[n]!;
  return maximum;
}

/** First values, as many as prefixes need and the limit allows; a proved period continues them. */
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
