import { describe, expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { certifyLaw, findLaw, lawLatex, programOf, saysLaw, testStated } from "../../src/law/index.ts";
import { say } from "../../src/locale/message.ts";
import { lawClaim } from "../../src/messages/law.ts";
import type { RecurrenceLaw } from "../../src/types.ts";
import { plainGrundy } from "../oracle.ts";
import { isQuick, oneIn } from "../part.ts";

/** Takes of less than t, or division by t, and the recurrence of the values. */
const mark = (t: number): readonly [string, number, number, string] => [
  `[n: ${Array.from({ length: t - 1 }, (_, i) => `n-${i + 1}`).join(" | ")} | n/${t}]`,
  t - 1,
  t,
  [
    `sg(0..${t - 1}) = ${Array.from({ length: t }, (_, i) => i).join()}`,
    ...Array.from(
      { length: t - 1 },
      (_, d) =>
        `sg(${t}*q${d === 0 ? "" : `+${d}`}) = ${2 * t - 1} - sg(${t}*q-1) if sg(q) = ${d}; else ${d}`,
    ),
    `sg(${t}*q+${t - 1}) = sg(${t}*q-1) if sg(q) < ${t - 1}; else ${2 * t - 1} - sg(q)`,
  ].join(", "),
];

const GAMES = [
  mark(4),
  mark(5),
  [
    "[n: n-1 | n/3]",
    1,
    3,
    "sg(0..2) = 0,1,2, sg(3*q) = 1 if sg(3*q-1) = 0; 2 if sg(q) = 0; else 0, sg(3*q+1) = 2 if sg(q) = 1; 2 - sg(q) if sg(3*q-1) = 0; else 1, sg(3*q+2) = 1 if sg(3*q-1) = 0; 2 if sg(q) = 0; else 0",
  ] as const,
];

describe("proved automata of one number as recurrences over two smaller heaps", () => {
  test.each(oneIn(3, GAMES))("%s", (rule, takes, by, text) => {
    const game = parseGame(rule);
    const { finding } = findLaw(game, "values");
    expect(finding).toMatchObject({ verdict: "proved", by: "automaton", text });
    const value = plainGrundy((n: number) =>
      [...Array.from({ length: takes }, (_, i) => n - 1 - i), Math.floor(n / by)]
        .filter((to) => to >= 0 && to < n)
        .map((to) => [to]),
    );
    const { data, law } = finding!;
    for (let n = 0; n < 3000; n++) {
      const found = [n, saysLaw(data!, [n]), saysLaw(law!, [n])];
      if (found.some((each, i) => i > 0 && each !== value(n))) expect(found).toEqual([n, value(n), value(n)]);
    }
    if (takes > 1)
      for (const n of [10n ** 30n, 3n ** 90n - 1n, 4n ** 40n * 3n])
        expect(saysLaw(data!, [n])).toBe(saysLaw(law!, [n]));
    expect(programOf(finding!)).toBe(law);
    expect(certifyLaw(game, law!)).toBeDefined();
    expect(testStated(game, text, "normal", {})).toMatchObject({ verdict: "proved", by: "automaton", text });
  });

  test("a false one is refuted, and one of another game is observed or refuted", () => {
    const [rule, , , text] = mark(4);
    const wrong = text.replace("if sg(q) < 3", "if sg(q) < 2");
    expect(testStated(parseGame(rule), wrong, "normal", {})).toMatchObject({
      verdict: "refuted",
      counterexample: { position: [11], found: 3 },
    });
    expect(testStated(parseGame("bash(3)"), text, "normal", {})).toMatchObject({ verdict: "refuted" });
  });
});

describe("recurrences over two smaller heaps", () => {
  const data: RecurrenceLaw = {
    kind: "recurrence",
    base: 2,
    first: [0, 1],
    steps: ["3 - h if g = 0; else 0", "h"],
    before: true,
  };

  test("in a sentence and in LaTeX", () => {
    expect(say(lawClaim(data), "en")).toContain(
      "With q = ⌊n / 2⌋: G(0) = 0, G(1) = 1, then G(n) = 3 - G(2*q-1) if G(q) = 0; else 0 (n = 2q), G(2*q-1) (n = 2q + 1).",
    );
    expect(lawLatex(data)).toContain(String.raw`3 - \mathcal{G}(2q - 1) & n = 2q,\; \mathcal{G}(q) = 0 \\`);
    expect(lawLatex(data)).toContain(String.raw`\mathcal{G}(2q - 1) & n = 2q + 1 \\`);
  });

  test.skipIf(isQuick)("with a long way down end by a limit", () => {
    expect(saysLaw(data, [2001])).toBe(1);
    expect(() => saysLaw(data, [2n ** 40n + 1n])).toThrow();
  });

  test.each([
    ["sg(0) = 0, sg(2*q) = sg(2*q-1) if sg(q) = 0; else 0, sg(2*q+1) = 1", 0],
    ["sg(0..1) = 0,1, sg(2*q) = sg(2*q-1) if sg(q) = 0, sg(2*q+1) = 1", 26],
    ["sg(0..1) = 0,1, sg(2*q) = sg(3*q-1) if sg(q) = 0; else 1, sg(2*q+1) = 1", 26],
  ])("%s", (text, at) => {
    expect(() => testStated(parseGame("bash(3)"), text, "normal", {})).toThrow(
      expect.objectContaining({ offset: at }),
    );
  });
});
