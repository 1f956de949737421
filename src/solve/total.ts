import { type Natural, natural } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import { isNumber, type Value } from "../nimber/value.ts";
import type { Component, Outcome } from "../types.ts";
import { type Valued, valueOutcome } from "./method.ts";
import { totalOf } from "./values.ts";

/** Components of one game; those that stand twice are left out, for x ⊕ x = 0 whatever number x is. */
export function withoutTwins(components: readonly Component[]): readonly Component[] {
  const [first, second] = components;
  if (first === undefined || second === undefined) return components;
  // Most moves that split leave two, and there are many of them.
  if (components.length === 2) {
    const alike = first.rules.key(first.position) === second.rules.key(second.position);
    return alike ? [] : components;
  }
  const single = new Map<unknown, Component>();
  for (const component of components) {
    const key = component.rules.key(component.position);
    if (!single.delete(key)) single.set(key, component);
  }
  return [...single.values()];
}

/** Who wins a sum of this value: where it is unknown one component is known by outcome alone, and the others cancel. */
export const outcomeOf = (sum: Value | undefined): Outcome => (sum === undefined ? "N" : valueOutcome(sum));

/**
 * The value that a move in one component must leave there for the whole to be 0: none where others have infinite
 * values, and unknown where others have unknown ones.
 */
export function targetIn(
  components: readonly Valued[],
  component: number,
  sum: Value | undefined,
): Natural | undefined | "unknown" {
  const own = components[component]!.value;
  // One whose value is unknown stands beside others that cancel.
  if (own === undefined) return 0;
  if (sum === undefined) return "unknown";
  if (isNumber(own)) return isNumber(sum) ? natural(nimSum(sum, own)) : undefined;
  const others = totalOf(components.toSpliced(component, 1))!;
  return isNumber(others) ? others : undefined;
}
