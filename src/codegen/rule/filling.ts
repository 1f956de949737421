import { t } from "../../locale/codegen.ts";
import { linearOf } from "../../rules/linear.ts";
import { onlyMove } from "../../rules/only-move.ts";
import type { Condition, Expression, Rule } from "../../rules/syntax.ts";
import { isName, namesIn } from "../../rules/walk.ts";
import type { Text } from "../../types.ts";
import { indented } from "../program.ts";
import type { Valuing } from "../read/lines.ts";
import { writer } from "./expression.ts";
import { type Helper, helperTexts } from "./helpers.ts";
import { sizeOf } from "./safety.ts";

// Filling a box, as in `[s,c: s,c+k if k <= c*c and c+k <= s]`: a box of s has c stones, and a move adds up to g(c), where
// g does not fall. Let q be the largest c with c + g(c) < s. From c > q every larger number up to s can be reached, so
// the value is s - c. From c <= q the value is that of c in a box of q. The numbers up to q have their values there, by
// induction from q down, where the value is 0, as no move fills the box. From c < q the mex of those is at most
// q - c, and exactly that where c + g(c) > q; the numbers d > q that can be reached have the values s - d >=
// s - c - g(c) > q - c, since g(c) <= g(q) < s - q. So a program follows q until c is greater. It takes few steps, since
// g(c) >= c makes q less than half of s.

/** Values of a rule of two numbers by a proved recursion. */
export interface Recursion {
  /** The recursion, as programs state it. */
  readonly remark: Text;
  readonly routines: readonly string[];
  readonly at: Valuing["at"];
  /** Largest numbers for which all others fit into long integers. */
  readonly most: number;
}

/** Values by the box that a move cannot fill, if a rule is of this kind. */
export function fillingOf(rule: Rule): Recursion | undefined {
  const move = onlyMove(rule);
  if (move === undefined || rule.variables.length !== 2) return undefined;
  const { letter, position, conditions } = move;
  const { variables } = rule;
  const place = variables.findIndex((name, i) => isSum(position[i]!, name, letter));
  const [stones, box] = [variables[place], variables[1 - place]];
  if (stones === undefined || !isName(position[1 - place], box!)) return undefined;
  const limits = conditions.map((each) => limitOf(each, letter, stones, box!));
  if (!limits.includes("box") || limits.includes(undefined)) return undefined;
  const [most, further] = limits.filter((each) => typeof each === "object");
  if (most === undefined || further !== undefined || !isIncreasing(most, stones)) return undefined;

  const used = new Set<Helper>();
  const filled = (number: string) =>
    `${number} + ${writer(new Map([[stones, number]]), used).expression(most)}`;
  const routine = [
    "fn sg(long size, long stones) long:",
    ...indented([
      "if stones > size:",
      "  return 0L",
      "long full = size",
      `while ${filled("stones")} < full:`,
      "  long low = stones",
      "  long high = full",
      "  while high - low > 1L:",
      "    long middle = (low + high) // 2L",
      `    if ${filled("middle")} < full:`,
      "      low = middle",
      "    else:",
      "      high = middle",
      "  full = low",
      "return full - stones",
    ]),
  ].join("\n");
  return {
    remark: t("filling"),
    routines: [...helperTexts(used), routine],
    at: (names) => ({ value: `sg(${names[1 - place]}, ${names[place]})` }),
    most: largestFor(most),
  };
}

/** Whether an expression is visibly the sum of two names. */
function isSum(node: Expression, a: string, b: string): boolean {
  const form = linearOf(node);
  return form?.rest === 0n && form.of.size === 2 && form.of.get(a) === 1n && form.of.get(b) === 1n;
}

/** Largest number of added stones that a condition gives, or that they must fit into the box. */
function limitOf(
  condition: Condition,
  letter: string,
  stones: string,
  box: string,
): Expression | "box" | undefined {
  if (condition.kind !== "chain" || condition.links.length !== 1) return undefined;
  const link = condition.links[0]!;
  if (link.sign !== "<=" && link.sign !== ">=") return undefined;
  const [low, high] = link.sign === "<=" ? [condition.first, link.right] : [link.right, condition.first];
  if (isSum(low, stones, letter) && isName(high, box)) return "box";
  return isName(low, letter) && namesIn(high).every((name) => name === stones) ? high : undefined;
}

/** Whether an expression of one name visibly does not fall as it grows, and is never less. */
function isIncreasing(node: Expression, name: string): boolean {
  if (node.kind === "name") return true;
  if (node.kind !== "arithmetic") return false;
  const { sign, left, right } = node;
  const isPositive = (each: Expression) => each.kind === "number" && each.value > 0n;
  const fits = (each: Expression) => isPositive(each) || isIncreasing(each, name);
  if (sign === "**") return isIncreasing(left, name) && isPositive(right);
  return (sign === "+" || sign === "*") && fits(left) && fits(right) && namesIn(node).length > 0;
}

/** Largest number for which an expression of it fits into long integers. */
function largestFor(node: Expression): number {
  const fits = (most: number) => Number.isFinite(sizeOf(node, () => most));
  let most = 1;
  while (most < 2 ** 52 && fits(most * 2)) most *= 2;
  return most;
}
