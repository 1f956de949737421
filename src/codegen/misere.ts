import { LimitError } from "../errors.ts";
import { t } from "../locale/codegen.ts";
import { FIXED_TAKES, NOTHING_MOVES } from "../messages/anti-sg.ts";
import { positionAt } from "../rules/space.ts";
import { coordinates, positionsIn } from "../solve/box.ts";
import { begin, type Limits } from "../solve/limits.ts";
import { antiSgOf, takesFixed } from "../solve/misere/anti-sg.ts";
import { misereQuotient } from "../solve/misere/quotient/index.ts";
import { aloneError } from "../solve/search/alone.ts";
import type { Game, Text } from "../types.ts";
import { ProgramError } from "./program-error.ts";
import type { SmallQuotient } from "./quotient.ts";
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
 * for each position, else the elements of the misère quotient.
 * @throws ProgramError when there is no quotient of few elements; LimitError; RuleError
 */
export function misereAnswers(wanted: Wanted, box: readonly number[], limits: Limits): Answers {
  const { game, read } = wanted;
  if (readsOne(planOf(read, coordinatesOf(game))))
    return { largest: box, ...valuesFor(game, wanted, box, "misere", limits) };
  if (game.won !== undefined) throw aloneError(game);
  const rule = positionsIn(box) > CHECKED ? undefined : antiSgUpTo(game, box, limits);
  if (!rule?.holds) {
    const quotient = smallQuotient(game, box[0]!, limits);
    if (quotient !== undefined) return { largest: box, quotient };
    if (rule === undefined) throw new LimitError("positions", CHECKED, positionsIn(box));
    throw new ProgramError(t("misereSums", { id: game.id, because: rule.because }));
  }
  const antiSg = { because: rule.because, isBoundless: false };
  const { law: _, cited: __, ...values } = valuesFor(game, wanted, box, "normal", limits);
  return { largest: box, ...values, antiSg };
}

/** Whether the Anti-SG rule decides sums of positions up to `box`, and why. */
function antiSgUpTo(
  game: Game<unknown>,
  box: readonly number[],
  limits: Limits,
): { readonly holds: boolean; readonly because: Text } {
  const antiSg = antiSgOf(game, limits);
  const budget = begin(limits);
  let reason: Text = NOTHING_MOVES;
  for (const place of coordinates(box)) {
    const position = positionAt(game, place);
    if (position === undefined) continue;
    const { holds, because } = antiSg(position, budget);
    if (!holds) return { holds, because };
    reason = because;
  }
  return { holds: true, because: reason };
}

/** Largest number of numbers in a program: compilers limit the constants of a function. */
const MOST_NUMBERS = 7000;

/** Seconds for the quotient of a game. */
const SECONDS = 5;

/** Misère quotient of a game, if one of few elements is found that covers all heaps to `largest`. */
function smallQuotient(game: Game<unknown>, largest: number, limits: Limits): SmallQuotient | undefined {
  if (game.space !== "heap") return undefined;
  const seconds = Math.min(limits.seconds ?? SECONDS, SECONDS);
  try {
    const found = misereQuotient(game, { ...limits, seconds, to: largest });
    const { order, times, inP } = found.quotient.monoid;
    const isProved = found.verdict === "proved";
    if (!isProved && found.heaps < largest) return undefined;
    const last = isProved ? found.preperiod + found.period - 1 : largest;
    const phi = found.quotient.phi.slice(0, last + 1);
    const elements = [...new Set(phi)];
    if (order * elements.length + last > MOST_NUMBERS) return undefined;
    return {
      kinds: phi.map((element) => elements.indexOf(element)),
      ...(isProved && { period: { preperiod: found.preperiod, period: found.period } }),
      order,
      times: Array.from(inP, (_, x) => elements.map((y) => times[x * order + y]!)),
      lost: [...inP],
    };
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}
