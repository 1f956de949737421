import { spawn } from "node:child_process";
import { describe, expect, test } from "vitest";
import { main, nimber } from "../nimber.ts";
import { expectSchema } from "./schema.case.ts";

describe("solve", () => {
  test("answers the promised JSON", () => {
    const { status, stdout } = nimber(["solve", "{2,5}", "2", "4", "7", "--json"]);
    expect(status).toBe(0);
    expect(expectSchema("solve", stdout)).toMatchObject({
      play: "normal",
      outcome: "N",
      value: 1,
      components: [
        { game: "{2,5}", position: "2", value: 1 },
        { game: "{2,5}", position: "4", value: 0 },
        { game: "{2,5}", position: "7", value: 0 },
      ],
      winningMoves: [
        { component: 0, at: "2", to: ["0"] },
        { component: 1, at: "2", to: ["2"] },
        { component: 2, at: "5", to: ["2"] },
      ],
      complete: true,
    });
  });

  test("answers misère play without a value, and says whether the Anti-SG rule applies", () => {
    const nim = nimber(["solve", "nim", "1", "1", "--misere", "--json"]);
    expect(expectSchema("solve", nim.stdout)).toMatchObject({
      play: "misere",
      outcome: "N",
      antiSg: { holds: true },
    });
    expect(JSON.parse(nim.stdout)).not.toHaveProperty("value");
    const kayles = nimber(["solve", "kayles", "9", "--misere"]);
    const said = kayles.stdout.replace(/\s+/g, " ");
    expect(said).toContain("the Anti-SG rule does not apply");
    expect(said).toContain("The previous player wins (P-position)");
    expect(nimber(["solve", "kayles", "9", "--misere", "--lang", "zh"]).stdout).toContain(
      "Anti-SG 规则不适用",
    );
  });

  test("lines are answered by a proved law beyond tables, after one that needs none", () => {
    const rule = "[n: n-1 | n-2 | n/3]";
    const { stdout } = nimber(["solve", rule, "-"], "5\n10^18\n10^17\n");
    const single = (heap: string) => /SG = (\d)/.exec(nimber(["solve", rule, heap]).stdout)?.[1];
    expect(stdout).toBe(`5\tN\t2\n10^18\tN\t${single("10^18")}\n10^17\tN\t${single("10^17")}\n`);
    expect(nimber(["solve", rule, "-", "--misere"], "10^18\n").stdout).toBe("10^18\tN\n");
  });

  test("reads positions from standard input, a sum a line, as they come", () => {
    const { stdout, status } = nimber(["solve", "{2,5}", "-"], "2 4 7\n\n4\r\n3 2");
    expect(stdout).toBe("2 4 7\tN\t1\n4\tP\t0\n3 2\tP\t0\n");
    expect(status).toBe(0);
    expect(
      nimber(["solve", "-", "--json"], "kayles 3\nnim 2\n")
        .stdout.trim()
        .split("\n")
        .map((line) => JSON.parse(line).value),
    ).toEqual([3, 2]);
    const wrong = nimber(["solve", "kayles", "-"], "3\nx\n5\n");
    expect(wrong).toMatchObject({ status: 2, stdout: "3\tN\t3\n5\tN\t4\n" });
    expect(wrong.stderr).toMatch(/^line 2: nimber: expected [^\n]+\n {2}kayles x\n {9}\^\n$/);
  });

  test("a bad line ends no batch, whatever is wrong with it", () => {
    const lines = "kayles 3\nkayles x\nnimm 3\ncram 9x9\nnim 1 2\nordinal(\nnim 5\n";
    const { stdout, stderr, status } = nimber(["solve", "-", "--positions", "1000"], lines);
    expect(stdout).toBe("kayles 3\tN\t3\nnim 1 2\tN\t3\nnim 5\tN\t5\n");
    expect(stderr.match(/^line \d+:/gm)).toEqual(["line 2:", "line 3:", "line 4:", "line 6:"]);
    expect(status).toBe(2);
    expect(nimber(["solve", "-", "--positions", "1000"], "cram 9x9\nnim 5\n")).toMatchObject({
      status: 3,
      stdout: "nim 5\tN\t5\n",
    });
    const json = nimber(["solve", "-", "--json", "--positions", "1000"], lines);
    const documents = json.stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect([json.status, json.stderr]).toEqual([2, ""]);
    expect(documents.map(({ outcome, error }) => outcome ?? [error.line, error.code])).toEqual([
      "N",
      [2, "notation"],
      [3, "notation"],
      [4, "limit"],
      "N",
      [6, "notation"],
      "N",
    ]);
    const nim = nimber(["nim", "-"], "2*3\n2+\n2*2\n");
    expect(nim).toMatchObject({ status: 2, stdout: "1\n3\n" });
    expect(nim.stderr).toMatch(/^line 2: nimber: /);
  });

  test("streams: an answer comes before the input has ended", async () => {
    const child = spawn(process.execPath, [main, "solve", "kayles", "-"]);
    child.stdin.write("5\n");
    const first = await new Promise((resolve) => child.stdout.once("data", (data) => resolve(String(data))));
    expect(first).toBe("5\tN\t4\n");
    child.stdin.end();
    expect(await new Promise((resolve) => child.once("exit", resolve))).toBe(0);
  });

  test("fits 80 columns, in both languages, with large values too", () => {
    for (const lang of ["en", "zh"]) {
      for (const args of [
        ["nim", "1000000000000000000", "5", "7"],
        ["kayles", "50", "60"],
        ["wythoff", "30,31"],
      ]) {
        const { stdout } = nimber(["solve", ...args, "--lang", lang]);
        for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
      }
    }
  });
});

describe("explain", () => {
  test("shows the options behind each value, and the deciding bit", () => {
    const { stdout } = nimber(["explain", "kayles", "4", "7"]);
    expect(stdout).toContain("mex{0, 2, 3} = 1");
    expect(stdout).toContain("The highest bit of the nim-sum stands for 2");
    expectSchema("explain", nimber(["explain", "kayles", "4", "7", "--json"]).stdout);
    expect(nimber(["explain", "{2,5}", "1"]).stdout).toContain("the mex of nothing is 0");
    expect(nimber(["explain", "{2,5}", "1", "--lang", "zh"]).stdout).toContain("空集的 mex 为 0");
  });
});

describe("--method", () => {
  test("names the one way to answer, and JSON says which has spoken", () => {
    const by = (...args: string[]) => JSON.parse(nimber([...args, "--json"]).stdout);
    expect(by("value", "kayles", "12")).toMatchObject({ value: 4, by: "table", method: "table" });
    expect(by("value", "kayles", "12", "--method", "search")).toMatchObject({
      value: 4,
      by: "search",
      method: "search",
    });
    const { stdout } = nimber(["solve", "kayles", "9", "--misere", "--method", "search", "--json"]);
    expect(expectSchema("solve", stdout)).toMatchObject({ outcome: "P", method: "search" });
    expect(by("explain", "nim", "3", "--method", "theorem").components[0].method).toBe("theorem");
    expect(by("values", "kayles", "--to", "5", "--method", "search").values).toEqual([0, 1, 2, 3, 1, 4]);
    expect(by("values", "wythoff", "--to", "2", "--method", "search").values).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]);
  });

  test("that does not fit is refused in one line, and so is one that is none", () => {
    const line = (...args: string[]) => {
      const { status, stderr, stdout } = nimber(args);
      expect([status, stdout, stderr.trim().split("\n").length]).toEqual([2, "", 1]);
      return stderr.trim();
    };
    expect(line("value", "wythoff", "3,5", "--method", "table")).toMatch(
      /^nimber: the method table does not fit wythoff: its positions are not one heap with moves given as data; methods that fit: theorem, pair-table, search, loopy/,
    );
    expect(line("solve", "nim", "3", "--method", "serach")).toContain("Did you mean search?");
    expect(line("solve", "nim", "3", "--method", "foo")).toMatch(
      /expected one of diagram-table, theorem, .*, quotient, .*, found `foo`$/,
    );
    expect(line("solve", "nim", "3", "--method", "quotient")).toContain(
      "quotient is a method of misère play only; for normal play there are diagram-table, theorem, pair-table",
    );
    expect(line("solve", "nim", "3", "--misere", "--method", "table", "--lang", "zh")).toContain(
      "table 只用于正常规则；反常规则可用的有 theorem、quotient、search、loopy",
    );
    expect(line("solve", "wythoff", "3,5", "--misere", "--method", "quotient")).toContain(
      "the method quotient does not fit wythoff: wythoff 3,5",
    );
    expect(line("values", "kayles", "--method", "table", "--checkpoint", "x")).toContain(
      "cannot be combined with --method",
    );
  });
});
