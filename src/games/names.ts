import { nearest } from "../say/nearest.ts";
import type { Family, Game } from "../types.ts";

// One search of names, for notation, for the command line and for the field of the page. Names are compared by their
// letters alone, and of equal names the one that is written out wins over one that leaves something out.

/** An entry of the catalogue. */
export type Entry = Game<unknown> | Family<unknown>;

const HAN = /\p{sc=Han}/u;

/** The letters of a name, without case, blanks and hyphens; 博奕 is written as often as 博弈. */
export const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s_'’-]/g, "")
    .replaceAll("奕", "弈");

/** What stands around a name and tells nothing, as “the game of”. */
const KIND = /^(?:the)?gameof|(?:游戏|博弈|问题|games?)$/g;

/** The letters of a name without that it is a game. */
export const bareOf = (letters: string): string => letters.replace(KIND, "");

const namesOf = ({ id, name, aliases = [] }: Entry): readonly string[] => [id, name.en, name.zh, ...aliases];

/** The entries that have this name, whether or not it says that they are games, or what stands in brackets in Chinese. */
export function entriesCalled(entries: readonly Entry[], name: string): readonly Entry[] {
  const sought = lettersOf(name);
  if (sought === "") return [];
  const one = entries.find(({ id, aliases = [] }) =>
    [id, ...aliases].some((each) => lettersOf(each) === sought),
  );
  if (one !== undefined) return [one];
  const having = (as: (letters: string) => string) =>
    entries.filter((entry) => namesOf(entry).some((each) => as(lettersOf(each)) === as(sought)));
  const [exact, bare] = [having((letters) => letters), having(bareOf)];
  if (exact.length > 0) return exact;
  return bare.length > 0 ? bare : having((letters) => bareOf(letters.split("（")[0]!));
}

/** The entry whose name a slip has made this of: one or two letters of a word, one of three Chinese signs or more. */
export function entryNear(entries: readonly Entry[], name: string): Entry | undefined {
  const isHan = HAN.test(name);
  const plain = (text: string) => (isHan ? bareOf(lettersOf(text)) : lettersOf(text));
  const sought = plain(name);
  if (sought.length < 3) return undefined;
  const names = entries.flatMap((entry) =>
    namesOf(entry)
      .map((each) => [plain(each), entry] as const)
      .filter(([letters]) => HAN.test(letters) === isHan),
  );
  const slips = isHan || sought.length < 5 ? 1 : 2;
  const near = nearest(
    sought,
    names.map(([letters]) => letters),
    slips,
  );
  return names.find(([letters]) => letters === near)?.[1];
}

/** Entries whose name has the text in it, where one of its words begins, those that begin with it first. */
export function entriesLike(entries: readonly Entry[], text: string): readonly Entry[] {
  const sought = lettersOf(text);
  if (sought === "") return [];
  const place = (name: string): number => {
    if (HAN.test(sought)) return lettersOf(name).indexOf(sought);
    const words = name.split(/[\s-]+/);
    return words.findIndex((_, i) => lettersOf(words.slice(i).join("")).startsWith(sought));
  };
  const placed = entries.flatMap((entry) => {
    const places = namesOf(entry)
      .map(place)
      .filter((at) => at >= 0);
    return places.length === 0 ? [] : [{ entry, at: Math.min(...places) }];
  });
  return placed.sort((a, b) => a.at - b.at).map(({ entry }) => entry);
}
