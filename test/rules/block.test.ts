// Rules in a line with `block`, whose opponent may forbid moves, compared with plain play that counts.
import { expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { lawOfGame, programOf, saysLaw, testStated } from "../../src/law/index.ts";
import { component } from "../../src/solve/component.ts";
import { solver } from "../../src/solve/sum.ts";
import { randomPlainRule } from "../law/random-rules.ts";
import { nimber } from "../nimber.ts";
import { oneIn, partOf } from "../part.ts";

type Position = readonly number[];

/** Whether the previous player wins: at most `blocked` different moves lead to positions where that is so. */
function plainBlocked(leaves: (position: Position) => readonly Position[], blocked: number) {
  const known = new Map<string, boolean>();
  const isP = (position: Position): boolean => {
    const name = position.join();
    const found = known.get(name);
    if (found !== undefined) return found;
    const different = new Map(leaves(position).map((each) => [each.join(), each]));
    const result = [...different.values()].filter(isP).length <= blocked;
    known.set(name, result);
    return result;
  };
  return isP;
}

const LARGEST = [0, 40, 9, 5, 3] as const;

function positions(length: number): Position[] {
  let all: Position[] = [[]];
  for (let i = 0; i < length; i++)
    all = all.flatMap((each) => Array.from({ length: LARGEST[length]! + 1 }, (_, n) => [...each, n]));
  return all;
}

test("winners, winning moves and laws of random rules with `block` are those of plain play", () => {
  let tried = 0;
  for (let seed = 1; tried < partOf(48); seed++) {
    const rule = randomPlainRule(seed);
    if (rule.misere || /[&#;]/.test(rule.text)) continue;
    tried++;
    const blocked = 1 + (seed % 3);
    const text = rule.text.replace("]", ` ; block: ${blocked}]`);
    const leaves = (position: Position) => rule.leaves(position).map(([only]) => only!);
    const isP = plainBlocked(leaves, blocked);
    const game = parseGame(text);
    expect(parseGame(game.id).id).toBe(game.id);
    const solving = solver();
    const given = (position: Position) => (game.space === "heap" ? position[0]! : position);
    for (const position of positions(rule.length)) {
      const found = solving.solve([component(game, given(position))], "normal");
      expect([text, position, found.outcome]).toEqual([text, position, isP(position) ? "P" : "N"]);
      const good = new Set(leaves(position).filter(isP).map(String));
      const shown = new Set(found.winning.map(({ move }) => String(move.to[0])));
      expect([text, position, shown]).toEqual([text, position, found.outcome === "N" ? good : new Set()]);
    }
  }
});

/** Laws, with what a move leaves by the definition of the rule. */
const LAWS: readonly (readonly [
  rule: string,
  blocked: number,
  law: string,
  leaves: (p: Position) => Position[],
])[] = [
  [
    "[n: n-k if k <= 7 ; block: 2]",
    2,
    "P iff n % 8 < 3",
    ([n]) => [1, 2, 3, 4, 5, 6, 7].filter((k) => k <= n!).map((k) => [n! - k]),
  ],
  [
    "[n: n-k if k in powers(2) ; block: 1]",
    1,
    "P iff n in {0,1} or n >= 2 and n % 3 = 0",
    ([n]) => [1, 2, 4, 8, 16, 32].filter((k) => k <= n!).map((k) => [n! - k]),
  ],
  [
    "[x,y: x-1,y | x,y-1 | x-1,y-1 ; block: 2]",
    2,
    "P iff x % 2 = 0 or y % 2 = 0",
    ([x, y]) =>
      [
        [x! - 1, y!],
        [x!, y! - 1],
        [x! - 1, y! - 1],
      ].filter((each) => each.every((n) => n >= 0)),
  ],
];

test.each(oneIn(6, LAWS))(
  "the law of %s is proved, and is that of plain play",
  (rule, blocked, law, leaves) => {
    const isP = plainBlocked(leaves, blocked);
    const { finding } = lawOfGame(parseGame(rule), "normal", { seconds: 20 });
    expect(finding).toMatchObject({ verdict: "proved", kind: "outcomes", by: "automaton" });
    expect(testStated(parseGame(rule), law, "normal", { seconds: 20 }).verdict).toBe("proved");
    for (const position of positions(rule.startsWith("[x") ? 2 : 1))
      expect([position, saysLaw(programOf(finding!)!, position)]).toEqual([
        position,
        isP(position) ? "P" : "N",
      ]);
  },
);

test("a wrong law with `block` is refuted where it is wrong first", () => {
  const found = testStated(parseGame("[n: n-k if k <= 7 ; block: 2]"), "P iff n % 8 < 4", "normal", {
    seconds: 20,
  });
  expect(found).toMatchObject({
    verdict: "refuted",
    counterexample: { position: [3], says: "P", found: "N" },
  });
  expect(found.counterexample).not.toHaveProperty("move");
});

test.each([
  ["[n: n-1 & n-2 ; block: 1]", "a move that leaves one component: a game with `block`"],
  ["[n: 2 # n-1 ; block: 1]", "a move that leaves one component: a game with `block`"],
  ["[n: n-1 & nim 1 ; block: 1]", "a move that leaves one component: a game with `block`"],
  ["[n: again: n-1 ; block: 1]", "a move without `again:` or `answer:`"],
  ["[n: n-1 ; block: 0]", "a number from 1 to 1000"],
  ["[n: n-1 ; block: n]", "a number from 1 to 1000"],
  ["[n: n-1 ; block: 1 ; block: 2]", "one `block:`"],
] as const)("%s is refused", (rule, words) => {
  const run = nimber(["solve", rule, "3"]);
  expect([run.status, run.stderr]).toEqual([2, expect.stringContaining(words)]);
});

const BASH = "[n: n-1 | n-2 | n-3 ; block: 1]";

test.each([
  [["value", BASH, "3"], "cannot be part of a sum"],
  [["solve", `${BASH} 3 + nim 3`], "cannot be part of a sum"],
  [["solve", BASH, "3", "--misere"], "no misère play"],
  [["solve", BASH, "3", "--remoteness"], "cannot be part of a sum"],
  [["law", BASH, "--misere"], "no misère play"],
  [["play", BASH, "3"], "cannot ask which moves to forbid"],
  [["template", BASH], "cannot be part of a sum"],
  [["redundant", BASH], "cannot be left out one by one"],
  [["values", BASH, "--to", "9"], "cannot be part of a sum"],
  [["solve", "[n: n-1 | n+1 if n < 5 ; block: 1]", "3"], "play can return to an earlier position"],
])("nimber %s is refused", (words, message) => {
  const run = nimber([...words]);
  expect([run.status, run.stdout, run.stderr]).toEqual([
    expect.toSatisfy((status: number) => status === 2 || status === 3),
    "",
    expect.stringContaining(message),
  ]);
});

test("a law answers far beyond play, and has a certificate", () => {
  expect(nimber(["solve", BASH, "1000000007"]).stdout).toContain("n-2 → 1000000005  n-3 → 1000000004");
  const run = nimber(["law", BASH, "--certificate", "/dev/null"]);
  expect(run.stdout).toContain("P iff n % 4 in {0,1}");
  expect([run.status, run.stderr]).toEqual([0, ""]);
});
