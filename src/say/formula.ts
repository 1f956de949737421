import { beyond } from "../automata/growth.ts";
import type { FormulaLaw, Text } from "../types.ts";

/** The words of a formula in Chinese. */
const inChinese = (formula: string): string =>
  formula
    .replace(/\s+for\s+some\s+([^<>=≥]*?)\s*((?:>=|≥)\s*0)?\s*$/, (_, letters: string, zero?: string) =>
      zero === undefined ? `，其中 ${letters} 为某正整数` : `，其中 ${letters} 为某自然数`,
    )
    .replace(/\s+and\s+/g, " 且 ")
    .replace(/\s+or\s+/g, " 或 ")
    .replace(/\s+xor\s+/g, " ⊕ ");

export function formulaClaim({ text, variables }: FormulaLaw): Text {
  const place = variables.join();
  const [, value] = /^\s*sg\s*=\s*(.*)$/.exec(text) ?? [];
  const digits = digitsTold(text);
  if (value !== undefined)
    return {
      en: `The value of ${place} is ${value}.${digits.en}`,
      zh: `${place} 的 SG 值为 ${inChinese(value)}。${digits.zh}`,
    };
  const [, player, condition] = /^\s*([PN])\s+iff\s+(.*)$/.exec(text) ?? [];
  return {
    en: `${place} is ${player === "N" ? "an N-position" : "a P-position"} iff ${condition}.${digits.en}`,
    zh: `${place} 为${player === "N" ? "必胜态" : "必败态"}，当且仅当 ${inChinese(condition!)}。${digits.zh}`,
  };
}

/** What functions of digits say, each of the digits of its number in the system that it names. */
const MEANINGS: readonly (readonly [name: string, says: Text])[] = [
  ["zeros", { en: "zeros counts the digits 0 at the end", zh: "zeros 为末尾 0 的个数" }],
  ["digitsum", { en: "digitsum adds the digits", zh: "digitsum 为各位数字之和" }],
  ["length", { en: "length counts the digits", zh: "length 为位数" }],
  [
    "lowest",
    { en: "lowest is the weight of the last digit that is not 0", zh: "lowest 为最后一个非零数字的位权" },
  ],
  ["tail", { en: "tail is the number that the last digits are", zh: "tail 为末几位所表示的数" }],
  ["count", { en: "count tells how often the digits stand in a row", zh: "count 为该数字串出现的次数" }],
];

const TAIL =
  /^[PN] iff tail\(([a-z]\d*),(zeckendorf|ostrowski\(([\d,]+)\)),(\d+)\) (?:= (\d+)|in \{([\d,]+)\})$/;

/** The last digits that a tail is, most significant first. */
function wordOf(value: number, quotients: readonly number[], places: number): string {
  const weights = Array.from({ length: places }, (_, i) => beyond({ quotients, carry: 1 }, i)).reverse();
  let rest = value;
  const digits = weights.map((weight) => {
    const digit = Math.floor(rest / weight);
    rest -= digit * weight;
    return digit;
  });
  return digits.join(Math.max(...quotients) > 9 ? " " : "");
}

/** What the functions of digits in a formula mean, as a sentence to follow it; nothing where it has none. */
function digitsTold(formula: string): Text {
  const [, name, system, a, places, one, some] = TAIL.exec(formula.trim()) ?? [];
  if (name !== undefined) {
    const words = (one ?? some!)
      .split(",")
      .map((each) => wordOf(Number(each), (a ?? "1").split(",").map(Number), Number(places)));
    const zeckendorf = system === "zeckendorf";
    return {
      en: ` That is: ${zeckendorf ? "the Zeckendorf representation" : `the representation in ${system}`} of ${name}, with zeros in front, ends in ${words.join(" or ")}.`,
      zh: `即 ${name} 的${zeckendorf ? "齐肯多夫表示" : ` ${system} 表示`}（前面补零）以 ${words.join(" 或 ")} 结尾。`,
    };
  }
  const used = MEANINGS.filter(([each]) => new RegExp(`\\b${each}\\(`).test(formula)).map(([, says]) => says);
  if (used.length === 0) return { en: "", zh: "" };
  return {
    en: ` Of the digits in the system that is named, ${used.map((each) => each.en).join(", ")}.`,
    zh: `其中，按所列记数系统的各位数字，${used.map((each) => each.zh).join("，")}。`,
  };
}
