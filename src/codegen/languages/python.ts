import { call, type Syntax } from "../syntax.ts";
import { joined } from "./braces.ts";
import { tight } from "./operators.ts";

/** Python 3: a constant is a bytes object, whose items are character codes. */
export const python: Syntax = {
  id: "python",
  name: "Python",
  aliases: ["py", "python3"],
  extension: "py",
  step: "    ",
  comment: "#",
  operators: tight({ or: "or", and: "and", quotient: "//" }),
  narrow: undefined,
  wide: undefined,
  index: call((array, at) => `${array}[${at}]`),
  code: (name, at) => `${name}[${at(0)}]`,
  number: (digits) => digits,
  escapes: '"\\',
  escape: (text) => text.replace(/["\\]/g, "\\$&"),
  piece: Number.POSITIVE_INFINITY,
  whole: Number.POSITIVE_INFINITY,
  string: ({ name, pieces }) => joined(`${name} = b`, pieces, "", ""),
  let: ({ name }, value) => `${name} = ${value}`,
  set: (target, value) => `${target} = ${value}`,
  array: ({ name, size }) => `${name} = [0] * ${size}`,
  list: ({ name, numbers }) => `${name} = [${numbers.join(", ")}]`,
  return: (value) => `return ${value}`,
  write: (word, newline) =>
    newline ? `print(${word === "" ? "" : `"${word}"`})` : `print("${word}", end="")`,
  fail: (word) => [`sys.exit("${word}")`],
  if: (test) => `if ${test}:`,
  else: "else:",
  while: (test) => `while ${test}:`,
  for: (name, from, to) => `for ${name} in range(${from}, ${to} + 1):`,
  end: undefined,
  function: ({ name, parameters }) => [
    "",
    "",
    `def ${name}(${parameters.map((each) => each.name).join(", ")}):`,
  ],
  endFunction: [],
  main: () => ["", "", "def main():"],
  endMain: ["", "", "main()"],
  table: { before: [], after: [], indent: "" },
  program: {
    before: [
      "import sys",
      "",
      "numbers = iter(sys.stdin.buffer.read().split())",
      "",
      "",
      "def nextNumber():",
      "    return int(next(numbers, -1))",
    ],
    after: [],
    indent: "",
  },
};
