import { describe, expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { findLaw, provedAtOnce, saysLaw, testStated } from "../../src/law/index.ts";
import { firstValues, repetitionOf } from "../../src/law/periodic.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { partOf } from "../part.ts";

describe("periods that an automaton proves before a long search", () => {
  test("random rules with legal positions or lost ones: all values are those of plain play", () => {
    const roll = dice(12);
    let proofs = 0;
    for (let i = 0; i < partOf(64, 3); i++) {
      const takes = [1 + roll(3), 2 + roll(4)];
      const odd = 2 + roll(6);
      const isLegal = i % 2 === 0;
      const rule = `[n: ${takes.map((take) => `n-${take}`).join(" | ")} ; ${isLegal ? `legal: n != ${odd}` : `lost: n = ${odd}`}]`;
      const value = plainGrundy<number>(
        (n) =>
          (!isLegal && n === odd ? [] : takes.map((take) => n - take))
            .filter((left) => left >= 0 && (!isLegal || left !== odd))
            .map((left) => [left]),
        String,
      );
      const game = parseGame(rule);
      const proof = provedAtOnce(game, {});
      if (proof === undefined) continue;
      proofs++;
      const { repeats, values } = proof;
      const { finding } = findLaw(game, "values");
      expect([rule, testStated(game, finding!.text).verdict]).toEqual([rule, "proved"]);
      for (let n = 0; n < 80; n++) {
        if (isLegal && n === odd) continue;
        const law = { kind: "periodic", ...repeats, values } as const;
        expect([rule, n, saysLaw(law, [n]), saysLaw(finding!.data!, [n])]).toEqual([
          rule,
          n,
          value(n),
          value(n),
        ]);
      }
    }
    expect(proofs).toBeGreaterThan(partOf(32));
  });

  test("numbers that are no positions fit any period", () => {
    const values = Array.from({ length: 60 }, (_, n) => (n % 7 === 5 ? undefined : n < 4 ? 9 : n % 3));
    const found = repetitionOf(values);
    expect(found).toEqual({ preperiod: 4, period: 3, saltus: 0 });
    expect(firstValues(values, found!)).toEqual([9, 9, 9, 9, 1, 2, 0]);
    const grows = Array.from({ length: 60 }, (_, n) => (n === 1 ? undefined : Math.floor(n / 2)));
    expect(repetitionOf(grows)).toEqual({ preperiod: 0, period: 2, saltus: 1 });
  });

  test("no law lists a number that is no position", () => {
    const game = parseGame("[n: n-1 | n-2 | n-k if k > 4 and n % 2 = 1 and k < 7 ; legal: n != 3]");
    const { finding } = findLaw(game, "values");
    const { text } = finding!;
    expect(text).toMatch(/^sg\(n \+ /);
    if (text.includes("sg(0..")) expect(text).toMatch(/sg\(0\.\.2\) = [\d,]+, sg\(4/);
    expect(testStated(game, text).verdict).toBe(finding!.verdict);
  });
});
