import type { Cell } from "../types.ts";

/** A board in text: two columns to a cell, pieces by shape, texts where they stand. */
export function boardText(cells: readonly Cell[]): string {
  const rows = new Map<number, string[]>();
  const put = (x: number, y: number, text: string) => {
    const row = rows.get(y) ?? [];
    rows.set(y, row);
    [...text].forEach((char, i) => {
      row[x + i] = char;
    });
  };
  const top = Math.min(...cells.map(({ y }) => y));
  const left = Math.min(...cells.map(({ x }) => x));
  for (const { shape, x, y, end, text } of cells) {
    const column = Math.round(2 * (x - left));
    const line = Math.round(y - top);
    if (shape === "edge" && end !== undefined) {
      if (x === end[0]) put(column, line, "|");
    } else put(column, line, text ?? PIECES[shape]);
  }
  const lines = [...rows]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => `    ${Array.from(row, (char) => char ?? " ").join("")}\n`);
  return lines.join("");
}

const PIECES = { token: "●", square: "□", hole: "·", edge: "|", ground: "▔", label: "" } as const;
