import { type Nested, nesting, SHALLOWER } from "../depth.ts";
import { NotationError } from "../errors.ts";
import { verbatim } from "../locale/message.ts";
import { t } from "../locale/rules.ts";
import { nearest } from "../nearest.ts";
import type { Text } from "../types.ts";
import { lexer, type Token } from "./lex.ts";
import type { Span } from "./syntax.ts";

/** Reads tokens from left to right; what is wrong is named with its place. */
export interface Cursor {
  readonly token: Token;
  /** Takes the token. */
  next(): Token;
  sees(text: string): boolean;
  accept(text: string): boolean;
  expect(text: string, expected?: Text): void;
  /** From the start of something to the end of the last token taken. */
  span(start: Span): Span;
  /** Something within something else, which may not be too deep. */
  readonly nested: Nested;
  /** A letter, perhaps with a number; a longer word may be one of those that were `meant`. */
  name(expected: Text, meant: readonly string[]): string;
  wrong(expected: Text, near?: Span, suggestion?: string): NotationError;
}

const NAME = /^\p{L}\d*$/u;

/** A rule in a line is a line. */
const LONGEST = 4000;

const quoted = (sign: string): Text => verbatim(`\`${sign}\``);

/** A cursor at the token that stands in `typed` at or after `at`. */
export function cursor(typed: string, at: number): Cursor {
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
