import type { Syntax } from "../syntax.ts";
import { c } from "./c.ts";
import { cpp } from "./cpp.ts";
import { java } from "./java.ts";
import { pascal } from "./pascal.ts";
import { python } from "./python.ts";
import { rust } from "./rust.ts";
import { typescript } from "./typescript.ts";

/** Every language that tables and programs are written in. */
export const languages: readonly [Syntax, ...Syntax[]] = [
  // The one that is meant where none is named.
  cpp,
  c,
  java,
  python,
  typescript,
  rust,
  pascal,
];

/** The language of files of rules: a program in it plays by the code of a file, where others bring a table. */
export const languageOfRules: Syntax = typescript;

/**
 * The language of this `id` or alias.
 * @example
 * languageNamed("c++").id; // "cpp"
 */
export function languageNamed(id: string): Syntax | undefined {
  return languages.find((each) => each.id === id || each.aliases.includes(id));
}

/** A language, or the one of that name. @throws RangeError */
export function languageOf(target: Syntax | string): Syntax {
  const found = typeof target === "string" ? languageNamed(target) : target;
  if (found !== undefined) return found;
  throw new RangeError(
    `language: expected one of ${languages.map(({ id }) => id).join(", ")}, got ${target}`,
  );
}
