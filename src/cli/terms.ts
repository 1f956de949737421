import { MOST_TERMS, type Terms } from "../law/index.ts";
import { verbatim } from "../locale/message.ts";
import type { Text } from "../types.ts";
import type { Terminal } from "./command.ts";
import { UsageError } from "./command.ts";
import { t } from "./locale/cli.ts";
import { type Bounds, lines } from "./reader.ts";

/**
 * Values on standard input, from heap 0: numbers separated by anything, or a b-file with a heap and its value
 * per line. Stops reading after the largest number of terms.
 * @throws UsageError, LimitError
 */
export function sequenceOf(terminal: Terminal, bounds: Bounds): Terms {
  const rows: number[][] = [];
  const at: number[] = [];
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
    at.push(line);
  }
  const [[first = 0] = []] = rows;
  const gap = rows.findIndex(([heap], i) => heap !== first + i);
  const isListed = isPairs && rows.length > 1 && gap < 0;
  // Two lines begin a b-file, and heaps only become larger.
  if (isPairs && gap > 1 && rows.every(([heap = 0], i) => i === 0 || heap > rows[i - 1]![0]!))
    throw new UsageError(t("bFileGap", { line: at[gap]!, heap: first + gap, found: rows[gap]![0]! }));
  return { first: isListed ? first : 0, terms: enough(rows.flatMap((row) => row.slice(isListed ? 1 : 0))) };
}

/** Checks the number of terms. @throws UsageError */
export function enough(terms: readonly number[]): readonly number[] {
  if (terms.length > 0 && terms.length <= MOST_TERMS) return terms;
  throw wrongCount(t("count", { terms: terms.length }));
}

const MORE: Text = t("moreMore");

const wrongCount = (found: Text) =>
  new UsageError(t("expectedValuesBFileStandard", { mostTerms: MOST_TERMS, found }));

/** Natural numbers in a text, which is line `line` of standard input if given. @throws UsageError */
export function* naturalsIn(text: string, line?: number): Generator<number> {
  for (const { 0: word, index } of text.matchAll(/[^\s,;，、]+/g)) {
    if (!/^\d+$/.test(word) || !Number.isSafeInteger(Number(word))) throw notNatural(word, index, line);
    yield Number(word);
  }
}

function notNatural(word: string, index: number, line: number | undefined): UsageError {
  const where: Text = line === undefined ? verbatim("") : t("onLine", { line });
  return new UsageError(t("columnExpectedNaturalNumberBelow", { where, index, word }));
}
