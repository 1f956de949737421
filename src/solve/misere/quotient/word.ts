/** Exponents of a product of generators, one byte each, four per cell: products add cell by cell. */
export type Word = Uint32Array;

export const packed = (exponents: readonly number[]): Word => {
  const word = new Uint32Array((exponents.length + 3) >> 2);
  exponents.forEach((exponent, g) => {
    word[g >> 2]! += exponent * 2 ** (8 * (g & 3));
  });
  return word;
};

export const product = (a: Word, b: Word): Word => a.map((cell, i) => cell + b[i]!);

/** Number of generators in a word, counted with multiplicity. */
export const length = (word: Word): number => {
  let sum = 0;
  for (const cell of word) sum += (cell & 255) + ((cell >>> 8) & 255) + ((cell >>> 16) & 255) + (cell >>> 24);
  return sum;
};
