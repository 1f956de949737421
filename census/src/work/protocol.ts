import type { Checkpoint, Job, Row } from "../types.ts";

/** Batch to be computed. The thread reports rows as they are finished; its answer has the last ones. */
export interface Batch {
  readonly jobs: readonly { readonly job: Job; readonly from: Checkpoint | undefined }[];
  /** Index of the current job, shared with the process; -1 before the first. */
  readonly at: Int32Array;
}

/** Report on a batch: finished rows, the deflated state of a job, or the error of a job. */
export type BatchEvent =
  | { readonly kind: "rows"; readonly rows: readonly Row[] }
  | { readonly kind: "at"; readonly index: number; readonly heaps: number; readonly state: Uint8Array }
  | { readonly kind: "threw"; readonly index: number; readonly reason: string };
