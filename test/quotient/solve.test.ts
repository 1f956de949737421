import { describe, expect, test } from "vitest";
import { parseGame, parseSum } from "../../src/games/index.ts";
import { component, explain, misereQuotient, solver } from "../../src/solve/index.ts";
import { dice } from "../oracle.ts";
import { playOut } from "./sums.ts";

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
    expect(solution.quotient).toMatchObject({ order: 40, elements: ["acf", "acf"], element: "b²" });
    const { sentence } = explain(solving, sum, solution);
    expect(sentence.en).toContain("By the misère quotient, of 40 elements and verified for heaps 0 to 60");
    expect(sentence.zh).toContain("由反常商");
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

  test("leave to the Anti-SG rule what is tame, and to search what is none of theirs", () => {
    expect(solver().solve(parseSum("{2,5} 4 7"), "misere").method).toBe("anti-sg");
    expect(solver().solve(parseSum("kayles 5 + grundys-game 5"), "misere").method).toBe("search");
    expect(solver().solve(parseSum("0.3 200000"), "misere")).toMatchObject({
      method: "quotient",
      quotient: { tame: true, verdict: "proved" },
    });
    expect(() => solver({ method: "quotient" }).solve(parseSum("chomp 3,2"), "misere")).toThrow("quotient");
  });

  test("give way to search when they take too long", () => {
    const few = solver({ positions: 60 });
    const { outcome } = solver().solve(parseSum("0.07 16 3"), "misere");
    expect(["P", "N"]).toContain(outcome);
    expect(() => few.solve(parseSum("0.07 26 25"), "misere")).toThrow("limit of 60 positions");
  });
});
