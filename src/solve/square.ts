import { encodedAs } from "../encoding.ts";
import { positionAt } from "../rules/space.ts";
import type { Game } from "../types.ts";
import { type GridTable, gridTable } from "./heap/grid.ts";
import { type PairTable, pairTable } from "./heap/pair.ts";
import { type Budget, begin, type Limits } from "./limits.ts";
import { grundyValues } from "./search/grundy.ts";

/** Entry for two numbers that are not a position of the game. */
export const NO_POSITION = -1;

/** Values of the positions a,`from` to a,`to`; `from` is 0 if not given. */
export type RowOfPairs = (a: number, to: number, budget?: Budget, from?: number) => Uint32Array | Int32Array;

/**
 * Values of a game of two numbers, one row at a time: from a table when its moves are data, else from its rules; or by
 * `valueAt` if given. Cost of a row: that of each position once.
 * @throws LimitError; RuleError when a value is infinite.
 */
export function rowsOfPairs(
  game: Game<unknown>,
  limits: Limits,
  valueAt?: (position: unknown, budget: Budget) => number,
): RowOfPairs {
  const usual = begin(limits);
  const table = valueAt === undefined ? tableOfPairs(game, limits) : undefined;
  if (table !== undefined) return (a, to, budget = usual, from) => table.row(a, to, budget, from);
  const at = valueAt ?? grundyValues(game, limits).at;
  return (a, to, budget = usual, from = 0) =>
    Int32Array.from({ length: to + 1 - from }, (_, i) => {
      const position = positionAt(game, [a, from + i]);
      return position === undefined ? NO_POSITION : at(position, budget);
    });
}

/** Table of a game of two numbers whose moves are data. */
export function tableOfPairs(game: Game<unknown>, limits: Limits): PairTable | GridTable | undefined {
  const pair = encodedAs(game, "pair");
  if (pair !== undefined) return pairTable(pair, limits);
  const grid = encodedAs(game, "grid");
  return grid && gridTable(grid, limits);
}
