import { heapRules } from "../encoding.ts";
import { type Value, valueText } from "../nimber/value.ts";
import type { AntiSg } from "../solve/misere/anti-sg.ts";
import type { QuotientSays } from "../solve/misere/quotient/says.ts";
import type { Component, Outcome, Text, Theorem } from "../types.ts";
import { type Faced, positionName } from "./position.ts";
import { sourceText } from "./proof.ts";

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
  if (said.method === "entailing" || said.method === "turns") return turnsSentence(sum, said);
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
  const isSum = total !== undefined;
  if (first === undefined) {
    return {
      en: `${of.en}${isSum ? ", which is" : " is"} not 0, so the next player wins (N-position).`,
      zh: `${of.zh}${isSum ? "，" : ""}不为 0，所以先手必胜（必胜态）。`,
    };
  }
  const move = moveIn(sum, first);
  return {
    en: `${of.en}${isSum ? ", which is" : " is"} not 0, so the next player wins (N-position): ${move.en} makes the nim-sum 0.`,
    zh: `${of.zh}${isSum ? "，" : ""}不为 0，所以先手必胜（必胜态）：${move.zh}，异或和变为 0。`,
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
  const move = moveIn(sum, first);
  return {
    en: `By a search of the positions that can be reached ${winner.en}: ${move.en} wins.`,
    zh: `搜索可达局面可知，${winner.zh}：${move.zh} 即可取胜。`,
  };
}

/** Where moves may say who moves next. */
function turnsSentence(sum: readonly Component[], { values, total, outcome, first }: Said): Text {
  const winner = WINNER[outcome];
  const how =
    total === undefined || values.length === 0
      ? { en: "By a search of all turns that play leads to", zh: "搜索所有可达的轮次可知" }
      : sumText(
          values.map((value) => value ?? "?"),
          total,
        );
  const told = { en: `${how.en}: ${winner.en}`, zh: `${how.zh}：${winner.zh}` };
  if (first === undefined) return { en: `${told.en}.`, zh: `${told.zh}。` };
  const move = moveIn(sum, first);
  return { en: `${told.en}: ${move.en} wins.`, zh: `${told.zh}：${move.zh} 即可取胜。` };
}

function misereSentence({ outcome, antiSg, theorem, quotient, method }: Said): Text {
  const winner = WINNER[outcome];
  if (method === "loopy") {
    return {
      en: `Play can return to positions. By the graph of all sums that can be reached ${winner.en}.`,
      zh: `局面可能重复出现。由所有可达局面之和的图可知，${winner.zh}。`,
    };
  }
  if (theorem !== undefined) {
    return {
      en: `The rules are too large to search here. By a theorem on misère play ${winner.en}: ${theorem.claim.en} (${sourceText(theorem.source).en})`,
      zh: `此处局面过多，无法穷举。由关于反常规则的定理，${winner.zh}：${theorem.claim.zh}（${sourceText(theorem.source).zh}）`,
    };
  }
  if (quotient !== undefined) return quotientSentence(quotient, outcome, antiSg);
  const why = antiSg?.because ?? { en: "not checked", zh: "未检验" };
  return {
    en: `The Anti-SG rule does not apply: ${why.en}. Exhaustive search over sums of components: ${winner.en}.`,
    zh: `Anti-SG 规则不适用：${why.zh}。对子游戏之和作穷举搜索：${winner.zh}。`,
  };
}

/** What the misère quotient says of a sum: which it is, what the sum is in it, and how both are known. */
function quotientSentence(says: QuotientSays, outcome: Outcome, antiSg: AntiSg | undefined): Text {
  const { games, verdict, order, tame } = says;
  const all = games?.map(
    ({ game, heaps }): Text => ({
      en: verdict === "proved" ? game.en : `${game.en} to ${heaps}`,
      zh: verdict === "proved" ? game.zh : `${game.zh}（至 ${heaps}）`,
    }),
  );
  const of = {
    en: all === undefined ? "" : ` of ${all.map((each) => each.en).join(", ")} together`,
    zh: all === undefined ? "" : `${all.map((each) => each.zh).join("、")} 合在一起，`,
  };
  const kind: Text = tame
    ? { en: "tame as that of Nim", zh: "驯顺，与 Nim 相同" }
    : { en: `wild, of ${order} elements`, zh: `野性，共 ${order} 个元素` };
  const sum = tame ? nimSentence(says) : both(productText(says));
  const is =
    outcome === "P"
      ? { en: "a P-element", zh: "属于必败部分" }
      : { en: "not a P-element", zh: "不属于必败部分" };
  const winner = WINNER[outcome];
  const why = reason(says, antiSg);
  return {
    en: `By the misère quotient${of.en}, ${kind.en}: ${sum.en}, ${is.en}, so ${winner.en}. ${why.en}.`,
    zh: `由反常商（${of.zh}${kind.zh}）：${sum.zh}，${is.zh}，所以${winner.zh}。${why.zh}。`,
  };
}

/** In the quotient of Nim it is the nim-sum that counts, and whether a heap exceeds 1. */
function nimSentence({ elements, element }: QuotientSays): Text {
  const [two, other] = element.split("+");
  const value = other === undefined ? two! : `${Number(other) - 2}`;
  const of = sumText(
    elements.map((each) => (each.includes("+") && elements.length > 1 ? `(${each})` : each)),
    value,
  );
  const firm = other !== undefined || BigInt(value) > 1n;
  const large: Text = !firm
    ? { en: "no value exceeds 1", zh: "没有子游戏的 SG 值大于 1" }
    : elements.every((each) => each.includes("+") || BigInt(each) <= 1n)
      ? { en: `it acts as the heaps ${element}`, zh: `其作用如同堆 ${element}` }
      : { en: "some value exceeds 1", zh: "有子游戏的 SG 值大于 1" };
  return { en: `${of.en} and ${large.en}`, zh: `${of.zh}，且${large.zh}` };
}

function productText({ elements, element }: QuotientSays): string {
  if (elements.length === 1) return element;
  if (elements.length <= WRITTEN) return `${elements.join(" · ")} = ${element}`;
  return `${elements.slice(0, WRITTEN / 2).join(" · ")} · … = ${element}`;
}

/** How the quotient is known, and whether it is what the Anti-SG rule says. */
function reason({ verdict, heaps, tame, elements }: QuotientSays, antiSg: AntiSg | undefined): Text {
  if (antiSg?.holds) {
    return {
      en: `That is the Anti-SG rule, and it applies: ${antiSg.because.en}`,
      zh: `这就是 Anti-SG 规则，它适用的理由：${antiSg.because.zh}`,
    };
  }
  const known: Text =
    verdict === "proved"
      ? { en: "The quotient is proved for all heaps", zh: "此商对所有堆已证明" }
      : { en: `The quotient is verified for heaps 0 to ${heaps}`, zh: `此商已对堆 0 至 ${heaps} 验证` };
  const rule: Text =
    antiSg !== undefined
      ? {
          en: `; the Anti-SG rule does not apply: ${antiSg.because.en}`,
          zh: `；Anti-SG 规则不适用：${antiSg.because.zh}`,
        }
      : tame && !elements.some((each) => each.includes("+"))
        ? { en: ", and says what the Anti-SG rule says", zh: "，所得与 Anti-SG 规则一致" }
        : { en: "", zh: "" };
  return { en: known.en + rule.en, zh: known.zh + rule.zh };
}

/** A sum of more values than this is written by its first ones. */
const WRITTEN = 40;

function sumText(values: readonly (Value | string)[], total: Value | string): Text {
  const textOf = (value: Value | string) => (typeof value === "string" ? value : valueText(value));
  const texts = values.map(textOf);
  const sum = textOf(total);
  if (texts.length === 1) return both(`SG = ${sum}`);
  if (texts.length <= WRITTEN) return both(`${texts.join(" ⊕ ")} = ${sum}`);
  const first = texts.slice(0, WRITTEN / 2).join(" ⊕ ");
  return {
    en: `${first} ⊕ … = ${sum} (${values.length} values)`,
    zh: `${first} ⊕ … = ${sum}（共 ${values.length} 个值）`,
  };
}

const both = (text: string): Text => ({ en: text, zh: text });

/** A move, as what wins: that of taking so many tokens is not called by the number alone. */
function moveIn(sum: readonly Component[], { component, move: { at } }: NonNullable<Said["first"]>): Text {
  const rules: Faced<unknown> = sum[component]!.rules;
  const told = rules.told?.(at);
  const isTaken = heapRules(rules)?.kind === "take" && /^\d+$/.test(at);
  const where = nameIn(sum, component, isTaken);
  if (told !== undefined) return { en: `${told.en} in ${where.en}`, zh: `在${where.zh}中${told.zh}` };
  return {
    en: isTaken ? `taking ${at} from ${where.en}` : `move ${at} in ${where.en}`,
    zh: `在${where.zh}中${isTaken ? `取 ${at} 个` : `用走法 ${at}`}`,
  };
}

/** A component of a sum as a sentence names it; one from which tokens are taken is called a heap, beside others. */
function nameIn(sum: readonly Component[], index: number, isTaken: boolean): Text {
  const { rules, position } = sum[index]!;
  const name = positionName(rules, position);
  if (sum.length === 1)
    return { en: name.en, zh: /^\p{Script=Han}/u.test(name.zh) ? `${name.zh} ` : ` ${name.zh} ` };
  const heaps = sum.every(({ rules }) => rules.space === "heap");
  return {
    en: `${heaps && isTaken ? "heap" : "component"} ${index + 1} (${name.en})`,
    zh: `第 ${index + 1} ${heaps ? "堆" : "个子游戏"}（${name.zh}）`,
  };
}
