import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  add,
  bitsOf,
  conjugates,
  determinant,
  discreteLogarithm,
  minimalPolynomial,
  multiply,
  type Nimber,
  order,
  power,
  rank,
  solve,
  trace,
} from "../src/nimber/field/index.ts";
import { below, nimber, unit } from "./nimbers.ts";

describe("the group", () => {
  const orderByPowers = (a: number) => {
    let count = 1;
    for (let power = a; power !== 1; power = multiply(power, a) as number) count++;
    return count;
  };

  test("has the orders that powers have, below 2^9", () => {
    for (let a = 1; a < 512; a++) expect(order(a)).toBe(orderByPowers(a));
  });

  test("has orders that no prime makes smaller", () => {
    fc.assert(
      fc.property(unit, (a) => {
        const n = order(a);
        expect(power(a, n)).toBe(1);
        for (const prime of [3, 5, 17, 257, 641, 65537, 274177, 6700417])
          if (BigInt(n) % BigInt(prime) === 0n) expect(power(a, BigInt(n) / BigInt(prime))).not.toBe(1);
      }),
      { numRuns: 30 },
    );
    expect(() => order(0)).toThrow(/^order: expected a nimber other than 0/);
    expect(() => order(1n << 4096n)).toThrow(/^order: expected a nimber below 2\^4096/);
  });

  test("is cut into primes: those of Fermat numbers pass a test of primality", () => {
    // Each prime that divides the order of the group is the order of a power of some nimber.
    const primes = [641n, 6700417n, 274177n, 67280421310721n, 59649589127497217n, 5704689200685129054721n];
    const powerMod = (base: bigint, exponent: bigint, modulus: bigint) => {
      let found = 1n;
      for (const bit of exponent.toString(2)) found = (found * found * (bit === "1" ? base : 1n)) % modulus;
      return found;
    };
    for (const prime of primes) expect(powerMod(3n, prime - 1n, prime)).toBe(1n);
    expect(primes[0]! * primes[1]!).toBe(2n ** 32n + 1n);
    expect(primes[2]! * primes[3]!).toBe(2n ** 64n + 1n);
    expect(primes[4]! * primes[5]!).toBe(2n ** 128n + 1n);
  });

  test("has the logarithms of its powers", () => {
    fc.assert(
      fc.property(
        fc.oneof(below(16), below(64)).filter((a) => a !== 0),
        below(64),
        (base, exponent) => {
          const found = discreteLogarithm(power(base, exponent), base)!;
          expect(BigInt(found)).toBe(BigInt(exponent) % BigInt(order(base)));
        },
      ),
      { numRuns: 40 },
    );
    for (let a = 1; a < 16; a++)
      for (let base = 1; base < 16; base++) {
        const powers = Array.from({ length: 15 }, (_, e) => power(base, e));
        const first = powers.indexOf(a);
        expect(discreteLogarithm(a, base)).toBe(first < 0 ? undefined : first);
      }
    expect(discreteLogarithm(0, 2)).toBeUndefined();
    expect(discreteLogarithm(16, 4)).toBeUndefined();
    expect(() => discreteLogarithm(1n << 127n, 1n << 127n)).toThrow(/^discreteLogarithm: .* 67280421310721$/);
  });
});

describe("polynomials, traces, conjugates", () => {
  const evaluate = (bits: Nimber, x: Nimber): Nimber =>
    Array.from(BigInt(bits).toString(2), Number).reduce((sum: Nimber, bit) => add(multiply(sum, x), bit), 0);

  test("the minimal polynomial vanishes at its conjugates alone, and is their product", () => {
    fc.assert(
      fc.property(below(32), (a) => {
        const polynomial = minimalPolynomial(a);
        const all = conjugates(a);
        expect(BigInt(polynomial).toString(2).length - 1).toBe(all.length);
        for (const x of all) expect(evaluate(polynomial, x)).toBe(0);
        // Π (x + c), lowest coefficient first.
        let product: Nimber[] = [1];
        for (const c of all)
          product = [...product, 0].map((_, i) =>
            add(i > 0 ? product[i - 1]! : 0, multiply(c, product[i] ?? 0)),
          );
        expect(product).toEqual(Array.from(BigInt(polynomial).toString(2), Number).reverse());
      }),
      { numRuns: 50 },
    );
    expect([minimalPolynomial(0), minimalPolynomial(1), minimalPolynomial(2)]).toEqual([0b10, 0b11, 0b111]);
    expect(evaluate(minimalPolynomial(1n << 300n), 1n << 300n)).toBe(0);
    // Nimbers of a thousand bits: squaring the argument of the polynomial visits all conjugates, so one root
    // is enough.
    const large = (1n << 1000n) / 7n;
    expect(BigInt(minimalPolynomial(large)) >> 1024n).toBe(1n);
    expect(evaluate(minimalPolynomial(large), large)).toBe(0);
    // The second highest coefficient is the sum of the conjugates.
    for (const a of [(1n << 16_384n) / 7n, (1n << 16_384n) / 3n]) {
      expect(Number((BigInt(minimalPolynomial(a)) >> 16_383n) & 1n)).toBe(trace(a));
    }
    expect(() => minimalPolynomial(1n << 65_536n)).toThrow(
      /^nimber: expected a natural number below 2\^65536/,
    );
  });

  test("the trace is the sum of the conjugates", () => {
    fc.assert(
      fc.property(nimber, (a) => {
        let [sum, each]: [Nimber, Nimber] = [0, a];
        for (let i = 0; i < bitsOf(a); i++) {
          sum = add(sum, each);
          each = power(each, 2);
        }
        expect(trace(a)).toBe(sum);
      }),
      { numRuns: 60 },
    );
    expect([trace(1), trace(1, 2), trace(2), trace(2, 4)]).toEqual([1, 0, 1, 0]);
    for (const wrong of [1, 3, 2 ** 17]) expect(() => trace(5, wrong)).toThrow(/^trace: expected the bits/);
  });
});

describe("matrices", () => {
  const matrix = (rows: number, columns: number, entry: fc.Arbitrary<Nimber> = below(8)) =>
    fc.array(fc.array(entry, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    });
  const times = (m: readonly (readonly Nimber[])[], x: readonly Nimber[]) =>
    m.map((row) => row.reduce((sum, each, i) => add(sum, multiply(each, x[i]!)), 0));

  /** Determinant by Leibniz: the sum over permutations. */
  const permanent = (m: readonly (readonly Nimber[])[]): Nimber =>
    m.length === 0
      ? 1
      : m[0]!.reduce<Nimber>(
          (sum, each, j) =>
            add(sum, multiply(each, permanent(m.slice(1).map((row) => row.filter((_, i) => i !== j))))),
          0,
        );

  test("have the determinant of the definition, and full rank iff it is not 0", () => {
    fc.assert(
      fc.property(
        fc.nat(4).chain((n) => matrix(n, n, fc.oneof(below(1), below(64)))),
        (m) => {
          expect(determinant(m)).toBe(permanent(m));
          expect(rank(m) === m.length).toBe(determinant(m) !== 0);
        },
      ),
    );
    expect(() => determinant([[1, 2]])).toThrow(/^determinant: expected as many columns as rows/);
    expect(() => rank([[1, 2], [1]])).toThrow(/^rank: expected rows of 2 nimbers, got row 1 of 1/);
  });

  test("are solved where they can be, and refused where the rank says so", () => {
    fc.assert(
      fc.property(
        fc
          .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
          .chain(([m, n]) =>
            fc.tuple(matrix(m, n, below(2)), fc.array(below(2), { minLength: m, maxLength: m })),
          ),
        ([m, right]) => {
          const found = solve(m, right);
          if (found !== undefined) expect(times(m, found)).toEqual(right);
          expect(found !== undefined).toBe(rank(m) === rank(m.map((row, i) => [...row, right[i]!])));
        },
      ),
    );
    expect(() => solve([[1]], [1, 2])).toThrow(/^solve: expected a right side/);
  });
});
