import type { HeapTable, PeriodVerdict } from "nimber";
import { type RunResult, runSteps, tableOf } from "nimber/session";
import { heapsWithin } from "../family/work.ts";
import type { Checkpoint, Compute, Job, PeriodRow } from "../types.ts";
import { checksum, LAST, prefixesOf } from "./checksum.ts";
import { packed } from "./packed.ts";
import { isReplayed } from "./replayed.ts";
import { Stopped } from "./stopped.ts";
import { engine } from "./version.ts";

/** Values of a table, in cells as narrow as they allow. */
type Values = Uint8Array | Uint16Array | Uint32Array;

/** Where a long job stands: the values so far and the seconds that they took. */
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

/** A line of JSON, and then the values, lowest byte first; a copy, so that the table may go on. */
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
 * @throws Error when it is damaged or of another game.
 */
export function readCheckpoint(checkpoint: Checkpoint, game: string): State {
  const end = checkpoint.indexOf(10);
  const head: Head = JSON.parse(new TextDecoder().decode(checkpoint.subarray(0, Math.max(0, end))));
  // A copy: cells must begin at the start of their memory.
  const data = new Uint8Array(checkpoint.subarray(end + 1));
  if (head.version !== 1 || head.game !== game || data.length !== head.heaps * head.width) {
    throw new Error(
      `checkpoint: expected ${game} in version 1, found ${head.game} in version ${head.version}`,
    );
  }
  return { game, seconds: head.seconds, values: new CELLS[head.width](data.buffer, 0, head.heaps) };
}

/** Rows list no more exceptions than this. */
const MOST_LISTED = 10_000;

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
    // Until then it goes over what the checkpoint had, which takes no time and would be lost.
    if (step.value > known && hooks.stop()) {
      save();
      return undefined;
    }
    if (performance.now() >= due) save();
  }
};

/** Result of a game, and the limit that stopped it under its name in a row. */
interface Answer extends RunResult {
  readonly stoppedBy: PeriodRow["stoppedBy"];
}

/** The limit of bytes is one of heaps too, and a question of values has an answer when all of them are there. */
function stoppedOf(job: Job, { found, limit }: RunResult, most: number): PeriodRow["stoppedBy"] {
  if (limit?.limit === "seconds" || limit?.limit === "bytes") return limit.limit;
  if (limit !== undefined) throw limit;
  const keeps = job.question === "values";
  if (!keeps && found.verdict === "proved") return null;
  if (most < job.limits.heaps) return "bytes";
  return keeps ? null : "heaps";
}

/**
 * The answer once the checker has replayed its certificate, here unless the search had it done: where that does not
 * come to an end, the period is but observed. What is proved without a certificate was not replayed.
 * @throws Stopped, and Error when the certificate does not hold.
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
