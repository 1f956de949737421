import { NotationError } from "../errors.ts";
import type { Game, Play } from "../types.ts";
import { catalogue } from "./catalogue.ts";
import { entriesLike, entryNear, nickname } from "./meant.ts";
import { entriesCalled } from "./names.ts";
import { parseGame, parseSum } from "./notation.ts";
import { startOf } from "./reading.ts";

// Reads what people type: `反尼姆 3 4`, `take {1,3} 5`, `wythoff(5,8)`, `misère Kayles 9`, `kayls 4`. Notation has one
// spelling for each; here a text has several possible meanings, the likeliest first. The page offers them, the command
// line suggests the first.

/** Sum in notation that a typed text may mean, and how it is played. */
export interface Typed {
  readonly sum: string;
  readonly play: Play;
}

/** Readings of a text, or the error of the text as it stands. */
export interface Readings {
  readonly sums: readonly string[];
  readonly error?: NotationError;
}

const MISERE_WORDS = ["misère", "misere", "反常规则", "反常"];
const WORD = `(?:${MISERE_WORDS.join("|")})`;
const OF = ["下的", "下"].join("|");
const MISERE = new RegExp(
  [
    `^${WORD}(?:\\s*(?:${OF}))?[\\s:：,，-]*(?=\\S)`,
    "^(?:反|anti[\\s-]?)(?=\\s*(?:尼姆|nim))",
    `[\\s,，(（]+(?:under\\s+|in\\s+)?${WORD}(?:\\s+play)?[)）]?$`,
  ].join("|"),
  "iu",
);

/** Separates words for misère play from a typed text. */
export function playOf(typed: string): { readonly text: string; readonly play: Play } {
  const whole = narrow(typed).trim();
  if (MISERE_WORDS.includes(whole.toLowerCase())) return { text: whole, play: "normal" };
  const text = whole.replace(MISERE, "").trim();
  return text === whole ? { text, play: "normal" } : { text, play: "misere" };
}

/** Replaces full-width letters, digits and signs of Chinese keyboards by those of notation. */
const narrow = (text: string): string =>
  text
    .replaceAll("\u3000", " ")
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** For a negative number, no game at another position is suggested. */
const NEGATIVE = /(?:^|[\s,，(（{])[-−]\s*\d/;

/** Suggestion for a text, and the game of its first component. */
export interface Suggested extends Typed {
  readonly game: string;
}

/** Longest text for which there is a suggestion. */
const LONGEST = 200;

/**
 * Sum that a text most likely means although it is not notation, and its first game; `undefined` if there is none with
 * all numbers of the text.
 */
export function suggestedFor(typed: string): Suggested | undefined {
  const numbers = numbersIn(typed);
  // Of a game without a position no position is suggested.
  if (numbers.length === 0 || typed.length > LONGEST || gameIn(typed) !== undefined) return undefined;
  const { text, play } = playOf(typed);
  const read = sumsRead(text).sums.map((sum) => ({ sum, play }));
  const meant = [...read, ...sumsNamed(text, play), ...sumsGuessed(text, play)].find(
    ({ sum }) => sum !== typed && isSubset(numbers, numbersIn(sum)),
  );
  return meant && { ...meant, game: parseSum(meant.sum)[0]!.rules.id };
}

const isSubset = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((each) => all.includes(each));

/** Readings of a text as notation, with names in either language, and with brackets and spaces as people use them. */
export function sumsRead(text: string): Readings {
  if (text === "") return { sums: [] };
  if (NEGATIVE.test(text)) return readAs(text);
  const first = readAs(withIds(text));
  const others = () => respelt(text).map((each) => readAs(withIds(each)));
  if (first.error !== undefined) return others().find(({ error }) => error === undefined) ?? first;
  // One number after the name of a game on graphs is a path rather than one vertex of this name.
  const path = readAs(withIds(text.replace(/^(\D+\s)(\d+)$/, "$1path($2)")));
  if (/^\D+\s\d+$/.test(text) && path.error === undefined)
    return { sums: distinct([...path.sums, ...first.sums]) };
  // Numbers separated by spaces are several positions, but may be meant as one.
  if (!/^\D+\d+(?:\s+\d+)+$/.test(text)) return first;
  const sums = distinct([first, ...others()].flatMap((read) => read.sums));
  // Two numbers after the name of a board game are its sides.
  return { sums: [...sums.filter(isBoard), ...sums.filter((sum) => !isBoard(sum))] };
}

const isBoard = (sum: string): boolean => /\dx\d/.test(sum);

const distinct = (sums: readonly string[]): readonly string[] => [...new Set(sums)];

/** Reads a text as a sum, or as a game at its usual start. */
function readAs(text: string): Readings {
  const game = gameIn(text);
  if (game !== undefined) return { sums: [startOf(game)] };
  try {
    parseSum(text);
    return { sums: [text] };
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    return { sums: [], error };
  }
}

/** Game that a text is without a position. */
function gameIn(text: string): Game<unknown> | undefined {
  try {
    return parseGame(text);
  } catch (error) {
    if (error instanceof NotationError) return undefined;
    throw error;
  }
}

const startIn = (game: string): string => startOf(parseGame(game));

/** Name, and the position after it, which begins with a number. */
export function parted(text: string): { readonly name: string; readonly position?: string } {
  const [name = "", position] = text.split(/(?=\d)(.*)/s);
  return position === undefined || /[+{[]/.test(name) ? { name } : { name, position };
}

/** Game with a name or the only game with a nickname. */
export const gameCalled = (name: string): string | undefined =>
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

/** Games that contestants call by this name, and those whose names are like it. */
export function sumsNamed(text: string, under: Play): readonly Typed[] {
  if (NEGATIVE.test(text)) return [];
  const { name, position } = parted(text);
  const like = entriesLike(catalogue, name).flatMap(({ id }) => placed(id, position, under));
  const said = nickname(name);
  if (said === undefined) return like;
  const play = under === "misere" ? under : said.play;
  const fitting = said.games.flatMap((game) => fitted(game, position, play));
  const named = fitting.length > 0 ? fitting : said.games.map((game) => ({ sum: startIn(game), play }));
  return [...named, ...like];
}

/** Guesses for a text that is neither notation nor a name: bare numbers, typing errors. */
export function sumsGuessed(text: string, play: Play): readonly Typed[] {
  if (NEGATIVE.test(text)) return [];
  const sums = sumsOf(text);
  if (sums.length > 0) return sums.map((sum) => ({ sum, play }));
  const terms = text.split("+").map((term) => {
    const { name, position } = parted(term.trim());
    return { game: gameCalled(name) ?? entryNear(catalogue, name)?.id, position };
  });
  const games = terms.flatMap(({ game }) => game ?? []);
  if (games.length < terms.length) return [];
  const sum = terms.map(({ position }, i) =>
    position === undefined ? startIn(games[i]!) : `${games[i]} ${position}`,
  );
  const read = readAs(withIds(sum.join(" + ")));
  if (read.error === undefined) return read.sums.map((each) => ({ sum: each, play }));
  return terms.length === 1 ? placed(games[0]!, terms[0]!.position, play) : [];
}

/** Game at a position, if that is valid for it; else at its usual start. */
function placed(game: string, position: string | undefined, play: Play): readonly Typed[] {
  const meant = fitted(game, position, play);
  return meant.length > 0 ? meant : [{ sum: startIn(game), play }];
}

const fitted = (game: string, position: string | undefined, play: Play): readonly Typed[] =>
  position === undefined ? [] : sumsRead(`${game} ${position}`).sums.map((sum) => ({ sum, play }));

/** Words of a question around a game. */
const ASKED =
  /^how (?:do|can|to)(?: i| you| we)? (?:win|play|solve|beat)(?: at| in)?\s+|^怎[么样](?:才能)?(?:赢|玩|取胜)|(?:怎[么样]|如何)(?:才能)?(?:赢|玩|取胜|必胜)$/iu;

/** Words before a set of takes that add nothing to it. */
const TAKING = /^(?:take|subtraction(?: game)?|取(?:石子|子)?(?:游戏)?)\s*(?=\{)/iu;

const NUMBERS = String.raw`\d+(?:[\s,，、]+\d+)*`;
/** Notations with various brackets: `nim(3,4,5)`, `nim {3,4,5}`, `nim: 3 4 5`, `wythoff 5 8`. */
const CALLED = new RegExp(
  String.raw`^(\p{L}[^\d()（）{[:：]*?)(?:\s*[(（{[]\s*(${NUMBERS})\s*[)）}\]]|\s*[:：]?\s*(${NUMBERS}))$`,
  "u",
);

/** Other possible spellings of a text. */
function respelt(text: string): string[] {
  const [, name, bracketed, listed] = CALLED.exec(text) ?? [];
  const numbers = numbersIn(bracketed ?? listed ?? "");
  const called = name === undefined ? [] : [" ", ","].map((between) => `${name} ${numbers.join(between)}`);
  if (numbers.length === 2) called.push(asBoard(`${name}`, numbers));
  const others = [
    // {1 3 4} and S = {1,3,4}
    text.replace(/^s\s*=\s*(?=\{)/i, "").replace(/^\{[\d\s,，、]+\}/, (set) => `{${numbersIn(set).join()}}`),
    // 1..3, 取 1~3
    text.replace(/^(?:取|take)?\s*(\d+)\s*(?:\.\.+|[-–~～到至])\s*(\d+)\s*[个颗]?$/i, "{$1..$2}"),
    text.replace(TAKING, ""),
    text
      .replace(/[?？]$/, "")
      .replace(ASKED, "")
      .trim(),
    // kayles 12 nim 3
    text.replace(/(?<=\d)\s+(?=\p{L}{3})/gu, " + "),
  ];
  return [...called, ...others.filter((each) => each !== text)];
}

/** Board with these numbers of rows and columns. */
const asBoard = (name: string, sides: readonly string[]): string => `${name} ${sides.join("x")}`;

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** Largest number in a set of takes given as bare numbers. */
const LARGEST = 64;

/** Sums that bare numbers may mean: heaps of Nim, and a set of takes. */
function sumsOf(text: string): string[] {
  if (!/^\d{1,9}(?:[\s,，、]+\d{1,9}){0,3}$/.test(text)) return [];
  const numbers = numbersIn(text).map(Number);
  const nim = `nim ${numbers.join(" ")}`;
  const most = Math.max(...numbers);
  const isSet = numbers.length > 1 && new Set(numbers).size === numbers.length && Math.min(...numbers) > 0;
  return isSet && most <= LARGEST ? [nim, `{${numbers.join()}} ${2 * most + 1}`] : [nim];
}
