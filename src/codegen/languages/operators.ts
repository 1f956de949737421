import type { Operator } from "../program.ts";
import { type Form, infix } from "../syntax.ts";

/** Operators of C, by precedence. */
export const operators: Readonly<Record<Operator, Form>> = {
  or: infix("||", 1),
  and: infix("&&", 2),
  "|": infix("|", 3),
  "^": infix("^", 4),
  "&": infix("&", 5),
  "==": infix("==", 6),
  "!=": infix("!=", 6),
  "<": infix("<", 7),
  "<=": infix("<=", 7),
  ">": infix(">", 7),
  ">=": infix(">=", 7),
  "+": infix("+", 10),
  "-": infix("-", 10),
  "*": infix("*", 11),
  "/": infix("/", 11),
  "//": infix("/", 11),
  "%": infix("%", 11),
};

/** Precedence of products and of casts. */
export const PRODUCT = 11;
export const CAST = 13;

/** Operators of languages in which ^ binds tighter than comparisons, with the differing notations. */
export const tight = (
  written: Record<"or" | "and" | "quotient", string>,
): Readonly<Record<Operator, Form>> => ({
  or: infix(written.or, 1),
  and: infix(written.and, 2),
  "==": infix("==", 4),
  "!=": infix("!=", 4),
  "<": infix("<", 4),
  "<=": infix("<=", 4),
  ">": infix(">", 4),
  ">=": infix(">=", 4),
  "|": infix("|", 5),
  "^": infix("^", 6),
  "&": infix("&", 7),
  "+": infix("+", 9),
  "-": infix("-", 9),
  "*": infix("*", 10),
  "/": infix(written.quotient, 10),
  "//": infix(written.quotient, 10),
  "%": infix("%", 10),
});
