/** Natural number: a number up to 2^53 - 1, a bigint beyond. */
export type Natural = number | bigint;

/**
 * `value` in its normal form: a number where exact, else a bigint.
 * @throws RangeError if `value` is not a natural number.
 * @example
 * natural(7n); // 7
 * natural(10n ** 18n); // 1000000000000000000n
 */
export function natural(value: Natural): Natural {
  if (value < 0 || (typeof value === "number" && !Number.isSafeInteger(value))) {
    throw new RangeError(`natural: expected a natural number, got ${value}`);
  }
  return typeof value === "bigint" && value <= MAX ? Number(value) : value;
}

/**
 * `a` + `b`, exactly.
 * @example
 * plus(2 ** 53 - 1, 1); // 9007199254740992n
 */
export function plus(a: Natural, b: Natural): Natural {
  if (typeof a === "number" && typeof b === "number" && Number.isSafeInteger(a + b)) return a + b;
  return natural(BigInt(a) + BigInt(b));
}

/**
 * `a` - `b`, exactly. Precondition: `b` <= `a`.
 * @example
 * minus(10n ** 16n, 10n ** 16n - 5n); // 5
 */
export function minus(a: Natural, b: Natural): Natural {
  return typeof a === "number" && typeof b === "number" ? a - b : natural(BigInt(a) - BigInt(b));
}

/**
 * `a` · `b`, exactly.
 * @example
 * times(10 ** 10, 10 ** 8); // 1000000000000000000n
 */
export function times(a: Natural, b: Natural): Natural {
  if (typeof a === "number" && typeof b === "number" && Number.isSafeInteger(a * b)) return a * b;
  return natural(BigInt(a) * BigInt(b));
}

/**
 * Whether `value` is a natural number in its normal form.
 * @example
 * isNatural(7); // true
 * isNatural(7n); // false
 * isNatural(2 ** 53); // false
 */
export function isNatural(value: unknown): value is Natural {
  return typeof value === "bigint" ? value > MAX : Number.isSafeInteger(value) && (value as number) >= 0;
}

const MAX = BigInt(Number.MAX_SAFE_INTEGER);

/** Whether `value` is an array of natural numbers. */
export const areNaturals = (value: unknown): value is readonly Natural[] =>
  Array.isArray(value) && value.every(isNatural);
