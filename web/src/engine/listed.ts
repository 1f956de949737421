import type { Text } from "nimber";
import { contestProblems, isProblemName, lettersOf, plainName, problemNumberIn } from "nimber/games";
import { localized } from "nimber/locale";
import { formats } from "./formats.ts";
import { others } from "./problems.ts";

/** A contest problem, by what it is called. */
interface Listed {
  readonly ids: readonly string[];
  readonly name: Text;
  /** Its names elsewhere. */
  readonly titles: readonly Text[];
  /** The game that it is, in notation that may have letters for numbers. */
  readonly game?: string;
  /** A position that its statement tells of. */
  readonly sum?: string;
}

/** All problems, listed when the first of them is sought. */
let all: readonly Listed[] | undefined;

/** A problem goes by the numbers of its format, and by those of others that are the same. */
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

/** A problem that was found, by the name that is nearest to what was sought. */
export interface Found extends Listed {
  readonly as: string;
}

/** `hdu 1536`, `洛谷 P2197`, `787C` and the beginning of one, also with a title; nothing where no number is named. */
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

/** A title is looked for by so many letters or more; one of Chinese says more. */
const LEAST = 4;

/** Problems with the text in their title, and the one that has it as its name. */
export function problemsEntitled(text: string): readonly Found[] {
  const sought = lettersOf(text);
  const enough = sought.length >= (/\p{sc=Han}/u.test(sought) ? 2 : LEAST);
  const has = (title: string) => lettersOf(title) === sought || (enough && lettersOf(title).includes(sought));
  return listed().flatMap((problem) => {
    const { ids, titles } = problem;
    const as = ids.find((id) => plainName(id) === plainName(text));
    const name = titles.find((title) => Object.values(localized(title)).some(has));
    if (as === undefined && name === undefined) return [];
    return [{ ...problem, name: name ?? problem.name, as: as ?? ids[0]! }];
  });
}
