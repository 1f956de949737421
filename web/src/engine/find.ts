import { type Cell, NotationError, type Text } from "nimber";
import { componentsOf, gameOf } from "nimber/ask";
import { catalogue, OTHER_NAMES } from "nimber/games";
import { formats } from "./formats.ts";
import { boardOf } from "./picture.ts";
import { others } from "./problems.ts";
import type { Reading } from "./protocol.ts";
import { read, startOf } from "./rules.ts";

/** Something that a text typed into the field may mean. */
export type Meant =
  | {
      readonly kind: "position";
      readonly sum: string;
      readonly name: Text;
      readonly rule: Text;
      readonly games: Reading["games"];
      readonly cells: readonly Cell[];
    }
  | { readonly kind: "problem"; readonly id: string; readonly as: string; readonly name: Text }
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

export function find(text: string): Meanings {
  const sought = text.trim();
  const special = problemsOf(sought) ?? edgesOf(text) ?? sequenceOf(sought);
  if (special !== undefined) return { meant: special };
  const read = positionsOf(sought);
  const named = namesLike(sought).filter(({ id }) => id !== read.game);
  const found = [...read.meant, ...named.flatMap(({ id }) => started(id))].slice(0, MOST);
  return found.length > 0 ? { meant: found } : { meant: [], ...(read.wrong && { wrong: read.wrong }) };
}

const letters = (text: string): string => text.toLowerCase().replace(/[\s_'’-]/g, "");

/** All problems, listed when the first of them is sought. */
let listed: readonly { readonly ids: readonly string[]; readonly name: Text }[] | undefined;

/** `hdu 1536`, and the beginning of it. */
function problemsOf(text: string): Meant[] | undefined {
  if (!/^[a-z]{2,9}[\s-]?p?\d/i.test(text) || /[+,(]/.test(text)) return undefined;
  const sought = letters(text);
  listed ??= [
    ...formats().map(({ id, aliases, name }) => ({ ids: [id, ...aliases], name })),
    ...others().map(({ ids, title }) => ({ ids, name: title })),
  ];
  const found = listed.flatMap(({ ids, name }): Meant[] =>
    ids
      .filter((each) => letters(each).startsWith(sought))
      .map((as) => ({ kind: "problem", id: ids[0]!, as, name })),
  );
  return found.length === 0 ? undefined : found.slice(0, MOST);
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

function positionsOf(text: string): Read {
  if (text === "") return { meant: [] };
  try {
    const plain = withIds(text);
    const sum = isGame(plain) ? startOf(plain) : plain;
    return { meant: [meaning(sum)], game: gameIdOf(sum) };
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

function meaning(sum: string): Meant {
  const { games } = read(sum);
  const [first] = componentsOf(sum);
  const cells = first === undefined ? [] : boardOf(first.rules, first.position);
  return {
    kind: "position",
    sum,
    name: together(games, "name"),
    rule: together(games, "rule"),
    games,
    cells: cells.length > PICTURED ? [] : cells,
  };
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

function started(id: string): Meant[] {
  return [meaning(startOf(id))];
}
