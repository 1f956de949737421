import type { Natural } from "../nimber/natural.ts";
import type { Cell, Move } from "../types.ts";

type Tuple = readonly Natural[];

/**
 * Size limits of drawings: larger heaps (DRAWN) and rows (DRAWN_ROW) are shown as a number, as are positions
 * with more than TOUCHED moves.
 */
const DRAWN = 40;
export const DRAWN_ROW = 200;
const TOUCHED = 20_000;

/** All moves; undefined if there are too many to offer. */
export function someOf<P>(moves: Iterable<Move<P>>): Move<P>[] | undefined {
  const some: Move<P>[] = [];
  for (const move of moves) {
    if (some.length === TOUCHED) return undefined;
    some.push(move);
  }
  return some;
}

export const label = (y: number, text: string, touch?: readonly string[]): Cell => ({
  shape: "label",
  x: 0,
  y,
  text,
  ...(touch !== undefined && { touch }),
});

/**
 * Draws heaps as rows of tokens. Touching the s-th token from the right offers the moves that take s tokens
 * there. Touching the number at the end of a row offers the other moves.
 */
export function heapBoard(position: Tuple, moves: (position: Tuple) => Iterable<Move<Tuple>>): Cell[] {
  const all = position.some((heap) => heap > DRAWN) ? undefined : someOf(moves(position));
  return position.flatMap((heap, y): Cell[] => {
    if (all === undefined) return [label(y, `${heap}`)];
    const size = Number(heap);
    const tokens: string[][] = Array.from({ length: size }, () => []);
    const others: string[] = [];
    for (const { at, to } of all) {
      const left = to.length === 1 ? Number(to[0]![y]) : Number.NaN;
      if (left < size) tokens[left]!.push(at);
      else if (left > size || !falls(position, to)) others.push(at);
    }
    const cells = tokens.map((touch, x): Cell => ({ shape: "token", x, y, touch }));
    return others.length === 0 ? cells : [...cells, { ...label(y, `${heap}`, others), x: size }];
  });
}

/** Whether a move leaves one component in which some number is smaller. */
const falls = (position: Tuple, to: readonly Tuple[]) =>
  to.length === 1 && position.some((each, i) => to[0]![i]! < each);
