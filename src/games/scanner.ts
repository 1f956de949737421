import { type Nested, nesting, SHALLOWER } from "../depth.ts";
import { NotationError } from "../errors.ts";
import { t } from "../locale/games.ts";
import { verbatim } from "../locale/message.ts";
import { readNatural } from "../nimber/read-natural.ts";
import { halfWidth } from "../rules/width.ts";
import type { Text } from "../types.ts";

const MOST_END = 10n ** 1000n;
const NUMBER = /\d+(?:\^\d+|(?:\.\d+)?(?:[eE]\d+)?)/;

/** Characters that can neither end a word nor open or close parentheses. */
const PLAIN = /[^\s+()[\]{}]+/uy;

/** Reader of text from left to right; its errors name the place that it cannot read. */
export class Scanner {
  readonly text: string;
  /** Text as typed. */
  readonly typed: string;
  at = 0;
  /** Reads a game inside another game. */
  readonly nested: Nested = nesting(() => {
    throw this.expected(SHALLOWER);
  });

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
    if (!this.accept(sign)) throw this.expected(verbatim(`\`${sign}\``));
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

  /** Reads a word without spaces; brackets and their content are part of it. */
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
      throw this.expected(t("numberFrom", { least, most }));
    }
    return value;
  }

  /** Reads a number from `least` to the largest end of a range. */
  large(least: bigint): bigint {
    const start = this.at;
    const value = BigInt(readNatural(this.take(NUMBER) ?? "") ?? -1);
    if (value >= least && value <= MOST_END) return value;
    this.at = start;
    this.space();
    throw this.expected(t("numberFrom2", { least }));
  }
}
