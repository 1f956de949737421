import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { main, nimber } from "./nimber.ts";

const schemaOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`../docs/schema/${name}.json`, import.meta.url), "utf8"));

function expectSchema(name: string, json: string): unknown {
  const validate = new Ajv({ allErrors: true, strict: false }).compile(schemaOf(name));
  const value = JSON.parse(json);
  validate(value);
  expect(validate.errors).toBeNull();
  return value;
}

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
    expect(said).toContain("the previous player wins (P-position)");
    expect(nimber(["solve", "kayles", "9", "--misere", "--lang", "zh"]).stdout).toContain(
      "Anti-SG 规则不适用",
    );
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
    expect(wrong).toMatchObject({ status: 2, stdout: "3\tN\t3\n" });
    expect(wrong.stderr).toContain("line 2:");
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
    expect(stdout).toContain("The nim-sum's highest 1 stands for 2");
    expectSchema("explain", nimber(["explain", "kayles", "4", "7", "--json"]).stdout);
    expect(nimber(["explain", "{2,5}", "1"]).stdout).toContain("the mex of nothing is 0");
    expect(nimber(["explain", "{2,5}", "1", "--lang", "zh"]).stdout).toContain("空集的 mex 为 0");
  });
});

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
    expect(nimber(args).stdout).toContain("// Grundy values of {primes}");
    expect(nimber(["--lang=zh", ...args])).toEqual(chinese);
    expect(nimber([...args, "--lang=fr"]).stderr).toContain("--code: expected one of cpp");
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

  test("says when a program takes long to start", () => {
    expect(nimber(["template", "0.6", "--code", "c"]).stderr).toBe("");
    expect(nimber(["template", "0.6", "--code", "c", "--to", "100000"]).stderr).toBe(
      "The program looks at about 3·10^9 options when it starts; a smaller --to, or nimber table '0.6', is faster.\n",
    );
    expect(nimber(["template", "kayles", "--code", "c", "--to", "100000"]).stderr).toBe("");
  });

  test("brings a table for rules that are no data", () => {
    const { stdout } = nimber(["template", "lasker", "--code", "python", "--to", "100"]);
    expect(stdout).toContain("def sg(n):");
    expect(stdout).toContain("# proved: preperiod 1, period 4, saltus 4, theorem: Lasker");
  });
});

describe("verify", () => {
  test("observes true theorems", () => {
    const { status, stdout } = nimber(["verify", "wythoff(2)", "--budget", "200", "--json"]);
    expect(status).toBe(0);
    expect(expectSchema("verify", stdout)).toMatchObject({ verdict: "observed", cases: 200 });
    expect(nimber(["verify", "kayles"]).stdout).toContain(
      "observed: agrees with the rules on 1000 positions, up to 999",
    );
    expect(nimber(["verify", "0.156"]).stderr).toContain("0.156 has no theorem to verify");
  });
});

describe("verify --all", () => {
  test("tests every theorem of the catalogue", () => {
    const { status, stdout } = nimber(["verify", "--all", "--budget", "50", "--json"]);
    const verdicts = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(new Set(verdicts.map(({ verdict }) => verdict))).toEqual(new Set(["observed"]));
    expect(verdicts.map(({ game }) => game)).toEqual(
      expect.arrayContaining(["nim", "bash(3)", "wythoff", "kayles"]),
    );
    expect(status).toBe(0);
    expect(nimber(["verify", "--all", "--budget", "20"]).stdout).toContain(
      "Dawson's Kayles  (dawsons-kayles)",
    );
  });
});

describe("games", () => {
  test("lists the catalogue and shows a page", () => {
    expectSchema("games", nimber(["games", "--json"]).stdout);
    expectSchema("game", nimber(["games", "wythoff", "--json"]).stdout);
    const sym = nimber(["games", "coins(sym)"]).stdout;
    expect(sym).toContain("Source: Winning Ways (2nd ed.), vol. 3, ch. 14\n");
    expect(sym).toContain("No theorem of the literature is known here");
    expect(JSON.parse(nimber(["games", "coins(sym)", "--json"]).stdout).source).toMatch(/^Winning Ways/);
    expect(nimber(["games", "poset"]).stdout).toContain("nimber solve poset 'chomp(2x2x3)'");
    expect(nimber(["games"]).stdout).toContain("Dawson's Kayles");
    expect(nimber(["games", "--lang", "zh"]).stdout).toContain("道森凯尔斯");
    const page = nimber(["games", "kayles"]).stdout;
    for (const part of ["Kayles", "Theorem", "Source:", "Board 12", "nimber play kayles 12"])
      expect(page).toContain(part);
  });
});

describe("help", () => {
  const commands = [...nimber(["help"]).stdout.matchAll(/^ {4}(\w+)/gm)].map(([, name]) => name!);

  test("lists the commands", () => {
    expect(commands).toEqual(
      expect.arrayContaining(["solve", "values", "explain", "play", "verify", "judge", "games"]),
    );
    expect(nimber(["--version"]).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(nimber([]).stdout).toContain("nimber solve '{2,5}' 2 4 7");
    expect(nimber([]).stdout).toMatch(/nimber values 0\.77 --to 100 +a table of Grundy values/);
  });

  test.each(commands)("of %s shows at least three examples, in both languages", (name) => {
    const english = nimber(["help", name]);
    expect(english.status).toBe(0);
    expect(nimber([name, "--help"]).stdout).toBe(english.stdout);
    expect([...english.stdout.matchAll(/^ {4}nimber .+$/gm)].length).toBeGreaterThanOrEqual(4);
    const chinese = nimber(["help", name, "--lang=zh"]).stdout;
    expect(chinese).toContain("用法");
    for (const text of [english.stdout, chinese]) {
      for (const line of text.split("\n")) expect(columns(line)).toBeLessThanOrEqual(80);
    }
  });

  test("speaks the language of the locale, unless told otherwise", () => {
    expect(nimber(["help"], "", { LANG: "zh_CN.UTF-8" }).stdout).toContain("命令");
    expect(nimber(["help", "--lang", "en"], "", { LANG: "zh_CN.UTF-8" }).stdout).toContain("Commands");
  });
});

const columns = (line: string) => [...line].reduce((sum, char) => sum + (char > "\u2e7f" ? 2 : 1), 0);

describe("colour", () => {
  test("is left out of pipes, and where NO_COLOR is set", () => {
    const coloured = nimber(["solve", "nim", "1"], "", { FORCE_COLOR: "1" }).stdout;
    expect(coloured).toContain("\u001b[");
    expect(nimber(["solve", "nim", "1"]).stdout).not.toContain("\u001b[");
    expect(nimber(["solve", "nim", "1"], "", { FORCE_COLOR: "1", NO_COLOR: "1" }).stdout).not.toContain(
      "\u001b[",
    );
  });
});

describe("bad input gets one clear line, and the right exit code:", () => {
  test.each([
    [["sovle"], 2, "expected a command, found `sovle`; did you mean solve?"],
    [["frobnicate"], 2, "expected a command, found `frobnicate`; see nimber help"],
    [["solve"], 2, "expected a game and a position, found nothing; usage: nimber solve"],
    [["solve", "nim", "-", "--count"], 2, "--count: expected one sum, found - for lines of standard input"],
    [["solve", "kayles"], 2, "expected a position of kayles"],
    [
      ["solve", "kaylse", "3"],
      2,
      "expected a game: a name as kayles, a code as 0.77, a set as {2,5}, or a rule as [n: n-1 | n/2], found `kaylse`; did you mean kayles?",
    ],
    [["solve", "kayles", "x"], 2, "expected a natural number, found `x`"],
    [["solve", "kayles", "-3"], 2, "expected a heap or another position, never negative, found `-3`"],
    [["solve", "{2,5", "3"], 2, "expected `}`, found `3`"],
    [["solve", "{}", "3"], 2, "expected a number of at least 1, found `}`"],
    [["solve", "1.7", "3"], 2, "expected a first digit 0, 4, 8 or C"],
    [["solve", "kayles", "3", "--misère"], 2, "expected an option, found `--misère`; did you mean --misere?"],
    [["solve", "kayles", "3", "--json=yes"], 2, "--json: expected no value, found `yes`"],
    [["games", "--search", ""], 2, "--search: expected a text, found nothing"],
    [["games", "--search", "  "], 2, "--search: expected a text, found nothing"],
    [["genus", "kayles", "999999", "--time", "0.2"], 3, "stopped at the limit of 0.2 seconds"],
    [["solve", "kayles", "3", "--time"], 2, "--time: expected seconds, found nothing"],
    [["solve", "kayles", "3", "--time", "soon"], 2, "--time: expected seconds, found `soon`"],
    [
      ["solve", "kayles", "3", "--memory", "lots"],
      2,
      "--memory: expected bytes, as 512M or 4G, found `lots`",
    ],
    [
      ["solve", "kayles", "3", "--memory", "64iB"],
      2,
      "--memory: expected bytes, as 512M or 4G, found `64iB`",
    ],
    [
      ["solve", "0.123", "400", "--misere", "--method", "search", "--memory", "64kB"],
      3,
      "stopped at the limit of 65536 bytes",
    ],
    [["solve", "kayles", "3", "--positions", "0"], 2, "--positions: expected a number from 1"],
    [["solve", "kayles", "3", "--lang", "fr"], 2, "--lang: expected en or zh, found `fr`"],
    [["solve", "{squares}", "9000000000000000"], 3, "stopped at the limit of"],
    [["solve", "0.123", "90", "--misere", "--positions", "30"], 3, "stopped at the limit of 30 positions"],
    [["values"], 2, "expected a game, found nothing; usage: nimber values"],
    [["values", "kayles", "9"], 2, "expected a game only, found also `9`"],
    [["values", "kayles", "--to", "many"], 2, "--to: expected a number from 0"],
    [["values", "kayles", "--from", "5", "--to", "3"], 2, "--to: expected a number from 5"],
    [["values", "kayles", "--format", "xml"], 2, "--format: expected one of table, json"],
    [
      ["values", "{1,2}", "--to", "1e9", "--memory", "1M"],
      3,
      "stopped at the limit of 1048576 bytes of memory, needed",
    ],
    [["play", "nim", "3", "--first", "him"], 2, "--first: expected human or computer, found `him`"],
    [["play", "nim", "3", "--level", "11"], 2, "--level: expected a number from 0 to 10"],
    [["verify", "nosuch"], 2, "expected a game"],
    [["judge"], 2, "expected a problem, found nothing"],
    [["judge", "acwing-839"], 2, "expected a problem, found `acwing-839`; did you mean acwing-893?"],
    [["table", "kayles"], 2, "table: expected --to N, the largest heap; usage: nimber table"],
    [
      ["table", "hackenbush", "--to", "9"],
      2,
      "table: expected a game whose positions are numbers, found hackenbush",
    ],
    [["table", "kayles", "--to", "9", "--code", "pyhton"], 2, "--code: expected one of cpp, c, java"],
    [["table", "kayles", "--to", "9", "--lang", "pyhton"], 2, "--code: expected one of cpp, c, java"],
    [["table", "kayles", "--to", "9", "--text", "fr"], 2, "--lang: expected en or zh, found `fr`"],
    [
      ["table", "kayles", "--to", "9", "--code", "zh"],
      2,
      "--code: expected one of cpp, c, java, python, typescript, rust, pascal, found `zh`; the language of the text is --lang zh",
    ],
    [["table", "kayles", "--to", "99", "--max-bytes", "50"], 3, "stopped at the limit of 50 bytes of source"],
    [
      ["table", "kayles", "--to", "9", "--out", "/no/such/file"],
      2,
      "/no/such/file: cannot be written (ENOENT)",
    ],
    [["template"], 2, "expected a game, found nothing; usage: nimber template <game> --code cpp"],
    [
      ["template", "kayles", "--input", "heap"],
      2,
      "--input: expected one of heaps, single, s-nim, found `heap`",
    ],
    [["template", "kayles", "--input", "s-nim"], 2, "--read: expected no game, or a finite set as {2,5}"],
    [
      ["template", "hackenbush"],
      2,
      "template: expected a game whose positions are numbers, found hackenbush",
    ],
    [["template", "wythoff", "--to", "3,x"], 2, "--to: expected a number from 1 to 9999999, or 2 of them"],
    [
      ["template", "nim", "--read", "T (n a*m)*"],
      2,
      "expected a number, or a letter that was read before, found `m`",
    ],
    [["template", "nim", "--read", "(n a*n"], 2, "expected a letter for a number, or `)`, found the end"],
    [
      ["template", "nim", "--read", "(n a*n)* until"],
      2,
      "expected `0`, as in until 0 or until 0 0, found the end",
    ],
    [["template", "nim", "--read", "T T"], 2, "expected another letter than T, found `T`"],
    [["template", "nim", "--read", "((a*2)*)*"], 2, "expected tests that begin with a letter"],
    [["template", "nim", "--read", "T (n)* until 0"], 2, "expected the end: T says how many tests there are"],
    [["template", "wythoff", "--read", "T (n a*n)*"], 2, "expected 2 letters side by side for each position"],
    [
      ["template", "[x,y: x-1,y ; won: y = 0]", "--read", "T (n (x y)*n)*"],
      2,
      "expected tests of one position each",
    ],
    [["template", "nim", "--print", "Yes"], 2, "expected two words and `/` between them"],
    [["template", "nim", "--print", "是/否"], 2, "expected letters and digits, found `是`"],
    [["template", "nim", "--to", "1e9"], 2, "--to: expected a number from 1 to 9999999, found `1e9`"],
    [["games", "nim", "kayles"], 2, "expected one game, found also `kayles`"],
  ])("%j", (args, status, message) => {
    const run = nimber(args);
    expect(run.stderr).toContain(`nimber: ${message}`);
    expect(run.stderr).not.toMatch(/\n\s+at /);
    expect(run.stderr.trimEnd().split("\n").length).toBeLessThanOrEqual(3);
    expect(run.status).toBe(status);
    if (!message.startsWith("--lang")) {
      const json = nimber([...args, "--json"]);
      if (!args.includes("--json=yes")) expect(json.status).toBe(status);
      if (args[0] !== "play") expectSchema("error", json.stderr);
      expect(nimber([...args, "--lang", "zh"]).stderr).toMatch(/[\u4e00-\u9fff]/);
    }
  });

  test("with a caret under the place, also after wide characters", () => {
    expect(nimber(["solve", "{2,5}", "2", "x"]).stderr).toBe(
      "nimber: expected a natural number, found `x`\n  {2,5} 2 x\n          ^\n",
    );
    expect(nimber(["solve", "泥人", "3"]).stderr.split("\n")[2]).toBe("  ^");
  });
});

describe("play", () => {
  const script = (...lines: string[]) => lines.map((line) => `${line}\n`).join("");

  test("is won by following hints, with undo, why and wrong words on the way", () => {
    const { stdout, status } = nimber(
      ["play", "nim", "1", "5", "--seed", "1"],
      script("moves", "zz", "why", "undo", "2:1", "undo", "hint", "2:4", "1"),
    );
    expect(status).toBe(0);
    expect(stdout).toContain("1:1  2:1  2:2  2:3  2:4  2:5");
    expect(stdout).toContain("Expected a move, as 1:1, found `zz`; type moves to see them.");
    expect(stdout).toContain("1 ⊕ 5 = 4, which is not 0");
    expect(stdout).toContain("There is nothing to undo.");
    expect(stdout).toContain("Try 2:4.");
    expect(stdout).toContain("You win!");
  });

  test.each([
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
  ])("finds a move of a huge position by its name: %s", (sum, word) => {
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
    expect(line("value", "wythoff", "3,5", "--method", "table")).toBe(
      "nimber: the method table does not fit wythoff: its positions are not one heap with moves known as data; for it there are theorem, pair-table, search, loopy",
    );
    expect(line("solve", "nim", "3", "--method", "serach")).toContain("did you mean search?");
    expect(line("solve", "nim", "3", "--method", "quotient")).toContain(
      "expected one of diagram-table, theorem, pair-table",
    );
    expect(line("solve", "nim", "3", "--misere", "--method", "table", "--lang", "zh")).toContain(
      "反常规则下，此处应为 theorem、quotient、search、loopy 之一",
    );
    expect(line("solve", "wythoff", "3,5", "--misere", "--method", "quotient")).toContain(
      "the method quotient does not fit wythoff: wythoff 3,5",
    );
    expect(line("values", "kayles", "--method", "table", "--checkpoint", "x")).toContain(
      "no --method beside it",
    );
  });
});
