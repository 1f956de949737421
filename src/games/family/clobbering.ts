import type { Game, LocalizedText, Move } from "../../types.ts";
import {
  at,
  canonicalRows,
  drawn,
  groupsOf,
  nameOf,
  offersOf,
  onRows,
  put,
  type Rows,
  SIDES,
  type Square,
  squaresOf,
} from "./stones.ts";

/** How stones move. */
export interface Clobbering {
  readonly steps: readonly Square[];
  /** Over any number of empty squares in a line. */
  readonly far?: boolean;
  /** Onto stones of their own colour as well. */
  readonly cannibal?: boolean;
}

const BOARD: LocalizedText = {
  en: "rows of stones, as xoxo/oxox, a dot being an empty square",
  zh: "逐行写出的棋子，如 xoxo/oxox，点为空格",
};

/** What games share in which a stone is moved onto another one, which is gone. */
export function clobbering({
  steps = SIDES,
  far = false,
  cannibal = false,
}: Clobbering): Pick<
  Game<Rows>,
  | "look"
  | "space"
  | "notation"
  | "moves"
  | "accelerators"
  | "key"
  | "parse"
  | "isPosition"
  | "format"
  | "board"
> {
  function* captures(rows: Rows): Generator<readonly [from: Square, onto: Square]> {
    for (const [x, y, stone] of squaresOf(rows)) {
      if (stone === ".") continue;
      for (const [dx, dy] of steps) {
        let [a, b] = [x + dx, y + dy];
        while (far && at(rows, a, b) === ".") [a, b] = [a + dx, b + dy];
        const other = at(rows, a, b);
        if (other !== "." && other !== "#" && (cannibal || other !== stone))
          yield [
            [x, y],
            [a, b],
          ];
      }
    }
  }

  function* moves(rows: Rows): Generator<Move<Rows>> {
    for (const [from, onto] of captures(rows)) {
      const moved = put(put(rows, onto, at(rows, ...from)), from, ".");
      yield { at: `${nameOf(...from)}-${nameOf(...onto)}`, to: components(moved) };
    }
  }

  /** Where a stone can ever go from a square. */
  function* near(rows: Rows, x: number, y: number): Generator<Square> {
    for (const [dx, dy] of steps)
      for (let [a, b] = [x + dx, y + dy]; at(rows, a, b) !== "#"; [a, b] = [a + dx, b + dy]) {
        yield [a, b];
        if (!far) break;
      }
  }

  /** Stones that hold together, each group in place on a board of its own, without those that have no moves. */
  function components(rows: Rows): Rows[] {
    const groups = groupsOf(
      rows,
      (x, y) => at(rows, x, y) !== ".",
      (x, y) => near(rows, x, y),
    );
    return groups
      .filter((group) =>
        cannibal ? group.length > 1 : new Set(group.map(([x, y]) => at(rows, x, y))).size > 1,
      )
      .map((group) => {
        const stones = new Set(group.map(([x, y]) => `${x},${y}`));
        return rows.map((row, y) =>
          [...row].map((stone, x) => (stones.has(`${x},${y}`) ? stone : ".")).join(""),
        );
      });
  }

  return {
    ...onRows("xo.", BOARD),
    look: { squares: "xo." },
    format: (rows) => rows.join("/"),
    moves,
    accelerators: {
      decompose: components,
      canonical: (rows) => canonicalRows(cannibal ? rows.map((row) => row.replaceAll("o", "x")) : rows, "."),
      cost: (rows) => 1.6 ** Math.min(rows.join("").replaceAll(".", "").length, 1000),
    },
    board: (rows) =>
      drawn(
        rows,
        offersOf(
          [...captures(rows)].map(([from, onto]) => [
            nameOf(...from),
            `${nameOf(...from)}-${nameOf(...onto)}`,
          ]),
        ),
      ),
  };
}
