import { call, type Syntax } from "../syntax.ts";
import { operators } from "./operators.ts";

/** Parts common to languages with the braces of C. */
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
