import { describe, expect, test } from "vitest";
import { NotationError } from "../../src/errors.ts";
import { parseGame } from "../../src/games/index.ts";
import { certificateOf, findLaw, lawOfGame, saysLaw, testStated } from "../../src/law/index.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { isQuick, oneIn, partOf } from "../part.ts";

/** Values of heaps with given options, by plain play. */
const played = (options: (n: number) => readonly (readonly number[])[]) =>
  plainGrundy<number>((n) => options(n).map((each) => [...each]), String);

describe("laws in equations between values", () => {
  test.each(
    oneIn(2, [
      ["kayles", "sg(n + 12) = sg(n) for n >= 71", "proved"],
      ["kayles", "sg(n + 24) = sg(n) for n > 70", "proved"],
      ["kayles", "sg(n + 12) = sg(n) for n >= 70", "refuted"],
      ["0.07", "sg(n + 12) = sg(n) for n >= 4", "refuted"],
      ["0.3F", "sg(n + 6) = sg(n) + 3, sg(0..5) = 0,1,2,0,1,2", "proved"],
      ["0.3F", "sg(n + 12) = sg(n) + 6 for n >= 0", "proved"],
      ["0.3F", "sg(n + 6) = sg(n) + 2 for n >= 0", "refuted"],
      ["0.205200C", "sg(n + 40) = sg(n) if n % 40 in {19,39}; else sg(n) + 16 for n >= 4", "proved"],
      ["0.205200C", "sg(n + 80) = sg(n) if n % 80 in {19,39,59,79}; else sg(n) + 32 for n > 3", "proved"],
      ["0.205200C", "sg(n + 40) = sg(n) if n % 40 in {19}; else sg(n) + 16 for n >= 4", "refuted"],
      ["0.205200C", "sg(n + 40) = sg(n) + 16 for n >= 4", "refuted"],
      ["0.205200C", "sg(n + 20) = sg(n) + 8 for n >= 80", "refuted"],
      ["lasker", "sg(n + 4) = sg(n) + 4, observed for 1 <= n <= 95, sg(0..4) = 0,1,2,4,3", "proved"],
      ["lasker", "sg(n + 4) = sg(n) + 4 for n >= 1, sg(0..4) = 0,1,2,4,4", "refuted"],
      ["{powers(3)}", "sg(m + 2) = sg(m)", "proved"],
      ["[n: a & n-a if a>1 and n-a>1]", "sg(n + 340) = sg(n) for n >= 55", "proved"],
      ["[n: n-k if k in squares]", "sg(n + 5) = sg(n) for n >= 0", "refuted"],
      ["{proper-divisors}", "sg(0) = 0, sg(2*q) = sg(q) + 1, sg(2*q+1) = 0", "proved"],
      ["[n: n-k if 2*k<=n]", "sg(2q) = q, sg(2q+1) = sg(q)", "proved"],
      ["[n: n-k if 3*k<=n]", "sg(0) = 0, sg(3q) = q, sg(3q+1) = sg(2q), sg(3q + 2) = sg(2q+1)", "proved"],
      ["[n: n-k if 3*k<=n]", "sg(0) = 0, sg(3*q) = q, sg(3*q+1) = sg(q), sg(3*q+2) = sg(2*q+1)", "refuted"],
      ["[n: n-k if 2*k<=n]", "sg(2q+1) = q, sg(2q) = n/2", "refuted"],
    ] as const),
  )("%s: %s is %s", (game, text, verdict) => {
    expect(testStated(parseGame(game), text)).toMatchObject({ verdict, text: expect.stringContaining(text) });
  });

  test.skipIf(isQuick)("a proof comes with its certificate", () => {
    for (const [name, text] of [
      ["lasker", "sg(n + 8) = sg(n) + 8 for n >= 1"],
      ["{1,2}", "sg(n + 6) = sg(n)"],
    ] as const) {
      const game = parseGame(name);
      expect(certificateOf(game, testStated(game, text))?.finding.verdict).toBe("valid");
    }
  });

  test("stated periods of random sets are proved or refuted as plain play says", () => {
    const roll = dice(20);
    for (let i = 0; i < partOf(120); i++) {
      const set = [...new Set([1 + roll(5), 1 + roll(5), 1 + roll(5)])];
      const value = played((n) => set.filter((take) => take <= n).map((take) => [n - take]));
      const [period, preperiod] = [1 + roll(10), roll(4)];
      const sound = Array.from({ length: 300 }, (_, n) => n + preperiod).every(
        (n) => value(n + period) === value(n),
      );
      const text = `sg(n + ${period}) = sg(n) for n >= ${preperiod}`;
      const { verdict, counterexample } = testStated(parseGame(`{${set}}`), text);
      expect([set, text, verdict]).toEqual([set, text, sound ? "proved" : "refuted"]);
      if (counterexample === undefined) continue;
      const [n] = counterexample.position as readonly number[];
      expect([counterexample.found, counterexample.says]).toEqual([value(n!), value(n! - period)]);
    }
  });

  test("what is found of random rules can be stated again", () => {
    const roll = dice(7);
    const rules = Array.from({ length: partOf(24) }, () => {
      const more = ["", ` if n % ${2 + roll(2)} = 0`, `; lost: n = ${2 + roll(5)}`][roll(3)];
      return `[n: n-${1 + roll(3)} | n-${2 + roll(4)}${more}]`;
    });
    let count = 0;
    for (const rule of ["{proper-divisors}", "{divisors}", ...rules]) {
      const game = parseGame(rule);
      const { finding } = lawOfGame(game);
      if (finding === undefined || finding.text.includes("automaton")) continue;
      const again = testStated(game, finding.text);
      expect([rule, finding.text, again.verdict]).toEqual([rule, finding.text, finding.verdict]);
      for (let n = 0; n < 60; n++)
        expect([rule, n, saysLaw(again.data!, [n])]).toEqual([rule, n, saysLaw(finding.data!, [n])]);
      count++;
    }
    expect(count).toBeGreaterThan(partOf(24));
  });

  test.each([
    ["sg(n + 3) = sg(m)", 15, "the letter n"],
    ["sg(n + 0) = sg(n)", 7, "a period from 1"],
    ["sg(n + 3) = sg(n), sg(0..2) = 0,1", 19, "one value for each heap from 0 to 2"],
    ["sg(n + 3) = sg(n) for m >= 2", 22, "the letter n"],
    ["sg(n + 3) = 2*sg(n)", 12, "an equation between values"],
    ["sg(n + 3) = sg(n) + k", 18, "an equation between values"],
    ["sg(n + 3) = sg(n), sg(0) = x", 27, "an equation between values"],
    ["sg(n) = n", 4, "an equation between values"],
    ["sg(n + 3) = sg(n) where n > 2", 18, "without `where`"],
    ["sg(0) = 0, sg(2*q+1) = sg(q)", 23, "one equation for each of 2*q to 2*q+1"],
    ["sg(2*q) = sg(q), sg(2*q+1) = 1", 0, "the value of heap 0"],
    ["sg(2*q) = q, sg(2*q+1) = m", 25, "an expression in q, n and sg(q)"],
    ["sg(0) = 0, sg(2*q) = sg(3*q), sg(2*q+1) = 1", 21, "the value of a heap that is smaller"],
    ["sg(0) = 0, sg(2*q) = sg(q-2), sg(2*q+1) = 1", 21, "no less than 0"],
    ["sg(0) = 0, sg(3*q) = sg(q) + sg(2*q), sg(3*q+1) = 1, sg(3*q+2) = 1", 21, "an expression in q"],
    ["sg by an automaton of 5 states in base 4", 0, "a law in words"],
  ])("%s is refused at %i", (text, offset, said) => {
    try {
      testStated(parseGame("nim"), text);
    } catch (error) {
      expect(error).toBeInstanceOf(NotationError);
      expect((error as NotationError).offset).toBe(offset);
      expect((error as NotationError).message).toContain(said);
      return;
    }
    throw new Error("it was read");
  });

  test("equations are of one heap", () => {
    expect(() => testStated(parseGame("wythoff"), "sg(n + 3) = sg(n)")).toThrow("a game of one heap");
  });

  test("the halves that are larger: their values as a recurrence, and who wins where one may also be taken", () => {
    const rest = plainGrundy<number>(
      (n) => Array.from({ length: Math.floor(n / 2) }, (_, k) => [n - 1 - k]),
      String,
    );
    const { finding } = findLaw(parseGame("[n: n-k if 2*k<=n]"), "values");
    expect(finding).toMatchObject({
      verdict: "proved",
      text: "sg(0) = 0, sg(2*q) = q, sg(2*q+1) = sg(q)",
    });
    const half = plainGrundy<number>((n) => (n > 1 ? [[Math.ceil(n / 2)], [n - 1]] : []), String);
    const found = findLaw(parseGame("[n: (n+1)/2 if n>1 | n-1 if n>1]"), "outcomes").finding;
    const text = "P iff n <= 1 or valuation((n-1),2) % 2 = 1";
    expect(found).toMatchObject({ verdict: "proved", by: "automaton", text });
    for (let n = 0; n < 300; n++) {
      expect([n, saysLaw(finding!.data!, [n])]).toEqual([n, rest(n)]);
      expect([n, saysLaw(found!.data!, [n])]).toEqual([n, half(n) === 0 ? "P" : "N"]);
    }
  });
});
