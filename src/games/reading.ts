import { NotationError } from "../errors.ts";
import { t } from "../locale/games.ts";
import type { Component, Family, Game, Text, Tick } from "../types.ts";
import { type Entry, entriesCalled, type Guess } from "./names.ts";
import { GAME, MOST_MEMBER, type Reader } from "./readers/reader.ts";
import { Scanner } from "./scanner.ts";

/** All games that can be written: named games and families, and other ways to write a game. */
export interface Notation {
  readonly named: readonly Entry[];
  readonly readers: readonly Reader[];
  readonly guesses: readonly Guess[];
}

/** Position of a game, as written in a sum. */
export interface Term extends Component {
  readonly rules: Game<unknown>;
}

/** User's games by their names in notation. */
export type OwnGames = ReadonlyMap<string, Game<unknown>>;

const NO_OWN: OwnGames = new Map();

/** Reads the notation of one game; `own` maps names to the user's games. */
export function gameIn(notation: Notation, text: string, own: OwnGames = NO_OWN): Game<unknown> {
  const scanner = new Scanner(text);
  const game = readGame(notation, scanner, own);
  scanner.space();
  if (!scanner.ended()) throw scanner.expected(endBefore(scanner));
  return game;
}

/** That a game ends here; before what people write after its rules, also where that belongs. */
function endBefore(scanner: Scanner): Text {
  if (scanner.sees(";") || scanner.sees("misere") || scanner.sees("misère")) return t("endBeforeClause");
  return scanner.sees("where") ? t("endBeforeWhere") : t("endGameSNotation");
}

/** Reads a sum like `parseSum`. */
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

/** Sum of the usual start of a game. */
export const startOf = (game: Game<unknown>): string =>
  `${game.id} ${game.start.map((position) => game.format(position)).join(" ")}`;

/** Games read last, by their notation; the latest one is last. */
const recent = new Map<string, Game<unknown>>();
const MOST_KEPT = 128;
const LONGEST_KEPT = 1000;

/**
 * Reads a game here; returns the same object each time, because what is known about a game is cached with the
 * object.
 */
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

/** User's game whose name is here; the longest name if several match. */
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

/** Result of the first guess that has one. */
function first<T>({ guesses }: Notation, says: (guess: Guess) => T | undefined): T | undefined {
  for (const guess of guesses) {
    const said = says(guess);
    if (said !== undefined) return said;
  }
  return undefined;
}

const meant = (notation: Notation, word: string): string | undefined =>
  first(notation, (guess) => guess.meant(notation.named, word));

/** Game that begins with a word which names none by itself. */
const exampleOf = ({ readers }: Notation, word: string): string | undefined =>
  readers
    .flatMap(({ examples = [] }) => examples)
    .find((each) => /^[a-z-]+/.exec(each)![0] === word.toLowerCase());

function readNamed(notation: Notation, scanner: Scanner): Game<unknown> {
  const at = scanner.at;
  const word = scanner.take(/\p{L}[\p{L}\p{N}-]*/u);
  const [entry, ...others] = word === undefined ? [] : entriesCalled(notation.named, word);
  if (entry === undefined || others.length > 0) {
    const only = word && first(notation, (guess) => guess.nickname(word)?.only);
    if (only) return gameIn(notation, only);
    scanner.at = at;
    throw scanner.expected(GAME, at, word && (exampleOf(notation, word) ?? meant(notation, word)));
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
