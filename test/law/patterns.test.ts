import { describe, expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { findLaw, lawLatex, saysLaw, statedLaw, testStated } from "../../src/law/index.ts";
import { say } from "../../src/locale/message.ts";
import { lawClaim } from "../../src/messages/law.ts";
import { plainGrundy } from "../oracle.ts";
import { oneIn } from "../part.ts";

/** Games of one number whose law is told by patterns, with the moves again. */
const GAMES: readonly (readonly [string, (n: number) => number[], string])[] = [
  [
    "[n: n-k if k in digits(n,3)]",
    (n) => [...new Set(n.toString(3))].map((digit) => n - Number(digit)).filter((to) => to < n),
    "sg = 0 if n % 3 = 0; 2 if matches(n,3,1.*2|20*[12].*1); else 1",
  ],
  [
    "[n: n/2 if n > 0 | n/3 if n > 0]",
    (n) => (n === 0 ? [] : [Math.floor(n / 2), Math.floor(n / 3)]),
    "sg = 1 if matches(n,6,1.*); 2 if matches(n,6,2.*); else 0",
  ],
  [
    "[n: n-1 | n-3 | n/2]",
    (n) => [n - 1, n - 3, Math.floor(n / 2)].filter((to) => to >= 0 && to < n),
    "sg = 1 if valuation((n+1),2) % 2 = 1; 0 if n = 0 or valuation(n,2) % 2 = 1; 2 if n % 2 = 1; else 3",
  ],
  [
    "[n: n-1 | n/2 if n > 0 and n % 2 = 0]",
    (n) => (n === 0 ? [] : n % 2 === 0 ? [n - 1, n / 2] : [n - 1]),
    "sg = 0 if n > 3 and n % 2 = 1 or n = 0 or n = 2; 2 if matches(n,4,(1.|.+[13])0*); else 1",
  ],
];

describe("proved automata as formulas with patterns of digits", () => {
  test.each(oneIn(4, GAMES))("%s", (rule, moves, text) => {
    const game = parseGame(rule);
    const { finding } = findLaw(game, "values");
    expect(finding).toMatchObject({ verdict: "proved", by: "automaton", text });
    const value = plainGrundy((n: number) => moves(n).map((to) => [to]));
    const { says } = statedLaw(text, ["n"]);
    for (let n = 0; n < 1500; n++) {
      const found = [n, says([n]), saysLaw(finding!.data!, [n]), saysLaw(finding!.law!, [n])];
      if (found.some((each, i) => i > 0 && each !== value(n)))
        expect(found).toEqual([n, value(n), value(n), value(n)]);
    }
    expect(testStated(game, text, "normal", {})).toMatchObject({ verdict: "proved", by: "automaton", text });
  });

  test("of winners", () => {
    const game = parseGame("[n: n-1 | n/4]");
    const { finding } = findLaw(game, "outcomes");
    expect(finding).toMatchObject({ verdict: "proved", text: "P iff matches(n,4,(.([13]|[02].)*[02])?)" });
    const isLost: boolean[] = [];
    for (let n = 0; n < 1500; n++)
      isLost.push(n > 0 && !isLost[n - 1] && !isLost[Math.floor(n / 4)] ? true : n === 0);
    for (let n = 0; n < 1500; n++)
      if ((saysLaw(finding!.data!, [n]) === "P") !== isLost[n]) expect([n, isLost[n]]).toBe("as in play");
  });

  test("a wrong pattern is refuted at the first number", () => {
    const found = testStated(
      parseGame("[n: n/2 if n > 0 | n/3 if n > 0]"),
      "P iff matches(n,6,([34].*)?)",
      "normal",
      {},
    );
    expect(found).toMatchObject({
      verdict: "refuted",
      counterexample: { position: [5], says: "N", found: "P" },
    });
  });
});

test("a pattern in a sentence, in LaTeX, and in Zeckendorf digits of a sum", () => {
  const text = "P iff x > 3 and matches(x+y,zeckendorf,(10|0)*) or not matches(min(x,y),12,[0-9].[^AB]+)";
  const law = { kind: "formula", text, variables: ["x", "y"] } as const;
  expect(say(lawClaim(law), "en")).toBe(
    "x,y is a P-position iff x > 3 and the digits of x+y in zeckendorf match (10|0)* or not the digits of min(x,y) in base 12 match [0-9].[^AB]+.",
  );
  expect(say(lawClaim(law), "zh")).toContain("min(x,y) 的 12 进制各位数字符合 [0-9].[^AB]+");
  expect(lawLatex({ kind: "formula", text: "P iff matches(n,4,([02]|1.)*3?)", variables: ["n"] })).toBe(
    String.raw`n \in \mathcal{P} \iff (n)_{4} \in (\{0, 2\} \mid 1\{0, \dots, 3\})^{*}3^{?}`,
  );
});

test.each([
  [
    "P iff matches(n,3,(0|2)*3)",
    "expected a digit from 0 to 2, `.`, `[` or `(` in a pattern of digits, found `3`",
    24,
  ],
  ["P iff matches(n,3,(0|2*1)", "expected", 25],
  ["P iff matches(n,3)", "expected `,`", 17],
  ["P iff matches(n,3,[2-0])", "expected digits in ascending order", 19],
  ["P iff matches(n,3,[^0-2])", "expected a digit from 0 to 2", 24],
  ["P iff matches(n,1,0*)", "expected", 16],
  ["P iff matches(n,3,*)", "expected a digit from 0 to 2", 18],
  ["P iff n matches 0", "expected", 8],
])("%s", (text, says, at) => {
  try {
    statedLaw(text, ["n"]);
  } catch (error) {
    expect(error).toMatchObject({ offset: at });
    expect(`${(error as Error).message}`).toContain(says);
    return;
  }
  expect.fail("it is read");
});
