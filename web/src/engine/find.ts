import { type Cell, type Game, NotationError, type Play, type Text } from "nimber";
import { catalogue, entriesCalled, entriesLike, entryNear, nickname } from "nimber/games";
import { inEveryLanguage, say as sayIn } from "nimber/locale";
import { componentsOf, gameOf } from "nimber/session";
import { t } from "../locale/engine.ts";
import { type Found, problemsEntitled, problemsNumbered } from "./listed.ts";
import { boardOf } from "./picture.ts";
import type { Reading } from "./protocol.ts";
import { read, startOf } from "./rules.ts";
import { respelt, spelt, sumsOf } from "./spelt.ts";

/** Possible meaning of a text in the search field. */
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
  /** Unknown problem of a judge with listed problems. */
  | { readonly kind: "unlisted"; readonly name: string }
  | { readonly kind: "edges"; readonly edges: string }
  | { readonly kind: "sequence"; readonly numbers: readonly number[] };

/** Possible meanings of a text, the likeliest first; or its error with its place. */
export interface Meanings {
  readonly meant: readonly Meant[];
  readonly wrong?: { readonly text: Text; readonly offset: number };
}

const MOST = 8;
/** Largest number of cells of a board shown as a picture next to its name. */
const PICTURED = 80;

export function find(typed: string): Meanings {
  const { text, play } = spelt(typed);
  // For a negative number, no game at another position is suggested.
  if (NEGATIVE.test(text)) return exactly(text, play);
  const special = edgesOf(typed) ?? sequenceOf(text) ?? numbered(text);
  if (special !== undefined) return { meant: special };
  const { name, position } = parted(text);
  const read = positionsOf(text, play);
  const found = distinct([
    ...read.meant,
    ...saidBy(name, position, play),
    ...entriesLike(catalogue, name).flatMap(({ id }) => placed(id, position, play)),
    ...(position === undefined ? problemsEntitled(text).map(problem) : []),
  ]);
  // A sum that cannot be read does not mean its first game.
  const other = found.length > 0 && !(read.wrong && text.includes("+")) ? found : guesses(text, play);
  if (other.length === 0) return { meant: [], ...(read.wrong && { wrong: read.wrong }) };
  // A position with words of its own cannot be read: its game is offered, and the fault shown.
  const hasFault = position !== undefined && /\p{L}/u.test(position) && gameCalled(name) !== undefined;
  return { meant: other.slice(0, MOST), ...(hasFault && read.wrong && { wrong: read.wrong }) };
}

/** Name, and the position after it, which begins with a number. */
function parted(text: string): { readonly name: string; readonly position?: string } {
  const [name = "", position] = text.split(/(?=\d)(.*)/s);
  return position === undefined || /[+{[]/.test(name) ? { name } : { name, position };
}

/** Meanings without duplicates; the first of equal ones is kept. */
function distinct(all: readonly Meant[]): readonly Meant[] {
  const met = new Map<string, Meant>();
  for (const each of all) if (!met.has(keyOf(each))) met.set(keyOf(each), each);
  return [...met.values()];
}

const keyOf = (meant: Meant): string => {
  if (meant.kind === "position") return `${meant.play} ${meant.sum}`;
  return meant.kind === "problem" ? `problem ${meant.id}` : meant.kind;
};

/**
 * Games that contestants call by this name: at the position if it is valid there, else at their usual start.
 */
function saidBy(name: string, position: string | undefined, under: Play): readonly Meant[] {
  const said = nickname(name);
  if (said === undefined) return [];
  const play = under === "misere" ? under : said.play;
  const fitting = said.games.flatMap((game) => fitted(game, position, play));
  return fitting.length > 0 ? fitting : said.games.map((game) => meaning(startOf(game), play));
}

/** Guesses for a text that is neither notation nor a name: bare numbers, typing errors. */
function guesses(text: string, play: Play): readonly Meant[] {
  const sums = sumsOf(text);
  if (sums.length > 0) return sums.map((sum) => meaning(sum, play));
  const terms = text.split("+").map((term) => {
    const { name, position } = parted(term.trim());
    return { game: gameCalled(name) ?? entryNear(catalogue, name)?.id, position };
  });
  const games = terms.flatMap(({ game }) => game ?? []);
  if (games.length < terms.length) return [];
  const sum = terms.map(({ game, position }, i) =>
    position === undefined ? startOf(games[i]!) : `${game} ${position}`,
  );
  const read = positionOf(sum.join(" + "), play);
  if (read.wrong === undefined) return read.meant;
  return terms.length === 1 ? placed(games[0]!, terms[0]!.position, play) : [];
}

/** Game at a position, if that is valid for it; else at its usual start. */
function placed(game: string, position: string | undefined, play: Play): readonly Meant[] {
  const meant = fitted(game, position, play);
  return meant.length > 0 ? meant : [meaning(startOf(game), play)];
}

const fitted = (game: string, position: string | undefined, play: Play): readonly Meant[] =>
  position === undefined ? [] : positionsOf(`${game} ${position}`, play).meant;

/** Problem with a number, or a note that there is none. */
function numbered(text: string): readonly Meant[] | undefined {
  const found = problemsNumbered(text);
  if (found === undefined) return undefined;
  return found.length > 0 ? found.slice(0, MOST).map(problem) : [{ kind: "unlisted", name: text }];
}

const problem = ({ ids, as, name, game, sum }: Found): Meant => ({
  kind: "problem",
  id: ids[0]!,
  as,
  name,
  cells: sum === undefined ? cellsOf(game) : cellsIn(sum),
});

const NEGATIVE = /(?:^|[\s,，(（{])[-−]\s*\d/;

/** Edges separated by spaces, without spaces inside. */
const ONE_LINE = /^\s*[^\s,;]+(?:->|→)[^\s,;]+(?:\s+[^\s,;]+(?:->|→)[^\s,;]+)+\s*$/;

/** Edge list: arrows, or lines of two names each. */
function edgesOf(typed: string): Meant[] | undefined {
  const text =
    ONE_LINE.test(typed) && !typed.trim().includes("\n") ? typed.trim().replace(/\s+/g, "\n") : typed;
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const pairs = lines.length > 1 && lines.every((line) => /^\s*[^\s,+]+[\s,]+[^\s,+]+\s*$/.test(line));
  return /->|→/.test(text) || pairs ? [{ kind: "edges", edges: text.trim() }] : undefined;
}

/** Sequence of five or more numbers separated by commas or spaces. */
function sequenceOf(text: string): Meant[] | undefined {
  const inner = text.replace(/(\.{2,}|…)$/, "").replace(/[,，、\s]+$/, "");
  if (!/^\d{1,9}([,，、\s]+\d{1,9}){4,}$/.test(inner)) return undefined;
  return [{ kind: "sequence", numbers: inner.split(/[,，、\s]+/).map(Number) }];
}

interface Read {
  readonly meant: readonly Meant[];
  readonly wrong?: NonNullable<Meanings["wrong"]>;
}

function positionsOf(text: string, play: Play): Read {
  if (text === "") return { meant: [] };
  const first = positionOf(text, play);
  const others = () => respelt(text).map((each) => positionOf(each, play));
  if (first.wrong !== undefined) return others().find(({ wrong }) => wrong === undefined) ?? first;
  // One number after the name of a game on graphs is a path rather than one vertex of this name.
  const path = positionOf(text.replace(/^(\D+\s)(\d+)$/, "$1path($2)"), play);
  if (/^\D+\s\d+$/.test(text) && path.wrong === undefined)
    return { meant: distinct([...path.meant, ...first.meant]) };
  // Numbers separated by spaces are several positions, but may be meant as one.
  const spaced = /^\D+\d+(?:\s+\d+)+$/.test(text);
  if (!spaced) return first;
  const meant = distinct([first, ...others()].flatMap(({ meant }) => meant));
  // Two numbers after the name of a board game are its sides.
  return { meant: [...meant.filter(isBoard), ...meant.filter((each) => !isBoard(each))] };
}

const isBoard = (meant: Meant): boolean => meant.kind === "position" && /\dx\d/.test(meant.sum);

const positionOf = (text: string, play: Play): Read => exactly(withIds(text), play);

function exactly(plain: string, play: Play): Read {
  try {
    const sum = isGame(plain) ? startOf(plain) : plain;
    return { meant: [meaning(sum, play)] };
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    return { meant: [], wrong: { text: error.text, offset: error.offset } };
  }
}

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
  const name = namesOf(games);
  const known = terms.length === 1 ? namedAs(terms[0]!.rules) : undefined;
  return {
    kind: "position",
    sum,
    play,
    name: known === undefined ? name : t("text", { name, known }),
    rule: t("rules", { rules: games.map(({ rule }) => rule) }),
    games,
    cells: cellsIn(sum),
  };
}

/** Board of the first component, unless it is too large for a small picture. */
function cellsIn(sum: string): readonly Cell[] {
  if (/\d{4}/.test(sum)) return [];
  const [first] = componentsOf(sum);
  const cells = first === undefined ? [] : boardOf(first.rules, first.position);
  return cells.length > PICTURED ? [] : cells;
}

/** Board of the usual start of a problem's game. */
const cellsOf = (game: string | undefined): readonly Cell[] =>
  game !== undefined && isGame(game) ? cellsIn(startOf(game)) : [];

/** Name of the game with this code, if it has one. */
function namedAs({ id = "", accelerators }: Game<unknown>): Text | undefined {
  const encoding = accelerators?.encoding;
  if (!/^[\d.(]/.test(id) || encoding?.kind !== "break") return undefined;
  const digits = `${encoding.digits}`;
  return catalogue.find(
    (entry) =>
      "accelerators" in entry &&
      entry.id !== id &&
      entry.accelerators?.encoding?.kind === "break" &&
      `${entry.accelerators.encoding.digits}` === digits,
  )?.name;
}

const namesOf = (games: Reading["games"]): Text =>
  inEveryLanguage((language) => games.map(({ name }) => sayIn(name, language)).join(" + "));

const gameCalled = (name: string): string | undefined =>
  entriesCalled(catalogue, name)[0]?.id ?? nickname(name)?.only;

/** Replaces names of games in either language at the start of terms by ids. */
function withIds(text: string): string {
  if (/[{[]/.test(text)) return text;
  return text
    .split("+")
    .map((term) => {
      const { name, position = "" } = parted(term);
      const game = gameCalled(name);
      return game === undefined ? term : `${game} ${position}`.trim();
    })
    .join(" + ");
}
