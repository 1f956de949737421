import { expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { type LawFinding, lawOfGame, lawWithin, saysLaw, testStated } from "../../src/law/index.ts";
import type { Game } from "../../src/types.ts";
import { dice } from "../oracle.ts";
import { oneIn, partOf } from "../part.ts";

const ALTERNATIVES: readonly (readonly string[])[] = [
  [
    "n-1",
    "n-2",
    "n-k if k <= 3",
    "n-k if k % 3 = 1",
    "n-2*k",
    "n/2 if n > 0",
    "n-3 if n % 2 = 1",
    "a & n-a-1 if a > 0",
  ],
  [
    "x-1,y",
    "x,y-1",
    "x-k,y",
    "x,y-k",
    "x-k,y-k",
    "x-1,y-1",
    "x-2,y+1",
    "x-k,y if k <= 2",
    "x,y-1 if x % 2 = 0",
  ],
];

/** Reads a printed law again: it says the same, and a proved law is proved again. */
function expectReadAgain(game: Game<unknown>, finding: LawFinding, play: "normal" | "misere"): void {
  const again = testStated(game, finding.text, play, { seconds: 300 });
  const told = [game.id, play, finding.text];
  expect([...told, again.verdict]).toEqual([...told, finding.verdict]);
  const sides = game.space === "heap" ? 1 : 2;
  for (let i = 0; i < 100; i++) {
    const position = sides === 1 ? [i] : [i % 10, Math.floor(i / 10)];
    if (finding.where !== undefined || again.data === undefined) continue;
    expect([...told, position, saysLaw(again.data, position)]).toEqual([
      ...told,
      position,
      saysLaw(finding.data!, position),
    ]);
  }
}

test("laws that are found of random rules of one and two numbers are read again", () => {
  const roll = dice(20261130);
  let count = 0;
  for (let i = 0; i < partOf(16); i++) {
    const all = ALTERNATIVES[roll(2)]!;
    const options = Array.from({ length: 2 + roll(2) }, () => all[roll(all.length)]!);
    const rule = `[${all === ALTERNATIVES[0] ? "n" : "x,y"}: ${[...new Set(options)].join(" | ")}]`;
    const play = roll(4) === 0 && !rule.includes("&") ? "misere" : "normal";
    const { finding, outcomes } = lawOfGame(parseGame(rule), play, { seconds: 10 });
    for (const found of [finding, outcomes]) {
      if (found === undefined || found.text.includes("by an automaton") || found.verdict !== "proved")
        continue;
      expectReadAgain(parseGame(rule), found, play);
      count++;
    }
  }
  expect(count).toBeGreaterThan(partOf(16) / 3);
});

const SLICES = [
  ["[n,p: n-k,p | n,p-1 if n > 0]", "p = 0"],
  ["[n,p: n-k,p | n,p-1 if n > 0]", "p % 2 = 1"],
  ["[x,y: x-k,y | x,y-k]", "x = y"],
] as const;
test.each(oneIn(6, SLICES))("a law of %s where %s is read again", (rule, where) => {
  const game = parseGame(rule);
  const { finding } = lawWithin(game, where, parseGame, "normal", { seconds: 20 }).search;
  expect(finding?.verdict).toBe("proved");
  expectReadAgain(game, finding!, "normal");
});

const LAWFUL = [
  "kayles",
  "lasker",
  "mark",
  "{proper-divisors}",
  "0.205200C",
  "[n: n-k if gcd(k,n) = 1]",
  "wythoff",
  "fibonacci-nim",
  "[n: n-k | n-k ; legal: n != 4]",
  "[n: n-k if k <= 3 ; legal: n % 5 != 2]",
];
test.each(oneIn(16, LAWFUL))("the law of %s is read again", (id) => {
  const game = parseGame(id);
  const { finding, outcomes } = lawOfGame(game, "normal", { seconds: 20 });
  for (const found of [finding, outcomes])
    if (found !== undefined && !found.text.includes("by an automaton"))
      expectReadAgain(game, found, "normal");
});
