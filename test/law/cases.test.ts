import { describe, expect, test } from "vitest";
import { NotationError } from "../../src/errors.ts";
import { parseGame } from "../../src/games/index.ts";
import { casesOfTable } from "../../src/law/conditions-of-table.ts";
import { certificateOf, findLaw, saysLaw, statedLaw, testLaw } from "../../src/law/index.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { isQuick } from "../part.ts";

type Position = readonly number[];

const PASS = "[n,p: n-k,p | n,p-1 if n>0 and p>0]";

/** Moves of PASS. */
const withPasses = ([n, p]: Position): Position[][] => [
  ...Array.from({ length: n! }, (_, k) => [[k, p!]]),
  ...(n! > 0 && p! > 0 ? [[[n!, p! - 1]]] : []),
];

describe("values in cases", () => {
  test("Nim of one heap with passes: found, proved, and as plain play says", () => {
    const { finding } = findLaw(parseGame(PASS), "values");
    expect(finding).toMatchObject({ verdict: "proved", by: "automaton" });
    expect(finding!.text).toMatch(/^sg = .+ if .+; .+ if .+; else n$/);
    const value = plainGrundy<Position>(withPasses, String);
    const { says } = statedLaw(finding!.text, ["n", "p"]);
    for (let n = 0; n < 30; n++)
      for (let p = 0; p < 12; p++) {
        expect([n, p, says([n, p])]).toEqual([n, p, value([n, p])]);
        expect([n, p, saysLaw(finding!.data!, [n, p])]).toEqual([n, p, value([n, p])]);
      }
    expect(certificateOf(parseGame(PASS), finding!)?.finding.verdict).toBe("valid");
  });

  test("a law that is wrong in one case is refuted there", () => {
    const law = statedLaw("sg = n + 1 if n % 2 = 1 and p % 2 = 1; else n", ["n", "p"]);
    const { verdict, counterexample } = testLaw(parseGame(PASS), law);
    expect([verdict, counterexample?.position]).toEqual(["refuted", [2, 1]]);
  });

  test("a case holds where no earlier one does, in every way to read it", () => {
    const { says, automaton, systems } = statedLaw(
      "sg = 7 if n < 3; n - 3 if n % 2 = 0 or n = 5; else n / 2",
      ["n"],
    );
    const expected = (n: number) => (n < 3 ? 7 : n % 2 === 0 || n === 5 ? n - 3 : Math.floor(n / 2));
    const law = automaton(systems[0]!, { states: 100_000, tick: () => undefined } as never);
    for (let n = 0; n < 60; n++) {
      expect([n, says([n])]).toEqual([n, expected(n)]);
      expect([n, saysLaw(law, [n])]).toEqual([n, expected(n)]);
    }
  });

  test("semicolons may be wide, and those of a system are no cases", () => {
    expect(statedLaw("sg = 1 if n > 2； else 0", ["n"]).says([3])).toBe(1);
    expect(statedLaw("sg = zeros(n,ostrowski(1;2,1))", ["n"]).says([0])).toBe(0);
  });

  test.skipIf(isQuick)("tables with cases by residues are found whatever they are", () => {
    const roll = dice(3);
    for (let i = 0; i < 5; i++) {
      const [m, c, d] = [2 + roll(4), 1 + roll(2), roll(4)];
      const value = ([x, y]: Position) => (y! % m === 1 ? d : x! + c);
      const texts = [...casesOfTable({ has: () => true, at: value, by: "search" }, ["x", "y"])];
      expect([m, c, d, texts]).toEqual([m, c, d, texts.toSorted((a, b) => a.length - b.length)]);
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) {
        const { says } = statedLaw(text, ["x", "y"]);
        for (let x = 0; x < 40; x++)
          for (let y = 0; y < 40; y++)
            expect([text, x, y, says([x, y])]).toEqual([text, x, y, value([x, y])]);
      }
    }
  });

  test.each([
    ["sg = n if n > 1", 5],
    ["sg = n; else 1", 5],
    ["sg = n if n > 1; else k", 22],
    ["sg = n if n >; else 1", 13],
  ])("%s cannot be read at %i", (text, offset) => {
    try {
      statedLaw(text, ["n"]);
    } catch (error) {
      expect(error).toBeInstanceOf(NotationError);
      expect((error as NotationError).offset).toBe(offset);
      return;
    }
    throw new Error("it was read");
  });
});
