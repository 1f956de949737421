import type { Face, Play } from "../../types.ts";
import { exhaustive } from "./exhaustive.ts";
import { graphs } from "./graphs.ts";
import { lists, misereLists } from "./lists.ts";
import type { WholeGame, WholeProgram } from "./whole.ts";
import { words } from "./words.ts";

const PROGRAMS: readonly WholeProgram[] = [...lists, ...exhaustive(false), ...graphs, ...words];
/** Programs that find the winner of misère play. */
const MISERE: readonly WholeProgram[] = [...misereLists, ...exhaustive(true)];

/**
 * Program for a game whose positions are lists, graphs or boards, if the game names one; under misère play, if that
 * program finds the winner too.
 */
export function wholeOf(
  { program }: Pick<Face<unknown>, "program">,
  play: Play = "normal",
): WholeGame | undefined {
  if (program === undefined) return undefined;
  const named = ({ name }: WholeProgram) => name === program.name;
  if (!PROGRAMS.some(named)) throw new TypeError(`program: expected the name of one, got ${program.name}`);
  const found = (play === "misere" ? MISERE : PROGRAMS).find(named);
  return found && { ...found, parameter: program.parameter ?? 0, play };
}
