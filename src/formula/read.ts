import { nesting, SHALLOWER } from "../depth.ts";
import { NotationError } from "../errors.ts";
import { t } from "../locale/formula.ts";
import { verbatim } from "../locale/message.ts";
import { nearest } from "../nearest.ts";
import { natural } from "../nimber/natural.ts";
import { readNatural } from "../nimber/read-natural.ts";
import type { Text } from "../types.ts";

/** Expression over the field of nimbers, which begins at `at` in the text. */
export type Formula =
  | { readonly kind: "number"; readonly at: number; readonly value: number | bigint }
  | {
      readonly kind: "sum" | "product" | "quotient";
      readonly at: number;
      readonly left: Formula;
      readonly right: Formula;
    }
  | { readonly kind: "power"; readonly at: number; readonly base: Formula; readonly exponent: bigint }
  | { readonly kind: "call"; readonly at: number; readonly name: Call; readonly args: readonly Formula[] }
  | MatrixCall
  /** The letter x of a polynomial. */
  | { readonly kind: "unknown"; readonly at: number };

/**
 * Determinant or rank of a matrix given by rows, or the solution of equations with the right sides `right`.
 */
export interface MatrixCall {
  readonly kind: "matrix";
  readonly at: number;
  readonly name: "det" | "rank" | "solve";
  readonly rows: readonly (readonly Formula[])[];
  readonly right: readonly Formula[];
}

/** Functions of nimbers, with the least and largest number of arguments. */
const CALLS = {
  sqrt: [1, 1],
  inv: [1, 1],
  log: [1, 2],
  order: [1, 1],
  trace: [1, 1],
  minpoly: [1, 1],
  conj: [1, 1],
  roots: [1, 3],
} as const;
type Call = keyof typeof CALLS;

const MATRIX_CALLS: readonly string[] = ["det", "rank", "solve"] satisfies MatrixCall["name"][];

const NAMES = [...Object.keys(CALLS), ...MATRIX_CALLS];

const SUMS = "+⊕-−";
const PRODUCTS = "*⊗×·";
const QUOTIENTS = "/÷";

/** Most digits of a number below 2^65536, and of an exponent. */
const MOST_DIGITS = 19_729;

const EXPECTED = {
  operand: t("operand", { names: NAMES }),
  sign: t("sign"),
  within: t("within"),
  exponent: t("exponent"),
  open: verbatim("("),
  close: verbatim(")"),
  comma: t("comma"),
  matrix: t("matrix"),
  vector: t("vector"),
  entry: t("entry"),
  row: t("row"),
  coefficients: t("coefficients"),
  equation: t("equation"),
  small: t("small"),
} satisfies Record<string, Text>;

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/**
 * Reads an expression over the field of nimbers: sums with `+`, `⊕` or `-`; `*` or `⊗`; `/`; powers by `^`,
 * `**` or superscripts; parentheses; `sqrt`, `√`, `inv`, `log(a, base)`, `order`, `trace`, `minpoly`, `conj`;
 * `roots` of a polynomial in x or of three coefficients; `det` and `rank` of a matrix by rows, and `solve`
 * with right sides.
 * @throws NotationError
 */
export function readFormula(text: string): Formula {
  let at = 0;
  /** Whether x is allowed here. */
  let unknown = false;

  const fail = (expected: Text, place = at): never => {
    throw new NotationError(text, place, expected);
  };
  function blanks(): void {
    while (/\s/.test(text[at] ?? "")) at++;
  }
  /** Takes the next sign if it is one of `signs`. */
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
      const kind =
        sign(PRODUCTS) || (unknown && /[x(]/.test(text[at] ?? ""))
          ? "product"
          : sign(QUOTIENTS)
            ? "quotient"
            : undefined;
      if (kind === undefined) return left;
      left = { kind, at: left.at, left, right: signed() };
    }
  }

  /** Reads a factor, ignoring signs: every nimber is its own negative. */
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
    const digits = match(/0[xX][\da-fA-F]+|0[bB][01]+|\d+(?:\.\d+)?(?:[eE]\d+)?/);
    if (digits !== undefined) return { kind: "number", at: place, value: numberOf(digits, place) };
    if (unknown && sign("x")) return { kind: "unknown", at: place };
    const name = match(/[a-z]+/) ?? fail(EXPECTED.operand, place);
    if (MATRIX_CALLS.includes(name)) return matrixCall(name as MatrixCall["name"], place);
    if (!Object.hasOwn(CALLS, name)) {
      const meant = nearest(name, NAMES);
      throw new NotationError(text, place, EXPECTED.operand, meant && `${meant}(…)`);
    }
    if (!sign("(")) fail(EXPECTED.open);
    if (name === "roots") return bracketed(() => roots(place));
    return bracketed(() => ({
      kind: "call",
      at: place,
      name: name as Call,
      args: args(CALLS[name as Call]),
    }));
  }

  /** Reads the text after `roots(`: a polynomial, which may be an equation, or coefficients. */
  function roots(place: number): Formula {
    const before = unknown;
    unknown = true;
    const found = [sum()];
    if (sign("=")) found[0] = { kind: "sum", at: found[0]!.at, left: found[0]!, right: sum() };
    else while (found.length < 3 && sign(",，")) found.push(sum());
    unknown = before;
    if (found.length === 2) fail(EXPECTED.coefficients, place);
    if (!sign(")")) fail(EXPECTED.equation);
    return { kind: "call", at: place, name: "roots", args: found };
  }

  function matrixCall(name: MatrixCall["name"], place: number): Formula {
    return bracketed(() => {
      const bracket = sign("(");
      const rows = matrix();
      if (name === "solve") sign(",，");
      const right = name === "solve" ? vector() : [];
      if (bracket && !sign(")")) fail(EXPECTED.close);
      return { kind: "matrix", at: place, name, rows, right };
    });
  }

  function matrix(): Formula[][] {
    if (!sign("[")) fail(EXPECTED.matrix);
    blanks();
    const rows: Formula[][] = [];
    if (text[at] === "[") {
      do rows.push(vector(EXPECTED.matrix));
      while (sign(",，;；"));
      if (!sign("]")) fail(EXPECTED.entry);
    } else {
      do rows.push(entries());
      while (sign(";；"));
      if (!sign("]")) fail(EXPECTED.row);
    }
    return rows;
  }

  function vector(expected: Text = EXPECTED.vector): Formula[] {
    if (!sign("[")) fail(expected);
    const found = entries();
    if (!sign("]")) fail(EXPECTED.entry);
    return found;
  }

  function entries(): Formula[] {
    const found = [sum()];
    while (sign(",，")) found.push(sum());
    return found;
  }

  const bracketed = nesting(() => fail(SHALLOWER, at - 1));

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
    const value =
      digits.length > MOST_DIGITS
        ? undefined
        : /^0[xXbB]/.test(digits)
          ? natural(BigInt(digits))
          : readNatural(digits);
    if (value === undefined || value >= LIMIT) return fail(EXPECTED.small, place);
    return value;
  }

  const whole = sum();
  blanks();
  if (at < text.length) fail(EXPECTED.sign);
  return whole;
}

const LIMIT = 1n << 65_536n;
