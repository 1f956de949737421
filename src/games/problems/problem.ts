import type { LocalizedText, Text } from "../../types.ts";

/** A problem of a judge, as a game of the catalogue or a rule in a line. */
export interface ContestProblem {
  /** The judge and the number there, as `hdu-1848`; the names of the same problem elsewhere. */
  readonly ids: readonly string[];
  readonly title: LocalizedText;
  /** Question to ask, with letters for the numbers of the statement. */
  readonly ask: string;
  /** How the numbers of the statement become positions, and the answer that of the statement. */
  readonly reading: Text;
  /** Facts that hold by the statement, in the words of `nimber test`. */
  readonly facts: readonly string[];
}

/** A problem in one row: names, titles, what to ask, how to read it, and facts. */
export const problem = (
  ids: string,
  [en, zh]: readonly [en: string, zh: string],
  ask: string,
  [reads, readsZh]: readonly [en: string, zh: string],
  ...facts: readonly string[]
): ContestProblem => ({
  ids: ids.split(" "),
  title: { en, zh },
  ask,
  reading: { en: reads, zh: readsZh },
  facts,
});

/** Heaps as they stand in the input. */
export const HEAPS = ["the heaps as they stand; N: the first player wins", "各堆照写；N 表示先手胜"] as const;

/** One heap as it stands. */
export const HEAP = ["the heap as it stands; N: the first player wins", "石子数照写；N 表示先手胜"] as const;
