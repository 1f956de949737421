import { partsOutsideBrackets } from "../rules/outside-brackets.ts";

/** Case of a value, with the offsets of its parts. */
export interface CaseInWords {
  readonly value: string;
  readonly at: number;
  readonly when?: string;
  readonly whenAt?: number;
}

/**
 * Cases of a value, as in `a if c; b if d; else e`: each applies where no earlier one does, the last
 * everywhere else. A value without conditions is a single case. A semicolon in brackets belongs to a
 * numeration system.
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
