import { lettersOf } from "./names.ts";

// Search by words in lists of games and problems.

/** Text without case and accents. */
const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/**
 * Search in texts, such as the names and the rule of a game: whether they contain each of the words that are sought,
 * or one of them all its letters.
 */
export function searchFor(sought: string): (texts: readonly string[]) => boolean {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  const letters = lettersOf(sought);
  return (texts) =>
    words.every((word) => texts.some((text) => plain(text).includes(word))) ||
    texts.some((text) => lettersOf(text).includes(letters));
}
