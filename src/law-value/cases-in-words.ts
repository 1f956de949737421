/** One case of a value in words, and where its parts begin. */
export interface CaseInWords {
  readonly value: string;
  readonly at: number;
  readonly when?: string;
  readonly whenAt?: number;
}

/**
 * The cases of a value, as `a if c; b if d; else e`: each holds where no earlier one does, and the last everywhere else.
 * Where no case has a condition the value is one expression.
 * `casesIn("n + 1 if n % 2 = 1; else n").length` is `2`.
 */
export function casesIn(body: string): readonly CaseInWords[] {
  return apart(body).map(({ text, at }) => {
    const [other = ""] = /^\s*else\s/.exec(text) ?? [];
    const found = /\sif\s/.exec(text);
    if (found === null) return { value: text.slice(other.length), at: at + other.length };
    const whenAt = found.index + found[0].length;
    return { value: text.slice(0, found.index), at, when: text.slice(whenAt), whenAt: at + whenAt };
  });
}

/** Parts between semicolons; a semicolon in brackets belongs to a numeration system. */
function apart(body: string): { readonly text: string; readonly at: number }[] {
  const found: { readonly text: string; readonly at: number }[] = [];
  let [start, depth] = [0, 0];
  for (let i = 0; i <= body.length; i++) {
    const sign = body[i];
    if (sign !== undefined && "({（｛".includes(sign)) depth++;
    if (sign !== undefined && ")}）｝".includes(sign)) depth--;
    if (i < body.length && ((sign !== ";" && sign !== "；") || depth > 0)) continue;
    found.push({ text: body.slice(start, i), at: start });
    start = i + 1;
  }
  return found;
}
