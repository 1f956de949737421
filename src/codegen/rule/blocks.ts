import type { Expression, Rule } from "../../rules/syntax.ts";
import { expressionsIn, expressionsOf, operands } from "../../rules/walk.ts";

// Blocks of numbers, for rules that compute least or greatest digits, as `max(n%10,n/10%10,n/100%10)`. Of a number n in a
// block of 10 numbers, n/10 is the same in the whole block, and n%10 the same at one place in every block. So a program
// finds the greatest of the upper digits once in a block, that of the lower digits once for each place, and compares two
// numbers instead of all digits of n.

/** A least or greatest number, with its operands that depend on the place in a block, on the block, or on both. */
interface Group {
  readonly node: Expression & { readonly kind: "call" };
  readonly low: readonly Expression[];
  readonly high: readonly Expression[];
  readonly others: readonly Expression[];
}

/** Numbers in blocks of a size. */
export interface Blocks {
  readonly size: number;
  readonly groups: readonly Group[];
}

/** Fewest blocks, and fewest numbers of a block. */
const FEW = 10;

/** Blocks in which a rule of one number has fewer operands to compare, for numbers up to `last`. */
export function blocksOf({ variables, options }: Rule, last: number): Blocks | undefined {
  const [name, more] = variables;
  if (name === undefined || more !== undefined) return undefined;
  const all = options.flatMap(({ parts, condition }) => [
    ...parts.flatMap(expressionsOf),
    ...(condition ? expressionsIn(condition) : []),
  ]);
  const sizes = [...new Set(all.flatMap(divisors))].filter((size) => size >= FEW && size * FEW <= last);
  const found = sizes.map((size) => ({ size, groups: all.flatMap((each) => groupsIn(each, name, size)) }));
  const saved = ({ groups }: Blocks) =>
    groups.reduce((sum, { low, high }) => sum + low.length + high.length, 0);
  const cost = ({ size }: Blocks) => size + last / size;
  return found.filter((each) => saved(each) > 0).sort((a, b) => saved(b) - saved(a) || cost(a) - cost(b))[0];
}

/** Positive numbers by which an expression divides. */
function divisors(node: Expression): readonly number[] {
  const own =
    node.kind === "arithmetic" && (node.sign === "/" || node.sign === "%") && node.right.kind === "number"
      ? [Number(node.right.value)]
      : [];
  return [...own, ...operands(node).flatMap(divisors)];
}

function groupsIn(node: Expression, name: string, size: number): readonly Group[] {
  const within = operands(node).flatMap((each) => groupsIn(each, name, size));
  if (node.kind !== "call" || (node.call !== "min" && node.call !== "max")) return within;
  const of = (place: Place) => node.of.filter((each) => placeOf(each, name, size) === place);
  const [low, high] = [of("low"), of("high")];
  if (low.length < 2 || high.length < 2) return within;
  return [{ node, low, high, others: node.of.filter((each) => !low.includes(each) && !high.includes(each)) }];
}

type Place = "low" | "high" | "both" | "none";

/** Dependence of an expression of a natural number: on its place in a block, its block, or both. */
function placeOf(node: Expression, name: string, size: number): Place {
  if (node.kind === "number") return "none";
  if (node.kind === "name") return "both";
  if (node.kind === "arithmetic" && node.right.kind === "number") {
    const by = Number(node.right.value);
    const before = node.sign === "%" ? dividedBy(node.left, name) : undefined;
    if (before !== undefined && by > 0 && size % (before * by) === 0) return "low";
    const divisor = dividedBy(node, name);
    if (divisor !== undefined && divisor % size === 0) return "high";
  }
  const places = new Set(operands(node).map((each) => placeOf(each, name, size)));
  places.delete("none");
  const [only = "none", more] = places;
  return more === undefined ? only : "both";
}

/** The number by which an expression divides the variable, 1 if it is the variable. */
function dividedBy(node: Expression, name: string): number | undefined {
  if (node.kind === "name") return node.name === name ? 1 : undefined;
  if (node.kind !== "arithmetic" || node.sign !== "/" || node.right.kind !== "number") return undefined;
  const { left, right } = node;
  return left.kind === "name" && left.name === name && right.value > 0n ? Number(right.value) : undefined;
}
