import { NotationError } from "../errors.ts";
import { t } from "../locale/formula.ts";
import {
  add,
  bitsOf,
  determinant,
  discreteLogarithm,
  divide,
  inverse,
  multiply,
  type Nimber,
  order,
  power,
  rank,
  squareRoot,
  trace,
} from "../nimber/field/index.ts";
import type { Text, Tick } from "../types.ts";
import { type Formula, readFormula } from "./read.ts";
import {
  type Computing,
  conjugatesOf,
  type ExplainedSeveral,
  matrixOf,
  minimalPolynomialOf,
  rootsOf,
  type Several,
  solutionOf,
} from "./several.ts";

/** Product, quotient or power computed on the way. */
export type FormulaStep =
  | {
      readonly kind: "product" | "quotient";
      readonly left: Nimber;
      readonly right: Nimber;
      readonly value: Nimber;
    }
  | { readonly kind: "power"; readonly base: Nimber; readonly exponent: bigint; readonly value: Nimber };

/** Result of an expression, with its products, quotients and powers in the order of computation. */
export interface Evaluated {
  readonly value: Nimber | Several;
  /** Reasons for a result of several nimbers. */
  readonly reasons: readonly Text[];
  readonly steps: readonly FormulaStep[];
}

type Binary = Extract<Formula, { left: Formula }>;

const EXPECTED = {
  divisor: t("divisor"),
  nonZero: t("nonZero"),
  logarithm: t("logarithm"),
  primes: t("primes"),
  order: t("order"),
  single: t("single"),
  constant: t("constantNimberWithoutX"),
} satisfies Record<string, Text>;

/**
 * Value of an expression over the field of nimbers; `readFormula` describes the syntax. A logarithm without a
 * base is to the least generator of the group of the number's field.
 * @throws NotationError at the place of an invalid expression, or of one without a value.
 * @example
 * evaluateFormula("7 * 9 + 1/5").value; // 4
 * evaluateFormula("sqrt(3) ⊗ log(3, 2)").value; // 3
 * evaluateFormula("roots(x^2 + x + 1)").value; // { kind: "nimbers", values: [2, 3] }
 */
export function evaluateFormula(text: string, tick: Tick = () => {}): Evaluated {
  const steps: FormulaStep[] = [];
  const refuse = (at: number, expected: Text): never => {
    throw new NotationError(text, at, expected);
  };

  /** Left operands are computed by a loop, so that the length of a sum is limited by memory only. */
  function computed(formula: Formula): Nimber {
    const waiting: Binary[] = [];
    let first = formula;
    while ("left" in first) {
      waiting.push(first);
      first = first.left;
    }
    let value = alone(first);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) value = joined(next, value);
    return value;
  }

  function alone(formula: Exclude<Formula, Binary>): Nimber {
    if (formula.kind === "number") return formula.value;
    if (formula.kind === "call") return called(formula);
    if (formula.kind === "unknown") return refuse(formula.at, EXPECTED.constant);
    if (formula.kind === "matrix") {
      if (formula.name === "solve") return refuse(formula.at, EXPECTED.single);
      const rows = matrixOf(formula, computing);
      return formula.name === "det" ? determinant(rows, tick) : rank(rows, tick);
    }
    const base = computed(formula.base);
    if (base === 0 && formula.exponent < 0n) refuse(formula.base.at, EXPECTED.nonZero);
    const value = power(base, formula.exponent, tick);
    steps.push({ kind: "power", base, exponent: formula.exponent, value });
    return value;
  }

  function joined({ kind, right: operand }: Binary, left: Nimber): Nimber {
    const right = computed(operand);
    tick();
    if (kind === "sum") return add(left, right);
    if (kind === "quotient" && right === 0) refuse(operand.at, EXPECTED.divisor);
    const value = kind === "product" ? multiply(left, right) : divide(left, right);
    steps.push({ kind, left, right, value });
    return value;
  }

  function called({ name, args, at }: Extract<Formula, { kind: "call" }>): Nimber {
    if (name === "roots" || name === "minpoly" || name === "conj") return refuse(at, EXPECTED.single);
    const [first, second] = args;
    const value = computed(first!);
    if (name === "sqrt") return squareRoot(value);
    if (name === "trace") return trace(value);
    if (value === 0) refuse(first!.at, EXPECTED.nonZero);
    if (name === "inv") return inverse(value);
    if (name === "order") return within(() => order(value, tick), first!.at, EXPECTED.order);
    const base =
      second === undefined
        ? within(() => generatorOf(bitsOf(value), tick), first!.at, EXPECTED.order)
        : computed(second);
    if (base === 0) refuse(second!.at, EXPECTED.nonZero);
    const found = within(() => discreteLogarithm(value, base, tick), (second ?? first!).at, EXPECTED.primes);
    return found ?? refuse(first!.at, EXPECTED.logarithm);
  }

  /** Reports a number that is too large for the field; other errors were reported before. */
  function within<T>(compute: () => T, at: number, expected: Text): T {
    try {
      return compute();
    } catch (error) {
      if (error instanceof RangeError) return refuse(at, expected);
      throw error;
    }
  }

  const computing: Computing = { computed, refuse, within, tick };

  /** Result of a formula with several nimbers; `undefined` for other formulas. */
  function told(formula: Formula): ExplainedSeveral | undefined {
    if (formula.kind === "matrix")
      return formula.name === "solve" ? solutionOf(formula, computing) : undefined;
    if (formula.kind !== "call") return undefined;
    const [first] = formula.args;
    if (formula.name === "roots") return rootsOf(formula.args, formula.at, computing);
    if (formula.name === "minpoly") return minimalPolynomialOf(first!, computing);
    return formula.name === "conj" ? conjugatesOf(first!, computing) : undefined;
  }

  const formula = readFormula(text);
  const { value, reasons } = told(formula) ?? { value: computed(formula), reasons: [] };
  return { value, reasons, steps };
}

/** Least generator of the multiplicative group of the field of degree `bits`. */
function generatorOf(bits: number, tick: Tick): Nimber {
  const group = (1n << BigInt(bits)) - 1n;
  for (let generator = bits === 1 ? 1n : 1n << BigInt(bits / 2); ; generator++) {
    if (BigInt(order(generator, tick)) === group) return generator;
  }
}
