import type { Natural } from "../nimber/natural.ts";

/**
 * A way to write natural numbers by digits, most significant first, in which addition is a finite automaton: the
 * weights are U(0) = 1 and U(i + 1) = `radix` U(i) + `carry` U(i - 1), where U(-1) is `carry`.
 */
export interface System {
  /** `base 2`, or `ostrowski 1`. */
  readonly id: string;
  readonly radix: number;
  /** 0 in a base; 1 in an Ostrowski system, where only 0 follows the greatest digit. */
  readonly carry: 0 | 1;
  /** How many digits there are, from 0. */
  readonly digits: number;
}

/**
 * The usual system of `base` >= 2.
 * @throws RangeError
 * @example
 * base(2).id; // "base 2"
 */
export function base(base: number): System {
  if (!Number.isInteger(base) || base < 2 || base > 36)
    throw new RangeError(`base: expected an integer from 2 to 36, got ${base}`);
  return { id: `base ${base}`, radix: base, carry: 0, digits: base };
}

/**
 * The system of the continued fraction [1; a, a, …], for `a` = 1 that of Zeckendorf. Source: Fraenkel, How to beat
 * your Wythoff games' opponent on three fronts, Amer. Math. Monthly 89 (1982).
 * @throws RangeError
 * @example
 * ostrowski(1).digits; // 2
 */
export function ostrowski(a: number): System {
  if (!Number.isInteger(a) || a < 1 || a > 35)
    throw new RangeError(`ostrowski: expected an integer from 1 to 35, got ${a}`);
  return { id: `ostrowski ${a}`, radix: a, carry: 1, digits: a + 1 };
}

/** Systems whose weights grow by a number of the field of the square root of `radicand`, the fewest digits first. */
export const systemsOfRoot = (radicand: number): System[] =>
  Array.from({ length: 12 }, (_, i) => ostrowski(i + 1)).filter(({ radix }) =>
    Number.isInteger(Math.sqrt((radix * radix + 4) * radicand)),
  );

/** The weight U(-1). */
export const below = ({ carry }: System): 0 | 1 => carry;

/** The system of this `id`, if there is one. */
export function systemOf(id: string): System | undefined {
  const [, kind, number] = /^(base|ostrowski) ([1-9]\d?)$/.exec(id) ?? [];
  if (kind === undefined) return undefined;
  const value = Number(number);
  if (kind === "base") return value >= 2 && value <= 36 ? base(value) : undefined;
  return value <= 35 ? ostrowski(value) : undefined;
}

/** The digits of `n`, most significant first; none for 0. */
export function digitsOf(system: System, n: Natural): number[] {
  let rest = BigInt(n);
  const radix = BigInt(system.radix);
  const carry = BigInt(system.carry);
  const weights: bigint[] = [];
  for (let [now, below] = [1n, carry]; now <= rest; [now, below] = [radix * now + carry * below, now])
    weights.push(now);
  return weights.reverse().map((weight) => {
    const digit = rest / weight;
    rest -= digit * weight;
    return Number(digit);
  });
}

/** The number of these digits, most significant first. */
export function numberOf({ radix, carry }: System, digits: Iterable<number>): bigint {
  let [now, before] = [0n, 0n];
  for (const digit of digits)
    [now, before] = [BigInt(radix) * now + BigInt(carry) * before + BigInt(digit), now];
  return now + BigInt(carry) * before;
}
