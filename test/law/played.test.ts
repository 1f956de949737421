import { expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { playedRule } from "../../src/law/truth.ts";
import { parseRule } from "../../src/rules/index.ts";
import { interpret } from "../../src/rules/moves.ts";
import { plainGrundy } from "../oracle.ts";
import { plainOutcomes } from "./play.ts";

const idle = () => {};

const positions = (length: number, side: number): number[][] =>
  Array.from({ length: side ** length }, (_, i) =>
    Array.from({ length }, (_, j) => Math.floor(i / side ** j) % side),
  );

/** Rules that are loops over their letters, and the largest number in the comparison. */
const WALKED: readonly (readonly [rule: string, side: number])[] = [
  ["[n: n-k | a & n-a if a < n]", 50],
  ["[n: n-k | a & b & n-a-b if a <= b and b <= n-a-b]", 40],
  ["[n: n-1 | 2 # n/2 if n > 0 and n % 2 = 0]", 80],
  ["[n: 3 # n/4 & n-1 if n > 3 | 0 # n if n > 5 | n-2]", 60],
  ["[n: n-k if k in powers(2) or k % 5 = 3]", 80],
  ["[n: n-3*k | n/2 | k & n-2*k if k != 3 and 2*k < n - 1]", 60],
  ["[n: n-a-b if a < b and b <= 2*a and a+b < n]", 40],
  ["[n: n-k if 1 < k < 5 or k = n; lost: n in {3, 4}]", 60],
  ["[x,y: x-2*k,y+k | x+k,y-2*k]", 14],
  ["[n,m: n-k,2*k if k <= m]", 16],
  ["[x,y: x-k,y | x,y-k | x-i,y-j if i-j < 3 and j-i < 3; lost: x+y <= 1]", 12],
  ["[x,y: y,x-1 | x-y,y if x > y and y > 0]", 12],
  ["[x,y,z: x-k,y,z | x,y-k,z | x,y,z-k if k < 4]", 7],
  ["[x,y,z,w: x-k,y-k,z,w | x,y,z-k,w-k | x,y-k,z-k,w]", 4],
];

test.each(WALKED)("%s: what its moves make one by one", (rule, side) => {
  const game = parseGame(rule);
  const { moves, lost } = interpret(parseRule(rule));
  const plain = plainGrundy<readonly number[]>(
    (position) =>
      lost?.(position) ? [] : [...moves(position)].map(({ to }) => to as readonly (readonly number[])[]),
    (position) => position.join(),
  );
  const value = playedRule(game, "values", "normal")!;
  const outcome = playedRule(game, "outcomes", "normal")!;
  for (const position of positions(parseRule(rule).variables.length, side)) {
    const wanted = plain(position);
    const told = [value(position, idle), outcome(position, idle)];
    expect([position, told]).toEqual([position, [wanted, Math.min(wanted, 1)]]);
  }
});

test.each(WALKED.filter(([rule]) => !/&|#/.test(rule)))("%s: who wins under misère play", (rule, side) => {
  const misere = playedRule(parseGame(rule), "outcomes", "misere")!;
  const plain = plainOutcomes(rule, true);
  for (const position of positions(parseRule(rule).variables.length, side))
    expect([position, misere(position, idle)]).toEqual([position, plain(position) === "P" ? 0 : 1]);
});

test("who has won, by the rule itself", () => {
  const rule = "[n: n-1 | n-4; won: n = 6; lost: n < 2]";
  const outcome = playedRule(parseGame(rule), "outcomes", "normal")!;
  const plain = plainOutcomes(rule);
  for (let n = 0; n < 60; n++) expect([n, outcome([n], idle)]).toEqual([n, plain([n]) === "P" ? 0 : 1]);
});

test.each([
  ["kayles", "no rule in a line"],
  ["powers-of-two", "a set whose members are listed, of which a table is made"],
  ["[n: n/k if k > 1]", "a letter that divides"],
  ["[n: split(n)]", "a split"],
  ["[n: n-k if k in divisors(n)]", "a set whose members are listed"],
  ["[n: again: n-1 | n-2]", "moves that keep the turn"],
])("%s is left to the search: %s", (id) => {
  expect(playedRule(parseGame(id), "values", "normal")).toBeUndefined();
});

test.each([
  ["[n: n-1 | n+1 if n % 2 = 0]", [4]],
  ["[n: n & n-1 if n > 2 | n-3]", [4]],
  ["[n: n-k if k % (n-3) = 0]", [3]],
  ["[n: k]", [5]],
  ["[n: n-1]", [70_000]],
] as const)("%s at %j: the search says what it is", (id, position) => {
  let found: number | undefined;
  try {
    found = playedRule(parseGame(id), "values", "normal")?.(position, idle);
  } catch (error) {
    expect(`${error}`).toBe("");
  }
  expect(found).toBeUndefined();
});
