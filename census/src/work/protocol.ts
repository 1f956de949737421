import type { Checkpoint, Job, Row } from "../types.ts";

/** A batch to be computed; it reports its rows as they come, and the answer is the last of them. */
export interface Batch {
  readonly jobs: readonly { readonly job: Job; readonly from: Checkpoint | undefined }[];
  /** Shared with the process: which job is being computed; -1 before the first. */
  readonly at: Int32Array;
}

/** Report on a batch: rows so far; the state of a job, deflated; the error of a job. */
export type BatchEvent =
  | { readonly kind: "rows"; readonly rows: readonly Row[] }
  | { readonly kind: "at"; readonly index: number; readonly heaps: number; readonly state: Uint8Array }
  | { readonly kind: "threw"; readonly index: number; readonly reason: string };
