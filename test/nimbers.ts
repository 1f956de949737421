import fc from "fast-check";
import type { Nimber } from "../src/nimber/field/index.ts";

export const below = (bits: number): fc.Arbitrary<Nimber> =>
  fc.bigInt({ min: 0n, max: (1n << BigInt(bits)) - 1n }).map((n) => (n < 2n ** 53n ? Number(n) : n));

/** Nimbers of the fields of degree 1 to 512, and of the sizes at which their computation changes. */
export const nimber: fc.Arbitrary<Nimber> = fc.oneof(
  ...[1, 4, 8, 16, 17, 32, 33, 53, 54, 64, 65, 128, 512].map(below),
);
export const unit: fc.Arbitrary<Nimber> = nimber.filter((a) => a !== 0);
