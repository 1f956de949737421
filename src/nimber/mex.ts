/**
 * Least natural number not in `values`, the *minimal excludant*.
 * Cost: linear in the number of values.
 * @example
 * mex([0, 1, 3]); // 2
 * mex([]); // 0
 */
export function mex(values: Iterable<number>): number {
  const seen = new Set(values);
  let least = 0;
  while (seen.has(least)) least++;
  return least;
}

/**
 * Least natural number whose bit is clear in `words`; bit b of word w stands for 32w + b.
 * @example
 * mexOfBits(new Uint32Array([0b1011])); // 2
 * mexOfBits(new Uint32Array([0xffffffff, 0b1])); // 33
 */
export function mexOfBits(words: Uint32Array): number {
  let w = 0;
  while (w < words.length && words[w] === 0xffffffff) w++;
  if (w === words.length) return 32 * w;
  const word = words[w]!;
  return 32 * w + 31 - Math.clz32(~word & (word + 1));
}
