import { expect } from "vitest";
import type { Square } from "../src/games/coins/tartan.ts";
import { parseGame } from "../src/games/index.ts";
import { solver } from "../src/solve/index.ts";
import type { Game } from "../src/types.ts";
import { type ProductByPlay, places } from "./coin-play.ts";

/**
 * Compares the library's product with play on a board of a given width: the value of each square by theorem
 * and by search, its moves, and the moves that a touch of each square offers.
 */
export function agreesWithPlay({ name, heads, turned }: ProductByPlay, width: number): void {
  const rules = parseGame(name) as Game<Square>;
  const [said, searched] = [solver(), solver({ method: "search" })];
  for (const [square, head] of heads.entries()) {
    const position: Square = [Math.floor(square / width), square % width];
    const where = `${name} ${position}`;
    expect(said.at({ rules, position }).value, where).toBe(head);
    expect(searched.at({ rules, position }).value, where).toBe(head);
    turnsAndTouches(
      rules,
      position,
      turned[square]!.map((set) => places(set).map((each) => `${Math.floor(each / width)},${each % width}`)),
      ({ x, y }) => `${y},${x}`,
    );
  }
}

/**
 * Checks that the moves of a head turn these sets of coins, which include the head, and that a touch of a
 * place offers the moves that turn its coin. `placeOf` names the place of a drawn square.
 */
export function turnsAndTouches<P>(
  rules: Game<P>,
  position: P,
  turned: readonly (readonly string[])[],
  placeOf: (cell: { readonly x: number; readonly y: number }) => string,
): void {
  const where = `${rules.id} ${position}`;
  const moves = [...rules.moves(position)];
  const made = moves.map(({ at, to }) => ({ at, coins: [...to, position].map(String).sort() }));
  const joined = (sets: readonly (readonly string[])[]) =>
    sets.map((set) => [...set].sort().join(" ")).sort();
  expect(joined(made.map(({ coins }) => coins)), where).toEqual(joined(turned));
  expect(new Set(moves.map(({ at }) => at)).size, where).toBe(moves.length);
  const touched = new Map<string, string[]>();
  for (const cell of rules.board(position)) {
    if (cell.shape !== "square") continue;
    for (const at of cell.touch ?? []) touched.set(at, [...(touched.get(at) ?? []), placeOf(cell)]);
  }
  for (const { at, coins } of made) expect(touched.get(at)?.sort(), where).toEqual(coins);
}
