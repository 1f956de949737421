import { nimSum } from "../nimber/nim-sum.ts";
import { type HeapTable, heapTable } from "../solve/heap/table.ts";
import type { Text } from "../types.ts";
import { A } from "./problem.ts";
import type { Reader } from "./reader.ts";
import { valued } from "./verdict.ts";

/** The largest heap that is looked up in a table; judges stop at 10,000. */
export const LARGEST = 10_000_000;

/** Reads `k s1 … sk`; takes of 0 are no moves. */
export function readTakes(input: Reader, count: number = input.integer(A.count)): HeapTable {
  const takes: number[] = [];
  for (let i = 0; i < count; i++) takes.push(input.integer(A.take, 0));
  takes.sort((a, b) => a - b);
  return heapTable({ kind: "take", set: takes.filter((s, i) => s > 0 && s !== takes[i - 1]) });
}

/** Reads `n h1 … hn` and returns the nim-sum of the heaps' values. */
export function readNimSum(input: Reader, table: HeapTable): number {
  let sum = 0;
  for (let left = input.integer(A.count, 0); left > 0; left--) {
    sum ^= Number(table.grundy(input.integer(A.heap, 0, LARGEST)));
  }
  return sum;
}

/** Reads `n h1 … hn` and explains who wins that sum. */
export function* explainHeaps(input: Reader, table: HeapTable): Generator<Text> {
  const values: number[] = [];
  for (let left = input.integer(A.count); left > 0; left--) {
    const heap = input.integer(A.heap, 0, LARGEST);
    const value = Number(table.grundy(heap));
    values.push(value);
    yield { en: `SG(${heap}) = ${value}`, zh: `SG(${heap}) = ${value}` };
  }
  yield conclusion(values);
}

/** The nim-sum of `values` and who wins by it. */
export function conclusion(values: readonly number[]): Text {
  const sum = values.reduce((total, value) => nimSum(total, value), 0);
  const total = valued(values);
  return sum === 0
    ? {
        en: `Sprague–Grundy: ${total}, so the second player wins.`,
        zh: `Sprague–Grundy 定理：${total}，所以后手必胜。`,
      }
    : {
        en: `Sprague–Grundy: ${total}, not 0, so the first player wins.`,
        zh: `Sprague–Grundy 定理：${total}，不为 0，所以先手必胜。`,
      };
}
