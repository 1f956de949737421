import { parseRule } from "../rules/parse.ts";
import type { Game, Text } from "../types.ts";
import { takeAndBreak } from "./family/take-break.ts";
import { lineGame } from "./line.ts";
import type { Scanner } from "./scanner.ts";

const MOST_DIGITS = 4096;

/** Reads a take-and-break code, whose last digits may go on for ever: `0.77`, `4.(3)`. `game` is what was expected. */
export function readCode(scanner: Scanner, game: Text): Game<unknown> {
  const start = scanner.at;
  const first = scanner.take(/[0-9A-Fa-f]/) ?? "0";
  if (!scanner.sees(".")) throw scanner.expected(game, start);
  scanner.at++;
  const rest = digitsAt(scanner);
  const endless = endlessAt(scanner);
  const sign = OTHERS.exec(scanner.text.slice(scanner.at))?.[0];
  if (sign !== undefined) throw scanner.expected(others(sign));
  if (/[\p{L}\p{N}_.]/u.test(scanner.text[scanner.at] ?? "")) {
    throw scanner.expected({ en: "a digit 0 to 9 or A to F", zh: "0–9 或 A–F 的数位" });
  }
  if (rest.length > MOST_DIGITS) {
    throw scanner.expected({ en: `at most ${MOST_DIGITS} digits`, zh: `至多 ${MOST_DIGITS} 位` }, start);
  }
  if (!"048Cc".includes(first)) {
    throw scanner.expected(
      {
        en: "a first digit 0, 4, 8 or C, because a move that takes nothing must split the heap",
        zh: "首位为 0、4、8 或 C，因为不取石子的一步必须分堆",
      },
      start,
    );
  }
  const digits = [first, ...rest].map(numberOf);
  return endless === undefined ? takeAndBreak(digits) : endlessGame(digits, [...endless].map(numberOf));
}

/** Signs that other programs have in codes, each with a meaning of its own: digits for more heaps, kinds of splits. */
const OTHERS = /^(?:[!?={]|[G-Zg-z](?![\p{L}]))/u;

const others = (sign: string): Text => ({
  en: `a digit 0 to 9 or A to F: codes with ${sign} are rules in a line here, as [n: split(n-1, distinct)]`,
  zh: `0–9 或 A–F 的数位：含 ${sign} 的代码请写成一行规则，如 [n: split(n-1, distinct)]`,
});

const numberOf = (digit: string): number => Number.parseInt(digit, 16);

function digitsAt(scanner: Scanner): string {
  const found = /^[0-9A-Fa-f]*/.exec(scanner.text.slice(scanner.at))![0];
  scanner.at += found.length;
  return found;
}

/** Digits in brackets, which are repeated without end. */
function endlessAt(scanner: Scanner): string | undefined {
  if (!scanner.sees("(")) return undefined;
  scanner.at++;
  const found = digitsAt(scanner);
  if (found === "") throw scanner.expected({ en: "the digits that are repeated", zh: "循环的数位" });
  scanner.expect(")");
  return found;
}

/**
 * The game of a code whose digits never end: from a heap of any size any number may be taken that has a digit. It is
 * the rule in a line that says so, under the name of the code.
 */
function endlessGame(digits: readonly number[], cycle: readonly number[]): Game<unknown> {
  const length = digits.length;
  const clauses = [
    ...digits.flatMap((digit, taken) => movesOf(digit, `k = ${taken}`, `n = ${taken}`, taken === 0)),
    ...cycle.flatMap((digit, i) => {
      const of = (letter: string) =>
        `${letter} >= ${length}${cycle.length === 1 ? "" : ` and (${letter}-${length})%${cycle.length} = ${i}`}`;
      return movesOf(digit, of("k"), of("n"), false);
    }),
  ];
  const game = lineGame(parseRule(`[n: ${clauses.join(" | ") || "n if 1 = 2"}]`));
  const code = `${hex([digits[0]!])}.${hex(digits.slice(1))}(${hex(cycle)})`;
  return { ...game, id: code, name: { en: `Take-and-break game ${code}`, zh: `取石分堆游戏 ${code}` } };
}

const hex = (digits: readonly number[]): string =>
  digits.map((digit) => digit.toString(16).toUpperCase()).join("");

/** The moves of a digit in a line: `which` says of k that it may be taken, `whole` of n that it may go whole. */
function movesOf(digit: number, which: string, whole: string, nothing: boolean): string[] {
  const [left, rest, when] = nothing ? ["a", "n-a", ""] : ["a", "n-k-a", ` and ${which}`];
  return [
    ...(digit & 1 ? [`0 if ${whole} and n > 0`] : []),
    ...(digit & 2 ? [`n-k if k < n${when}`] : []),
    ...(digit & 4 ? [`${left} & ${rest} if ${rest} > 0${when}`] : []),
    ...(digit & 8 ? [`a & b & ${rest}-b if ${rest}-b > 0${when}`] : []),
  ];
}
