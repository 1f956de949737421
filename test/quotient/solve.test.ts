import { describe, expect, test } from "vitest";
import { parseGame, parseSum } from "../../src/games/index.ts";
import { say } from "../../src/locale/message.ts";
import { component, explain, misereQuotient, solver } from "../../src/solve/index.ts";
import { optionsOf } from "../../src/solve/misere/quotient/heaps.ts";
import { nimElements, nimInP, nimName, nimProduct } from "../../src/solve/misere/quotient/nim.ts";
import { nimSays } from "../../src/solve/misere/quotient/says.ts";
import { dice, plainWins } from "../oracle.ts";
import { mixedOptions, numbered, playMixed, playOut } from "./sums.ts";

describe("misère sums by quotients", () => {
  test("have the outcomes and the winning moves of plain play", () => {
    expect(playOut(solver(), dice(2026), 125)).toBeGreaterThan(200);
    expect(playOut(solver({ method: "quotient" }), dice(16), 12)).toBe(96);
  });

  test("decide what no search reaches, and say by what", () => {
    const sum = parseSum("kayles 60 + kayles 60");
    const solving = solver();
    const solution = solving.solve(sum, "misere");
    expect(solution).toMatchObject({
      outcome: "P",
      method: "quotient",
      complete: true,
      antiSg: { holds: false },
    });
    expect(solution.quotient).toMatchObject({
      verdict: "proved",
      order: 40,
      elements: ["acf", "acf"],
      element: "b²",
    });
    const { sentence } = explain(solving, sum, solution);
    expect(say(sentence, "en")).toContain(
      "The previous player wins (P-position), by the misère quotient, wild, with 40 elements: acf · acf = b², a P-element.",
    );
    expect(say(sentence, "zh")).toContain("由反常商");
    // If no short search proves it, the quotient is verified up to the heaps of the sum, and the answer says
    // so.
    const dawson = solving.solve(parseSum("0.07 20 5"), "misere").quotient!;
    expect([dawson.verdict, dawson.order, dawson.heaps! >= 20]).toEqual(["partial", 24, true]);
  });

  test("of several games, whose quotient they have together, are those of plain play", () => {
    expect(playMixed(solver(), dice(64), 60)).toBeGreaterThan(10);
    expect(playMixed(solver({ method: "quotient" }), dice(7), 20)).toBe(20);
  });

  test("of several games are proved where each of them repeats in the quotient of all", () => {
    const solving = solver();
    const far = solving.solve(parseSum("0.123 1000000000003 + 0.75 99999999 + 0.3 200000"), "misere");
    expect(far.quotient).toMatchObject({ verdict: "proved", games: [{}, {}, {}] });
    const near = solving.solve(parseSum("0.123 13 + 0.75 19 + 0.3 2"), "misere");
    expect([near.outcome, near.quotient?.element]).toEqual([far.outcome, far.quotient?.element]);
    // Without these large heaps, the sum is solved by plain play.
    const wins = plainWins(mixedOptions, true);
    const heaps = [numbered(1, 13), numbered(2, 9), numbered(7, 2)];
    const nearer = solving.solve(parseSum("0.123 13 + 0.75 9 + 0.3 2"), "misere");
    expect(nearer.outcome).toBe(wins(heaps) ? "N" : "P");
    expect(nearer.quotient?.element).toBe(near.quotient?.element);
  });

  test("of several games say which heaps of each are verified", () => {
    const solving = solver();
    const sum = parseSum("kayles 60 + nim 3");
    const solution = solving.solve(sum, "misere");
    const { sentence } = explain(solving, sum, solution);
    expect(solution.quotient).toMatchObject({ verdict: "partial", order: 40 });
    expect(say(sentence, "en")).toMatch(
      /, by the misère quotient of .*kayles to 60.* together, wild, with 40 elements/,
    );
    expect(say(sentence, "zh")).toContain("合在一起");
  });

  test("take heaps of any size by the period of φ, and sums of hundreds", () => {
    const kayles = parseGame("kayles");
    const solving = solver();
    const near = 71 + Number((10n ** 18n - 71n) % 12n);
    for (const beside of [[], [1], [2], [9, 12], [20]]) {
      const far = [10n ** 18n, ...beside].map((heap) => component(kayles, heap as never));
      const small = [near, ...beside].map((heap) => component(kayles, heap));
      expect(solving.outcome(far, "misere")).toBe(solving.outcome(small, "misere"));
    }
    const many = Array.from({ length: 600 }, (_, i) => component(kayles, 1 + (i % 150)));
    const { outcome, winning } = solving.solve(many, "misere");
    const { monoid, phi } = misereQuotient(kayles).quotient;
    const product = many.reduce(
      (x, { position }) => monoid.times[x * monoid.order + phi[position as number]!]!,
      0,
    );
    expect(outcome).toBe(monoid.inP[product] === 1 ? "P" : "N");
    expect(winning.length > 0).toBe(outcome === "N");
  });

  test("are by the quotient of Nim where the Anti-SG rule holds, and searched where no quotient is found", () => {
    expect(solver().solve(parseSum("kayles 5 + chomp 3,2"), "misere").method).toBe("search");
    expect(solver().solve(parseSum("0.3 200000"), "misere")).toMatchObject({
      method: "quotient",
      quotient: { tame: true, verdict: "proved" },
    });
    const named = solver({ method: "quotient" });
    expect(named.solve(parseSum("chomp 3,2 + nim 2"), "misere").quotient).toMatchObject({ tame: true });
    expect(() => named.solve(parseSum("kayles 5 + chomp 3,2"), "misere")).toThrow(
      "the method quotient does not fit kayles: kayles 5, added to components of nim-sum 1",
    );
  });

  test("of a tame quotient are sums of Nim heaps, however it was found, and are told in one sentence", () => {
    for (const code of ["0.3", "0.33", "0.147", "0.532"]) {
      const { quotient } = misereQuotient(parseGame(code));
      const { order, times, inP } = quotient.monoid;
      const elements = nimElements(quotient, optionsOf(parseGame(code)));
      expect(new Set(elements.map(nimName)).size).toBe(order);
      for (let x = 0; x < order; x++) {
        expect(nimInP(elements[x]!)).toBe(inP[x] === 1);
        for (let y = 0; y < order; y++)
          expect(nimProduct([elements[x]!, elements[y]!])).toEqual(elements[times[x * order + y]!]);
      }
    }
    const solving = solver();
    const told = (text: string) => {
      const sum = parseSum(text);
      return say(explain(solving, sum, solving.solve(sum, "misere")).sentence, "en").replace(
        /^[^,]*, |: .*/g,
        "",
      );
    };
    const one = "by the misère quotient, tame, like that of Nim";
    expect(["nim 5 7", "0.147 300 20", "chomp 1,1 + nim 1"].map(told)).toEqual([one, one, one]);
    const firm = [
      { value: 0, firm: true },
      { value: 1, firm: false },
    ];
    expect(nimSays(firm)).toMatchObject({ outcome: "N", elements: ["2+2", "1"], element: "2+3" });
  });

  test("give way to search when they take too long", () => {
    const few = solver({ positions: 60 });
    const { outcome } = solver().solve(parseSum("0.07 16 3"), "misere");
    expect(["P", "N"]).toContain(outcome);
    expect(() => few.solve(parseSum("0.07 26 25"), "misere")).toThrow("limit of 60 positions");
  });
});
