import type { Cell } from "nimber";

/** Boards of a sum in one picture, below each other. */
export function below(boards: readonly { readonly cells: readonly Cell[] }[]): Cell[] {
  let bottom = 0;
  return boards.flatMap(({ cells }) => {
    const down = bottom - Math.min(0, ...cells.map(({ y }) => y));
    bottom = 1 + Math.max(bottom, ...cells.map(({ y, end }) => down + Math.max(y, end?.[1] ?? y)));
    return cells.map(({ end, ...cell }) => ({
      ...cell,
      y: cell.y + down,
      ...(end && { end: [end[0], end[1] + down] as const }),
    }));
  });
}
