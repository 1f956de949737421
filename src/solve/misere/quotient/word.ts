/** The exponents of a product of generators, a byte each, four to a cell: products add cell by cell. */
export type Word = Uint32Array;

export const packed = (exponents: readonly number[]): Word => {
  const word = new Uint32Array((exponents.length + 3) >> 2);
  exponents.forEach((exponent, g) => {
    word[g >> 2]! += exponent * 2 ** (8 * (g & 3));
  });
  return word;
};

export const product = (a: Word, b: Word): Word => a.map((cell, i) => cell + b[i]!);

/** How many generators a word has, each as often as it stands there. */
export const length = (word: Word): number => {
  let sum = 0;
  for (const cell of word) sum += (cell & 255) + ((cell >>> 8) & 255) + ((cell >>> 16) & 255) + (cell >>> 24);
  return sum;
};
