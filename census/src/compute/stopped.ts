import type { Cancel } from "nimber";

/** Error thrown at the next check of a computation that was stopped. */
export class Stopped extends Error {}

/** Signal that is aborted when `stop` returns true. */
export const stopping = (stop: () => boolean): Cancel => ({
  get aborted() {
    return stop();
  },
  throwIfAborted() {
    if (stop()) throw new Stopped();
  },
});
