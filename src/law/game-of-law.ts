import { type HeapRules, heapRules } from "../encoding.ts";
import { NotationError } from "../errors.ts";
import { t } from "../locale/law.ts";
import { parseRule } from "../rules/parse.ts";
import { printRule } from "../rules/print.ts";
import type { Rule } from "../rules/syntax.ts";
import type { Game } from "../types.ts";
import { writtenGame } from "./game-moves.ts";
import { usualNames } from "./stated.ts";
import { variablesOf } from "./test.ts";

/**
 * Game to which a stated law applies. It is `game`, unless that has one heap with an unnamed size and the law has
 * variables x and y, or x, y and z: then it is two or three heaps of the game, which `parse` reads as a one-line rule.
 * @throws NotationError when there is no such game
 */
export function gameOfLaw(
  text: string,
  game: Game<unknown>,
  parse: (rule: string) => Game<unknown>,
): Game<unknown> {
  const [own, second] = variablesOf(game) ?? [];
  const says = (name: string) => new RegExp(`\\b${name}\\b`).test(text);
  if (own === undefined || second !== undefined || says(own)) return game;
  const names = [usualNames(3), usualNames(2)].find((each) => says(each.at(-1)!));
  if (names === undefined) return game;
  const rule = severalHeaps(game, names);
  if (rule !== undefined) return parse(rule);
  const last = names.at(-1)!;
  throw new NotationError(
    text,
    text.search(new RegExp(`\\b${last}\\b`)),
    t("lawAloneMovesMayLeave", { own, id: game.id }),
  );
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

const LETTERS = [..."kabcdefghijlmopqrstuvw"];

/**
 * One-line rule for several heaps of a one-heap game: a move plays in one heap. Undefined when a move may leave more
 * than one heap, or when a clause decides the winner or restricts the legal heaps.
 */
export function severalHeaps(game: Game<unknown>, names: readonly string[]): string | undefined {
  const rule = ruleOf(game);
  const [variable, more] = rule?.variables ?? [];
  if (rule === undefined || variable === undefined || more !== undefined) return undefined;
  if (rule.legal !== undefined || rule.lost !== undefined || rule.won !== undefined) return undefined;
  const single = rule.options.every(
    ({ parts: [part, second] }) =>
      second === undefined && part?.kind === "component" && part.count === undefined,
  );
  if (!single) return undefined;
  const options = names.flatMap((name, i) =>
    rule.options.map(({ parts, condition, letters, span }) => {
      const free = LETTERS.filter((letter) => !names.includes(letter));
      const meant = new Map([[variable, name], ...letters.map((letter, j) => [letter, free[j]!] as const)]);
      const option = { parts, letters, span, ...(condition !== undefined && { condition }) };
      const printed = printRule({ ...rule, options: [option] });
      const [, left = "", when = ""] = /^\[[^:]*: (.*?)( if .*)?\]$/.exec(printed) ?? [];
      const renamed = (text: string) => text.replace(/\b[a-z]\d*\b/g, (word) => meant.get(word) ?? word);
      return `${names.with(i, renamed(left)).join()}${renamed(when)}`;
    }),
  );
  return printRule(parseRule(`[${names.join()}: ${options.join(" | ")}]`));
}
