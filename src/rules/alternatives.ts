import type { Condition } from "./syntax.ts";

/** Conditions whose conjunction is the given one. */
export function conjuncts(condition: Condition | undefined): readonly Condition[] {
  if (condition === undefined) return [];
  return condition.kind === "and" ? condition.of.flatMap(conjuncts) : [condition];
}

/** Limit on the alternatives of a condition that are examined one by one. */
const MOST_ALTERNATIVES = 64;

/** Conditions whose disjunction is the given one. Each bounds its letters independently of the others. */
export function alternatives(condition: Condition): readonly Condition[] {
  if (condition.kind === "or") return condition.of.flatMap(alternatives);
  if (condition.kind !== "and") return [condition];
  const all = condition.of
    .map(alternatives)
    .reduce<readonly (readonly Condition[])[]>(
      (sofar, each) => sofar.flatMap((a) => each.map((b) => [...a, b])),
      [[]],
    );
  return all.length > MOST_ALTERNATIVES ? [condition] : all.map((of) => ({ ...condition, of }));
}
