import { LimitError } from "../errors.ts";
import { type Natural, natural } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Text } from "../types.ts";
import { type Component, nimSumOf } from "./component.ts";
import type { Solution, Solver } from "./sum.ts";

/** The options of a component that share a value, each named by its move. */
export interface OptionsOfValue {
  readonly value: Natural;
  readonly moves: readonly string[];
}

/** Why a sum is won or lost. */
export interface Explanation {
  /**
   * For each component its options by value, in order: its own value is the least that is missing.
   * Undefined where a component has more moves than can be shown, or options known by outcome alone.
   */
  readonly options: readonly (readonly OptionsOfValue[] | undefined)[];
  /** The values and, last, their nim-sum, in binary, of one width; empty when values do not decide. */
  readonly binary: readonly string[];
  /**
   * The highest place where the nim-sum has a 1, from 0 at the right: every component with a 1 there has a winning
   * move. Undefined when the nim-sum is 0, and under misère play when no value exceeds 1.
   */
  readonly decidingBit: number | undefined;
  readonly sentence: Text;
}

const SHOWN = 5000;

/**
 * Explains a `solution` of `sum`: the options behind each value, the nim-sum in binary, and the conclusion.
 * @throws LimitError, LoopyError
 */
export function explain(solver: Solver, sum: readonly Component[], solution: Solution): Explanation {
  const values = solution.components.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const total = natural(nimSum(...values));
  const { play, antiSg } = solution;
  const known = values.length === sum.length && (play === "normal" || antiSg?.holds === true);
  const decides = total !== 0 && (play === "normal" || values.some((value) => value > 1));
  return {
    options: solution.components.map((_, i) => optionsByValue(solver, sum[i]!)),
    binary: known ? inBinary([...values, total]) : [],
    decidingBit: known && decides ? total.toString(2).length - 1 : undefined,
    sentence: play === "normal" ? normalSentence(sum, solution) : misereSentence(solution),
  };
}

function optionsByValue(solver: Solver, { game, position }: Component): OptionsOfValue[] | undefined {
  const byValue = new Map<Natural, string[]>();
  let count = 0;
  for (const move of game.moves(position)) {
    const value = valueOfOption(solver, game, move.to);
    if (++count > SHOWN || value === undefined) return undefined;
    const moves = byValue.get(value);
    if (moves === undefined) byValue.set(value, [move.at]);
    else moves.push(move.at);
  }
  return [...byValue]
    .map(([value, moves]) => ({ value, moves }))
    .sort((a, b) => (a.value < b.value ? -1 : 1));
}

/** Undefined when the option is known by outcome alone, or out of reach. */
function valueOfOption(solver: Solver, game: Component["game"], to: readonly unknown[]): Natural | undefined {
  try {
    return nimSumOf(to.map((position) => solver.at({ game, position })));
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return undefined;
  }
}

function inBinary(values: readonly Natural[]): string[] {
  const digits = values.map((value) => value.toString(2));
  const width = Math.max(...digits.map((each) => each.length));
  return digits.map((each) => each.padStart(width, "0"));
}

function normalSentence(sum: readonly Component[], { components, value, winning }: Solution): Text {
  const values = components.map((component) => component.value ?? "?");
  const total = value === undefined ? { en: "The value", zh: "SG 值" } : both(totalOf(values, value));
  if (value === 0) {
    return {
      en: `${total.en}: every move makes the nim-sum non-zero and the opponent can make it 0 again, so the previous player wins (P-position).`,
      zh: `${total.zh}：任何走法都会使异或和变为非零，而对手总能使它重新变为 0，所以后手必胜（必败态）。`,
    };
  }
  const which = value === undefined ? " is" : ", which is";
  const comma = value === undefined ? "" : "，";
  const [first] = winning;
  if (first === undefined) {
    return {
      en: `${total.en}${which} not 0, so the next player wins (N-position).`,
      zh: `${total.zh}${comma}不为 0，所以先手必胜（必胜态）。`,
    };
  }
  const where = nameOf(sum[first.component]!, first.component, sum.length);
  return {
    en: `${total.en}${which} not 0, so the next player wins (N-position): move ${first.move.at} in ${where.en} makes the nim-sum 0.`,
    zh: `${total.zh}${comma}不为 0，所以先手必胜（必胜态）：在${where.zh}中用走法 ${first.move.at}，异或和变为 0。`,
  };
}

function misereSentence(solution: Solution): Text {
  const { outcome, antiSg, theorem, components } = solution;
  const winner: Text =
    outcome === "N"
      ? { en: "the next player wins (N-position)", zh: "先手必胜（必胜态）" }
      : { en: "the previous player wins (P-position)", zh: "后手必胜（必败态）" };
  if (theorem !== undefined) {
    return {
      en: `The rules are too large to search here. By a theorem on misère play ${winner.en}: ${theorem.claim.en} (${theorem.source})`,
      zh: `此处局面过多，无法穷举。由关于反常规则的定理，${winner.zh}：${theorem.claim.zh}（${theorem.source}）`,
    };
  }
  if (!antiSg?.holds) {
    const why = antiSg?.because ?? { en: "not checked", zh: "未检验" };
    return {
      en: `The Anti-SG rule does not apply: ${why.en}. Exhaustive search over sums of components: ${winner.en}.`,
      zh: `Anti-SG 规则不适用：${why.zh}。对子游戏之和作穷举搜索：${winner.zh}。`,
    };
  }
  const values = components.map((component) => component.value ?? 0);
  const total = totalOf(values, natural(nimSum(...values)));
  const above = values.some((value) => value > 1);
  const large: Text = above
    ? { en: "some value exceeds 1", zh: "有子游戏的 SG 值大于 1" }
    : { en: "no value exceeds 1", zh: "没有子游戏的 SG 值大于 1" };
  return {
    en: `${total} and ${large.en}, so by the Anti-SG rule ${winner.en}. The rule applies — ${antiSg.because.en}.`,
    zh: `${total}，且${large.zh}，由 Anti-SG 规则，${winner.zh}。规则适用的理由：${antiSg.because.zh}。`,
  };
}

const both = (text: string): Text => ({ en: text, zh: text });

const totalOf = (values: readonly (Natural | "?")[], total: Natural) =>
  values.length === 1 ? `SG = ${total}` : `${values.join(" ⊕ ")} = ${total}`;

function nameOf({ game, position }: Component, index: number, of: number): Text {
  const name = `${game.id} ${game.format(position)}`;
  return of === 1
    ? { en: name, zh: ` ${name} ` }
    : { en: `component ${index + 1} (${name})`, zh: `第 ${index + 1} 个子游戏（${name}）` };
}
