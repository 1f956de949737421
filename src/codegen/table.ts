import { say } from "../locale/message.ts";
import type { Language } from "../types.ts";
import { languageOf } from "./languages/index.ts";
import { lawSource } from "./law-code.ts";
import { shortest } from "./lookup.ts";
import { printSource } from "./print.ts";
import { remarksOn } from "./remarks.ts";
import type { Sequence } from "./sequence.ts";
import type { Syntax } from "./syntax.ts";

/**
 * A function `sg` in a language, or the one of that name, that knows the values of `sequence`: the shortest of several
 * encodings as a string constant, the remarks in `language`. With a law whose preperiod and period are among the
 * values it needs no others and is right for every heap that the language's integers hold.
 * @throws RangeError when a value is 95^4 or more, or no language has that name.
 * @example
 * tableCode({ id: "{1,2}", values: [0, 1, 2, 0, 1] }, "python").includes('b"01201"'); // true
 */
export function tableCode(sequence: Sequence, target: Syntax | string, language: Language = "en"): string {
  const syntax = languageOf(target);
  const remarks = remarksOn(sequence).map((text) => say(text, language));
  const { constants, routines } =
    sequence.known === undefined ? shortest(sequence, syntax) : lawSource(sequence.known.law, syntax);
  return printSource({ remarks, constants, routines }, syntax);
}
