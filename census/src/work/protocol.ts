import type { Checkpoint, Job, Row } from "../types.ts";

/** What a thread is started with. */
export interface ThreadData {
  /** The module that exports `compute`. */
  readonly compute: string;
  /** Shared with the process: whether to stop, and which job of the batch is being computed. */
  readonly control: Int32Array;
}

/** Places of `ThreadData.control`. */
export const STOP = 0;
export const AT = 1;

/** A batch. */
export interface Order {
  readonly jobs: readonly { readonly job: Job; readonly from: Checkpoint | undefined }[];
}

/** What a thread says: that it has loaded; rows so far; where a job stands; that a job threw; that the batch is over, and its last rows. */
export type Said =
  | { readonly kind: "ready" }
  | { readonly kind: "rows"; readonly rows: readonly Row[] }
  | { readonly kind: "at"; readonly index: number; readonly heaps: number; readonly state: Uint8Array }
  | { readonly kind: "threw"; readonly index: number; readonly reason: string }
  | { readonly kind: "over"; readonly rows: readonly Row[] };
