import type { Expression } from "../../rules/syntax.ts";

/** Long integers hold what is below this. */
const HELD = 2 ** 62;

/** A bound of the size of all that is computed for an expression; what no long integer holds is infinite. */
export function sizeOf(node: Expression, most: (name: string) => number): number {
  const size = (each: Expression) => sizeOf(each, most);
  switch (node.kind) {
    case "number":
      return held(Number(node.value));
    case "name":
      return held(most(node.name));
    case "negative":
      return size(node.of);
    case "digits":
      return Math.max(1, size(node.of));
    case "call":
      if (node.call === "root") return held(size(node.of[0]!) ** 2 * size(node.of[1]!));
      return Math.max(...node.of.map(size));
    case "arithmetic": {
      const [a, b] = [size(node.left), size(node.right)];
      if (node.sign === "+" || node.sign === "-") return held(a + b);
      if (node.sign === "*") return held(a * b);
      if (node.sign === "**") return held(Math.max(a, 1) ** b);
      if (node.sign === "xor") return held(2 * (a + b));
      return Math.max(a, b);
    }
  }
}

const held = (size: number): number => (size < HELD ? size : Number.POSITIVE_INFINITY);
