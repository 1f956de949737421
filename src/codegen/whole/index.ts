import type { Faced } from "../../messages/position-name.ts";
import { exhaustive } from "./exhaustive.ts";
import { graphs } from "./graphs.ts";
import { lists } from "./lists.ts";
import type { Whole, WholeProgram } from "./whole.ts";

const programs: readonly WholeProgram[] = [...lists, ...exhaustive, ...graphs];

/** A factor that a game without parameters has: Fibonacci Nim allows twice as many. */
const USUAL = 2;

/** The program for a game whose positions are lists, graphs or boards, if there is one. */
export function wholeOf({ id = "" }: Pick<Faced<unknown>, "id">): Whole | undefined {
  for (const each of programs) {
    const found = each.games.exec(id);
    if (found !== null) return { ...each, parameter: Number(found[1] ?? USUAL) };
  }
  return undefined;
}
