import { multiply } from "../../nimber/field/index.ts";
import type { Language, Text } from "../../types.ts";
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

const REMARKS: readonly Text[] = [
  {
    en: "Nim products of numbers below 2^64, by halves: with D = 2^16 or 2^32, D * D = D ^ D/2.",
    zh: "2^64 以下各数的 nim 积，按高低两半计算：设 D = 2^16 或 2^32，则 D * D = D ^ D/2。",
  },
  {
    en: "Below 2^16 by logarithms to the generator 258; IMAGES[i] = 258 * 2^i; logs[0] leads beyond all others, to 0.",
    zh: "2^16 以下用以生成元 258 为底的对数表；IMAGES[i] = 258 * 2^i；logs[0] 大于其余各数，指向 0。",
  },
  {
    en: "halves: times 2^15, which is D/2; times 2^31 = 2^15 * 2^16 is two or three of these.",
    zh: "halves：乘以 2^15，即 D/2；乘以 2^31 = 2^15 * 2^16 只需查此表两三次。",
  },
  {
    en: "Input: T (a b)*. Output: the product for each.",
    zh: "输入：T (a b)*。输出：每组一行，为两数的 nim 积。",
  },
];

/** A whole program for the contest problem nim-product-64 in the language of `syntax`, with remarks in `language`. */
export function nimProductCode(syntax: Syntax, language: Language): string {
  const images = Array.from({ length: 16 }, (_, bit) => multiply(GENERATOR, 1 << bit));
  const rows = [images.slice(0, A_ROW), images.slice(A_ROW)].map((row) => row.join(", "));
  const remarks = REMARKS.map((each) => `${syntax.comment} ${each[language]}`);
  return `${[...remarks, ...programs[syntax.id]!(rows)].join("\n")}\n`;
}
