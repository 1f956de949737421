import type { Game } from "../types.ts";
import { type Allows, answeredByTurns, openParts, placingGame } from "./family/placing.ts";
import { at, besides, type Rows } from "./family/stones.ts";

/** No stone may be adjacent to one of the other colour. */
const allows: Allows = (rows, [x, y], colour) => {
  const other = colour === "x" ? "o" : "x";
  return besides(x, y).every(([a, b]) => at(rows, a, b) !== other);
};

/**
 * Snort for both colours: a move puts a stone of either colour on a square not adjacent to one of the other
 * colour.
 */
export const snort: Game<Rows> = {
  ...placingGame(allows, (rows) => openParts(rows, allows)),
  id: "snort",
  name: { en: "Snort, impartial", zh: "Snort（公平版）" },
  rule: {
    en: "Put a stone of either colour on an empty square, not beside one of the other colour.",
    zh: "在空格上放一枚任意颜色的棋子，不得与异色棋子相邻。",
  },
  start: [["...", "..."]],
  theorems: [answeredByTurns],
};
