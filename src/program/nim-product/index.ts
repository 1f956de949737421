import { RuleError } from "../../errors.ts";
import { multiply } from "../../nimber/field/index.ts";
import type { Language, LocalizedText } from "../../types.ts";
import type { Syntax } from "../syntax.ts";
import { c, cpp } from "./c.ts";
import { java } from "./java.ts";
import { pascal } from "./pascal.ts";
import { python } from "./python.ts";
import { rust } from "./rust.ts";
import type { NimProduct } from "./source.ts";
import { typescript } from "./typescript.ts";

const programs: Readonly<Record<string, NimProduct>> = { c, cpp, java, python, typescript, rust, pascal };

/** Has order 65535, as 258^n is not 1 for n = 65535 / 3, 5, 17 or 257. */
const GENERATOR = 258;

/** Images of a line. */
const A_ROW = 8;

const HALVES: LocalizedText = {
  en: "Nim products of numbers below 2^64, by halves: with D = 2, 4, 16, ..., 2^32, D * D = D ^ D/2.",
  zh: "2^64 以下各数的 nim 积，按高低两半计算：设 D = 2、4、16、……、2^32，则 D * D = D ^ D/2。",
};

const LOGARITHMS: readonly LocalizedText[] = [
  {
    en: "Below 2^16 by logarithms to the generator 258; IMAGES[i] = 258 * 2^i; logs[0] leads beyond all others, to 0.",
    zh: "2^16 以下用以生成元 258 为底的对数表；IMAGES[i] = 258 * 2^i；logs[0] 大于其余各数，指向 0。",
  },
  {
    en: "halves: times 2^15, which is D/2; times 2^31 = 2^15 * 2^16 is two or three of these.",
    zh: "halves：乘以 2^15，即 D/2；乘以 2^31 = 2^15 * 2^16 只需查此表两三次。",
  },
];

const PLANES: readonly LocalizedText[] = [
  {
    en: "planes: bit i of all numbers as one integer, by transposing blocks of 64 x 64 bits; numbers: the way back.",
    zh: "planes：把 64 x 64 位的块转置，使所有数的第 i 位成为一个整数；numbers：转置回来。",
  },
  {
    en: "half: times D/2, for D = 2, 4, 16, ..., 2^32; so the products of thousands of pairs are computed together.",
    zh: "half：乘以 D/2，其中 D = 2、4、16、……、2^32；这样同时计算成千上万对数的积。",
  },
];

const FORM: LocalizedText = {
  en: "Input: T (a b)*. Output: the product for each.",
  zh: "输入：T (a b)*。输出：每组一行，为两数的 nim 积。",
};

/**
 * A whole program for the contest problem nim-product-64 in the language of `syntax`, with remarks in `language`.
 * @throws RuleError when there is none in that language.
 */
export function nimProductCode(syntax: Syntax, language: Language): string {
  const program = programs[syntax.id];
  if (program === undefined) {
    const known = Object.keys(programs);
    throw new RuleError({
      en: `nim products: expected one of the languages ${known.join(", ")}, found ${syntax.id}`,
      zh: `nim 积：语言应为 ${known.join("、")} 之一，但读到 ${syntax.id}`,
    });
  }
  const images = Array.from({ length: 16 }, (_, bit) => multiply(GENERATOR, 1 << bit));
  const rows = [images.slice(0, A_ROW), images.slice(A_ROW)].map((row) => row.join(", "));
  const way = syntax.id === "python" ? PLANES : LOGARITHMS;
  const remarks = [HALVES, ...way, FORM].map((each) => `${syntax.comment} ${each[language]}`);
  return `${[...remarks, ...program(rows)].join("\n")}\n`;
}
