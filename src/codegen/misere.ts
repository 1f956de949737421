import { LimitError } from "../errors.ts";
import { t } from "../locale/codegen.ts";
import { FIXED_TAKES, NOTHING_MOVES } from "../messages/anti-sg.ts";
import { positionAt } from "../rules/space.ts";
import { coordinates, positionsIn } from "../solve/box.ts";
import { begin, type Limits } from "../solve/limits.ts";
import { antiSgOf, takesFixed } from "../solve/misere/anti-sg.ts";
import { aloneError } from "../solve/search/alone.ts";
import type { Game, Text } from "../types.ts";
import { ProgramError } from "./program-error.ts";
import { planOf, readsOne } from "./read/plan.ts";
import { type AntiSgReason, coordinatesOf, valuesFor } from "./template.ts";
import { wholeOf } from "./whole/index.ts";
import type { Answers, Wanted } from "./within.ts";

// Answers of contest programs under misère play.

/**
 * Reason why the Anti-SG rule decides sums of heaps of all sizes, if the takes are a fixed set, or one that the program
 * reads.
 */
export const antiSgAlways = (game: Game<unknown> | undefined): AntiSgReason | undefined =>
  game === undefined || takesFixed(game) ? { because: FIXED_TAKES, isBoundless: true } : undefined;

/** Largest number of positions for which the Anti-SG rule is checked before a program is printed. */
const CHECKED = 1_000_000;

/** Refuses misère play of lists, graphs or boards whose program is about normal play. @throws ProgramError */
export function expectMisereProgram(game: Game<unknown>): void {
  if (wholeOf(game) !== undefined && wholeOf(game, "misere") === undefined)
    throw new ProgramError(t("misereWhole", { id: game.id }));
}

/**
 * Answers up to `box`: for one position per test, outcomes from a table; for sums the values, if the Anti-SG rule holds
 * for each position.
 * @throws ProgramError when it does not; LimitError; RuleError
 */
export function misereAnswers(wanted: Wanted, box: readonly number[], limits: Limits): Answers {
  const { game, read } = wanted;
  if (game.won !== undefined) throw aloneError(game);
  if (readsOne(planOf(read, coordinatesOf(game))))
    return { largest: box, ...valuesFor(game, wanted, box, "misere", limits) };
  const antiSg = { because: antiSgUpTo(game, box, limits), isBoundless: false };
  const { law: _, cited: __, ...values } = valuesFor(game, wanted, box, "normal", limits);
  return { largest: box, ...values, antiSg };
}

/** Reason why the Anti-SG rule decides sums of positions up to `box`. */
function antiSgUpTo(game: Game<unknown>, box: readonly number[], limits: Limits): Text {
  if (positionsIn(box) > CHECKED) throw new LimitError("positions", CHECKED, positionsIn(box));
  const antiSg = antiSgOf(game, limits);
  const budget = begin(limits);
  let reason: Text = NOTHING_MOVES;
  for (const place of coordinates(box)) {
    const position = positionAt(game, place);
    if (position === undefined) continue;
    const { holds, because } = antiSg(position, budget);
    if (!holds) throw new ProgramError(t("misereSums", { id: game.id ?? "", because }));
    reason = because;
  }
  return reason;
}
