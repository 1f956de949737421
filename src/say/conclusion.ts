import { heapRules } from "../encoding.ts";
import { isNumber, type Value, valueText } from "../nimber/value.ts";
import type { AntiSg } from "../solve/misere/anti-sg.ts";
import type { QuotientSays } from "../solve/misere/quotient/says.ts";
import type { Component, Outcome, Text, Theorem } from "../types.ts";
import { positionName } from "./position.ts";

// What a solution says, in a sentence.

/** What a sentence needs of a solution. */
export interface Said {
  readonly play: "normal" | "misere";
  readonly outcome: Outcome;
  readonly values: readonly (Value | undefined)[];
  readonly total?: Value;
  readonly first?: { readonly component: number; readonly move: { readonly at: string } };
  readonly antiSg?: AntiSg;
  readonly theorem?: Theorem<unknown>;
  readonly quotient?: QuotientSays;
  readonly alone?: true;
  readonly method?: string;
}

/** The conclusion on `sum`. */
export function conclusion(sum: readonly Component[], said: Said): Text {
  if (said.alone) return aloneSentence(sum, said);
  return said.play === "normal" ? normalSentence(sum, said) : misereSentence(said);
}

function normalSentence(sum: readonly Component[], { values, total, outcome, first }: Said): Text {
  const shown = values.map((value) => value ?? "?");
  const of = total === undefined ? { en: "The value", zh: "SG 值" } : sumText(shown, total);
  if (total === 0) {
    return {
      en: `${of.en}: every move makes the nim-sum non-zero and the opponent can make it 0 again, so the previous player wins (P-position).`,
      zh: `${of.zh}：任何走法都会使异或和变为非零，而对手总能使它重新变为 0，所以后手必胜（必败态）。`,
    };
  }
  if (outcome === "D") {
    return {
      en: `${of.en}: no move leaves 0, and play need not end, so neither player can force a win (a draw).`,
      zh: `${of.zh}：没有走法能使总值变为 0，而游戏可以无限进行，所以双方都无法必胜（和局）。`,
    };
  }
  const which = total === undefined ? " is" : ", which is";
  const comma = total === undefined ? "" : "，";
  if (first === undefined) {
    return {
      en: `${of.en}${which} not 0, so the next player wins (N-position).`,
      zh: `${of.zh}${comma}不为 0，所以先手必胜（必胜态）。`,
    };
  }
  const where = nameIn(sum, first.component);
  return {
    en: `${of.en}${which} not 0, so the next player wins (N-position): move ${first.move.at} in ${where.en} makes the nim-sum 0.`,
    zh: `${of.zh}${comma}不为 0，所以先手必胜（必胜态）：在${where.zh}中${madeIn(sum, first)}，异或和变为 0。`,
  };
}

const WINNER: Readonly<Record<Outcome, Text>> = {
  N: { en: "the next player wins (N-position)", zh: "先手必胜（必胜态）" },
  P: { en: "the previous player wins (P-position)", zh: "后手必胜（必败态）" },
  D: { en: "neither player can force a win (a draw)", zh: "双方都无法必胜（和局）" },
};

function aloneSentence(sum: readonly Component[], { outcome, first }: Said): Text {
  const winner = WINNER[outcome];
  if (first === undefined) {
    return {
      en: `By a search of the positions that can be reached ${winner.en}.`,
      zh: `搜索可达局面可知，${winner.zh}。`,
    };
  }
  const where = nameIn(sum, 0);
  return {
    en: `By a search of the positions that can be reached ${winner.en}: move ${first.move.at} in ${where.en} wins.`,
    zh: `搜索可达局面可知，${winner.zh}：在${where.zh}中${madeIn(sum, first)} 即可取胜。`,
  };
}

function misereSentence({ outcome, antiSg, theorem, quotient, values, total, method }: Said): Text {
  const winner = WINNER[outcome];
  if (method === "loopy") {
    return {
      en: `Play can return to positions. By the graph of all sums that can be reached ${winner.en}.`,
      zh: `局面可能重复出现。由所有可达局面之和的图可知，${winner.zh}。`,
    };
  }
  if (theorem !== undefined) {
    return {
      en: `The rules are too large to search here. By a theorem on misère play ${winner.en}: ${theorem.claim.en} (${theorem.source})`,
      zh: `此处局面过多，无法穷举。由关于反常规则的定理，${winner.zh}：${theorem.claim.zh}（${theorem.source}）`,
    };
  }
  if (quotient !== undefined) return quotientSentence(quotient, outcome, antiSg);
  if (!antiSg?.holds) {
    const why = antiSg?.because ?? { en: "not checked", zh: "未检验" };
    return {
      en: `The Anti-SG rule does not apply: ${why.en}. Exhaustive search over sums of components: ${winner.en}.`,
      zh: `Anti-SG 规则不适用：${why.zh}。对子游戏之和作穷举搜索：${winner.zh}。`,
    };
  }
  const numbers = values.map((value) => value ?? 0);
  const of = sumText(numbers, total ?? 0);
  const large: Text = numbers.some((value) => isNumber(value) && value > 1)
    ? { en: "some value exceeds 1", zh: "有子游戏的 SG 值大于 1" }
    : { en: "no value exceeds 1", zh: "没有子游戏的 SG 值大于 1" };
  return {
    en: `${of.en} and ${large.en}, so by the Anti-SG rule ${winner.en}. The rule applies — ${antiSg.because.en}.`,
    zh: `${of.zh}，且${large.zh}，由 Anti-SG 规则，${winner.zh}。规则适用的理由：${antiSg.because.zh}。`,
  };
}

function quotientSentence(says: QuotientSays, outcome: Outcome, antiSg: AntiSg | undefined): Text {
  const { verdict, heaps, games, order, tame, elements, element } = says;
  const winner = WINNER[outcome];
  const why: Text =
    antiSg === undefined
      ? { en: "", zh: "" }
      : {
          en: `The Anti-SG rule does not apply: ${antiSg.because.en}. `,
          zh: `Anti-SG 规则不适用：${antiSg.because.zh}。`,
        };
  const of: Text =
    verdict === "proved"
      ? { en: "proved for all heaps", zh: "对所有堆已证明" }
      : { en: `verified for heaps 0 to ${heaps}`, zh: `已对堆 0 至 ${heaps} 验证` };
  const all = games?.map(
    ({ game, heaps }): Text => ({
      en: verdict === "proved" ? game.en : `${game.en} to ${heaps}`,
      zh: verdict === "proved" ? game.zh : `${game.zh}（至 ${heaps}）`,
    }),
  );
  const together: Text =
    all === undefined
      ? { en: "", zh: "" }
      : {
          en: ` of ${all.map(({ en }) => en).join(", ")} together`,
          zh: `（${all.map(({ zh }) => zh).join("、")} 合在一起）`,
        };
  const kind: Text = tame
    ? { en: "tame, as that of Nim", zh: "驯顺，与 Nim 相同" }
    : { en: `of ${order} elements`, zh: `共 ${order} 个元素` };
  const product =
    elements.length === 1
      ? element
      : elements.length <= WRITTEN
        ? `${elements.join(" · ")} = ${element}`
        : `${elements.slice(0, WRITTEN / 2).join(" · ")} · … = ${element}`;
  const isP = outcome === "P";
  return {
    en: `${why.en}By the misère quotient${together.en}, ${kind.en} and ${of.en}, the sum is ${product}, ${isP ? "a P-element" : "not a P-element"}: ${winner.en}.`,
    zh: `${why.zh}由反常商${together.zh}（${kind.zh}，${of.zh}），此和为 ${product}，${isP ? "属于" : "不属于"}必败部分：${winner.zh}。`,
  };
}

/** A sum of more values than this is written by its first ones. */
const WRITTEN = 40;

function sumText(values: readonly (Value | "?")[], total: Value): Text {
  const texts = values.map((value) => (value === "?" ? value : valueText(value)));
  const sum = valueText(total);
  if (texts.length === 1) return both(`SG = ${sum}`);
  if (texts.length <= WRITTEN) return both(`${texts.join(" ⊕ ")} = ${sum}`);
  const first = texts.slice(0, WRITTEN / 2).join(" ⊕ ");
  return {
    en: `${first} ⊕ … = ${sum} (${values.length} values)`,
    zh: `${first} ⊕ … = ${sum}（共 ${values.length} 个值）`,
  };
}

const both = (text: string): Text => ({ en: text, zh: text });

/** A component of a sum as a sentence names it. */
function nameIn(sum: readonly Component[], index: number): Text {
  const { rules, position } = sum[index]!;
  const { en, zh } = positionName(rules, position);
  return sum.length === 1
    ? { en, zh: /^\p{Script=Han}/u.test(zh) ? `${zh} ` : ` ${zh} ` }
    : {
        en: `component ${index + 1} (${en})`,
        zh: `第 ${index + 1} ${areHeaps(sum) ? "堆" : "个子游戏"}（${zh}）`,
      };
}

const areHeaps = (sum: readonly Component[]): boolean => sum.every(({ rules }) => rules.space === "heap");

/** A move in Chinese: that of taking so many tokens is not called by the number alone. */
function madeIn(sum: readonly Component[], { component, move }: NonNullable<Said["first"]>): string {
  const isTaken = heapRules(sum[component]!.rules)?.kind === "take" && /^\d+$/.test(move.at);
  return isTaken ? `取 ${move.at} 个` : `用走法 ${move.at}`;
}
