import type { Cell, Game, Play, Term, Text } from "nimber";
import {
  catalogue,
  gameCalled,
  parted,
  playOf,
  sumsGuessed,
  sumsNamed,
  sumsRead,
  type Typed,
} from "nimber/games";
import { inEveryLanguage, say as sayIn } from "nimber/locale";
import { componentsOf } from "nimber/session";
import { t } from "../locale/engine.ts";
import { type Found, problemsEntitled, problemsNumbered } from "./listed.ts";
import { boardOf } from "./picture.ts";
import type { Reading } from "./protocol.ts";
import { readingOf } from "./rules.ts";

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
  const { text, play } = playOf(typed);
  const special = edgesOf(typed) ?? sequenceOf(text) ?? numbered(text);
  if (special !== undefined) return { meant: special };
  const read = sumsRead(text);
  const wrong = read.error && { text: read.error.text, offset: read.error.offset };
  const { name, position } = parted(text);
  const found = distinct([
    ...read.sums.map((sum) => meaning({ sum, play })),
    ...sumsNamed(text, play).map(meaning),
    ...(position === undefined ? problemsEntitled(text).map(problem) : []),
  ]);
  // A sum that cannot be read does not mean its first game.
  const other =
    found.length > 0 && !(wrong && text.includes("+")) ? found : sumsGuessed(text, play).map(meaning);
  if (other.length === 0) return { meant: [], ...(wrong && { wrong }) };
  // A position with words of its own cannot be read: its game is offered, and the fault shown.
  const hasFault = position !== undefined && /\p{L}/u.test(position) && gameCalled(name) !== undefined;
  return { meant: other.slice(0, MOST), ...(hasFault && wrong && { wrong }) };
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

function meaning({ sum, play }: Typed): Meant {
  const terms = componentsOf(sum);
  const { games } = readingOf(terms);
  const name = namesOf(games);
  const known = terms.length === 1 ? namedAs(terms[0]!.rules) : undefined;
  return {
    kind: "position",
    sum,
    play,
    name: known === undefined ? name : t("text", { name, known }),
    rule: t("rules", { rules: games.map(({ rule }) => rule) }),
    games,
    cells: cellsIn(sum, terms),
  };
}

/** Board of the first component, unless it is too large for a small picture. */
function cellsIn(sum: string, [first]: readonly Term[] = componentsOf(sum)): readonly Cell[] {
  if (/\d{4}/.test(sum)) return [];
  const cells = first === undefined ? [] : boardOf(first.rules, first.position);
  return cells.length > PICTURED ? [] : cells;
}

/** Board of the usual start of a problem's game, if the problem has one game. */
const cellsOf = (game: string | undefined): readonly Cell[] => {
  const [sum] = game === undefined ? [] : sumsRead(game).sums;
  return sum === undefined ? [] : cellsIn(sum);
};

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
