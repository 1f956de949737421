import { partsOutsideBrackets } from "../rules/outside-brackets.ts";

/** One case of a value in words, and where its parts begin. */
export interface CaseInWords {
  readonly value: string;
  readonly at: number;
  readonly when?: string;
  readonly whenAt?: number;
}

/**
 * The cases of a value, as `a if c; b if d; else e`: each holds where no earlier one does, and the last everywhere else.
 * Where no case has a condition the value is one expression. A semicolon in brackets belongs to a numeration system.
 * `casesIn("n + 1 if n % 2 = 1; else n").length` is `2`.
 */
export function casesIn(body: string): readonly CaseInWords[] {
  return partsOutsideBrackets(body, (sign) => sign === ";" || sign === "；").map(({ text, at }) => {
    const [other = ""] = /^\s*else\s/.exec(text) ?? [];
    const found = /\sif\s/.exec(text);
    if (found === null) return { value: text.slice(other.length), at: at + other.length };
    const whenAt = found.index + found[0].length;
    return { value: text.slice(0, found.index), at, when: text.slice(whenAt), whenAt: at + whenAt };
  });
}
