import { setTimeout } from "node:timers/promises";
import { isOutage } from "../database/database.ts";

/** Runs what may be run again until the database answers. */
export type Patiently = <T>(work: () => Promise<T>) => Promise<T>;

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5_000;

/**
 * Waits while the database is away, however many ask at once: `away` is called when it goes, and `back` when it has
 * come back. What fails for another reason fails; so does all, once `tired`.
 */
export function patience(away: () => void, back: () => void, tired: () => boolean): Patiently {
  let out = false;
  return async (work) => {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      try {
        const result = await work();
        if (out) back();
        out = false;
        return result;
      } catch (error) {
        if (!isOutage(error) || tired()) throw error;
        if (!out) away();
        out = true;
      }
      await setTimeout(wait);
    }
  };
}
