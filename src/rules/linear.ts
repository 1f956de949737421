import { isZero, joined, number as numeral, product } from "./build.ts";
import type { Compiler, Evaluate } from "./compile.ts";
import type { Expression } from "./syntax.ts";
import { namesIn } from "./walk.ts";

// The linear form of an expression of a rule, in all of its names or in one of them. Of all names the coefficients are
// integers of any size; of one name slope and rest are expressions without it, so that `k*n + 1` is linear in `k` whatever
// `n` is. The sums of formulas, whose names may stand for more than the rule has, are in `law/weighted-sum.ts`.

/** A sum of the names of an expression with coefficients, and a number. */
export interface Linear {
  readonly of: ReadonlyMap<string, bigint>;
  readonly rest: bigint;
}

const number = (rest: bigint): Linear => ({ of: new Map(), rest });

/** `a` and `factor` times `b`. */
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

/** The linear form of an expression, if it has one that can be seen; found once for each. */
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

/** `form` with `by` in place of a name. */
export function substituted(form: Linear, name: string, by: Linear): Linear {
  const factor = coefficient(form, name);
  const of = new Map(form.of);
  of.delete(name);
  return added({ of, rest: form.rest }, by, factor);
}

/** `slope` times a letter, and a rest; the letter is in neither. */
interface LinearIn {
  readonly slope: Expression;
  readonly rest: Expression;
}

const [ZERO, ONE] = [numeral(0n), numeral(1n)];

/** An expression as a multiple of a letter and a rest, if that can be seen. */
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

/** A sum or difference of slopes, which is a number where both are. */
function slopes(sign: "+" | "-", a: Expression, b: Expression): Expression {
  if (a.kind !== "number" || b.kind !== "number") return joined(sign, a, b);
  return numeral(sign === "+" ? a.value + b.value : a.value - b.value);
}

/** The same where the slope is a number. */
export function multipleIn(
  node: Expression,
  letter: string,
): { readonly slope: bigint; readonly rest: Expression } | undefined {
  const { slope, rest } = linearIn(node, letter) ?? {};
  return slope?.kind === "number" && rest !== undefined ? { slope: slope.value, rest } : undefined;
}

/** The same as functions of the names. */
export interface Affine {
  readonly rest: Evaluate<number>;
  /** Absent where the letter does not occur. */
  readonly slope?: Evaluate<number>;
}

/** The linear form of an expression in a letter as functions, if it can be seen. */
export function affineIn(node: Expression, letter: string, compile: Compiler<number>): Affine | undefined {
  const found = linearIn(node, letter);
  if (found === undefined) return undefined;
  const { slope, rest } = found;
  return {
    rest: compile.expression(rest),
    ...(!isZero(slope) && { slope: compile.expression(slope) }),
  };
}
