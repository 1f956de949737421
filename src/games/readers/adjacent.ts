import { t } from "../../locale/games.ts";
import { circleOf } from "../circle.ts";
import { takeAndBreakGame } from "../family/take-break.ts";
import { readMembers } from "../set-notation.ts";
import type { Reader } from "./reader.ts";

const MOST_ADJACENT = 4096;

/**
 * Reader of games where a move takes a number of adjacent tokens in a row or a circle: `row{2}`,
 * `circle{1,2}`.
 */
export const adjacent: Reader = {
  starts: /^(?:row|circle)\s*\{/,
  examples: ["row{1,2}"],
  read(scanner) {
    const word = scanner.take(/[a-z]+/);
    scanner.space();
    const at = scanner.at;
    const takes = readMembers(scanner);
    const most = takes.at(-1)!;
    if (most > MOST_ADJACENT) {
      throw scanner.expected(t("numbers", { mostAdjacent: MOST_ADJACENT }), at + 1);
    }
    if (word === "circle") return circleOf(takes);
    return takeAndBreakGame(Array.from({ length: most + 1 }, (_, taken) => (takes.includes(taken) ? 7 : 0)));
  },
};
