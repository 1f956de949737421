import type { Natural } from "../nimber/natural.ts";
import type { Tick } from "../types.ts";

/** Primes below `sieved`, shared by all games. */
const known: number[] = [2, 3, 5, 7];
let sieved = 8;

/** Most numbers sieved at a time. */
const PORTION = 2 ** 18;

/** Primes up to `n`, ascending, sieved on demand. */
export function* primesTo(n: Natural, tick?: Tick): Generator<number> {
  for (let i = 0; ; i++) {
    if (i === known.length) {
      if (sieved > n) return;
      tick?.();
      sieveOn();
    }
    const prime = known[i];
    if (prime !== undefined && prime > n) return;
    if (prime !== undefined) yield prime;
    else i--;
  }
}

/**
 * Sieves the next numbers, below the square of the largest known prime.
 * Source: Eratosthenes.
 */
function sieveOn(): void {
  const end = sieved + Math.min(sieved, PORTION);
  const composite = new Uint8Array(end - sieved);
  for (const p of known) {
    if (p * p >= end) break;
    for (let multiple = Math.max(p * p, p * Math.ceil(sieved / p)); multiple < end; multiple += p)
      composite[multiple - sieved] = 1;
  }
  for (let i = 0; i < composite.length; i++) if (composite[i] === 0) known.push(sieved + i);
  sieved = end;
}
