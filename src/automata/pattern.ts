/** Set of words of digits: one digit of some, words in a row, either of several, or repetitions of a word. */
export type Pattern =
  | { readonly kind: "digit"; readonly of: readonly number[] }
  | { readonly kind: "row" | "or"; readonly of: readonly Pattern[] }
  | { readonly kind: "repeat"; readonly of: Pattern; readonly least: 0 | 1; readonly most: number };

/** Signs of the digits, in the order of their values. */
export const DIGIT_SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The word without digits. */
export const EMPTY: Pattern = { kind: "row", of: [] };

/** Runs of digits as in a class; three or more have a dash. */
function runsOf(digits: readonly number[]): string {
  let text = "";
  for (let i = 0; i < digits.length; i++) {
    let last = i;
    while (digits[last + 1] === digits[last]! + 1) last++;
    text += DIGIT_SIGNS[digits[i]!];
    if (last - i >= 2) {
      text += `-${DIGIT_SIGNS[digits[last]!]}`;
      i = last;
    }
  }
  return text;
}

/** One of some digits: itself, `.` for any, a class or the class of the others. */
function digitText(of: readonly number[], digits: number): string {
  if (of.length === 1) return DIGIT_SIGNS[of[0]!]!;
  if (of.length === digits) return ".";
  const others = Array.from({ length: digits }, (_, digit) => digit).filter((digit) => !of.includes(digit));
  const [some, rest] = [`[${runsOf(of)}]`, `[^${runsOf(others)}]`];
  return rest.length < some.length ? rest : some;
}

/** Pattern of digits below `digits` as a regular expression, from the texts of its parts: `[02]*1?`. */
export function patternText(
  pattern: Pattern,
  digits: number,
  textOf: (part: Pattern) => string = (part) => patternText(part, digits),
): string {
  const each = (of: Pattern, isBracketed: boolean) => (isBracketed ? `(${textOf(of)})` : textOf(of));
  switch (pattern.kind) {
    case "digit":
      return digitText(pattern.of, digits);
    case "row":
      return pattern.of.map((of) => each(of, of.kind === "or")).join("");
    case "or":
      return pattern.of.map((of) => each(of, false)).join("|");
    case "repeat": {
      const { of, least, most } = pattern;
      return each(of, of.kind !== "digit") + (most === 1 ? "?" : least === 0 ? "*" : "+");
    }
  }
}

/** Words one after another, without rows in rows. */
export function inRow(...of: readonly Pattern[]): Pattern {
  const flat = of.flatMap((each) => (each.kind === "row" ? each.of : [each]));
  return flat.length === 1 ? flat[0]! : { kind: "row", of: flat };
}

/** From `least` to `most` repetitions, in one step where the word is repeated already. */
export function repeated(of: Pattern, least: 0 | 1, most: number): Pattern {
  if (of.kind === "row" && of.of.length === 0) return of;
  if (of.kind !== "repeat") return { kind: "repeat", of, least, most };
  const [fewer, more] = [Math.min(least, of.least) as 0 | 1, Math.max(most, of.most)];
  return { kind: "repeat", of: of.of, least: fewer, most: more };
}
