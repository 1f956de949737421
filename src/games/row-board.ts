import type { Natural } from "../nimber/natural.ts";
import type { Cell, Move } from "../types.ts";
import { type Place, row } from "./family/heap.ts";
import { DRAWN_ROW, label, someOf } from "./line-board.ts";

/**
 * Draws a row of tokens. Touching a token offers the moves that remove it and keep the tokens to its left and
 * right. All tokens offer the other moves; an empty row shows its number, which offers them.
 */
export function rowBoard(n: Natural, moves: (n: Natural) => Iterable<Move<Natural>>): Cell[] {
  if (n > DRAWN_ROW) return [label(0, `${n}`)];
  const all = someOf(moves(n));
  if (all === undefined) return [label(0, `${n}`)];
  if (n === 0 && all.length > 0)
    return [
      label(
        0,
        "0",
        all.map(({ at }) => at),
      ),
    ];
  return row(n, () => all.map((move) => placeOf(Number(n), move)));
}

function placeOf(n: number, { at, to }: Move<Natural>): Place {
  const [left = 0, right = 0, more] = to.map(Number);
  const gone = n - left - right;
  if (more !== undefined || gone < 0 || left > n) return { at, first: 1, last: n };
  if (to.length === 1) return { at, first: left + 1, last: left + 1 };
  return gone === 0 ? { at, first: 1, last: 0, cut: left } : { at, first: left + 1, last: n - right };
}
