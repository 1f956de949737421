import type { Formula } from "../automata/index.ts";
import { atMost, between, equal } from "../automata/index.ts";
import type { Weights } from "../automata/linear.ts";

/** A sum of names with weights, and a number. */
export interface Form {
  readonly weights: Weights;
  readonly constant: number;
}

export const constantForm = (constant: number): Form => ({ weights: {}, constant });
export const nameForm = (name: string): Form => ({ weights: { [name]: 1 }, constant: 0 });

/** `a` and `factor` times `b`. */
export function plus(a: Form, b: Form, factor = 1): Form {
  const weights: Record<string, number> = { ...a.weights };
  for (const [name, by] of Object.entries(b.weights)) weights[name] = (weights[name] ?? 0) + factor * by;
  return {
    weights: Object.fromEntries(Object.entries(weights).filter(([, by]) => by !== 0)),
    constant: a.constant + factor * b.constant,
  };
}

export const times = (a: Form, factor: number): Form => plus(constantForm(0), a, factor);

export const isConstant = ({ weights }: Form): boolean => Object.keys(weights).length === 0;

/** The name that the form is, if it is one. */
export function nameOf({ weights, constant }: Form): string | undefined {
  const [[name, by] = [undefined, 0], second] = Object.entries(weights);
  return constant === 0 && by === 1 && second === undefined ? name : undefined;
}

/** That can be seen to be no less than 0. */
export const isNatural = ({ weights, constant }: Form): boolean =>
  constant >= 0 && Object.values(weights).every((by) => by >= 0);

/** a = b. */
export function equals(a: Form, b: Form): Formula {
  const { weights, constant } = plus(a, b, -1);
  return equal(weights, -constant);
}

/** least <= a <= most. */
export const isBetween = ({ weights, constant }: Form, least: number, most: number): Formula =>
  between(weights, least - constant, most - constant);

/** a <= b + `more`. */
export function isAtMost(a: Form, b: Form, more = 0): Formula {
  const { weights, constant } = plus(a, b, -1);
  return atMost(weights, more - constant);
}
