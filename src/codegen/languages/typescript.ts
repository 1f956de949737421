import type { Type } from "../program.ts";
import { BARE, call, type Syntax } from "../syntax.ts";
import { braces, forLoop, joined } from "./braces.ts";
import { operators, PRODUCT } from "./operators.ts";

// TypeScript as a language of generated programs: its syntax, its reserved words and its reading of input.

/** Words of TypeScript in modules, and the names that the lines below use. */
const RESERVED = `abstract any arguments as async await bigint boolean break case catch class const constructor continue
  debugger declare default delete do else enum eval export extends false finally for from function get if implements
  import in instanceof interface is keyof let module namespace never new null number of package private protected
  public readonly require return set static string super switch symbol this throw true try type typeof undefined
  unknown var void while with yield
  BigInt BigInt64Array Error Infinity Int32Array Math NaN Number String Uint8Array process
  input main out readFileSync readSync used`;

const word = ({ changes }: { readonly changes: boolean }) => (changes ? "let" : "const");
const TYPES: Readonly<Record<Type, string>> = {
  narrow: "number",
  long: "bigint",
  signed: "number",
  text: "string",
};

/** Reads numbers below 2^64 in two halves of 32 bits, because bigint is slow. */
const WORDS: readonly string[] = [
  "const input = readFileSync(0);",
  "let used = 0;",
  "let high = 0;",
  "let low = 0;",
  "",
  "function nextWord(): number {",
  "  while (used < input.length && input[used] <= 32) used++;",
  "  if (used === input.length) return 0;",
  "  for (high = 0, low = 0; used < input.length && input[used] > 32; used++) {",
  "    const grown = low * 10 + input[used] - 48;",
  "    low = grown % 4294967296;",
  "    high = high * 10 + (grown - low) / 4294967296;",
  "  }",
  "  return 1;",
  "}",
  "",
  "function digit(i: number): number {",
  "  return ((i < 2 ? low : high) >>> (i % 2 * 16)) & 65535;",
  "}",
];

/** Reads numbers as bigint. */
const NUMBERS: readonly string[] = [
  "const input = readFileSync(0);",
  "let used = 0;",
  "",
  "function nextNumber(): bigint {",
  "  while (used < input.length && input[used] <= 32) used++;",
  "  if (used === input.length) return -1n;",
  "  const start = used;",
  "  let x = 0;",
  "  for (; used < input.length && input[used] > 32; used++) {",
  '    if (input[used] < 48 || input[used] > 57) throw new Error("expected a number of at least 0");',
  "    x = 10 * x + input[used] - 48;",
  "  }",
  '  return used - start < 16 ? BigInt(x) : BigInt(input.toString("latin1", start, used));',
  "}",
];

const SKIPS: readonly string[] = [
  "",
  "function skipWord() {",
  "  while (used < input.length && input[used] <= 32) used++;",
  "  while (used < input.length && input[used] > 32) used++;",
  "}",
];

const SYMBOLS: readonly string[] = [
  "",
  "function nextSymbol(): number {",
  "  return used < input.length && input[used] > 32 ? input[used++] : 0;",
  "}",
  "",
  "function firstSymbol(): number {",
  "  while (used < input.length && input[used] <= 32) used++;",
  "  return nextSymbol();",
  "}",
];

const READ = 'import { readFileSync } from "node:fs";';

/** TypeScript for Node: a long integer is a bigint, and number quotients are rounded down. */
export const typescript: Syntax = {
  ...braces,
  id: "typescript",
  name: "TypeScript",
  aliases: ["ts"],
  extension: "ts",
  step: "  ",
  reserved: RESERVED,
  operators: {
    ...operators,
    "==": { ...operators["=="], write: (left, right) => `${left} === ${right}` },
    "!=": { ...operators["!="], write: (left, right) => `${left} !== ${right}` },
    "/": { ...call((left, right) => `Math.floor(${left} / ${right})`), args: [PRODUCT, PRODUCT + 1] },
  },
  narrow: call((value) => `Number(${value})`),
  wide: call((value) => `BigInt(${value})`),
  signed: undefined,
  code: (name, at) => `${name}.charCodeAt(${at(0)})`,
  number: (digits, long) => (long ? `${digits}n` : digits),
  piece: 1_000_000,
  whole: Number.POSITIVE_INFINITY,
  string: ({ name, pieces }) =>
    joined(`const ${name}${pieces.length > 1 ? ": string" : ""} = `, pieces, " +", ";"),
  let: (variable, value) => `${word(variable)} ${variable.name} = ${value};`,
  array: ({ name, type, size }) =>
    `const ${name} = new ${type === "long" ? "BigInt64Array" : "Int32Array"}(${size});`,
  indexedByLong: false,
  // The quotient of two numbers is rounded.
  update: (target, operator, value) =>
    operator === "/" ? undefined : braces.update(target, operator, value),
  list: ({ name, numbers }) => `const ${name} = [${numbers.join(", ")}];`,
  literal: (word, newline) => `"${word}${newline ? "\\n" : ""}"`,
  write: (text) => `out += ${text};`,
  writeNumber: (value) => `out += ${value};`,
  writeWord: ([d3, d2, d1, d0]) =>
    `out += (BigInt(${d3} * 65536 + ${d2}) << 32n | BigInt(${d1} * 65536 + ${d0})) + "\\n";`,
  skip: "skipWord();",
  sort: (array, count) => `${array}.subarray(0, ${count}).sort();`,
  flush: ["process.stdout.write(out);", 'out = "";'],
  fail: (word) => `throw new Error("${word}");`,
  for: (loop) => forLoop("let", loop),
  function: ({ name, parameters, returns }) => [
    "",
    `function ${name}(${parameters.map((each) => `${each.name}: ${each.type === "long" ? "number | bigint" : TYPES[each.type]}`).join(", ")}): ${TYPES[returns]} {`,
    ...parameters
      .filter(({ type }) => type === "long")
      .map((each) => `  ${each.name} = BigInt(${each.name});`),
  ],
  each: (text, step) => [`for (let i = 0; i < ${text}.length; i++) ${step(`${text}.charCodeAt(i)`)}`],
  lines: (name, body) => [
    `for (const ${name} of readFileSync(0, "utf8").split("\\n")) {`,
    `  if (${name}.trim() === "") continue;`,
    ...body(`${name}.trim()`).map((line) => `  ${line}`),
    "}",
  ],
  main: () => ["", "function main(): void {", '  let out = "";'],
  endMain: ["  process.stdout.write(out);", "}", "", "main();"],
  table: BARE,
  program: {
    numbers: { ...BARE, before: [READ, "", ...NUMBERS] },
    tokens: { ...BARE, before: [READ, "", ...NUMBERS, ...SKIPS] },
    symbols: {
      ...BARE,
      before: [READ, "", "const input = readFileSync(0);", "let used = 0;", ...SYMBOLS],
    },
    mixed: { ...BARE, before: [READ, "", ...NUMBERS, ...SYMBOLS] },
    words: { ...BARE, before: [READ, "", ...WORDS] },
    lines: { ...BARE, before: [READ, ""] },
    turns: {
      ...BARE,
      before: [
        'import { readSync } from "node:fs";',
        "",
        "const byte = new Uint8Array(1);",
        "",
        "function nextNumber(): bigint {",
        '  let word = "";',
        '  while (readSync(0, byte) > 0 && (byte[0] > 32 || word === "")) {',
        "    if (byte[0] > 32) word += String.fromCharCode(byte[0]);",
        "  }",
        '  return BigInt(word === "" ? -1 : word);',
        "}",
      ],
    },
  },
};
