/**
 * The integer square root: the largest r with r² <= `n`, by Newton's iteration from above.
 * @throws RangeError when `n` is negative.
 * @example
 * isqrt(99n); // 9n
 */
export function isqrt(n: bigint): bigint {
  if (n < 0n) throw new RangeError(`isqrt: expected a natural number, got ${n}`);
  if (n < 2n) return n;
  let root = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
