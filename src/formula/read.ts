import { NotationError } from "../errors.ts";
import { readNatural } from "../nimber/natural.ts";
import type { Text } from "../types.ts";

/** An expression over the field of nimbers, which begins in the text at `at`. */
export type Formula =
  | { readonly kind: "number"; readonly at: number; readonly value: number | bigint }
  | {
      readonly kind: "sum" | "product" | "quotient";
      readonly at: number;
      readonly left: Formula;
      readonly right: Formula;
    }
  | { readonly kind: "power"; readonly at: number; readonly base: Formula; readonly exponent: bigint }
  | { readonly kind: "call"; readonly at: number; readonly name: Call; readonly args: readonly Formula[] };

/** The functions, and how many arguments they take at least and at most. */
const CALLS = {
  sqrt: [1, 1],
  inv: [1, 1],
  log: [1, 2],
  order: [1, 1],
  trace: [1, 1],
} as const;
type Call = keyof typeof CALLS;

const SUMS = "+⊕-−";
const PRODUCTS = "*⊗×·";
const QUOTIENTS = "/÷";

/** Brackets within brackets, of which more are no formula. */
const DEEPEST = 500;

/** The most digits of a number below 2^65536, and of an exponent. */
const MOST_DIGITS = 19_729;

const EXPECTED = {
  operand: {
    en: "a number, (, sqrt(…), inv(…), log(…), order(…) or trace(…)",
    zh: "数、(、sqrt(…)、inv(…)、log(…)、order(…) 或 trace(…)",
  },
  sign: { en: "+, *, /, ^ or the end", zh: "+、*、/、^ 或结尾" },
  within: { en: "+, *, /, ^ or )", zh: "+、*、/、^ 或 )" },
  exponent: { en: "a whole exponent, as 3 or -1", zh: "整数指数，如 3 或 -1" },
  open: { en: "(", zh: "(" },
  close: { en: ")", zh: ")" },
  comma: { en: ", or )", zh: ", 或 )" },
  fewer: { en: `at most ${DEEPEST} brackets within each other`, zh: `至多 ${DEEPEST} 层括号` },
  small: { en: "a number below 2^65536", zh: "小于 2^65536 的数" },
} satisfies Record<string, Text>;

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/**
 * Reads an expression over the field of nimbers: `+` or `⊕`, which `-` is too; `*` or `⊗`; `/`; powers by `^`, `**` or
 * superscripts; brackets; `sqrt`, `√`, `inv`, `log(a, base)`, `order`, `trace`.
 * @throws NotationError
 */
export function readFormula(text: string): Formula {
  let at = 0;
  let depth = 0;

  const fail = (expected: Text, place = at): never => {
    throw new NotationError(text, place, expected);
  };
  function blanks(): void {
    while (/\s/.test(text[at] ?? "")) at++;
  }
  /** The sign that stands here, if it is one of `signs`. */
  function sign(signs: string): boolean {
    blanks();
    const found = text[at] !== undefined && signs.includes(text[at]!);
    if (found) at++;
    return found;
  }
  function match(pattern: RegExp): string | undefined {
    blanks();
    const sticky = new RegExp(pattern, "y");
    sticky.lastIndex = at;
    const [found] = sticky.exec(text) ?? [];
    if (found !== undefined) at += found.length;
    return found;
  }

  function sum(): Formula {
    let left = product();
    for (;;) {
      if (!sign(SUMS)) return left;
      left = { kind: "sum", at: left.at, left, right: product() };
    }
  }

  function product(): Formula {
    let left = signed();
    for (;;) {
      blanks();
      if (text.startsWith("**", at)) return left;
      const kind = sign(PRODUCTS) ? "product" : sign(QUOTIENTS) ? "quotient" : undefined;
      if (kind === undefined) return left;
      left = { kind, at: left.at, left, right: signed() };
    }
  }

  /** What has a sign before it is what it is without: every nimber is its own negative. */
  function signed(): Formula {
    while (sign("+-−")) {}
    return raised();
  }

  function raised(): Formula {
    const base = operand();
    blanks();
    const place = at;
    const upper = match(/⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/);
    if (upper !== undefined) {
      const digits = upper.replace("⁻", "-").replace(/[⁰¹²³⁴-⁹]/g, (each) => `${SUPERSCRIPTS.indexOf(each)}`);
      return { kind: "power", at: base.at, base, exponent: exponentOf(digits, place) };
    }
    if (match(/\*\*|\^/) === undefined) return base;
    const bracket = sign("(");
    const digits = match(/[-−+]?\s*\d+/) ?? fail(EXPECTED.exponent);
    if (bracket && !sign(")")) fail(EXPECTED.close);
    return { kind: "power", at: base.at, base, exponent: exponentOf(digits, place) };
  }

  function exponentOf(digits: string, place: number): bigint {
    const plain = digits.replace(/[\s+]/g, "").replace("−", "-");
    if (plain.length > MOST_DIGITS) fail(EXPECTED.exponent, place);
    return plain.startsWith("-") ? -BigInt(plain.slice(1)) : BigInt(plain);
  }

  function operand(): Formula {
    blanks();
    const place = at;
    if (sign("(")) return bracketed(() => ({ ...closed(sum()), at: place }));
    if (sign("√")) return { kind: "call", at: place, name: "sqrt", args: [bracketed(operand)] };
    const digits = match(/\d+(?:\.\d+)?(?:[eE]\d+)?/);
    if (digits !== undefined) return { kind: "number", at: place, value: numberOf(digits, place) };
    const name = match(/[a-z]+/) as Call | undefined;
    if (name === undefined || !Object.hasOwn(CALLS, name)) return fail(EXPECTED.operand, place);
    if (!sign("(")) fail(EXPECTED.open);
    return bracketed(() => ({ kind: "call", at: place, name, args: args(CALLS[name]) }));
  }

  function bracketed(inner: () => Formula): Formula {
    if (++depth > DEEPEST) fail(EXPECTED.fewer, at - 1);
    const found = inner();
    depth--;
    return found;
  }

  function closed(formula: Formula): Formula {
    if (!sign(")")) fail(EXPECTED.within);
    return formula;
  }

  function args([least, most]: readonly [number, number]): Formula[] {
    const found = [sum()];
    while (found.length < most && sign(",，")) found.push(sum());
    if (found.length < least || !sign(")")) fail(found.length < most ? EXPECTED.comma : EXPECTED.within);
    return found;
  }

  function numberOf(digits: string, place: number): number | bigint {
    const value = digits.length > MOST_DIGITS ? undefined : readNatural(digits);
    if (value === undefined || value >= LIMIT) return fail(EXPECTED.small, place);
    return value;
  }

  const whole = sum();
  blanks();
  if (at < text.length) fail(EXPECTED.sign);
  return whole;
}

const LIMIT = 1n << 65_536n;
