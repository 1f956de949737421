import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { boardsOf } from "../src/games/boards-of.ts";
import { wholeNotation } from "../src/games/notation.ts";
import { solver } from "../src/solve/index.ts";
import { nimber } from "./nimber.ts";
import { isQuick } from "./part.ts";

const written = (text: string, n: number): string => {
  const { rules, position } = boardsOf(text, wholeNotation)!.at(n);
  return `${rules.id} ${rules.format(position)}`;
};

test.each([
  ["cram 3xn", 4, "cram 3x4"],
  ["cram nxn", 4, "cram 4x4"],
  ["cram torus(nx3)", 4, "cram torus(4x3)"],
  ["chomp nx2n-1", 2, "chomp 2x3"],
  ["node-kayles star(2,3,n)", 4, "node-kayles star(2,3,4)"],
  ["node-kayles path(2n+1)", 4, "node-kayles path(9)"],
  ["clobber (xo)^n", 3, "clobber xoxoxo"],
  ["clobber (xo)^nx/(ox)^no", 1, undefined],
  ["clobber (xo)^n/(ox)^n", 2, "clobber xoxo/oxox"],
])("%s at %i", (text, n, expected) => {
  if (expected === undefined) expect(() => boardsOf(text, wholeNotation)?.at(n)).toThrow();
  else expect(written(text, n)).toBe(expected);
});

test.each(["cram 3x4", "kayles n", "nim n", "cram", "wythoff n"])("%s is no row of boards", (text) => {
  expect(() => {
    if (boardsOf(text, wholeNotation) === undefined) throw new Error("none");
  }).toThrow();
});

test("Node Kayles on grids of three rows has the values of OEIS A316632", () => {
  const boards = boardsOf("node-kayles grid(3xn)", wholeNotation)!;
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
    expect(JSON.parse(stderr).warning.message).toMatch(/^n = \d+: .*--from \d+ continues$/);
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
      /^nimber: n = \d+: stopped at the limit of 2000 positions; .*--from \d+ continues\n$/,
    );
  });

  test.skipIf(isQuick)("gives to identify what it takes", () => {
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

describe("boards with the letter n", () => {
  test("have a period that is observed: Node Kayles on paths is Dawson's Chess", () => {
    const asked = ["node-kayles path(n)", "--limit", "300", "--json"];
    const { stdout, status } = nimber(["period", ...asked]);
    // Winning Ways (2nd ed.), vol. 1, ch. 4, table 6: 0.137 has period 34, and its last exception at 51.
    const exceptions = [14, 16, 17, 31, 34, 51];
    expect(JSON.parse(stdout)).toMatchObject({ verdict: "observed", period: 34, preperiod: 52, exceptions });
    expect(status).toBe(3);
    const told = nimber(["period", "cram 2xn", "--from", "2"]);
    expect([told.status, told.stdout]).toEqual([
      3,
      expect.stringContaining("Nimber computed boards n = 2 to 11."),
    ]);
  });

  test("are looked for among games, and have laws", () => {
    expect(nimber(["identify", "cram 1xn", "--to", "20"]).stdout).toContain("dawsons-kayles");
    // Cram 2×n is 0 for even n, else 1: Winning Ways (2nd ed.), vol. 3, ch. 15.
    const law = nimber(["law", "cram 2xn", "--json"]);
    expect(law.status).toBe(3);
    expect(JSON.parse(law.stdout).formula).toMatch(/^sg = n % 2, observed for 1 <= n <= \d+$/);
  });

  test.each([
    [["identify", "1,2,3", "--to", "5"], "--to: expected boards with the letter n"],
    [["law", "kayles", "--checkpoint", "x"], "--checkpoint: expected boards with the letter n"],
    [["period", "kayles", "--from", "3"], "--from: expected boards with the letter n"],
    [["period", "cram 2xn", "--outcomes"], "--outcomes: expected a game, found boards"],
    [["law", "cram 2xn", "--certificate", "x"], "--certificate: expected a game, found boards"],
  ])("%j is refused in one line", (args, message) => {
    const { stdout, stderr, status } = nimber(args);
    expect([stdout, status]).toEqual(["", 2]);
    expect(stderr).toContain(message);
  });
});

describe("a checkpoint of boards", () => {
  const folder = mkdtempSync(join(tmpdir(), "nimber-boards-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const at = (name: string) => join(folder, name);
  const values = (...more: string[]) => nimber(["values", "cram 3xn", "--to", "11", "--json", ...more]);

  test("has the values and what was learnt when a limit stopped it within a board, and goes on from there", () => {
    const file = at("boards");
    const limits = ["--positions", "100"];
    let run = values(...limits, "--checkpoint", file);
    let rounds = 1;
    for (; run.status === 3 && rounds < 40; rounds++) {
      expect(run.stderr).toContain(`--resume ${file} continues`);
      run = values(...limits, "--resume", file);
    }
    expect([run.status, rounds > 3]).toEqual([0, true]);
    // Lemoine & Viennot, Nimbers are inevitable (2012), table of Cram 3×n.
    expect(JSON.parse(run.stdout).values).toEqual([1, 1, 0, 1, 1, 4, 1, 3, 1, 2, 0]);
    const fewer = nimber(["values", "cram 3xn", "--to", "4", "--json", "--resume", file]);
    expect(JSON.parse(fewer.stdout).values).toEqual([1, 1, 0, 1]);
    expect(JSON.parse(readFileSync(file, "latin1").split("\n")[0]!).values).toHaveLength(11);
  });

  test("is refused in one line where it is another, damaged or in the way", () => {
    const file = at("boards");
    const whole = readFileSync(file);
    writeFileSync(at("flipped"), whole.with(whole.length - 9, whole.at(-9)! ^ 1));
    writeFileSync(at("text"), "hello\n");
    const wrong: readonly (readonly [readonly string[], string])[] = [
      [["cram 4xn", "--resume", file], "expected a checkpoint of cram 4xn from n = 1, found one of cram 3xn"],
      [["cram 3xn", "--from", "2", "--resume", file], "expected a checkpoint of cram 3xn from n = 2"],
      [["cram 3xn", "--resume", at("flipped")], "expected a complete checkpoint of boards"],
      [["cram 3xn", "--resume", at("text")], "expected a complete checkpoint of boards"],
      [["cram 3xn", "--resume", at("none")], "none"],
      [["cram 3xn", "--checkpoint", file], "already exists"],
      [
        ["cram 3xn", "--checkpoint", at("a"), "--database", at("b")],
        "cannot be combined with --checkpoint or --resume",
      ],
    ];
    for (const [args, message] of wrong) {
      const { stdout, stderr, status } = nimber(["values", ...args]);
      expect([args, stdout, status]).toEqual([args, "", 2]);
      expect(stderr).toContain(message);
    }
    expect(readFileSync(file).equals(whole)).toBe(true);
  });
});
