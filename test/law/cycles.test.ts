// Laws of games in which play can return to a position, compared with a retrograde analysis from the definition.
import { expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { lawOfGame, statedLaw, testStated } from "../../src/law/index.ts";
import { nimber } from "../nimber.ts";
import { dice } from "../oracle.ts";
import { partOf } from "../part.ts";

/** Outcomes of 0 to `to`, whose options stay there: what is decided in a finite number of moves, else a draw. */
function retrograde(options: (n: number) => readonly number[], to: number): ("P" | "N" | "D")[] {
  const found = Array<"P" | "N" | "D">(to + 1).fill("D");
  const all = found.map((_, n) => options(n));
  for (let changed = true; changed; ) {
    changed = false;
    for (let n = 0; n <= to; n++) {
      if (found[n] !== "D") continue;
      const next = all[n]!.map((each) => found[each]);
      if (next.includes("P")) found[n] = "N";
      else if (next.every((each) => each === "N")) found[n] = "P";
      if (found[n] !== "D") changed = true;
    }
  }
  return found;
}

const FAR = 1400;

const isSquare = (n: number) => Number.isInteger(Math.sqrt(n));

const SETS: readonly (readonly [string, (k: number) => boolean])[] = [
  ["k in squares", isSquare],
  ["k in {1,3}", (k) => k === 1 || k === 3],
  ["k in {2,5}", (k) => k === 2 || k === 5],
  ["k in powers(2)", (k) => Number.isInteger(Math.log2(k))],
  ["k % 3 = 1", (k) => k % 3 === 1],
];

test("laws of random rules whose play returns are those of a retrograde analysis", () => {
  const roll = dice(20261130);
  let found = 0;
  for (let i = 0; i < partOf(16); i++) {
    const [set, isTaken] = SETS[roll(SETS.length)]!;
    const [m, up] = [2 + roll(3), 1 + roll(2)];
    const r = roll(m);
    if ((r + up) % m === r) continue;
    const rule = `[n: n-k if ${set} | n+${up} if n % ${m} = ${r} and n > 0]`;
    const options = (n: number) => [
      ...Array.from({ length: n }, (_, k) => k + 1)
        .filter(isTaken)
        .map((k) => n - k),
      ...(n % m === r && n > 0 ? [n + up] : []),
    ];
    const outcomes = retrograde((n) => options(n).filter((each) => each <= FAR), FAR);
    const { finding, outcomes: other } = lawOfGame(parseGame(rule), "normal", { seconds: 3 });
    for (const law of [finding, other]) {
      if (law?.verdict !== "observed" || law.kind === "values") continue;
      found++;
      const text = law.text.replace(/, observed for.*/, "");
      const who = text.startsWith("P") ? "P" : "N";
      const { says } = statedLaw(text, ["n"]);
      for (let n = 0; n <= law.testedTo; n++)
        expect([rule, text, n, says([n]) === who]).toEqual([rule, text, n, outcomes[n] === who]);
    }
  }
  expect(found).toBeGreaterThan(0);
});

// Source: mathstrek, combinatorial game theory, lesson 5: the player with a square or 5 more than a square wins.
const SQUARES = "[n: n-k if k in squares | n+1 if n > 0 and n % 2 = 0]";

test("squares, or one more at even heaps: 0 and 5 are lost, squares and 5 more are won, the rest are draws", () => {
  const { stdout, status } = nimber(["law", SQUARES]);
  expect(status).toBe(3);
  expect(stdout).toContain("P iff n in {0,5}, observed for 0 <= n <= 1199");
  expect(stdout).toContain("N iff n in squares or n-5 in squares, observed for 0 <= n <= 1199");
  for (const law of ["P iff n in {0,5}, observed for 0 <= n <= 1199", "N iff n in squares or n-5 in squares"])
    expect(testStated(parseGame(SQUARES), law, "normal", { seconds: 20 }).verdict).toBe("observed");
  expect(stdout.replace(/\s+/g, " ")).toContain("positions neither lost nor won are draws");
});

test.each([
  ["P iff n = 0", { position: [5], says: "N", found: "P" }],
  ["P iff n in {0,5,7}", { position: [7], says: "P", found: "D" }],
  ["N iff n in squares", { position: [6], says: "P", found: "N" }],
] as const)("%s is refuted at the least position", (law, counterexample) => {
  expect(testStated(parseGame(SQUARES), law, "normal", { seconds: 9 })).toMatchObject({
    verdict: "refuted",
    counterexample,
  });
});

test("laws of values, programs and certificates are refused", () => {
  expect(nimber(["law", "sg = n", "--game", SQUARES]).stderr).toContain("a law of outcomes");
  expect(nimber(["law", SQUARES, "--code", "python"]).stderr).toContain("no program evaluates");
});
