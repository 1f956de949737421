import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { main, nimber } from "../nimber.ts";
import { isQuick } from "../part.ts";
import { expectSchema } from "./schema.case.ts";

describe("values", () => {
  test("prints every format", () => {
    const run = (format: string) =>
      nimber(["values", "{1,2}", "--from", "2", "--to", "5", "--format", format]).stdout;
    expect(JSON.parse(run("json"))).toEqual({ game: "{1,2}", from: 2, values: [2, 0, 1, 2] });
    expectSchema("values", run("json"));
    expect(run("csv")).toBe("heap,value\n2,2\n3,0\n4,1\n5,2\n");
    expect(run("bfile")).toBe("2 2\n3 0\n4 1\n5 2\n");
    expect(run("markdown")).toContain("| **0** |  |  | 2 | 0 | 1 | 2 |  |  |  |  |");
    expect(run("latex")).toContain("$0$ &  &  & 2 & 0 & 1 & 2 &  &  &  &  \\\\");
    expect(run("table")).toContain("0         2  0  1  2");
  });

  test("prints Kayles as published", () => {
    const { stdout } = nimber(["values", "0.77", "--to", "200", "--json"]);
    const { values } = JSON.parse(stdout);
    expect(values.slice(0, 20)).toEqual([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2]);
    expect(values).toHaveLength(201);
  });

  test("prints two-heap games as squares", () => {
    const { stdout } = nimber(["values", "wythoff", "--to", "3", "--json"]);
    expect(expectSchema("values", stdout)).toMatchObject({
      values: [
        [0, 1, 2, 3],
        [1, 2, 0, 4],
        [2, 0, 1, 5],
        [3, 4, 5, 6],
      ],
    });
  });

  test("prints parts of squares, and as lines", () => {
    expect(nimber(["values", "wythoff(1)", "--from", "2", "--to", "3", "--json"]).stdout).toBe(
      '{"game":"wythoff(1)","from":2,"values":[[4,5],[5,6]]}\n',
    );
    expect(nimber(["values", "wythoff", "--to", "1", "--format", "csv"]).stdout).toBe(
      "a,b,value\n0,0,0\n0,1,1\n1,0,1\n1,1,2\n",
    );
    expect(nimber(["values", "wythoff", "--to", "2"]).stdout).toBe(
      "  wythoff\n     0 1 2\n   0 0 1 2\n   1 1 2 0\n   2 2 0 1\n",
    );
    expect(nimber(["values", "euclid", "--to", "3", "--format", "json"]).stdout).toBe(
      '{"game":"euclid","from":0,"values":[[0,0,0,0],[0,1,2,3],[0,2,1,0],[0,3,0,1]]}\n',
    );
    const wrong = nimber(["values", "wythoff", "--from", "1", "--format", "latex"]);
    expect(wrong).toMatchObject({ status: 2, stdout: "" });
    expect(wrong.stderr).toContain("expected one of table, json, csv for a game of two heaps");
  });

  test("ends quietly when its reader goes away", () => {
    const { stdout, stderr, status } = spawnSync(
      "sh",
      ["-c", `"$0" "$1" values '{1,2}' --to 300000 --format csv | head -2; exit $?`, process.execPath, main],
      { encoding: "utf8" },
    );
    expect({ stdout, stderr, status }).toEqual({ stdout: "heap,value\n0,0\n", stderr: "", status: 0 });
  });
});

describe("table", () => {
  test("prints code, and its size beside it", () => {
    const { stdout, stderr, status } = nimber(["table", "kayles", "--to", "1e6", "--code", "python"]);
    expect(status).toBe(0);
    expect(stdout).toContain("# proved: preperiod 71, period 12, theorem: ");
    expect(nimber(["template", "nim", "--code", "python"]).stdout).toContain(
      "# proved: sg(n) = n, theorem: ",
    );
    expect(stderr).toBe(
      `${stdout.length} bytes: within the 64 KB of most judges, within the 50 KB of Luogu\n`,
    );
    const json = nimber(["table", "kayles", "--to", "1e6", "--code", "py", "--json"]);
    expect(expectSchema("table", json.stdout)).toMatchObject({ language: "python", source: stdout });
  });

  test("takes its programming language by --code, the language of the text by --lang or the locale", () => {
    const args = ["table", "{primes}", "--to", "99", "--code", "c++"];
    const chinese = nimber([...args, "--lang", "zh"]);
    expect(chinese.stdout).toContain("// {primes} 的 SG 值：");
    expect(chinese.stderr).toContain("字节");
    expect(nimber(args, "", { LANG: "zh_CN.UTF-8" })).toEqual(chinese);
    expect(nimber(args).stdout).toContain("// SG values of {primes}");
    expect(nimber(["--lang=zh", ...args])).toEqual(chinese);
    expect(nimber([...args, "--lang=fr"]).stderr).toContain("--lang: expected en or zh, found `fr`");
    expect(nimber(["help", "table"]).stdout).toContain("--lang en|zh");
    expect(nimber(["help", "values"]).stdout).toContain("--lang en|zh");
    expect(nimber(["--lang", "zh", "values", "nim", "--to", "3"]).status).toBe(0);
  });

  test.each([
    ["--lang", "c++", "--text", "zh"],
    ["--text=zh", "--lang=c++"],
    ["--code", "cpp", "--text", "zh"],
    ["--lang", "zh", "--lang", "cpp"],
  ])("has its options under their former names, too: %s %s", (...former) => {
    const today = nimber(["table", "{2,5}", "--to", "50", "--code", "cpp", "--lang", "zh"]);
    expect(today.status).toBe(0);
    expect(nimber(["table", "{2,5}", "--to", "50", ...former])).toEqual(today);
    expect(nimber(["template", "{2,5}", ...former])).toEqual(
      nimber(["template", "{2,5}", "--code", "cpp", "--lang", "zh"]),
    );
    expect(nimber(["values", "{2,5}", "--text", "zh"]).status).toBe(2);
  });

  test("writes a file", () => {
    const folder = mkdtempSync(join(tmpdir(), "nimber-"));
    try {
      const file = join(folder, "sg.pas");
      const args = ["table", "{2,5}", "--to", "50", "--code", "pascal"];
      expect(nimber([...args, "--out", file]).stdout).toBe("");
      expect(readFileSync(file, "utf8")).toBe(nimber(args).stdout);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("--law", () => {
  test.skipIf(isQuick)("writes the law that is proved", () => {
    const fibonacci = "[n,m: n-k,2*k if k <= m]";
    const said = {
      sentence: expect.stringContaining("m < lowest(n,zeckendorf)"),
      by: expect.stringContaining("automaton"),
    };
    const program = nimber(["template", fibonacci, "--law", "--read", "(n m)* until 0 0", "--json"]);
    expect(expectSchema("template", program.stdout)).toMatchObject({ known: said });
    const table = nimber(["table", fibonacci, "--law", "--to", "5", "--json"]);
    const { source } = expectSchema("table", table.stdout) as { source: string };
    expect(source).toContain("int lost(long long n, long long m)");
  });

  test("is refused where none is proved", () => {
    const primes = nimber(["template", "[n: n-k if k in primes]", "--law"]);
    expect(primes).toMatchObject({ status: 2, stdout: "" });
    expect(primes.stderr).toMatch(/^nimber: \[n: n-k if k in primes\] has no proved law of values \(.*\)\n$/);
  });
});

describe("template", () => {
  test("reads the input by a form, and prints the words that are asked for", () => {
    const rule = "[n: n-1 | n/2]";
    const args = ["template", rule, "--code", "python", "--to", "100"];
    const { stdout, status } = nimber([...args, "--read", "(m n p)* until 0 0 0", "--print", "Fibo/Nacci"]);
    expect(status).toBe(0);
    expect(stdout).toContain("# Input: (m n p)* until 0 0 0. Output: Fibo or Nacci for each.");
    const json = nimber([...args, "--read", "single", "--json"]);
    expect(expectSchema("template", json.stdout)).toMatchObject({ game: rule, input: "single" });
    expect(nimber([...args, "--input", "single", "--json"])).toEqual(json);
    expect(nimber([...args, "--read", "heaps"]).stdout).toBe(nimber(args).stdout);
    const square = nimber([
      "table",
      "[x,y: x-k,y | x,y-k | x-k,y-k]",
      "--to",
      "3,4",
      "--code",
      "c",
      "--json",
    ]);
    expect((expectSchema("table", square.stdout) as { source: string }).source).toContain(
      "int sg(int x, int y) {",
    );
  });

  test("prints a program for a game, or one that reads its set", () => {
    const { stdout, stderr, status } = nimber(["template", "{2,5}", "--code", "cpp"]);
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
    expect(stdout).toContain("// {2,5}: Take s tokens from the heap, s in {2,5}.");
    expect(stdout).toContain("static const int takes[] = {2, 5};");
    const json = nimber(["template", "{2,5}", "--code", "c++", "--json"]);
    expect(expectSchema("template", json.stdout)).toMatchObject({ language: "cpp", source: stdout });
    const set = nimber(["template", "--input", "s-nim", "--code", "py", "--json"]);
    expect(expectSchema("template", set.stdout)).toMatchObject({ language: "python", input: "s-nim" });
    expect(
      nimber(["template", "{2,5}", "--input", "s-nim", "--code", "rs", "--text", "zh"]).stdout,
    ).toContain("// S-Nim：从一堆中取走 s 个石子");
  });

  test.skipIf(isQuick)("says when a program takes long to start", () => {
    expect(nimber(["template", "0.6", "--code", "c"]).stderr).toBe("");
    expect(nimber(["template", "0.6", "--code", "c", "--to", "100000"]).stderr).toBe(
      "The program visits about 3·10^9 options when it starts; a smaller --to, or nimber table '0.6', is faster.\n",
    );
    expect(nimber(["template", "kayles", "--code", "c", "--to", "100000"]).stderr).toBe("");
  });

  test("brings a table for rules that are no data", () => {
    const { stdout } = nimber(["template", "lasker", "--code", "python", "--to", "100"]);
    expect(stdout).toContain("def sg(n):");
    expect(stdout).toContain("# proved: preperiod 1, period 4, saltus 4, theorem: Lasker");
  });
});
