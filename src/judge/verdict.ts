import { nimSum } from "../nimber/nim-sum.ts";
import type { Text } from "../types.ts";
import { A } from "./problem.ts";
import type { Reader } from "./reader.ts";

/** The last line of an explanation. */
export function winner(first: boolean): Text {
  return first
    ? { en: "So the first player wins.", zh: "所以先手必胜。" }
    : { en: "So the second player wins.", zh: "所以后手必胜。" };
}

/** Reads a number of tests and counts them from 1. */
export function* tests(input: Reader): Generator<number> {
  const count = input.integer(A.count);
  for (let i = 1; i <= count; i++) yield i;
}

/** Reads `count` heaps one by one, so that none need be kept. */
export function* heaps(input: Reader, count: number, least = 0, most?: number): Generator<number> {
  for (let left = count; left > 0; left--) yield input.integer(A.heap, least, most);
}

/** Reads `n h1 … hn` and returns the nim-sum of the heaps. */
export function heapSum(input: Reader): number {
  let sum = 0;
  for (const heap of heaps(input, input.integer(A.count))) sum = nimSum(sum, heap);
  return sum;
}

/** Values with a sign between; of many only the first and the last. */
export function joined(values: readonly (number | bigint)[], sign = " ⊕ "): string {
  if (values.length === 0) return "0";
  if (values.length <= 12) return values.join(sign);
  return [...values.slice(0, 10), "…", values.at(-1)!].join(sign);
}

/** Values with their nim-sum, which one value alone is already. */
export function summed(values: readonly number[]): string {
  if (values.length === 1) return `${values[0]}`;
  return `${joined(values)} = ${values.reduce((a, b) => nimSum(a, b), 0)}`;
}

/** As `summed`, of values of games: of one alone it says that it is one. */
export const valued = (values: readonly number[]): string =>
  values.length === 1 ? `SG = ${values[0]}` : summed(values);
