import type { Formula } from "./formula.ts";
import { freeNames } from "./free-names.ts";
import { addWeights } from "./linear.ts";

type Linear = Formula & { kind: "linear" };

const weightOf = ({ weights }: Linear, name: string): number => weights[name] ?? 0;

/** Conjunct after substituting `name` from `by`, an equation that contains it once. */
function replaced(each: Linear, name: string, by: Linear): Linear {
  const factor = -weightOf(each, name) * weightOf(by, name);
  return {
    ...each,
    weights: addWeights(each.weights, by.weights, factor),
    least: each.least + factor * by.most,
    most: each.most + factor * by.most,
  };
}

/** Conjuncts, and the names that are still quantified. */
export interface Conjunction {
  readonly names: readonly string[];
  readonly of: readonly Formula[];
}

/**
 * Conjunction without the names that an equation determines: such a name occurs only in linear conjuncts, with
 * coefficient 1 in the equation, and the substituted sum must be natural.
 */
export function withoutGiven({ names, of }: Conjunction): Conjunction {
  for (const name of names) {
    const having = of.filter((each) => freeNames(each).has(name));
    if (!having.every((each): each is Linear => each.kind === "linear")) continue;
    const by = having.find((each) => each.least === each.most && Math.abs(weightOf(each, name)) === 1);
    if (by === undefined) continue;
    const factor = weightOf(by, name);
    const { [name]: _, ...rest } = by.weights;
    // Solves name = factor * (by.most - rest) >= 0.
    const natural: Linear = {
      kind: "linear",
      weights: Object.fromEntries(Object.entries(rest).map(([each, weight]) => [each, factor * weight])),
      least: Number.NEGATIVE_INFINITY,
      most: factor * by.most,
    };
    const kept = of.flatMap((each) => {
      if (each === by) return isTrue(natural) ? [] : [natural];
      return having.includes(each as Linear) ? [replaced(each as Linear, name, by)] : [each];
    });
    return withoutGiven({ names: names.filter((each) => each !== name), of: kept });
  }
  return { names, of };
}

const isTrue = ({ weights, least, most }: Linear): boolean =>
  least === Number.NEGATIVE_INFINITY && most >= 0 && Object.values(weights).every((by) => by <= 0);
