import { t } from "../locale/games.ts";
import { localized } from "../locale/message.ts";
import { parseRule } from "../rules/parse.ts";
import type { Game, Text } from "../types.ts";
import { addingGame } from "./family/adding.ts";
import {
  codeWords,
  type Digit,
  isPlain,
  joined,
  optionsOf,
  printDigit,
  type Sign,
  type Ways,
} from "./family/code.ts";
import { takeAndBreakGame } from "./family/take-break.ts";
import { lineGame } from "./line.ts";
import type { Scanner } from "./scanner.ts";

const MOST_DIGITS = 4096;
/** Largest digit: one bit for each number of heaps left, up to 30. */
const MOST_DIGIT = 2 ** 31 - 1;

/** Start of a code: a digit before the point, with an optional sign, or several in brackets. */
export const CODE: RegExp = /^(?:\d|(?:[A-Za-z][!?=]?)?\.|&|\([^)]*\)\.|\{[^}]*\}\.)/;

const A_DIGIT: Text = t("aDigit");

/**
 * Reads a take-and-break code: `0.77`. Its last digits may repeat forever (`4.(3)`), and a digit may restrict
 * the heaps that are left (`4!.0`, `0.(R?8!G)`). A code with more digits before the point has moves that add
 * tokens: `20.017`. `game` describes the expected notation for errors.
 */
export function readCode(scanner: Scanner, game: Text): Game<unknown> {
  const start = scanner.at;
  const adding = /^\d\d+(?=\.)/.exec(scanner.text.slice(start));
  if (adding !== null) return readAdding(scanner, adding[0]);
  const first = scanner.sees(".") ? ZERO : digitAt(scanner);
  if (first === undefined || !scanner.sees(".")) throw scanner.expected(game, start);
  scanner.at++;
  const rest = digitsAt(scanner);
  const endless = endlessAt(scanner);
  if (/[\p{L}\p{N}_.!?={([&]/u.test(scanner.text[scanner.at] ?? "")) throw scanner.expected(A_DIGIT);
  if (rest.length > MOST_DIGITS) {
    throw scanner.expected(t("mostDigits", { mostDigits: MOST_DIGITS }), start);
  }
  if (first.some(({ value }) => value % 4 !== 0)) throw scanner.expected(SPLITS, start);
  const digits = [first, ...rest];
  if (endless !== undefined) return endlessGame(digits, endless);
  return digits.every(isPlain) ? takeAndBreakGame(digits.map(([ways]) => ways!.value)) : signedGame(digits);
}

const ZERO: Digit = [{ value: 0, sign: "" }];

const SPLITS: Text = t("splits");

/**
 * Reads a code with several digits before the point, whose moves may add tokens. The last of these digits
 * takes nothing.
 */
function readAdding(scanner: Scanner, before: string): Game<unknown> {
  const start = scanner.at;
  scanner.at += before.length + 1;
  const after = /^\d*/.exec(scanner.text.slice(scanner.at))![0];
  const wrong = /[89]/.exec(before + after)?.index;
  if (wrong !== undefined) throw scanner.expected(OCTAL, start + wrong + (wrong < before.length ? 0 : 1));
  scanner.at += after.length;
  if (/[\p{L}\p{N}_.!?={([&]/u.test(scanner.text[scanner.at] ?? "")) throw scanner.expected(OCTAL);
  if (before.length > MOST_ADDED || after.length > MOST_ADDED) throw scanner.expected(SHORT, start);
  const [none, ...adds] = [...before].reverse().map(Number) as [number, ...number[]];
  if (none % 4 !== 0) throw scanner.expected(STAYS, start + before.length - 1);
  const takes = [none, ...[...after].map(Number)];
  while (adds.length > 0 && (adds.at(-1)! & ~1) === 0) adds.pop();
  return (
    adds.length === 0 ? takeAndBreakGame(takes) : addingGame({ kind: "adding", takes, adds })
  ) as Game<unknown>;
}

/** Most digits on either side of the point of a code whose moves add tokens. */
const MOST_ADDED = 32;

const OCTAL: Text = t("octal");

const SHORT: Text = t("short", { mostAdded: MOST_ADDED });

const STAYS: Text = t("stays");

/** Number of a digit and its sign. */
const WAYS = /(?:[0-9A-Za-z]|&(?:x[0-9A-Fa-f]+|\d+);)[!?=]?/uy;

function waysAt(scanner: Scanner): Ways | undefined {
  WAYS.lastIndex = scanner.at;
  const found = WAYS.exec(scanner.text)?.[0];
  if (found === undefined) {
    if (scanner.sees("&")) throw scanner.expected(t("numberX"));
    return undefined;
  }
  const sign = (/[!?=]$/.exec(found)?.[0] ?? "") as Sign;
  const number = found.slice(0, found.length - sign.length);
  const value = number.startsWith("&")
    ? Number(number.slice(1, -1).replace("x", "0x"))
    : Number.parseInt(number, 36);
  if (value > MOST_DIGIT) throw scanner.expected(t("digit", { mostDigit: MOST_DIGIT }));
  scanner.at += found.length;
  return { value, sign };
}

/**
 * Reads a digit: a number with its sign; or several in braces, or in parentheses if one of them has a sign.
 */
function digitAt(scanner: Scanner): Digit | undefined {
  const close = scanner.sees("{") ? "}" : scanner.sees("(") && !isEndless(scanner) ? ")" : undefined;
  if (close === undefined) {
    const ways = waysAt(scanner);
    return ways && joined([ways]);
  }
  scanner.at++;
  const all: Ways[] = [];
  for (let ways = waysAt(scanner); ways !== undefined; ways = waysAt(scanner)) all.push(ways);
  if (all.length === 0) throw scanner.expected(A_DIGIT);
  scanner.expect(close);
  return joined(all);
}

function digitsAt(scanner: Scanner): Digit[] {
  const digits: Digit[] = [];
  for (let digit = digitAt(scanner); digit !== undefined; digit = digitAt(scanner)) digits.push(digit);
  return digits;
}

/** Whether the parentheses that open here contain only digits without a sign, which repeat forever. */
const isEndless = (scanner: Scanner): boolean =>
  !/^\([^)]*[!?=]/.test(scanner.text.slice(scanner.at, scanner.at + MOST_DIGITS));

/** Reads digits that repeat forever: in square brackets, or in parentheses if none has a sign. */
function endlessAt(scanner: Scanner): Digit[] | undefined {
  const close = scanner.sees("(") ? ")" : scanner.sees("[") ? "]" : undefined;
  if (close === undefined) return undefined;
  scanner.at++;
  const found = digitsAt(scanner);
  if (found.length === 0) throw scanner.expected(t("digitsRepeated"));
  scanner.expect(close);
  return found;
}

/** Game of the one-line rule of a code, named after the code. */
function named(code: string, options: readonly string[]): Game<unknown> {
  const game = lineGame(parseRule(`[n: ${options.join(" | ") || "n if 1 = 2"}]`));
  const name = localized(t("name", { code }));
  return {
    ...game,
    id: code,
    name,
    accelerators: {
      ...game.accelerators,
      ruleInALine: { rule: game.id },
    },
  };
}

function signedGame(digits: readonly Digit[]): Game<unknown> {
  const last = digits.findLastIndex((digit, i) => i > 0 && digit.some(({ value }) => value > 0));
  const after =
    digits
      .slice(1, last + 1)
      .map(printDigit)
      .join("") || "0";
  const options = digits.flatMap((digit, taken) => optionsOf(digit, `${taken}`));
  return { ...named(`${printDigit(digits[0]!)}.${after}`, options), rule: codeWords(digits) };
}

/**
 * Game of a code with infinitely many digits: a move may take any number whose digit allows it, from heaps of
 * any size.
 */
function endlessGame(digits: readonly Digit[], cycle: readonly Digit[]): Game<unknown> {
  const length = digits.length;
  const [open, close] = cycle.some((digit) => digit.some(({ sign }) => sign !== "")) ? "[]" : "()";
  const [first, ...rest] = digits.map(printDigit);
  return named(`${first}.${rest.join("")}${open}${cycle.map(printDigit).join("")}${close}`, [
    ...digits.flatMap((digit, taken) => optionsOf(digit, `${taken}`)),
    ...cycle.flatMap((digit, i) => {
      const from = length === 1 ? [] : [`k >= ${length}`];
      const turn = cycle.length === 1 ? [] : [`(k-${length})%${cycle.length} = ${i}`];
      const when = [...from, ...turn].join(" and ");
      return optionsOf(digit, "k", when === "" ? undefined : when);
    }),
  ]);
}
