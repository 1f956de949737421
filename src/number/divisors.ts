import { LimitError } from "../errors.ts";
import { type Natural, natural } from "../nimber/natural.ts";
import type { Tick } from "../types.ts";
import { type Factor, factorsOf, STEPS } from "./large-factor.ts";

/** Largest number whose divisors are found by trial. */
const TRIED = 10 ** 7;

/** Largest number of divisors that are sorted. */
const ORDERED = 200_000;

/**
 * Divisors of `n`, each once, in ascending order unless there are more than 200,000; none for 0.
 * @throws LimitError after the known divisors, if n is not factored within the allowed steps.
 */
export function* divisorsOf(n: Natural, tick?: Tick): Generator<Natural> {
  if (typeof n === "number" && n <= TRIED) {
    yield* tried(n);
    return;
  }
  const { factors, rest } = factorsOf(BigInt(n), tick);
  const units = rest === 1n ? factors : [...factors, { factor: rest, exponent: 1 }];
  const count = units.reduce((product, { exponent }) => product * (exponent + 1), 1);
  if (count > ORDERED) yield* products(units);
  else yield* [...products(units)].sort((a, b) => (a < b ? -1 : 1));
  if (rest !== 1n) throw new LimitError("steps", STEPS);
}

function* tried(n: number): Generator<number> {
  const large: number[] = [];
  for (let d = 1; d * d <= n; d++) {
    if (n % d !== 0) continue;
    yield d;
    if (d * d < n) large.push(n / d);
  }
  yield* large.reverse();
}

/** All products of powers of `factors`, with the exponents counted up like digits. */
function* products(factors: readonly Factor[]): Generator<Natural> {
  const exponents = factors.map(() => 0);
  let product = 1n;
  for (;;) {
    yield natural(product);
    let i = 0;
    for (; i < factors.length && exponents[i] === factors[i]!.exponent; i++) {
      product /= factors[i]!.factor ** BigInt(exponents[i]!);
      exponents[i] = 0;
    }
    if (i === factors.length) return;
    product *= factors[i]!.factor;
    exponents[i]!++;
  }
}
