import type { Game } from "../types.ts";
import { type Allows, placingGame } from "./family/placing.ts";
import { at, besides, groupsOf, onlyOf, put, type Rows } from "./family/stones.ts";

/** Whether every group of stones of one colour is adjacent to an empty square. */
function breathes(rows: Rows): boolean {
  return ["x", "o"].every((colour) =>
    groupsOf(
      rows,
      (x, y) => at(rows, x, y) === colour,
      (x, y) => besides(x, y),
    ).every((group) => group.some(([x, y]) => besides(x, y).some(([a, b]) => at(rows, a, b) === "."))),
  );
}

const allows: Allows = (rows, square, colour) => breathes(put(rows, square, colour));

/** Parts of a board that holes separate. Stones do not: they share the adjacent empty squares. */
const partsOf = (rows: Rows): Rows[] =>
  groupsOf(
    rows,
    (x, y) => at(rows, x, y) !== "#",
    (x, y) => besides(x, y),
  )
    .filter((group) => group.some(([x, y]) => at(rows, x, y) === "."))
    .map((group) => onlyOf(rows, group, "#"));

/** NoGo for both colours: a move puts a stone so that every group stays adjacent to an empty square. */
export const nogo: Game<Rows> = {
  ...placingGame(allows, partsOf),
  id: "nogo",
  name: { en: "NoGo, impartial", zh: "不围棋（公平版）" },
  rule: {
    en: "Put a stone of either colour on an empty square so that every group of stones of one colour keeps an empty square beside it.",
    zh: "在空格上放一枚任意颜色的棋子，使每块同色相连的棋子都仍与某个空格相邻。",
  },
  start: [["...", "..."]],
  theorems: [],
};
