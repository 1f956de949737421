import type { Outcome } from "../types.ts";

/**
 * Cells of the positions with coordinates up to `ends`, the last coordinate changing fastest. -1 is no
 * position, -2 a draw.
 */
export interface BoxListing {
  readonly ends: readonly number[];
  readonly known: "values" | "outcomes";
  readonly cells: Int32Array;
}

/** JSON of a box: nested rows; the innermost row of outcomes is a word. */
export type Nested = number | null | string | readonly Nested[];

/** Cells as nested rows, by the coordinates in order. */
export function nested(box: BoxListing): Nested {
  const { ends, known, cells } = box;
  const rows = (axis: number, first: number, size: number): Nested => {
    if (axis === ends.length - 1) {
      const row = cells.subarray(first, first + ends[axis]! + 1);
      return known === "outcomes"
        ? Array.from(row, signOf).join("")
        : Array.from(row, (value) => (value < 0 ? null : value));
    }
    const each = size / (ends[axis]! + 1);
    return Array.from({ length: ends[axis]! + 1 }, (_, i) => rows(axis + 1, first + i * each, each));
  };
  return rows(0, 0, cells.length);
}

/** Letter of an outcome; a dot for no position. */
export const signOf = (cell: number): Outcome | "." =>
  cell === -2 ? "D" : cell < 0 ? "." : cell === 0 ? "P" : "N";

/** Line for each position: its coordinates, and its value or outcome. */
export function* boxCsv(
  box: BoxListing,
  places: Iterable<readonly number[]>,
  names: readonly string[],
): Generator<string> {
  yield `${[...names, box.known === "values" ? "value" : "outcome"].join()}\n`;
  let i = 0;
  for (const place of places) {
    const cell = box.cells[i++]!;
    if (cell !== -1) yield `${place.join()},${box.known === "values" ? cell : signOf(cell)}\n`;
  }
}
