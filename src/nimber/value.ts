import { type Natural, natural } from "./natural.ts";
import { nimSum } from "./nim-sum.ts";

/**
 * Value ∞_K of a position whose play need not end and that no nim-heap cancels. `infinite` is K, the finite
 * values of its options, ascending.
 * Source: Smith, J. Combin. Theory 1 (1966) 51; Fraenkel & Perl 1975; Winning Ways, ch. 12.
 */
export interface Infinite {
  readonly infinite: readonly Natural[];
}

/**
 * Value ☾ of a position in an entailing game that the next player wins in every sum.
 * Source: Winning Ways, ch. 12.
 */
export interface Loony {
  readonly loony: true;
}

/** Value of a position: a natural number if play ends and the players move in turn. */
export type Value = Natural | Infinite | Loony;

/** Whether a value is finite and not loony. */
export const isNumber = (value: Value): value is Natural => typeof value !== "object";

/** Whether a value is ☾. */
export const isLoony = (value: Value): value is Loony => typeof value === "object" && "loony" in value;

/**
 * Value of a sum: v + ∞_K = ∞_(v ⊕ K); two infinite values give ∞ with the empty set; any sum with ☾ is ☾.
 * Precondition: infinite values and ☾ do not occur together.
 * @example
 * sumOfValues([5, 3]); // 6
 * sumOfValues([1, { infinite: [0, 2] }]); // { infinite: [1, 3] }
 * sumOfValues([{ infinite: [0] }, { infinite: [0] }]); // { infinite: [] }
 */
export function sumOfValues(values: Iterable<Value>): Value {
  let sum: Natural = 0;
  let infinite: Infinite | undefined;
  for (const value of values) {
    if (isNumber(value)) sum = nimSum(sum, value);
    else if (isLoony(value)) return value;
    else infinite = infinite === undefined ? value : NOTHING;
  }
  const total = natural(sum);
  if (infinite === undefined) return total;
  return { infinite: infinite.infinite.map((each) => natural(nimSum(each, total))).sort(ascending) };
}

const NOTHING: Infinite = { infinite: [] };

const ascending = (a: Natural, b: Natural) => (a < b ? -1 : 1);

/**
 * Written form of a value, such as 3, ∞(0,2) or ☾.
 * @example
 * valueText({ infinite: [0, 2] }); // "∞(0,2)"
 */
export function valueText(value: Value): string {
  if (isNumber(value)) return `${value}`;
  if (isLoony(value)) return "☾";
  return `∞${value.infinite.length === 0 ? "" : `(${value.infinite.join()})`}`;
}
