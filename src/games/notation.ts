import { NotationError } from "../errors.ts";
import { natural, readNatural } from "../nimber/natural.ts";
import { parseRuleAt } from "../rules/parse.ts";
import { halfWidth } from "../rules/width.ts";
import { nearest } from "../say/nearest.ts";
import type { Family, Game, Text, Tick } from "../types.ts";
import { catalogue } from "./catalogue.ts";
import {
  divisors,
  fibonacciNumbers,
  type NamedSet,
  namedGame,
  powers,
  primes,
  properDivisors,
  squares,
} from "./family/infinite.ts";
import { joined, type Range } from "./family/ranges.ts";
import { subtraction } from "./family/subtraction.ts";
import { takeAndBreak } from "./family/take-break.ts";
import { lineGame } from "./line.ts";

/** A position of a game, as written in a sum. */
export interface Term {
  readonly game: Game<unknown>;
  readonly position: unknown;
}

const GAME: Text = {
  en: "a game: a name as kayles, a code as 0.77, a set as {2,5}, or a rule as [n: n-1 | n/2]",
  zh: "游戏：名称（如 kayles）、代码（如 0.77）、可取集合（如 {2,5}）或规则（如 [n: n-1 | n/2]）",
};

/** Sets larger than this, or with members above it, are not read, unless they are one range, which may be larger. */
const MOST_MEMBERS = 1_000_000;
const MOST_MEMBER = 1_000_000_000;
const MOST_END = 10n ** 1000n;
const MOST_DIGITS = 4096;
const NUMBER = /\d+(?:\.\d+)?(?:[eE]\d+)?/;

/**
 * Reads the notation of one game: a name (`kayles`), a name with parameters (`bash(3)`, `wythoff(d=2)`), a
 * take-and-break code (`0.77`, `4.7`, `0.3F`), a subtraction set (`{1,3..5}`, `{primes}`, `{powers(2)}`), an
 * all-but set (`!{2,3}`) or a rule (`[n: n-1 | n/2]`).
 * @throws NotationError
 * @example
 * parseGame("{5,2}").id; // "{2,5}"
 */
export function parseGame(text: string): Game<unknown> {
  const scanner = new Scanner(text);
  const game = scanner.game();
  scanner.space();
  if (!scanner.ended())
    throw scanner.expected({ en: "the end of the game's notation", zh: "游戏记号到此结束" });
  return game;
}

/**
 * Reads a sum: games, each with one position or more, between plus signs, as `kayles 5 + {1,2} 4 7`. A long one takes
 * time: `tick` is called meanwhile.
 * @throws NotationError
 * @example
 * parseSum("kayles 5 + {1,2} 4 7").length; // 3
 */
export function parseSum(text: string, tick?: Tick): Term[] {
  const scanner = new Scanner(text);
  const terms: Term[] = [];
  do {
    const game = scanner.game();
    do {
      tick?.();
      const { word, at } = scanner.word({
        en: `a position of ${game.id}: ${game.notation.en}`,
        zh: `${game.id} 的局面：${game.notation.zh}`,
      });
      try {
        terms.push({ game, position: game.parse(word, tick) });
      } catch (error) {
        throw error instanceof NotationError ? error.within(text, at) : error;
      }
      scanner.space();
    } while (!scanner.ended() && !scanner.sees("+"));
  } while (scanner.accept("+"));
  return terms;
}

/** What can neither end a word nor open or close a bracket. */
const PLAIN = /[^\s+()[\]{}]+/uy;

/** Reads from left to right; what it cannot read it names with its place. */
class Scanner {
  readonly text: string;
  /** The text as it was typed. */
  readonly typed: string;
  at = 0;

  constructor(typed: string) {
    this.typed = typed;
    this.text = halfWidth(typed);
  }

  ended(): boolean {
    return this.at === this.text.length;
  }

  sees(sign: string): boolean {
    return this.text.startsWith(sign, this.at);
  }

  space(): void {
    while (/\s/.test(this.text[this.at] ?? "")) this.at++;
  }

  accept(sign: string): boolean {
    this.space();
    if (!this.sees(sign)) return false;
    this.at += sign.length;
    return true;
  }

  expect(sign: string): void {
    if (!this.accept(sign)) throw this.expected({ en: `\`${sign}\``, zh: `\`${sign}\`` });
  }

  expected(what: Text, at: number = this.at, suggestion?: string): NotationError {
    return new NotationError(this.typed, at, what, suggestion);
  }

  take(pattern: RegExp): string | undefined {
    this.space();
    const sticky = new RegExp(pattern.source, "uy");
    sticky.lastIndex = this.at;
    const found = sticky.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }

  /** A word without spaces, brackets and what is inside them being part of it. */
  word(what: Text): { word: string; at: number } {
    this.space();
    const at = this.at;
    let depth = 0;
    for (; ; this.at++) {
      PLAIN.lastIndex = this.at;
      if (PLAIN.test(this.text)) this.at = PLAIN.lastIndex;
      const char = this.text[this.at];
      if (char === undefined) break;
      if (depth === 0 && (/\s/.test(char) || char === "+")) break;
      if ("([{".includes(char)) depth++;
      if (")]}".includes(char)) depth--;
    }
    if (this.at === at) throw this.expected(what);
    return { word: this.text.slice(at, this.at), at };
  }

  number(least: number, most: number): number {
    const start = this.at;
    const value = Number(readNatural(this.take(NUMBER) ?? ""));
    if (Number.isNaN(value) || value < least || value > most) {
      this.at = start;
      this.space();
      throw this.expected({ en: `a number from ${least} to ${most}`, zh: `${least} 到 ${most} 之间的数` });
    }
    return value;
  }

  /** A number from `least` to the largest that a range may end with. */
  large(least: bigint): bigint {
    const start = this.at;
    const value = BigInt(readNatural(this.take(NUMBER) ?? "") ?? -1);
    if (value >= least && value <= MOST_END) return value;
    this.at = start;
    this.space();
    throw this.expected({ en: `a number from ${least} to 10^1000`, zh: `${least} 到 10^1000 之间的数` });
  }

  game(): Game<unknown> {
    this.space();
    if (this.sees("!")) {
      this.at++;
      return this.allBut();
    }
    if (this.sees("{")) return this.set();
    if (this.sees("[")) return this.line();
    if (/^(?:\d|[A-Fa-f]?\.)/.test(this.text.slice(this.at))) return this.code();
    return this.named();
  }

  line(): Game<unknown> {
    const { rule, end } = parseRuleAt(this.typed, this.at);
    this.at = end;
    return lineGame(rule);
  }

  code(): Game<unknown> {
    const start = this.at;
    const first = this.take(/[0-9A-Fa-f]/) ?? "0";
    if (!this.sees(".")) throw this.expected(GAME, start);
    this.at++;
    const rest = /^[0-9A-Fa-f]*/.exec(this.text.slice(this.at))![0];
    this.at += rest.length;
    if (/[\p{L}\p{N}_.]/u.test(this.text[this.at] ?? "")) {
      throw this.expected({ en: "a digit 0 to 9 or A to F", zh: "0–9 或 A–F 的数位" });
    }
    if (rest.length > MOST_DIGITS) {
      throw this.expected({ en: `at most ${MOST_DIGITS} digits`, zh: `至多 ${MOST_DIGITS} 位` }, start);
    }
    if (!"048Cc".includes(first)) {
      throw this.expected(
        {
          en: "a first digit 0, 4, 8 or C, because a move that takes nothing must split the heap",
          zh: "首位为 0、4、8 或 C，因为不取石子的一步必须分堆",
        },
        start,
      );
    }
    return takeAndBreak([first, ...rest].map((digit) => Number.parseInt(digit, 16)));
  }

  set(): Game<unknown> {
    this.expect("{");
    const start = this.at;
    const word = this.take(/[a-z][a-z-]*/);
    if (word !== undefined) {
      const named = this.namedSet(word, start);
      this.expect("}");
      return namedGame(named);
    }
    const ranges = this.ranges();
    const [first, more] = ranges;
    if (first === undefined)
      throw this.expected({ en: "a number of at least 1", zh: "不小于 1 的数" }, start);
    if (more === undefined) {
      const { first: from, last: to } = first;
      return subtraction({ from: natural(from), ...(to !== undefined && { to: natural(to) }) });
    }
    const end = ranges.at(-1)!;
    if (end.last !== undefined) return subtraction({ set: this.listed(ranges) });
    if (end.first > MOST_MEMBERS) throw this.tooMany(end.at);
    const holes = new Set(this.listed(ranges.slice(0, -1)));
    return subtraction({
      allBut: Array.from({ length: Number(end.first) - 1 }, (_, i) => i + 1).filter((s) => !holes.has(s)),
    });
  }

  namedSet(word: string, at: number): NamedSet {
    if (word === "powers") {
      this.expect("(");
      const base = this.number(2, MOST_MEMBER);
      this.expect(")");
      return powers(base);
    }
    const found = [squares, fibonacciNumbers, primes, divisors, properDivisors].find(
      ({ takes }) => "name" in takes && takes.name === word,
    );
    if (found !== undefined) return found;
    const names = ["squares", "fibonacci", "primes", "divisors", "proper-divisors", "powers(2)"];
    throw this.expected(
      { en: `numbers, or one of ${names.join(", ")}`, zh: `数字，或 ${names.join("、")} 之一` },
      at,
      nearest(word, names),
    );
  }

  allBut(): Game<unknown> {
    this.expect("{");
    const start = this.at;
    const ranges = this.ranges();
    if (ranges.at(-1)?.last === undefined && ranges.length > 0)
      throw this.expected({ en: "a finite set", zh: "有限集" }, start);
    return subtraction({ allBut: this.listed(ranges) });
  }

  /**
   * What stands before the closing brace, as ranges: ascending, none touching the next. Only the last may go on for
   * ever.
   */
  ranges(): Range[] {
    const found: Range[] = [];
    if (this.accept("}")) return found;
    do {
      this.space();
      const at = this.at;
      const first = this.large(1n);
      if (!this.accept("..")) found.push({ first, last: first, at });
      else if (this.take(/(?=\s*\})/) === undefined) found.push({ first, last: this.large(first), at });
      else found.push({ first, last: undefined, at });
    } while (this.accept(","));
    this.expect("}");
    return joined(found);
  }

  /** The members of finite `ranges`, one by one. */
  listed(ranges: readonly Range[]): number[] {
    const members: number[] = [];
    for (const { first, last, at } of ranges) {
      if (last! > MOST_MEMBER || last! - first >= MOST_MEMBERS - members.length) throw this.tooMany(at);
      for (let s = Number(first); s <= last!; s++) members.push(s);
    }
    return members;
  }

  tooMany(at: number): NotationError {
    return this.expected(
      {
        en: `one range only, or at most ${MOST_MEMBERS} numbers to ${MOST_MEMBER}`,
        zh: `单独一个区间，或至多 ${MOST_MEMBERS} 个不超过 ${MOST_MEMBER} 的数`,
      },
      at,
    );
  }

  named(): Game<unknown> {
    const at = this.at;
    const word = this.take(/\p{L}[\p{L}\p{N}-]*/u);
    const entry = catalogue.find(({ id }) => id === word);
    if (entry === undefined) {
      this.at = at;
      const suggestion =
        word === undefined
          ? undefined
          : nearest(
              word,
              catalogue.map(({ id }) => id),
            );
      throw this.expected(GAME, at, suggestion);
    }
    if (!("game" in entry)) return entry;
    return entry.game(...this.parameters(entry));
  }

  parameters(family: Family<unknown>): number[] {
    const values = family.parameters.map(({ usual }) => usual);
    if (!this.sees("(")) return values;
    this.at++;
    for (const [i, { name, least }] of family.parameters.entries()) {
      if (i > 0) this.expect(",");
      this.take(new RegExp(`${name}\\s*=`));
      values[i] = this.number(least, MOST_MEMBER);
    }
    this.expect(")");
    return values;
  }
}
