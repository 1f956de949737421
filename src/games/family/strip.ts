import type { Natural } from "../../nimber/natural.ts";
import type { Cell, Move } from "../../types.ts";

/** Move of a coin along a strip from one square to another, in row `row` of the board. */
export interface Slide<P> extends Move<P> {
  readonly from: Natural;
  readonly onto: Natural;
  readonly row: number;
}

/** Largest square that is drawn. */
const DRAWN = 60;

/**
 * Draws rows of squares, numbered from `first`, with coins on some of them. Touching a coin or a square
 * offers the moves from it or onto it. Coins on the same square are stacked.
 */
export function strips<P>(
  rows: readonly (readonly Natural[])[],
  moves: Iterable<Slide<P>>,
  first: number,
): Cell[] {
  const last = Math.max(first, ...rows.flat().map(Number));
  if (last > DRAWN) return rows.map((coins, y) => ({ shape: "label", x: 0, y, text: coins.join() }));
  const all = [...moves];
  const names = (fits: (move: Slide<P>) => boolean) => all.filter(fits).map(({ at }) => at);
  const cells: Cell[] = [];
  for (const [y, coins] of rows.entries()) {
    for (let x = first; x <= last; x++) {
      const touch = names(({ row, onto }) => row === y && onto === x);
      cells.push({ shape: "square", x, y, touch });
    }
    coins.forEach((coin, i) => {
      const below = coins.slice(0, i).filter((other) => other === coin).length;
      const touch = names(({ row, from }) => row === y && from === coin);
      cells.push({ shape: "token", x: Number(coin), y: y - below, touch });
    });
  }
  for (let x = first; x <= last; x++) {
    if (x % 5 === 0) cells.push({ shape: "label", x, y: rows.length, text: `${x}` });
  }
  return cells;
}
