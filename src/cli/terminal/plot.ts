import type { Points } from "../../export/index.ts";
import { heightsOf } from "../../export/scatter.ts";
import { plus } from "../../nimber/natural.ts";

/** The bit of a braille character for each of its dots, by column and row. */
const DOTS = [
  [0x01, 0x02, 0x04, 0x40],
  [0x08, 0x10, 0x20, 0x80],
] as const;

/** A scatter of value against heap in braille dots, `columns` wide at most, with its axes. */
export function scatterText(points: Points, columns: number, rows = 16): string {
  const { from } = points;
  const values = heightsOf(points);
  let most = 1;
  for (const value of values) most = Math.max(most, value);
  const label = `${most}`.length;
  const width = Math.max(10, Math.min(columns - label - 5, Math.ceil(values.length / 2)));
  const cells = Array.from({ length: rows }, () => new Uint8Array(width));
  for (let i = 0; i < values.length; i++) {
    const x = Math.floor((i * 2 * width) / Math.max(values.length, 2 * width));
    const y = 4 * rows - 1 - Math.round((values[i]! * (4 * rows - 1)) / most);
    cells[y >> 2]![x >> 1]! |= DOTS[(x & 1) as 0 | 1][(y & 3) as 0 | 1 | 2 | 3];
  }
  const lines = cells.map((row, i) => {
    const name = i === 0 ? `${most}` : i === rows - 1 ? "0" : "";
    const dots = Array.from(row, (bits) => (bits === 0 ? " " : String.fromCharCode(0x2800 + bits))).join("");
    return `  ${name.padStart(label)} ┤${dots.trimEnd()}\n`;
  });
  const last = `${plus(from, values.length - 1)}`;
  const axis = `  ${" ".repeat(label)} └${"─".repeat(width)}\n`;
  const names = `${from}`.padEnd(Math.max(width - last.length, `${from}`.length + 1)) + last;
  return `${lines.join("")}${axis}  ${" ".repeat(label + 2)}${names}\n`;
}
