import type { CitedLaw } from "../codegen/index.ts";
import { findLaw, lawOfGame, programOf } from "../law/index.ts";
import type { Game, Play } from "../types.ts";
import { type CommandContext, UsageError } from "./command.ts";
import { limitsOf } from "./input.ts";
import { t } from "./locale/cli.ts";
import { restingOn } from "./terminal/law.ts";
import { isMisere } from "./user-rules/texts.ts";

/**
 * Law that `nimber law` proves, for a program without a table. It is about values or, with `alone` (one
 * position per test), also about outcomes.
 * @throws UsageError when no law is proved
 */
export function provedLaw(
  game: Game<unknown>,
  alone: boolean,
  context: CommandContext,
  play: Play = isMisere(game) ? "misere" : "normal",
): CitedLaw {
  const limits = limitsOf(context);
  const search = alone ? lawOfGame(game, play, limits) : findLaw(game, "values", play, limits);
  const { finding } = search;
  const law = finding && programOf(finding);
  if (finding?.verdict === "proved" && law !== undefined) return { law, by: restingOn(finding) };
  const { stopped, because } = finding ?? search;
  if (stopped !== undefined) throw stopped;
  const seen = finding?.text;
  throw new UsageError(t("noProvedLaw", { alone, id: game.id, seen, because }));
}
