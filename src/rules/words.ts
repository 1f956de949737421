import { verbatim } from "../locale/message.ts";
import { t } from "../locale/rules.ts";
import type { Next, Text } from "../types.ts";
import { writtenCondition } from "./legal.ts";
import { printExpression, printOther, printSet } from "./print.ts";
import type {
  Condition,
  Expression,
  Link,
  NumberSet,
  Option,
  OptionPart,
  OtherPart,
  Rule,
  RuleExtras,
} from "./syntax.ts";
import { conditionsFoldedBy, namesIn, operands } from "./walk.ts";

const both = (text: string): Text => verbatim(text);

const SIGNS = { "=": "=", "!=": "≠", "<": "<", "<=": "≤", ">": ">", ">=": "≥" } as const;

/** Sentence that `of` belongs to a set. */
function setWords(of: string, set: NumberSet): Text {
  switch (set.kind) {
    case "squares":
      return t("perfectSquare", { of });
    case "primes":
      return t("primeNumber", { of });
    case "fibonacci":
      return t("fibonacciNumber", { of });
    case "powers": {
      const base = printExpression(set.base);
      return t("power", { of, base });
    }
    case "divisors": {
      const multiple = printExpression(set.of);
      return t("divides", { of, multiple });
    }
    case "digits": {
      const [number, base] = [printExpression(set.of), printExpression(set.base)];
      return t("digitOf", { of, number, base });
    }
    case "matching":
    case "columns":
    case "listed":
      return t("oneOfListed", { of, printSet: printSet(set) });
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
  return compared.length === 0 ? said : t("and", { chain, said });
}

/** Condition in words, alone and inside another one, where a compound condition has brackets. */
interface Worded {
  readonly alone: Text;
  readonly within: Text;
}

const together = (text: Text): Worded => ({ alone: text, within: t("bracketed", { text }) });
const withinEach = (of: readonly Worded[]): Text[] => of.map(({ within }) => within);

const worded = conditionsFoldedBy<Worded>({
  chain({ first, links }) {
    const text = chainWords(first, links);
    return { alone: text, within: text };
  },
  not({ alone }) {
    const text = t("notSo", { of: alone });
    return { alone: text, within: text };
  },
  and: (of) => together(t("allOf", { of: withinEach(of) })),
  or: (of) => together(t("anyOf", { of: withinEach(of) })),
});

const conditionWords = (node: Condition): Text => worded(node).alone;

function splitWords({ of, how, least, most }: OptionPart & { kind: "split" }): Text {
  const sum = printExpression(of);
  const number: Text =
    most === Number.POSITIVE_INFINITY
      ? t("more", { least })
      : least === most
        ? t("exactly", { least })
        : t("to", { least, most });
  if (how === "any") return t("positiveNumbersSum", { number, sum });
  if (how === "mixed") {
    return t("positiveNumbersSumNotAll", { number, sum });
  }
  return how === "equal"
    ? t("equalPositiveNumbersSum", { number, sum })
    : t("differentPositiveNumbersSum", { number, sum });
}

function partWords(part: OptionPart): Text {
  if (part.kind === "split") return splitWords(part);
  const position = part.position.map((each) => printExpression(each)).join(",");
  if (part.count === undefined) return both(position);
  const count = printExpression(part.count);
  return t("times", { count, position });
}

/** Results of an option, the values of its letters, and its condition, in words. */
function optionWords(option: Option, others: readonly OtherPart[]): Text {
  const { next } = option;
  const told = leavesWords(option, others);
  if (next === undefined) return told;
  return t("followedBy", { told, next: NEXT[next] });
}

const NEXT = {
  again: t("again"),
  answer: t("answer"),
} satisfies Record<Next, Text>;

function leavesWords(option: Option, others: readonly OtherPart[]): Text {
  const { parts, letters } = option;
  const condition = writtenCondition(option);
  const left = [...parts.map(partWords), ...others.map((each) => both(printOther(each)))];
  const where: Text = left.length === 1 ? left[0]! : t("components", { left });
  const holds = condition && conditionWords(condition);
  const names = letters.join(", ");
  if (letters.length === 0) {
    return holds === undefined ? where : t("if", { where, holds });
  }
  return holds === undefined ? t("any", { where, names }) : t("anyHolding", { where, names, holds });
}

const divides = (node: Expression): boolean =>
  (node.kind === "arithmetic" && node.sign === "/") || operands(node).some(divides);

/** The rule as sentences, in both languages. */
export function ruleWords(
  { variables, options, legal, lost, won }: Rule,
  { others = [], blocked }: RuleExtras = {},
): Text {
  const from = variables.join(",");
  const all = options.map((each, i) => optionWords(each, others[i] ?? []));
  const sentences: Text[] = [t("fromMoveLeads", { from, all })];
  if (options.some(({ parts }) => parts.some((part) => expressions(part).some(divides))))
    sentences.push(t("divisionRoundsDown"));
  if (
    options.some(({ parts }) =>
      parts.some((part) => expressions(part).some((each) => namesIn(each).length > 0)),
    )
  )
    sentences.push(t("noNumberMayBecomeNegative"));
  if (legal !== undefined) sentences.push(t("legalPositions", { holds: conditionWords(legal) }));
  if (lost !== undefined) sentences.push(endWords(lost, t("lost")));
  if (won !== undefined) sentences.push(endWords(won, t("won")));
  if (blocked !== undefined) sentences.push(t("opponentForbids", { blocked }));
  return t("inARow", { sentences });
}

const expressions = (part: OptionPart): readonly Expression[] =>
  part.kind === "split" ? [part.of] : part.position;

function endWords(condition: Condition, how: Text): Text {
  const holds = conditionWords(condition);
  return t("playEndsPlayerMove", { holds, how });
}
