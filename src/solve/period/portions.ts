import type { Budget } from "../limits.ts";

/** Work in portions of some milliseconds, between which whoever waits may look at the clock and at signals. */
export type Portions<T> = Generator<undefined, T>;

/** Cells of a table that one portion looks at. */
export const PORTION: number = 2 ** 20;

/** Portions for which a question goes on when its time is up, to make something of what it has: a tenth of a second. */
const GRACE = 24;

/**
 * Runs `work` within `budget`; or, without one, for a moment, after which it is given up and nothing known. Yields
 * `heaps`, as a search for a period does.
 * @throws LimitError, or the reason of the signal.
 */
export function* within<T>(
  work: Generator<unknown, T>,
  heaps: number,
  budget: Budget | undefined,
): Generator<number, T | undefined> {
  for (let portions = 0; ; portions++) {
    const step = work.next();
    if (step.done) return step.value;
    if (budget === undefined && portions === GRACE) return undefined;
    budget?.tick();
    yield heaps;
  }
}

/** The largest of some values, 0 if there are none. */
export function* largest(values: ArrayLike<number>): Portions<number> {
  let most = 0;
  for (let n = 0; n < values.length; n++) {
    if (n % PORTION === 0) yield;
    most = Math.max(most, values[n]!);
  }
  return most;
}

/** Runs a generator to its end. */
export function finish<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
