import type { Budget } from "../limits.ts";

/** Work in portions of some milliseconds, between which the caller may check the clock and signals. */
export type Portions<T> = Generator<undefined, T>;

/** Number of table cells per portion. */
export const PORTION: number = 2 ** 20;

/**
 * Number of portions for which a question may continue after its time is over, to use what it has: a tenth of
 * a second.
 */
const GRACE = 24;

/**
 * Runs `work` within `budget`; or, without one, only for a moment, after which it is abandoned without a
 * result. Yields `heaps`, like a search for a period.
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

/** Largest of some values, 0 if there are none. */
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
