import { popcount } from "../../number/word.ts";
import type { Theorem } from "../../types.ts";

/** Length of the rows that are looked up in the list of codewords. */
const PLACES = 12;

const codes = new Map<number, ReadonlySet<number>>();

/**
 * Words of the lexicographic code with this distance, by definition: each word that is far enough from all
 * earlier ones.
 */
function lexicode(distance: number): ReadonlySet<number> {
  const known = codes.get(distance);
  if (known !== undefined) return known;
  const words: number[] = [];
  for (let word = 0; word < 2 ** PLACES; word++)
    if (words.every((other) => popcount(word ^ other) >= distance)) words.push(word);
  const found = new Set(words);
  codes.set(distance, found);
  return found;
}

const wordOf = (heads: readonly number[]): number => heads.reduce((word, n) => word | (1 << n), 0);

/** Theorem for rules that turn up to `most` coins: the P-positions form a lexicographic code. */
export const lexicodeTheorem = (most: number): Theorem<number> => ({
  claim: {
    en: `A row is a P-position iff its heads are the ones of a word of the lexicographic code of distance ${most + 1}: of all words in ascending order, each that differs from every word taken before in ${most + 1} places or more. Checked by exhaustive play on rows of ${PLACES} coins.`,
    zh: `一行硬币是必败态，当且仅当其正面的位置恰为距离 ${most + 1} 的字典序码中某个码字的 1：把所有字从小到大排列，凡与此前取入的每个字都至少有 ${most + 1} 位不同者取入。已对 ${PLACES} 枚硬币的一行穷举验证。`,
  },
  source: "Conway and Sloane, IEEE Trans. Inform. Theory 32 (1986) 337",
  covers: (...heads) => heads.every((n) => n < PLACES) && new Set(heads).size === heads.length,
  *cases() {
    for (let word = 1; word < 2 ** PLACES; word++)
      yield [...word.toString(2)].reverse().flatMap((bit, n) => (bit === "1" ? [n] : []));
  },
  says: (...heads) => (lexicode(most + 1).has(wordOf(heads)) ? "P" : "N"),
});
