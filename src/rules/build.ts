import type { Expression, Sign } from "./syntax.ts";

// Builds expressions from expressions, and leaves out neutral elements: zeros in sums, ones in products.

/** Span of an expression that is not in the text. */
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

export function joined(sign: "+" | "-", left: Expression, right: Expression): Expression {
  if (isZero(right)) return left;
  if (isZero(left)) return sign === "+" ? right : negative(right);
  return arithmetic(sign, left, right);
}

/** Product, which is zero if a factor is. */
export const product = (by: Expression, of: Expression): Expression =>
  isZero(of) ? of : arithmetic("*", by, of);
