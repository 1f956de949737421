import type { Formula } from "../automata/index.ts";
import { atMost, between, equal } from "../automata/index.ts";
import { addWeights, type Weights } from "../automata/linear.ts";

// Defines the sums that formulas compare. Their names are those of a formula, and some stand for a quotient, a root or
// a nim-sum of an expression. Their weights are doubles up to 2^20, which automata fold into states. The linear form of
// a rule's expression, with integers of any size, is in `rules/linear.ts`.

/** Weighted sum of the names of a formula, plus a constant. */
export interface WeightedSum {
  readonly weights: Weights;
  readonly constant: number;
}

export const constantSum = (constant: number): WeightedSum => ({ weights: {}, constant });
export const nameSum = (name: string): WeightedSum => ({ weights: { [name]: 1 }, constant: 0 });

/** Sum a + `factor` b. */
export const plus = (a: WeightedSum, b: WeightedSum, factor = 1): WeightedSum => ({
  weights: addWeights(a.weights, b.weights, factor),
  constant: a.constant + factor * b.constant,
});

export const times = (a: WeightedSum, factor: number): WeightedSum => plus(constantSum(0), a, factor);

export const isConstant = ({ weights }: WeightedSum): boolean => Object.keys(weights).length === 0;

/** Name that the form consists of, if it is one. */
export function nameOf({ weights, constant }: WeightedSum): string | undefined {
  const [[name, by] = [undefined, 0], second] = Object.entries(weights);
  return constant === 0 && by === 1 && second === undefined ? name : undefined;
}

/** Whether the form is visibly non-negative. */
export const isNatural = ({ weights, constant }: WeightedSum): boolean =>
  constant >= 0 && Object.values(weights).every((by) => by >= 0);

/** Formula a = b. */
export function equals(a: WeightedSum, b: WeightedSum): Formula {
  const { weights, constant } = plus(a, b, -1);
  return equal(weights, -constant);
}

/** Formula least <= a <= most. */
export const isBetween = ({ weights, constant }: WeightedSum, least: number, most: number): Formula =>
  between(weights, least - constant, most - constant);

/** Formula a <= b + `more`. */
export function isAtMost(a: WeightedSum, b: WeightedSum, more = 0): Formula {
  const { weights, constant } = plus(a, b, -1);
  return atMost(weights, more - constant);
}
