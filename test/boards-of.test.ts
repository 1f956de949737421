import { describe, expect, test } from "vitest";
import { boardsOf } from "../src/games/boards-of.ts";
import { solver } from "../src/solve/index.ts";
import { nimber } from "./nimber.ts";

const written = (text: string, n: number): string => {
  const { rules, position } = boardsOf(text)!.at(n);
  return `${rules.id} ${rules.format(position)}`;
};

test.each([
  ["cram 3xn", 4, "cram 3x4"],
  ["cram nxn", 4, "cram 4x4"],
  ["cram torus(nx3)", 4, "cram torus(4x3)"],
  ["chomp nx2n-1", 2, "chomp 3,3"],
  ["node-kayles star(2,3,n)", 4, "node-kayles star(2,3,4)"],
  ["node-kayles path(2n+1)", 4, "node-kayles path(9)"],
  ["clobber (xo)^n", 3, "clobber xoxoxo"],
  ["clobber (xo)^nx/(ox)^no", 1, undefined],
  ["clobber (xo)^n/(ox)^n", 2, "clobber xoxo/oxox"],
])("%s at %i", (text, n, expected) => {
  if (expected === undefined) expect(() => boardsOf(text)?.at(n)).toThrow();
  else expect(written(text, n)).toBe(expected);
});

test.each(["cram 3x4", "kayles n", "nim n", "cram", "wythoff n"])("%s is no row of boards", (text) => {
  expect(() => {
    if (boardsOf(text) === undefined) throw new Error("none");
  }).toThrow();
});

test("Node Kayles on grids of three rows has the values of OEIS A316632", () => {
  const boards = boardsOf("node-kayles grid(3xn)")!;
  const solving = solver();
  const values = Array.from({ length: 10 }, (_, i) => solving.at(boards.at(i + 1)).value);
  expect(values).toEqual([2, 1, 1, 0, 3, 3, 2, 2, 2, 3]);
});

describe("nimber values", () => {
  test("tells the values of boards, and where it stopped", () => {
    const { stdout, stderr, status } = nimber([
      "values",
      "node-kayles grid(3xn)",
      "--to",
      "30",
      "--positions",
      "20",
      "--json",
    ]);
    const { game, from, values } = JSON.parse(stdout);
    // OEIS A316632.
    expect([game, from, values.slice(0, 5)]).toEqual(["node-kayles grid(3xn)", 1, [2, 1, 1, 0, 3]]);
    expect(stderr).toMatch(/^nimber: n = \d+: .*--from \d+ goes on\n$/);
    expect(status).toBe(3);
  });

  test("names the limit that stopped it, where a theorem knows the outcome alone", () => {
    const { stdout, stderr, status } = nimber([
      "values",
      "cram 4xn",
      "--from",
      "5",
      "--to",
      "40",
      "--positions",
      "2000",
    ]);
    expect([stdout.includes("2"), status]).toEqual([true, 3]);
    expect(stderr).toMatch(
      /^nimber: n = \d+: stopped at the limit of 2000 positions; .*--from \d+ goes on\n$/,
    );
  });

  test("gives to identify what it takes", () => {
    const { stdout } = nimber(["values", "cram 1xn", "--to", "20", "--format", "bfile"]);
    expect(nimber(["identify", "-"], stdout).stdout).toContain("dawsons-kayles");
  });

  test.each([
    [["values", "cram 3xn", "--misere"], "--misere: expected a game, found boards, cram 3xn"],
    [["values", "cram 3xm"], "expected the end of the game's notation"],
    [["values", "cram 99xn", "--from", "98"], "expected a board of at most 1000 squares"],
    [["values", "cram 3xn", "--from", "0"], "expected a board of at most 1000 squares"],
    [["values", "clobber (xo)^999999999n"], "one board with the letter n"],
  ])("%j is refused in one line", (args, message) => {
    const { stdout, stderr, status } = nimber(args);
    expect([stdout, status]).toEqual(["", 2]);
    expect(stderr.split("\n")[0]).toContain(message);
  });
});
