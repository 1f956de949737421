import type { HeapRules } from "../../src/encoding.ts";
import { codeOptions, type Options, plainGrundy } from "../oracle.ts";

export const take = (set: readonly number[]): HeapRules => ({ kind: "take", set });
export const allBut = (set: readonly number[]): HeapRules => ({ kind: "take", allBut: set });
export const code = (...digits: number[]): HeapRules => ({ kind: "break", digits });

function optionsOf(rules: HeapRules): Options<number> {
  if (rules.kind === "break") return codeOptions(rules.digits, rules.unequal ?? false);
  const may = (s: number) =>
    "set" in rules ? rules.set.includes(s) : "allBut" in rules && !rules.allBut.includes(s);
  return (n) => Array.from({ length: n }, (_, i) => [n - i - 1]).filter(([left]) => may(n - left!));
}

export function valuesOf(rules: HeapRules, heaps: number): number[] {
  const value = plainGrundy(optionsOf(rules));
  return Array.from({ length: heaps }, (_, n) => value(n));
}

/** Whether G(n + p) = G(n) + s for all n from `from` to before `to`. */
export const holds = (values: ArrayLike<number>, from: number, to: number, p: number, s = 0): boolean =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i).every(
    (n) => values[n + p] === values[n]! + s,
  );
