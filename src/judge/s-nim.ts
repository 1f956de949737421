import { type HeapTable, heapTable } from "../solve/heap/table.ts";
import { A } from "./problem.ts";
import type { Reader } from "./reader.ts";

/** The largest heap that is looked up in a table; judges stop at 10,000. */
const LARGEST = 10_000_000;

/** Reads `k s1 … sk`; takes of 0 are no moves. */
export function readTakes(input: Reader, count: number = input.integer(A.count)): HeapTable {
  const set = new Set<number>();
  for (let i = 0; i < count; i++) set.add(input.integer(A.take, 0));
  set.delete(0);
  return heapTable({ kind: "take", set: [...set].sort((a, b) => a - b) });
}

/** Reads `n h1 … hn` and returns the values of the heaps. */
export function readHeapValues(input: Reader, table: HeapTable): number[] {
  return Array.from({ length: input.integer(A.count, 0) }, () =>
    Number(table.grundy(input.integer(A.heap, 0, LARGEST))),
  );
}
