import { expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { findLaw, testStated } from "../../src/law/index.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { oneIn } from "../part.ts";

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
