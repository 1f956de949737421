// Integers as 32 bits, as bitwise operators treat them.

/** Index of the lowest 1 in a nonzero word. */
export const lowest = (word: number): number => 31 - Math.clz32(word & -word);

/** Number of ones in a word. */
export function popcount(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Word with its bits in reverse order. */
export function reverse(word: number): number {
  let bits = ((word >>> 1) & 0x55555555) | ((word & 0x55555555) << 1);
  bits = ((bits >>> 2) & 0x33333333) | ((bits & 0x33333333) << 2);
  bits = ((bits >>> 4) & 0x0f0f0f0f) | ((bits & 0x0f0f0f0f) << 4);
  bits = ((bits >>> 8) & 0x00ff00ff) | ((bits & 0x00ff00ff) << 8);
  return (bits >>> 16) | (bits << 16);
}
