import type { Condition, Expression, NumberSet, Part } from "./syntax.ts";

/** The expressions that `expression` is made of, one step down. */
export function operands(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case "number":
    case "name":
      return [];
    case "negative":
    case "digits":
      return [expression.of];
    case "arithmetic":
      return [expression.left, expression.right];
    case "call":
      return expression.of;
  }
}

/** How many steps down there are in an expression. */
export const heightOf = (expression: Expression): number =>
  operands(expression).reduce((height, each) => Math.max(height, 1 + heightOf(each)), 0);

/** The expressions in a set. */
export function expressionsOfSet(set: NumberSet): readonly Expression[] {
  if (set.kind === "powers") return [set.base];
  if (set.kind === "divisors") return [set.of];
  if (set.kind !== "listed") return [];
  return set.ranges.flatMap(({ from, to }) => (to === undefined ? [from] : [from, to]));
}

/** The expressions that stand in a condition, from left to right. */
export function expressionsIn(condition: Condition): readonly Expression[] {
  if (condition.kind === "not") return expressionsIn(condition.of);
  if (condition.kind !== "chain") return condition.of.flatMap(expressionsIn);
  return [
    condition.first,
    ...condition.links.flatMap((link) => (link.sign === "in" ? expressionsOfSet(link.set) : [link.right])),
  ];
}

/** The expressions of what a move leaves, from left to right. */
export function expressionsOf(part: Part): readonly Expression[] {
  if (part.kind === "split") return [part.of];
  return part.count === undefined ? part.position : [part.count, ...part.position];
}

/** The names in an expression, in order, each once. */
export function namesIn(...expressions: readonly Expression[]): string[] {
  const found = new Set<string>();
  const visit = (expression: Expression) => {
    if (expression.kind === "name") found.add(expression.name);
    for (const operand of operands(expression)) visit(operand);
  };
  for (const expression of expressions) visit(expression);
  return [...found];
}

/** The names in parts and a condition, in the order in which they first stand. */
export function lettersOf(parts: readonly Part[], condition: Condition | undefined): string[] {
  return namesIn(
    ...parts.flatMap(expressionsOf),
    ...(condition === undefined ? [] : expressionsIn(condition)),
  );
}
