import type { Judging } from "nimber/judge";
import { formatSubject, shrinking } from "nimber/stress";

/** Input to be tried; or, when no smaller one is left, the smallest for which the program was wrong. */
export interface Shrunk {
  readonly input: string;
  readonly smallest: boolean;
}

/**
 * Shrinks an input as `nimber stress` does. The program runs elsewhere, so that `wrong` says for each tried
 * input whether it was wrong; the search is repeated each time with these results.
 */
export function shrinkInput(problem: Judging, choices: readonly number[], wrong: readonly boolean[]): Shrunk {
  const tries = shrinking<true>(formatSubject(problem), choices);
  let next = tries.next();
  // The drawn input is known to be wrong.
  for (const each of [true, ...wrong]) if (!next.done) next = tries.next(each || undefined);
  return next.done
    ? { input: next.value!.instance.input, smallest: true }
    : { input: next.value.input, smallest: false };
}
