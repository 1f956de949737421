import { numbers } from "./arithmetic.ts";
import type { Compiler, Evaluate } from "./compile.ts";
import type { Expression } from "./syntax.ts";
import { namesIn } from "./walk.ts";

/** An expression as `rest` + `slope` times a letter, neither of which has it. */
export interface Affine {
  readonly rest: Evaluate<number>;
  readonly slope: Evaluate<number>;
}

/** The slope of what does not have the letter. */
export const zero: Evaluate<number> = () => 0;
const one = () => 1;

/** The affine form of an expression in a letter, if it can be seen. */
export function affineIn(node: Expression, letter: string, compile: Compiler<number>): Affine | undefined {
  if (!namesIn(node).includes(letter)) return { rest: compile.expression(node), slope: zero };
  if (node.kind === "name") return { rest: zero, slope: one };
  if (node.kind === "negative") {
    const of = affineIn(node.of, letter, compile);
    return of && { rest: (values) => -of.rest(values), slope: (values) => -of.slope(values) };
  }
  if (node.kind !== "arithmetic") return undefined;
  const a = affineIn(node.left, letter, compile);
  const b = affineIn(node.right, letter, compile);
  if (a === undefined || b === undefined) return undefined;
  if (node.sign === "+" || node.sign === "-") {
    const both = node.sign === "+" ? numbers.plus : numbers.minus;
    return {
      rest: (values) => both(a.rest(values), b.rest(values)),
      slope: (values) => both(a.slope(values), b.slope(values)),
    };
  }
  if (node.sign !== "*") return undefined;
  if (b.slope === zero) return scaled(a, b.rest);
  return a.slope === zero ? scaled(b, a.rest) : undefined;
}

const scaled = ({ rest, slope }: Affine, by: Evaluate<number>): Affine => ({
  rest: (values) => numbers.times(rest(values), by(values)),
  slope: (values) => numbers.times(slope(values), by(values)),
});
