import { MOST_TERMS, type Terms } from "../law/index.ts";
import { UsageError } from "./command.ts";

/**
 * The values on standard input, from heap 0: numbers with anything between them, or a b-file, whose lines have a heap
 * and its value.
 * @throws UsageError
 */
export function sequenceOf(all: readonly string[]): Terms {
  const rows = all
    .map((text, i) => ({ text, line: i + 1 }))
    .filter(({ text }) => text.trim() !== "" && !/^\s*#/.test(text));
  const pairs = rows.map(({ text }) => /^\s*(\d+)[ \t]+-?\d+\s*$/.exec(text));
  const first = Number(pairs[0]?.[1] ?? 0);
  const isListed =
    rows.length > 1 && pairs.every((pair, i) => pair !== null && Number(pair[1]) === first + i);
  const terms = rows.flatMap(({ text, line }) => naturalsIn(text, line).slice(isListed ? 1 : 0));
  return { first: isListed ? first : 0, terms: enough(terms) };
}

/** As many terms as can be looked at. @throws UsageError */
export function enough(terms: readonly number[]): readonly number[] {
  if (terms.length > 0 && terms.length <= MOST_TERMS) return terms;
  throw new UsageError({
    en: `expected 1 to ${MOST_TERMS} values, as 0,1,2,0,1,2, or a b-file on standard input, found ${terms.length}`,
    zh: `此处应为 1 至 ${MOST_TERMS} 个数，如 0,1,2,0,1,2，或标准输入中的 b-file，但读到 ${terms.length} 个`,
  });
}

/** The natural numbers in a text, which is a line of standard input where that has a number. @throws UsageError */
export function naturalsIn(text: string, line?: number): number[] {
  return [...text.matchAll(/[^\s,;，、]+/g)].map(({ 0: word, index }) => {
    if (/^\d+$/.test(word) && Number.isSafeInteger(Number(word))) return Number(word);
    const [en, zh] = line === undefined ? ["", ""] : [`line ${line}, `, `第 ${line} 行`];
    throw new UsageError({
      en: `${en}column ${index + 1}: expected a natural number below 2^53, found \`${word.slice(0, 40)}\``,
      zh: `${zh}第 ${index + 1} 列：此处应为小于 2^53 的自然数，但读到 \`${word.slice(0, 40)}\``,
    });
  });
}
