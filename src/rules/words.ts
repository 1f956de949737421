import type { Next, Text } from "../types.ts";
import { printExpression, printSet } from "./print.ts";
import type { Condition, Expression, Link, NumberSet, Option, Part, Rule } from "./syntax.ts";
import { namesIn, operands } from "./walk.ts";

const both = (text: string): Text => ({ en: text, zh: text });

const SIGNS = { "=": "=", "!=": "≠", "<": "<", "<=": "≤", ">": ">", ">=": "≥" } as const;

/** What it says of `of` that it lies in a set. */
function setWords(of: string, set: NumberSet): Text {
  switch (set.kind) {
    case "squares":
      return { en: `${of} is a perfect square`, zh: `${of} 是完全平方数` };
    case "primes":
      return { en: `${of} is a prime number`, zh: `${of} 是质数` };
    case "fibonacci":
      return { en: `${of} is a Fibonacci number`, zh: `${of} 是斐波那契数` };
    case "powers": {
      const base = printExpression(set.base);
      return { en: `${of} is a power of ${base}`, zh: `${of} 是 ${base} 的幂` };
    }
    case "divisors": {
      const multiple = printExpression(set.of);
      return { en: `${of} divides ${multiple}`, zh: `${of} 整除 ${multiple}` };
    }
    case "listed":
      return { en: `${of} is one of ${printSet(set)}`, zh: `${of} 是 ${printSet(set)} 中的数` };
  }
}

function chainWords(first: Expression, links: readonly Link[]): Text {
  const compared = links.filter((link) => link.sign !== "in");
  const chain = compared.reduce(
    (text, { sign, right }) => `${text} ${SIGNS[sign]} ${printExpression(right)}`,
    printExpression(first),
  );
  const last = links.at(-1)!;
  if (last.sign !== "in") return both(chain);
  const said = setWords(printExpression(compared.at(-1)?.right ?? first), last.set);
  return compared.length === 0 ? said : { en: `${chain} and ${said.en}`, zh: `${chain} 且 ${said.zh}` };
}

/** A condition in words; one made of others stands in brackets within another. */
function conditionWords(node: Condition, inner = false): Text {
  if (node.kind === "chain") return chainWords(node.first, node.links);
  if (node.kind === "not") {
    const of = conditionWords(node.of);
    return { en: `it is not so that (${of.en})`, zh: `（${of.zh}）不成立` };
  }
  const of = node.of.map((each) => conditionWords(each, true));
  const text: Text =
    node.kind === "and"
      ? { en: of.map((each) => each.en).join(" and "), zh: of.map((each) => each.zh).join(" 且 ") }
      : { en: of.map((each) => each.en).join(" or "), zh: of.map((each) => each.zh).join(" 或 ") };
  return inner ? { en: `(${text.en})`, zh: `（${text.zh}）` } : text;
}

function splitWords({ of, how, least, most }: Part & { kind: "split" }): Text {
  const sum = printExpression(of);
  const number: Text =
    most === Number.POSITIVE_INFINITY
      ? { en: `${least} or more`, zh: `至少 ${least} 个` }
      : least === most
        ? { en: `${least}`, zh: ` ${least} 个` }
        : { en: `${least} to ${most}`, zh: ` ${least} 到 ${most} 个` };
  if (how === "any")
    return { en: `${number.en} positive numbers of sum ${sum}`, zh: `和为 ${sum} 的${number.zh}正整数` };
  if (how === "mixed") {
    return {
      en: `${number.en} positive numbers of sum ${sum}, not all equal`,
      zh: `和为 ${sum} 的${number.zh}不全相等的正整数`,
    };
  }
  return how === "equal"
    ? {
        en: `${number.en} equal positive numbers of sum ${sum}`,
        zh: `和为 ${sum} 的${number.zh}相等的正整数`,
      }
    : {
        en: `${number.en} different positive numbers of sum ${sum}`,
        zh: `和为 ${sum} 的${number.zh}互不相同的正整数`,
      };
}

function partWords(part: Part): Text {
  if (part.kind === "split") return splitWords(part);
  const position = part.position.map((each) => printExpression(each)).join(",");
  if (part.count === undefined) return both(position);
  const count = printExpression(part.count);
  return { en: `${count} times ${position}`, zh: `${count} 个 ${position}` };
}

/** Where an option leads, for which letters, and when. */
function optionWords(option: Option): Text {
  const { next } = option;
  const told = leavesWords(option);
  if (next === undefined) return told;
  return { en: `${told.en} ${NEXT[next].en}`, zh: `${told.zh}${NEXT[next].zh}` };
}

const NEXT = {
  again: { en: "(after which the same player moves again)", zh: "（然后由同一方再走一次）" },
  answer: { en: "(which the opponent must answer there)", zh: "（对手必须在那里应对）" },
} satisfies Record<Next, Text>;

function leavesWords({ parts, letters, condition }: Option): Text {
  const left = parts.map(partWords);
  const where: Text =
    left.length === 1
      ? left[0]!
      : {
          en: `the components ${left.map((each) => each.en).join(" and ")}`,
          zh: `子游戏 ${left.map((each) => each.zh).join(" 与 ")}`,
        };
  const holds = condition && conditionWords(condition);
  const names = letters.join(", ");
  if (letters.length === 0) {
    return holds === undefined
      ? where
      : { en: `${where.en}, if ${holds.en}`, zh: `${where.zh}（当 ${holds.zh} 时）` };
  }
  return holds === undefined
    ? { en: `${where.en}, for any ${names} ≥ 1`, zh: `${where.zh}（${names} 为任意正整数）` }
    : {
        en: `${where.en}, for any ${names} ≥ 1 with ${holds.en}`,
        zh: `${where.zh}（${names} 为满足 ${holds.zh} 的任意正整数）`,
      };
}

const divides = (node: Expression): boolean =>
  (node.kind === "arithmetic" && node.sign === "/") || operands(node).some(divides);

/** The rule as sentences, in both languages. */
export function ruleWords({ variables, options, lost, won }: Rule): Text {
  const from = variables.join(",");
  const all = options.map(optionWords);
  const sentences: Text[] = [
    {
      en: `From ${from} a move leads to ${all.map((each) => each.en).join("; or to ")}.`,
      zh: `从 ${from} 可以走到：${all.map((each) => each.zh).join("；或 ")}。`,
    },
  ];
  if (options.some(({ parts }) => parts.some((part) => expressions(part).some(divides))))
    sentences.push({ en: "Division rounds down.", zh: "除法向下取整。" });
  if (
    options.some(({ parts }) =>
      parts.some((part) => expressions(part).some((each) => namesIn(each).length > 0)),
    )
  )
    sentences.push({ en: "No number may become negative.", zh: "任何数都不得为负。" });
  if (lost !== undefined) sentences.push(endWords(lost, { en: "lost", zh: "负" }));
  if (won !== undefined) sentences.push(endWords(won, { en: "won", zh: "胜" }));
  return { en: sentences.map((each) => each.en).join(" "), zh: sentences.map((each) => each.zh).join("") };
}

const expressions = (part: Part): readonly Expression[] =>
  part.kind === "split" ? [part.of] : part.position;

function endWords(condition: Condition, how: Text): Text {
  const holds = conditionWords(condition);
  return {
    en: `Play ends where ${holds.en}: the player to move has ${how.en}.`,
    zh: `当 ${holds.zh} 时对局结束，轮到走的一方已${how.zh}。`,
  };
}
