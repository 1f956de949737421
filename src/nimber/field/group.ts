import { big, bitsOf, type Nimber, plain, power, powerOf, product } from "./field.ts";

// Multiplicative group of the nimbers: order, discrete logarithm and conjugates.

/** Called regularly during long work; throws to end it. */
type Tick = () => void;

/**
 * Prime factors of the Fermat numbers F₀ = 3, F₁ = 5, …; 2^(2^k) - 1 is the product of the first k of them.
 * Each list omits the largest factor, which is the quotient by the others.
 * Source: Euler 1732, Landry 1880, Morrison & Brillhart 1975, Brent & Pollard 1981, Western 1903, Lenstra,
 * Lenstra, Manasse & Pollard 1993, Selfridge 1953, Brillhart 1962, Brent 1999.
 */
const FERMAT: readonly (readonly bigint[])[] = [
  [],
  [],
  [],
  [],
  [],
  [641n],
  [274177n],
  [59649589127497217n],
  [1238926361552897n],
  [2424833n, 7455602825647884208337395736200454918783366342657n],
  [45592577n, 6487031809n, 4659775785220018543264560743076778192897n],
  [319489n, 974849n, 167988556341760475137n, 3560841906445833920513n],
];

/** Largest degree of a field whose group order has a known factorization. */
const MOST_GROUP_BITS = 2 ** FERMAT.length;

/** Primes of 2^bits - 1, which is square-free. */
function groupPrimes(bits: number): bigint[] {
  const primes: bigint[] = [];
  for (let k = 0; 2 ** k < bits; k++) {
    let rest = (1n << BigInt(2 ** k)) + 1n;
    for (const prime of FERMAT[k]!) {
      primes.push(prime);
      rest /= prime;
    }
    primes.push(rest);
  }
  return primes;
}

/** Order of `a` with its primes; it is square-free. */
function orderOf(
  a: Nimber,
  asked: string,
  tick?: Tick,
): { readonly order: bigint; readonly primes: readonly bigint[] } {
  const value = big(a);
  if (value === 0n) throw new RangeError(`${asked}: expected a nimber other than 0, got 0`);
  const bits = bitsOf(value);
  if (bits > MOST_GROUP_BITS) {
    throw new RangeError(`${asked}: expected a nimber below 2^${MOST_GROUP_BITS}, got one of ${bits} bits`);
  }
  let order = (1n << BigInt(bits)) - 1n;
  const primes: bigint[] = [];
  for (const prime of groupPrimes(bits)) {
    if (powerOf(value, order / prime, tick) === 1n) order /= prime;
    else primes.push(prime);
  }
  return { order, primes };
}

/**
 * Multiplicative order of the nimber `a`: its least positive power that is 1.
 * Cost: a power for each prime of the group's order.
 * @throws RangeError if `a` is 0, or at least 2^4096, where the factors of Fermat numbers are not known.
 * @example
 * order(2); // 3
 * order(4); // 15
 */
export const order = (a: Nimber, tick?: Tick): Nimber => plain(orderOf(a, "order", tick).order);

/** Largest prime for which logarithms are computed, in steps proportional to its square root. */
const MOST_PRIME = 1n << 40n;

/**
 * Discrete logarithm: the least exponent >= 0 with `base` to it equal to `a`; `undefined` if there is none.
 * Source: Pohlig & Hellman, IEEE Trans. Inf. Theory 24 (1978) 106; Shanks 1971 for each prime.
 * Cost: the square root of the largest prime of the order of `base`; below 2^64 that prime is at most
 * 6700417.
 * @throws RangeError if `base` is 0, or if its order is unknown or has a prime beyond 2^40.
 * @example
 * discreteLogarithm(3, 2); // 2
 * discreteLogarithm(4, 2); // undefined
 */
export function discreteLogarithm(a: Nimber, base: Nimber, tick?: Tick): Nimber | undefined {
  const { order, primes } = orderOf(base, "discreteLogarithm", tick);
  const [value, root] = [big(a), big(base)];
  if (value === 0n || bitsOf(value) > bitsOf(root) || powerOf(value, order) !== 1n) return undefined;
  const largest = primes.reduce((most, prime) => (prime > most ? prime : most), 0n);
  if (largest > MOST_PRIME) {
    throw new RangeError(
      `discreteLogarithm: expected a base whose order has no prime beyond 2^40, got one with ${largest}`,
    );
  }
  let exponent = 0n;
  let modulus = 1n;
  for (const prime of primes) {
    const digit = stepped(powerOf(value, order / prime), powerOf(root, order / prime), prime, tick);
    // Chinese remainder theorem, one prime at a time.
    const times = (digit - (exponent % prime) + prime) * inverseModulo(modulus, prime);
    exponent += modulus * (times % prime);
    modulus *= prime;
  }
  return plain(exponent);
}

/** Inverse of `a` modulo `prime`, as its power prime - 2. */
function inverseModulo(a: bigint, prime: bigint): bigint {
  let found = 1n;
  for (const bit of (prime - 2n).toString(2)) {
    found = (found * found) % prime;
    if (bit === "1") found = (found * a) % prime;
  }
  return found;
}

/** Logarithm of `a` to a `base` of order `prime`, by baby steps and giant steps. */
function stepped(a: bigint, base: bigint, prime: bigint, tick?: Tick): bigint {
  const steps = BigInt(Math.ceil(Math.sqrt(Number(prime))));
  const kept = new Map<bigint, bigint>();
  let reached = a;
  for (let baby = 0n; baby < steps; baby++) {
    tick?.();
    kept.set(reached, baby);
    reached = product(reached, base);
  }
  const giant = powerOf(base, steps);
  let power = giant;
  for (let count = 1n; ; count++) {
    tick?.();
    const baby = kept.get(power);
    if (baby !== undefined) return (count * steps - baby) % prime;
    power = product(power, giant);
  }
}

/**
 * Conjugates of the nimber `a`: repeated squares, until `a` returns.
 * @throws RangeError if `a` is not a natural number below 2^65536.
 * @example
 * conjugates(2); // [2, 3]
 */
export function conjugates(a: Nimber, tick?: Tick): readonly Nimber[] {
  const found = [plain(big(a))];
  for (;;) {
    tick?.();
    const next = power(found.at(-1)!, 2);
    if (next === found[0]) return found;
    found.push(next);
  }
}
