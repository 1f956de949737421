/**
 * Integer square root: the largest r with r² <= `n`. Newton's iteration from above, with a double as first
 * guess, so that three steps suffice for 200 bits.
 * @throws RangeError if `n` is negative.
 * @example
 * isqrt(99n); // 9n
 */
export function isqrt(n: bigint): bigint {
  if (n < 0n) throw new RangeError(`isqrt: expected a natural number, got ${n}`);
  if (n < 2n) return n;
  const guess =
    n < MOST ? BigInt(Math.floor(Math.sqrt(Number(n)))) : 1n << BigInt((n.toString(2).length + 1) >> 1);
  // By the inequality of arithmetic and geometric means, the result of the first step is not below the root.
  let root = (guess + n / guess) >> 1n;
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** Bound below which a double holds the root up to a factor near 1. */
const MOST = 1n << 1000n;
