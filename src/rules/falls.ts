import { coefficient, linearOf } from "./linear.ts";
import { isNatural } from "./natural.ts";
import type { Expression } from "./syntax.ts";

/**
 * Whether an expression is visibly at most the variable `most`, for all natural values of the variables and all
 * positive values of the letters.
 */
export function isAtMost(node: Expression, most: string, variables: readonly string[]): boolean {
  const falls = (each: Expression) => isAtMost(each, most, variables);
  const form = linearOf(node);
  if (form !== undefined) {
    const own = coefficient(form, most);
    const others = [...form.of].filter(([name]) => name !== most);
    const letters = others.reduce((sum, [name, by]) => (variables.includes(name) ? sum : sum + by), 0n);
    return (own === 1n || own === 0n) && others.every(([, by]) => by < 0n) && form.rest + letters <= 0n;
  }
  if (node.kind === "call") {
    if (node.call === "min") return node.of.some(falls);
    return node.call === "max" && node.of.every(falls);
  }
  if (node.kind !== "arithmetic") return false;
  switch (node.sign) {
    case "-":
      return falls(node.left) && isNatural(node.right);
    case "/":
      return falls(node.left) && isNatural(node.right);
    case "bitand": {
      const { left, right } = node;
      return isNatural(left) && isNatural(right) && (falls(left) || falls(right));
    }
    case "%":
      return isNatural(node.right) && ((isNatural(node.left) && falls(node.left)) || falls(node.right));
    default:
      return false;
  }
}

/** Whether an expression is visibly less than `most` when that is not 0. */
export function isLess(node: Expression, most: string, variables: readonly string[]): boolean {
  const form = linearOf(node);
  if (form !== undefined) {
    const one: Expression = { kind: "number", value: 1n, span: node.span };
    return isAtMost(
      { kind: "arithmetic", sign: "+", left: node, right: one, span: node.span },
      most,
      variables,
    );
  }
  const less = (each: Expression) => isLess(each, most, variables);
  if (node.kind === "call")
    return node.call === "min" ? node.of.some(less) : node.call === "max" && node.of.every(less);
  if (node.kind !== "arithmetic") return false;
  const { left, right } = node;
  if (node.sign === "/")
    return right.kind === "number" && right.value > 1n && isAtMost(left, most, variables);
  if (node.sign === "-") return less(left) && isNatural(right);
  return node.sign === "%" && isNatural(right) && isAtMost(right, most, variables);
}
