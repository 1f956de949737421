import type { Syntax } from "../syntax.ts";
import { c } from "./c.ts";
import { cpp } from "./cpp.ts";
import { java } from "./java.ts";
import { pascal } from "./pascal.ts";
import { python } from "./python.ts";
import { rust } from "./rust.ts";
import { typescript } from "./typescript.ts";

/** All languages of tables and programs. */
export const languages: readonly [Syntax, ...Syntax[]] = [
  // Default language.
  cpp,
  c,
  java,
  python,
  typescript,
  rust,
  pascal,
];

/** Language of rules files. A program in it runs the code of the file; programs in other languages contain a table. */
export const languageOfRules: Syntax = typescript;

/**
 * Language with this `id` or alias.
 * @example
 * languageNamed("c++").id; // "cpp"
 */
export function languageNamed(id: string): Syntax | undefined {
  return languages.find((each) => each.id === id || each.aliases.includes(id));
}

/** Syntax itself, or the language with that name. @throws RangeError */
export function languageOf(target: Syntax | string): Syntax {
  const found = typeof target === "string" ? languageNamed(target) : target;
  if (found !== undefined) return found;
  throw new RangeError(
    `language: expected one of ${languages.map(({ id }) => id).join(", ")}, got ${target}`,
  );
}
