import type { Family, Game, Play } from "../types.ts";

// Which game a name calls, for notation, the command line and the field of the page alike. Names are compared by their
// letters alone, and of equal names the one that is written out wins over one that leaves something out. What may be
// meant by a name that no game has is in meant.ts.

/** An entry of the catalogue. */
export type Entry = Game<unknown> | Family<unknown>;

/** The letters of a name, without case, blanks and hyphens; 博奕 is written as often as 博弈. */
export const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s_'’-]/g, "")
    .replaceAll("奕", "弈");

/** Words around a name that carry no meaning, such as “the game of”. */
const KIND = /^(?:the)?gameof|(?:游戏|博弈|问题|games?)$/g;

/** The letters of a name without that it is a game. */
export const bareOf = (letters: string): string => letters.replace(KIND, "");

/** All names of an entry. */
export const namesOf = ({ id, name, aliases = [] }: Entry): readonly string[] => [
  id,
  name.en,
  name.zh,
  ...aliases,
];

/** The ways in which a name is compared, the strictest first: Chinese names may lack what stands in brackets. */
const COMPARED: readonly ((letters: string) => string)[] = [
  (letters) => letters,
  bareOf,
  (letters) => bareOf(letters.split("（")[0]!),
];

/** The entries that have this name, whether or not it says that they are games, or what stands in brackets in Chinese. */
export function entriesCalled(entries: readonly Entry[], name: string): readonly Entry[] {
  // Most names are written as the list has them, and a long input has many.
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

/** Contestants' meaning of a name: one game, in notation, or several. */
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
