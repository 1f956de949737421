import { halfWidth } from "./width.ts";

/** Number, word, operator or end; `text` is its usual spelling, and its span is that of the typed text. */
export interface Token {
  readonly kind: "number" | "word" | "sign" | "end";
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Alternative spellings of signs. */
const ALIKE: Readonly<Record<string, string>> = {
  "==": "=",
  "≤": "<=",
  "≥": ">=",
  "≠": "!=",
  "−": "-",
  "×": "*",
  "⊕": "xor",
  "∈": "in",
  "→": "->",
};

const TOKEN = /\d+|\p{L}+\d*|\*\*|\.\.|->|[!<>=]=|./uy;

/** Lexer that returns the first token of `typed` at or after a place. */
export function lexer(typed: string): (at: number) => Token {
  const text = halfWidth(typed);
  return (at) => {
    let start = at;
    while (/\s/.test(text[start] ?? "")) start++;
    TOKEN.lastIndex = start;
    const found = TOKEN.exec(text);
    if (found === null) return { kind: "end", text: "", start, end: start };
    const read = ALIKE[found[0]] ?? found[0];
    const kind = /^\d/.test(read) ? "number" : /^\p{L}/u.test(read) ? "word" : "sign";
    return { kind, text: read, start, end: start + found[0].length };
  };
}
