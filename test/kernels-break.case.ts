import { plainStep, type ValueStep } from "../src/solve/heap/plain.ts";
import { breakMoves } from "../src/solve/kernel/break.ts";
import { type Choice, compiled } from "../src/solve/kernel/break-compiled.ts";
import { markHeaps } from "../src/solve/kernel/marking.ts";
import { sparseStep } from "../src/solve/kernel/sparse.ts";
import type { Values } from "../src/solve/kernel/values.ts";
import { memoryAccount } from "../src/solve/limits.ts";

/** Ways to choose among the kernels that give each of them as much to do as possible. */
export const CHOICES: Readonly<Record<"marking" | "sparse" | "planes" | "turns", Partial<Choice>>> = {
  marking: { rareEnough: Number.POSITIVE_INFINITY, quiet: 0 },
  sparse: { rareEnough: 0, quiet: Number.POSITIVE_INFINITY },
  planes: { rareEnough: 0, quiet: 0 },
  turns: { rareEnough: 4, quiet: 100 },
};

/** Solver for the values of heaps 0 to `to`. */
type Solve = (digits: readonly number[], unequal: boolean, to: number) => Values;

const byStep =
  (stepOf: (digits: readonly number[], unequal: boolean) => ValueStep): Solve =>
  (digits, unequal, to) => {
    const step = stepOf(digits, unequal);
    const values = new Uint32Array(to + 1);
    for (let n = 0; n <= to; n++) values[n] = step(values, n);
    return values;
  };

/** Values by the definition. */
export const plainly: Solve = byStep((digits, unequal) => plainStep({ kind: "break", digits, unequal }));

/** Values by plain code written for speed. */
const markingTwin: Solve = (digits, unequal, to) => {
  const values = new Uint32Array(to + 1);
  markHeaps(digits, unequal, values, 0, () => {});
  return values;
};

/** Values by kernels that begin early and are extended several times. */
export const byKernels =
  (choice: Partial<Choice>): Solve =>
  (digits, unequal, to) => {
    const begun = markingTwin(digits, unequal, 5 + (to % 7));
    const kernels = compiled(breakMoves(digits, unequal), memoryAccount(2 ** 28), begun, choice);
    for (let part = 40; part < to; part *= 3) kernels.extend(part, () => {});
    kernels.extend(to, () => {});
    return kernels.values.subarray(0, to + 1);
  };

const split = (digits: readonly number[], bit: number) => digits.some((digit) => digit & bit);

/** First differences of each solver from the definition. */
export function differences(digits: readonly number[], unequal: boolean, to: number): string[] {
  const expected = plainly(digits, unequal, to);
  const solvers: [string, Solve][] = [["plain marking", markingTwin]];
  if (!split(digits, 8)) solvers.push(["sparse space, plain", byStep(sparseStep)]);
  if (!(unequal && split(digits, 8))) {
    for (const [name, choice] of Object.entries(CHOICES))
      solvers.push([`kernels: ${name}`, byKernels(choice)]);
  }
  return solvers.flatMap(([name, solve]) => {
    const where = difference(solve(digits, unequal, to), expected);
    return where === undefined ? [] : [`${name}: heap ${where}`];
  });
}

/** First index at which two tables differ. */
export function difference(a: ArrayLike<number>, b: ArrayLike<number>): number | undefined {
  if (a.length !== b.length) return Math.min(a.length, b.length);
  for (let n = 0; n < a.length; n++) if (a[n] !== b[n]) return n;
  return undefined;
}

/** Every octal code with at most three digits after the point, with first digit 0 or 4. */
export function octalCodes(): number[][] {
  return Array.from({ length: 1024 }, (_, i) => [i & 512 ? 4 : 0, (i >> 6) & 7, (i >> 3) & 7, i & 7]);
}

/** Random code of one to five hexadecimal digits, at least one of which allows three heaps. */
export function hexadecimalCode(next: () => number): number[] {
  const digits = [4 * Math.floor(next() * 4)];
  const length = 1 + Math.floor(next() * 5);
  for (let i = 0; i < length; i++) digits.push(Math.floor(next() * 16));
  const at = Math.floor(next() * digits.length);
  digits[at] = digits[at]! | 8;
  return digits;
}
