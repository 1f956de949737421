import { type Cell, type Game, NotationError, type Play, type Text } from "nimber";
import { componentsOf, gameOf } from "nimber/ask";
import { catalogue, contestProblems, nearest, OTHER_NAMES } from "nimber/games";
import { formats } from "./formats.ts";
import { boardOf } from "./picture.ts";
import { others } from "./problems.ts";
import type { Reading } from "./protocol.ts";
import { read, startOf } from "./rules.ts";
import { respelt, saidOf, spelt, sumsOf } from "./spelt.ts";

/** Something that a text typed into the field may mean. */
export type Meant =
  | {
      readonly kind: "position";
      readonly sum: string;
      readonly play: Play;
      readonly name: Text;
      readonly rule: Text;
      readonly games: Reading["games"];
      readonly cells: readonly Cell[];
    }
  | {
      readonly kind: "problem";
      readonly id: string;
      readonly as: string;
      readonly name: Text;
      readonly cells: readonly Cell[];
    }
  /** A problem of a judge whose problems are listed, which is not among them. */
  | { readonly kind: "unlisted"; readonly name: string }
  | { readonly kind: "edges"; readonly edges: string }
  | { readonly kind: "sequence"; readonly numbers: readonly number[] };

/** What a text may mean, the likeliest first; or what is wrong with it, and where. */
export interface Meanings {
  readonly meant: readonly Meant[];
  readonly wrong?: { readonly text: Text; readonly offset: number };
}

const MOST = 8;
/** Larger boards have no picture beside their name. */
const PICTURED = 80;

export function find(typed: string): Meanings {
  const { text, play } = spelt(typed);
  const special = problemsOf(text) ?? edgesOf(typed) ?? sequenceOf(text);
  if (special !== undefined) return { meant: special };
  const read = positionsOf(text, play);
  const named = namesLike(text).filter(({ id }) => id !== read.game);
  const found = [...read.meant, ...named.flatMap(({ id }) => placed(id, text, play))];
  const other = found.length > 0 ? found : guesses(text, play);
  if (other.length === 0) return { meant: [], ...(read.wrong && { wrong: read.wrong }) };
  return { meant: other.slice(0, MOST) };
}

/** What may be meant by a text that is neither notation nor a name: other spellings, names of contestants, slips. */
function guesses(text: string, play: Play): Meant[] {
  const said = saidOf(letters(text));
  const sums = said?.sums ?? sumsOf(text);
  if (sums.length > 0)
    return sums.map((sum) => meaning(sum, play === "misere" ? play : (said?.play ?? play)));
  const name = letters(/^[\p{L}' -]{3,}/u.exec(text)?.[0] ?? "");
  const near = nearest(
    name,
    catalogue.flatMap((entry) => namesOf(entry).map(letters)),
  );
  const game = catalogue.find((entry) => namesOf(entry).some((each) => letters(each) === near));
  return game === undefined ? [] : placed(game.id, text, play);
}

/** A game at the position that a text ends with, if it is one of this game; else at its usual start. */
function placed(id: string, text: string, play: Play): Meant[] {
  const position = /\d.*$/s.exec(text)?.[0];
  const { meant } = position === undefined ? { meant: [] } : positionsOf(`${id} ${position}`, play);
  return meant.length > 0 ? [...meant] : [meaning(startOf(id), play)];
}

/** The letters of a name; 博奕 is written as often as 博弈. */
const letters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s_'’-]/g, "")
    .replaceAll("奕", "弈");

interface Listed {
  readonly ids: readonly string[];
  readonly name: Text;
  readonly game?: string | undefined;
}

/** All problems, listed when the first of them is sought. */
let listed: readonly Listed[] | undefined;

/** A problem goes by the numbers of its format, and by those of others that are the same. */
function allProblems(): Listed[] {
  const also = (ids: readonly string[]) =>
    contestProblems.filter((each) => each.ids.some((id) => ids.includes(id))).flatMap((each) => each.ids);
  return [
    ...formats().map(({ id, aliases, name, game }) => {
      const ids = [id, ...aliases];
      return { ids: [...new Set([...ids, ...also(ids)])], name, game };
    }),
    ...others().map(({ ids, title, game }) => ({ ids, name: title, game })),
  ];
}

/** `hdu 1536`, and the beginning of it. */
function problemsOf(text: string): Meant[] | undefined {
  if (!/^[a-z]{2,9}[\s-]?p?\d/i.test(text) || /[+,(]/.test(text)) return undefined;
  const sought = letters(text);
  listed ??= allProblems();
  const found = listed.flatMap(({ ids, name, game }): Meant[] =>
    ids
      .filter((each) => letters(each).startsWith(sought))
      .map((as) => ({ kind: "problem", id: ids[0]!, as, name, cells: cellsOf(game) })),
  );
  if (found.length > 0) return found.slice(0, MOST);
  const judge = /^[a-z]+/.exec(sought)?.[0];
  const known = listed.some(({ ids }) => ids.some((id) => new RegExp(`^${judge}-p?\\d`).test(id)));
  return known ? [{ kind: "unlisted", name: text }] : undefined;
}

/** Arrows, or lines of two names each. */
function edgesOf(text: string): Meant[] | undefined {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const pairs = lines.length > 1 && lines.every((line) => /^\s*[^\s,+]+[\s,]+[^\s,+]+\s*$/.test(line));
  return /->|→/.test(text) || pairs ? [{ kind: "edges", edges: text.trim() }] : undefined;
}

/** Five numbers or more with commas or spaces between them. */
function sequenceOf(text: string): Meant[] | undefined {
  const inner = text.replace(/(\.{2,}|…)$/, "").replace(/[,，、\s]+$/, "");
  if (!/^\d{1,9}([,，、\s]+\d{1,9}){4,}$/.test(inner)) return undefined;
  return [{ kind: "sequence", numbers: inner.split(/[,，、\s]+/).map(Number) }];
}

interface Read {
  readonly meant: readonly Meant[];
  readonly game?: string;
  readonly wrong?: NonNullable<Meanings["wrong"]>;
}

function positionsOf(text: string, play: Play): Read {
  if (text === "") return { meant: [] };
  const first = positionOf(text, play);
  if (first.wrong === undefined) return first;
  return (
    respelt(text)
      .map((each) => positionOf(each, play))
      .find(({ wrong }) => wrong === undefined) ?? first
  );
}

function positionOf(text: string, play: Play): Read {
  try {
    const plain = withIds(text);
    const sum = isGame(plain) ? startOf(plain) : plain;
    return { meant: [meaning(sum, play)], game: gameIdOf(sum) };
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    return { meant: [], wrong: { text: error.text, offset: error.offset } };
  }
}

const gameIdOf = (sum: string): string => componentsOf(sum)[0]!.rules.id;

/** Whether a text is a game without a position. */
function isGame(text: string): boolean {
  try {
    gameOf(text);
    return true;
  } catch (error) {
    if (error instanceof NotationError) return false;
    throw error;
  }
}

function meaning(sum: string, play: Play): Meant {
  const { games } = read(sum);
  const terms = componentsOf(sum);
  const name = together(games, "name");
  const known = terms.length === 1 ? namedAs(terms[0]!.rules) : undefined;
  return {
    kind: "position",
    sum,
    play,
    name: known === undefined ? name : { en: `${name.en} (${known.en})`, zh: `${name.zh}（${known.zh}）` },
    rule: together(games, "rule"),
    games,
    cells: cellsIn(sum),
  };
}

/** The board of the first component, unless it is too large for a small picture. */
function cellsIn(sum: string): readonly Cell[] {
  const [first] = componentsOf(sum);
  const cells = first === undefined ? [] : boardOf(first.rules, first.position);
  return cells.length > PICTURED ? [] : cells;
}

/** The usual start of the game of a problem. */
const cellsOf = (game: string | undefined): readonly Cell[] =>
  game !== undefined && isGame(game) ? cellsIn(startOf(game)) : [];

/** The name of the game whose code this is, where it was named after somebody. */
function namedAs({ id, encoding }: Game<unknown>): Text | undefined {
  if (encoding?.kind !== "break") return undefined;
  const digits = `${encoding.digits}`;
  return catalogue.find(
    (entry) =>
      "encoding" in entry &&
      entry.id !== id &&
      entry.encoding?.kind === "break" &&
      `${entry.encoding.digits}` === digits,
  )?.name;
}

const together = (games: Reading["games"], part: "name" | "rule"): Text => ({
  en: games.map((game) => game[part].en).join(part === "name" ? " + " : " "),
  zh: games.map((game) => game[part].zh).join(part === "name" ? " + " : ""),
});

/** The name of a game in either language, where a term begins with one, as its id. */
function withIds(text: string): string {
  if (/[{[]/.test(text)) return text;
  return text
    .split("+")
    .map((term) => {
      const [, name = "", rest = ""] = /^\s*(\D*?)\s*((?:\d.*)?)$/s.exec(term) ?? [];
      const sought = letters(name);
      const found = catalogue.find(
        (entry) => sought !== "" && namesOf(entry).some((each) => letters(each) === sought),
      );
      return found === undefined ? term : `${found.id} ${rest}`.trim();
    })
    .join(" + ");
}

const namesOf = ({ id, name }: (typeof catalogue)[number]): readonly string[] => [
  id,
  name.en,
  name.zh,
  ...[...OTHER_NAMES].flatMap(([spelt, of]) => (of === id ? [spelt] : [])),
];

/** Games whose name has the text in it, those that begin with it first. */
function namesLike(text: string): readonly { readonly id: string }[] {
  const sought = letters(/^[^\d+]*/.exec(text)?.[0] ?? "");
  if (sought === "") return [];
  const place = (entry: (typeof catalogue)[number]): number => {
    const at = namesOf(entry)
      .map((each) => letters(each).indexOf(sought))
      .filter((each) => each >= 0);
    return at.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...at);
  };
  return catalogue
    .map((game) => ({ id: game.id, at: place(game) }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at);
}
