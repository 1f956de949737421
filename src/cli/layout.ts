/** Columns that `text` takes on a terminal: East Asian wide characters take two, combining marks none. */
export function width(text: string): number {
  let columns = 0;
  for (const char of text) {
    if (/\p{M}/u.test(char)) continue;
    columns += WIDE.test(char) ? 2 : 1;
  }
  return columns;
}

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

const padEnd = (text: string, columns: number): string =>
  text + " ".repeat(Math.max(0, columns - width(text)));

export const padStart = (text: string, columns: number): string =>
  " ".repeat(Math.max(0, columns - width(text))) + text;

/** Rows in columns of equal width, indented by two; a column is flush right when `right` names it. */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, width(cell));
  }
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => (right.includes(i) ? padStart(cell, widths[i]!) : padEnd(cell, widths[i]!)))
      .join("  ");
  return rows.map((row) => `  ${line(row).trimEnd()}\n`).join("");
}

/** What may not be torn apart: a word, or one wide character, with the punctuation that opens or closes it. */
const PIECE =
  /[\uff08\u201c\u300c]*(?:[^\s\u2e80-\uffef]+|[\u2e80-\uffef])[\uff0c\u3002\uff1b\uff1a\uff01\uff1f\u3001\u201d\uff09\u300d]*\s*|\s+/gu;

/** `text` in lines of at most `most` columns, each after `indent`; breaks at spaces, and between wide characters. */
export function wrap(text: string, most: number, indent = ""): string {
  const lines: string[] = [];
  let line = "";
  for (const piece of text.match(PIECE) ?? []) {
    if (line !== "" && width(indent + line) + width(piece.trimEnd()) > most) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += piece;
  }
  if (line !== "") lines.push(line.trimEnd());
  return lines.map((each) => `${indent}${each}\n`).join("");
}

/** Words in lines of at most `most` columns. */
export const list = (words: readonly string[], most: number, indent: string): string =>
  wrap(words.join("  "), most, indent);
