// Signs of mathematics for laws: ⌊x⌋ for `floor(x)`, ≥ for `>=`, no sign between factors.

/** Signs of mathematics for the words and characters with which laws are typed. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/>=/g, "≥"],
  [/<=/g, "≤"],
  [/!=/g, "≠"],
  [/\bphi\b/g, "φ"],
  [/\bxor\b/g, "⊕"],
  [/\bsqrt\((\w+)\)/g, "√$1"],
  [/ % /g, " mod "],
  [/ -> /g, " → "],
  [/(?<=[\w)]) in (?=\{)/g, " ∈ "],
  // A number before a letter or a parenthesis is a factor without a sign.
  [/(?<![\w.^])(\d+|φ|√\d+)\*(?=[\p{L}(⌊])/gu, "$1"],
  [/\*/g, "·"],
];

/** Patterns of digits in the words of a law, and as they are typed. Their repetitions are no products. */
const PATTERN = /(?<=match |符合 |matches\()\S+/g;

/** Sign of a repetition while products are replaced. */
const REPEATED = "\u0000";

/** Brackets in place of a function's name and its parentheses; the outer ones of nested ones first. */
function bracketed(text: string, name: string, [left, right]: readonly [string, string]): string {
  const start = text.search(new RegExp(`\\b${name}\\(`));
  if (start < 0) return text;
  const open = start + name.length;
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    depth += text[at] === "(" ? 1 : text[at] === ")" ? -1 : 0;
    if (depth > 0) continue;
    const within = text.slice(open + 1, at);
    return bracketed(`${text.slice(0, start)}${left}${within}${right}${text.slice(at + 1)}`, name, [
      left,
      right,
    ]);
  }
  return text;
}

/**
 * A law as mathematics writes it, without changing its meaning.
 * @example
 * inSigns("x = floor(2*phi*k) and y >= 3*k"); // "x = ⌊2φk⌋ and y ≥ 3k"
 */
export function inSigns(law: string): string {
  const whole = bracketed(bracketed(law, "floor", ["⌊", "⌋"]), "ceil", ["⌈", "⌉"]);
  const kept = whole.replace(PATTERN, (pattern) => pattern.replaceAll("*", REPEATED));
  return SIGNS.reduce((text, [typed, sign]) => text.replace(typed, sign), kept).replaceAll(REPEATED, "*");
}
