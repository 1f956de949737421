import { type Pattern, patternText } from "../../src/automata/pattern.ts";

interface Weights {
  readonly quotients: readonly number[];
  readonly carry: 0 | 1;
}

interface Told extends Weights {
  readonly what: string;
  readonly places: number;
  readonly block: readonly number[];
}

// Digit functions computed from their definition: the weights one by one, and the greatest weight that fits first.

/** Digits of a number without zeros in front, and their weights, highest first. */
function digitsPlainly(n: number, { quotients, carry }: Weights) {
  const weights = [1];
  while (weights[0]! <= n) {
    const a = quotients[(weights.length - 1) % quotients.length]!;
    weights.unshift(a * weights[0]! + (carry === 1 ? (weights[1] ?? 1) : 0));
  }
  const digits: number[] = [];
  let rest = n;
  for (const weight of weights) {
    let digit = 0;
    for (; rest >= weight; rest -= weight) digit++;
    digits.push(digit);
  }
  while (digits[0] === 0) {
    digits.shift();
    weights.shift();
  }
  return { digits, weights };
}

/** Whether the digits match the pattern as a regular expression of the language; 0 has no digit, or the digit 0. */
export function matchesPlainly(n: number, by: Weights & { readonly pattern: Pattern }): boolean {
  const pattern = new RegExp(`^(?:${patternText(by.pattern, Math.max(...by.quotients) + by.carry)})$`);
  const text = digitsPlainly(n, by)
    .digits.map((each) => each.toString(36).toUpperCase())
    .join("");
  return pattern.test(text) || (n === 0 && pattern.test("0"));
}

export function digitFunctionPlainly(n: number, called: Told): number {
  const { what, places, block } = called;
  const { digits, weights } = digitsPlainly(n, called);
  const text = digits.map((each) => String.fromCharCode(65 + each)).join("");
  const last = n === 0 ? 0 : text.length - text.replace(/A+$/, "").length;
  if (what === "zeros") return last;
  if (what === "digitsum") return digits.reduce((a, b) => a + b, 0);
  if (what === "length") return digits.length;
  if (what === "lowest") return n === 0 ? 1 : weights.at(-1 - last)!;
  if (what === "tail")
    return digits.slice(-places).reduce((sum, digit, i) => sum + digit * weights.slice(-places)[i]!, 0);
  const wanted = block.map((each) => String.fromCharCode(65 + each)).join("");
  return Array.from(text, (_, i) => text.startsWith(wanted, i)).filter(Boolean).length;
}
