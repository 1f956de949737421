import { describe, expect, test } from "vitest";
import { kayles, nim, parseGame } from "../src/games/index.ts";
import { refute } from "../src/solve/index.ts";

describe("refute", () => {
  const claim = { en: "", zh: "" };
  function* heaps() {
    for (let n = 0; ; n++) yield [n];
  }

  test("finds the smallest counterexample", () => {
    const verdict = refute(kayles, { claim, source: "", cases: heaps, says: (n) => Number(n) % 4 });
    expect(verdict).toEqual({ verdict: "refuted", counterexample: [4], says: 0, found: 1 });
  });

  test("observes up to its budget, and no further", () => {
    const verdict = refute(nim, { claim, source: "", cases: heaps, says: (n) => n }, { cases: 30 });
    expect(verdict).toEqual({ verdict: "observed", cases: 30, upTo: [29] });
    const stopped = refute(nim, { claim, source: "", cases: heaps, says: (n) => n }, { positions: 20 });
    expect(stopped).toEqual({ verdict: "observed", cases: 20, upTo: [19], limit: "positions" });
  });

  test("compares outcomes with outcomes", () => {
    const says = (n: unknown) => (Number(n) % 3 === 0 ? "P" : "N") as "P" | "N";
    expect(refute(parseGame("{1,2}"), { claim, source: "", cases: heaps, says }, { cases: 50 }).verdict).toBe(
      "observed",
    );
    expect(
      refute(parseGame("{1,2}"), { claim, source: "", cases: heaps, says, play: "misere" }, { cases: 50 }),
    ).toMatchObject({
      verdict: "refuted",
      counterexample: [0],
    });
  });
});
