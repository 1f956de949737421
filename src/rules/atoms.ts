import { added, type Linear, linearOf } from "./linear.ts";
import type { Comparison, Condition } from "./syntax.ts";

/** That a linear form compares so with 0. */
export interface Atom {
  readonly form: Linear;
  readonly sign: Comparison;
}

/** A condition as linear comparisons that must all hold, if it is such. */
export function atomsOf(condition: Condition): Atom[] | undefined {
  if (condition.kind === "and") {
    const all = condition.of.map(atomsOf);
    return all.every((each) => each !== undefined) ? all.flat() : undefined;
  }
  if (condition.kind !== "chain") return undefined;
  const found: Atom[] = [];
  let left = linearOf(condition.first);
  for (const link of condition.links) {
    if (link.sign === "in") return undefined;
    const right = linearOf(link.right);
    if (left === undefined || right === undefined) return undefined;
    found.push({ form: added(left, right, -1n), sign: link.sign });
    left = right;
  }
  return found;
}
