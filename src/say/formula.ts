import type { FormulaLaw, Text } from "../types.ts";
import { digitsTold } from "./digits.ts";

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
