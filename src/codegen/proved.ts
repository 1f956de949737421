import { findLaw, lawOfGame, programOf, proofOf } from "../law/index.ts";
import { t } from "../locale/codegen.ts";
import { asSentence } from "../messages/period.ts";
import type { Limits } from "../solve/limits.ts";
import type { Game, Play } from "../types.ts";
import { ProgramError } from "./program-error.ts";
import type { CitedLaw } from "./sequence.ts";

/**
 * Law that `nimber law` proves, for a program without a table. It is about values or, with `alone` (one
 * position per test), also about outcomes.
 * @throws ProgramError when no law is proved; LimitError
 */
export function provedLaw(game: Game<unknown>, alone: boolean, play: Play, limits: Limits): CitedLaw {
  const search = alone ? lawOfGame(game, play, limits) : findLaw(game, "values", play, limits);
  const { finding } = search;
  const law = finding && programOf(finding);
  if (finding?.verdict === "proved" && law !== undefined) return { law, by: asSentence(proofOf(finding)) };
  const { stopped, because } = finding ?? search;
  if (stopped !== undefined) throw stopped;
  const seen = finding?.text;
  throw new ProgramError(t("noProvedLaw", { alone, id: game.id ?? "", seen, because }));
}
