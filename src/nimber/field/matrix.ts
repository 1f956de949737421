import { big, inverse, type Nimber, plain, product } from "./field.ts";

/** A matrix of nimbers, by rows of equal length. */
export type Matrix = readonly (readonly Nimber[])[];

interface Eliminated {
  /** The rows in reduced form: a 1 at each pivot, and zeros elsewhere in its column. */
  readonly rows: readonly (readonly bigint[])[];
  /** The column of the pivot of each of the first rows. */
  readonly pivots: readonly number[];
  /** The product of what stood at the pivots. */
  readonly scale: bigint;
}

/** Gauss–Jordan elimination on the first `columns`; rows change places without a sign, for 1 is its own negative. */
function eliminated(matrix: Matrix, columns: number, tick?: () => void): Eliminated {
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

function widthOf(matrix: Matrix, asked: string): number {
  const width = matrix[0]?.length ?? 0;
  const uneven = matrix.findIndex((row) => row.length !== width);
  if (uneven < 0) return width;
  throw new RangeError(
    `${asked}: expected rows of ${width} nimbers, got row ${uneven} of ${matrix[uneven]!.length}`,
  );
}

/**
 * The rank of `matrix`.
 * @throws RangeError when its rows are not of equal length, or an entry is no natural number below 2^65536.
 * @example
 * rank([[1, 2], [2, 3]]); // 1
 */
export const rank = (matrix: Matrix, tick?: () => void): number =>
  eliminated(matrix, widthOf(matrix, "rank"), tick).pivots.length;

/**
 * The determinant of a square `matrix`; that of no rows is 1.
 * @throws RangeError when it is not square, or an entry is no natural number below 2^65536.
 * @example
 * determinant([[1, 2], [3, 4]]); // 5
 */
export function determinant(matrix: Matrix, tick?: () => void): Nimber {
  const width = widthOf(matrix, "determinant");
  if (width !== matrix.length) {
    throw new RangeError(`determinant: expected as many columns as rows, got ${width} and ${matrix.length}`);
  }
  const { pivots, scale } = eliminated(matrix, width, tick);
  return pivots.length === width ? plain(scale) : 0;
}

/**
 * A vector x with `matrix` · x = `right`, zero at the columns that are free; undefined when there is none.
 * @throws RangeError when rows and `right` do not fit together, or an entry is no natural number below 2^65536.
 * @example
 * solve([[1, 2], [2, 3]], [1, 2]); // [1, 0]
 * solve([[1, 2], [2, 3]], [1, 1]); // undefined
 */
export function solve(
  matrix: Matrix,
  right: readonly Nimber[],
  tick?: () => void,
): readonly Nimber[] | undefined {
  const width = widthOf(matrix, "solve");
  if (right.length !== matrix.length) {
    throw new RangeError(
      `solve: expected a right side for each of ${matrix.length} rows, got ${right.length}`,
    );
  }
  const joined = matrix.map((row, i) => [...row, right[i]!]);
  const { rows, pivots } = eliminated(joined, width, tick);
  if (rows.some((row, i) => i >= pivots.length && row[width] !== 0n)) return undefined;
  const solution: Nimber[] = Array(width).fill(0);
  for (const [i, column] of pivots.entries()) solution[column] = plain(rows[i]![width]!);
  return solution;
}
