import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isqrt, mex, mexOfBits, minus, natural, nimSum, plus } from "../src/nimber/index.ts";
import { readNatural } from "../src/nimber/read-natural.ts";

const safe = fc.maxSafeNat();
const big = fc.bigInt({ min: 0n, max: 10n ** 40n });

describe("mex", () => {
  test("is the least natural number that is missing", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), (values) => {
        const least = mex(values);
        expect(values).not.toContain(least);
        for (let below = 0; below < least; below++) expect(values).toContain(below);
      }),
    );
  });

  test("of bits agrees with that of the numbers they stand for", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(95)), (values) => {
        const words = new Uint32Array(3);
        for (const value of values) words[value >> 5]! |= 1 << (value & 31);
        expect(mexOfBits(words)).toBe(mex(values));
      }),
    );
    expect(mexOfBits(new Uint32Array([0xffffffff, 0xffffffff]))).toBe(64);
    expect(mexOfBits(new Uint32Array())).toBe(0);
  });
});

describe("the nim-sum", () => {
  test("is a group in which everything is its own inverse", () => {
    fc.assert(
      fc.property(safe, safe, safe, (a, b, c) => {
        expect(nimSum(a, nimSum(b, c))).toBe(nimSum(nimSum(a, b), c));
        expect(nimSum(a, b)).toBe(nimSum(b, a));
        expect(nimSum(a, a)).toBe(0);
        expect(nimSum(a)).toBe(a);
        expect(BigInt(nimSum(a, b))).toBe(BigInt(a) ^ BigInt(b));
      }),
    );
  });

  test("takes bigints among numbers", () => {
    fc.assert(fc.property(safe, big, (a, b) => nimSum(a, b) === (BigInt(a) ^ b)));
    expect(nimSum()).toBe(0);
  });

  test.each([[-1], [0.5], [2 ** 53], [Number.NaN], [-1n]])("refuses %s", (wrong) => {
    expect(() => nimSum(wrong as number)).toThrow(/nimSum: expected a natural number/);
  });
});

describe("natural numbers", () => {
  test("are exact on both sides of 2^53", () => {
    fc.assert(
      fc.property(big, big, (a, b) => {
        expect(BigInt(plus(natural(a), natural(b)))).toBe(a + b);
        expect(minus(plus(natural(a), natural(b)), natural(b))).toBe(natural(a));
      }),
    );
    expect(natural(5n)).toBe(5);
    expect(natural(2n ** 53n)).toBe(2n ** 53n);
    expect(() => natural(-1)).toThrow(RangeError);
  });

  test("have integer square roots", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 60n }), (n) => {
        const root = isqrt(n);
        expect(root * root <= n && n < (root + 1n) ** 2n).toBe(true);
      }),
    );
    for (const root of [0n, 1n, 2n, 3n, 94906265n, 94906266n, 2n ** 64n]) {
      expect(isqrt(root * root)).toBe(root);
      if (root > 0n) expect(isqrt(root * root - 1n)).toBe(root - 1n);
    }
    expect(() => isqrt(-1n)).toThrow(RangeError);
  });
});

describe("the reading of a natural number", () => {
  test("is exact, with an exponent and without, and refuses what is not natural", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 40n }),
        fc.nat(400),
        fc.nat(40),
        (digits, power, point) => {
          expect(readNatural(`${digits}e${power}`)).toBe(natural(digits * 10n ** BigInt(power)));
          const text = `${digits}`.padStart(point + 1, "0");
          const [whole, rest] = [text.slice(0, text.length - point), text.slice(text.length - point)];
          const written = point === 0 ? text : `${whole}.${rest}`;
          expect(readNatural(`${written}e${point + power}`)).toBe(natural(digits * 10n ** BigInt(power)));
          const isWhole = digits % 10n ** BigInt(point) === 0n;
          expect(readNatural(written)).toBe(isWhole ? natural(digits / 10n ** BigInt(point)) : undefined);
        },
      ),
    );
    expect(readNatural("1E9")).toBe(1e9);
    expect(readNatural("9007199254740993e0")).toBe(9007199254740993n);
    expect(readNatural("10^18")).toBe(10n ** 18n);
    expect(["2^10", "7^0", "0^0", "0^5", "1^99999999999"].map(readNatural)).toEqual([1024, 1, 1, 0, 1]);
    for (const text of [
      "",
      "e9",
      "1e",
      "1.",
      ".5e1",
      "1.55e1",
      "-5",
      "+5",
      "1e-3",
      "1e1.5",
      "1_000",
      "0x10",
      "∞",
      "^3",
      "2^",
      "2^3^4",
      "1.5^2",
      "2^1e3",
    ])
      expect(readNatural(text)).toBeUndefined();
  });

  test("ends before an exponent makes a number that no memory holds", () => {
    expect(readNatural("1e99999")).toBe(10n ** 99999n);
    expect(readNatural("1e100000")).toBeUndefined();
    expect(readNatural("10^99999")).toBe(10n ** 99999n);
    expect(readNatural("10^100000")).toBeUndefined();
    expect(readNatural("2^99999999999999999999")).toBeUndefined();
    expect(readNatural("1e99999999999999999999")).toBeUndefined();
  });
});
