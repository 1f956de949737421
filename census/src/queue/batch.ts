import type { Job } from "../types.ts";

/** Item of the queue: games that one worker computes one after another. */
export interface Batch {
  readonly keys: readonly string[];
  /** Predicted peak memory of the largest game. */
  readonly bytes: number;
  /** Predicted steps of all games. */
  readonly work: number;
}

/**
 * Steps of a batch, about a tenth of a second: long enough to make the cost of fetching and committing
 * negligible.
 */
const BATCH_WORK = 2e7;
const BATCH_KEYS = 250;

/** Predicted bytes up to which a job is small compared with its process and needs no memory reservation. */
const SMALL_BYTES = 32 * 2 ** 20;

/** Packs jobs into batches, the longest first: large ones alone, many tiny ones together. */
export function batchesOf(jobs: readonly Pick<Job, "key" | "work" | "bytes">[]): Batch[] {
  const batches: Batch[] = [];
  let keys: string[] = [];
  let bytes = 0;
  let work = 0;
  const close = () => {
    if (keys.length > 0) batches.push({ keys, bytes, work });
    [keys, bytes, work] = [[], 0, 0];
  };
  const ordered = [...jobs].sort((a, b) => b.work - a.work || (a.key < b.key ? -1 : 1));
  for (const job of ordered) {
    if (job.bytes > SMALL_BYTES) {
      batches.push({ keys: [job.key], bytes: job.bytes, work: job.work });
      continue;
    }
    if (keys.length === BATCH_KEYS || work + job.work > BATCH_WORK) close();
    keys.push(job.key);
    bytes = Math.max(bytes, job.bytes);
    work += job.work;
  }
  close();
  return batches;
}

/** Priority, longest first: steps on a logarithmic scale, because the queue orders by small integers. */
const priorityOf = (work: number) => Math.round(1000 * Math.log2(1 + Math.max(0, work)));

/**
 * Memory class of a job, in steps of about a fifth. A worker skips the classes that do not fit; small jobs
 * have no class.
 */
export const memoryClass = (bytes: number): string | undefined =>
  bytes <= SMALL_BYTES ? undefined : `${Math.ceil(4 * Math.log2(bytes))}`;

/** Memory of a class: its upper bound. */
export const classBytes = (name: string): number => 2 ** (Number(name) / 4);

/** Classes that do not fit `free` bytes. */
export function classesAbove(free: number): string[] {
  const classes: string[] = [];
  // No machine has more than 2^60 bytes.
  for (let each = Math.ceil(4 * Math.log2(SMALL_BYTES)); each <= 240; each++) {
    if (classBytes(`${each}`) > free) classes.push(`${each}`);
  }
  return classes;
}

/** Batch in the format of the queue. */
export function queued(batch: Batch): { data: Batch; priority: number; group?: { id: string } } {
  const group = memoryClass(batch.bytes);
  return {
    data: batch,
    priority: priorityOf(batch.work),
    ...(group !== undefined && { group: { id: group } }),
  };
}
