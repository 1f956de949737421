import { t } from "../locale/formula.ts";
import {
  add,
  conjugates,
  divide,
  minimalPolynomial,
  multiply,
  type Nimber,
  quadraticRoots,
  rank,
  solve,
} from "../nimber/field/index.ts";
import type { Text, Tick } from "../types.ts";
import type { Formula, MatrixCall } from "./read.ts";

/** Result of an expression that is not a single nimber. */
export type Several =
  | { readonly kind: "nimbers"; readonly values: readonly Nimber[] }
  /** Coefficients of 1, x, x², … */
  | { readonly kind: "polynomial"; readonly coefficients: readonly (0 | 1)[] }
  /** A solution, if there is one, and the number of free unknowns, which are 0 in it. */
  | { readonly kind: "solution"; readonly values: readonly Nimber[] | undefined; readonly free: number };

/** Result of several nimbers, with the reasons. */
export interface ExplainedSeveral {
  readonly value: Several;
  readonly reasons: readonly Text[];
}

/** Tools for results: the value of a part, and the rejection of the text at a place. */
export interface Computing {
  computed(formula: Formula): Nimber;
  refuse(at: number, expected: Text): never;
  within<T>(compute: () => T, at: number, expected: Text): T;
  readonly tick: Tick;
}

const EXPECTED = {
  degree: t("degree"),
  leading: t("leading"),
  constant: t("constant"),
  roots: t("roots"),
  even: t("even"),
  square: t("square"),
  right: t("right"),
} satisfies Record<string, Text>;

/** Minimal polynomial of the value of `formula`. */
export function minimalPolynomialOf(formula: Formula, { computed, tick }: Computing): ExplainedSeveral {
  const value = computed(formula);
  const found = minimalPolynomial(value, tick);
  const bits = [...BigInt(found).toString(2)].reverse();
  const first: Nimber[] = [value];
  while (first.length < Math.min(MOST_SHOWN, bits.length - 1))
    first.push(multiply(first.at(-1)!, first.at(-1)!));
  const all = [...first, ...(bits.length - 1 > MOST_SHOWN ? ["…"] : [])];
  return {
    value: { kind: "polynomial", coefficients: bits.map((bit) => (bit === "1" ? 1 : 0)) },
    reasons: [t("rootsConjugatesEachSquareOne", { value, all })],
  };
}

/** Largest number of conjugates that a reason names. */
const MOST_SHOWN = 16;

/** Conjugates of the value of `formula`. */
export function conjugatesOf(formula: Formula, { computed, tick }: Computing): ExplainedSeveral {
  return { value: { kind: "nimbers", values: conjugates(computed(formula), tick) }, reasons: [] };
}

/** Roots of a polynomial in x, or of one given by three coefficients, the leading one first. */
export function rootsOf(args: readonly Formula[], at: number, computing: Computing): ExplainedSeveral {
  const { refuse, within, computed } = computing;
  const [c = 0, b = 0, a = 0] =
    args.length === 1 ? polynomial(args[0]!, computing) : args.map(computed).reverse();
  if (args.length === 3 && a === 0) refuse(args[0]!.at, EXPECTED.leading);
  if (a === 0 && b === 0) refuse(args[0]!.at, EXPECTED.degree);
  const values = a === 0 ? [divide(c, b)] : within(() => quadraticRoots(a, b, c), at, EXPECTED.roots);
  const left = `${a === 0 ? "" : `${a}⊗x² ⊕ `}${b}⊗x ⊕ ${c}`;
  return {
    value: { kind: "nimbers", values },
    reasons: [
      t("where", { left }),
      ...(values.length < 2 ? [] : [t("vieta", { sum: divide(b, a), product: divide(c, a) })]),
    ],
  };
}

/** Coefficients of 1, x and x² of a formula with x. */
function polynomial(formula: Formula, computing: Computing): Nimber[] {
  const { computed, refuse } = computing;
  /** The terms of a sum are read by a loop, so that it may be long. */
  function of(whole: Formula): Nimber[] {
    let total: Nimber[] = [];
    let rest = whole;
    for (; rest.kind === "sum"; rest = rest.left) total = plus(total, term(rest.right));
    return plus(total, term(rest));
  }
  function term(part: Formula): Nimber[] {
    switch (part.kind) {
      case "sum":
        return of(part);
      case "unknown":
        return [0, 1];
      case "product":
        return times(of(part.left), of(part.right), part.at);
      case "quotient":
        return times(of(part.left), [computed({ ...part, left: ONE })], part.at);
      case "power": {
        const base = of(part.base);
        if (base.length <= 1) return [computed(part)];
        if (part.exponent < 0n || part.exponent > 2n) refuse(part.at, EXPECTED.degree);
        return Array(Number(part.exponent))
          .fill(base)
          .reduce((all, each) => times(all, each, part.at), [1]);
      }
      default:
        return [computed(part)];
    }
  }
  function times(left: readonly Nimber[], right: readonly Nimber[], at: number): Nimber[] {
    const product: Nimber[] = [];
    for (const [i, a] of left.entries())
      for (const [j, b] of right.entries()) product[i + j] = add(product[i + j] ?? 0, multiply(a, b));
    const found = trimmed(product);
    return found.length > 3 ? refuse(at, EXPECTED.degree) : found;
  }
  return of(formula);
}

const ONE: Formula = { kind: "number", at: 0, value: 1 };

const plus = (left: readonly Nimber[], right: readonly Nimber[]): Nimber[] =>
  trimmed(
    Array.from({ length: Math.max(left.length, right.length) }, (_, i) => add(left[i] ?? 0, right[i] ?? 0)),
  );

const trimmed = (coefficients: readonly Nimber[]): Nimber[] =>
  coefficients.slice(0, 1 + coefficients.findLastIndex((each) => each !== 0));

/** Entries of a matrix. Its rows have to have equal length. */
export function matrixOf({ rows, name }: MatrixCall, { computed, refuse }: Computing): Nimber[][] {
  const width = rows[0]!.length;
  const uneven = rows.find((row) => row.length !== width);
  if (uneven !== undefined) refuse(uneven[0]!.at, EXPECTED.even);
  if (name === "det" && width !== rows.length) refuse(rows[0]![0]!.at, EXPECTED.square);
  return rows.map((row) => row.map(computed));
}

/** Solution of the equations given by a matrix and right sides. */
export function solutionOf(call: MatrixCall, computing: Computing): ExplainedSeveral {
  const { computed, refuse, tick } = computing;
  const rows = matrixOf(call, computing);
  if (call.right.length !== rows.length) refuse(call.right[0]!.at, EXPECTED.right);
  const right = call.right.map(computed);
  const values = solve(rows, right, tick);
  const found = rank(rows, tick);
  const free = values === undefined ? 0 : rows[0]!.length - found;
  return { value: { kind: "solution", values, free }, reasons: [reason(values !== undefined, free, found)] };
}

function reason(solvable: boolean, free: number, found: number): Text {
  if (!solvable) {
    return t("rankMatrixRightSidesColumn", { found });
  }
  return free === 0 ? t("onlyOne") : t("unknownsMayChosenHere", { free });
}
