import { type Linear, linearOf } from "./linear.ts";
import type { Condition, Expression, Link } from "./syntax.ts";
import { expressionsOfSet, operands } from "./walk.ts";

/** How an expression goes from one round to the next: it stays as it is, never falls, never rises, or who knows. */
export type Course = 0 | 1 | -1 | undefined;

/** The course of a linear form, and whether it goes up or down by multiples of a number. */
export interface Round {
  course(form: Linear): Course;
  /** Whether it is above or below 0 in the first round, where no letter says. */
  sign(form: Linear): Course;
  isMultiple(form: Linear, of: bigint): boolean;
}

/** Whether an expression is no smaller in any later round. */
export const rises = (node: Expression, round: Round): boolean => (courseOf(node, round) ?? -1) >= 0;
const falls = (node: Expression, round: Round): boolean => (courseOf(node, round) ?? 1) <= 0;

const opposite = (course: Course): Course => (course === undefined ? undefined : (-course as Course));

function courseOf(node: Expression, round: Round): Course {
  const form = linearOf(node);
  if (form !== undefined) return round.course(form);
  const parts = operands(node).map((each) => courseOf(each, round));
  if (parts.every((each) => each === 0)) return 0;
  if (node.kind === "negative") return opposite(parts[0]);
  if (node.kind === "call" && (node.call === "min" || node.call === "max")) return together(parts);
  if (node.kind !== "arithmetic") return undefined;
  const divisor = node.right.kind === "number" ? node.right.value : 0n;
  const base = node.left.kind === "number" ? node.left.value : 0n;
  switch (node.sign) {
    case "+":
      return together(parts);
    case "-":
      return together([parts[0], opposite(parts[1])]);
    case "/":
      return divisor > 0n ? parts[0] : undefined;
    case "%": {
      const left = linearOf(node.left);
      return divisor > 0n && left !== undefined && round.isMultiple(left, divisor) ? 0 : undefined;
    }
    case "*":
      return rising(parts) && [node.left, node.right].every(isNatural) ? 1 : undefined;
    case "**":
      if (base > 0n && parts[1] === 1) return 1;
      return rising(parts) && isPositive(node.left, round) && isNatural(node.right) ? 1 : undefined;
    default:
      return undefined;
  }
}

const rising = (courses: readonly Course[]): boolean =>
  courses.every((each) => each !== undefined && each >= 0);

/** Whether an expression is 0 or more wherever its variables are: made without a difference. */
function isNatural(node: Expression): boolean {
  if (node.kind === "number") return node.value >= 0n;
  if (node.kind === "name") return true;
  const monotone = node.kind === "call" || (node.kind === "arithmetic" && node.sign !== "-");
  return monotone && operands(node).every(isNatural);
}

/** Whether an expression that never falls is above 0 from the first round on. */
function isPositive(node: Expression, round: Round): boolean {
  const form = linearOf(node);
  if (form !== undefined) return rises(node, round) && round.sign(form) === 1;
  if (node.kind !== "arithmetic" || !rises(node, round)) return false;
  const { left, right } = node;
  const positive = [left, right].map((each) => isPositive(each, round));
  if (node.sign === "+") return positive.includes(true) && [left, right].every(isNatural);
  return (node.sign === "*" && positive.every(Boolean)) || (node.sign === "**" && positive[0]!);
}

/** The course of a sum, or of the greatest. */
function together(courses: readonly Course[]): Course {
  if (rising(courses)) return courses.some((each) => each === 1) ? 1 : 0;
  return courses.every((each) => each !== undefined && each <= 0) ? -1 : undefined;
}

/** Whether an expression without the variable `name` still never falls: so it rises by at least what `name` does. */
export function isExpanding(node: Expression, name: string, round: Round): boolean {
  const form = linearOf(node);
  if (form !== undefined) {
    const less = new Map(form.of);
    less.set(name, (less.get(name) ?? 0n) - 1n);
    return (round.course({ of: less, rest: form.rest }) ?? -1) >= 0;
  }
  const expands = (each: Expression) => isExpanding(each, name, round);
  if (node.kind === "call") return (node.call === "min" || node.call === "max") && node.of.every(expands);
  if (node.kind !== "arithmetic") return false;
  const { left, right } = node;
  if (node.sign === "+")
    return (expands(left) && rises(right, round)) || (rises(left, round) && expands(right));
  if (node.sign === "-") return expands(left) && falls(right, round);
  // What rises by as much as the variable does so still when it is multiplied by 1 or more.
  const grows = (each: Expression, by: Expression) =>
    expands(each) && isNatural(each) && rises(by, round) && isPositive(by, round);
  if (node.sign === "*") return grows(left, right) || grows(right, left);
  if (node.sign === "**" && grows(left, left) && grows(left, right)) return true;
  return node.sign === "**" && left.kind === "number" && left.value > 1n && expands(right);
}

/** Whether what a condition says of the first round, `truth`, it says of every round. */
export function stays(condition: Condition, truth: boolean, round: Round): boolean {
  if (condition.kind === "not") return stays(condition.of, !truth, round);
  if (condition.kind !== "chain") return condition.of.every((each) => stays(each, truth, round));
  const befores = [
    condition.first,
    ...condition.links.map((link) => (link.sign === "in" ? undefined : link.right)),
  ];
  return condition.links.every((link, i) => {
    const before = befores[i];
    return before !== undefined && staysLinked(before, link, truth, round);
  });
}

function staysLinked(left: Expression, link: Link, truth: boolean, round: Round): boolean {
  if (link.sign === "in")
    return [left, ...expressionsOfSet(link.set)].every((each) => courseOf(each, round) === 0);
  const gap: Expression = { kind: "arithmetic", sign: "-", left, right: link.right, span: left.span };
  const course = courseOf(gap, round);
  if (course === undefined || course === 0) return course === 0;
  switch (link.sign) {
    case "<":
    case "<=":
      return course === (truth ? -1 : 1);
    case ">":
    case ">=":
      return course === (truth ? 1 : -1);
    default: {
      // Two numbers that differ go on to differ when they move apart.
      const form = linearOf(gap);
      return (link.sign === "!=") === truth && form !== undefined && round.sign(form) === course;
    }
  }
}
