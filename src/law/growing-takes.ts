import { t } from "../locale/law.ts";
import { conjuncts } from "../rules/alternatives.ts";
import { writtenCondition } from "../rules/legal.ts";
import { added, linearOf } from "../rules/linear.ts";
import { writtenGame } from "../rules/of-game.ts";
import { parseRule } from "../rules/parse.ts";
import type { Condition } from "../rules/syntax.ts";
import { isName } from "../rules/walk.ts";
import type { Game, Hypotheses, Text } from "../types.ts";
import type { StatedLaw } from "./stated.ts";

// Takes of 1 to m more than the last take: the P-positions form blocks that grow by squares. No automaton computes
// squares, so the theorem of docs/theory/period.md proves them.

/** Heap, last take, and how much more than the last take a player may take at most. */
interface GrowingTakes {
  readonly heap: string;
  readonly last: string;
  readonly more: number;
}

/** Law of the blocks, with a letter for their number, in the form that the search prints. */
export function blocksOf({ heap, last, more }: GrowingTakes, letter: string): string {
  const [i, m] = [letter, more];
  const times = m === 1 ? "" : `${m}*`;
  return `P iff ${m + 1}*${i}*${i} + ${times}${i} + 2*${i}*${last} <= ${heap} <= ${m + 1}*${i}*${i} + ${m + 2}*${i} + (2*${i}+1)*${last} for some ${i} >= 0`;
}

/** Left sides of the comparisons of a condition, each at least 0; undefined for other conditions. */
function boundsOf(condition: Condition | undefined) {
  if (condition === undefined) return undefined;
  const bounds: NonNullable<ReturnType<typeof linearOf>>[] = [];
  for (const each of conjuncts(condition)) {
    if (each.kind !== "chain") return undefined;
    let before = each.first;
    for (const link of each.links) {
      if (!/^[<>]=?$/.test(link.sign) || link.sign === "in") return undefined;
      const [left, right] = [linearOf(before), linearOf(link.right)];
      if (left === undefined || right === undefined) return undefined;
      const { of, rest } = link.sign.startsWith("<") ? added(right, left, -1n) : added(left, right, -1n);
      bounds.push({ of, rest: link.sign.length === 1 ? rest - 1n : rest });
      before = link.right;
    }
  }
  return bounds;
}

/** Reads a rule such as `[n,k: n-j,j if k < j <= k+3]`. */
function growingTakes(game: Game<unknown>): GrowingTakes | undefined {
  const written = writtenGame(game);
  if (!written.startsWith("[")) return undefined;
  const { variables, options, legal, lost, won } = parseRule(written);
  const [option, second] = options;
  const [part, other] = option?.parts ?? [];
  const [taken, another] = option?.letters ?? [];
  if (legal !== undefined || lost !== undefined || won !== undefined || variables.length !== 2)
    return undefined;
  if (option === undefined || second !== undefined || option.next !== undefined) return undefined;
  if (taken === undefined || another !== undefined || part?.kind !== "component") return undefined;
  if (other !== undefined || part.count !== undefined) return undefined;
  const at = part.position.findIndex((each) => isName(each, taken));
  const [last, heap] = [variables[at], variables[1 - at]];
  const left = linearOf(part.position[1 - at]!);
  const bounds = boundsOf(writtenCondition(option));
  if (last === undefined || heap === undefined || left === undefined || bounds?.length !== 2)
    return undefined;
  const isOf = ({ of }: typeof left, weights: Readonly<Record<string, bigint>>) =>
    [...of].filter(([, weight]) => weight !== 0n).length === Object.keys(weights).length &&
    Object.entries(weights).every(([name, weight]) => of.get(name) === weight);
  const more = bounds.find((each) => isOf(each, { [last]: 1n, [taken]: -1n }))?.rest;
  const isMore = bounds.some((each) => isOf(each, { [last]: -1n, [taken]: 1n }) && each.rest === -1n);
  if (left.rest !== 0n || !isOf(left, { [heap]: 1n, [taken]: -1n })) return undefined;
  return isMore && more !== undefined && more >= 1n ? { heap, last, more: Number(more) } : undefined;
}

/** Hypotheses of the theorem on the rule of a game, as fields of its certificate. */
export function hypothesesOfBlocks(game: Game<unknown>): Hypotheses | undefined {
  const rule = growingTakes(game);
  return rule && { theorem: "growing-takes", ...rule };
}

/** Source of the theorem that a law of blocks is, if it is the law of the game. */
export function blocksTheorem(game: Game<unknown>, { text, play }: StatedLaw): Text | undefined {
  const [, letter] = /\bfor\s+some\s+([a-z]\d*)\s*>=\s*0$/.exec(text) ?? [];
  const rule = letter !== undefined && play === "normal" ? growingTakes(game) : undefined;
  if (rule === undefined || letter === undefined) return undefined;
  const plain = (law: string) => law.replaceAll(/\s+/g, "");
  return plain(text) === plain(blocksOf(rule, letter)) ? t("growingTakes") : undefined;
}
