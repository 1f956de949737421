import { expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { findLaw, testStated } from "../../src/law/index.ts";
import { dice, plainGrundy } from "../oracle.ts";

test.each([1, 2, 3, 4])(
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
    expect(finding).toMatchObject({ verdict: "observed", text: expect.stringContaining(`${m + 1}*`) });
    expect(testStated(parseGame(rule), finding.text).verdict).toBe("observed");
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
