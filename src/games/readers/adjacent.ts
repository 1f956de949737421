import { t } from "../../locale/games.ts";
import type { Game } from "../../types.ts";
import { circleOf } from "../circle.ts";
import { takeAndBreakGame } from "../family/take-break.ts";
import { readMembers } from "../set-notation.ts";
import type { Reader } from "./reader.ts";

/** Largest take. */
export const MOST_ADJACENT = 4096;

/** Game of these takes of adjacent tokens, in ascending order and at least one. */
export function adjacentGame(isCircle: boolean, takes: readonly number[]): Game<unknown> {
  if (isCircle) return circleOf(takes);
  const all = new Set(takes);
  const digits = Array.from({ length: takes.at(-1)! + 1 }, (_, taken) => (all.has(taken) ? 7 : 0));
  return takeAndBreakGame(digits) as Game<unknown>;
}

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
    return adjacentGame(word === "circle", takes);
  },
};
