import type { Condition, Expression, NumberSet, OptionPart, Span } from "./syntax.ts";

/** An expression of one kind. */
type Of<K extends Expression["kind"]> = Expression & { readonly kind: K };

/**
 * Result for an expression of each kind, given the results of its operands. The interpreter, the intervals, the printer
 * and the programs are folds: a new kind of expression is a new member here, and the compiler reports each fold without
 * it. Code that examines an expression from the top, such as its signed terms or only some operands, has a switch.
 */
interface Fold<T> {
  number(node: Of<"number">): T;
  name(node: Of<"name">): T;
  negative(of: T, node: Of<"negative">): T;
  arithmetic(left: T, right: T, node: Of<"arithmetic">): T;
  call(of: readonly T[], node: Of<"call">): T;
  digits(of: T, node: Of<"digits">): T;
}

/** Folds expressions, their operands first, from left to right. */
export function foldedBy<T>(fold: Fold<T>): (node: Expression) => T {
  const folded = (node: Expression): T => {
    switch (node.kind) {
      case "number":
        return fold.number(node);
      case "name":
        return fold.name(node);
      case "negative":
        return fold.negative(folded(node.of), node);
      case "arithmetic":
        return fold.arithmetic(folded(node.left), folded(node.right), node);
      case "call":
        return fold.call(node.of.map(folded), node);
      case "digits":
        return fold.digits(folded(node.of), node);
    }
  };
  return folded;
}

/** Result for a condition of each kind, given the results of its parts. */
interface ConditionFold<T> {
  chain(node: Condition & { readonly kind: "chain" }): T;
  not(of: T): T;
  and(of: readonly T[]): T;
  or(of: readonly T[]): T;
}

/** Folds conditions as `foldedBy` folds expressions. */
export function conditionsFoldedBy<T>(fold: ConditionFold<T>): (node: Condition) => T {
  const folded = (node: Condition): T => {
    switch (node.kind) {
      case "chain":
        return fold.chain(node);
      case "not":
        return fold.not(folded(node.of));
      case "and":
        return fold.and(node.of.map(folded));
      case "or":
        return fold.or(node.of.map(folded));
    }
  };
  return folded;
}

/** Direct operands of an expression. */
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

/** Height of an expression as a tree. */
export const heightOf: (expression: Expression) => number = foldedBy({
  number: () => 0,
  name: () => 0,
  negative: (of) => 1 + of,
  arithmetic: (left, right) => 1 + Math.max(left, right),
  call: (of) => 1 + Math.max(...of),
  digits: (of) => 1 + of,
});

/** The expressions in a set. */
export function expressionsOfSet(set: NumberSet): readonly Expression[] {
  if (set.kind === "powers") return [set.base];
  if (set.kind === "divisors") return [set.of];
  if (set.kind === "digits") return [set.of, set.base];
  if (set.kind === "columns") return set.others;
  if (set.kind !== "listed") return [];
  return set.ranges.flatMap(({ from, to }) => (to === undefined ? [from] : [from, to]));
}

/** Expressions in a condition, from left to right. */
export const expressionsIn: (condition: Condition) => readonly Expression[] = conditionsFoldedBy<
  readonly Expression[]
>({
  chain: ({ first, links }) => [
    first,
    ...links.flatMap((link) => (link.sign === "in" ? expressionsOfSet(link.set) : [link.right])),
  ],
  not: (of) => of,
  and: (of) => of.flat(),
  or: (of) => of.flat(),
});

/** Sets in a condition, from left to right. */
export const setsIn: (condition: Condition) => readonly NumberSet[] = conditionsFoldedBy<
  readonly NumberSet[]
>({
  chain: ({ links }) => links.flatMap((link) => (link.sign === "in" ? [link.set] : [])),
  not: (of) => of,
  and: (of) => of.flat(),
  or: (of) => of.flat(),
});

/** Expressions of a part of an option, from left to right. */
export function expressionsOf(part: OptionPart): readonly Expression[] {
  if (part.kind === "split") return [part.of];
  return part.count === undefined ? part.position : [part.count, ...part.position];
}

/** Distinct names in an expression, in order. */
export function namesIn(...expressions: readonly Expression[]): string[] {
  const found = new Set<string>();
  const visit = (expression: Expression) => {
    if (expression.kind === "name") found.add(expression.name);
    for (const operand of operands(expression)) visit(operand);
  };
  for (const expression of expressions) visit(expression);
  return [...found];
}

/** Place of the first occurrence of a name in some expressions. */
export function placeOf(name: string, expressions: readonly Expression[]): Span | undefined {
  for (const each of expressions) {
    const found = isName(each, name) ? each.span : placeOf(name, operands(each));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Names in parts and a condition, in the order of their first occurrence. */
export function lettersOf(parts: readonly OptionPart[], condition: Condition | undefined): string[] {
  return namesIn(
    ...parts.flatMap(expressionsOf),
    ...(condition === undefined ? [] : expressionsIn(condition)),
  );
}

/** Whether an expression is this name alone. */
export const isName = (node: Expression | undefined, name: string): boolean =>
  node?.kind === "name" && node.name === name;
