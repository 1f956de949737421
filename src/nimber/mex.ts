/**
 * Least natural number not in `values`, the *minimal excludant*.
 * Cost: linear in the number of values.
 * @example
 * mex([0, 1, 3]); // 2
 * mex([]); // 0
 */
export function mex(values: Iterable<number>): number {
  const seen = new Set(values);
  return leastNotIn((number) => seen.has(number));
}

/** Least natural number, of those from `from` on, that is not in the set that `has` tells the members of. */
export function leastNotIn(has: (number: number) => boolean, from = 0): number {
  let least = from;
  while (has(least)) least++;
  return least;
}

/** Least natural number that is not marked with `stamp`: the mex of a set that is emptied by the next stamp. */
export function mexOfMarks(marks: ArrayLike<number>, stamp: number): number {
  let least = 0;
  while (marks[least] === stamp) least++;
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
