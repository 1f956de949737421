import type { Text } from "nimber";
import {
  contestProblems,
  isProblemName,
  lettersOf,
  plainName,
  problemNumberIn,
  searchFor,
} from "nimber/games";
import { localized } from "nimber/locale";
import { formats } from "./formats.ts";
import { others } from "./problems.ts";

// Search for contest problems by their numbers and titles.

/** Contest problem with its names. */
interface Listed {
  readonly ids: readonly string[];
  readonly name: Text;
  /** Names on other judges. */
  readonly titles: readonly Text[];
  /** Its game, in notation that may contain letters for numbers. */
  readonly game?: string;
  /** Position from its statement. */
  readonly sum?: string;
}

/** All problems, listed on first use. */
let all: readonly Listed[] | undefined;

/** Lists all problems. A problem has the numbers of its format and of equal problems. */
function listed(): readonly Listed[] {
  all ??= [
    ...formats().map(({ id, aliases, name, game }): Listed => {
      const same = contestProblems.filter(({ ids }) => [id, ...aliases].some((each) => ids.includes(each)));
      const ids = new Set([id, ...aliases, ...same.flatMap((each) => each.ids)]);
      const titles = [name, ...same.map(({ title }) => title)];
      return { ids: [...ids], name, titles, ...(game !== undefined && { game }) };
    }),
    ...others().map(({ ids, title, game, known: [first] }): Listed => {
      return {
        ids,
        name: title,
        titles: [title],
        ...(game !== undefined && { game }),
        ...(first && { sum: first.sum }),
      };
    }),
  ];
  return all;
}

/** Problem found by a search, with the name that is nearest to the searched text. */
export interface Found extends Listed {
  readonly as: string;
}

/**
 * Problems with a number such as `hdu 1536`, `洛谷 P2197`, `787C` or a prefix of it, optionally with a title;
 * undefined for text without a number.
 */
export function problemsNumbered(text: string): readonly Found[] | undefined {
  const named = begun(plainName(text));
  const exact = named.filter(({ as }) => plainName(as) === plainName(text));
  if (exact.length > 0 && /\d/.test(text))
    return [...exact, ...named.filter((each) => !exact.includes(each))];
  const number = problemNumberIn(text);
  if (!isProblemName(text) && (number === undefined || text.includes("+"))) return undefined;
  if (named.length > 0 || number === undefined) return named;
  return begun(plainName(number)).filter(({ as }) => plainName(as) === plainName(number));
}

const begun = (sought: string): Found[] =>
  listed().flatMap((problem) =>
    problem.ids
      .filter((id) => plainName(id).startsWith(sought))
      .sort((a, b) => a.length - b.length)
      .slice(0, 1)
      .map((as) => ({ ...problem, as })),
  );

/** Least number of letters in a search for titles; fewer in Chinese. */
const LEAST = 4;

/** Problems whose title contains the text, or equals it. */
export function problemsEntitled(text: string): readonly Found[] {
  const sought = lettersOf(text);
  const enough = sought.length >= (/\p{sc=Han}/u.test(sought) ? 2 : LEAST);
  const has = enough
    ? searchFor(text)
    : (titles: readonly string[]) => titles.some((each) => lettersOf(each) === sought);
  return listed().flatMap((problem) => {
    const { ids, titles } = problem;
    const as = ids.find((id) => plainName(id) === plainName(text));
    const name = titles.find((title) => has(Object.values(localized(title))));
    if (as === undefined && name === undefined) return [];
    return [{ ...problem, name: name ?? problem.name, as: as ?? ids[0]! }];
  });
}
