import type { Operator } from "../program.ts";
import { call, type Form, infix, type Syntax } from "../syntax.ts";

/** The operators of C, by how tightly they bind. */
export const operators: Readonly<Record<Operator, Form>> = {
  or: infix("||", 1),
  and: infix("&&", 2),
  "^": infix("^", 4),
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

/** The levels of products and of casts. */
export const PRODUCT = 11;
export const CAST = 13;

/** What languages with the braces of C share. */
export const braces: Pick<
  Syntax,
  | "comment"
  | "operators"
  | "index"
  | "escapes"
  | "escape"
  | "set"
  | "return"
  | "if"
  | "elseIf"
  | "else"
  | "while"
  | "end"
  | "endFunction"
  | "endMain"
> = {
  comment: "//",
  operators,
  index: call((array, at) => `${array}[${at}]`),
  escapes: '"\\',
  escape: (text) => text.replace(/["\\]/g, "\\$&"),
  set: (target, value) => `${target} = ${value};`,
  return: (value) => `return ${value};`,
  if: (test) => `if (${test}) {`,
  elseIf: (test) => `} else if (${test}) {`,
  else: "} else {",
  while: (test) => `while (${test}) {`,
  end: "}",
  endFunction: ["}"],
  endMain: ["}"],
};

/** The first line of a constant and, when it has several pieces, each on a line of its own. */
export function joined(before: string, pieces: readonly string[], between: string, after: string): string[] {
  if (pieces.length <= 1) return [`${before}"${pieces[0] ?? ""}"${after}`];
  const last = pieces.length - 1;
  return [before.trimEnd(), ...pieces.map((piece, i) => `  "${piece}"${i === last ? after : between}`)];
}
