import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  add,
  bitsOf,
  conjugates,
  determinant,
  discreteLogarithm,
  divide,
  inverse,
  minimalPolynomial,
  multiply,
  multiplyAll,
  type Nimber,
  order,
  power,
  quadraticRoots,
  rank,
  solve,
  squareRoot,
  trace,
} from "../src/nimber/field/index.ts";

type Sequence = "A006015" | "A004468" | "A006017" | "A006042" | "A160679" | "A051917" | "A212200" | "A335159";
type Tables = Readonly<Record<Sequence, number[]>> & Readonly<Record<"A335162" | "winningWays", number[][]>>;

const known: Tables = JSON.parse(readFileSync(new URL("known/nim-product.json", import.meta.url), "utf8"));

const below = (bits: number) =>
  fc.bigInt({ min: 0n, max: (1n << BigInt(bits)) - 1n }).map((n) => (n < 2n ** 53n ? Number(n) : n));

/** Nimbers of the fields of 1 to 512 bits, and of the sizes at which their computation changes. */
const nimber: fc.Arbitrary<Nimber> = fc.oneof(
  ...[1, 4, 8, 16, 17, 32, 33, 53, 54, 64, 65, 128, 512].map(below),
);
const unit = nimber.filter((a) => a !== 0);

/** The table of products below `size` by the definition: the least number that no pair of smaller ones excludes. */
function productsByMex(size: number): number[][] {
  const table: number[][] = [];
  for (let a = 0; a < size; a++) {
    table.push([]);
    for (let b = 0; b < size; b++) {
      const seen = new Set<number>();
      for (let x = 0; x < a; x++)
        for (let y = 0; y < b; y++) seen.add(table[x]![b]! ^ (y < b ? table[a]![y]! : 0) ^ table[x]![y]!);
      let least = 0;
      while (seen.has(least)) least++;
      table[a]!.push(least);
    }
  }
  return table;
}

describe("the nim product", () => {
  test("is the least number that the definition leaves, for all pairs below 64", () => {
    const table = productsByMex(64);
    expect(table.map((row, a) => row.map((_, b) => multiply(a, b)))).toEqual(table);
  });

  test("has the published values", () => {
    const first = known.winningWays;
    expect(first.map((row, a) => row.map((_, b) => multiply(a + 1, b + 1)))).toEqual(first);
    expect(known.A006015.map((_, n) => multiply(2, n))).toEqual(known.A006015);
    expect(known.A004468.map((_, n) => multiply(3, n))).toEqual(known.A004468);
    expect(known.A006017.map((_, n) => multiply(2 ** n, 2 ** n))).toEqual(known.A006017);
    expect(known.A006042.map((_, n) => power(n, 2))).toEqual(known.A006042);
    expect(known.A160679.map((_, n) => squareRoot(n))).toEqual(known.A160679);
    expect(known.A051917.map((_, n) => inverse(n + 1))).toEqual(known.A051917);
    expect(known.A212200.map((_, n) => order(n + 1))).toEqual(known.A212200);
    expect(known.A335159.map((_, n) => multiply(4, 2 ** n))).toEqual(known.A335159);
    expect(known.A335162.map((row, n) => row.map((_, k) => power(n + 4, k)))).toEqual(known.A335162);
    // Conway 1976, ch. 6: a Fermat power squared is 3/2 of itself, and by smaller numbers multiplies as usual.
    for (let k = 0; k < 10; k++) {
      const fermat = 1n << BigInt(2 ** k);
      expect(BigInt(multiply(fermat, fermat))).toBe(fermat ^ (fermat >> 1n));
      if (k > 0) expect(BigInt(multiply(fermat, fermat >> 1n))).toBe((fermat >> 1n) * fermat);
    }
  });

  test("has the published checksums of 10^6 products, in a batch", () => {
    const mask = (1n << 64n) - 1n;
    let state = 1n;
    const random = () => {
      state = (state + 0x9e3779b97f4a7c15n) & mask;
      let z = state;
      z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
      z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & mask;
      return z ^ (z >> 31n);
    };
    const [a, b] = [new BigUint64Array(1_000_000), new BigUint64Array(1_000_000)];
    for (let i = 0; i < a.length; i++) {
      a[i] = random();
      b[i] = random();
    }
    let [xor, sum] = [0n, 0n];
    for (const product of multiplyAll(a, b)) {
      xor ^= product;
      sum = (sum + product) & mask;
    }
    expect([xor, sum]).toEqual([0x05f8f92b21c48c19n, 0x899ff4861736bb9fn]);
    expect(multiplyAll(a.subarray(5, 9), b.subarray(1, 5), a.subarray(0, 4))).toBeInstanceOf(BigUint64Array);
    expect(() => multiplyAll(a, b.subarray(1))).toThrow(/^multiplyAll: expected equal lengths/);
  });
});

describe("the nimbers are a field", () => {
  test("commutative, associative, distributive, with inverses", () => {
    fc.assert(
      fc.property(nimber, nimber, nimber, (a, b, c) => {
        expect(multiply(a, b)).toBe(multiply(b, a));
        expect(multiply(a, multiply(b, c))).toBe(multiply(multiply(a, b), c));
        expect(multiply(a, add(b, c))).toBe(add(multiply(a, b), multiply(a, c)));
        expect([multiply(a, 1), multiply(a, 0), add(a, a), add(a, 0)]).toEqual([a, 0, 0, a]);
        if (a === 0) return;
        expect(multiply(a, inverse(a))).toBe(1);
        expect(multiply(divide(b, a), a)).toBe(b);
      }),
      { numRuns: 400 },
    );
  });

  test("of characteristic 2: squares add, roots undo them", () => {
    fc.assert(
      fc.property(nimber, nimber, (a, b) => {
        expect(power(add(a, b), 2)).toBe(add(power(a, 2), power(b, 2)));
        expect(squareRoot(multiply(a, a))).toBe(a);
        expect(power(squareRoot(a), 2)).toBe(a);
      }),
    );
  });

  test("each of 2^(2^k), in the next", () => {
    for (const bits of [1, 2, 4, 8, 16, 32, 64, 128, 256]) {
      fc.assert(
        fc.property(below(bits), below(bits), (a, b) => {
          expect(bitsOf(multiply(a, b))).toBeLessThanOrEqual(bits);
          expect(power(a, 1n << BigInt(bits))).toBe(a);
          if (a !== 0) expect(bitsOf(inverse(a))).toBeLessThanOrEqual(bits);
        }),
        { numRuns: 20 },
      );
    }
  });

  test("to 2^65536, and no farther", () => {
    const large = (1n << 65536n) - 1n;
    expect(multiply(large, 1)).toBe(large);
    expect(multiply(divide(5, large), large)).toBe(5);
    expect(() => multiply(large + 1n, 1)).toThrow(
      /^nimber: expected a natural number below 2\^65536, got one of/,
    );
    for (const wrong of [-1, 0.5, Number.NaN, 2 ** 53, -1n])
      expect(() => multiply(wrong, 1)).toThrow(RangeError);
    expect(() => inverse(0)).toThrow(/^inverse: expected a nimber other than 0/);
    expect(() => power(2, 0.5)).toThrow(/^power: expected a whole exponent/);
  });

  test("powers of which add their exponents", () => {
    const exponent = fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n });
    fc.assert(
      fc.property(unit, exponent, exponent, (a, m, n) => {
        expect(multiply(power(a, m), power(a, n))).toBe(power(a, m + n));
      }),
      { numRuns: 40 },
    );
    expect([power(0, 0), power(0, 5), power(7, 0), power(5, -1)]).toEqual([1, 0, 1, 12]);
  });
});

describe("quadratics", () => {
  test("have the roots that they have", () => {
    fc.assert(
      fc.property(unit, nimber, nimber, (a, b, c) => {
        const roots = quadraticRoots(a, b, c);
        expect(roots.length).toBe(b === 0 ? 1 : 2);
        for (const x of roots) expect(add(add(multiply(a, power(x, 2)), multiply(b, x)), c)).toBe(0);
        if (roots.length < 2) return;
        expect(roots[0]! < roots[1]!).toBe(true);
        // Vieta.
        expect(add(roots[0]!, roots[1]!)).toBe(divide(b, a));
        expect(multiply(roots[0]!, roots[1]!)).toBe(divide(c, a));
      }),
    );
    expect(() => quadraticRoots(0, 1, 1)).toThrow(RangeError);
    expect(() => quadraticRoots(1, 1, 1n << 65535n)).toThrow(/^quadraticRoots: expected roots below/);
  });

  test("x² + x = c has its roots in the field of c iff the trace is 0", () => {
    for (let c = 0; c < 256; c++) {
      const found = Array.from({ length: 256 }, (_, x) => x).filter((x) => add(power(x, 2), x) === c);
      if (trace(c, 8) === 0) expect(quadraticRoots(1, 1, c)).toEqual(found);
      else expect(found).toEqual([]);
    }
  });
});

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
    // Each prime is the order of a power of some nimber: what the group's order is divided by.
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
    expect(() => minimalPolynomial(1n << 4096n)).toThrow(/^minimalPolynomial: expected a nimber below/);
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

  /** By Leibniz: the sum over permutations. */
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
