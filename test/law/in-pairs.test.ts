// Laws of outcomes of games that split, proved by pairs of equal components, compared with plain play.
import { expect, test } from "vitest";
import { checkCertificate } from "../../src/checker/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { certificateOf, lawOfGame, statedLaw, testStated } from "../../src/law/index.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { isQuick, partOf } from "../part.ts";

/** Options of a heap as lists of heaps, for each text. */
const OPTIONS: readonly (readonly [string, (n: number) => readonly (readonly number[])[]])[] = [
  ["n-1", (n) => (n < 1 ? [] : [[n - 1]])],
  ["n-2", (n) => (n < 2 ? [] : [[n - 2]])],
  ["n-k if k in {1,3}", (n) => [1, 3].filter((k) => k <= n).map((k) => [n - k])],
  ["a & n-1-a", (n) => range(1, n - 1).map((a) => [a, n - 1 - a])],
  [
    "a & n-2-a if a <= n-2-a",
    (n) => range(1, n - 2).flatMap((a) => (a <= n - 2 - a ? [[a, n - 2 - a]] : [])),
  ],
  ["split(n, 2..2)", (n) => range(1, n - 1).map((a) => [a, n - a])],
  [
    "split(n-1, 3..3)",
    (n) => range(1, n).flatMap((a) => range(1, n - 2 - a).map((b) => [a, b, n - 1 - a - b])),
  ],
  ["2 # n/2 if n > 0 and n % 2 = 0", (n) => (n > 0 && n % 2 === 0 ? [[n / 2, n / 2]] : [])],
  ["n/2 & n/2 & n-1 if n > 0", (n) => (n > 0 ? [[Math.floor(n / 2), Math.floor(n / 2), n - 1]] : [])],
];

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

test("laws that pairs prove are those of plain play, and their certificates are valid", () => {
  const roll = dice(20261201);
  let proved = 0;
  for (let i = 0; i < partOf(200, 13); i++) {
    const chosen = Array.from({ length: 1 + roll(3) }, () => OPTIONS[roll(OPTIONS.length)]!);
    const rule = `[n: ${chosen.map(([text]) => text).join(" | ")}]`;
    const value = plainGrundy<number>((n) => chosen.flatMap(([, options]) => options(n)), String);
    const game = parseGame(rule);
    const members = range(0, 30).filter((n) => value(n) === 0);
    const laws = [`P iff n in {${members.join()}}`, "P iff n % 2 = 0"];
    if (members.length > 3 && members.some((n) => n % 2 === 1)) continue;
    for (const text of laws) {
      const found = testStated(game, text, "normal", { seconds: 20 });
      if (found.verdict !== "proved") continue;
      proved++;
      const { says } = statedLaw(text, ["n"]);
      for (const n of range(0, 30))
        expect([rule, text, n, says([n])]).toEqual([rule, text, n, members.includes(n) ? "P" : "N"]);
      expect([rule, text, certificateOf(game, found)?.finding.verdict]).toEqual([rule, text, "valid"]);
    }
  }
  expect(proved).toBeGreaterThan(0);
});

test.each([
  ["circle(2)", "P iff n > 2 and c != 0 or n = 0"],
  ["cut{1,2}", "P iff n in {0,1}"],
  ["kayles", "P iff n = 0"],
] as const)("%s: %s", (id, text) => {
  expect(testStated(parseGame(id), text, "normal", { seconds: 60 })).toMatchObject({ verdict: "proved" });
});

test.skipIf(isQuick)("a certificate that leaves two N-positions from a P-position is refused", () => {
  const game = parseGame("[n: split(n, 2..2) | split(n, 3..3)]");
  const { finding } = lawOfGame(game, "normal", { seconds: 60 });
  expect(finding).toMatchObject({ verdict: "proved", text: "P iff n in {0,1}" });
  const claim = JSON.parse(certificateOf(game, finding!)!.text);
  const verdict = (forged: object) => checkCertificate(JSON.stringify({ ...claim, ...forged })).verdict;
  expect(verdict({})).toBe("valid");
  // Every heap but 0 a P-position: splits leave no N-position, and 5 may leave 2 and 3.
  expect(verdict({ law: { next: [0, 1, 1, 1], accepting: [1] } })).toBe("refused");
  expect(verdict({ play: "misere" })).toBe("malformed");
  expect(verdict({ game: "[n: split(n, 2..2)]" })).toBe("refused");
});
