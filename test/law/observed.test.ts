import { expect, it } from "vitest";
import { parseGame } from "../../src/games/notation.ts";
import { findLaw, lawOfSequence, outcomePeriod } from "../../src/law/index.ts";
import { localizedIn, say } from "../../src/locale/message.ts";
import { entryBeyond } from "../../src/rules/entering.ts";
import { isQuick, partOf } from "../part.ts";
import { expectHonest, random, sparse } from "./observed.ts";

it.each([
  // The take 5^5 is first possible at 3125, where the period 28 of the first 3,000 heaps ends.
  ["[n: n-k**k]", 0, 2246, "taking 3125, becomes possible at heap 3125"],
  ["[n: n-k**k]", 0, 20_000, "taking 46656, becomes possible at heap 46656"],
  ["[n: n-2**k]", 0, 19_999, "taking 32768, becomes possible at heap 32768"],
  // Codeforces 255E: below 82 squared, no move leads into the range where the values are constant.
  ["[n: k if k < n and k*k <= n and k**4 >= n]", 82, 2000, "to 82, becomes possible at heap 6724"],
  ["[n: n/100]", 100, 2000, "to 100, becomes possible at heap 10000"],
  ["[n: n-1 | n-2 if n >= 5000]", 0, 400, "a condition of the rule changes at heap 5000"],
  ["[n: n-1 | n-2 ; lost: n > 7000]", 0, 400, "a condition of the rule changes at heap 7001"],
  ["[n: n-k if k <= 10 or k = 5000]", 0, 400, "taking 5000, becomes possible at heap 5000"],
  ["{1,2,30000}", 0, 400, "taking 30000, becomes possible at heap 30000"],
] as const)("%s from %d, seen to %d: %s", (rule, start, seen, says) => {
  expect(say(entryBeyond(parseGame(rule), start, seen)!.says, "en")).toContain(says);
});

it.each([
  "[n: n-k]",
  "[n: n-k if k % 3 = 1]",
  "[n: n-k if k in squares]",
  "[n: n-1 if n % 2 = 0 | n-3]",
  "{1,2}",
])("nothing seldom enters in %s", (rule) => {
  expect(entryBeyond(parseGame(rule), 0, 2000)).toBeUndefined();
});

it.skipIf(isQuick)("a law of three numbers is observed, for nothing enters but in games of one heap", () => {
  const found = findLaw(parseGame("brussels-sprouts"), "values", "normal", { seconds: 6 }).finding;
  expect(found).toMatchObject({ verdict: "observed" });
  expect(found?.text).toContain("sg = 0 if (x + y + z) % 2 = 1; else 1");
});

it.skipIf(isQuick)("a law that ends where a new move enters is none", () => {
  for (const rule of ["[n: n-k**k]", "[n: k if k < n and k*k <= n and k**4 >= n]"])
    expect(findLaw(parseGame(rule), "values").finding, rule).toBeUndefined();
  expect(localizedIn(outcomePeriod(parseGame("[n: n-2**k]")))).toMatchObject({
    verdict: "none",
    next: {
      en: "the next move, taking 4096, becomes possible at heap 4096; Nimber claims nothing beyond that",
    },
  });
});

it("terms without rules are told with their range", () => {
  const terms = Array.from({ length: 60 }, (_, n) => [0, 3, 1, 2, 2][n % 5]!);
  const { finding } = lawOfSequence({ first: 7, terms });
  expect(finding?.text).toBe("sg(n + 5) = sg(n), observed for 7 <= n <= 61");
  expect(finding?.range).toBe("7 <= n <= 66");
});

it("what is observed of random rules with seldom takes claims no more than plain play shows", () => {
  const next = random(37);
  for (let i = 0; i < partOf(16); i++) expectHonest(sparse(next), 2);
});
