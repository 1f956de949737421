import type { Monoid } from "./monoid.ts";

/** Structure of a quotient. */
export interface Structure {
  /** Index n if it is the quotient T_n of misère Nim with heaps below 2^n; else undefined. */
  readonly tame: number | undefined;
  /** Elements of the kernel: the least ideal, which is a group. */
  readonly kernel: readonly number[];
  /** Unit of the kernel. */
  readonly unit: number;
  /**
   * Whether the kernel has exactly one P-element; and whether that is its unit, so that the kernel is the
   * normal quotient.
   */
  readonly regular: boolean;
  readonly normal: boolean;
}

/**
 * Structure of a quotient.
 * Source: Plambeck & Siegel, J. Combin. Theory A 115 (2008) 593. Cost: the square of the order.
 */
export function structureOf(monoid: Monoid): Structure {
  const { order, times, inP } = monoid;
  // The product of all elements is in every ideal.
  let all = 0;
  for (let x = 0; x < order; x++) all = times[all * order + x]!;
  const kernel = [...new Set(times.subarray(all * order, (all + 1) * order))].sort((a, b) => a - b);
  const unit = kernel.find((x) => times[x * order + x] === x)!;
  const positive = kernel.filter((x) => inP[x] === 1);
  const regular = positive.length === 1;
  return {
    tame: tameness(monoid, kernel, unit),
    kernel,
    unit,
    regular,
    normal: regular && positive[0] === unit,
  };
}

/**
 * Index n of the quotient T_n of misère Nim. T_0 is trivial, T_1 = ⟨a | a² = 1⟩ with P = {a}. T_n consists of
 * its kernel, 2^n nimbers, and of 1 and a with a² = 1; P is a and the unit of the kernel.
 */
function tameness(
  { order, times, inP }: Monoid,
  kernel: readonly number[],
  unit: number,
): number | undefined {
  if (order === 1) return 0;
  if (order === 2) return kernel.length === 2 && inP[1] === 1 ? 1 : undefined;
  if (order !== kernel.length + 2) return undefined;
  const a = Array.from({ length: order }, (_, x) => x).find((x) => x !== 0 && !kernel.includes(x));
  if (a === undefined || times[a * order + a] !== 0 || times[a * order + unit] === unit) return undefined;
  if (inP[a] !== 1 || !kernel.every((x) => times[x * order + x] === unit && inP[x] === (x === unit ? 1 : 0)))
    return undefined;
  return Math.log2(kernel.length);
}
