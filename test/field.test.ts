import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  add,
  bitsOf,
  divide,
  inverse,
  multiply,
  multiplyAll,
  type Nimber,
  order,
  power,
  quadraticRoots,
  squareRoot,
  trace,
} from "../src/nimber/field/index.ts";
import { below, nimber, unit } from "./nimbers.ts";
import { isQuick } from "./part.ts";

type Known = Readonly<Record<string, readonly number[]>>;

/** Sequences of the OEIS, and the table of Winning Ways. */
const {
  source: _,
  winningWays,
  ...sequences
}: Known & { readonly source: string; readonly winningWays: readonly (readonly number[])[] } = JSON.parse(
  readFileSync(new URL("known/nim-product.json", import.meta.url), "utf8"),
);

/** Term at `at` of a table that is read by upward antidiagonals. */
const antidiagonal =
  (entry: (n: number, k: number) => Nimber) =>
  (at: number): Nimber => {
    const sum = Math.floor((Math.sqrt(8 * at + 1) - 1) / 2);
    const k = at - (sum * (sum + 1)) / 2;
    return entry(sum - k, k);
  };

/** Terms of sequences, by their index in the list. */
const terms: Readonly<Record<string, (at: number) => Nimber>> = {
  A004468: (n) => multiply(3, n),
  A006015: (n) => multiply(2, n),
  A006017: (n) => multiply(2 ** n, 2 ** n),
  A006042: (n) => power(n, 2),
  A051775: antidiagonal(multiply),
  A051917: (n) => inverse(n + 1),
  A160679: squareRoot,
  A212200: (n) => order(n + 1),
  A223541: antidiagonal((m, n) => multiply(2 ** m, 2 ** n)),
  A335159: (n) => multiply(4, 2 ** n),
  A335160: (n) => multiply(8, 2 ** n),
  A335161: (n) => multiply(16, 2 ** n),
  A335162: antidiagonal(power),
  ...Object.fromEntries(
    [4, 5, 6, 7, 8, 9, 10].map((base) => [`A${335_159 + base}`, (n: number) => power(base, n)]),
  ),
  A335170: (n) => power(n, 3),
};

/**
 * Table of products below `size` by the definition: the smallest number that no pair of smaller factors
 * excludes.
 */
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
    expect(winningWays.map((row, a) => row.map((_, b) => multiply(a + 1, b + 1)))).toEqual(winningWays);
    expect(Object.keys(sequences)).toEqual(Object.keys(terms).sort());
    for (const [id, known] of Object.entries(sequences))
      expect(
        known.map((_, at) => terms[id]!(at)),
        id,
      ).toEqual(known);
    // Conway 1976, ch. 6: the square of a Fermat power is 3/2 of it; with smaller numbers it multiplies as
    // usual.
    for (let k = 0; k < 10; k++) {
      const fermat = 1n << BigInt(2 ** k);
      expect(BigInt(multiply(fermat, fermat))).toBe(fermat ^ (fermat >> 1n));
      if (k > 0) expect(BigInt(multiply(fermat, fermat >> 1n))).toBe((fermat >> 1n) * fermat);
    }
  });

  test.skipIf(isQuick)("has the published checksums of 10^6 products, in a batch", () => {
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
    expect(multiplyAll(a, b, a)).toBe(a);
    expect(a.reduce((all, each) => all ^ each, 0n)).toBe(xor);
    expect(multiplyAll(a.subarray(5, 9), b.subarray(1, 5), a.subarray(0, 4))).toBeInstanceOf(BigUint64Array);
    expect(() => multiplyAll(a, b.subarray(1))).toThrow(/^multiplyAll: expected equal lengths/);
  });
});

test("batches of any length are the products one by one", () => {
  const numbers = fc.array(fc.oneof(below(64), below(16), below(4)).map(BigInt), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(numbers, numbers, fc.integer({ min: 0, max: 1400 }), (some, others, length) => {
      const [a, b] = [some, others].map((all) =>
        BigUint64Array.from({ length }, (_, i) => all[(i * i) % all.length]!),
      ) as [BigUint64Array, BigUint64Array];
      const products = [...multiplyAll(a, b)];
      const known = new Map<string, bigint>();
      for (const [i, product] of products.entries()) {
        const pair = `${a[i]},${b[i]}`;
        if (!known.has(pair)) known.set(pair, BigInt(multiply(a[i]!, b[i]!)));
        expect(product).toBe(known.get(pair));
      }
    }),
    { numRuns: 20 },
  );
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
        // Vieta's formulas.
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
