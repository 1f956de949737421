import { describe, expect, test } from "vitest";
import { heapRules } from "../../src/encoding.ts";
import { parseGame } from "../../src/games/index.ts";
import { periodTheoremOf, provedLaws } from "../../src/law/index.ts";
import type { Natural } from "../../src/nimber/natural.ts";
import { component, solver } from "../../src/solve/index.ts";
import { sameValues } from "../../src/solve/period/same.ts";
import { lawsBy } from "../../src/solve/proved-law.ts";
import type { Game, Theorem } from "../../src/types.ts";
import { type Options, plainGrundy, plainWins } from "../oracle.ts";
import { oneIn } from "../part.ts";

const from = (least: number, most: number): number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);

/** Rules whose large positions need a law, with their options as plain code. */
const rows: readonly (readonly [rule: string, options: Options<number>])[] = [
  ["[n: a & n-a if a>1 and n-a>1]", (n) => from(2, n - 2).map((a) => [a, n - a])],
  [
    "[n: n-1 | n-2 ; lost: n = 5]",
    (n) => (n === 5 ? [] : [n - 1, n - 2]).filter((m) => m >= 0).map((m) => [m]),
  ],
  [
    "0.8",
    (n) =>
      from(1, n - 1).flatMap((a) =>
        from(a, n - 1 - a).flatMap((b) => (n - 1 - a - b < b ? [] : [[a, b, n - 1 - a - b]])),
      ),
  ],
  [
    "[n: n-1 | n-2 | n/3]",
    (n) =>
      n === 0
        ? []
        : [...new Set([n - 1, n - 2, Math.floor(n / 3)])].filter((m) => m >= 0 && m < n).map((m) => [m]),
  ],
];

describe("laws that a solver proves for positions beyond play", () => {
  test.each(oneIn(4, rows, 1))(
    "%s: the law of the solver gives the values of plain play",
    (rule, options) => {
      const game = parseGame(rule);
      const theorem = provedLaws().prove(game, "normal")!;
      const value = plainGrundy<number>(options, String);
      for (let n = 0; n < 70; n++) expect([n, theorem.says(n)]).toEqual([n, value(n)]);
      const far = 10n ** 18n + 7n;
      const { by, ...found } = solver({ proved: provedLaws() }).exactly(component(game, far));
      expect(found).toEqual({
        outcome: found.value === 0 ? "P" : "N",
        value: theorem.says(far),
        method: "theorem",
      });
      expect(by).toHaveProperty("claim");
    },
  );

  test("a formula with a letter that no equation determines is evaluated by its automaton", () => {
    const theorem = provedLaws().prove(parseGame("[n: n/4 if n > 0 | n/3 if n > 0]"), "normal")!;
    const value = plainGrundy<number>(
      (n) => (n === 0 ? [] : [[Math.floor(n / 4)], [Math.floor(n / 3)]]),
      String,
    );
    for (let n = 0; n < 400; n++) {
      const said = theorem.says(n);
      expect([n, said === "P" || said === 0]).toEqual([n, value(n) === 0]);
    }
  });

  test("two games are compared by laws where no table proves a period", () => {
    const [a, b, c] = ["0.8", "[n: split(n-1, 3..3) | n-4 if n > 9]", "0.29"].map((each) =>
      parseGame(each),
    ) as [Game<unknown>, Game<unknown>, Game<unknown>];
    const laws = (one: Game<unknown>, other: Game<unknown>) =>
      sameValues(heapRules(one)!, heapRules(other)!, {
        heaps: 600,
        laws: [one, other].map((game) => periodTheoremOf(game, {})) as [Theorem<Natural>, Theorem<Natural>],
      });
    expect(laws(a, b)).toEqual({ verdict: "proved", shift: 0, by: "law" });
    expect(laws(a, c)).toMatchObject({ verdict: "refuted", heap: 2 });
  });

  test("misère play and games without sums: one component, by outcomes", () => {
    const solving = solver({ proved: provedLaws() });
    const one = (game: Game<unknown>, n: number | bigint) => [component(game, n)];
    const mark = parseGame("[n: n-1 | n-2 | n/3]");
    const options: Options<number> = (n) =>
      n === 0 ? [] : [n - 1, n - 2, Math.floor(n / 3)].filter((m) => m >= 0 && m < n).map((m) => [m]);
    const wins = plainWins(options, true);
    const law = provedLaws().prove(mark, "misere")!;
    for (let n = 0; n < 100; n++) expect([n, law.says(n)]).toEqual([n, wins([n]) ? "N" : "P"]);
    expect(solving.outcome(one(mark, 3n ** 40n), "misere")).toBe("P");
    expect(solving.outcome(one(mark, 3n ** 41n), "misere")).toBe("N");
    expect(solving.outcome(one(parseGame("[n: n-1 | n-2 ; won: n = 7]"), 10n ** 18n))).toBe("N");
  });

  test("without a prover, or with a proof that does not exist, the limit stands", () => {
    const game = parseGame("[n: n-1 | n-2 | n/3]");
    expect(() => solver({ positions: 1000 }).exactly(component(game, 10 ** 9))).toThrow("1000");
    const none = { positions: 1000, proved: lawsBy(() => undefined) };
    expect(() => solver(none).exactly(component(game, 10 ** 9))).toThrow("1000");
  });
});
