import { NotationError } from "../errors.ts";
import { t } from "../locale/games.ts";
import { nearest } from "../say/nearest.ts";
import type { Component, Family, Game, Tick } from "../types.ts";
import { GAME, MOST_MEMBER, type Reader } from "./readers/reader.ts";
import { Scanner } from "./scanner.ts";

/** What can be written: games and families that have a name, and other ways to write a game. */
export interface Notation {
  readonly named: readonly Entry[];
  readonly readers: readonly Reader[];
}

/** An entry of the catalogue. */
export type Entry = Game<unknown> | Family<unknown>;

/** A position of a game, as written in a sum. */
export interface Term extends Component {
  readonly rules: Game<unknown>;
}

/** Games of one's own by the names that they have in notation. */
export type OwnGames = ReadonlyMap<string, Game<unknown>>;

const NO_OWN: OwnGames = new Map();

/** Reads the notation of one game, where games of one's own are found by their names in `own`. */
export function gameIn(notation: Notation, text: string, own: OwnGames = NO_OWN): Game<unknown> {
  const scanner = new Scanner(text);
  const game = readGame(notation, scanner, own);
  scanner.space();
  if (!scanner.ended()) throw scanner.expected(t("endGameSNotation"));
  return game;
}

/** Reads a sum, as `parseSum` does. */
export function sumIn(notation: Notation, text: string, tick?: Tick, own: OwnGames = NO_OWN): Term[] {
  const scanner = new Scanner(text);
  const terms: Term[] = [];
  do {
    const game = readGame(notation, scanner, own);
    do {
      tick?.();
      const { word, at } = scanner.word(t("position", { id: game.id, notation: game.notation }));
      try {
        terms.push({ rules: game, position: game.parse(word, tick) });
      } catch (error) {
        throw error instanceof NotationError ? error.within(text, at) : error;
      }
      scanner.space();
    } while (!scanner.ended() && !scanner.sees("+"));
  } while (scanner.accept("+"));
  return terms;
}

/** The games that were read last, by what they are called, the latest last. */
const recent = new Map<string, Game<unknown>>();
const MOST_KEPT = 128;
const LONGEST_KEPT = 1000;

/** The game that is written here: the same one each time, for what is known of a game is kept with it. */
function readGame(notation: Notation, scanner: Scanner, own: OwnGames): Game<unknown> {
  const mine = readOwn(scanner, own);
  if (mine !== undefined) return mine;
  const read = readAnew(notation, scanner);
  const known = recent.get(read.id) ?? read;
  if (read.id.length > LONGEST_KEPT) return read;
  recent.delete(read.id);
  recent.set(read.id, known);
  if (recent.size > MOST_KEPT) recent.delete(recent.keys().next().value!);
  return known;
}

/** The game of one's own whose name stands here, the longest if there are several. */
function readOwn(scanner: Scanner, own: OwnGames): Game<unknown> | undefined {
  if (own.size === 0) return undefined;
  scanner.space();
  const rest = scanner.typed.slice(scanner.at);
  const names = [...own.keys()].filter(
    (name) => rest.startsWith(name) && /^(?:\s|$)/.test(rest.slice(name.length)),
  );
  const name = names.sort((a, b) => b.length - a.length)[0];
  if (name === undefined) return undefined;
  scanner.at += name.length;
  return own.get(name);
}

function readAnew(notation: Notation, scanner: Scanner): Game<unknown> {
  scanner.space();
  const rest = scanner.text.slice(scanner.at);
  const reader = notation.readers.find(({ starts }) => starts.test(rest));
  if (reader === undefined) return readNamed(notation, scanner);
  return reader.read(scanner, (within) => within.nested(() => readGame(notation, within, NO_OWN)));
}

const HAN = /\p{sc=Han}/u;

/** The entries that a word calls: by its name in notation or an alias, or by a Chinese name, which may be without 游戏 or 博弈. */
function called({ named }: Notation, word: string): readonly Entry[] {
  const alias = withoutKind(word);
  const entry = named.find(({ aliases }) => aliases?.includes(alias)) ?? named.find(({ id }) => id === word);
  if (entry !== undefined) return [entry];
  if (!HAN.test(word)) return [];
  const exact = named.filter(({ name: { zh } }) => unspaced(zh) === word);
  return exact.length > 0 ? exact : named.filter(({ name: { zh } }) => chinese(zh).includes(word));
}

const withoutKind = (name: string): string => name.replace(/(游戏|博弈)$/, "");
const unspaced = (name: string): string => name.replaceAll(" ", "");

function chinese(name: string): readonly string[] {
  const [plain] = unspaced(name).split("（") as [string];
  return [plain, withoutKind(plain)];
}

/** What may have been meant by a word that calls no game, or several. */
function meant({ named }: Notation, word: string): string | undefined {
  if (!HAN.test(word)) {
    return nearest(
      word,
      named.map(({ id }) => id),
    );
  }
  const alike = named.filter(({ name: { zh } }) => unspaced(zh).includes(word)).map(({ id }) => id);
  const begun = named
    .filter(({ aliases = [] }) => aliases.some((name) => name.includes(word)))
    .map(({ id }) => id);
  const few = [...new Set([...begun, ...alike])].slice(0, 3);
  return few.length === 0 ? undefined : few.join(", ");
}

function readNamed(notation: Notation, scanner: Scanner): Game<unknown> {
  const at = scanner.at;
  const word = scanner.take(/\p{L}[\p{L}\p{N}-]*/u);
  const [entry, ...others] = word === undefined ? [] : called(notation, word);
  if (entry === undefined || others.length > 0) {
    scanner.at = at;
    throw scanner.expected(GAME, at, word && meant(notation, word));
  }
  if (!("game" in entry)) return entry;
  return entry.game(...readParameters(scanner, entry));
}

function readParameters(scanner: Scanner, family: Family<unknown>): number[] {
  const values = family.parameters.map(({ usual }) => usual);
  if (!scanner.sees("(")) return values;
  scanner.at++;
  for (const [i, { name, least }] of family.parameters.entries()) {
    if (i > 0) scanner.expect(",");
    scanner.take(new RegExp(`${name}\\s*=`));
    values[i] = scanner.number(least, MOST_MEMBER);
  }
  scanner.expect(")");
  return values;
}
