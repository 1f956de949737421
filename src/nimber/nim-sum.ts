/**
 * Nim-sum of `values`: addition in binary without carries. Numbers are exact up to 2^53 - 1; if one value is
 * a bigint, so is the sum.
 * @throws RangeError if a value is negative or a number beyond 2^53 - 1.
 * @example
 * nimSum(3, 5); // 6
 * nimSum(2 ** 40, 1); // 1099511627777
 * nimSum(5n, 3); // 6n
 */
export function nimSum(...values: readonly number[]): number;
export function nimSum(...values: readonly (number | bigint)[]): number | bigint;
export function nimSum(...values: readonly (number | bigint)[]): number | bigint {
  const a = values[0]!;
  const b = values[1]!;
  // Most sums are of two small numbers.
  if (values.length === 2 && isSmall(a) && isSmall(b)) return a ^ b;
  let low = 0;
  let high = 0;
  let large: bigint | undefined;
  for (const value of values) {
    if (typeof value === "bigint") {
      if (value < 0n) throw new RangeError(`nimSum: expected a natural number, got ${value}`);
      large = (large ?? 0n) ^ value;
    } else {
      if (!Number.isSafeInteger(value) || value < 0) {
        throw new RangeError(`nimSum: expected a natural number below 2^53, got ${value}`);
      }
      low ^= value;
      if (value >= TWO_32) high ^= value / TWO_32;
    }
  }
  const small = high * TWO_32 + (low >>> 0);
  return large === undefined ? small : large ^ BigInt(small);
}

/** Whether the operator ^ is exact for `value`. */
const isSmall = (value: number | bigint): value is number =>
  typeof value === "number" && (value | 0) === value && value >= 0;

const TWO_32 = 2 ** 32;
