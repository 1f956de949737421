import { Undefinable } from "../automata/index.ts";
import { heapRules } from "../encoding.ts";
import { t } from "../locale/law.ts";
import { parseRule } from "../rules/parse.ts";
import type { Game } from "../types.ts";
import { movesOfHeap } from "./heap-moves.ts";
import { type Moves, movesOfRule } from "./moves.ts";

/** The rule in a line of a game that has one, or its notation. */
export const writtenGame = (game: Game<unknown>): string => game.accelerators?.ruleInALine?.rule ?? game.id;

/**
 * The moves of a game as formulas: from its rule in a line, or from what it says of its moves as data.
 * @throws Undefinable when it has neither, or products and the like in them; LimitError.
 */
export function movesOfGame(game: Game<unknown>): Moves {
  const rule = writtenGame(game);
  if (rule.startsWith("[")) return movesOfRule(parseRule(rule));
  const known = heapRules(game);
  if (known !== undefined) return movesOfHeap(known);
  throw new Undefinable(t("movesGivenProgramNoAutomaton", { id: game.id }));
}
