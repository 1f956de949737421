import { t } from "../../locale/codegen.ts";
import type { Text } from "../../types.ts";
import { ProgramError } from "../program-error.ts";
import type { InputForm } from "./form.ts";
import { boxWithin, parseLimits } from "./limits.ts";
import { type Plan, planOf, testsIn } from "./plan.ts";

// Bounds that a program has to reach for the limits of an input.

/** Limit on the positions of a table. */
export const MOST_POSITIONS = 10_000_000;

/** Refusal of a table that is too long. */
export const TOO_MANY: Text = t("triedTable", { most: MOST_POSITIONS });

/** Refusal for limits, written `typed`, that no way reaches: a table is too long, if no others were tried. */
export const beyond = (id: string, typed: string, tried: readonly Text[] = [TOO_MANY]): ProgramError =>
  new ProgramError(t("limitsBeyond", { id, limits: typed, tried }));

/** Largest heap of a program that reads its set of takes, if its input has no limits. */
export const USUAL_HEAP = 10_000;

/**
 * Largest heap of a program that reads its set of takes, for limits written `typed`.
 * @throws NotationError; ProgramError when its table would be too long
 */
export function heapWithin(typed: string, read: InputForm): readonly number[] {
  const { box } = limitsIn(typed, planOf(read, ["n"]));
  if (box[0]! >= MOST_POSITIONS) throw beyond(read.text, typed);
  return box;
}

/**
 * Largest coordinates of the positions of an input, and the number of its tests, for limits written `typed`.
 * @throws NotationError; ProgramError when a letter of the positions has no limit
 */
export function limitsIn(
  typed: string,
  plan: Plan,
): { readonly box: readonly number[]; readonly tests: number | undefined } {
  const limits = parseLimits(typed, plan.read);
  const box = boxWithin(plan, limits);
  if (typeof box === "string") throw new ProgramError(t("limitsLetter", { letter: box }));
  return { box, tests: testsIn(plan, (letter) => limits.get(letter)) };
}
