import { NotationError } from "../errors.ts";
import { parseNaturals } from "../games/family/natural.ts";
import { heapBoard } from "../games/line-board.ts";
import { rowBoard } from "../games/row-board.ts";
import { localized, verbatim } from "../locale/message.ts";
import { t } from "../locale/user-rules.ts";
import { areNaturals, type Natural } from "../nimber/natural.ts";
import type { Cell, Game, LocalizedText, Move, Outcome, Space, Text, Theorem } from "../types.ts";
import { letters } from "./board.ts";
import { type Judging, judgingOf } from "./judging.ts";
import { type Custom, type Exported, readGame } from "./read.ts";
import { shown, UserCodeError } from "./user-code-error.ts";

/** Game from a rules file, with the other exports of the file. */
export interface OwnGame extends Game<unknown> {
  /** Starting position of the file. */
  readonly first: unknown;
  readonly misere: boolean;
  /** Default range of tables. */
  readonly least: number;
  readonly most: number;
  /** Largest coordinate, if the file states it. */
  readonly farthest?: number;
  /** Law of the file, unproved. */
  readonly law: Theorem<unknown> | undefined;
  /** Function of the file that answers a judge's input. */
  readonly judge: Judging | undefined;
}

/** Position given as a value of the file rather than by numbers for its `position`. */
interface ValueOfFile {
  readonly made: unknown;
}

/**
 * Game with the id `id` from the exports of a rules file; `words` state its rule. If the file has a
 * `position`, numbers separated by commas stand for the positions it makes of them, so that tables, laws and
 * programs work on numbers.
 * @throws UserCodeError
 * @example
 * ownGame({ start: 5, moves: (n: number) => (n > 0 ? [n - 1] : []) }, "countdown").id; // "countdown"
 */
export function ownGame(exported: Exported, id: string, words: LocalizedText = verbatim(id)): OwnGame {
  const custom = readGame(exported);
  const { start, least, most, misere } = custom;
  const { legal } = custom;
  const { rules, first, numbers } = viewOf(custom, exported.position !== undefined);
  if (legal?.(custom.start) === false)
    throw new UserCodeError(t("startNotLegal", { start: rules.format(first) }), "start");
  const notation = localized(notationOf(custom, numbers));
  const judge = judgingOf(exported);
  return {
    ...rules,
    id,
    name: verbatim(id),
    rule: words,
    start: [numbers === undefined ? start : isHeap(custom) ? numbers[0] : numbers],
    notation,
    theorems: [],
    space: spaceOf(custom),
    parse(text) {
      const position = parsed(custom, text, { rules, numbers, notation });
      if (legal?.(rules.raw(position)) === false)
        throw new NotationError(text, 0, t("expectedLegalPosition", { notation }));
      return position;
    },
    ...(legal && { isPosition: (position) => legal(rules.raw(position)) }),
    board: (position) => custom.board?.(rules.raw(position)) ?? usualBoard(position, rules),
    first,
    misere,
    least,
    most,
    ...(exported.most !== undefined && { farthest: most }),
    law: lawOf(custom, id),
    judge: judge && ((words, value) => judge(words, (position) => value(rules.made(position)))),
  };
}

/** Whether every natural number is a position, as tables of heaps require. */
const isHeap = ({ parameters, legal }: Custom): boolean => parameters === 1 && legal === undefined;

/** Shape of the positions. Lists of numbers have the length of the start. */
function spaceOf(custom: Custom): Space {
  const { parameters, parse, start } = custom;
  if (parameters > 0) return isHeap(custom) ? "heap" : parameters === 1 ? { tuple: 1 } : "pair";
  return parse === undefined && areNaturals(start) && start.length > 0 ? { tuple: start.length } : "other";
}

interface FileRules extends Pick<Game<unknown>, "format" | "key" | "moves" | "entails" | "lost" | "won"> {
  /** Conversions between the position of the file and that of the game. */
  raw(position: unknown): unknown;
  made(raw: unknown): unknown;
}

interface View {
  readonly rules: FileRules;
  readonly first: unknown;
  /** Example of numbers that stand for a position. */
  readonly numbers: readonly number[] | undefined;
}

/**
 * View of a game as its tables need it. If only some numbers are legal, positions are lists of one number for
 * the game, and numbers for the file.
 */
const viewOf = (custom: Custom, isMadeOfNumbers: boolean): View =>
  isMadeOfNumbers || (custom.parameters === 1 && !isHeap(custom)) ? numbered(custom) : plain(custom);

const itself = (position: unknown): unknown => position;

function plain({ rules, start, parameters }: Custom): View {
  const numbers = parameters === 0 ? undefined : typeof start === "number" ? [start] : (start as number[]);
  return { rules: { ...rules, raw: itself, made: itself }, first: start, numbers };
}

function numbered(custom: Custom): View {
  const { rules, start } = custom;
  const raw = (position: unknown): unknown =>
    isMade(position)
      ? position.made
      : custom.position(...((typeof position === "object" ? position : [position]) as number[]));
  const made = (position: unknown): ValueOfFile => ({ made: position });
  const own: FileRules = {
    raw,
    made,
    key: (position) => rules.key(raw(position)),
    format: (position) => (isMade(position) ? rules.format(position.made) : String(position)),
    *moves(position, tick) {
      for (const move of rules.moves(raw(position), tick)) yield { ...move, to: move.to.map(made) };
    },
    ...(rules.entails && { entails: rules.entails }),
    ...(rules.lost && { lost: (position) => rules.lost!(raw(position)) }),
    ...(rules.won && { won: (position) => rules.won!(raw(position)) }),
  };
  return { rules: own, first: made(start), numbers: someNumbers(custom) };
}

/** Example of numbers that stand for a legal position, usual ones if possible. */
function someNumbers(custom: Custom): readonly number[] {
  const { parameters, least, most, legal, position } = custom;
  const usual = Array<number>(parameters).fill(Math.min(most, Math.max(least, parameters === 1 ? 12 : 5)));
  if (legal === undefined || legal(position(...usual))) return usual;
  const [first = usual] = placesOf(custom);
  return first;
}

const isMade = (position: unknown): position is ValueOfFile =>
  typeof position === "object" && position !== null && "made" in position;

interface Reading {
  readonly rules: FileRules;
  readonly numbers: readonly number[] | undefined;
  readonly notation: Text;
}

/** Reads a position with `parse`, or in the form of the start. */
function parsed(custom: Custom, text: string, { rules, numbers, notation }: Reading): unknown {
  const isNumbers = numbers !== undefined && /^[\d\s,_]+$/.test(text);
  const isList = rules.raw === itself && Array.isArray(custom.start);
  const counted = () => {
    const found = fromNumbers(text, numbers!.length, notation);
    return isHeap(custom) ? found[0]! : found;
  };
  if (isNumbers && custom.parse === undefined) return isList ? parseNaturals(text) : counted();
  const given = custom.parse === undefined ? usual(custom.start, text) : custom.parse(text);
  if (given === undefined || given === null) throw new NotationError(text, 0, notation);
  if (custom.parse !== undefined && isNumbers && !alike(given, custom.start)) return counted();
  if (!alike(given, custom.start)) throw new NotationError(text, 0, notation);
  return rules.made(given);
}

/**
 * Reads a position of a user's game with `parse`, or in the form of its start.
 * @throws NotationError
 * @throws UserCodeError
 */
export function positionOf(custom: Custom, text: string): unknown {
  const { rules, numbers } = custom.parameters > 0 ? numbered(custom) : plain(custom);
  return rules.raw(parsed(custom, text, { rules, numbers, notation: notationOf(custom, numbers) }));
}

/** @throws NotationError if `text` is not a list of `length` natural numbers. */
function fromNumbers(text: string, length: number, notation: Text): readonly Natural[] {
  const found = parseNaturals(text);
  if (found.length !== length) throw new NotationError(text, extra(text, length), notation);
  return found;
}

/** Offset of the first number after the first `length`, or the end of the text. */
function extra(text: string, length: number): number {
  const numbers = [...text.matchAll(/\d[\d_]*/g)];
  return numbers[length]?.index ?? text.length;
}

const alike = (value: unknown, start: unknown): boolean =>
  typeof value === typeof start &&
  (typeof value !== "object" || Object.getPrototypeOf(value) === Object.getPrototypeOf(start));

/** Reads a position in the form of the start: as text, numbers or words separated by commas, or JSON. */
function usual(start: unknown, text: string): unknown {
  if (typeof start === "string") return text;
  if (typeof start === "bigint") return bigintOf(text);
  const json = /^\(.*\)$/.test(text) ? `[${text.slice(1, -1)}]` : text;
  if (/^[[{]/.test(json) || !Array.isArray(start)) return fromJson(json);
  const words = text.split(",").map((word) => word.trim());
  if (typeof start[0] === "bigint") {
    const all = words.map(bigintOf);
    return all.includes(undefined) ? undefined : all;
  }
  return typeof start[0] === "string" ? words : fromJson(`[${words.join()}]`);
}

/** Reads an integer, with or without the suffix `n`. */
const bigintOf = (text: string): bigint | undefined =>
  /^-?\d{1,1000}n?$/.test(text) ? BigInt(text.replace("n", "")) : undefined;

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Notation of positions, by an example. */
function notationOf({ parse, start, rules }: Custom, numbers: readonly number[] | undefined): Text {
  const example =
    numbers === undefined || parse !== undefined ? exampleOf(start, rules.format) : numbers.join();
  return t("position", { example });
}

function exampleOf(start: unknown, format: (position: unknown) => string): string {
  if (!Array.isArray(start)) return format(start);
  return start.every((each) => typeof each === "number" || typeof each === "string")
    ? start.join()
    : format(start);
}

/** Board without an export `board`: rows of tokens, or letters. */
function usualBoard(position: unknown, { raw, format, moves }: FileRules): readonly Cell[] {
  const shownOne = raw(position);
  if (typeof position === "number") return rowBoard(position, (n) => moves(n) as Iterable<Move<Natural>>);
  if (areNaturals(position))
    return heapBoard(position, (heaps) => moves(heaps) as Iterable<Move<readonly Natural[]>>);
  if (areNaturals(shownOne)) return letters(shownOne.map(String));
  if (Array.isArray(shownOne) && shownOne.every((line) => typeof line === "string")) return letters(shownOne);
  return [{ shape: "label", x: 0, y: 0, text: format(position) }];
}

/** Law of the file as a theorem to test. */
function lawOf(custom: Custom, id: string): Theorem<unknown> | undefined {
  const { law, parameters, misere } = custom;
  if (law === undefined) return undefined;
  return {
    claim: t("claim", { id }),
    source: id,
    ...(misere && { play: "misere" as const }),
    *cases() {
      if (parameters === 0) yield* reached(custom);
      else for (const place of placesOf(custom)) yield [isHeap(custom) ? place[0] : place];
    },
    says(position) {
      const given = parameters === 0 || isHeap(custom) ? [position] : (position as readonly unknown[]);
      return said(law(...given), given);
    },
  };
}

/** Number of successive illegal positions after which the list of legal ones ends. */
const MOST_GAPS = 10_000;

/** Numbers that stand for legal positions, by ascending sum. */
function* placesOf({ parameters, least, legal, position }: Custom): Generator<readonly number[]> {
  let gaps = 0;
  for (let n = least; gaps < MOST_GAPS; n++) {
    for (let a = parameters === 1 ? n : least; a <= n && gaps < MOST_GAPS; a++) {
      const place = parameters === 1 ? [n] : [a, n - a + least];
      gaps = legal?.(position(...place)) === false ? gaps + 1 : 0;
      if (gaps === 0) yield place;
    }
  }
}

/** Reachable positions, nearest first. */
function* reached({ rules, start }: Custom): Generator<[unknown]> {
  const seen = new Set([rules.key(start)]);
  const positions = [start];
  for (const position of positions) {
    yield [position];
    for (const { to } of rules.moves(position)) {
      for (const part of to) {
        const key = rules.key(part);
        if (seen.has(key)) continue;
        seen.add(key);
        positions.push(part);
      }
    }
  }
}

function said(found: unknown, given: readonly unknown[]): Natural | Outcome {
  if (typeof found === "boolean") return found ? "P" : "N";
  if (typeof found === "bigint" || (typeof found === "number" && !Number.isNaN(found))) return found;
  const [got, at] = [shown(found), given.map((each) => shown(each))];
  throw new UserCodeError(t("lawExpectedTrueFalseNumber", { got, at }), "law");
}
