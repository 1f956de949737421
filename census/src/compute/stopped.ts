import type { Cancel } from "nimber";

/** Thrown where a computation that was told to stop next asks. */
export class Stopped extends Error {}

/** A signal that is aborted as soon as `stop` says so. */
export const stopping = (stop: () => boolean): Cancel => ({
  get aborted() {
    return stop();
  },
  throwIfAborted() {
    if (stop()) throw new Stopped();
  },
});
