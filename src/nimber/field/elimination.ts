import { big, inverse, type Nimber, product } from "./field.ts";

/** Matrix of nimbers, by rows of equal length. */
export type Matrix = readonly (readonly Nimber[])[];

interface Eliminated {
  /** Rows in reduced form: a 1 at each pivot, zeros elsewhere in its column. */
  readonly rows: readonly (readonly bigint[])[];
  /** Columns of the pivots of the first rows. */
  readonly pivots: readonly number[];
  /** Product of the entries found at the pivots. */
  readonly scale: bigint;
}

/** Gauss–Jordan elimination on the first `columns`. Exchanging rows changes no sign, since 1 = -1. */
export function eliminated(matrix: Matrix, columns: number, tick?: () => void): Eliminated {
  const rows = matrix.map((row) => row.map(big));
  const pivots: number[] = [];
  let scale = 1n;
  for (let column = 0; column < columns; column++) {
    const at = rows.findIndex((row, i) => i >= pivots.length && row[column] !== 0n);
    if (at < 0) continue;
    const to = pivots.length;
    [rows[at], rows[to]] = [rows[to]!, rows[at]!];
    const pivot = rows[to]![column]!;
    const over = big(inverse(pivot));
    const row = rows[to]!.map((each) => product(each, over));
    rows[to] = row;
    for (const [i, other] of rows.entries()) {
      const times = other[column]!;
      if (i === to || times === 0n) continue;
      tick?.();
      rows[i] = other.map((each, j) => each ^ product(times, row[j]!));
    }
    scale = product(scale, pivot);
    pivots.push(column);
  }
  return { rows, pivots, scale };
}

export function widthOf(matrix: Matrix, asked: string): number {
  const width = matrix[0]?.length ?? 0;
  const uneven = matrix.findIndex((row) => row.length !== width);
  if (uneven < 0) return width;
  throw new RangeError(
    `${asked}: expected rows of ${width} nimbers, got row ${uneven} of ${matrix[uneven]!.length}`,
  );
}
