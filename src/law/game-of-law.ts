import { NotationError } from "../errors.ts";
import { t } from "../locale/law.ts";
import { ruleOf, usualNames, variablesOf } from "../rules/of-game.ts";
import { parseRule } from "../rules/parse.ts";
import { printRule } from "../rules/print.ts";
import type { Game } from "../types.ts";

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
