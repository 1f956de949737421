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
  let outages = 0;
  return async (work) => {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      const [before, known] = [out, outages];
      // An answer to a question from before that change is not news: answers may take long to arrive.
      const isNews = () => out === before && outages === known;
      try {
        const result = await work();
        if (out && isNews()) {
          out = false;
          back();
        }
        return result;
      } catch (error) {
        if (!isOutage(error) || tired()) throw error;
        if (!out && isNews()) {
          out = true;
          outages++;
          away();
        }
      }
      await setTimeout(wait);
    }
  };
}
