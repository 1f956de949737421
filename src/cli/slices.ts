import { LimitError } from "../errors.ts";
import { type Budget, type Limits, within } from "../solve/limits.ts";
import { NODES } from "../solve/parts/work.ts";

/** Seconds that a search runs between checks for signals. */
const SLICE = 2;

/**
 * Runs a search in slices of a few seconds, with a `pause` before each; the search must cache its results. An
 * answer that it gives in time is final. After the time of `limits`, an answer of an interrupted search is
 * accepted as well.
 */
export function slicing(
  limits: Limits,
  budget: Budget,
  pause: () => Promise<void>,
): <T>(ask: (slice: Budget) => T) => Promise<T> {
  const end = limits.until ?? Date.now() + 1000 * (limits.seconds ?? Number.POSITIVE_INFINITY);
  return async (ask) => {
    const count = counting(budget);
    for (;;) {
      await pause();
      const slice = within(budget, SLICE);
      let ended = false;
      const tick = (done?: number) => {
        count(done);
        try {
          slice.tick(done);
        } catch (error) {
          ended = error instanceof LimitError && error.limit === "seconds";
          throw error;
        }
      };
      try {
        const said = ask({
          ...slice,
          tick: Object.assign(tick, { positions: slice.positions }),
          clock: () => tick(),
        });
        if (!ended || Date.now() >= end) return said;
      } catch (error) {
        if (!ended || !(error instanceof LimitError)) throw error;
        if (Date.now() < end) continue;
        throw Object.assign(new LimitError("seconds", limits.seconds!), { excluded: error.excluded ?? [] });
      }
    }
  };
}

/** Applies the limit on positions to all slices together, as for an uninterrupted search. */
function counting({ positions }: Budget): (done: number | undefined) => void {
  let first: number | undefined;
  return (done) => {
    if (done === undefined) return;
    first ??= done;
    if (done - first > NODES * positions) throw new LimitError("positions", positions);
  };
}
