import { mostHeaps } from "../rules/encoding.ts";
import { positionAt } from "../rules/space.ts";
import { gridTable } from "../solve/heap/grid.ts";
import { pairTable } from "../solve/heap/pair.ts";
import { begin, type Limits } from "../solve/limits.ts";
import { heapTable } from "../solve/period/table.ts";
import { outcomes, standsAlone } from "../solve/search/alone.ts";
import { grundyValues } from "../solve/search/grundy.ts";
import type { Game, Outcome, Play } from "../types.ts";

/** The value of a position, or who wins from it, by tables where the game has them. */
export interface Truth {
  /** Whether the coordinates are a position of the game. */
  readonly has: (position: readonly number[]) => boolean;
  /** The coordinates as a position of the game. */
  readonly at: (position: readonly number[]) => number | Outcome;
  /** What finds it: a compiled table, a table that looks at every move, or a search. */
  readonly by: "table" | "grid" | "search";
}

/** What is true of single components of a game. */
export function truthOf(game: Game<unknown>, kind: "outcomes" | "values", play: Play, limits: Limits): Truth {
  const deadline = begin(limits);
  const has = (position: readonly number[]): boolean => positionAt(game, position) !== undefined;
  if (kind === "outcomes" && (play === "misere" || standsAlone(game, play))) {
    const found = outcomes(game, play);
    return { has, at: (position) => found.at(positionAt(game, position), deadline), by: "search" };
  }
  const values = { has, ...valuesOf(game, limits) };
  if (kind === "values") return values;
  return { ...values, at: (position) => (values.at(position) === 0 ? "P" : "N") };
}

function valuesOf(game: Game<unknown>, limits: Limits): Omit<Truth, "has"> {
  const deadline = begin(limits);
  if (game.heap !== undefined) {
    const table = heapTable(game.heap, limits);
    const by = mostHeaps(game.heap) > 2 ? "search" : "table";
    return { at: ([n]) => Number(table.values(n!, deadline)[n!]), by };
  }
  if (game.pair !== undefined) {
    const table = pairTable(game.pair, limits);
    return { at: ([x, y]) => Number(table.grundy(x!, y!, deadline)), by: "table" };
  }
  if (game.grid !== undefined) {
    const table = gridTable(game.grid, limits);
    return { at: ([x, y]) => table.grundy(x!, y!, deadline), by: "grid" };
  }
  const found = grundyValues(game);
  return { at: (position) => found.at(positionAt(game, position), deadline), by: "search" };
}
