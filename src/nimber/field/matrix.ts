import { eliminated, type Matrix, widthOf } from "./elimination.ts";
import { type Nimber, plain } from "./field.ts";

/**
 * Rank of a matrix of nimbers.
 * @throws RangeError if its rows differ in length, or an entry is not a natural number below 2^65536.
 * @example
 * rank([[1, 2], [2, 3]]); // 1
 */
export const rank = (matrix: Matrix, tick?: () => void): number =>
  eliminated(matrix, widthOf(matrix, "rank"), tick).pivots.length;

/**
 * Determinant of a square matrix of nimbers; that of no rows is 1.
 * @throws RangeError if it is not square, or an entry is not a natural number below 2^65536.
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
 * Vector x with `matrix` · x = `right`, zero at the free columns; `undefined` if there is none.
 * @throws RangeError if rows and `right` do not fit together, or an entry is not a natural number below
 * 2^65536.
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
