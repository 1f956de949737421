import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { main, nimber } from "../nimber.ts";
import { oneIn } from "../part.ts";

describe("play", () => {
  const script = (...lines: string[]) => lines.map((line) => `${line}\n`).join("");

  test("is won by following hints, with undo, why and wrong words on the way", () => {
    const { stdout, status } = nimber(
      ["play", "nim", "1", "5", "--seed", "1"],
      script("moves", "zz", "why", "undo", "2:1", "undo", "hint", "2:4", "1"),
    );
    expect(status).toBe(0);
    expect(stdout).toContain("1:1  2:1  2:2  2:3  2:4  2:5");
    expect(stdout).toContain("`zz` is not a move here. A move looks like 1:1; type moves to see all moves.");
    expect(stdout).toContain("1 ⊕ 5 = 4, which is not 0");
    expect(stdout).toContain("There is nothing to undo.");
    expect(stdout).toContain("Try 2:4.");
    expect(stdout).toContain("You win!");
  });

  test.each(
    oneIn(3, [
      ["{500000..1000000000} 1e9", "999999999"],
      ["nim 1e18", "999999999999999999"],
      ["{1..1000000} 1e30", "1000000"],
      ["wythoff 1e18,1e18", "999999999999999999,999999999999999999"],
      ["lasker 1e12", "500000000000|500000000001"],
      ["kayles 1e15", "500000000000000-500000000000001"],
      ["4.F 1e9", "400000000,700000000|700000001"],
      ["dynamic-nim(3) 1e18/1e17", "99999999999999999"],
      ["moore-nim(2) 1e9,1e9,1e9", "999999999@1,999999998@3"],
      ["{squares} 1000000001234", "1000000000000"],
      ["{500000..1000000000} 1e9 + nim 1e9", "2:999999999"],
    ] as const),
  )("finds a move of a huge position by its name: %s", (sum, word) => {
    const { stdout } = nimber(["play", sum, "--seed", "3"], script("moves", word, "undo"));
    expect(stdout).not.toContain("Expected a move");
    expect(stdout).not.toContain("There is nothing to undo");
    expect(stdout).toContain("…");
  });

  test("looks for a name that no rule tells among so many moves only", () => {
    const { stdout } = nimber(
      ["play", "[x,y: x-k,y | x,y-k]", "1e9,1e9", "--positions", "20000"],
      script("x-999999999,y"),
    );
    expect(stdout).toContain("stopped at the limit of 20000 positions");
  });

  test("is lost from a lost position, and the perfect opponent takes the last token", () => {
    const { stdout } = nimber(["play", "nim", "1", "1"], script("hint", "1:1"));
    expect(stdout).toContain("This position is lost");
    expect(stdout).toContain("You lose.");
  });

  test("lets the opponent begin, and ends with the input", () => {
    const { stdout, status } = nimber(["play", "kayles", "5", "--first", "computer", "--lang", "zh"]);
    expect(stdout).toContain("我的走法：");
    expect(stdout).toContain("再见。");
    expect(status).toBe(0);
  });

  const hasScript = spawnSync("script", ["--version"]).error === undefined;

  test.skipIf(!hasScript)("works on a terminal (made by script(1), where there is one)", () => {
    const command = `${process.execPath} ${main} play nim 1 --lang en`;
    const { stdout } = spawnSync("script", ["-qec", command, "/dev/null"], {
      input: "1\n",
      encoding: "utf8",
      env: { PATH: process.env.PATH, TERM: "xterm" },
    });
    expect(stdout).toContain("You to move. >");
    expect(stdout).toContain("\u001b[32mYou win!");
  });
});
