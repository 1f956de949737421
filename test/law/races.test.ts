// Laws of races, in which numbers grow up to a bound that is given or read, compared with plain play, and the certificates
// of their measures, which subtract.
import { expect, test } from "vitest";
import { checkCertificate } from "../../src/checker/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { certificateOf, findLaw, saysLaw, testStated } from "../../src/law/index.ts";
import { python, verdictsInPython } from "../certificate/python.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { isQuick, partOf } from "../part.ts";

/** A game with cycles. */
const LOOPY = "[n: n-1 | n-2 | n+1 if n % 3 = 1]";

const certified = (rule: string, kind: "values" | "outcomes" = "values") => {
  const game = parseGame(rule);
  const { finding } = findLaw(game, kind);
  expect([rule, finding?.verdict]).toEqual([rule, "proved"]);
  const { text, finding: checked } = certificateOf(game, finding!)!;
  expect([rule, checked.verdict]).toEqual([rule, "valid"]);
  return { finding: finding!, text };
};

test("the law of a race to a number is that of play", () => {
  const roll = dice(20_261_202);
  for (let i = 0; i < partOf(24); i++) {
    const takes = [1, 2, 3, 4, 5, 6].filter((k) => k === 1 || roll(2) === 0);
    const end = 20 + roll(60);
    const rule =
      roll(2) === 0
        ? `[n: n+k if k in {${takes}} and n+k <= ${end}]`
        : `[n: n+k if k in {${takes}} and n < ${end}]`;
    const isRace = rule.includes("n+k <=");
    const value = plainGrundy((n: number) =>
      takes.filter((k) => (isRace ? n + k <= end : n < end)).map((k) => [n + k]),
    );
    const { finding } = certified(rule);
    for (let n = 0; n <= 3 * end; n++)
      expect([rule, n, saysLaw(finding.law!, [n])]).toEqual([rule, n, value(n)]);
  }
});

test("the law of a race to a number that is read is that of play", () => {
  const roll = dice(20_261_203);
  for (let i = 0; i < partOf(12); i++) {
    const most = 2 + roll(5);
    const rule = `[n,m: n+k,m if k <= ${most} and n+k <= m]`;
    const { finding } = certified(rule, "outcomes");
    for (let n = 0; n < 40; n++)
      for (let m = 0; m < 40; m++)
        expect([rule, n, m, saysLaw(finding.law!, [n, m])]).toEqual([
          ...[rule, n, m],
          n > m || (m - n) % (most + 1) === 0 ? "P" : "N",
        ]);
  }
});

test("the printed law of a race", () => {
  const { finding } = certified("[n: n+k if k <= 10 and n+k <= 100]");
  expect(finding.text).toBe("sg = (100-n) % 11 if n <= 100; else 0");
});

/** A certificate of a race whose measure alone is forged. */
const forged = (measure: readonly unknown[]): string => {
  const { text } = certified("[n: n+k if k <= 3 and n+k <= 100]");
  return JSON.stringify({ ...JSON.parse(text), measure });
};

const FORGED: readonly (readonly [verdict: string, ...measure: (readonly unknown[])[]])[] = [
  ["valid", [100, "-n"]],
  ["valid", [50, "-n", 49]],
  ["refused", [98, "-n"]],
  ["refused", ["n"]],
  ["refused", ["-n"]],
  ["refused", [100, "n"]],
  ["refused", [100, "-n", "n"]],
  ["refused", []],
  ["malformed", [-100, "-n"]],
  ["malformed", [100, "--n"]],
  ["malformed", [100, "-m"]],
  ["malformed", [1.5, "-n"]],
];

test.each(FORGED)("%s: a race up to 100 with the measure %j", (verdict, ...measure) => {
  expect(checkCertificate(forged(measure)).verdict).toBe(verdict);
});

test("a sum that subtracts is none of a rule with splits, or of replies", () => {
  const split = certified("[n: n-k | a & n-a]").text;
  const loopy = certificateOf(parseGame(LOOPY), findLaw(parseGame(LOOPY), "outcomes").finding!)!.text;
  const subtracting = (text: string) => JSON.stringify({ ...JSON.parse(text), measure: [[0, "n"]] });
  expect(checkCertificate(subtracting(split)).verdict).toBe("refused");
  expect(checkCertificate(subtracting(loopy)).verdict).toBe("malformed");
});

test.skipIf(isQuick || python === undefined)("the checker in Python agrees about such certificates", () => {
  const valid = [
    "[n: n+k if k <= 3 and n+k <= 30]",
    "[n,m: n+k,m if k <= 3 and n+k <= m ; legal: n <= m]",
  ].map((rule) => certified(rule).text);
  const texts = [...valid, ...FORGED.map(([, ...measure]) => forged(measure))];
  expect(verdictsInPython(texts.map((text) => Buffer.from(text)))).toEqual([
    ...valid.map(() => "valid"),
    ...FORGED.map(([verdict]) => verdict),
  ]);
});

test("a wrong law of a race is refuted, also far away", () => {
  const game = parseGame("[n,m: n+k,m if k <= 3 and n+k <= m]");
  const { verdict, counterexample } = testStated(game, "P iff n > m or (m - n) % 4 = 0 and m != 2**40");
  expect(verdict).toBe("refuted");
  expect(counterexample?.position[1]).toBe(2 ** 40);
  expect([counterexample?.says, counterexample?.found]).toEqual(["N", "P"]);
});
