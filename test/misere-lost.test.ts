// Under misère play, a game with `lost` has only outcomes, so each move leaves exactly one component.
import { expect, test } from "vitest";
import { parseGame } from "../src/games/index.ts";
import { findLaw } from "../src/law/index.ts";
import { canonicalForms, misereQuotient, solver } from "../src/solve/index.ts";
import { nimber } from "./nimber.ts";
import { gameOf } from "./user-rules/file.ts";

const SEVERAL = [
  "[n: 0 # n | n-2; lost: n<=1]",
  "[n: n%3 # n/2 if n > 2 | n-3 ; lost: n <= 3]",
  "[n: split(n, 2..2) | n-1 ; lost: n = 1]",
  "[n: n-1 & n-2 | n-1 ; lost: n = 1]",
  "[x,y: x-1,y & x,y-1 | x-1,y | x,y-1 ; lost: x = 1]",
];

test.each(SEVERAL)("%s is refused under misère play, wherever it is asked of", (text) => {
  const game = parseGame(text);
  const places = text.startsWith("[x")
    ? [
        [0, 0],
        [1, 3],
        [4, 2],
      ]
    : [0, 1, 2, 3, 6, 7, 9];
  const says = /must leave exactly one component/;
  for (const position of places) {
    const sum = [{ rules: game, position }];
    expect(() => solver().solve(sum, "misere")).toThrow(says);
    expect(() => solver().outcome(sum, "misere")).toThrow(says);
    expect(solver().outcome(sum)).toMatch(/^[PN]$/);
  }
  expect(() => findLaw(game, "outcomes", "misere", { seconds: 2 })).toThrow(says);
});

test("with one component a move it is answered, by play", () => {
  const game = parseGame("[n: n-1 | n-2 ; lost: n <= 1]");
  const wins = [false, false];
  for (let n = 2; n <= 12; n++) wins.push(!wins[n - 1]! || !wins[n - 2]!);
  const found = wins.map((_, position) => solver().outcome([{ rules: game, position }], "misere") === "N");
  expect(found).toEqual(wins);
});

const ONE_HEAP = [...SEVERAL.slice(0, 4), "[n: n-1 | n-2 ; lost: n <= 1]"];

test.each(ONE_HEAP)("%s has no sums under misère play, so neither quotient nor genus", (text) => {
  const game = parseGame(text);
  const says = "under misère play a game with `lost` cannot be part of a sum";
  expect(() => misereQuotient(game, { to: 6 })).toThrow(says);
  expect(() => canonicalForms().of([{ rules: game, position: 6 }])).toThrow(says);
  for (const args of [["quotient"], ["quotient", "--to", "6"], ["genus", "6"]]) {
    const [command, ...rest] = args;
    const { stderr, status } = nimber([command!, text, ...rest]);
    expect(stderr).toBe(`nimber: ${says}: it has outcomes but no values\n`);
    expect(status).toBe(2);
  }
});

test.each(SEVERAL)("every command that plays %s under misère play refuses it by one sentence", (text) => {
  const position = text.startsWith("[x") ? "4,2" : "6";
  for (const args of [
    ["solve", text, position],
    ["explain", text, position],
    ["play", text, position],
    ["law", text, "--time", "3"],
    ["redundant", text, "--time", "3"],
    ...(position === "6" ? [["values", text, "--to", "6"]] : []),
  ]) {
    const { stderr, status } = nimber([...args, "--misere"]);
    expect([args, stderr]).toEqual([
      args,
      "nimber: a game with `won`, or under misère play with `lost`, cannot be part of a sum: each of its moves must leave exactly one component\n",
    ]);
    expect(status).toBe(2);
  }
});

test("commands answer as play does where each move leaves one component", () => {
  const text = "[n: n-1 | n-3 | n/2 ; lost: n % 5 = 2]";
  const wins: boolean[] = [];
  for (let n = 0; n <= 30; n++) {
    const options = [n - 1, n - 3, Math.floor(n / 2)].filter((to) => to >= 0 && to !== n);
    wins.push(n % 5 !== 2 && (options.length === 0 || options.some((to) => !wins[to])));
  }
  const told = wins.map((each) => (each ? "N" : "P"));
  expect(nimber(["values", text, "--to", "30", "--misere"]).stdout.match(/\b[NP]\b/g)).toEqual(told);
  const { stdout } = nimber(["solve", text, "-", "--misere"], wins.map((_, n) => n).join("\n"));
  expect(
    stdout
      .trim()
      .split("\n")
      .map((line) => line.split("\t")[1]),
  ).toEqual(told);
  for (const n of [5, 11, 17, 30])
    expect(nimber(["explain", text, `${n}`, "--misere"]).stdout).toContain(`(${told[n]}-position)`);
});

test("a file whose play is misère, with `lost`, and moves that leave several", () => {
  const game = gameOf(`export const start = 6, misere = true;
export function* moves(n: number) { if (n >= 2) yield { at: "split", to: [n - 2, 1] }; }
export const lost = (n: number) => n === 1;`);
  expect(() => solver().outcome([{ rules: game, position: 6 }], "misere")).toThrow(
    "must leave exactly one component",
  );
  expect(solver().outcome([{ rules: game, position: 1 }], "misere")).toBe("P");
});
