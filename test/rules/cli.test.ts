import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { nimber } from "../nimber.ts";

const MARK = "[n: n-1 | n/2]";
const KAYLES = "[n: n-1 | n-2 | a & n-1-a | a & n-2-a]";

const json = (...args: string[]) => {
  const { status, stdout } = nimber([...args, "--json"]);
  expect(status).toBe(0);
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
};

describe("a rule in a line on the command line", () => {
  test("solve, in sums with other games, full-width signs and all", () => {
    expect(json("solve", MARK, "7")[0]).toMatchObject({
      outcome: "N",
      value: 1,
      components: [{ game: MARK, position: "7", value: 1 }],
      winningMoves: [{ component: 0, at: "n-1", to: ["6"] }],
      complete: true,
    });
    const [sum] = json("solve", "【n：n－1｜n／2】 7 + kayles 5 + [x,y: x-k,y | x,y-k] 3,5");
    expect(sum).toMatchObject({ value: 1 ^ 4 ^ 3 ^ 5 });
    expect(json("value", "［ｎ：ｎ－１｜ｎ／２］", "7")[0]).toMatchObject({ value: 1 });
  });

  test("value, values, same, period, table and template", () => {
    expect(json("value", "[x,y: x-k,y | x,y-k | x-k,y-k]", "3,5")[0]).toMatchObject({
      value: 0,
      by: "table",
    });
    expect(json("values", MARK, "--to", "8")[0]).toMatchObject({ values: valuesOfMark(8) });
    expect(json("values", "[x,y: x-k,y | x,y-k]", "--to", "2")[0].values).toEqual([
      [0, 1, 2],
      [1, 0, 3],
      [2, 3, 0],
    ]);
    expect(json("same", KAYLES, "0.77")[0]).toMatchObject({ verdict: "proved" });
    expect(json("period", KAYLES)[0]).toMatchObject({ verdict: "proved", preperiod: 71, period: 12 });
    expect(nimber(["table", "[n: split(n)]", "--to", "20", "--code", "python"])).toMatchObject({ status: 0 });
    expect(nimber(["template", MARK, "--code", "cpp", "--to", "100"])).toMatchObject({ status: 0 });
  });

  test("a certificate is that of the code, and is checked", () => {
    const folder = mkdtempSync(join(tmpdir(), "nimber-"));
    try {
      const files = [KAYLES, "kayles"].map((game, i) => {
        const file = join(folder, `${i}.json`);
        expect(nimber(["period", game, "--certificate", file]).status).toBe(0);
        return file;
      });
      expect(readFileSync(files[0]!, "utf8")).toBe(readFileSync(files[1]!, "utf8"));
      expect(nimber(["check", files[0]!]).status).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("explain, verify, games and play", () => {
    expect(nimber(["explain", MARK, "7"]).stdout).toContain("mex{0, 2} = 1");
    expect(nimber(["verify", "[x,y: x-k,y | x,y-k | x-k,y-k]", "--budget", "100"]).status).toBe(0);
    expect(nimber(["games", KAYLES, "--lang", "zh"]).stdout).toContain("从 n 可以走到：");
    const game = nimber(["play", MARK, "4", "--seed", "1"], "n/2\n");
    expect(game.status).toBe(0);
    expect(game.stdout).toContain("I play n-1");
    expect(nimber(["help"]).stdout).toContain("nimber solve '[n: n-1 | n/2]' 7");
  });

  test("who wins where the rules say so is told at the end of play", () => {
    const play = (line: string, word: string, ...more: string[]) =>
      nimber(["play", line, "3", "--seed", "1", ...more], `${word}\n`).stdout;
    expect(play("[n: n-1 | n-2 ; won: n = 2]", "n-1")).toContain("You lose.");
    expect(play("[n: n-1 | n-2 ; won: n = 2]", "n-2")).toContain("I play n-1");
    expect(play("[n: n-1 | n-2 ; lost: n = 2]", "n-1", "--misere")).toContain("You win!");
  });

  test.each([
    [["solve", "[n: n-1", "7"], 2, "expected an operation"],
    [["solve", "[n: n-1 | n+n%2+1]", "5", "--positions", "100"], 3, "100 positions"],
    [["solve", "[n: n+2]", "5", "--positions", "100"], 3, "5 → 7 → …"],
    [["solve", "[x,y: x-k*y,y]", "5,0"], 2, "the letter k in `x-k*y,y` has no upper bound at 5,0"],
    [["solve", "[n: n/(n-3)]", "3"], 2, "division by zero at 3"],
    [["solve", "[n: n-1 ; won: n = 2] 3 + nim 4"], 2, "a game with `won` cannot be part of a sum"],
    [
      ["solve", "[n: n-1 ; lost: n = 2] 3 4", "--misere"],
      2,
      "under misère play a game with `lost` cannot be part of a sum",
    ],
    [
      ["solve", "[n: n-1 | a & n-1-a ; lost: n = 2] 5", "--misere"],
      2,
      "under misère play with `lost`, cannot be part of a sum",
    ],
    [["value", "[n: n-1 ; won: n = 2]", "3"], 2, "cannot be part of a sum"],
    [["values", "[n: n-1 ; won: n = 2]"], 2, "cannot be part of a sum"],
    [["values", "[x,y: x-1,y ; won: x = 2]"], 2, "cannot be part of a sum"],
    [["period", "[x,y: x-1,y | x,y-1]"], 2, "expected a game of one heap"],
  ])("%j ends with %i: %s", (args, status, message) => {
    const found = nimber(args);
    expect(found).toMatchObject({ status, stdout: "" });
    expect(found.stderr).toContain(message);
    expect(found.stderr).not.toContain("at Object.");
    expect(found.stderr.trim().split("\n").length).toBeLessThanOrEqual(3);
  });

  test("play without end, and tables that no memory holds, are told at once", () => {
    const endless = nimber(["solve", "[n: n+1 | n+2]", "5"]);
    expect(endless).toMatchObject({ status: 3, stdout: "" });
    expect(endless.stderr).toBe(
      "nimber: play may never end and reach more and more positions: 5 → 6 → …, where n grows without bound\n",
    );
    const tried = ["stress", "[n: n+1 | n+2]", "--read", "T (n)*", "--print", "Yes/No", "--", "true"];
    expect(nimber(tried)).toMatchObject({
      status: 3,
      stderr: expect.stringContaining("n grows without bound"),
    });
    for (const game of ["[n: n-k if k in squares]", "euclid", "kayles"]) {
      const { status, stderr } = nimber(["values", game, "--to", "10000000000"]);
      expect([status, stderr], game).toEqual([
        3,
        "nimber: stopped at the limit of 1073741824 bytes of memory, needed 10000000001; --memory allows more\n",
      ]);
    }
  });

  test("a name that no game and no problem has", () => {
    expect(nimber(["games", "nosuch-1"])).toMatchObject({
      status: 2,
      stderr: "nimber: there is no game or problem `nosuch-1`; nimber games --search finds words\n",
    });
    expect(nimber(["games", "kaylse"]).stderr).toContain("Did you mean kayles?");
    expect(nimber(["games", "[n: n-"]).stderr).toContain("^");
  });

  test("an error of a rule as JSON", () => {
    const { status, stderr } = nimber(["solve", "[n: n/(n-3)]", "3", "--json", "--lang", "zh"]);
    expect(status).toBe(2);
    expect(JSON.parse(stderr).error).toMatchObject({
      code: "rule",
      position: "3",
      message: "除数为零（局面 3）",
    });
  });
});

function valuesOfMark(to: number): number[] {
  const values = [0];
  for (let n = 1; n <= to; n++) {
    const options = [values[n - 1]!, values[n >> 1]!];
    values.push([0, 1, 2].find((value) => !options.includes(value))!);
  }
  return values;
}

test("a table evaluates a condition where its letters have choices alone, as a search does", () => {
  const rule = "[x,y: x-k,y if k <= y/x]";
  const { values } = JSON.parse(nimber(["values", rule, "--box", "3,3", "--json"]).stdout);
  const cells = Array.from({ length: 16 }, (_, i) => `${i >> 2},${i & 3}`);
  const found = nimber(["value", rule, ...cells, "--method", "search", "--json"])
    .stdout.trim()
    .split("\n");
  expect(values.flat()).toEqual(found.map((line) => JSON.parse(line).value));
  expect(values[3]).toEqual([0, 0, 0, 1]);
});
