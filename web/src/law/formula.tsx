import type { JSX } from "preact";
import { inSigns } from "./signs.ts";

// Print of a law as a formula of a book.

/** Letter with an index, which is in parentheses if it is longer than a word. */
const INDEXED = /(?<!\w)([a-z])_(?:(\w+)|\(([^()]+)\))/g;

/** Law, or sentence about one, as a book prints it: with signs of mathematics, and indices below the line. */
export function Formula({ of }: { readonly of: string }): JSX.Element {
  // Each letter with an index leaves three parts: the letter, and the index in one of two forms.
  const parts = inSigns(of).split(INDEXED);
  return <>{parts.map((part, i) => (i % 4 < 2 ? part : part && <sub key={i}>{part}</sub>))}</>;
}
