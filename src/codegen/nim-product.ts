import { t } from "../locale/codegen.ts";
import { say } from "../locale/message.ts";
import { multiply } from "../nimber/field/index.ts";
import type { Language } from "../types.ts";
import { printSource } from "./print.ts";
import { indented, parseProgram } from "./program.ts";
import type { Syntax } from "./syntax.ts";

// Computes nim products. The numbers below 2^64 are polynomials of degree at most 1 over the field of numbers below
// 2^32, and these over the field of numbers below 2^16, because D * D = D ^ D/2 for D = 2^32 and D = 2^16. Three
// products of halves give one product (Karatsuba), so a product needs nine below 2^16, each a sum of logarithms. A
// number is four digits in base 65536, so the program needs 64-bit integers only for input and output. A language whose
// integers have any number of digits computes thousands of products at once instead.

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

/** Lines that read, multiply and print one pair after the other. */
const digitsMain = (): string[] => [
  ...tables(),
  "if nextWord() == 0:",
  `  fail ${TOO_SHORT}`,
  "let tests = digit(1) * 65536 + digit(0)",
  "for test = 0 to tests - 1:",
  ...indented(test()),
];

/** Most pairs of numbers that are multiplied together: more do not make a program faster, but larger. */
const TOGETHER = 16_384;

/**
 * Functions of many products at once. A vector of `width` numbers, a power of two, is a long integer of 64 planes of
 * `width` bits each: plane i has bit i of every number. Sums and products by 0 and 1 of all numbers are then single
 * operations, and the halves of the numbers are the halves of the integer. `half` multiplies by D/2, `product` by halves
 * as above; at the end, when a number has one bit, its plane is left. `ones` has the bits of the lower half.
 */
const PLANES: readonly string[] = [
  "fn swapped(long x, long mask, long shift) long:",
  "  long changed = (shiftedDown(x, shift) ^ x) & mask",
  "  return x ^ changed ^ shiftedUp(changed, shift)",
  "fn half(long x, long ones, long width, long bits) long:",
  "  if bits == width:",
  "    return x",
  "  long part = bits / 2L",
  "  long fewer = shiftedDown(ones, part / 2L)",
  "  long high = shiftedDown(x, part)",
  "  long both = half(x & ones ^ high, fewer, width, part)",
  "  return half(half(high, fewer, width, part), fewer, width, part) | shiftedUp(both, part)",
  "fn product(long a, long b, long ones, long width, long bits) long:",
  "  if bits == width:",
  "    return a & b",
  "  long part = bits / 2L",
  "  long fewer = shiftedDown(ones, part / 2L)",
  "  long a1 = shiftedDown(a, part)",
  "  long a0 = a & ones",
  "  long b1 = shiftedDown(b, part)",
  "  long b0 = b & ones",
  "  long low = product(a0, b0, fewer, width, part)",
  "  long high = product(a1, b1, fewer, width, part)",
  "  long both = product(a0 ^ a1, b0 ^ b1, fewer, width, part) ^ low",
  "  return half(high, fewer, width, part) ^ low | shiftedUp(both, part)",
];

/**
 * Lines that read, multiply and print `width` pairs at a time. The place of a bit in a vector is a number of which the
 * lowest six digits are the bit in its number; they are exchanged with the highest six, which makes planes, and again,
 * which makes numbers. The numbers are then in another order in the planes, but the same in all of them.
 */
const PLANES_MAIN: readonly string[] = [
  "if wordCount() == 0:",
  `  fail ${TOO_SHORT}`,
  "long tests = vector(0, 1, 1)",
  "if wordCount() < 2L * tests + 1L:",
  `  fail ${TOO_SHORT}`,
  "long width = 64L",
  `while width < tests and width < ${TOGETHER}L:`,
  "  width = width * 2L",
  "array long masks[6]",
  "array long shifts[6]",
  "for i = 0 to 5:",
  "  long low = shiftedUp(1L, i)",
  "  long mask = shiftedUp(shiftedUp(1L, low) - 1L, low)",
  "  long length = 2L * low",
  "  while length < 64L * width:",
  "    if length != width * low:",
  "      mask = mask | shiftedUp(mask, length)",
  "    length = length * 2L",
  "  masks[i] = mask",
  "  shifts[i] = (width - 1L) * low",
  "long first = 0L",
  "while first < tests:",
  "  long count = smaller(width, tests - first)",
  "  long a = vector(2L * first + 1L, 2, count)",
  "  long b = vector(2L * first + 2L, 2, count)",
  "  for i = 0 to 5:",
  "    a = swapped(a, masks[i], shifts[i])",
  "    b = swapped(b, masks[i], shifts[i])",
  "  long c = product(a, b, shiftedUp(1L, 32L * width) - 1L, width, 64L * width)",
  "  for i = 0 to 5:",
  "    c = swapped(c, masks[i], shifts[i])",
  "  vector count c",
  "  first = first + width",
];

/** Complete program for the contest problem nim-product-64 in the language of `syntax`, with remarks in `language`. */
export function nimProductCode(syntax: Syntax, language: Language): string {
  const [by, functions, main] =
    syntax.vectors === undefined
      ? [[t("belowLogarithmsGeneratorImagesI"), t("halvesTimesDTimesTwo")], [], digitsMain()]
      : [[t("planesBitIAllNumbers"), t("halfTimesDDSo")], PLANES, PLANES_MAIN];
  return printSource(
    {
      remarks: [t("halves"), ...by, t("form")].map((each) => say(each, language)),
      constants: [],
      routines: parseProgram([...functions, "main:", ...indented(main)].join("\n")),
    },
    syntax,
  );
}
