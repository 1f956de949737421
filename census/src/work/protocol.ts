import type { Checkpoint, Job, Row } from "../types.ts";

/** A batch to be computed; its rows are told as they come, and the answer is the last of them. */
export interface Batch {
  readonly jobs: readonly { readonly job: Job; readonly from: Checkpoint | undefined }[];
  /** Shared with the process: which job is being computed; -1 before the first. */
  readonly at: Int32Array;
}

/** What is told of a batch: rows so far; where a job stands, deflated; that a job threw. */
export type BatchEvent =
  | { readonly kind: "rows"; readonly rows: readonly Row[] }
  | { readonly kind: "at"; readonly index: number; readonly heaps: number; readonly state: Uint8Array }
  | { readonly kind: "threw"; readonly index: number; readonly reason: string };
