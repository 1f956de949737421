import type { Expression, Sign } from "../rules/syntax.ts";
import { namesIn } from "../rules/walk.ts";

export const SPAN = { start: 0, end: 0 };

export const number = (value: bigint): Expression => ({ kind: "number", value, span: SPAN });

export const isZero = (node: Expression): boolean => node.kind === "number" && node.value === 0n;

const arithmetic = (sign: Sign, left: Expression, right: Expression): Expression => ({
  kind: "arithmetic",
  sign,
  left,
  right,
  span: SPAN,
});

export const negative = (of: Expression): Expression => ({ kind: "negative", of, span: SPAN });

export const divided = (left: Expression, by: bigint): Expression => arithmetic("/", left, number(by));

export const multiplied = (by: bigint, of: Expression): Expression =>
  by === 1n ? of : arithmetic("*", number(by), of);

export function joined(sign: Sign, left: Expression, right: Expression): Expression {
  if (isZero(right)) return left;
  if (isZero(left)) return sign === "+" ? right : negative(right);
  return arithmetic(sign, left, right);
}

/** `slope` times a letter and a rest without it. */
export interface Told {
  readonly slope: bigint;
  readonly rest: Expression;
}

/** An expression as a multiple of a letter and a rest, if that can be seen. */
export function told(node: Expression, letter: string): Told | undefined {
  if (!namesIn(node).includes(letter)) return { slope: 0n, rest: node };
  if (node.kind === "name") return { slope: 1n, rest: number(0n) };
  if (node.kind === "negative") {
    const of = told(node.of, letter);
    return of && { slope: -of.slope, rest: joined("-", number(0n), of.rest) };
  }
  if (node.kind !== "arithmetic") return undefined;
  const { sign } = node;
  const [left, right] = [told(node.left, letter), told(node.right, letter)];
  if (left === undefined || right === undefined) return undefined;
  if (sign === "+" || sign === "-")
    return {
      slope: left.slope + (sign === "+" ? right.slope : -right.slope),
      rest: joined(sign, left.rest, right.rest),
    };
  const [factor, of] = node.left.kind === "number" ? [node.left, right] : [node.right, left];
  if (sign !== "*" || factor.kind !== "number") return undefined;
  const rest = isZero(of.rest) ? of.rest : joined("*", factor, of.rest);
  return { slope: factor.value * of.slope, rest };
}
