import type { Condition } from "./syntax.ts";

/** The conditions of which all must hold. */
export function conjuncts(condition: Condition | undefined): readonly Condition[] {
  if (condition === undefined) return [];
  return condition.kind === "and" ? condition.of.flatMap(conjuncts) : [condition];
}

/** Alternatives of a condition to here are looked at one by one. */
const MOST_ALTERNATIVES = 64;

/** Conditions one of which must hold: letters of one need not be bounded by another. */
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
