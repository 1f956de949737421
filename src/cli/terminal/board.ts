import type { Cell } from "../../types.ts";

/** Board as text. Edges are drawn by their slope, parallel ones side by side; pieces by their shape. */
export function boardText(cells: readonly Cell[]): string {
  const rows = new Map<number, string[]>();
  const put = (column: number, line: number, text: string) => {
    const row = rows.get(line) ?? [];
    rows.set(line, row);
    [...text].forEach((char, i) => {
      row[column + i] = char;
    });
  };
  const edges = cells.flatMap(({ x, y, end }) => (end === undefined ? [] : [{ x, y, end }]));
  const points = [...cells.map(({ x, y }) => [x, y] as const), ...edges.map(({ end }) => end)];
  const top = points.reduce((least, [, y]) => Math.min(least, y), 0);
  const left = points.reduce((least, [x]) => Math.min(least, x), 0);
  const isGraph = edges.some(({ x, y, end }) => Math.abs(x - end[0]) >= 1 || Math.abs(y - end[1]) >= 1);
  const [wide, high] = isGraph ? [4, 2] : [2, 1];
  const column = (x: number) => Math.round(wide * (x - left));
  const line = (y: number) => Math.round(high * (y - top));
  const drawn = new Map<string, number>();
  for (const { x, y, end } of edges) {
    const ends = `${[x, y]},${end}`;
    const aside = drawn.get(ends) ?? 0;
    drawn.set(ends, aside + 1);
    if (x === end[0] && y === end[1]) {
      put(column(x) + 1 + aside, line(y), "o");
      continue;
    }
    const between = Math.max(1, Math.abs(line(end[1]) - line(y)) - 1);
    for (let i = 1; i <= between; i++) {
      const part = i / (between + 1);
      put(
        aside + column(x + part * (end[0] - x)),
        line(y + part * (end[1] - y)),
        slope(end[0] - x, end[1] - y),
      );
    }
  }
  for (const { shape, x, y, text, tone } of cells) {
    if (shape !== "edge") put(column(x), line(y), text ?? (tone === "light" ? "○" : PIECES[shape]));
  }
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => `    ${Array.from(row, (char) => char ?? " ").join("")}\n`)
    .join("");
}

function slope(across: number, down: number): string {
  if (across === 0) return "|";
  if (down === 0) return "-";
  return across > 0 === down > 0 ? "\\" : "/";
}

const PIECES = { token: "●", square: "□", hole: "·", edge: "|", ground: "▔", label: "" } as const;
