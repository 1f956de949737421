import { Undefinable } from "../automata/index.ts";
import { parseRule } from "../rules/parse.ts";
import type { Game } from "../types.ts";
import { movesOfHeap } from "./heap-moves.ts";
import { type Moves, movesOfRule } from "./moves.ts";

/** Games whose moves are given by a program, as rules in a line. */
const RULES: Readonly<Record<string, string>> = {
  lasker: "[n: n-k | a & n-a]",
  mark: "[n: n-1 if n > 0 | n/2 if n > 0]",
  "powers-of-two": "[n: n-k if k in powers(2)]",
  "{fibonacci}": "[n: n-k if k in fibonacci]",
};

function ruleOf(id: string): string | undefined {
  const [, base] = /^\{powers\((\d+)\)\}$/.exec(id) ?? [];
  return base === undefined ? RULES[id] : `[n: n-k if k in powers(${base})]`;
}

/** The rule in a line of a game whose moves are definable, or its notation where that says its moves. */
export function writtenGame(game: Game<unknown>): string {
  if (game.id.startsWith("[")) return game.id;
  const rule = ruleOf(game.id);
  if (rule !== undefined) return rule;
  if (game.pair !== undefined) {
    const { diagonal } = game.pair;
    return `[x,y: x-k,y | x,y-k | x-i,y-j if i-j <= ${diagonal} and j-i <= ${diagonal}]`;
  }
  return game.id;
}

/**
 * The moves of a game as formulas: from its rule in a line, or from what it says of its moves as data.
 * @throws Undefinable when it has neither, or products and the like in them; LimitError.
 */
export function movesOfGame(game: Game<unknown>): Moves {
  const rule = writtenGame(game);
  if (rule.startsWith("[")) return movesOfRule(parseRule(rule));
  if (game.heap !== undefined) return movesOfHeap(game.heap);
  throw new Undefinable({
    en: `the moves of ${game.id} are given by a program, of which no automaton can be made`,
    zh: `${game.id} 的走法由程序给出，无法由此构造自动机`,
  });
}
