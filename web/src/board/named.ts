import type { Cell } from "nimber";

/** Whether a label is the name of a piece, which boards write next to it. */
export const isNamed = ({ shape, x, y }: Cell, label: Cell): boolean =>
  (shape === "token" || shape === "hole") && y === label.y && label.x - x === 0.5;

/** Longest name written on a piece; longer ones stay next to it. */
const LONGEST = 2;

/**
 * Cells of a board with the names of its pieces on them instead of next to them, where lines would cross the
 * names.
 */
export function inscribed(cells: readonly Cell[]): readonly Cell[] {
  const names = new Map<number, string>();
  const written = new Set<number>();
  for (const [i, label] of cells.entries()) {
    if (label.shape !== "label" || label.text === undefined || label.text.length > LONGEST) continue;
    const piece = cells.findIndex((cell) => isNamed(cell, label));
    if (piece < 0 || cells[piece]!.text !== undefined) continue;
    names.set(piece, label.text);
    written.add(i);
  }
  return cells.map((cell, i) => {
    if (written.has(i)) return { ...cell, x: cell.x - 0.5, text: "" };
    return names.has(i) ? { ...cell, text: names.get(i)! } : cell;
  });
}
