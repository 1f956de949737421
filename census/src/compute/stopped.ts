import type { Cancel } from "nimber";

/** Thrown at the next poll of a computation that was stopped. */
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
