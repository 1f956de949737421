import { formatSubject, shrinking } from "nimber/stress";
import { formatOf } from "./tests.ts";

/** An input to be tried; or, when no smaller one is left, the smallest for which the program was wrong. */
export interface Shrunk {
  readonly input: string;
  readonly smallest: boolean;
}

/**
 * Shrinks an input as `nimber stress` does. The program runs elsewhere, so of each input that is tried somebody says
 * whether it is wrong; the search is gone through anew each time, with what has been said.
 */
export function shrinkInput(format: string, choices: readonly number[], wrong: readonly boolean[]): Shrunk {
  const tries = shrinking<true>(formatSubject(formatOf(format)), choices);
  let next = tries.next();
  // The drawn input is wrong, and nobody need say so.
  for (const each of [true, ...wrong]) if (!next.done) next = tries.next(each || undefined);
  return next.done
    ? { input: next.value!.instance.input, smallest: true }
    : { input: next.value.input, smallest: false };
}
