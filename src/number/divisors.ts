import { LimitError } from "../errors.ts";
import { type Natural, natural } from "../nimber/natural.ts";
import type { Tick } from "../types.ts";
import { type Factor, factorsOf, STEPS } from "./large-factor.ts";

/** Numbers to here are tried one by one. */
const TRIED = 10 ** 7;

/** As many divisors are put in order; more are given as they come. */
const ORDERED = 200_000;

/**
 * The divisors of `n`, each once, least first unless they are very many; of 0 none.
 * @throws LimitError after the divisors known by then, when n is not factored within the steps allowed.
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

/** All products of powers of `factors`, counted like a number whose digits are the exponents. */
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
