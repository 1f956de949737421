import { LimitError } from "../errors.ts";
import { type Natural, natural } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import { positionName } from "../say/position.ts";
import type { Component, Text, Tick } from "../types.ts";
import { component, nimSumOf, type Valued } from "./component.ts";
import { begin, type Deadline, portionOf } from "./limits.ts";
import type { Solution, Solver } from "./sum.ts";

/** The options of a component that share a value, each named by its move. */
export interface OptionsOfValue {
  readonly value: Natural;
  readonly moves: readonly string[];
}

/** What the values of a sum say. */
export interface Conclusion {
  /** The values and, last, their nim-sum, in binary, of one width; empty when values do not decide. */
  readonly binary: readonly string[];
  /**
   * The highest place where the nim-sum has a 1, from 0 at the right: every component with a 1 there has a winning
   * move. Undefined when the nim-sum is 0, and under misère play when no value exceeds 1.
   */
  readonly decidingBit: number | undefined;
  readonly sentence: Text;
}

/** Why a sum is won or lost. */
export interface Explanation extends Conclusion {
  /**
   * For each component its options by value, in order: its own value is the least that is missing.
   * Undefined where a component has more moves than can be shown, or options known by outcome alone, and where a
   * limit was reached.
   */
  readonly options: readonly (readonly OptionsOfValue[] | undefined)[];
}

/** A component with more moves than this is not shown with its options. */
const SHOWN = 5000;

/** Steps that finding the options of all components may cost. */
const STEPS = 2_000_000;

/**
 * Explains a `solution` of `sum`: the options behind each value, the nim-sum in binary, and the conclusion.
 * @throws LoopyError
 */
export function explain(
  solver: Solver,
  sum: readonly Component[],
  solution: Solution,
  deadline: Deadline = begin(solver.limits),
): Explanation {
  const tick = portionOf(deadline, STEPS);
  const grundyOf = (component: Component) => solver.at(component, deadline);
  const options = solution.components.map((_, i) => optionsByValue(sum[i]!, grundyOf, tick));
  return { options, ...conclude(sum, solution) };
}

/** What the values of `sum` say, of which there is a `solution`. */
export function conclude(sum: readonly Component[], solution: Solution): Conclusion {
  const values = solution.components.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const total = totalOf(values);
  const { play, antiSg } = solution;
  const known = values.length === sum.length && (play === "normal" || antiSg?.holds === true);
  const decides = total !== 0 && (play === "normal" || values.some((value) => value > 1));
  return {
    binary: known ? inBinary([...values, total]) : [],
    decidingBit: known && decides ? total.toString(2).length - 1 : undefined,
    sentence: solution.alone
      ? aloneSentence(sum, solution)
      : play === "normal"
        ? normalSentence(sum, solution)
        : misereSentence(solution),
  };
}

function optionsByValue(
  { rules, position }: Component,
  grundyOf: (component: Component) => Valued,
  tick: Tick,
): OptionsOfValue[] | undefined {
  const byValue = new Map<Natural, string[]>();
  let count = 0;
  try {
    for (const move of rules.moves(position, tick)) {
      tick();
      const value = nimSumOf(move.to.map((position) => grundyOf(component(rules, position))));
      if (++count > SHOWN || value === undefined) return undefined;
      const moves = byValue.get(value);
      if (moves === undefined) byValue.set(value, [move.at]);
      else moves.push(move.at);
    }
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return undefined;
  }
  return [...byValue]
    .map(([value, moves]) => ({ value, moves }))
    .sort((a, b) => (a.value < b.value ? -1 : 1));
}

function inBinary(values: readonly Natural[]): string[] {
  const digits = values.map((value) => value.toString(2));
  const width = digits.reduce((most, each) => Math.max(most, each.length), 0);
  return digits.map((each) => each.padStart(width, "0"));
}

function normalSentence(sum: readonly Component[], { components, value, winning }: Solution): Text {
  const values = components.map((component) => component.value ?? "?");
  const total = value === undefined ? { en: "The value", zh: "SG 值" } : sumText(values, value);
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

const winnerOf = ({ outcome }: Solution): Text =>
  outcome === "N"
    ? { en: "the next player wins (N-position)", zh: "先手必胜（必胜态）" }
    : { en: "the previous player wins (P-position)", zh: "后手必胜（必败态）" };

function aloneSentence(sum: readonly Component[], solution: Solution): Text {
  const winner = winnerOf(solution);
  const [first] = solution.winning;
  if (first === undefined) {
    return {
      en: `By a search of the positions that can be reached ${winner.en}.`,
      zh: `搜索可达局面可知，${winner.zh}。`,
    };
  }
  const where = nameOf(sum[0]!, 0, 1);
  return {
    en: `By a search of the positions that can be reached ${winner.en}: move ${first.move.at} in ${where.en} wins.`,
    zh: `搜索可达局面可知，${winner.zh}：在${where.zh}中走 ${first.move.at} 即可取胜。`,
  };
}

function misereSentence(solution: Solution): Text {
  const { antiSg, theorem, components } = solution;
  const winner = winnerOf(solution);
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
  const total = sumText(values, totalOf(values));
  const above = values.some((value) => value > 1);
  const large: Text = above
    ? { en: "some value exceeds 1", zh: "有子游戏的 SG 值大于 1" }
    : { en: "no value exceeds 1", zh: "没有子游戏的 SG 值大于 1" };
  return {
    en: `${total.en} and ${large.en}, so by the Anti-SG rule ${winner.en}. The rule applies — ${antiSg.because.en}.`,
    zh: `${total.zh}，且${large.zh}，由 Anti-SG 规则，${winner.zh}。规则适用的理由：${antiSg.because.zh}。`,
  };
}

const totalOf = (values: readonly Natural[]): Natural =>
  natural(values.reduce((sum, value) => nimSum(sum, value), 0));

/** A sum of more values than this is written by its first ones. */
const WRITTEN = 40;

function sumText(values: readonly (Natural | "?")[], total: Natural): Text {
  if (values.length === 1) return both(`SG = ${total}`);
  if (values.length <= WRITTEN) return both(`${values.join(" ⊕ ")} = ${total}`);
  const first = values.slice(0, WRITTEN / 2).join(" ⊕ ");
  return {
    en: `${first} ⊕ … = ${total} (${values.length} values)`,
    zh: `${first} ⊕ … = ${total}（共 ${values.length} 个值）`,
  };
}

const both = (text: string): Text => ({ en: text, zh: text });

function nameOf({ rules, position }: Component, index: number, of: number): Text {
  const { en, zh } = positionName(rules, position);
  return of === 1
    ? { en, zh: /^\p{Script=Han}/u.test(zh) ? `${zh} ` : ` ${zh} ` }
    : { en: `component ${index + 1} (${en})`, zh: `第 ${index + 1} 个子游戏（${zh}）` };
}
