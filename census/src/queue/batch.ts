import type { Job } from "../types.ts";

/** Item of the queue: games that one worker computes one after the other. */
export interface Batch {
  readonly keys: readonly string[];
  /** Predicted peak memory of the largest. */
  readonly bytes: number;
  /** Predicted steps of all. */
  readonly work: number;
}

/** About a tenth of a second: the cost of fetching and committing a batch disappears beside it. */
const BATCH_WORK = 2e7;
const BATCH_KEYS = 250;

/** Predictions up to this are noise beside a process itself; such jobs are not asked for memory. */
const SMALL_BYTES = 32 * 2 ** 20;

/** Packs jobs, the longest first: large ones alone, tiny ones many to a batch. */
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

/** Longest first: steps on a logarithmic scale, since the queue orders by small integers. */
const priorityOf = (work: number) => Math.round(1000 * Math.log2(1 + Math.max(0, work)));

/**
 * Jobs that need memory are in classes, a fifth apart, by which a worker leaves in the queue what does not fit;
 * small ones have none.
 */
export const memoryClass = (bytes: number): string | undefined =>
  bytes <= SMALL_BYTES ? undefined : `${Math.ceil(4 * Math.log2(bytes))}`;

/** The memory that a class stands for: its upper bound. */
export const classBytes = (name: string): number => 2 ** (Number(name) / 4);

/** The classes that do not fit into `free` bytes. */
export function classesAbove(free: number): string[] {
  const classes: string[] = [];
  // 2^60 bytes is more than a machine has.
  for (let each = Math.ceil(4 * Math.log2(SMALL_BYTES)); each <= 240; each++) {
    if (classBytes(`${each}`) > free) classes.push(`${each}`);
  }
  return classes;
}

/** A batch as the queue takes it. */
export function queued(batch: Batch): { data: Batch; priority: number; group?: { id: string } } {
  const group = memoryClass(batch.bytes);
  return {
    data: batch,
    priority: priorityOf(batch.work),
    ...(group !== undefined && { group: { id: group } }),
  };
}
