import { t } from "../locale/law.ts";
import { alternatives, conjuncts } from "../rules/alternatives.ts";
import { writtenCondition } from "../rules/legal.ts";
import { added, type Linear, linearOf } from "../rules/linear.ts";
import { writtenGame } from "../rules/of-game.ts";
import { parseRule } from "../rules/parse.ts";
import type { Comparison, Condition, Expression, Rule } from "../rules/syntax.ts";
import { conditionsFoldedBy, isName } from "../rules/walk.ts";
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

/** A letter or none, what the next last take is in it, and conditions on what a move takes. */
interface Takes {
  readonly take: Linear;
  readonly conditions: readonly Condition[];
  readonly letter: string | undefined;
}

/** Moves that take a number and leave it as the last take, by options and alternatives of their conditions. */
function takesOf({ variables, options, legal, lost, won }: Rule, at: 0 | 1): readonly Takes[] | undefined {
  const heap = variables[1 - at]!;
  if (legal !== undefined || lost !== undefined || won !== undefined) return undefined;
  const found = options.map((option): readonly Takes[] | undefined => {
    const [part, other] = option.parts;
    const [letter, another] = option.letters;
    if (option.next !== undefined || part?.kind !== "component" || part.count !== undefined) return undefined;
    if (other !== undefined || another !== undefined) return undefined;
    const [take, left] = [linearOf(part.position[at]!), linearOf(part.position[1 - at]!)];
    if (take === undefined || left === undefined) return undefined;
    // The take and the rest are the heap.
    if (!isOf(added(take, left, 1n), { [heap]: 1n }, 0n)) return undefined;
    const condition = writtenCondition(option);
    if (condition === undefined) return [{ take, conditions: [], letter }];
    return alternatives(withoutLists(condition)).map((each) => ({
      take,
      conditions: conjuncts(each),
      letter,
    }));
  });
  return found.every((each) => each !== undefined) ? found.flat() : undefined;
}

/** Condition with membership in a list of several ranges as alternatives. */
const withoutLists = conditionsFoldedBy<Condition>({
  chain(node) {
    const [link, more] = node.links;
    if (more !== undefined || link?.sign !== "in" || link.set.kind !== "listed") return node;
    const { set } = link;
    const of = set.ranges.map((range): Condition => {
      return { ...node, links: [{ sign: "in", set: { ...set, ranges: [range] } }] };
    });
    return of.length === 1 ? node : { kind: "or", of, span: node.span };
  },
  not: (of) => ({ kind: "not", of, span: of.span }),
  and: (of) => ({ kind: "and", of, span: of[0]!.span }),
  or: (of) => ({ kind: "or", of, span: of[0]!.span }),
});

const isOf = ({ of, rest }: Linear, weights: Readonly<Record<string, bigint>>, constant: bigint): boolean =>
  rest === constant &&
  [...of].filter(([, weight]) => weight !== 0n).length === Object.keys(weights).length &&
  Object.entries(weights).every(([name, weight]) => of.get(name) === weight);

/** Sums that are at least 0 when a comparison holds; undefined when the condition is no such comparison. */
function sumsOf(condition: Condition): readonly Linear[] | undefined {
  if (condition.kind !== "chain") return undefined;
  const sums: Linear[] = [];
  let before = condition.first;
  for (const link of condition.links) {
    const [only, second] = link.sign === "in" && link.set.kind === "listed" ? link.set.ranges : [];
    const ends: readonly (readonly [Expression, Comparison, Expression])[] | undefined =
      link.sign !== "in"
        ? [[before, link.sign, link.right]]
        : only !== undefined && second === undefined
          ? [
              [only.from, "<=", before],
              [before, "<=", only.to ?? only.from],
            ]
          : undefined;
    if (ends === undefined) return undefined;
    for (const [a, sign, b] of ends) {
      const [left, right] = [linearOf(a), linearOf(b)];
      if (left === undefined || right === undefined || sign === "!=") return undefined;
      const [up, down] = [added(right, left, -1n), added(left, right, -1n)];
      if (sign === "=") sums.push(up, down);
      else {
        const { of, rest } = sign.startsWith("<") ? up : down;
        sums.push({ of, rest: sign.length === 1 ? rest - 1n : rest });
      }
    }
    if (link.sign !== "in") before = link.right;
  }
  return sums;
}

/** How much more than the last take a move takes, as a range; undefined when something else limits it. */
function rangeOf(
  { take, conditions, letter }: Takes,
  heap: string,
  last: string,
): readonly [least: bigint, most: bigint] | undefined {
  const more = added(take, { of: new Map([[last, 1n]]), rest: 0n }, -1n);
  if (letter === undefined)
    return conditions.length === 0 && isOf(more, {}, more.rest) ? [more.rest, more.rest] : undefined;
  const [plain, beside] = [
    isOf(more, { [letter]: 1n, [last]: -1n }, 0n),
    isOf(more, { [letter]: 1n }, more.rest),
  ];
  if (!plain && !beside) return undefined;
  // The letter is more than what is taken beyond the last take by this sum, and at least 1.
  let [least, most] = [beside ? 1n + more.rest : undefined, undefined as bigint | undefined];
  for (const condition of conditions) {
    const sums = sumsOf(condition);
    if (sums === undefined) return undefined;
    for (const sum of sums) {
      const own = plain ? { [letter]: 1n, [last]: -1n } : { [letter]: 1n };
      const opposite = Object.fromEntries(Object.entries(own).map(([name, weight]) => [name, -weight]));
      if (isOf(sum, own, sum.rest)) {
        const bound = more.rest - sum.rest;
        if (least === undefined || bound > least) least = bound;
      } else if (isOf(sum, opposite, sum.rest)) {
        const bound = sum.rest + more.rest;
        if (most === undefined || bound < most) most = bound;
      } else if (!isOf(added(sum, take, 1n), { [heap]: 1n }, 0n) && !isOf(sum, { [letter]: 1n }, -1n))
        return undefined;
    }
  }
  return least === undefined || most === undefined ? undefined : [least, most];
}

/** Largest number of takes that are compared one by one. */
const MOST = 64n;

/**
 * Reads rules such as `[n,k: n-j,j if k < j <= k+3]` and `[n,k: n-k-1,k+1 | n-k-2,k+2]`.
 */
function growingTakes(game: Game<unknown>): GrowingTakes | undefined {
  const written = writtenGame(game);
  if (!written.startsWith("[")) return undefined;
  const rule = parseRule(written);
  if (rule.variables.length !== 2) return undefined;
  for (const at of [0, 1] as const) {
    const [last, heap] = [rule.variables[at]!, rule.variables[1 - at]!];
    const ranges = takesOf(rule, at)?.map((each) => rangeOf(each, heap, last));
    if (!ranges?.every((each) => each !== undefined)) continue;
    const amounts = new Set<bigint>();
    for (const [least, most] of ranges as readonly (readonly [least: bigint, most: bigint])[]) {
      if (most - least > MOST) return undefined;
      for (let each = least; each <= most; each++) amounts.add(each);
    }
    const more = BigInt(amounts.size);
    if (more > 0n && [...amounts].every((each) => each >= 1n && each <= more))
      return { heap, last, more: Number(more) };
  }
  return undefined;
}

/** Hypotheses of the theorem on the rule of a game, as fields of its certificate. */
export function hypothesesOfBlocks(game: Game<unknown>): Hypotheses | undefined {
  const rule = growingTakes(game);
  // The checkers read rules of one option, in which a letter is what a move takes.
  const [option, second] = rule === undefined ? [] : parseRule(writtenGame(game)).options;
  const [part] = option?.parts ?? [];
  if (rule === undefined || second !== undefined || part?.kind !== "component") return undefined;
  if (!part.position.some((each) => isName(each, option!.letters[0] ?? ""))) return undefined;
  return { theorem: "growing-takes", ...rule };
}

/** Source of the theorem that a law of blocks is, if it is the law of the game. */
export function blocksTheorem(game: Game<unknown>, { text, play }: StatedLaw): Text | undefined {
  const [, letter] = /\bfor\s+some\s+([a-z]\d*)\s*>=\s*0$/.exec(text) ?? [];
  const rule = letter !== undefined && play === "normal" ? growingTakes(game) : undefined;
  if (rule === undefined || letter === undefined) return undefined;
  const plain = (law: string) => law.replaceAll(/\s+/g, "");
  return plain(text) === plain(blocksOf(rule, letter)) ? t("growingTakes") : undefined;
}
