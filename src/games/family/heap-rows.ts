import type { Cell, Game } from "../../types.ts";
import { type Heaps, type HeapsMove, heapTuple } from "./heaps.ts";

/**
 * Size limits of drawings: positions with larger heaps (DRAWN) or more moves (TOUCHED) are shown as numbers.
 */
const DRAWN = 40;
const TOUCHED = 20_000;

/** Game on a tuple of heaps with these moves, without its name, rule text, start positions and theorems. */
export const heapsGame = (
  moves: (heaps: Heaps) => Iterable<HeapsMove<Heaps>>,
): Omit<Game<Heaps>, "id" | "name" | "rule" | "start" | "theorems"> => ({
  ...heapTuple,
  moves,
  board: (heaps) => heapRows(heaps, moves(heaps)),
});

/**
 * Draws heaps as rows of tokens; touching the s-th token from the right offers the moves that take s tokens
 * there.
 */
export function heapRows<P>(heaps: Heaps, moves: Iterable<HeapsMove<P>>): Cell[] {
  const touches = touchesOf(heaps, moves);
  return heaps.flatMap((heap, y): Cell[] => {
    if (touches === undefined) return [{ shape: "label", x: 0, y, text: heap.toString() }];
    return Array.from({ length: Number(heap) }, (_, x) => ({
      shape: "token",
      x,
      y,
      touch: touches[y]![Number(heap) - x] ?? [],
    }));
  });
}

/** Names of moves by heap and number of tokens taken there; undefined when there are too many to draw. */
function touchesOf<P>(heaps: Heaps, moves: Iterable<HeapsMove<P>>): string[][][] | undefined {
  if (heaps.some((heap) => heap > DRAWN)) return undefined;
  const touches: string[][][] = heaps.map(() => []);
  let count = 0;
  for (const { at, taken } of moves) {
    if (++count > TOUCHED) return undefined;
    for (const { heap, tokens } of taken) {
      const byTaken = touches[heap]!;
      const names = byTaken[Number(tokens)];
      if (names === undefined) byTaken[Number(tokens)] = [at];
      else names.push(at);
    }
  }
  return touches;
}
