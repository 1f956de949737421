import type { Game } from "../types.ts";
import { type Allows, answeredByTurns, openParts, placingGame } from "./family/placing.ts";
import { at, besides, type Rows } from "./family/stones.ts";

/** No stone may be adjacent to one of its own colour. */
const allows: Allows = (rows, [x, y], colour) => besides(x, y).every(([a, b]) => at(rows, a, b) !== colour);

/**
 * Col for both colours: a move puts a stone of either colour on a square not adjacent to one of the same
 * colour.
 */
export const col: Game<Rows> = {
  ...placingGame(allows, (rows) => openParts(rows, allows)),
  id: "col",
  name: { en: "Col, impartial", zh: "Col（公平版）" },
  rule: {
    en: "Put a stone of either colour on an empty square, not beside one of the same colour.",
    zh: "在空格上放一枚任意颜色的棋子，不得与同色棋子相邻。",
  },
  start: [["...", "..."]],
  theorems: [answeredByTurns],
};
