import type { Parameter, Type } from "../program.ts";
import { BARE, prefix, type Syntax } from "../syntax.ts";
import { braces, forLoop, joined } from "./braces.ts";
import { CAST, operators, PRODUCT } from "./operators.ts";

/** Words of C11 and of C++20, so that one program may be both, and names from the headers and the frames. */
const RESERVED = `alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t
  class co_await co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype
  default delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long
  mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register
  reinterpret_cast requires restrict return short signed sizeof static static_assert static_cast struct switch template
  this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t while xor
  xor_eq
  abort abs atexit atof atoi atol bsearch calloc clearerr div errno exit fclose feof ferror fflush fgetc fgetpos fgets
  fopen fprintf fputc fputs fread free freopen fscanf fseek fsetpos ftell fwrite getc getchar getenv gets labs ldiv
  linux llabs lldiv main malloc mblen mbstowcs mbtowc perror printf putc putchar puts qsort rand realloc remove rename
  rewind scanf setbuf setvbuf signal sprintf srand sscanf stderr stdin stdout strtod strtol strtoul system tmpfile
  tmpnam ungetc unix vfprintf vprintf vsprintf wcstombs wctomb std
  ascending fail`;

const TYPES: Readonly<Record<Type, string>> = {
  narrow: "int",
  long: "long long",
  signed: "int",
  text: "const char *",
};

const declared = ({ name, type }: Parameter) => `${TYPES[type]}${type === "text" ? "" : " "}${name}`;

/** Size of the buffer for a line, longer than any position. */
const LINE = 4096;

/** Loop over the lines of the input; `getchar` reads a character. */
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

/** Buffers for the lines that a program reads. */
export const buffers = (locals: readonly Parameter[]): string[] =>
  locals.flatMap(({ name, type }) => (type === "text" ? [`  static char ${name}[${LINE}];`] : []));

/**
 * Functions that read numbers below 2^64; `nothing` is the parameter list of a function without parameters, and `io`
 * the prefix of library functions.
 */
export const readWords = (header: string, nothing: string, io: string): readonly string[] => [
  `#include <${header}>`,
  "",
  "static unsigned long long word;",
  "",
  `static int nextWord(${nothing}) { return ${io}scanf("%llu", &word) == 1; }`,
  "static int digit(int i) { return (int)(word >> 16 * i & 65535); }",
];

/** Function that reads a number, and is -1 at the end of the input. Another token than one from `least` on ends the program. */
const readNumber = (
  nothing: string,
  io: string,
  [wrong, reason]: readonly [test: string, reason: string],
): readonly string[] => [
  "",
  `static long long nextNumber(${nothing}) {`,
  "  long long x;",
  `  const int found = ${io}scanf("%lld", &x);`,
  "  if (found == EOF) return -1;",
  `  if (found == 0 || ${wrong}) {`,
  `    ${io}fputs("${reason}\\n", stderr);`,
  `    ${io}exit(1);`,
  "  }",
  "  return x;",
  "}",
];

/** Frames of programs that read numbers, with the names of three headers. */
export function numberFrames(
  headers: readonly string[],
  nothing: string,
  io: string,
): Pick<Syntax["program"], "numbers" | "tokens" | "symbols" | "mixed" | "turns"> {
  const includes = headers.map((header) => `#include <${header}>`);
  const naturals = readNumber(nothing, io, [
    "x < 0 || errno == ERANGE",
    "expected a number of at least 0, below 2^63",
  ]);
  const integers = readNumber(nothing, io, ["errno == ERANGE", "expected a number of 64 bits"]);
  const symbols = [
    "",
    `static int nextSymbol(${nothing}) {`,
    `  const int c = ${io}getchar();`,
    "  return c > ' ' ? c : 0;",
    "}",
    "",
    `static int firstSymbol(${nothing}) {`,
    `  int c = ${io}getchar();`,
    `  while (c != EOF && c <= ' ') c = ${io}getchar();`,
    "  return c == EOF ? 0 : c;",
    "}",
  ];
  const skips = ["", `static int skipWord(${nothing}) { return ${io}scanf("%*s"); }`];
  return {
    numbers: { ...BARE, before: [...includes, ...naturals] },
    tokens: { ...BARE, before: [...includes, ...naturals, ...skips] },
    symbols: { ...BARE, before: [...includes, ...symbols] },
    mixed: { ...BARE, before: [...includes, ...naturals, ...symbols] },
    turns: { ...BARE, before: [...includes, ...integers] },
  };
}

/** Function that prints why a program ends, and returns the exit status of a failure. */
export const failing = (io: string): readonly string[] => [
  "",
  "static int fail(const char *reason) {",
  `  ${io}fprintf(stderr, "%s\\n", reason);`,
  "  return 1;",
  "}",
];

/**
 * C99. A piece of a string stays below the 4095 characters that the standard promises, and a constant of joined pieces
 * below the 65535 bytes that MSVC takes; the second of two question marks is escaped, because three characters may form
 * a trigraph.
 */
export const c: Syntax = {
  ...braces,
  // Compilers warn about an `&&` next to an `||`, and about a sum next to `^`, `&` or `|`, without brackets.
  operators: {
    ...operators,
    or: { ...operators.or, args: [3, 3] },
    "|": { ...operators["|"], args: [PRODUCT, PRODUCT] },
    "^": { ...operators["^"], args: [PRODUCT, PRODUCT] },
    "&": { ...operators["&"], args: [PRODUCT, PRODUCT] },
  },
  id: "c",
  name: "C",
  aliases: [],
  extension: "c",
  step: "  ",
  reserved: RESERVED,
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
  array: ({ name, type, size }) => `static ${TYPES[type]} ${name}[${size}];`,
  indexedByLong: true,
  list: ({ name, numbers }) => `static const int ${name}[] = {${numbers.join(", ")}};`,
  write: (text, newline) =>
    newline ? (text === '""' ? "putchar('\\n');" : `puts(${text});`) : `fputs(${text}, stdout);`,
  // A literal without a suffix is an int.
  writeNumber: (value, long) => `printf("%${long && !/^\d+$/.test(value) ? "lld" : "d"}", ${value});`,
  writeWord: ([d3, d2, d1, d0]) =>
    `printf("%llu\\n", ((((unsigned long long)${d3} << 16 | ${d2}) << 16 | ${d1}) << 16) | ${d0});`,
  skip: "skipWord();",
  sort: (array, count) => `qsort(${array}, (size_t)(${count}), sizeof ${array}[0], ascending);`,
  sorting: {
    functions: [
      "",
      "static int ascending(const void *a, const void *b) {",
      "  const long long x = *(const long long *)a;",
      "  const long long y = *(const long long *)b;",
      "  return (x > y) - (x < y);",
      "}",
    ],
  },
  flush: ["fflush(stdout);"],
  fail: (word) => `return fail("${word}");`,
  failing: failing(""),
  for: (loop) => forLoop(TYPES[loop.type], loop),
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
    ...numberFrames(["errno.h", "stdio.h", "stdlib.h"], "void", ""),
    words: { ...BARE, before: readWords("stdio.h", "void", "") },
    lines: { ...BARE, before: ["#include <stdio.h>"] },
  },
};
