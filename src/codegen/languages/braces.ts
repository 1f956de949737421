import type { Operator } from "../program.ts";
import { call, type Loop, type Syntax } from "../syntax.ts";
import { operators } from "./operators.ts";

/** Header of a loop over integers of type `type`. */
export const forLoop = (type: string, { name, from, to, end, isBefore }: Loop): string =>
  `for (${type} ${name} = ${from}; ${name} ${isBefore ? `< ${end}` : `<= ${to}`}; ${name}++) {`;

const SIGNS: Readonly<Partial<Record<Operator, string>>> = {
  "|": "|",
  "^": "^",
  "&": "&",
  "+": "+",
  "-": "-",
  "*": "*",
  "/": "/",
  "//": "/",
  "%": "%",
};

/** Parts common to languages with the braces of C. */
export const braces: Pick<
  Syntax,
  | "comment"
  | "operators"
  | "index"
  | "escapes"
  | "escape"
  | "set"
  | "update"
  | "literal"
  | "either"
  | "return"
  | "if"
  | "elseIf"
  | "else"
  | "while"
  | "loop"
  | "break"
  | "inline"
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
  update(target, operator, value) {
    const sign = SIGNS[operator];
    if (sign === undefined) return undefined;
    const isStep = /^1n?$/.test(value) && (sign === "+" || sign === "-");
    return isStep ? `${target}${sign}${sign};` : `${target} ${sign}= ${value};`;
  },
  literal: (word) => `"${word}"`,
  either: (test, yes, no) => `${test} ? ${yes} : ${no}`,
  return: (value) => `return ${value};`,
  if: (test) => `if (${test}) {`,
  elseIf: (test) => `} else if (${test}) {`,
  else: "} else {",
  while: (test) => `while (${test}) {`,
  loop: "for (;;) {",
  break: "break;",
  inline: (heading, statement) => `${heading.slice(0, -" {".length)} ${statement}`,
  end: "}",
  endFunction: ["}"],
  endMain: ["}"],
};

/** First line of a constant; several pieces each get a line of their own. */
export function joined(before: string, pieces: readonly string[], between: string, after: string): string[] {
  if (pieces.length <= 1) return [`${before}"${pieces[0] ?? ""}"${after}`];
  const last = pieces.length - 1;
  return [before.trimEnd(), ...pieces.map((piece, i) => `  "${piece}"${i === last ? after : between}`)];
}
