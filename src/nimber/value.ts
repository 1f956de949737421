import { type Natural, natural } from "./natural.ts";
import { nimSum } from "./nim-sum.ts";

/**
 * The value ∞_K of a position from which play need not end, and which no nim-heap cancels: `infinite` is K, the
 * values of its options that are numbers, ascending.
 * Source: Smith, J. Combin. Theory 1 (1966) 51; Fraenkel & Perl 1975; Winning Ways, ch. 12.
 */
export interface Infinite {
  readonly infinite: readonly Natural[];
}

/**
 * The value ☾ of a position that the next player wins whatever is beside it, which moves that set who moves next can make.
 * Source: Winning Ways, ch. 12.
 */
export interface Loony {
  readonly loony: true;
}

/** The value of a position: a natural number wherever play ends and players take turns. */
export type Value = Natural | Infinite | Loony;

/** Whether a value is a number. */
export const isNumber = (value: Value): value is Natural => typeof value !== "object";

/** Whether a value is ☾. */
export const isLoony = (value: Value): value is Loony => typeof value === "object" && "loony" in value;

/**
 * The value of a sum: v + ∞_K = ∞_(v ⊕ K), and the sum of two infinite values is ∞ with nothing; what is added to ☾ is ☾.
 * Precondition: infinite values do not stand beside ☾.
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
 * A value as it is written, as 3, ∞(0,2) or ☾.
 * @example
 * valueText({ infinite: [0, 2] }); // "∞(0,2)"
 */
export function valueText(value: Value): string {
  if (isNumber(value)) return `${value}`;
  if (isLoony(value)) return "☾";
  return `∞${value.infinite.length === 0 ? "" : `(${value.infinite.join()})`}`;
}
