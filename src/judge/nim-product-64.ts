import { explainSteps } from "../formula/index.ts";
import { multiply } from "../nimber/field/index.ts";
import { type Draw, lines, tests } from "./legal.ts";
import { A, type Problem } from "./problem.ts";
import type { Reader } from "./reader.ts";
import { counted } from "./verdict.ts";

interface Factors {
  readonly a: bigint;
  readonly b: bigint;
}

const LARGEST = 2n ** 64n - 1n;

const read = (input: Reader): Factors => ({
  a: input.natural(A.integer, LARGEST),
  b: input.natural(A.integer, LARGEST),
});

/** Random number below 2^64, from two halves. */
const drawn = (draw: Draw): bigint =>
  BigInt(draw.number(0, 2 ** 32 - 1)) + (BigInt(draw.number(0, 2 ** 32 - 1)) << 32n);

export const nimProduct64: Problem<Factors> = {
  id: "nim-product-64",
  aliases: ["nim_product_64", "library-checker-nim-product-64"],
  name: { en: "Nim product (Library Checker)", zh: "Nim 积（Library Checker）" },
  statement: {
    en: "Print the nim product of each pair of numbers.",
    zh: "输出每对数的 Nim 积。",
  },
  input: { en: "T; T lines a b", zh: "T；T 行 a b" },
  output: { en: "the product per line", zh: "每行输出乘积" },
  limits: { en: "T <= 10^6; a, b < 2^64", zh: "T ≤ 10^6；a、b < 2^64" },
  game: "nim",
  samples: [{ input: "3\n6 11\n2 2\n18446744073709551615 3\n", output: "10\n3\n12297829382473034410\n" }],
  legal: (draw) => tests(draw, 1_000_000, () => lines(`${drawn(draw)} ${drawn(draw)}`)),
  tests: (input) => counted(input, read),
  answer: ({ a, b }) => `${multiply(a, b)}`,
  *why({ a, b }) {
    const value = multiply(a, b);
    yield* explainSteps([{ kind: "product", left: a, right: b, value }], 20).lines;
    const text = `${a} ⊗ ${b} = ${value}`;
    yield { en: `${text}.`, zh: `${text}。` };
  },
};
