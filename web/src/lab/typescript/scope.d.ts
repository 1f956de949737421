/** A move: its name `at`, and `to`, the components that it leaves. */
interface Move<P> {
  readonly at: string | number;
  readonly to: P | readonly P[];
}

/** Options that `moves` may yield: a position, the list of components that a move leaves, or a move with a name. */
type Option<P> = P | readonly P[] | Move<P>;

/** A piece of a drawing, at the place `x` to the right and `y` down. */
interface Cell {
  readonly shape: "token" | "square" | "hole" | "edge" | "ground" | "label";
  readonly x: number;
  readonly y: number;
  readonly text?: string;
}

/** The input of a judge, word by word. */
interface Words {
  word(): string;
  number(): number;
  numbers(count: number): number[];
  more(): boolean;
}

/** The rules of a game: its moves, and a key that is equal for equal positions. */
interface Rules<P> {
  start: P;
  moves(position: P): Iterable<Option<P>>;
  key?(position: P): string | number | bigint;
  /** A position of the same value, the same one for all that are equal by symmetry. */
  canonical?(position: P): P;
  /** Parts that a position falls into. */
  parts?(position: P): readonly P[];
  format?(position: P): string;
  parse?(text: string): P | undefined | null;
  board?(position: P): string | readonly string[] | readonly Cell[];
  /** The lines that are printed for the input of a judge, by the values of positions. */
  judge?(input: Words, value: (position: P) => number): Iterable<string | number | bigint>;
}

/** The least natural number not among `values`: `mex([0, 1, 3])` is 2. */
declare function mex(values: Iterable<number>): number;
/** The sum in binary without carrying: `nimSum(3, 5)` is 6. */
declare function nimSum(...values: readonly number[]): number;
/** Sizes of heaps as a list of components, empty heaps left out. */
declare function heaps(...sizes: number[]): number[];
/** The golden ratio, 1.618… */
declare const phi: number;
/** ⌊n·φ⌋, exactly. */
declare function lowerWythoff(n: number): number;
/** Whether n is 0, 1, 4, 9, … */
declare function isSquare(n: number): boolean;
/** Whether n is 0, 1, 2, 3, 5, 8, … */
declare function isFibonacci(n: number): boolean;
/** Whether n is 1, 2, 4, 8, … */
declare function isPowerOfTwo(n: number): boolean;
declare function isPrime(n: number): boolean;
/** How many binary digits of n are 1. */
declare function popcount(n: number): number;
/** How often 2 divides n. */
declare function valuation(n: number): number;
/** The greatest common divisor. */
declare function gcd(a: number, b: number): number;
/** The divisors of n, least first. */
declare function divisors(n: number): number[];
/** The Fibonacci numbers whose sum is n, no two of them neighbours, largest first. */
declare function zeckendorf(n: number): number[];
