import { MOST_TERMS, type Terms } from "../law/index.ts";
import type { Text } from "../types.ts";
import { UsageError } from "./command.ts";
import { type Bounds, lines } from "./reader.ts";
import type { Terminal } from "./terminal/terminal.ts";

/**
 * The values on standard input, from heap 0: numbers with anything between them, or a b-file, whose lines have a heap
 * and its value. Where there are more than can be looked at, the rest is not read.
 * @throws UsageError, LimitError
 */
export function sequenceOf(terminal: Terminal, bounds: Bounds): Terms {
  const rows: number[][] = [];
  let [line, count] = [0, 0];
  let isPairs = true;
  for (const text of lines(terminal, bounds)) {
    line++;
    bounds.tick();
    if (text.trim() === "" || /^\s*#/.test(text)) continue;
    isPairs &&= /^\s*\d+[ \t]+\d+\s*$/.test(text);
    const row: number[] = [];
    for (const number of naturalsIn(text, line)) {
      row.push(number);
      if (++count > (isPairs ? 2 : 1) * MOST_TERMS) throw wrongCount(MORE);
    }
    rows.push(row);
  }
  const [[first = 0] = []] = rows;
  const isListed = isPairs && rows.length > 1 && rows.every(([heap], i) => heap === first + i);
  return { first: isListed ? first : 0, terms: enough(rows.flatMap((row) => row.slice(isListed ? 1 : 0))) };
}

/** As many terms as can be looked at. @throws UsageError */
export function enough(terms: readonly number[]): readonly number[] {
  if (terms.length > 0 && terms.length <= MOST_TERMS) return terms;
  throw wrongCount({ en: `${terms.length}`, zh: ` ${terms.length} 个` });
}

const MORE: Text = { en: "more", zh: "更多" };

const wrongCount = (found: Text) =>
  new UsageError({
    en: `expected 1 to ${MOST_TERMS} values, as 0,1,2,0,1,2, or a b-file on standard input, found ${found.en}`,
    zh: `此处应为 1 至 ${MOST_TERMS} 个数，如 0,1,2,0,1,2，或标准输入中的 b-file，但读到${found.zh}`,
  });

/** The natural numbers in a text, which is a line of standard input where that has a number. @throws UsageError */
export function* naturalsIn(text: string, line?: number): Generator<number> {
  for (const { 0: word, index } of text.matchAll(/[^\s,;，、]+/g)) {
    if (!/^\d+$/.test(word) || !Number.isSafeInteger(Number(word))) throw notNatural(word, index, line);
    yield Number(word);
  }
}

function notNatural(word: string, index: number, line: number | undefined): UsageError {
  const where: Text = line === undefined ? { en: "", zh: "" } : { en: `line ${line}, `, zh: `第 ${line} 行` };
  return new UsageError({
    en: `${where.en}column ${index + 1}: expected a natural number below 2^53, found \`${word.slice(0, 40)}\``,
    zh: `${where.zh}第 ${index + 1} 列：此处应为小于 2^53 的自然数，但读到 \`${word.slice(0, 40)}\``,
  });
}
