import { isZero, joined, number as numeral, product } from "./build.ts";
import type { Compiler, Evaluate } from "./compile.ts";
import type { Expression } from "./syntax.ts";
import { namesIn } from "./walk.ts";

// Finds linear forms of a rule's expressions, in all of their names or in one. In all names, the coefficients are
// integers of any size. In one name, slope and rest are expressions without it, so `k*n + 1` is linear in `k` for every
// `n`. The sums of formulas, which may have names that are not in the rule, are in `law/weighted-sum.ts`.

/** Linear combination of the names of an expression, plus a constant. */
export interface Linear {
  readonly of: ReadonlyMap<string, bigint>;
  readonly rest: bigint;
}

const number = (rest: bigint): Linear => ({ of: new Map(), rest });

/** Sum a + `factor` b. */
export function added(a: Linear, b: Linear, factor: bigint): Linear {
  const of = new Map(a.of);
  for (const [name, coefficient] of b.of) {
    const sum = (of.get(name) ?? 0n) + factor * coefficient;
    if (sum === 0n) of.delete(name);
    else of.set(name, sum);
  }
  return { of, rest: a.rest + factor * b.rest };
}

const forms = new WeakMap<Expression, { readonly form: Linear | undefined }>();

/** Linear form of an expression, if it visibly has one; cached. */
export function linearOf(node: Expression): Linear | undefined {
  const known = forms.get(node) ?? { form: linearFrom(node) };
  forms.set(node, known);
  return known.form;
}

function linearFrom(node: Expression): Linear | undefined {
  switch (node.kind) {
    case "number":
      return number(node.value);
    case "name":
      return { of: new Map([[node.name, 1n]]), rest: 0n };
    case "negative": {
      const of = linearOf(node.of);
      return of && added(number(0n), of, -1n);
    }
    case "call":
    case "digits":
      return undefined;
    case "arithmetic": {
      const left = linearOf(node.left);
      const right = linearOf(node.right);
      if (left === undefined || right === undefined) return undefined;
      if (node.sign === "+") return added(left, right, 1n);
      if (node.sign === "-") return added(left, right, -1n);
      if (node.sign !== "*") return undefined;
      if (left.of.size === 0) return added(number(0n), right, left.rest);
      return right.of.size === 0 ? added(number(0n), left, right.rest) : undefined;
    }
  }
}

export const coefficient = ({ of }: Linear, name: string): bigint => of.get(name) ?? 0n;

/** Linear form with `by` substituted for a name. */
export function substituted(form: Linear, name: string, by: Linear): Linear {
  const factor = coefficient(form, name);
  const of = new Map(form.of);
  of.delete(name);
  return added({ of, rest: form.rest }, by, factor);
}

/** Linear form in a letter: `slope` times the letter plus a rest, neither of which contains it. */
interface LinearIn {
  readonly slope: Expression;
  readonly rest: Expression;
}

const [ZERO, ONE] = [numeral(0n), numeral(1n)];

/** Linear form of an expression in a letter, if it visibly has one. */
function linearIn(node: Expression, letter: string): LinearIn | undefined {
  if (!namesIn(node).includes(letter)) return { slope: ZERO, rest: node };
  if (node.kind === "name") return { slope: ONE, rest: ZERO };
  if (node.kind === "negative") {
    const of = linearIn(node.of, letter);
    return of && { slope: slopes("-", ZERO, of.slope), rest: joined("-", ZERO, of.rest) };
  }
  if (node.kind !== "arithmetic") return undefined;
  const { sign } = node;
  const [left, right] = [linearIn(node.left, letter), linearIn(node.right, letter)];
  if (left === undefined || right === undefined) return undefined;
  if (sign === "+" || sign === "-")
    return { slope: slopes(sign, left.slope, right.slope), rest: joined(sign, left.rest, right.rest) };
  if (sign !== "*") return undefined;
  if (isZero(left.slope)) return times(node.left, right);
  return isZero(right.slope) ? times(node.right, left) : undefined;
}

const times = (by: Expression, { slope, rest }: LinearIn): LinearIn => ({
  slope:
    by.kind === "number" && slope.kind === "number"
      ? numeral(by.value * slope.value)
      : slope === ONE
        ? by
        : product(by, slope),
  rest: product(by, rest),
});

/** Sum or difference of slopes, a number when both are. */
function slopes(sign: "+" | "-", a: Expression, b: Expression): Expression {
  if (a.kind !== "number" || b.kind !== "number") return joined(sign, a, b);
  return numeral(sign === "+" ? a.value + b.value : a.value - b.value);
}

/** Linear form in a letter whose slope is a number. */
export function multipleIn(
  node: Expression,
  letter: string,
): { readonly slope: bigint; readonly rest: Expression } | undefined {
  const { slope, rest } = linearIn(node, letter) ?? {};
  return slope?.kind === "number" && rest !== undefined ? { slope: slope.value, rest } : undefined;
}

/** Linear form in a letter, as functions of the names. */
export interface Affine {
  readonly rest: Evaluate<number>;
  /** Absent when the letter does not occur. */
  readonly slope?: Evaluate<number>;
}

/** Linear form of an expression in a letter as functions, if it visibly has one. */
export function affineIn(node: Expression, letter: string, compile: Compiler<number>): Affine | undefined {
  const found = linearIn(node, letter);
  if (found === undefined) return undefined;
  const { slope, rest } = found;
  return {
    rest: compile.expression(rest),
    ...(!isZero(slope) && { slope: compile.expression(slope) }),
  };
}
