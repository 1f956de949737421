import type { CitedLaw } from "../codegen/index.ts";
import { provedLaw } from "../codegen/proved.ts";
import type { Game, Play } from "../types.ts";
import type { CommandContext } from "./command.ts";
import { limitsOf } from "./input.ts";
import { isMisere } from "./user-rules/texts.ts";

/** The law that --law asks for, within the limits of the command. @throws ProgramError, LimitError */
export const lawFor = (
  game: Game<unknown>,
  alone: boolean,
  context: CommandContext,
  play: Play = isMisere(game) ? "misere" : "normal",
): CitedLaw => provedLaw(game, alone, play, limitsOf(context));
