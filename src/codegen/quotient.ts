import type { Valuing } from "./read/lines.ts";

/** Sums of heaps under misère play by the elements of a misère quotient. */
export interface SmallQuotient {
  /** Kind of each heap: the index of its element among those that heaps have. */
  readonly kinds: readonly number[];
  /** Period of the elements, from `preperiod` on, when it is proved for all heaps. */
  readonly period?: { readonly preperiod: number; readonly period: number };
  /** Number of elements, of which 0 is that of no heap. */
  readonly order: number;
  /** Elements after a heap is added: row for the element before, column for the kind of the heap. */
  readonly times: readonly (readonly number[])[];
  /** 1 for elements whose sums are lost. */
  readonly lost: readonly number[];
}

/** Code that finds the kinds of heaps, and how they make a sum. */
export function quotientValuing({ kinds, period, times, lost }: SmallQuotient): Pick<
  Valuing,
  "at" | "most" | "long" | "product"
> & {
  readonly before: readonly string[];
} {
  return {
    before: [
      `list kinds = ${kinds.join(" ")}`,
      `list sums = ${times.flat().join(" ")}`,
      `list losing = ${lost.join(" ")}`,
    ],
    at([heap], tag) {
      if (period === undefined) return { value: `kinds[narrow(${heap})]` };
      const { preperiod, period: length } = period;
      const at = `at${tag}`;
      return {
        lines: [
          `long ${at} = ${heap}`,
          `if ${at} >= ${preperiod + length}L:`,
          `  ${at} = ${preperiod}L + (${at} - ${preperiod}L) % ${length}L`,
        ],
        value: `kinds[narrow(${at})]`,
      };
    },
    ...(period === undefined && { most: [kinds.length - 1] }),
    long: false,
    product: {
      of: (total, kind) => `sums[${total} * ${times[0]!.length} + ${kind}]`,
      loses: (total) => `losing[${total}] == 1`,
    },
  };
}
