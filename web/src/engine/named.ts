import { catalogue, nearest } from "nimber/games";
import { say as sayIn } from "nimber/locale";
import { saidOf } from "./said.ts";
import { bareOf, lettersOf } from "./spelt.ts";

const HAN = /\p{sc=Han}/u;

const namesOf = ({ id, name, aliases = [] }: (typeof catalogue)[number]): readonly string[] => [
  id,
  sayIn(name, "en"),
  sayIn(name, "zh"),
  ...aliases,
];

/** The game with that name in either language, or the one that is called so. */
export function gameCalled(name: string): string | undefined {
  const sought = lettersOf(name);
  if (sought === "") return undefined;
  const having = (as: (letters: string) => string) =>
    catalogue.find((entry) => namesOf(entry).some((each) => as(lettersOf(each)) === as(sought)))?.id;
  const said = saidOf(sought);
  return having((letters) => letters) ?? (said === undefined ? having(bareOf) : said.only);
}

/** The game whose name a slip has made this of: one or two letters of a word, one of three Chinese signs or more. */
export function gameNear(name: string): string | undefined {
  const isHan = HAN.test(name);
  const plain = (text: string) => (isHan ? bareOf(lettersOf(text)) : lettersOf(text));
  const sought = plain(name);
  if (sought.length < 3) return undefined;
  const names = catalogue.flatMap((entry) =>
    namesOf(entry)
      .map((each) => [plain(each), entry.id] as const)
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

/** Games whose name has the text in it, where one of its words begins, those that begin with it first. */
export function gamesLike(name: string): readonly string[] {
  const sought = lettersOf(name);
  if (sought === "") return [];
  const place = (each: string): number => {
    if (HAN.test(sought)) return lettersOf(each).indexOf(sought);
    const words = each.split(/[\s-]+/);
    return words.findIndex((_, i) => lettersOf(words.slice(i).join("")).startsWith(sought));
  };
  return catalogue
    .map((entry) => ({
      id: entry.id,
      at: Math.min(
        ...namesOf(entry)
          .map(place)
          .map((at) => (at < 0 ? Number.POSITIVE_INFINITY : at)),
      ),
    }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
}
