import { areNaturals } from "../../nimber/natural.ts";
import type { Game } from "../../types.ts";
import { type Heaps, heapsEffort, heapTuple } from "./heaps.ts";
import { type Slide, strips } from "./strip.ts";

/**
 * Game of coins on different squares of a strip that `moves` slide, without its name, rule, reader and
 * theorems.
 */
export const coinStripGame = (
  moves: (coins: Heaps) => Iterable<Slide<Heaps>>,
): Omit<Game<Heaps>, "id" | "name" | "rule" | "parse" | "theorems"> => ({
  ...heapTuple,
  start: [[1, 4, 6, 9]],
  notation: { en: "the squares of the coins, such as 1,4,6", zh: "各枚硬币所在的格，如 1,4,6" },
  isPosition: (coins) => areNaturals(coins) && coins.every((coin, i) => i === 0 || coin > coins[i - 1]!),
  moves,
  accelerators: {
    cost: heapsEffort,
  },
  board: (coins) => strips([coins], moves(coins), 0),
});

/** All sets of squares as positions: the places of the ones of 0, 1, 2, … in binary. */
export function* coinSets(): Generator<[Heaps]> {
  for (let set = 0; ; set++) {
    const squares = [...set.toString(2)].reverse();
    yield [squares.flatMap((bit, square) => (bit === "1" ? [square] : []))];
  }
}
