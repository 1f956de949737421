import { expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { blocksOf } from "../../src/law/growing-takes.ts";
import { findLaw, testStated } from "../../src/law/index.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { oneIn } from "../part.ts";

/** Other ways to write these rules, and how much more than the last take may be taken. */
const WAYS: readonly (readonly [string, number])[] = [
  ["[n,m: n-m-1,m+1]", 1],
  ["[n,m: n-m-1,m+1 | n-m-2,m+2]", 2],
  ["[m,n: m+2,n-m-2 | m+1,n-m-1 | m+3,n-(m+3)]", 3],
  ["[n,m: n-k,k if k in {m+1,m+2}]", 2],
  ["[n,m: n-k,k if k = m+1 or k = m+2]", 2],
  ["[n,m: n-k,k if k in {m+1..m+4} and k <= n]", 4],
  ["[n,m: n-k,k if 1 <= k-m <= 3 and k >= 1]", 3],
  ["[n,m: n-j-m,m+j if j <= 2]", 2],
];

/** Rules that are almost so. */
const OTHERS = [
  "[n,m: n-m-2,m+2]",
  "[n,m: n-m-1,m+1 | n-m-3,m+3]",
  "[n,m: n-k,k if k in {m..m+2}]",
  "[n,m: n-k,k if m < k <= m+2 and k < n]",
  "[n,m: n-k,k if m < k]",
  "[n,m: n-m-1,m+2]",
  "[n,m: n-m-1,m+1 | n-2,m]",
  "[n,m: n-m-1,m+1 if n > 3]",
  "[n,m: n-k,k if m < k <= m+2 and k != 3]",
];

test.each(oneIn(8, WAYS))("%s is such a rule", (rule, more) => {
  const text = blocksOf({ heap: "n", last: "m", more }, "i");
  expect(testStated(parseGame(rule), text)).toMatchObject({ verdict: "proved", by: "theorem" });
});

test.each(oneIn(4, OTHERS))("%s is none", (rule) => {
  for (const more of [1, 2, 3]) {
    const text = blocksOf({ heap: "n", last: "m", more }, "i");
    expect(testStated(parseGame(rule), text).verdict).not.toBe("proved");
  }
});

test.each(oneIn(8, [1, 2, 3, 4]))(
  "one to %i more than the last take: blocks that grow by squares, as play has them",
  (m) => {
    const names = [
      ["n", "k", "j"],
      ["i", "l", "t"],
    ][dice(m)(2)]!;
    const [n, k, j] = names;
    const rule = `[${n},${k}: ${n}-${j},${j} if ${k} < ${j} <= ${k}+${m}]`;
    const value = plainGrundy<readonly [number, number]>(
      ([heap, last]) =>
        Array.from({ length: m }, (_, t) => last + t + 1)
          .filter((take) => take <= heap)
          .map((take) => [[heap - take, take]]),
      String,
    );
    const finding = findLaw(parseGame(rule), "outcomes").finding!;
    expect(finding).toMatchObject({
      verdict: "proved",
      by: "theorem",
      text: expect.stringContaining(`${m + 1}*`),
    });
    expect(testStated(parseGame(rule), finding.text).verdict).toBe("proved");
    const isIn = (heap: number, last: number) =>
      Array.from({ length: 9 }, (_, b) => b).some(
        (b) =>
          (m + 1) * b * b + m * b + 2 * b * last <= heap &&
          heap <= (m + 1) * b * b + (m + 2) * b + (2 * b + 1) * last,
      );
    for (let heap = 0; heap < 60; heap++)
      for (let last = 0; last < 12; last++)
        expect([rule, heap, last, isIn(heap, last)]).toEqual([rule, heap, last, value([heap, last]) === 0]);
  },
);

const KIN = [
  ["[l,n: j,n-j if l+1 <= j and j-l < 4]", "theorem"],
  ["[n,l: n-j,j if j <= l+2 and j > l]", "theorem"],
  ["[n,l: n-j,j if l < j <= l+2 | n-9,l]", undefined],
  ["[n,l: n-j,j if l <= j <= l+2]", undefined],
  ["[n,l: n-j,l if l < j <= l+2]", undefined],
  ["[n,l: n-j,j if l < j <= l+2; lost: n = 4]", undefined],
] as const;

test.each(oneIn(8, KIN, 1))("%s: proved by %s", (rule, by) => {
  const finding = findLaw(parseGame(rule), "outcomes", "normal", { seconds: 20 }).finding;
  expect([rule, finding?.by === "theorem" ? "theorem" : undefined]).toEqual([rule, by]);
});

test("blocks of takes of more than five are stated, and false ones refuted", () => {
  const game = parseGame("[n,k: n-j,j if k < j <= k+7]");
  const law = "P iff 8*i*i + 7*i + 2*i*k <= n <= 8*i*i + 9*i + (2*i+1)*k for some i >= 0";
  expect(testStated(game, law)).toMatchObject({ verdict: "proved", by: "theorem" });
  expect(testStated(game, law.replace("8*i*i + 7*i", "8*i*i + 6*i")).verdict).toBe("refuted");
});
