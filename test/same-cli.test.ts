import { describe, expect, test } from "vitest";
import { nimber } from "./nimber.ts";

describe("nimber same", () => {
  const run = (...args: string[]) => nimber(["same", ...args]);
  test("exits with 1 at a difference, and names it", () => {
    const { status, stdout } = run("0.161", "0.36");
    expect(stdout).toContain("differ, first at heap 519: 2 and 4");
    expect(status).toBe(1);
  });
  test("tells a shift", () => {
    const undecided = run("0.6", "0.6006", "--limit", "6");
    expect(undecided.stdout).toMatch(/To\s+continue:\s+--limit\s+\d+0/);
    expect(undecided.status).toBe(3);
    const { status, stdout } = run("0.4", "0.137", "--shift", "--json");
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      games: ["0.4", "0.137"],
      verdict: "proved",
      shift: 2,
      by: "code",
      code: "0.137",
    });
    expect(run("0.4", "0.137", "--shift", "--lang", "zh").stdout).toContain("已证明");
  });
  test("says in one line what is wrong", () => {
    for (const [words, says] of [
      [["0.4"], "expected two games, found 1"],
      [["0.4", "wythoff"], "expected a game of one heap"],
      [["0.4", "kaylse"], "Did you mean kayles?"],
    ] as const) {
      const { status, stderr } = run(...words);
      expect(status).toBe(2);
      expect(stderr).toContain(says);
    }
  });
  test.each([
    ["{1000000000..2000000000}", "{1000000000..2000000000}", 0, "both have the same moves"],
    ["{1000000..}", "{1000000..}", 0, "Proved"],
    ["{1000000..1000000000000}", "{1000000..}", 1, "first at heap 1000001000000: 0 and 1000001"],
    ["{5000000000..6000000000}", "{5000000001..6000000000}", 1, "first at heap 5000000000: 1 and 0"],
    ["{1..1000000000000}", "nim", 1, "first at heap 1000000000001: 0 and 1000000000001"],
    ["{2..1000000000000}", "!{1}", 1, "first at heap 1000000000002: 0 and 500000000001"],
    ["{1000000000..2000000000}", "{3}", 1, "first at heap 3: 0 and 1"],
    ["0.0", "{1000000000..2000000000}", 1, "first at heap 1000000000: 0 and 1"],
    ["powers-of-two", "{1,2}", 0, "Proved"],
    ["{powers(3)}", "{1}", 0, "Proved"],
  ])("%s and %s are decided at once", (a, b, status, says) => {
    const found = nimber(["same", a, b]);
    expect([found.status, found.stderr]).toEqual([status, ""]);
    expect(found.stdout.replace(/\s+/g, " ")).toContain(says);
    const json = JSON.parse(nimber(["same", a, b, "--json"]).stdout);
    expect(json.verdict).toBe(status === 0 ? "proved" : "refuted");
  });
});

describe("nimber octal", () => {
  test("names every code once, by its canonical form", () => {
    const { stdout, status } = nimber(["octal", "--all", "--digits", "2", "--to", "600", "--json"]);
    expect(status).toBe(3);
    const rows = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const codes = rows.flatMap((row) => row.codes.map(({ code }: { code: string }) => code));
    expect(codes).toHaveLength(128);
    expect(new Set(codes).size).toBe(128);
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
    expect(rows.find(({ code }) => code === "0.137")).toMatchObject({
      verdict: "proved",
      preperiod: 52,
      period: 34,
      max: 9,
      codes: expect.arrayContaining([
        { code: "0.07", shift: 1 },
        { code: "0.4", shift: 2 },
      ]),
    });
    expect(rows.find(({ code }) => code === "0.16").verdict).toBe("none");
  });
  test("ends with 3 as long as one row is not proved", () => {
    expect(nimber(["octal", "0.07", "0.77"])).toMatchObject({ status: 0, stderr: "" });
    expect(nimber(["octal", "0.07", "0.6", "--to", "300"])).toMatchObject({ status: 3, stderr: "" });
  });
  test("prints tables and csv, and says in one line what is wrong", () => {
    expect(nimber(["octal", "0.07", "kayles"]).stdout).toMatch(/0\.77 +proved +71 +12 +8/);
    const csv = nimber(["octal", "0.7", "--format", "csv", "--to", "100"]).stdout;
    expect(csv).toBe(
      "code,verdict,preperiod,period,max,exceptions,rare,heaps,codes,replayed\n0.7,proved,0,2,1,0,0,7,0.7,true\n",
    );
    expect(nimber(["octal", "0.07", "--lang", "zh"]).stdout).toContain("前周期");
    for (const [words, says] of [
      [["octal"], "expected codes or --all, found neither"],
      [["octal", "0.7", "--all"], "expected codes or --all, found both"],
      [["octal", "nim"], "expected a code such as 0.137, found nim"],
      [["octal", "0.7", "--format", "xml"], "expected one of table, csv, json"],
    ] as const) {
      const { status, stderr } = nimber(words);
      expect(status).toBe(2);
      expect(stderr).toContain(says);
    }
  });
});

test("a comparison that was told no end says what stopped it, and how to go on", () => {
  const { status, stdout } = nimber(["same", "0.36", "0.360", "--limit", "700"]);
  expect([status, stdout]).toEqual([0, expect.stringContaining("Proved")]);
  const found = nimber(["same", "0.6", "0.06", "--shift", "--time", "0.3"]);
  expect(found.stderr).toBe("");
  const slow = nimber(["same", "{powers(2)}", "{fibonacci}", "--limit", "3"]);
  expect([slow.status, slow.stdout]).toEqual([3, expect.stringContaining("To continue: --limit 30.")]);
});

test("laws of one game that are proved of the other prove that they are the same", () => {
  for (const [a, b, code, says] of [
    ["[n: n-1 | n/2 if n > 0]", "mark", 0, "Proved"],
    ["[n: n-k if 2*k <= n]", "[n: n-k if k <= n/2]", 0, "Proved"],
    ["[x,y: x-k,y | x,y-k]", "[a,b: a,b-1 | a-1,b]", 1, "first at 0,2: 2 and 0."],
    ["[n: n-k ; legal: n % 2 = 0]", "nim", 1, "first at 2: 1 and 2."],
    ["[x,y: x-k,y]", "nim", 2, "expected a game of one heap"],
  ] as const) {
    const { status, stdout, stderr } = nimber(["same", a, b]);
    expect([a, b, status, stdout + stderr]).toEqual([a, b, code, expect.stringContaining(says)]);
  }
});
