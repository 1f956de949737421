import { type HeapRules, heapRules } from "../encoding.ts";
import type { Game } from "../types.ts";
import { parseRule } from "./parse.ts";
import { sidesOf } from "./space.ts";
import type { Rule } from "./syntax.ts";

/** Whether a rule in a line is not the whole of the game: moves leave other games, or the opponent forbids some. */
export const hasExtras = ({ elsewhere, blocked }: Pick<Game<unknown>, "elsewhere" | "blocked">): boolean =>
  elsewhere !== undefined || blocked !== undefined;

/** One-line rule of a game, or else its notation; empty if the rule is not the whole of the game. */
export const writtenGame = (game: Game<unknown>): string =>
  hasExtras(game) ? "" : (game.accelerators?.ruleInALine?.rule ?? game.id);

const NAMES = [["n"], ["x", "y"], ["x", "y", "z"]] as const;

/** Default variable names of positions with `length` numbers. */
export const usualNames = (length: number): readonly string[] =>
  NAMES[length - 1] ?? Array.from({ length }, (_, i) => `x${i + 1}`);

/** Variable names of a position: those of the rule, else the default ones. */
export function variablesOf(game: Game<unknown>): readonly string[] | undefined {
  const [, own] = /^\[([a-z0-9,]+):/.exec(hasExtras(game) ? game.id : writtenGame(game)) ?? [];
  if (own !== undefined) return own.split(",");
  const sides = sidesOf(game.space);
  return sides === 0 || sides > 3 ? undefined : usualNames(sides);
}

/** Moves of one heap as a one-line rule, when each takes tokens and leaves one heap. */
function ruleOfTakes(heap: HeapRules): string | undefined {
  if (heap.kind !== "take" || "takes" in heap) return undefined;
  if ("set" in heap) return `[n: n-k if k in {${heap.set.join()}}]`;
  if ("allBut" in heap)
    return heap.allBut.length === 0 ? "[n: n-k]" : `[n: n-k if not k in {${heap.allBut.join()}}]`;
  const { from, to } = heap;
  if (to !== undefined) return `[n: n-k if ${from} <= k <= ${to}]`;
  return from === 1 ? "[n: n-k]" : `[n: n-k if ${from} <= k]`;
}

/** One-line rule of a game that has one, or that takes tokens from one heap. */
export function ruleOf(game: Game<unknown>): Rule | undefined {
  const written = writtenGame(game);
  const heap = heapRules(game);
  const text = written.startsWith("[") ? written : heap && ruleOfTakes(heap);
  return text === undefined ? undefined : parseRule(text);
}
