import type { LocalizedText } from "../../types.ts";
import {
  at,
  groupsOf,
  nameOf,
  onlyOf,
  put,
  type Rows,
  SIDES,
  type Square,
  type StoneMove,
  type StonesGame,
  squaresOf,
  stonesGame,
} from "./stones.ts";

/** Moves of stones in a Clobber variant. */
export interface Clobbering {
  readonly steps: readonly Square[];
  /** Stones move over any number of empty squares in a line. */
  readonly far?: boolean;
  /** Stones also take stones of their own colour. */
  readonly cannibal?: boolean;
}

const BOARD: LocalizedText = {
  en: "rows of stones, such as xoxo/oxox, with a dot for an empty square",
  zh: "逐行写出的棋子，如 xoxo/oxox，点为空格",
};

/** Game in which a stone moves onto another one, which is removed. */
export function clobberingGame({ steps = SIDES, far = false, cannibal = false }: Clobbering): StonesGame {
  function* moves(rows: Rows): Generator<StoneMove> {
    for (const [x, y, stone] of squaresOf(rows)) {
      if (stone === ".") continue;
      for (const [dx, dy] of steps) {
        let [a, b] = [x + dx, y + dy];
        while (far && at(rows, a, b) === ".") [a, b] = [a + dx, b + dy];
        const other = at(rows, a, b);
        if (other === "." || other === "#" || (other === stone && !cannibal)) continue;
        const left = put(put(rows, [a, b], stone), [x, y], ".");
        yield { at: `${nameOf(x, y)}-${nameOf(a, b)}`, square: [x, y], left };
      }
    }
  }

  /** Squares that a stone could ever reach from a square in one move. */
  function* near(rows: Rows, x: number, y: number): Generator<Square> {
    for (const [dx, dy] of steps)
      for (let [a, b] = [x + dx, y + dy]; at(rows, a, b) !== "#"; [a, b] = [a + dx, b + dy]) {
        yield [a, b];
        if (!far) break;
      }
  }

  const canMove = (rows: Rows, group: readonly Square[]): boolean =>
    cannibal ? group.length > 1 : new Set(group.map((square) => at(rows, ...square))).size > 1;

  return stonesGame({
    signs: "xo.",
    notation: BOARD,
    moves,
    parts: (rows) =>
      groupsOf(
        rows,
        (x, y) => at(rows, x, y) !== ".",
        (x, y) => near(rows, x, y),
      )
        .filter((group) => canMove(rows, group))
        .map((group) => onlyOf(rows, group, ".")),
    blank: ".",
    ...(cannibal && { alike: (rows: Rows) => rows.map((row) => row.replaceAll("o", "x")) }),
    effort: { base: 1.6, of: "xo" },
  });
}
