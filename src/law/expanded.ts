import { conjuncts } from "../rules/alternatives.ts";
import { number } from "../rules/build.ts";
import { writtenCondition } from "../rules/legal.ts";
import { parseRule } from "../rules/parse.ts";
import { printRule } from "../rules/print.ts";
import { conditionWith, partWith } from "../rules/replace.ts";
import type { Condition, Expression, Option, Rule } from "../rules/syntax.ts";
import { expressionsIn, expressionsOf, isName, namesIn, operands } from "../rules/walk.ts";

/** Limit on the values of a variable that is expanded. */
const MOST_VALUES = 32;

/**
 * Rule in which a variable with few values, as in `k*i if k in {2,3,5}` or `k <= 9`, is replaced by each value in turn
 * where it is a factor, a divisor or in a power: no automaton computes products of variables.
 */
export function expanded(rule: Rule): Rule {
  const options = rule.options.flatMap((option) => expandedOption(option, scales));
  return options.length === rule.options.length ? rule : parseRule(printRule({ ...rule, options }));
}

/** Moves of a kind, with each variable of few values replaced by each of them. */
export const writtenOut = (option: Option): readonly Option[] => expandedOption(option, () => true);

/** Moves of a kind, with each variable of few values replaced by each of them if `isNeeded` in some expression. */
function expandedOption(
  option: Option,
  isNeeded: (node: Expression, letter: string) => boolean,
): readonly Option[] {
  const condition = writtenCondition(option);
  const all = conjuncts(condition);
  const expressions = [...option.parts.flatMap(expressionsOf), ...all.flatMap(expressionsIn)];
  for (const letter of option.letters) {
    const place = all.findIndex((each) => valuesOf(each, letter) !== undefined);
    if (place < 0 || !expressions.some((each) => isNeeded(each, letter))) continue;
    const others = all.toSpliced(place, 1);
    return valuesOf(all[place]!, letter)!.flatMap((value) =>
      expandedOption(withValue(option, others, letter, number(value)), isNeeded),
    );
  }
  return [option];
}

function withValue(
  { parts, next, letters, span }: Option,
  conditions: readonly Condition[],
  letter: string,
  value: Expression,
): Option {
  const by = new Map([[letter, value]]);
  const of = conditions.map((each) => conditionWith(each, by));
  const condition: Condition | undefined = of.length > 1 ? { kind: "and", of, span } : of[0];
  return {
    parts: parts.map((part) => partWith(part, by)),
    ...(next !== undefined && { next }),
    ...(condition !== undefined && { condition }),
    letters: letters.filter((each) => each !== letter),
    span,
  };
}

/** Values to which a condition restricts a variable, if they are few; variables are at least 1. */
function valuesOf(condition: Condition, letter: string): readonly bigint[] | undefined {
  if (condition.kind !== "chain") return undefined;
  const most = mostOf(condition, letter);
  if (most !== undefined) {
    if (most < 1n || most > MOST_VALUES) return undefined;
    return Array.from({ length: Number(most) }, (_, i) => BigInt(i + 1));
  }
  if (condition.links.length > 1 || !isName(condition.first, letter)) return undefined;
  const [link] = condition.links;
  if (link?.sign !== "in" || link.set.kind !== "listed") return undefined;
  const values = new Set<bigint>();
  for (const { from, to = from } of link.set.ranges) {
    if (from.kind !== "number" || to.kind !== "number" || to.value - from.value >= MOST_VALUES)
      return undefined;
    for (let value = from.value; value <= to.value; value++) if (value > 0n) values.add(value);
  }
  return values.size > 0 && values.size <= MOST_VALUES ? [...values] : undefined;
}

/** Upper bound of a variable in a condition such as `k <= 9`. */
function mostOf({ first, links }: Condition & { kind: "chain" }, letter: string): bigint | undefined {
  const [link, second] = links;
  if (second !== undefined || link === undefined || !isName(first, letter) || link.sign === "in")
    return undefined;
  if (link.right.kind !== "number") return undefined;
  return link.sign === "<=" ? link.right.value : link.sign === "<" ? link.right.value - 1n : undefined;
}

/** Whether a variable occurs in a product with other variables, as a divisor, in a power or in a common divisor. */
function scales(node: Expression, letter: string): boolean {
  const has = (each: Expression) => namesIn(each).includes(letter);
  if (node.kind === "call" && (node.call === "gcd" || node.call === "valuation") && has(node)) return true;
  if (node.kind === "arithmetic") {
    const { sign, left, right } = node;
    const others = [left, right].every((each) => namesIn(each).length > 0);
    if (sign === "*" && others && has(node)) return true;
    if ((sign === "/" || sign === "%") && has(right)) return true;
    if (sign === "**" && has(node)) return true;
  }
  return operands(node).some((each) => scales(each, letter));
}
