import { describe, expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import type { Natural } from "../../src/nimber/natural.ts";
import { heapLaw, lawInPlaceOfPeriod } from "../../src/solve/period/law.ts";
import type { Rules, Theorem } from "../../src/types.ts";

describe("the law of a heap", () => {
  const says = (of: Partial<Theorem<Natural>>): Theorem<Natural> => ({
    claim: { en: "", zh: "" },
    source: "",
    cases: () => [],
    says: () => 5,
    ...of,
  });
  const game = (theorems?: readonly Theorem<Natural>[]) => {
    const { theorems: _, ...rules } = parseGame("{1,2}") as Rules<Natural>;
    return { ...rules, ...(theorems && { theorems }) } as Rules<unknown>;
  };

  test("is the first theorem that gives the value of every one, under normal play", () => {
    const [misere, some, all] = [says({ play: "misere" }), says({ covers: () => true }), says({})];
    expect(heapLaw(game())).toBeUndefined();
    expect(heapLaw(game([]))).toBeUndefined();
    expect(heapLaw(game([misere, some]))).toBeUndefined();
    expect(heapLaw(game([misere, some, all]))).toBe(all);
    expect(heapLaw(game([says({ says: () => "P" })]))).toBeUndefined();
    expect(heapLaw({ ...game([all]), space: "graph" } as never)).toBeUndefined();
  });

  test("stands in place of a period only where that is very long", () => {
    const repeats = (preperiod: number, period: number) =>
      says({ law: { kind: "periodic", preperiod, period, saltus: 0, values: [] } });
    expect(lawInPlaceOfPeriod(game([says({})]))).toBeUndefined();
    expect(lawInPlaceOfPeriod(game([repeats(40_000, 60_000)]))).toBeUndefined();
    const long = repeats(40_000, 60_001);
    expect(lawInPlaceOfPeriod(game([long]))).toBe(long);
  });
});
