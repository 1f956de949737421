import type { HeapRules } from "../encoding.ts";
import { t } from "../locale/codegen.ts";
import type { Natural } from "../nimber/natural.ts";
import type { Period } from "../solve/period/theorem.ts";
import type { Text } from "../types.ts";

// Writes expressions in the language of `program.ts` for periodic values: the value of a heap of any size from that of
// a small one, or by a formula without a table.

/** Proved period, and the theorem that proves it, as named in a remark in source code. */
export interface ProvedLaw extends Period {
  readonly theorem: string | Text;
  /** Whether the independent checker has replayed the proof, if that is one of finitely many values. */
  readonly replayed?: boolean;
}

/** Whether values grow with every token from the first, so that no table is needed. */
export const isLinear = ({ preperiod, period, saltus }: Period): boolean =>
  preperiod === 0 && period === 1 && saltus > 0;

/** Expression of `program.ts` for the small heap with the value of `heap` minus the growth by the saltus. */
export function reducedBy({ preperiod, period }: Period, heap: string): string {
  if (period === 1) return `${preperiod}L`;
  return preperiod === 0 ? `${heap} % ${period}L` : `${preperiod}L + (${heap} - ${preperiod}L) % ${period}L`;
}

/**
 * Expression of `program.ts` for the value of `heap`: `value`, which is that of the heap `least`, plus the growth by
 * the saltus.
 */
export function grownBy({ period, saltus }: Period, value: string, heap: string, least: string): string {
  // Takes the difference first: added to the value, `heap` may overflow.
  if (period === saltus) return `${heap} - ${least} + ${value}`;
  const rounds = period === 1 ? `(${heap} - ${least})` : `(${heap} - ${least}) // ${period}L`;
  return `${value} + ${rounds}${saltus === 1 ? "" : ` * ${saltus}L`}`;
}

/** Expression of `program.ts` for the value of `heap` by a linear law, when heap 0 has the value `first`. */
export function linearValue({ saltus }: Period, first: number, heap: string): string {
  const multiple = saltus === 1 ? heap : `${heap} * ${saltus}L`;
  return first === 0 ? multiple : `${multiple} + ${first}L`;
}

/** Takes of `from` to `to` tokens, or of at least `from`. */
export type Range = Extract<HeapRules, { readonly from: Natural }>;

/** Range of takes in the rules, if they are a single range. */
export const rangeIn = (rules: HeapRules | undefined): Range | undefined =>
  rules !== undefined && "from" in rules ? rules : undefined;

/** The largest long integer of contest languages. */
const MOST = 2n ** 63n - 1n;

/**
 * Expression of `program.ts` for the value of heap `n`: ⌊(n mod (from + to)) / from⌋. Numbers that exceed long integers
 * are left out.
 */
export function quotientOf({ from, to }: Range, n: string): string {
  if (from > MOST) return "0L";
  const period = to === undefined ? undefined : BigInt(from) + BigInt(to);
  const rest = period === undefined || period > MOST ? n : `${n} % ${period}L`;
  return from === 1 ? rest : `${rest} // ${from}L`;
}

/** Comment on a range of heaps. */
export function rangeRemark({ from, to }: Range): Text {
  const rest = to === undefined ? "n" : `(n mod ${BigInt(from) + BigInt(to)})`;
  const formula = from === 1 ? rest.replace(/[()]/g, "") : `floor(${rest} / ${from})`;
  return t("sgNEveryNTheorem", { formula });
}
