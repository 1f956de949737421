import type { HeapRules } from "../encoding.ts";
import { t } from "../locale/codegen.ts";
import type { Natural } from "../nimber/natural.ts";
import type { Text } from "../types.ts";

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

/** What a comment says of it. */
export function rangeRemark({ from, to }: Range): Text {
  const rest = to === undefined ? "n" : `(n mod ${BigInt(from) + BigInt(to)})`;
  const formula = from === 1 ? rest.replace(/[()]/g, "") : `floor(${rest} / ${from})`;
  return t("sgNEveryNTheorem", { formula });
}
