import { LimitError } from "../errors.ts";
import type { Deadline } from "../solve/limits.ts";
import { finish } from "../solve/period/portions.ts";

/**
 * Runs work to its end, which a signal ends as time does: so it can tell what it has.
 * @throws the reason of the signal, where there is nothing yet.
 */
export function untilGivenUp<T>(
  deadline: Deadline,
  work: (until: Deadline) => Generator<unknown, T>,
): { readonly end: T; readonly givenUp: boolean } {
  let reason: Error | undefined;
  const tick = (done?: number) => {
    try {
      deadline.tick(done);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== "AbortError") throw error;
      reason = error;
      throw new LimitError("seconds", 0);
    }
  };
  const until = {
    ...deadline,
    tick: Object.assign(tick, { positions: deadline.positions }),
    clock: () => tick(),
  };
  try {
    const end = finish(work(until));
    return { end, givenUp: reason !== undefined };
  } catch (error) {
    throw reason ?? error;
  }
}
