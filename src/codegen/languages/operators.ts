import type { Operator } from "../program.ts";
import { type Form, infix } from "../syntax.ts";

/** The operators of languages in which ^ binds tighter than comparisons: how they are written, where they differ. */
export const tight = (
  words: Record<"or" | "and" | "quotient", string>,
): Readonly<Record<Operator, Form>> => ({
  or: infix(words.or, 1),
  and: infix(words.and, 2),
  "==": infix("==", 4),
  "!=": infix("!=", 4),
  "<": infix("<", 4),
  "<=": infix("<=", 4),
  ">": infix(">", 4),
  ">=": infix(">=", 4),
  "^": infix("^", 6),
  "+": infix("+", 9),
  "-": infix("-", 9),
  "*": infix("*", 10),
  "/": infix(words.quotient, 10),
  "//": infix(words.quotient, 10),
  "%": infix("%", 10),
});
