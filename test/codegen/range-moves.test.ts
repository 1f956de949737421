import { expect, test } from "vitest";
import { citedRange } from "../../src/codegen/template.ts";
import { parseGame } from "../../src/games/index.ts";
import { saysLaw } from "../../src/law/index.ts";
import { nimber } from "../nimber.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { isQuick, oneIn } from "../part.ts";

const upTo = (n: number) => Array.from({ length: Math.max(0, n) }, (_, i) => i + 1);

/** Conditions on the heap k left by a move from n, as text and as a function. */
const LEAST: readonly (readonly [text: string, holds: (k: number, n: number) => boolean])[] = [
  ["n <= k**4", (k, n) => n <= k ** 4],
  ["k*k*k > n", (k, n) => k ** 3 > n],
  ["n < 3*k*k+5", (k, n) => n < 3 * k * k + 5],
  ["k >= 3", (k) => k >= 3],
  ["n/50 <= k", (k, n) => Math.floor(n / 50) <= k],
  ["k*k*k*k*k >= n+7", (k, n) => k ** 5 >= n + 7],
];
const MOST: readonly (readonly [text: string, holds: (k: number, n: number) => boolean])[] = [
  ["k*k <= n", (k, n) => k * k <= n],
  ["n > 2*k*k+k", (k, n) => n > 2 * k * k + k],
  ["k**3 < n+1", (k, n) => k ** 3 < n + 1],
  ["10*k <= n", (k, n) => 10 * k <= n],
  ["k < 40", (k) => k < 40],
  ["k*k/3 <= n", (k, n) => Math.floor((k * k) / 3) <= n],
];

test("heaps that become any of a range are worth what plain play says", () => {
  const roll = dice(255);
  let count = 0;
  for (const [least, isLeast] of LEAST)
    for (const [most, isMost] of oneIn(4, MOST)) {
      const rule = `[n: k if ${roll(2) === 0 ? `${least} and ${most}` : `${most} and k < n and ${least}`}]`;
      const end = 400 + roll(400);
      const cited = citedRange(parseGame(rule), end);
      if (cited === undefined) continue;
      count++;
      const value = plainGrundy<number>((n) =>
        upTo(n - 1)
          .filter((k) => isLeast(k, n) && isMost(k, n))
          .map((k) => [k]),
      );
      for (let n = 0; n <= end; n++) expect([rule, n, saysLaw(cited.law, [n])]).toEqual([rule, n, value(n)]);
    }
  expect(count).toBeGreaterThan(isQuick ? 10 : 20);
});

test.each([
  "[n: k if k < n]",
  "[n: k if k*k <= n | n-1]",
  "[n: k if k*k <= n and k % 2 = 1]",
  "[n: k if k*n <= 50]",
  "[n: k if k*k <= 20 - n]",
  "[n: n-k if k*k <= n]",
  "[n: k & 1 if k*k < n]",
  "[n: k if k*k <= n ; lost: n = 7]",
])("%s has no such law", (rule) => expect(citedRange(parseGame(rule), 100_000)).toBeUndefined());

test("far heaps, by the exact roots of what is said of them", () => {
  const cited = citedRange(parseGame("[n: k if k < n and k*k <= n and n <= k**4]"), 777_777_777_777)!;
  expect(cited.law).toMatchObject({
    text: "sg = 0 if n < 4; 1 if n < 16; 2 if n < 82; 0 if n < 6724; 3 if n < 50626; 1 if n < 2562991876; else 2",
  });
});

test.skipIf(isQuick)("a formula that says all of many cases takes their place", () => {
  const program = (rule: string, limits: string) =>
    nimber(["template", rule, "--read", "T n*T", "--limits", limits, "--code", "python"]).stdout;
  expect(program("[n: k if 2*k <= n]", "n <= 1e18, T <= 10")).toContain("return digitsIn(n // 2, 2)\n");
  expect(program("[n: k if 2*k <= n]", "n <= 100, T <= 10")).toContain("if n < 64:\n");
  expect(program("[n: k if k < n and k*k <= n and n <= k**4]", "n <= 1e18, T <= 10")).toContain(
    "if n < 2562991876:\n",
  );
});
