// Certificates of laws of games in which the opponent may forbid moves, compared with plain play that counts positions.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkCertificate } from "../../src/checker/index.ts";
import { parseGame } from "../../src/games/index.ts";
import {
  certificateOf,
  type LawFinding,
  lawOfGame,
  saysLaw,
  statedLaw,
  testStated,
} from "../../src/law/index.ts";
import { nimber } from "../nimber.ts";
import { dice } from "../oracle.ts";
import { isQuick, partOf } from "../part.ts";

type Position = readonly number[];

/** Outcomes where a player has lost if at most `forbidden` different options are lost. */
function plain(
  options: (position: Position) => readonly Position[],
  forbidden: number,
  said: (position: Position) => "P" | "N" | undefined = () => undefined,
): (position: Position) => "P" | "N" {
  const known = new Map<string, "P" | "N">();
  return function at(position: Position): "P" | "N" {
    const key = position.join();
    let found = known.get(key) ?? said(position);
    if (found === undefined) {
      const lost = options(position).filter((each) => at(each) === "P");
      found = new Set(lost.map(String)).size > forbidden ? "N" : "P";
    }
    known.set(key, found);
    return found;
  };
}

function certified(rule: string, stated?: string): { finding: LawFinding; claim: Record<string, unknown> } {
  const game = parseGame(rule);
  const finding = stated === undefined ? lawOfGame(game, "normal").finding! : testStated(game, stated);
  expect([rule, finding.verdict, finding.by]).toEqual([rule, "proved", "automaton"]);
  const { text, finding: checked } = certificateOf(game, finding)!;
  expect([rule, checked.verdict]).toEqual([rule, "valid"]);
  return { finding, claim: JSON.parse(text) };
}

const verdictOf = (claim: object) => checkCertificate(JSON.stringify(claim)).verdict;

test("laws of random rules with forbidden moves are those of play, and have certificates", () => {
  const roll = dice(118);
  for (let i = 0; i < partOf(24); i++) {
    const forbidden = 1 + roll(3);
    const takes = [1, 2, 3, 4, 5, 6].filter(() => roll(3) > 0).concat(7 + roll(2));
    const [m, r] = [2 + roll(2), roll(2)];
    const [lost, won] = [2 + roll(5), 8 + roll(5)];
    const end = ["", ` ; lost: n = ${lost}`, ` ; won: n = ${won}`][roll(3)]!;
    const rule = `[n: n-k if k in {${takes}} | n-1 if n % ${m} = ${r}${end} ; block: ${forbidden}]`;
    const outcome = plain(
      ([n]) => [...takes, ...(n! % m === r ? [1] : [])].filter((k) => k <= n!).map((k) => [n! - k]),
      forbidden,
      ([n]) =>
        end.includes("lost") && n === lost ? "P" : end.includes("won") && n === won ? "N" : undefined,
    );
    const { finding } = certified(rule);
    for (let n = 0; n < 120; n++)
      expect([rule, n, saysLaw(finding.law!, [n])]).toEqual([rule, n, outcome([n])]);
  }
});

const TWO = [
  ["[x,y: x-k,y | x,y-k ; block: 1]", 1, "P iff abs(x - y) = 1 or x + y = 0"],
  ["[x,y: x-k,y | x,y-k ; block: 2]", 2, "P iff x = y or abs(x - y) = 2 or x + y = 1"],
] as const;

test.skipIf(isQuick).each(TWO)("%s of two heaps", (rule, forbidden, law) => {
  const { finding } = certified(rule, law);
  const outcome = plain(
    ([x, y]) => [
      ...Array.from({ length: x! }, (_, i) => [i, y!]),
      ...Array.from({ length: y! }, (_, i) => [x!, i]),
    ],
    forbidden,
  );
  for (let x = 0; x < 16; x++)
    for (let y = 0; y < 16; y++)
      expect([rule, x, y, saysLaw(finding.law!, [x, y])]).toEqual([rule, x, y, outcome([x, y])]);
});

// Source: U. Larsson, Electron. J. Combin. 18 (2011) P120.
const WYTHOFF =
  "P iff x + y = 0 or max(x,y) = 2*min(x,y) + 1 or min(x,y) = 2*floor(phi*k) + 2 and max(x,y) = min(x,y) + 2*k for some k >= 0";

test.skipIf(isQuick)(
  "the law of Wythoff's game with a forbidden move is found, and has a certificate",
  () => {
    const { finding } = certified("[x,y: x-k,y | x,y-k | x-k,y-k ; block: 1]");
    expect(finding.text).toContain("2*floor(phi*");
    const { says } = statedLaw(WYTHOFF, ["x", "y"]);
    const down = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
    const outcome = plain(
      ([x, y]) => [
        ...down(x!).map((k) => [x! - k, y!]),
        ...down(y!).map((k) => [x!, y! - k]),
        ...down(Math.min(x!, y!)).map((k) => [x! - k, y! - k]),
      ],
      1,
    );
    for (let x = 0; x < 30; x++)
      for (let y = 0; y < 30; y++) {
        const told = saysLaw(finding.law!, [x, y]);
        expect([x, y, told, told]).toEqual([x, y, outcome([x, y]), says([x, y])]);
      }
  },
);

interface Automaton {
  readonly next: readonly number[];
  readonly accepting: readonly number[];
}
type Cover = Automaton & {
  readonly sets: readonly (readonly number[])[];
  readonly witnesses: readonly object[];
};

test("forged certificates with forbidden moves are refused", () => {
  const rule = "[n: n-1 | n-2 | n-3 ; block: 1]";
  const { claim } = certified(rule);
  const [law, options, reaches] = [claim.law as Automaton, claim.options as Cover[], claim.reaches as Cover];
  const forged = (change: object) => verdictOf({ ...claim, ...change });
  expect(forged({})).toBe("valid");
  const { options: _, ...without } = claim;
  expect(verdictOf(without)).toBe("malformed");
  expect(forged({ game: "[n: n-1 | n-2 | n-3]" })).toBe("malformed");
  expect(forged({ game: rule.replace("block: 1", "block: 2") })).toBe("malformed");
  expect(forged({ game: rule.replace("block: 1", "block: 0") })).toBe("malformed");
  expect(forged({ game: rule.replace("]", " ; block: 1]") })).toBe("malformed");
  expect(forged({ kind: "values" })).toBe("malformed");
  expect(forged({ play: "misere", blocked: law, moves: reaches })).toBe("malformed");
  expect(forged({ won: law, replies: options[0], stays: reaches })).toBe("malformed");
  // Another rule, and another number of forbidden moves.
  expect(forged({ game: "[n: n-1 | n-2 | n-3 | n-4 ; block: 1]" })).toBe("refused");
  expect(forged({ game: "[n: n-1 | n-2 | n-k if k = 2 ; block: 1]" })).toBe("refused");
  expect(forged({ game: rule.replace("block: 1", "block: 2"), options: [...options, options[1]] })).toBe(
    "refused",
  );
  // A second option that is the first, a relation with too many options, and one with none.
  expect(forged({ options: [options[0], options[0]] })).toBe("refused");
  expect(forged({ options: [options[1], options[0]] })).toBe("refused");
  const none = { next: [0, 0, 0, 0], accepting: [], sets: [[]], witnesses: [] };
  expect(forged({ options: [options[0], none] })).toBe("refused");
  expect(forged({ options: [none, none] })).toBe("refused");
  const every = { next: [0, 0], accepting: [0] };
  const nothing = { next: [0, 0], accepting: [], sets: [[]], witnesses: [] };
  expect(forged({ law: every, reaches: nothing, options: [none, none] })).toBe("refused");
  expect(forged({ law: { ...every, accepting: [] } })).toBe("refused");
  for (const at of law.accepting)
    expect(forged({ law: { ...law, accepting: law.accepting.filter((each) => each !== at) } })).toBe(
      "refused",
    );
  for (let i = 1; i < law.next.length; i++)
    for (const to of [-1, 0])
      if (law.next[i] !== to)
        expect([i, to, forged({ law: { ...law, next: law.next.with(i, to) } })]).toEqual([i, to, "refused"]);
  // One column or one accepting state of a relation.
  for (const [at, each] of options.entries()) {
    for (const state of each.accepting) {
      const less = { ...each, accepting: each.accepting.filter((other) => other !== state) };
      expect([at, state, forged({ options: options.with(at, less) })]).toEqual([at, state, "refused"]);
    }
    for (let state = 0; state < each.sets.length; state++) {
      if (each.accepting.includes(state)) continue;
      const more = { ...each, accepting: [...each.accepting, state].sort((a, b) => a - b) };
      expect([at, state, forged({ options: options.with(at, more) })]).toEqual([at, state, "refused"]);
    }
  }
});

test.each([
  ["[n: n-1 | n-2 ; block: 1]", "normal", "moves as may be forbidden"],
  ["[n: n-1 | n-2 | n+1 if n % 4 = 2]", "normal", "all others are draws"],
  ["[n: n-1 | n-2 if n % 3 = 0]", "misere", "P-positions under misère play"],
] as const)("check --explain states the theorem of the law of %s, %s", (rule, play, theorem) => {
  const game = parseGame(rule);
  const { text } = certificateOf(game, lawOfGame(game, play, { seconds: 20 }).finding!)!;
  const folder = mkdtempSync(join(tmpdir(), "nimber-law-"));
  try {
    const file = join(folder, "law.json");
    writeFileSync(file, text);
    const { stdout } = nimber(["check", file, "--explain"]);
    expect(stdout.replace(/\s+/g, " ")).toContain(theorem);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
