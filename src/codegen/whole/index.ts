import type { Face } from "../../types.ts";
import { exhaustive } from "./exhaustive.ts";
import { graphs } from "./graphs.ts";
import { lists } from "./lists.ts";
import type { WholeGame, WholeProgram } from "./whole.ts";

const programs: readonly WholeProgram[] = [...lists, ...exhaustive, ...graphs];

/** Program for a game whose positions are lists, graphs or boards, if the game names one. */
export function wholeOf({ program }: Pick<Face<unknown>, "program">): WholeGame | undefined {
  if (program === undefined) return undefined;
  const found = programs.find(({ name }) => name === program.name);
  if (found === undefined) throw new TypeError(`program: expected the name of one, got ${program.name}`);
  return { ...found, parameter: program.parameter ?? 0 };
}
