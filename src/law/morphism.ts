/** Images of the letters 0, 1, … under a morphism of words; that of 0 begins with 0 and is longer. */
export type Morphism = readonly (readonly number[])[];

/** Longest image of a letter. */
const LONGEST = 6;

/** Least length of a word for each letter in the images of a morphism that generates it, or it would be a mere list. */
const SUPPORT = 2;

/**
 * Morphism with the shortest images whose fixed point begins with a word, in which each of `size` letters occurs; they
 * are numbered as they first occur. Cost: at most LONGEST ** size choices of lengths, most of which fail at once.
 */
export function fixedPointOf(word: readonly number[], size: number): Morphism | undefined {
  const images: (readonly number[] | undefined)[] = Array.from({ length: size });
  let best: Morphism | undefined;
  let shortest = Math.floor(word.length / SUPPORT);

  /** Goes on with the letter at `at`, whose image begins at `place`. */
  function go(at: number, place: number, total: number): void {
    let [i, next] = [at, place];
    for (; next < word.length; i++) {
      const letter = word[i]!;
      const image = images[letter];
      if (image === undefined) {
        for (let length = letter === 0 ? 2 : 1; length <= LONGEST && total + length < shortest; length++) {
          images[letter] = word.slice(next, next + length);
          if (next + length <= word.length) go(i + 1, next + length, total + length);
        }
        images[letter] = undefined;
        return;
      }
      for (const each of image) if (next < word.length && word[next++] !== each) return;
    }
    if (!images.every((image) => image !== undefined)) return;
    best = [...images];
    shortest = total;
  }

  if (word.length > 0) go(0, 0, 0);
  return best;
}

/** First letters of the fixed point, at least `length`. */
export function generated(images: Morphism, length: number): readonly number[] {
  const word = [...images[0]!];
  for (let i = 1; word.length < length; i++) for (const each of images[word[i]!]!) word.push(each);
  return word;
}
