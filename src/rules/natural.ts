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
