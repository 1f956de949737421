import { NotationError } from "../errors.ts";
import { nearest } from "../say/nearest.ts";
import type { Component, Family, Game, Tick } from "../types.ts";
import { catalogue } from "./catalogue.ts";
import { readers } from "./readers/index.ts";
import { GAME, MOST_MEMBER } from "./readers/reader.ts";
import { Scanner } from "./scanner.ts";

/** A position of a game, as written in a sum. */
export interface Term extends Component {
  readonly rules: Game<unknown>;
}

/** Games of one's own by the names that they have in notation. */
export type OwnGames = ReadonlyMap<string, Game<unknown>>;

const NO_OWN: OwnGames = new Map();

/**
 * Reads the notation of one game: a name (`kayles`), a name with parameters (`bash(3)`, `wythoff(d=2)`), a
 * take-and-break code (`0.77`, `4.7`, `0.3F`), a subtraction set (`{1,3..5}`, `{primes}`, `{powers(2)}`), an
 * all-but set (`!{2,3}`) or a rule (`[n: n-1 | n/2]`).
 * @throws NotationError
 * @example
 * parseGame("{5,2}").id; // "{2,5}"
 */
export const parseGame = (text: string): Game<unknown> => parseGameAmong(text, NO_OWN);

/** The same, where games of one's own are found by their names in `own`. */
export function parseGameAmong(text: string, own: OwnGames): Game<unknown> {
  const scanner = new Scanner(text);
  const game = readGame(scanner, own);
  scanner.space();
  if (!scanner.ended())
    throw scanner.expected({ en: "the end of the game's notation", zh: "游戏记号到此结束" });
  return game;
}

/**
 * Reads a sum: games, each with one position or more, between plus signs, as `kayles 5 + {1,2} 4 7`. A long one takes
 * time: `tick` is called meanwhile. Games of one's own are found by their names in `own`.
 * @throws NotationError
 * @example
 * parseSum("kayles 5 + {1,2} 4 7").length; // 3
 */
export function parseSum(text: string, tick?: Tick, own: OwnGames = NO_OWN): Term[] {
  const scanner = new Scanner(text);
  const terms: Term[] = [];
  do {
    const game = readGame(scanner, own);
    do {
      tick?.();
      const { word, at } = scanner.word({
        en: `a position of ${game.id}: ${game.notation.en}`,
        zh: `${game.id} 的局面：${game.notation.zh}`,
      });
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
function readGame(scanner: Scanner, own: OwnGames): Game<unknown> {
  const mine = readOwn(scanner, own);
  if (mine !== undefined) return mine;
  const read = readAnew(scanner);
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

function readAnew(scanner: Scanner): Game<unknown> {
  scanner.space();
  const rest = scanner.text.slice(scanner.at);
  const reader = readers.find(({ starts }) => starts.test(rest));
  return reader === undefined ? readNamed(scanner) : reader.read(scanner, readWithin);
}

const readWithin = (scanner: Scanner): Game<unknown> => readGame(scanner, NO_OWN);

type Entry = (typeof catalogue)[number];

const HAN = /\p{sc=Han}/u;

/** The entries that a word calls: by its name in notation, or by its Chinese name, which may be without 游戏 or 博弈. */
function called(word: string): readonly Entry[] {
  const entry = catalogue.find(({ id }) => id === word);
  if (entry !== undefined) return [entry];
  if (!HAN.test(word)) return [];
  const exact = catalogue.filter(({ name: { zh } }) => zh === word);
  return exact.length > 0 ? exact : catalogue.filter(({ name: { zh } }) => chinese(zh).includes(word));
}

function chinese(name: string): readonly string[] {
  const [plain] = name.split("（") as [string];
  return [plain, plain.replace(/(游戏|博弈)$/, "")];
}

/** What may have been meant by a word that calls no game, or several. */
function meant(word: string): string | undefined {
  if (!HAN.test(word)) {
    return nearest(
      word,
      catalogue.map(({ id }) => id),
    );
  }
  const alike = catalogue.filter(({ name: { zh } }) => zh.includes(word)).slice(0, 3);
  return alike.length === 0 ? undefined : alike.map(({ id }) => id).join(", ");
}

function readNamed(scanner: Scanner): Game<unknown> {
  const at = scanner.at;
  const word = scanner.take(/\p{L}[\p{L}\p{N}-]*/u);
  const [entry, ...others] = word === undefined ? [] : called(word);
  if (entry === undefined || others.length > 0) {
    scanner.at = at;
    throw scanner.expected(GAME, at, word && meant(word));
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
