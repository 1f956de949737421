import { halfWidth } from "./width.ts";

/** A number, a word, a sign, or the end; `text` as it is usually written, its place as it was typed. */
export interface Token {
  readonly kind: "number" | "word" | "sign" | "end";
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Signs that are read as others. */
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

/** Reads the token of `typed` at or after a place. */
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
