import type { Expression } from "./syntax.ts";

/** A sum of names with coefficients, and a number. */
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
