import { stripVTControlCharacters } from "node:util";
import { typed } from "../platform.ts";

/**
 * Number of columns of `text` on a terminal. East Asian wide characters have two; combining marks and colour
 * codes none.
 */
export function width(text: string): number {
  // Most text is plain ASCII.
  if (/^[ -~]*$/.test(text)) return text.length;
  let columns = 0;
  for (const char of stripVTControlCharacters(text)) {
    if (/\p{M}/u.test(char)) continue;
    columns += WIDE.test(char) ? 2 : 1;
  }
  return columns;
}

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;

/**
 * Characters in our texts that terminals configured for Chinese may draw two columns wide (East Asian Width
 * A).
 */
const AMBIGUOUS =
  /[\u00b0-\u00b3\u00b7\u00d7\u00f7\u0391-\u03c9\u2013-\u2026\u2070-\u208e\u2190-\u21d4\u2200-\u22bf\u2460-\u24ff\u2500-\u25ef\u2605-\u266f]/gu;

/** Largest possible number of columns of `text` in Chinese text. */
const broadest = (text: string): number => width(text) + (text.match(AMBIGUOUS)?.length ?? 0);

/** Most UTF-16 units per column, so that combining marks, which have no width, cannot continue forever. */
export const UNITS_PER_COLUMN = 4;

/** Longest start of `text` with at most `most` columns. */
export function upTo(text: string, most: number, measure: typeof width = width): string {
  let columns = 0;
  let end = 0;
  for (const sign of text) {
    columns += measure(sign);
    if (columns > most || end + sign.length > UNITS_PER_COLUMN * most) break;
    end += sign.length;
  }
  return text.slice(0, end);
}

const padEnd = (text: string, columns: number): string =>
  text + " ".repeat(Math.max(0, columns - width(text)));

export const padStart = (text: string, columns: number): string =>
  " ".repeat(Math.max(0, columns - width(text))) + text;

/**
 * Rows in aligned columns, indented by two; the columns in `right` are right-aligned. The last column is
 * wrapped if a row would exceed `most` columns. A row with fewer cells may be longer.
 */
export function columns(
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
  most: number = Number.POSITIVE_INFINITY,
): string {
  const last = rows.reduce((longest, row) => Math.max(longest, row.length), 0) - 1;
  const widths = Array.from({ length: last + 1 }, () => 0);
  for (const row of rows) {
    for (const [i, cell] of row.entries()) {
      if (i === last || i < row.length - 1) widths[i] = Math.max(widths[i]!, width(cell));
    }
  }
  const before = widths.slice(0, -1).reduce((sum, each) => sum + each + 2, 2);
  const tooWide = before + widths[last]! > most;
  const line = (row: readonly string[]) => {
    const cells = row.map((cell, i) =>
      right.includes(i) && !(tooWide && i === last)
        ? padStart(cell, widths[i]!)
        : i < last
          ? padEnd(cell, widths[i]!)
          : cell,
    );
    const lead = `  ${cells
      .slice(0, last)
      .map((cell) => `${cell}  `)
      .join("")}`;
    if (cells.length <= last || !tooWide) return `${lead}${cells[last] ?? ""}`.trimEnd().concat("\n");
    return (
      wrap(cells[last]!, Math.max(most, before + NARROWEST), " ".repeat(before), lead) ||
      `${lead.trimEnd()}\n`
    );
  };
  return rows.map(line).join("");
}

/** Least width of wrapped text, however narrow the terminal is. */
const NARROWEST = 16;

const CJK = "\\u2e80-\\uffef\\u{20000}-\\u{3fffd}";

/** Chinese terms, and numbers with their units, that must not be broken across lines. */
const UNTORN = `必胜态|必败态|必胜走法|前周期|异或和|(?:走法|[走取第为])\\s[^\\s${CJK}]+(?:\\s?[个堆步次种枚条])?|\\d[^\\s${CJK}]*\\s?[个堆步次种枚条秒]`;

/** Unbreakable unit: a word, or one wide character, with its opening or closing punctuation. */
const PIECE = new RegExp(
  `[（“‘「《〈『【]*(?:${UNTORN}|[^\\s${CJK}]+|[${CJK}])[，。；：！？、”’）」》〉』】…]*\\s*|\\s+`,
  "gu",
);

/**
 * Wraps `text` into lines of at most `most` columns, indented by `indent` (the first line by `first`). Breaks
 * at spaces and between wide characters.
 */
export const wrap = (text: string, most: number, indent = "", first: string = indent): string =>
  filled(text.match(PIECE) ?? [], most, indent, first);

/** Words in lines of at most `most` columns, separated by two spaces. */
export const list = (words: readonly string[], most: number, indent: string): string =>
  filled(
    words.map((word) => `${word}  `),
    most,
    indent,
    indent,
  );

/** Fills lines with pieces; a piece longer than a line is split. */
function filled(pieces: readonly string[], most: number, indent: string, first: string): string {
  const room = Math.max(NARROWEST, most - width(indent));
  const measure = pieces.some((piece) => /[\u3000-\u9fff]/.test(piece)) ? broadest : width;
  const lines: string[] = [];
  let line = "";
  let taken = 0;
  const end = () => {
    if (line !== "") lines.push(line.trimEnd());
    line = "";
    taken = 0;
  };
  for (const piece of pieces) {
    const columns = measure(piece.trimEnd());
    if (taken + columns > room) end();
    let rest = piece;
    while (measure(rest.trimEnd()) > room) {
      const torn = upTo(rest, room, measure);
      lines.push(torn);
      rest = rest.slice(torn.length);
    }
    line += rest;
    taken += measure(rest);
  }
  end();
  return lines.map((each, i) => `${i === 0 ? first : indent}${each}\n`).join("");
}

/** Word in shell quotes if necessary. */
export const shellWord = (word: string): string => (/^[\w.,:+-]+$/.test(word) ? word : typed(`'${word}'`));
