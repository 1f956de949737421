import type { Parameter, Type } from "../program.ts";
import { BARE, type NimProduct, prefix, type Syntax } from "../syntax.ts";
import { braces, joined } from "./braces.ts";
import { CAST, operators, PRODUCT } from "./operators.ts";

const TYPES: Readonly<Record<Type, string>> = {
  narrow: "int",
  long: "long long",
  signed: "int",
  text: "const char *",
};

const declared = ({ name, type }: Parameter) => `${TYPES[type]}${type === "text" ? "" : " "}${name}`;

/** The buffer of a line, longer than any position. */
const LINE = 4096;

/** A loop over the lines of the input; `getchar` reads a character. */
export const lines =
  (getchar: string): Syntax["lines"] =>
  (name, body) => [
    "for (;;) {",
    "  int length = 0;",
    `  int symbol = ${getchar}();`,
    `  for (; symbol != EOF && symbol != '\\n'; symbol = ${getchar}()) {`,
    `    if (length < ${LINE - 1} && (length > 0 || symbol > ' ')) ${name}[length++] = (char)symbol;`,
    "  }",
    `  while (length > 0 && ${name}[length - 1] > 0 && ${name}[length - 1] <= ' ') length--;`,
    `  ${name}[length] = 0;`,
    "  if (length > 0) {",
    ...body(name).map((line) => `    ${line}`),
    "  }",
    "  if (symbol == EOF) break;",
    "}",
  ];

/** The buffers of the lines that a program reads. */
export const buffers = (locals: readonly Parameter[]): string[] =>
  locals.flatMap(({ name, type }) => (type === "text" ? [`  static char ${name}[${LINE}];`] : []));

/** Nim products by logarithms; `nothing` are the parameters of `main`, and `io` stands before the functions of the library. */
export const nimProduct = (header: string, nothing: string, io: string): NimProduct => ({
  by: "logarithms",
  lines: (images) => [
    `#include <${header}>`,
    "",
    "typedef unsigned long long u64;",
    "",
    "static const unsigned IMAGES[16] = {",
    ...images.map((row, i) => `    ${row}${i + 1 < images.length ? "," : ""}`),
    "};",
    "static unsigned exps[262141], logs[65536], halves[65536];",
    "",
    "static unsigned product16(unsigned a, unsigned b) { return exps[logs[a] + logs[b]]; }",
    "",
    "static unsigned product32(unsigned a, unsigned b) {",
    "  unsigned low = product16(a & 65535, b & 65535), high = product16(a >> 16, b >> 16);",
    "  unsigned all = product16((a >> 16) ^ (a & 65535), (b >> 16) ^ (b & 65535));",
    "  return ((all ^ low) << 16) ^ low ^ halves[high];",
    "}",
    "",
    "static u64 product(u64 a, u64 b) {",
    "  unsigned a0 = (unsigned)a, a1 = (unsigned)(a >> 32), b0 = (unsigned)b, b1 = (unsigned)(b >> 32);",
    "  unsigned low = product32(a0, b0), high = product32(a1, b1), all = product32(a0 ^ a1, b0 ^ b1);",
    "  unsigned half = (halves[(high >> 16) ^ (high & 65535)] << 16) ^ halves[halves[high >> 16]];",
    "  return ((u64)(all ^ low) << 32) ^ low ^ half;",
    "}",
    "",
    "static void fill(void) {",
    "  static unsigned times[65536];",
    "  unsigned x, bit, power = 1;",
    "  for (x = 1; x < 65536; x++) {",
    "    for (bit = 0; !(x >> bit & 1);) bit++;",
    "    times[x] = times[x & (x - 1)] ^ IMAGES[bit];",
    "  }",
    "  for (x = 0; x < 65535; x++, power = times[power]) {",
    "    exps[x] = exps[x + 65535] = power;",
    "    logs[power] = x;",
    "  }",
    "  logs[0] = 131070;",
    "  for (x = 0; x < 65536; x++) halves[x] = product16(x, 1U << 15);",
    "}",
    "",
    `int main(${nothing}) {`,
    "  u64 a, b;",
    "  int tests;",
    "  fill();",
    `  if (${io}scanf("%d", &tests) != 1) return 1;`,
    `  while (tests-- > 0 && ${io}scanf("%llu %llu", &a, &b) == 2) ${io}printf("%llu\\n", product(a, b));`,
    "  return 0;",
    "}",
  ],
});

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
  signed: undefined,
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
  let: (variable, value) => `${declared(variable)} = ${value};`,
  array: ({ name, size }) => `static int ${name}[${size}];`,
  list: ({ name, numbers }) => `static const int ${name}[] = {${numbers.join(", ")}};`,
  write: (word, newline) =>
    newline ? (word === "" ? "putchar('\\n');" : `puts("${word}");`) : `fputs("${word}", stdout);`,
  fail: (word) => [`fputs("${word}\\n", stderr);`, "return 1;"],
  for: (name, from, to) => `for (int ${name} = ${from}; ${name} <= ${to}; ${name}++) {`,
  function: ({ name, parameters, returns }) => [
    "",
    `${TYPES[returns]} ${name}(${parameters.map(declared).join(", ")}) {`,
  ],
  each: (text, step) => [`for (; *${text} != 0; ${text}++) ${step(`*${text}`)}`],
  lines: lines("getchar"),
  main: ({ locals }) => ["", "int main(void) {", ...buffers(locals)],
  endMain: ["  return 0;", "}"],
  table: BARE,
  program: {
    numbers: {
      ...BARE,
      before: [
        "#include <stdio.h>",
        "",
        "static long long nextNumber(void) {",
        "  long long x;",
        '  return scanf("%lld", &x) == 1 ? x : -1;',
        "}",
      ],
    },
    lines: { ...BARE, before: ["#include <stdio.h>"] },
  },
  nimProduct: nimProduct("stdio.h", "void", ""),
};
