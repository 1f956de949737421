import type { DiagramRules } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import { mexOfMarks } from "../../nimber/mex.ts";
import type { Budget } from "../limits.ts";

/** Values of all diagrams in a rectangle. */
export interface DiagramTable {
  readonly rows: number;
  readonly columns: number;
  at(position: readonly number[]): number;
  readonly entries: number;
}

/** Number of diagrams within a rectangle: each is a lattice path along its edge. */
export function diagramsWithin(rows: number, columns: number): number {
  let paths = 1;
  for (let i = 1; i <= Math.min(rows, columns); i++) paths *= (Math.max(rows, columns) + i) / i;
  return Math.round(paths);
}

/** Bytes of a value. */
const VALUE = 2;

/**
 * Values of all diagrams with at most `rows` rows and `columns` columns, by their lexicographic rank. A move
 * leaves a diagram of lower rank, which is a sum of three known terms. Cost: a few nanoseconds for each move
 * of each diagram.
 * @throws LimitError
 */
export function diagramTable(
  { poisoned }: DiagramRules,
  rows: number,
  columns: number,
  budget: Budget,
): DiagramTable {
  const count = diagramsWithin(rows, columns);
  if (count * VALUE > budget.bytes) throw new LimitError("bytes", budget.bytes, count * VALUE);
  const width = columns + 1;
  // Contribution of row i of length k to the rank: C(k + rows - 1 - i, rows - i), the number of diagrams
  // whose rows from i on are shorter.
  const term = new Float64Array(rows * width);
  // Contribution of the rows before i when all of them have length k.
  const flat = new Float64Array((rows + 1) * width);
  for (let i = 0; i < rows; i++)
    for (let k = 0; k <= columns; k++) {
      term[i * width + k] = k === 0 ? 0 : diagramsWithin(rows - i, k - 1);
      flat[(i + 1) * width + k] = flat[i * width + k]! + term[i * width + k]!;
    }
  const values = new Uint16Array(count);
  const lengths = new Int32Array(rows);
  const before = new Float64Array(rows + 1);
  const after = new Float64Array(rows + 1);
  const seen = new Int32Array(rows * columns + 2).fill(-1);

  for (let rank = 0; rank < count; rank++) {
    if ((rank & 63) === 0) budget.tick(rank);
    for (let i = 0; i < rows; i++) before[i + 1] = before[i]! + term[i * width + lengths[i]!]!;
    for (let i = rows; i-- > 0; ) after[i] = after[i + 1]! + term[i * width + lengths[i]!]!;
    // The first `longer` rows are longer than k; each of them may be the first one that is cut to k.
    let longer = rows;
    for (let k = 0; k < lengths[0]!; k++) {
      while (lengths[longer - 1]! <= k) longer--;
      const rest = flat[longer * width + k]! + after[longer]!;
      for (let i = poisoned && k === 0 ? 1 : 0; i < longer; i++)
        seen[values[before[i]! - flat[i * width + k]! + rest]!] = rank;
    }
    values[rank] = mexOfMarks(seen, rank);
    let last = rows - 1;
    while (last > 0 && lengths[last] === lengths[last - 1]) lengths[last--] = 0;
    lengths[last]!++;
  }

  return {
    rows,
    columns,
    entries: count,
    at: (position) => values[position.reduce((rank, length, i) => rank + term[i * width + length]!, 0)]!,
  };
}
