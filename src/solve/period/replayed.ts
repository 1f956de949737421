import { checkPeriodSteps } from "../../checker/period.ts";
import type { HeapRules } from "../../encoding.ts";
import { LimitError, ReplayError } from "../../errors.ts";
import type { Budget } from "../limits.ts";
import { certificateOf } from "./certificate.ts";
import { within } from "./portions.ts";
import { patternOf } from "./sequence.ts";
import type { Proved } from "./theorem.ts";

/** Values of a table: those of heaps 0 to `to`, of which the first `given` were handed to it. */
export interface ValuesSource {
  values(to: number, budget?: Budget): ArrayLike<number>;
  readonly given: number;
}

/** Portions of a replay, of a millisecond or less, that it may always take, whatever the search took. */
const FREE_PORTIONS = 64;

/** Milliseconds that a replay takes at least for each heap of its window, the certificate included. */
const LEAST_PER_HEAP = 5e-5;
const FREE_HEAPS = 50_000;

/** Letters of `[0,0],`, and bytes that the checker needs for each letter. */
const LETTERS_OF_EXCEPTION = 6;
const READING = 16;

/**
 * Has the independent checker replay a proof, as long as that takes no longer than the search, begun at `since`, or is
 * a matter of an instant. Of values that were handed to the table nobody here knows that they are right: then the
 * replay goes to its end, and it is by that alone that the period is proved.
 * @throws LimitError when values that were handed to the table could not be replayed within the limits; ReplayError
 * when the checker refuses the proof. Yields the number of heaps of the window now and then.
 */
export function* replayed(
  rules: HeapRules,
  source: ValuesSource,
  proved: Proved,
  budget: Budget,
  since: number,
): Generator<number, Proved> {
  const searched = Date.now() - since;
  const heaps = proved.to + proved.period;
  const trusted = source.given === 0;
  if (trusted && heaps > FREE_HEAPS && LEAST_PER_HEAP * heaps > searched) return proved;
  try {
    const text = (yield* within(textOf(rules, source, proved, budget), heaps, budget))!;
    const begun = Date.now();
    const { bytes, memory } = budget;
    // At least half of the bytes: its memory is free again when it has ended.
    const room = Math.max(bytes - memory.held, bytes / 2);
    const steps = checkPeriodSteps(text, { seconds: Number.POSITIVE_INFINITY, bytes: room });
    for (let portions = 1; ; portions++) {
      const step = steps.next();
      if (step.done) {
        const { verdict, says, limit } = step.value;
        if (limit !== undefined) throw new LimitError(limit, bytes);
        if (verdict !== "valid") throw new ReplayError(says, trusted);
        return { ...proved, replayed: true };
      }
      budget.tick();
      if (trusted && portions > FREE_PORTIONS && Date.now() - begun > searched) return proved;
      yield heaps;
    }
  } catch (error) {
    if (trusted && error instanceof LimitError) return proved;
    throw error;
  }
}

/** The certificate, as the checker reads it. */
function* textOf(
  rules: HeapRules,
  source: ValuesSource,
  proved: Proved,
  budget: Budget,
): Generator<unknown, string> {
  const heaps = proved.to + proved.period;
  const values = source.values(heaps - 1, budget);
  const pattern = yield* patternOf(proved, values, heaps, budget.bytes);
  // The checker has no room for a longer one.
  const letters = 2 * proved.period + LETTERS_OF_EXCEPTION * pattern.exceptionCount;
  if (READING * letters > budget.bytes) throw new LimitError("bytes", budget.bytes, READING * letters);
  return JSON.stringify(yield* certificateOf(rules, values, { ...proved, ...pattern }));
}
