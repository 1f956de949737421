import { NotationError } from "../errors.ts";
import { nearest } from "../say/nearest.ts";
import type { Next, Text } from "../types.ts";
import { cursor } from "./cursor.ts";
import { grammar } from "./grammar.ts";
import { lexer } from "./lex.ts";
import type { Condition, Option, Part, Rule } from "./syntax.ts";
import { lettersOf } from "./walk.ts";

const NEXT = ["again", "answer"] as const satisfies readonly Next[];
const HOWS = ["distinct", "mixed", "equal"] as const;
const MOST_PARTS = 1_000_000;

const VARIABLE: Text = {
  en: "a letter for a coordinate of the position, as n",
  zh: "表示局面坐标的字母，如 n",
};
const CLAUSE: Text = { en: "`lost:` or `won:`", zh: "`lost:` 或 `won:`" };

/**
 * Reads the rule that stands in `typed` at or after `at`, from `[` to `]`, and tells where it ends; with the functions
 * that only laws have where it is made of one.
 * @throws NotationError
 */
export function parseRuleAt(
  typed: string,
  at: number,
  ofLaw = false,
): { readonly rule: Rule; readonly end: number } {
  const reader = cursor(typed, at);
  const { accept, expect, name, nested, next, sees, span, wrong } = reader;
  const { expression, condition } = grammar(reader, ofLaw);
  let variables: readonly string[] = [];

  function part(): Part {
    const start = reader.token;
    if (sees("split")) return split();
    const first = expression();
    const count = accept("#") ? first : undefined;
    const position = [count === undefined ? first : expression()];
    for (const variable of variables.slice(1)) {
      expect(",", {
        en: `a comma and the next value of ${variable}, because a position is ${variables.join(",")}`,
        zh: `逗号与 ${variable} 的新值，因为局面是 ${variables.join(",")}`,
      });
      position.push(expression());
    }
    return { kind: "component", ...(count !== undefined && { count }), position, span: span(start) };
  }

  function split(): Part {
    const start = next();
    if (variables.length > 1) {
      throw wrong(
        {
          en: `${variables.length} expressions between commas: \`split\` leaves numbers, and a position is ${variables.join(",")}`,
          zh: `以逗号分隔的 ${variables.length} 个式子：\`split\` 只留下单个的数，而局面是 ${variables.join(",")}`,
        },
        start,
      );
    }
    expect("(");
    const of = nested(expression);
    let how: (typeof HOWS)[number] | "any" = "any";
    let most = Number.POSITIVE_INFINITY;
    let least = 2;
    let more = accept(",");
    if (more) {
      const named = HOWS.find((word) => accept(word));
      how = named ?? "any";
      more = named === undefined || accept(",");
    }
    if (more) {
      least = partsFrom(1);
      expect("..", { en: "`..`, as in split(n, 2..4)", zh: "`..`，如 split(n, 2..4)" });
      most = partsFrom(least);
    }
    expect(")");
    return { kind: "split", of, how, least, most, span: span(start) };
  }

  function partsFrom(least: number): number {
    const value = Number(reader.token.text);
    if (reader.token.kind !== "number" || value < least || value > MOST_PARTS) {
      const what = {
        en: `a number of parts from ${least} to ${MOST_PARTS}`,
        zh: `${least} 到 ${MOST_PARTS} 之间的份数`,
      };
      const words = {
        en: `\`distinct\`, \`mixed\`, \`equal\`, or ${what.en}, as in split(n, 2..4)`,
        zh: `\`distinct\`、\`mixed\`、\`equal\`，或${what.zh}，如 split(n, 2..4)`,
      };
      throw wrong(
        reader.token.kind === "word" ? words : what,
        reader.token,
        nearest(reader.token.text, HOWS),
      );
    }
    next();
    return value;
  }

  function option(): Option {
    const start = reader.token;
    const next = NEXT.find((word) => accept(word));
    if (next !== undefined) expect(":");
    const parts = [part()];
    while (accept("&")) parts.push(part());
    const holds = accept("if") ? condition() : undefined;
    if (!sees("|") && !sees(";") && !sees("]"))
      throw wrong(holds === undefined ? afterPart() : AFTER_CONDITION);
    const letters = lettersOf(parts, holds).filter((letter) => !variables.includes(letter));
    return {
      parts,
      ...(next !== undefined && { next }),
      ...(holds !== undefined && { condition: holds }),
      letters,
      span: span(start),
    };
  }

  function afterPart(): Text {
    if (!sees(",")) return AFTER_PART;
    const n = variables.length;
    return {
      en: `${AFTER_PART.en}, because a position is ${variables.join(",")}: ${n === 1 ? "one number" : `${n} numbers`}`,
      zh: `${AFTER_PART.zh}，因为局面是 ${variables.join(",")}：${n} 个数`,
    };
  }

  /** A condition on the position alone. */
  function clause(): Condition {
    expect(":");
    const found = condition();
    const stranger = lettersOf([], found).find((letter) => !variables.includes(letter));
    if (stranger !== undefined) {
      throw wrong(
        {
          en: `a condition on ${variables.join(" and ")} alone, without the letter ${stranger}`,
          zh: `只含 ${variables.join("、")} 的条件，不含字母 ${stranger}`,
        },
        found.span,
      );
    }
    return found;
  }

  function variableList(): string[] {
    const names: string[] = [];
    do {
      const place = reader.token;
      const each = name(VARIABLE, []);
      if (names.includes(each))
        throw wrong({ en: `another letter than ${each}`, zh: `与 ${each} 不同的字母` }, place);
      names.push(each);
    } while (accept(","));
    expect(":", { en: "`,` or `:`", zh: "`,` 或 `:`" });
    return names;
  }

  function rule(): Rule {
    const start = reader.token;
    expect("[");
    variables = variableList();
    const options: Option[] = [];
    do options.push(option());
    while (accept("|"));
    const clauses: { lost?: Condition; won?: Condition } = {};
    while (accept(";")) {
      const word = sees("won") ? "won" : "lost";
      if (clauses[word] !== undefined) throw wrong({ en: `one \`${word}:\``, zh: `只有一个 \`${word}:\`` });
      expect(word, CLAUSE);
      clauses[word] = clause();
    }
    expect("]", clauses.lost === undefined && clauses.won === undefined ? AFTER_CONDITION : AFTER_CLAUSE);
    return { variables, options, ...clauses, span: span(start) };
  }

  const found = rule();
  const single = found.won === undefined ? undefined : found.options.flatMap(severalParts)[0];
  if (single !== undefined) {
    throw wrong(
      {
        en: "a move that leaves one component: a game with `won` stands alone",
        zh: "只留下一个子游戏的走法：含 `won` 的游戏只能单独进行",
      },
      single.span,
    );
  }
  return { rule: found, end: found.span.end };
}

const AFTER_PART: Text = {
  en: "an operation, `&`, `if`, `|`, `;` or `]`",
  zh: "运算符、`&`、`if`、`|`、`;` 或 `]`",
};
const AFTER_CONDITION: Text = {
  en: "an operation, `and`, `or`, `|`, `;` or `]`",
  zh: "运算符、`and`、`or`、`|`、`;` 或 `]`",
};
const AFTER_CLAUSE: Text = {
  en: "an operation, `and`, `or`, `;` or `]`",
  zh: "运算符、`and`、`or`、`;` 或 `]`",
};

/** What leaves other than one component, in an option. */
export const severalParts = ({ parts }: Option): Part[] =>
  parts.length > 1 ? [parts[1]!] : parts.filter((part) => part.kind === "split" || part.count !== undefined);

/**
 * Reads a rule in a line, as `[n: n-1 | n/2]`.
 * @throws NotationError
 * @example
 * parseRule("[n: n-1 | n/2]").options.length; // 2
 */
export function parseRule(text: string): Rule {
  return wholly(text, false);
}

/** The same, in which functions may be called that only laws have: floor, valuation, popcount. @throws NotationError */
export function parseLawRule(text: string): Rule {
  return wholly(text, true);
}

function wholly(text: string, ofLaw: boolean): Rule {
  const { rule, end } = parseRuleAt(text, 0, ofLaw);
  const rest = lexer(text)(end);
  if (rest.kind === "end") return rule;
  throw new NotationError(text, rest.start, { en: "the end of the rule", zh: "规则到此结束" });
}
