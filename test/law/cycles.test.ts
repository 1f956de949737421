// Laws of games in which play can return to a position, compared with a retrograde analysis from the definition.
import { expect, test } from "vitest";
import { checkCertificate } from "../../src/checker/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { certificateOf, lawOfGame, statedLaw, testStated } from "../../src/law/index.ts";
import type { Game, Play } from "../../src/types.ts";
import { nimber } from "../nimber.ts";
import { dice } from "../oracle.ts";
import { isQuick, oneIn, partOf } from "../part.ts";

/** What the rules say of a heap where play is over, and who wins without a move. */
interface End {
  readonly said?: (n: number) => "P" | "N" | undefined;
  readonly play: Play;
}

/** Outcomes of 0 to `to`, whose options stay there: what is decided in a finite number of moves, else a draw. */
function retrograde(
  options: (n: number) => readonly number[],
  to: number,
  { said = () => undefined, play }: End,
): ("P" | "N" | "D")[] {
  const found = Array.from({ length: to + 1 }, (_, n): "P" | "N" | "D" => said(n) ?? "D");
  const all = found.map((_, n) => options(n));
  for (let changed = true; changed; ) {
    changed = false;
    for (let n = 0; n <= to; n++) {
      if (found[n] !== "D") continue;
      const next = all[n]!.map((each) => found[each]);
      if (next.length === 0) found[n] = play === "normal" ? "P" : "N";
      else if (next.includes("P")) found[n] = "N";
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

/** Ends of play for the random rules. */
const ENDS = ["", " ; lost: n = 7", " ; won: n = 9"];

test("laws of random rules whose play returns are those of a retrograde analysis", () => {
  const roll = dice(20261130);
  let [found, proved] = [0, 0];
  for (let i = 0; i < partOf(64, 4); i++) {
    const [set, isTaken] = SETS[roll(SETS.length)]!;
    const [m, up] = [2 + roll(3), 1 + roll(2)];
    const r = roll(m);
    const end = ENDS[Math.max(0, roll(6) - 3)]!;
    const play = roll(2) === 0 ? "normal" : "misere";
    if ((r + up) % m === r) continue;
    const rule = `[n: n-k if ${set} | n+${up} if n % ${m} = ${r} and n > 0${end}]`;
    const options = (n: number) => [
      ...Array.from({ length: n }, (_, k) => k + 1)
        .filter(isTaken)
        .map((k) => n - k),
      ...(n % m === r && n > 0 ? [n + up] : []),
    ];
    const said = (n: number) =>
      end === ENDS[1] && n === 7 ? "P" : end === ENDS[2] && n === 9 ? "N" : undefined;
    const outcomes = retrograde((n) => options(n).filter((each) => each <= FAR), FAR, { said, play });
    const game = parseGame(rule);
    const { finding, outcomes: other } = lawOfGame(game, play, { seconds: 3 });
    for (const law of [finding, other]) {
      if (law === undefined || law.kind === "values") continue;
      found++;
      const text = law.text.replace(/, observed for.*/, "");
      const who = text.startsWith("P") ? "P" : "N";
      const { says } = statedLaw(text, ["n"]);
      for (let n = 0; n <= Math.min(law.testedTo, FAR - 20); n++)
        expect([rule, play, text, n, says([n]) === who]).toEqual([rule, play, text, n, outcomes[n] === who]);
      if (law.verdict !== "proved" || law.by !== "automaton") continue;
      proved++;
      expect([rule, play, certificateOf(game, law)?.finding.verdict]).toEqual([rule, play, "valid"]);
    }
  }
  expect(found).toBeGreaterThan(0);
  expect(proved).toBeGreaterThan(0);
});

// Source: mathstrek, combinatorial game theory, lesson 5: the player with a square or 5 more than a square wins.
const SQUARES = "[n: n-k if k in squares | n+1 if n > 0 and n % 2 = 0]";

test.skipIf(isQuick)(
  "squares, or one more at even heaps: 0 and 5 are lost, squares and 5 more are won, the rest are draws",
  () => {
    const { stdout, status } = nimber(["law", SQUARES]);
    expect(status).toBe(0);
    expect(stdout).toContain("P iff n in {0,5}\n");
    expect(stdout).toContain("N iff n in squares or n-5 in squares\n");
    expect(stdout).toContain("proved: docs/theory/cycles.md, takes of squares");
    const game = parseGame(SQUARES);
    const verdict = (law: string) => testStated(game, law, "normal", { seconds: 20 }).verdict;
    expect(verdict("P iff n in {0,5}")).toBe("proved");
    expect(verdict("N iff n in squares or n-5 in squares")).toBe("proved");
    expect(verdict("P iff n % 5 = 0 and n < 10")).toBe("proved");
    expect(verdict("N iff n-5 in squares or n in squares or n = -1")).toBe("proved");
    expect(verdict("N iff not (n != 5 and n != 0) and n > 5 or n in squares")).toBe("refuted");
    // Only the P-positions are finitely many; no automaton knows the squares.
    expect(verdict("N iff not (not n in squares and not n-5 in squares)")).toBe("observed");
  },
);

test.each(
  oneIn(3, [
    ["[n: n-k if k in squares | n+1 if n > 0 and n % 2 = 0]", "misere"],
    ["[n: n-k if k in squares | n+1 if n % 2 = 1 | n-3]", "normal"],
    ["[n: n-k if k in squares | n+1 if n % 3 = 1]", "normal"],
    ["[n: n-k if k in squares | n+k if k in {1,2} and n % 4 = 3]", "normal"],
    ["[k: k-j**2 | k+j if j < 3 and k % 4 = 3]", "misere"],
    ["[n: n-k if k in squares | n+1 if n % 3 = 2 and n > 2 | n-2 if n > 5]", "misere"],
  ] as const),
)("a law of takes of squares is that of a retrograde analysis: %s, %s", (rule, play) => {
  const game = parseGame(rule) as Game<number>;
  const options = (n: number) => Array.from(game.moves(n), ({ to }) => to[0]!).filter((each) => each <= FAR);
  const outcomes = retrograde(options, FAR, { play });
  const { finding, outcomes: other } = lawOfGame(game as Game<unknown>, play, { seconds: 9 });
  for (const law of [finding, other]) {
    if (law === undefined) continue;
    const who = law.text.startsWith("P") ? "P" : "N";
    expect(certificateOf(game as Game<unknown>, law)?.finding.verdict).toBe("valid");
    const { says } = statedLaw(law.text.replace(/, observed for.*/, ""), [rule[1]!]);
    for (let n = 0; n <= FAR - 20; n++)
      expect([law.text, n, says([n]) === who]).toEqual([law.text, n, outcomes[n] === who]);
  }
  expect([finding!.verdict, other?.verdict ?? "proved"]).toEqual(["proved", "proved"]);
});

test("a certificate of a law with draws has a reply to each move from a P-position, and a way to stay in a draw", () => {
  const game = parseGame("[n: n-1 | n-2 | n+1 if n % 4 = 2]");
  const { finding } = lawOfGame(game, "normal", { seconds: 9 });
  const { text } = certificateOf(game, finding!)!;
  const claim = JSON.parse(text);
  const verdict = (forged: object) => checkCertificate(JSON.stringify({ ...claim, ...forged })).verdict;
  expect(verdict({})).toBe("valid");
  expect(verdict({ won: undefined })).toBe("malformed");
  expect(verdict({ stays: undefined })).toBe("malformed");
  expect(verdict({ won: claim.law })).toBe("refused");
  expect(verdict({ law: claim.won, won: claim.law })).toBe("refused");
  const nothing = { next: claim.law.next.map(() => 0), accepting: [] };
  for (const field of ["replies", "stays"]) {
    const columns = field === "replies" ? [0, 0, 0, 0] : [0, 0];
    const empty = { next: columns, accepting: [], sets: [[]], witnesses: [] };
    expect([field, verdict({ [field]: empty })]).toEqual([field, "refused"]);
  }
  expect(verdict({ law: nothing, won: nothing })).toBe("refused");
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

test("few legal positions end the search, and a draw is shown by moves to draws alone", () => {
  const game = "[x,y: x-1,y+1 | x+1,y-1 ; legal: x+y <= 6]";
  expect(lawOfGame(parseGame(game)).finding).toMatchObject({
    verdict: "proved",
    text: "P iff x = 0 and y = 0",
  });
  const refuted = nimber(["law", "P iff x = y", "--game", game]);
  expect(refuted.stdout).toContain("at 1,1 it says P, but exhaustive play gives D");
  expect(refuted.stdout).toContain("no move from there leads to a P-position, but one to a draw");
});
