import { NotationError } from "../errors.ts";
import { t } from "../locale/rules.ts";
import { nearest } from "../nearest.ts";
import type { Next, Text } from "../types.ts";
import { conjuncts } from "./alternatives.ts";
import { number, SPAN } from "./build.ts";
import { cursor } from "./cursor.ts";
import { grammar } from "./grammar.ts";
import { amongLegal } from "./legal.ts";
import { lexer } from "./lex.ts";
import type { Condition, Expression, Option, OptionPart, OtherPart, Rule, RuleExtras } from "./syntax.ts";
import { lettersOf } from "./walk.ts";

const NEXT = ["again", "answer"] as const satisfies readonly Next[];
const CLAUSES = ["legal", "lost", "won"] as const;
const HOWS = ["distinct", "mixed", "equal"] as const;
const MOST_PARTS = 1_000_000;
const MOST_BLOCKED = 1000;

const MISERE = /^mis[eè]re$/i;

const VARIABLE: Text = t("variable");
const CLAUSE: Text = t("clause");

/** Rule in a text, with the offset of its end. */
interface RuleAt extends RuleExtras {
  readonly rule: Rule;
  readonly end: number;
}

/** Words of expressions that are no names of games. */
const WORDS = /^(?:min|max|gcd|abs|even|odd|floor|ceil|sqrt|bitnot|split|not)$/;

/**
 * Notation of a game before the numbers of its position, as in `& nim 1`, `& bash(3) k`, `& 0.07 n-2`: a word of several
 * letters, a code, or a set of takes. Numbers in brackets, which may be missing, are parameters.
 */
const OTHER_GAME =
  /(?:\p{L}[\p{L}\d]+(?:-\p{L}[\p{L}\d]*)*(?:\([^()]*\))?(?:[{[][^{}[\]]*[}\]])?|\d+\.[\dA-Za-z]+|!?\{[^{}]*\})(?=\s+(?!(?:if|in|and|or|xor|bitand|bitor)\b)[\p{L}\d(])/uy;

/** Game without the numbers of its position, at the end of a move that leaves more. */
const ALONE = /\p{L}[\p{L}\d]+(?:-\p{L}[\p{L}\d]*)*(?:\([\d, ]*\))?(?=\s*(?:[&|;\]]|if\b))/uy;

/**
 * Reads the rule in `typed` at or after `at`, from `[` to `]`, and returns it with its end, and with what only a game of
 * its own can have. The functions of laws are allowed in a rule made from a law.
 * @throws NotationError
 */
export function parseRuleAt(typed: string, at: number, ofLaw = false): RuleAt {
  const reader = cursor(typed, at);
  const { accept, expect, name, nested, next, sees, span, wrong } = reader;
  const { expression, condition } = grammar(reader, ofLaw);
  let variables: readonly string[] = [];
  const others: OtherPart[][] = [];
  let blocked: number | undefined;

  /** Parses a component of another game, if there is one. */
  function other(isFirst: boolean): OtherPart | undefined {
    const start = reader.token;
    if (start.kind === "word" && (WORDS.test(start.text) || /^\p{L}\d*$/u.test(start.text))) return undefined;
    const alone = isFirst ? undefined : reader.take(ALONE);
    if (alone !== undefined) throw wrong(t("numbersAfterGame", { game: alone }));
    const game = reader.take(OTHER_GAME);
    if (game === undefined) return undefined;
    const position: Expression[] = [];
    do position.push(expression());
    while (accept(","));
    return { game, position, span: span(start) };
  }

  function part(): OptionPart {
    const start = reader.token;
    if (sees("split")) return split();
    const first = expression();
    const count = accept("#") ? first : undefined;
    const position = [count === undefined ? first : expression()];
    for (const variable of variables.slice(1)) {
      expect(",", t("commaNextValueBecausePosition", { variable, variables }));
      position.push(expression());
    }
    return { kind: "component", ...(count !== undefined && { count }), position, span: span(start) };
  }

  function split(): OptionPart {
    const start = next();
    if (variables.length > 1) {
      throw wrong(t("expressionsBetweenCommasSplitLeaves", { variables }), start);
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
      expect("..", t("splitN"));
      most = partsFrom(least);
    }
    expect(")");
    return { kind: "split", of, how, least, most, span: span(start) };
  }

  function partsFrom(least: number): number {
    const value = Number(reader.token.text);
    if (reader.token.kind !== "number" || value < least || value > MOST_PARTS) {
      const what = t("what", { least, mostParts: MOST_PARTS });
      const words = t("words", { what });
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
    const parts: OptionPart[] = [];
    const beside: OtherPart[] = [];
    do {
      const found = other(parts.length + beside.length === 0);
      if (found === undefined) parts.push(part());
      else beside.push(found);
    } while (accept("&"));
    others.push(beside);
    const written = accept("if") ? condition() : undefined;
    if (!sees("|") && !sees(";") && !sees("]"))
      throw wrong(written === undefined ? afterPart() : AFTER_CONDITION);
    if (next !== undefined && beside.length > 0) throw wrong(t("turnsBesideOthers"), beside[0]!.span);
    for (const each of beside) refuseOpenLetter(each, [...variables, ...lettersOf(parts, written)]);
    const natural = beside.flatMap(({ position }) => position.map(isNatural));
    const holds = natural.length === 0 ? written : allOf([...conjuncts(written), ...natural]);
    const letters = lettersOf(parts, holds).filter((letter) => !variables.includes(letter));
    return {
      parts,
      ...(next !== undefined && { next }),
      ...(holds !== undefined && { condition: holds }),
      ...(natural.length > 0 && { written: written === undefined ? {} : { condition: written } }),
      letters,
      span: span(start),
    };
  }

  /** Refuses a letter that occurs only in the heap of another game, without a bound there. */
  function refuseOpenLetter({ position, span }: OtherPart, bounded: readonly string[]): void {
    for (const each of position) {
      const letter = typed.slice(each.span.start, each.span.end).includes("-")
        ? undefined
        : lettersOf([{ kind: "component", position: [each], span }], undefined).find(
            (name) => !bounded.includes(name),
          );
      if (letter !== undefined)
        throw wrong(t("boundOfLetter", { letter, variable: variables[0]! }), each.span);
    }
  }

  function afterPart(): Text {
    if (sees("or")) return t("barBetweenMoves");
    if (!sees(",")) return AFTER_PART;
    const n = variables.length;
    return t("becausePosition", { afterPart: AFTER_PART, variables, n });
  }

  /** Parses a condition on the position alone. */
  function clause(): Condition {
    expect(":");
    const found = condition();
    const stranger = lettersOf([], found).find((letter) => !variables.includes(letter));
    if (stranger !== undefined) {
      throw wrong(t("conditionAloneWithoutLetter", { variables, stranger }), found.span);
    }
    return found;
  }

  /** Parses the number of moves that the opponent may forbid. */
  function blockedMoves(): number {
    expect(":");
    const most = Number(reader.token.text);
    if (reader.token.kind !== "number" || most < 1 || most > MOST_BLOCKED)
      throw wrong(t("blockedMoves", { most: MOST_BLOCKED }));
    next();
    return most;
  }

  function variableList(): string[] {
    const names: string[] = [];
    do {
      const place = reader.token;
      const each = name(VARIABLE, []);
      if (names.includes(each)) throw wrong(t("anotherLetterThan", { each }), place);
      names.push(each);
    } while (accept(","));
    expect(":", t("commaOrColon"));
    return names;
  }

  function rule(): Rule {
    const start = reader.token;
    expect("[");
    variables = variableList();
    const options: Option[] = [];
    do options.push(option());
    while (accept("|"));
    const clauses: { legal?: Condition; lost?: Condition; won?: Condition } = {};
    while (accept(";")) {
      if (sees("block")) {
        if (blocked !== undefined) throw wrong(t("one", { word: "block" }));
        next();
        blocked = blockedMoves();
        continue;
      }
      const word = CLAUSES.find((each) => sees(each)) ?? "lost";
      if (clauses[word] !== undefined) throw wrong(t("one", { word }));
      expect(word, MISERE.test(reader.token.text) ? t("misereIsNoClause") : CLAUSE);
      clauses[word] = clause();
    }
    expect("]", Object.keys(clauses).length === 0 && blocked === undefined ? AFTER_CONDITION : AFTER_CLAUSE);
    const { legal } = clauses;
    return {
      variables,
      options:
        legal === undefined ? options : options.map((each) => amongLegal(each, legal, variables, typed)),
      ...clauses,
      span: span(start),
    };
  }

  const found = rule();
  const single =
    found.won === undefined && blocked === undefined
      ? undefined
      : (found.options.flatMap(severalParts)[0] ?? others.flat()[0]);
  if (single !== undefined)
    throw wrong(
      t("moveLeavesOneComponentGame", { clause: found.won === undefined ? "block" : "won" }),
      single.span,
    );
  const turns = blocked === undefined ? undefined : found.options.find(({ next }) => next !== undefined);
  if (turns !== undefined) throw wrong(t("turnsBesideBlock"), turns.span);
  return {
    rule: found,
    ...(others.some((each) => each.length > 0) && { others }),
    ...(blocked !== undefined && { blocked }),
    end: found.span.end,
  };
}

/** Condition that a number of a position of another game is natural. */
const isNatural = (first: Expression): Condition => ({
  kind: "chain",
  first,
  links: [{ sign: ">=", right: number(0n) }],
  span: first.span,
});

const allOf = (of: readonly Condition[]): Condition =>
  of.length === 1 ? of[0]! : { kind: "and", of, span: SPAN };

const AFTER_PART: Text = t("afterPart");
const AFTER_CONDITION: Text = t("afterCondition");
const AFTER_CLAUSE: Text = t("afterClause");

/** Whether an option does not leave exactly one component. */
export const severalParts = ({ parts }: Option): OptionPart[] =>
  parts.length > 1 ? [parts[1]!] : parts.filter((part) => part.kind === "split" || part.count !== undefined);

/**
 * Reads a one-line rule, such as `[n: n-1 | n/2]`.
 * @throws NotationError
 * @example
 * parseRule("[n: n-1 | n/2]").options.length; // 2
 */
export function parseRule(text: string): Rule {
  return wholly(text, false);
}

/** Reads a one-line rule that may call functions of laws: floor, valuation, popcount. @throws NotationError */
export function parseLawRule(text: string): Rule {
  return wholly(text, true);
}

function wholly(text: string, ofLaw: boolean): Rule {
  const { rule, others = [], blocked, end } = parseRuleAt(text, 0, ofLaw);
  if (blocked !== undefined) throw new NotationError(text, text.lastIndexOf("block"), t("blockHere"));
  const [other] = others.flat();
  if (other !== undefined) throw new NotationError(text, other.span.start, t("otherGameHere"));
  const rest = lexer(text)(end);
  if (rest.kind === "end") return rule;
  throw new NotationError(text, rest.start, t("endRule"));
}
