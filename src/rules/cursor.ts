import { type Nested, nesting, SHALLOWER } from "../depth.ts";
import { NotationError } from "../errors.ts";
import { verbatim } from "../locale/message.ts";
import { t } from "../locale/rules.ts";
import { nearest } from "../nearest.ts";
import type { Text } from "../types.ts";
import { lexer, type Token } from "./lex.ts";
import type { Span } from "./syntax.ts";
import { halfWidth } from "./width.ts";

/** Reader of tokens from left to right, whose errors name their place. */
export interface Cursor {
  readonly token: Token;
  /** Returns the current token and moves to the next. */
  next(): Token;
  /** Reads the text that matches a sticky pattern at the current token, past the limits of tokens. */
  take(pattern: RegExp): string | undefined;
  sees(text: string): boolean;
  accept(text: string): boolean;
  expect(text: string, expected?: Text): void;
  /** Span from the start of an item to the end of the last token read. */
  span(start: Span): Span;
  /** Reads a nested item, with a limit on the depth. */
  readonly nested: Nested;
  /** Reads a letter, perhaps with a number. A longer word may be one of those that were `meant`. */
  name(expected: Text, meant: readonly string[]): string;
  wrong(expected: Text, near?: Span, suggestion?: string): NotationError;
}

const NAME = /^\p{L}\d*$/u;

/** Limit on the length of a one-line rule. */
const LONGEST = 4000;

const quoted = (sign: string): Text => verbatim(`\`${sign}\``);

/** Cursor at the first token of `typed` at or after `at`. */
export function cursor(typed: string, at: number): Cursor {
  const text = halfWidth(typed);
  const read = lexer(typed);
  let token = read(at);
  let last = at;

  const wrong = (expected: Text, near: Span = token, suggestion?: string) =>
    new NotationError(typed, near.start, expected, suggestion);

  function next(): Token {
    const taken = token;
    last = taken.end;
    if (last - at > LONGEST) throw wrong(t("mostCharacters", { longest: LONGEST }), taken);
    token = read(taken.end);
    return taken;
  }

  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = token.start;
    const found = pattern.exec(text)?.[0];
    if (found === undefined) return undefined;
    last = token.start + found.length;
    if (last - at > LONGEST) throw wrong(t("mostCharacters", { longest: LONGEST }));
    token = read(last);
    return found;
  }

  const sees = (text: string) => token.text === text && token.kind !== "number";

  function accept(text: string): boolean {
    if (!sees(text)) return false;
    next();
    return true;
  }

  return {
    get token() {
      return token;
    },
    next,
    take,
    sees,
    accept,
    expect(text, expected = quoted(text)) {
      if (!accept(text)) throw wrong(expected);
    },
    span: ({ start }) => ({ start, end: last }),
    nested: nesting(() => {
      throw wrong(SHALLOWER);
    }),
    name(expected, meant) {
      if (token.kind === "word" && NAME.test(token.text)) return next().text;
      const slipped = token.kind === "word" && !meant.includes(token.text);
      throw wrong(expected, token, slipped ? nearest(token.text, meant) : undefined);
    },
    wrong,
  };
}
