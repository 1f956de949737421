import type { Family, Game, Play } from "../types.ts";

// Finds the game for a name. Notation, the command line and the page use the same search. It compares only
// letters; an exact match beats one that leaves something out. Guesses for names that no game has are in
// meant.ts.

/** An entry of the catalogue. */
export type Entry = Game<unknown> | Family<unknown>;

/**
 * Letters of a name, without case, blanks, hyphens and apostrophes. 博奕, a common spelling of 博弈, is replaced.
 */
export const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s_'’-]/g, "")
    .replaceAll("奕", "弈");

/** Words around a name that carry no meaning, such as “the game of”. */
const KIND = /^(?:the)?gameof|(?:游戏|博弈|问题|games?)$/g;

/** Letters of a name without words such as “game of”. */
export const bareOf = (letters: string): string => letters.replace(KIND, "");

/** All names of an entry. */
export const namesOf = ({ id, name, aliases = [] }: Entry): readonly string[] => [
  id,
  name.en,
  name.zh,
  ...aliases,
];

/**
 * Normalizations for comparing names, strictest first. The last one also ignores parentheses in Chinese
 * names.
 */
const COMPARED: readonly ((letters: string) => string)[] = [
  (letters) => letters,
  bareOf,
  (letters) => bareOf(letters.split("（")[0]!),
];

/** Entries with this name, with or without words such as “game of” and parentheses in Chinese names. */
export function entriesCalled(entries: readonly Entry[], name: string): readonly Entry[] {
  // Most names are spelled as in the list, and a long input has many of them.
  const written = entries.find(({ id, aliases }) => id === name || aliases?.includes(name));
  if (written !== undefined) return [written];
  const sought = lettersOf(name);
  if (sought === "") return [];
  const one = entries.find(({ id, aliases = [] }) =>
    [id, ...aliases].some((each) => lettersOf(each) === sought),
  );
  if (one !== undefined) return [one];
  for (const as of COMPARED) {
    const having = entries.filter((entry) =>
      namesOf(entry).some((each) => as(lettersOf(each)) === as(sought)),
    );
    if (having.length > 0) return having;
  }
  return [];
}

/** Contestants' meaning of a name: one game in notation, or several. */
export interface Nickname {
  readonly games: readonly string[];
  readonly only?: string;
  readonly play: Play;
}

/** Possible meanings of a name that is not a game. */
export interface Guess {
  nickname(name: string): Nickname | undefined;
  meant(entries: readonly Entry[], word: string): string | undefined;
}
