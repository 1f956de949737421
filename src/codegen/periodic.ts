import type { HeapRules } from "../encoding.ts";
import { t } from "../locale/codegen.ts";
import type { Natural } from "../nimber/natural.ts";
import type { Period } from "../solve/period/theorem.ts";
import type { Text } from "../types.ts";

// Values that repeat need no long table, and some none at all: here stand the expressions of `program.ts` by which a
// program finds the value of a heap of any size from that of a small one, or by a formula alone.

/** A proved period, and the theorem that proves it, as a remark in source code names it. */
export interface ProvedLaw extends Period {
  readonly theorem: string | Text;
  /** Whether the independent checker has replayed the proof, if that is one of finitely many values. */
  readonly replayed?: boolean;
}

/** Whether values grow with every token from the first, so that nothing is looked up. */
export const isLinear = ({ preperiod, period, saltus }: Period): boolean =>
  preperiod === 0 && period === 1 && saltus > 0;

/** The heap that has the value of `heap`, but for what the saltus adds: an expression of `program.ts`. */
export function reducedBy({ preperiod, period }: Period, heap: string): string {
  if (period === 1) return `${preperiod}L`;
  return preperiod === 0 ? `${heap} % ${period}L` : `${preperiod}L + (${heap} - ${preperiod}L) % ${period}L`;
}

/** `value`, which is that of the heap `least`, and what the saltus adds for `heap`: likewise. */
export function grownBy({ period, saltus }: Period, value: string, heap: string, least: string): string {
  // The difference first: with the value, `heap` may be too large.
  if (period === saltus) return `${heap} - ${least} + ${value}`;
  const rounds = period === 1 ? `(${heap} - ${least})` : `(${heap} - ${least}) // ${period}L`;
  return `${value} + ${rounds}${saltus === 1 ? "" : ` * ${saltus}L`}`;
}

/** The value of `heap` by a linear law, heap 0 having the value `first`: likewise. */
export function linearValue({ saltus }: Period, first: number, heap: string): string {
  const multiple = saltus === 1 ? heap : `${heap} * ${saltus}L`;
  return first === 0 ? multiple : `${multiple} + ${first}L`;
}

/** Takes of `from` to `to` tokens, or of at least `from`. */
export type Range = Extract<HeapRules, { readonly from: Natural }>;

/** The numbers that a takes' range of rules has, when they are one. */
export const rangeIn = (rules: HeapRules | undefined): Range | undefined =>
  rules !== undefined && "from" in rules ? rules : undefined;

/** The largest long integer of contest languages. */
const MOST = 2n ** 63n - 1n;

/**
 * The value of heap `n` in the language of `program.ts`: ⌊(n mod (from + to)) / from⌋, where of numbers that no long
 * integer holds nothing is left.
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
