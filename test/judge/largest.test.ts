import { describe, expect, test } from "vitest";
import { problemOf } from "../../src/judge/index.ts";
import { dice } from "../oracle.ts";
import { answer, printed } from "./answer.ts";
import { agree } from "./numbers.case.ts";

const roll = dice(29);

const some = (count: number, most: number, least = 0) =>
  Array.from({ length: count }, () => least + roll(most - least + 1));

describe("largest legal inputs", () => {
  const LARGE = 1_000_000_000;

  test("acwing-892: 10^5 steps", () => {
    const steps = some(100_000, LARGE);
    const sum = steps.filter((_, i) => i % 2 === 0).reduce((total, here) => total ^ BigInt(here), 0n);
    steps[0] = Number(BigInt(steps[0]!) ^ sum);
    expect(answer("acwing-892", `100000\n${steps.join(" ")}`)).toBe("No");
    steps[99_998]! += 1;
    expect(answer("acwing-892", `100000\n${steps.join(" ")}`)).toBe("Yes");
  });

  test("luogu-p2197 and moore-nim: 10^4 heaps of 10^9", () => {
    const heaps = some(5000, LARGE);
    const twice = [...heaps, ...heaps].join(" ");
    expect(answer("luogu-p2197", `1\n10000\n${twice}`)).toBe("No");
    expect(answer("moore-nim", `2\n10000 1\n${twice}\n15000 2\n${twice} ${heaps.join(" ")}`)).toBe(
      "Second\nSecond",
    );
  });

  test("luogu-p4279: 500 tests of 50 heaps of 5000", () => {
    const lines = Array.from({ length: 500 }, (_, i) => `50\n${"5000 ".repeat(49)}${i === 0 ? 5000 : 4999}`);
    agree(
      "luogu-p4279",
      lines,
      lines.map((_, i) => (i === 0 ? "Brother" : "John")),
    );
  });

  test("luogu-p5675: 200 heaps of 255", () => {
    // An odd number of 199 other heaps of 255 must be chosen: 2^198 sets for each of the 200 heaps.
    let expected = 200;
    for (let i = 0; i < 198; i++) expected = (2 * expected) % 1_000_000_007;
    expect(answer("luogu-p5675", `200\n${"255 ".repeat(200)}`)).toBe(`${expected}`);
  });

  test("luogu-p6487: 10^15", () => {
    const parts = zeckendorf(10n ** 15n);
    expect(answer("luogu-p6487", "1000000000000000")).toBe(`${parts.at(-1)}`);
  });

  test("hdu-2516: to 2^31", () => {
    expect(answer("hdu-2516", "1836311903\n1836311904\n2147483647\n0")).toBe(
      "Second win\nFirst win\nFirst win",
    );
  });

  test("luogu-p3480: 10 tests of 1000 heaps", () => {
    const heaps = some(1000, 19).sort((a, b) => a - b);
    const line = `1000\n${heaps.join(" ")}`;
    expect(answer("luogu-p3480", `10\n${`${line}\n`.repeat(10)}`)).toMatch(/^(TAK\n|NIE\n){9}(TAK|NIE)$/);
  });

  test("extended-wythoff and wythoff-pair: exact at 10^15 and beyond", () => {
    const lines: string[] = [];
    const pairs: [bigint, bigint, bigint, bigint][] = [];
    for (const d of [0n, 1n, 7n, 1_000_000n]) {
      for (const n of [1n, 102_334_155n, 10n ** 15n - 1n, 10n ** 15n]) {
        const [x, y] = answer("wythoff-pair", `1\n${d} ${n}`).split(" ").map(BigInt) as [bigint, bigint];
        pairs.push([d, n, x, y]);
        lines.push(`${d} ${x} ${y}`, `${d} ${x} ${y - 1n}`, `${d} ${x + 1n} ${y + 1n}`);
      }
    }
    for (const [d, n, x, y] of pairs) {
      // x = ⌊nα⌋, where α is the positive root of z² + (d - 1)z - (d + 1).
      const below = (z: bigint) => z * z + (d - 1n) * n * z <= (d + 1n) * n * n;
      expect(below(x) && !below(x + 1n)).toBe(true);
      expect(y - x).toBe((d + 1n) * n);
    }
    expect(pairs.at(-1)![3]).toBeGreaterThan(10n ** 21n);
    agree(
      "extended-wythoff",
      lines,
      lines.map((_, i) => (i % 3 === 0 ? "Second" : "First")),
    );
  });

  test("poj-1067: where doubles fail, the exact answer and the judged one differ", () => {
    const problem = problemOf("poj-1067")!;
    const input = "165580140 267914295\n";
    expect(printed(problem, input)).toBe("0\n");
    expect(printed(problem, input, true)).toBe("1\n");
    // The closest cases are the pairs near Fibonacci numbers; none of them is judged wrongly.
    for (let [a, b] = [1, 2]; b < 165_580_140; [a, b] = [b, a + b]) {
      const before = `${a} ${b}\n${a} ${b + 1}\n${a + 1} ${b + 2}\n`;
      expect(printed(problem, before, true)).toBe(printed(problem, before));
    }
  });

  test("hdu-3951: 10^9 coins", () => {
    expect(answer("hdu-3951", "3\n1000000000 10\n999999999 1\n10 10")).toBe(
      "Case 1: second\nCase 2: first\nCase 3: first",
    );
  });

  test("misere-subtraction and grundy-table: 100 takes, heaps of 10^4", () => {
    const takes = Array.from({ length: 100 }, (_, i) => 1 + 97 * i + (i % 3));
    const table = answer("grundy-table", `100\n${takes.join(" ")}\n10000`)
      .split(" ")
      .map(Number);
    expect(table).toHaveLength(10_001);
    const large = table.findLastIndex((value) => value > 1);
    const lines = [large, 0].map((last) => `100 ${takes.join(" ")}\n100 ${`${large} `.repeat(99)}${last}`);
    agree("misere-subtraction", lines, ["Second", "First"]);
    for (const n of some(50, 10_000)) {
      const options = new Set(takes.filter((s) => s <= n).map((s) => table[n - s]!));
      expect(options.has(table[n]!)).toBe(false);
      for (let value = 0; value < table[n]!; value++) expect(options.has(value)).toBe(true);
    }
  });
});

/** Greedy representation of `n` in Fibonacci numbers. */
function zeckendorf(n: bigint): bigint[] {
  const fibonacci = [1n, 2n];
  while (fibonacci.at(-1)! < n) fibonacci.push(fibonacci.at(-1)! + fibonacci.at(-2)!);
  const parts: bigint[] = [];
  let left = n;
  for (const part of fibonacci.reverse()) {
    if (part > left) continue;
    parts.push(part);
    left -= part;
  }
  return parts;
}
