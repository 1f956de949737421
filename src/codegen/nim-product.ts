import { t } from "../locale/codegen.ts";
import { say } from "../locale/message.ts";
import { multiply } from "../nimber/field/index.ts";
import type { Language, Text } from "../types.ts";
import { printSource, remarkLines } from "./print.ts";
import { indented, parseProgram } from "./program.ts";
import type { Syntax } from "./syntax.ts";

// Computes nim products. The numbers below 2^64 are polynomials of degree at most 1 over the field of numbers below
// 2^32, and these over the field of numbers below 2^16, because D * D = D ^ D/2 for D = 2^32 and D = 2^16. Three
// products of halves give one product (Karatsuba), so a product needs nine below 2^16, each a sum of logarithms. A
// number is four digits in base 65536, so the program needs 64-bit integers only for input and output.

/** Generator of order 65535: 258^n is not 1 for n = 65535 / 3, 5, 17 or 257. */
const GENERATOR = 258;

const TOO_SHORT = "the input ends before its tests";

/** Statements for the tables: `times` is the product with the generator, `halves` that with 2^15. */
const tables = (): string[] => [
  `list images = ${Array.from({ length: 16 }, (_, bit) => multiply(GENERATOR, 1 << bit)).join(" ")}`,
  "array times[65536]",
  "array exps[262141]",
  "array logs[65536]",
  "array halves[65536]",
  "let size = 1",
  "for bit = 0 to 15:",
  "  for i = 0 to size - 1:",
  "    times[size + i] = times[i] ^ images[bit]",
  "  size = size * 2",
  "let power = 1",
  "for i = 0 to 65534:",
  "  exps[i] = power",
  "  exps[i + 65535] = power",
  "  logs[power] = i",
  "  power = times[power]",
  "logs[0] = 131070",
  "for i = 0 to 65535:",
  "  halves[i] = exps[logs[i] + logs[32768]]",
];

/** Statements that read a number and leave its digits in `${name}0` to `${name}3`. */
const read = (name: string): string[] => [
  "if nextWord() == 0:",
  `  fail ${TOO_SHORT}`,
  ...[0, 1, 2, 3].map((i) => `let ${name}${i} = digit(${i})`),
];

/** Number of 32 bits as two digits. */
type Pair = readonly [high: string, low: string];

/** Statements that leave the product of two numbers of 32 bits in `${to}1` and `${to}0`. */
const product = (to: string, [a1, a0]: Pair, [b1, b0]: Pair): string[] => [
  `let ${to}Low = exps[logs[${a0}] + logs[${b0}]]`,
  `let ${to}1 = exps[logs[${a1} ^ ${a0}] + logs[${b1} ^ ${b0}]] ^ ${to}Low`,
  `let ${to}0 = ${to}Low ^ halves[exps[logs[${a1}] + logs[${b1}]]]`,
];

/** Statements that read two numbers and print their product; `high` times 2^31 is that times 2^15 and times 2^16. */
const test = (): string[] => [
  ...read("a"),
  ...read("b"),
  ...product("low", ["a1", "a0"], ["b1", "b0"]),
  ...product("high", ["a3", "a2"], ["b3", "b2"]),
  ...[0, 1].flatMap((i) => ["a", "b"].map((name) => `let ${name}${i + 4} = ${name}${i} ^ ${name}${i + 2}`)),
  ...product("all", ["a5", "a4"], ["b5", "b4"]),
  "let c3 = all1 ^ low1",
  "let c2 = all0 ^ low0",
  "let c1 = low1 ^ halves[high1 ^ high0]",
  "let c0 = low0 ^ halves[halves[high1]]",
  "digits c3 c2 c1 c0",
];

/** Complete program for the contest problem nim-product-64 in the language of `syntax`, with remarks in `language`. */
export function nimProductCode(syntax: Syntax, language: Language): string {
  const remarks = (by: readonly Text[]): string[] =>
    [t("halves"), ...by, t("form")].map((each) => say(each, language));
  if (syntax.nimProduct !== undefined) {
    const above = remarks([t("planesBitIAllNumbers"), t("halfTimesDDSo")]);
    return `${[...above.flatMap((each) => remarkLines(each, syntax)), ...syntax.nimProduct].join("\n")}\n`;
  }
  const main = [
    ...tables(),
    "if nextWord() == 0:",
    `  fail ${TOO_SHORT}`,
    "let tests = digit(1) * 65536 + digit(0)",
    "for test = 0 to tests - 1:",
    ...indented(test()),
  ];
  return printSource(
    {
      remarks: remarks([t("belowLogarithmsGeneratorImagesI"), t("halvesTimesDTimesTwo")]),
      constants: [],
      routines: parseProgram(["main:", ...indented(main)].join("\n")),
    },
    syntax,
  );
}
