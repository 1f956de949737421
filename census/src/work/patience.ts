import { setTimeout } from "node:timers/promises";
import { isOutage } from "../database/database.ts";

/** Retries an idempotent operation until the database answers. */
export type Patiently = <T>(work: () => Promise<T>) => Promise<T>;

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5_000;

/**
 * Retries operations while the database is away, for any number of concurrent callers. Calls `away` when it
 * goes and `back` when it returns. Other errors are thrown, and so are outages once `tired` returns true.
 */
export function patience(away: () => void, back: () => void, tired: () => boolean): Patiently {
  let out = false;
  let outages = 0;
  return async (work) => {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      const [before, known] = [out, outages];
      // An answer to an operation from before that change is not news, because answers may take long to
      // arrive.
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
