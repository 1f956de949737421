import { type HeapTable, heapTable } from "../solve/period/table.ts";
import type { LocalizedText } from "../types.ts";
import { A } from "./problem.ts";
import type { Reader } from "./reader.ts";
import { readHeaps, sumOf, valued } from "./verdict.ts";

/** Largest heap with a table entry. Judges use at most 10,000. */
export const LARGEST = 10_000_000;

/** Reads `k s1 … sk`. A take of 0 is no move and is dropped. */
export function readTakes(input: Reader, count: number = input.integer(A.count)): HeapTable {
  const takes: number[] = [];
  for (let i = 0; i < count; i++) takes.push(input.integer(A.take, 0));
  takes.sort((a, b) => a - b);
  return heapTable({ kind: "take", set: takes.filter((s, i) => s > 0 && s !== takes[i - 1]) });
}

/** Heaps with their values. */
export interface Heaps {
  readonly heaps: readonly number[];
  readonly values: readonly number[];
}

/** Reads `n h1 … hn` and looks up the values in `table`. */
export function readSum(input: Reader, table: HeapTable): Heaps {
  const heaps = readHeaps(input, 0, LARGEST);
  // The largest heap first, so that the table grows once.
  table.grundy(heaps.reduce((most, heap) => Math.max(most, heap), 0));
  return { heaps, values: heaps.map((heap) => Number(table.grundy(heap))) };
}

/** Value of each heap, and the winner of the sum. */
export function* explainSum({ heaps, values }: Heaps): Generator<LocalizedText> {
  for (const [i, heap] of heaps.entries()) {
    const line = `SG(${heap}) = ${values[i]}`;
    yield { en: line, zh: line };
  }
  yield conclusion(values);
}

/** Nim-sum of `values`, and the winner. */
export function conclusion(values: readonly number[]): LocalizedText {
  const total = valued(values);
  return sumOf(values) === 0
    ? {
        en: `Sprague–Grundy: ${total}, so the second player wins.`,
        zh: `Sprague–Grundy 定理：${total}，所以后手必胜。`,
      }
    : {
        en: `Sprague–Grundy: ${total}, not 0, so the first player wins.`,
        zh: `Sprague–Grundy 定理：${total}，不为 0，所以先手必胜。`,
      };
}
