import { conjuncts } from "../../rules/alternatives.ts";
import { isNatural } from "../../rules/natural.ts";
import type { Comparison, Condition, Expression, Option, Rule } from "../../rules/syntax.ts";
import { expressionsIn, expressionsOf, foldedBy, namesIn, operands } from "../../rules/walk.ts";

// Checks the arithmetic of generated programs. They use 64-bit integers and compute values of positions that play may
// never reach, so they must not divide by 0 at any of them, and every intermediate result must fit.

/**
 * Whether a rule visibly never divides by 0, so that a program may compute the values of all positions: each divisor is
 * a constant, a chosen letter, or a coordinate that the option's own condition keeps from 0.
 */
export const dividesSafely = ({ options, variables, lost, won }: Rule): boolean =>
  options.every((option) => safely(option, variables)) &&
  [lost, won].every((each) => each === undefined || expressionsIn(each).every(isUndivided));

function safely({ parts, condition, letters }: Option, variables: readonly string[]): boolean {
  // Evaluated before any letter is chosen.
  const guards = conjuncts(condition).filter((each) =>
    namesIn(...expressionsIn(each)).every((name) => variables.includes(name)),
  );
  const isNever0 = (by: Expression): boolean => {
    if (by.kind === "number") return by.value !== 0n;
    if (by.kind !== "name") return false;
    return letters.includes(by.name) || guards.some((guard) => excludes0(guard, by.name));
  };
  const divisors = [...parts.flatMap(expressionsOf), ...(condition ? expressionsIn(condition) : [])].flatMap(
    divisorsIn,
  );
  return divisors.every(isNever0);
}

/** Divisors in an expression. */
export function divisorsIn(expression: Expression): readonly Expression[] {
  const within = operands(expression).flatMap(divisorsIn);
  const divides = expression.kind === "arithmetic" && (expression.sign === "/" || expression.sign === "%");
  return divides ? [expression.right, ...within] : within;
}

const isUndivided = (expression: Expression): boolean =>
  divisorsIn(expression).every((by) => by.kind === "number");

/** Whether a condition of one comparison, such as `k > 0` or `1 <= k`, fails when that name is 0. */
function excludes0(condition: Condition, name: string): boolean {
  if (condition.kind !== "chain" || condition.links.length !== 1) return false;
  const [link] = condition.links;
  if (link === undefined || link.sign === "in") return false;
  const at0 = (each: Expression): bigint | undefined => {
    if (each.kind === "number") return each.value;
    return each.kind === "name" && each.name === name ? 0n : undefined;
  };
  const [left, right] = [at0(condition.first), at0(link.right)];
  return left !== undefined && right !== undefined && !HOLDS[link.sign](left, right);
}

const HOLDS: Readonly<Record<Comparison, (left: bigint, right: bigint) => boolean>> = {
  "=": (left, right) => left === right,
  "!=": (left, right) => left !== right,
  "<": (left, right) => left < right,
  "<=": (left, right) => left <= right,
  ">": (left, right) => left > right,
  ">=": (left, right) => left >= right,
};

/** Bound for intermediate results in long integers. */
const HELD = 2 ** 62;

/**
 * Bound on the absolute value of an expression, whose names stand for natural numbers up to `most`; infinite when the
 * expression or an intermediate result exceeds long integers.
 */
export const sizeOf = (node: Expression, most: (name: string) => number): number =>
  foldedBy<number>({
    number: ({ value }) => held(Number(value)),
    name: ({ name }) => held(most(name)),
    negative: (of) => of,
    digits: (of) => Math.max(1, of),
    call(of, node) {
      if (node.call === "root") return Math.ceil(Math.sqrt(held(of[0]! ** 2 * of[1]!)));
      const isLeast = node.call === "min" && of.every(Number.isFinite) && node.of.every(isNatural);
      return isLeast ? Math.min(...of) : Math.max(...of);
    },
    arithmetic(a, b, { sign, left, right }) {
      if (sign === "+" || sign === "-") return held(a + b);
      if (sign === "*") return held(a * b);
      if (sign === "**") return held(Math.max(a, 1) ** b);
      if (sign === "bitand" || sign === "xor" || sign === "bitor") return held(2 * (a + b));
      if (a + b === Number.POSITIVE_INFINITY) return a + b;
      if (sign === "/" && isNatural(left) && isNatural(right))
        return right.kind === "number" && right.value > 0n ? Math.floor(a / b) : a;
      if (sign === "%" && isNatural(left) && isNatural(right)) return Math.min(a, b);
      return Math.max(a, b);
    },
  })(node);

const held = (size: number): number => (size < HELD ? size : Number.POSITIVE_INFINITY);
