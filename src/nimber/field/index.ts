export type { Matrix } from "./elimination.ts";
export {
  add,
  bitsOf,
  divide,
  inverse,
  multiply,
  multiplyAll,
  type Nimber,
  power,
  quadraticRoots,
  squareRoot,
  trace,
} from "./field.ts";
export { conjugates, discreteLogarithm, order } from "./group.ts";
export { determinant, rank, solve } from "./matrix.ts";
export { minimalPolynomial } from "./polynomial.ts";
