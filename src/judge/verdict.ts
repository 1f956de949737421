import { t } from "../locale/judge.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Text } from "../types.ts";
import { A } from "./problem.ts";
import type { Reader } from "./reader.ts";

/** Last line of an explanation. */
export function winner(first: boolean): Text {
  return first ? t("soFirstPlayerWins") : t("soSecondPlayerWins");
}

/** Reads a number of tests, then each test with `read`; the index counts from 1. */
export function* counted<T>(input: Reader, read: (input: Reader, index: number) => T): Generator<T> {
  const count = input.integer(A.count);
  for (let i = 1; i <= count; i++) yield read(input, i);
}

/** Reads tests until the input ends. */
export function* untilEnd<T>(input: Reader, read: (input: Reader) => T): Generator<T> {
  while (!input.ended()) yield read(input);
}

/** List of `count` items from `read`. Memory grows with the items, not with the announced count. */
export function several<T>(count: number, read: () => T): T[] {
  const found: T[] = [];
  for (let left = count; left > 0; left--) found.push(read());
  return found;
}

/** Reads `n` and n heaps. */
export function readHeaps(input: Reader, least?: number, most?: number): number[] {
  return several(input.integer(A.count), () => input.integer(A.heap, least, most));
}

export const sumOf = (values: readonly number[]): number => values.reduce((a, b) => nimSum(a, b), 0);

/** Values separated by a sign; of a long list only the first ones and the last. */
export function joined(values: readonly (number | bigint)[], sign = " ⊕ "): string {
  if (values.length === 0) return "0";
  if (values.length <= 12) return values.join(sign);
  return [...values.slice(0, 10), "…", values.at(-1)!].join(sign);
}

/** Values with their nim-sum, or a single value alone. */
export function summed(values: readonly number[]): string {
  if (values.length === 1) return `${values[0]}`;
  return `${joined(values)} = ${sumOf(values)}`;
}

/** Like `summed`, but a single value is written as `SG = …`. */
export const valued = (values: readonly number[]): string =>
  values.length === 1 ? `SG = ${values[0]}` : summed(values);
