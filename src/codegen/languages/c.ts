import { prefix, type Syntax } from "../syntax.ts";
import { braces, CAST, joined, operators, PRODUCT } from "./braces.ts";

const kind = (long: boolean) => (long ? "long long" : "int");

/**
 * C99. A piece of a string stays below the 4095 characters that the standard promises, and a constant of joined
 * pieces below the 65535 bytes that MSVC takes; a question mark after another is escaped, for three characters
 * may be a trigraph.
 */
export const c: Syntax = {
  ...braces,
  // Compilers warn of an `&&` beside an `||`, and of a sum beside a `^`, that have no brackets.
  operators: {
    ...operators,
    or: { ...operators.or, args: [3, 3] },
    "^": { ...operators["^"], args: [PRODUCT, PRODUCT] },
  },
  id: "c",
  name: "C",
  aliases: [],
  extension: "c",
  step: "  ",
  narrow: prefix("(int)", CAST),
  wide: undefined,
  code: (name, at, size) =>
    size === 0 ? `${name}[${at(0)}]` : `${name}[${at(PRODUCT)} / ${size}][${at(PRODUCT)} % ${size}]`,
  number: (digits, long) => (long && digits.length > 9 ? `${digits}LL` : digits),
  escape: (text) => braces.escape(text).replace(/\?(?=\?)/g, "?\\"),
  piece: 4000,
  whole: 65_000,
  string({ name, pieces, size }) {
    if (size === 0) return joined(`static const char ${name}[] = `, pieces, "", ";");
    const lines = pieces.map((piece) => `  "${piece}",`);
    return [`static const char *const ${name}[] = {`, ...lines, "};"];
  },
  let: ({ name, long }, value) => `${kind(long)} ${name} = ${value};`,
  array: ({ name, size }) => `static int ${name}[${size}];`,
  list: ({ name, numbers }) => `static const int ${name}[] = {${numbers.join(", ")}};`,
  write: (word, newline) =>
    newline ? (word === "" ? "putchar('\\n');" : `puts("${word}");`) : `fputs("${word}", stdout);`,
  fail: (word) => [`fputs("${word}\\n", stderr);`, "return 1;"],
  for: (name, from, to) => `for (int ${name} = ${from}; ${name} <= ${to}; ${name}++) {`,
  function: ({ name, parameters, returns }) => [
    "",
    `${kind(returns === "long")} ${name}(${parameters.map((each) => `${kind(each.long)} ${each.name}`).join(", ")}) {`,
  ],
  main: () => ["", "int main(void) {"],
  endMain: ["  return 0;", "}"],
  table: { before: [], after: [], indent: "" },
  program: {
    before: [
      "#include <stdio.h>",
      "",
      "static long long nextNumber(void) {",
      "  long long x;",
      '  return scanf("%lld", &x) == 1 ? x : -1;',
      "}",
    ],
    after: [],
    indent: "",
  },
};
