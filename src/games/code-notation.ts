import { parseRule } from "../rules/parse.ts";
import type { Game, Text } from "../types.ts";
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
import { takeAndBreak } from "./family/take-break.ts";
import { lineGame } from "./line.ts";
import type { Scanner } from "./scanner.ts";

const MOST_DIGITS = 4096;
/** A move leaves at most 30 heaps. */
const MOST_DIGIT = 2 ** 31 - 1;

/** What a code begins with: a digit before the point, with a sign perhaps, or several in brackets. */
export const CODE: RegExp = /^(?:\d|(?:[A-Za-z][!?=]?)?\.|&|\([^)]*\)\.|\{[^}]*\}\.)/;

const A_DIGIT: Text = {
  en: "a digit: 0 to 9, A to Z or a number as &64;",
  zh: "数位：0–9、A–Z 或 &64; 这样的数",
};

/**
 * Reads a take-and-break code, whose last digits may go on for ever, and whose digits may say what the heaps that are
 * left have to be: `0.77`, `4.(3)`, `4!.0`, `0.(R?8!G)`. `game` is what was expected.
 */
export function readCode(scanner: Scanner, game: Text): Game<unknown> {
  const start = scanner.at;
  if (/^\d\d+\./.test(scanner.text.slice(start))) throw scanner.expected(ONE_BEFORE, start);
  const first = scanner.sees(".") ? ZERO : digitAt(scanner);
  if (first === undefined || !scanner.sees(".")) throw scanner.expected(game, start);
  scanner.at++;
  const rest = digitsAt(scanner);
  const endless = endlessAt(scanner);
  if (/[\p{L}\p{N}_.!?={([&]/u.test(scanner.text[scanner.at] ?? "")) throw scanner.expected(A_DIGIT);
  if (rest.length > MOST_DIGITS) {
    throw scanner.expected({ en: `at most ${MOST_DIGITS} digits`, zh: `至多 ${MOST_DIGITS} 位` }, start);
  }
  if (first.some(({ value }) => value % 4 !== 0)) throw scanner.expected(SPLITS, start);
  const digits = [first, ...rest];
  if (endless !== undefined) return endlessGame(digits, endless);
  return digits.every(isPlain) ? takeAndBreak(digits.map(([ways]) => ways!.value)) : signedGame(digits);
}

const ZERO: Digit = [{ value: 0, sign: "" }];

const SPLITS: Text = {
  en: "a first digit 0, 4, 8 or C, because a move that takes nothing must split the heap",
  zh: "首位为 0、4、8 或 C，因为不取石子的一步必须分堆",
};

const ONE_BEFORE: Text = {
  en: "one digit before the point; moves that add tokens are rules in a line, as [n: n+1 if n > 0 | n-2]",
  zh: "小数点前只有一位；添加石子的走法请写成一行规则，如 [n: n+1 if n > 0 | n-2]",
};

/** A number of a digit with its sign. */
const WAYS = /(?:[0-9A-Za-z]|&(?:x[0-9A-Fa-f]+|\d+);)[!?=]?/uy;

function waysAt(scanner: Scanner): Ways | undefined {
  WAYS.lastIndex = scanner.at;
  const found = WAYS.exec(scanner.text)?.[0];
  if (found === undefined) {
    if (scanner.sees("&"))
      throw scanner.expected({ en: "a number as &64; or &x40;", zh: "&64; 或 &x40; 这样的数" });
    return undefined;
  }
  const sign = (/[!?=]$/.exec(found)?.[0] ?? "") as Sign;
  const number = found.slice(0, found.length - sign.length);
  const value = number.startsWith("&")
    ? Number(number.slice(1, -1).replace("x", "0x"))
    : Number.parseInt(number, 36);
  if (value > MOST_DIGIT)
    throw scanner.expected({ en: `a digit to ${MOST_DIGIT}`, zh: `不超过 ${MOST_DIGIT} 的数位` });
  scanner.at += found.length;
  return { value, sign };
}

/** A digit: a number with its sign, or several in braces, or in parentheses with a sign among them. */
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

/** Whether the parentheses that open here hold digits without a sign, which are repeated. */
const isEndless = (scanner: Scanner): boolean =>
  !/^\([^)]*[!?=]/.test(scanner.text.slice(scanner.at, scanner.at + MOST_DIGITS));

/** Digits that are repeated without end: in square brackets, or in parentheses where they have no sign. */
function endlessAt(scanner: Scanner): Digit[] | undefined {
  const close = scanner.sees("(") ? ")" : scanner.sees("[") ? "]" : undefined;
  if (close === undefined) return undefined;
  scanner.at++;
  const found = digitsAt(scanner);
  if (found.length === 0) throw scanner.expected({ en: "the digits that are repeated", zh: "循环的数位" });
  scanner.expect(close);
  return found;
}

/** The rule in a line that says the same as a code, under the name of the code. */
function named(code: string, options: readonly string[]): Game<unknown> {
  const game = lineGame(parseRule(`[n: ${options.join(" | ") || "n if 1 = 2"}]`));
  const name = { en: `Take-and-break game ${code}`, zh: `取石分堆游戏 ${code}` };
  return { ...game, id: code, name, line: { rule: game.id } };
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

/** The game of a code whose digits never end: from a heap of any size any number may be taken that has a digit. */
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
