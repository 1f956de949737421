import { coefficient, linearOf } from "./linear.ts";
import type { Expression } from "./syntax.ts";

/** Whether an expression is >= 0 whatever natural numbers its names are. */
export function isNatural(node: Expression): boolean {
  switch (node.kind) {
    case "number":
    case "name":
    case "digits":
      return true;
    case "negative":
      return false;
    case "call":
      if (["gcd", "abs", "valuation", "popcount"].includes(node.call)) return true;
      if (node.call === "root") return isNatural(node.of[0]!);
      return node.call === "max" ? node.of.some(isNatural) : node.of.every(isNatural);
    case "arithmetic":
      if (node.sign === "%") return isNatural(node.right);
      return node.sign !== "-" && isNatural(node.left) && isNatural(node.right);
  }
}

/**
 * Whether an expression is seen to be at most the variable `most`, whatever natural numbers the variables and whatever
 * positive ones the letters are.
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
    case "%":
      return isNatural(node.right) && ((isNatural(node.left) && falls(node.left)) || falls(node.right));
    default:
      return false;
  }
}
