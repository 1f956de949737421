import { expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { findLaw, lawLatex, programOf, saysLaw, statedLaw, testStated } from "../../src/law/index.ts";
import { say } from "../../src/locale/message.ts";

/** Games whose positions all have one outcome, and what is said of them. */
test.each([
  ["[n: n-1 ; won: n >= 0]", "normal", "P iff false", "No position is a P-position.", "没有必败态。"],
  [
    "[x,y: x-1,y | x,y-1 ; won: x >= 0]",
    "normal",
    "P iff false",
    "No position is a P-position.",
    "没有必败态。",
  ],
  [
    "[x,y: x-1,y ; lost: x >= 0]",
    "misere",
    "P iff true",
    "Every position is a P-position.",
    "所有局面都是必败态。",
  ],
  [
    "[n: n xor 1]",
    "normal",
    "P iff false",
    "No position is lost or won: all are draws.",
    "没有必胜态，也没有必败态：所有局面都是平局。",
  ],
] as const)("%s under %s play", (rule, play, text, en, zh) => {
  const game = parseGame(rule);
  const { finding } = findLaw(game, "outcomes", play);
  expect(finding).toMatchObject({ verdict: "proved", by: "automaton", text });
  expect([say(finding!.sentence, "en"), say(finding!.sentence, "zh")]).toEqual([en, zh]);
  const position = finding!.law?.dfa.tracks.length === 2 ? [5, 7] : [5];
  if (finding!.data !== undefined)
    expect(saysLaw(programOf(finding!)!, position)).toBe(text === "P iff true" ? "P" : "N");
  expect(testStated(game, text, play, {})).toMatchObject({ verdict: "proved", text });
});

test("laws of all positions are written and refuted", () => {
  expect(statedLaw("N iff not false", ["n"]).says([3])).toBe("N");
  expect(lawLatex({ kind: "formula", text: "P iff false", variables: ["n"] })).toBe(
    String.raw`\mathcal{P} = \varnothing`,
  );
  expect(lawLatex({ kind: "formula", text: "N iff true", variables: ["x", "y"] })).toBe(
    String.raw`\mathcal{N} = \{(x, y)\}`,
  );
  expect(testStated(parseGame("bash(3)"), "P iff false", "normal", {})).toMatchObject({
    verdict: "refuted",
    counterexample: { position: [0], says: "N", found: "P" },
  });
});
