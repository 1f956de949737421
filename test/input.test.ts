import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { progressOf } from "../src/cli/boards-checkpoint.ts";
import type { CommandContext, Terminal } from "../src/cli/command.ts";
import { allLines } from "../src/cli/reader.ts";
import { width } from "../src/cli/terminal/layout.ts";
import { sealed } from "../src/cli/terminal/terminal.ts";
import { LimitError } from "../src/errors.ts";
import { parseGame } from "../src/games/notation.ts";
import { lawOfGame } from "../src/law/index.ts";
import { begin, started } from "../src/solve/limits.ts";
import { main, nimber } from "./nimber.ts";
import { oneIn, partOf } from "./part.ts";

const MARK = "\ufeff";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "nimber-input-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a line in a shell in which $N is `nimber`. */
const shell = (line: string, language = "C.UTF-8") =>
  spawnSync("bash", ["--norc", "-c", line.replaceAll("$N", `"${process.execPath}" "${main}"`)], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, LANG: language },
    cwd: folder,
  });

describe("a byte order mark before what is read is passed over:", () => {
  test("arguments", () => {
    expect(nimber(["solve", `${MARK}kayles`, "5", "--json"])).toEqual(
      nimber(["solve", "kayles", "5", "--json"]),
    );
    expect(nimber(["period", `${MARK}0.77`, "--json"])).toEqual(nimber(["period", "0.77", "--json"]));
  });

  test("lines, also when they come byte by byte", () => {
    expect(nimber(["solve", "-"], `${MARK}kayles 5\r\nnim 3\n`).stdout).toBe("kayles 5\tN\t4\nnim 3\tN\t3\n");
    expect(nimber(["solve", "kayles", "-"], `${MARK}5\n`).stdout).toBe("5\tN\t4\n");
    expect(nimber(["play", "nim", "1"], `${MARK}1\n`).stdout).toContain("You win!");
    expect(shell("(printf '\\xef'; printf '\\xbb'; printf '\\xbfkayles 5') | $N solve -").stdout).toBe(
      "kayles 5\tN\t4\n",
    );
  });

  test("contest inputs, and certificates", () => {
    expect(nimber(["judge", "acwing-893"], `${MARK}2\n2 5\n3\n2 4 7\n`)).toEqual(
      nimber(["judge", "acwing-893"], "2\n2 5\n3\n2 4 7\n"),
    );
    const file = join(folder, "kayles.json");
    nimber(["period", "kayles", "--certificate", file]);
    const marked = join(folder, "marked.json");
    writeFileSync(marked, MARK + spawnSync("cat", [file], { encoding: "utf8" }).stdout);
    expect(nimber(["check", marked])).toMatchObject({ status: 0, stderr: "" });
  });

  test("and UTF-16 is named", () => {
    const utf16 = "printf '\\xff\\xfe3\\x00\\n\\x00'";
    const found = "expected UTF-8, found UTF-16\n";
    expect(shell(`${utf16} | $N solve kayles -`)).toMatchObject({
      status: 2,
      stderr: `nimber: standard input: ${found}`,
    });
    expect(shell(`${utf16} > c.json; $N check c.json`)).toMatchObject({
      status: 2,
      stderr: `nimber: c.json: ${found}`,
    });
    expect(shell(`${utf16} | $N judge acwing-893`).stderr).toContain("found UTF-16, line 1 column 1");
  });
});

test("what is read takes no more memory than the question has, however long a line, or how many", () => {
  const long = "1 ".repeat(40_000);
  const found = nimber(["solve", "nim", "-", "--memory", "1MB"], long);
  expect(found).toMatchObject({ status: 3, stdout: "" });
  expect(found.stderr).toMatch(
    /^nimber: stopped at the limit of 1048576 bytes of memory, needed \d+; --memory/,
  );
  expect(nimber(["solve", "nim", "-", "--memory", "2MB"], long).status).toBe(0);
  const reading = (text: string): Terminal => {
    const bytes = Buffer.from(text);
    let at = 0;
    const read = (buffer: Uint8Array) => {
      const part = bytes.subarray(at, at + buffer.length);
      buffer.set(part);
      at += part.length;
      return part.length;
    };
    return { read } as Terminal;
  };
  expect(() => allLines(reading("1\n".repeat(40_000)), begin({ bytes: 2 ** 20 }))).toThrow(LimitError);
  expect(allLines(reading("1\n2\r\n3"), begin({ bytes: 2 ** 20 }))).toEqual(["1", "2", "3"]);
});

describe("what is echoed", () => {
  /** Characters that control a terminal or are invisible. */
  const UNSEEN = /(?![\n\t])[\p{C}\p{Zl}\p{Zp}]/u;
  const hostile = "\u001b[2J\u001b]0;x\u0007\u202e\u2066\u009b\u2028\u200b";

  test.each([
    [[hostile]],
    [["help", hostile]],
    [["solve", "kayles", hostile]],
    [["solve", hostile]],
    [["solve", "kayles", "3", `--${hostile}`]],
    [["solve", "kayles", "3", `--time=${hostile}`]],
    [["solve", "kayles", "3", `--json=${hostile}`]],
    [["solve", "kayles", "3", "--json", hostile]],
    [["solve", "kayles", "3", `--lang=${hostile}`]],
    [["values", "kayles", hostile]],
    [["values", "kayles", `--format=${hostile}`]],
    [["check", hostile]],
    [["judge", hostile]],
    [["games", "nim", hostile]],
    [["play", "nim", "3", `--first=${hostile}`]],
    [["table", "kayles", "--to", "9", `--lang=${hostile}`]],
    [["template", "kayles", `--input=${hostile}`]],
    [["period", "kayles", `--resume=${hostile}`]],
    [["web", `--allow-host=${hostile}`]],
    [["solve", "kayles", `-5${hostile}`]],
  ])("is visible: %j", (args) => {
    const { status, stdout, stderr } = nimber(args);
    expect(stdout + stderr).not.toMatch(UNSEEN);
    expect(status).toBe(2);
  });

  test("is visible on standard input too", () => {
    for (const args of [
      ["solve", "-"],
      ["solve", "kayles", "-"],
      ["judge", "acwing-893"],
      ["play", "nim", "3"],
    ]) {
      const { stdout, stderr } = nimber(args, `${hostile}\n`);
      expect(stdout + stderr).not.toMatch(UNSEEN);
      // Contest formats treat control characters as white space.
      expect(stdout + stderr).toContain(args[0] === "judge" ? "found `[2J`" : "\\u{1b}");
    }
  });

  test("is cut at 80 columns, the place in sight", () => {
    const long = `${"nim 7 + ".repeat(12_500)}nim x`;
    const { stderr, status } = nimber(["solve", "-"], `${long}\n`);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^line 1: nimber: expected a natural number, found `x`\n {2}….*nim x\n +\^\n$/);
    const [, line, caret] = stderr.split("\n");
    expect(line!.length).toBeLessThanOrEqual(80);
    expect(line![caret!.length - 1]).toBe("x");
    const answered = nimber(["solve", "-"], `${"nim 7 + ".repeat(2000)}nim 7\n`).stdout;
    expect(answered).toMatch(/^nim 7 \+ .{70,71}…\tN\t7\n$/);
    const word = nimber([`${"k".repeat(100_000)}`]).stderr;
    expect(word).toBe(`nimber: there is no command \`${"k".repeat(79)}…\`; see nimber help\n`);
  });

  test("a large Hackenbush is named by its beginning", () => {
    const path = Array.from({ length: 200 }, (_, i) => `${i}-${i + 1}`).join(",");
    const { stdout, status } = nimber(["solve", "hackenbush", "-", "--json"], `${path}\n`);
    expect([status, JSON.parse(stdout).value]).toEqual([0, 200]);
    const lines = nimber(["solve", "hackenbush", "-"], `${path}\n`).stdout;
    expect(lines.length).toBeLessThan(100);
    expect(lines).toMatch(/^0-1,1-2,.*…\tN\t200\n$/);
  });

  test("JSON says the same, with the escapes that JSON has", () => {
    const { stderr } = nimber(["solve", "kayles", "\u202e3", "--json"]);
    expect(stderr).not.toMatch(UNSEEN);
    expect(JSON.parse(stderr).error).toMatchObject({ input: "kayles \u202e3", offset: 7 });
  });
});

describe("lines of standard input", () => {
  test("may be long, and end in any way", () => {
    const heaps = Array.from({ length: 2000 }, (_, i) => 1 + (i % 7));
    const line = `${heaps.join(" ")}\r\n`;
    const { stdout, status } = nimber(["solve", "{1..9}", "-"], `${line}3`);
    const value = heaps.reduce((sum, heap) => sum ^ heap, 0);
    expect(status).toBe(0);
    expect(stdout.split("\n").map((each) => each.split("\t").slice(1))).toEqual([
      [value === 0 ? "P" : "N", `${value}`],
      ["N", "3"],
      [],
    ]);
  });

  test("a negative heap is named, with its place", () => {
    expect(nimber(["solve", "nim", "3", "-5"]).stderr).toBe(
      "nimber: expected a heap or another position, never negative, found `-5`\n  solve nim 3 -5\n              ^\n",
    );
    for (const args of [
      ["value", "kayles", "-12"],
      ["play", "nim", "-1"],
      ["explain", "nim", "-5x"],
    ]) {
      expect(nimber(args)).toMatchObject({ status: 2, stdout: "" });
      expect(nimber([...args, "--lang", "zh"]).stderr).toContain(
        `此处应为堆或其他局面（不为负），但读到 \`${args[2]}\``,
      );
    }
    expect(nimber(["values", "kayles", "--to", "-5"]).stderr).toContain("--to: expected a number from 0");
  });
});

describe("input and output that fail", () => {
  test("a full disk is one line, and exit code 2", () => {
    for (const [line, language, said] of [
      ["$N solve nim 3 > /dev/full", "C.UTF-8", "nimber: standard output: cannot be written (ENOSPC)\n"],
      ["$N solve nim 3 > /dev/full", "zh_CN.UTF-8", "nimber: 标准输出：无法写入（ENOSPC）\n"],
      ["$N solve nim 3 --json > /dev/full", "C.UTF-8", /^\{"error":\{"code":"file",/],
      ["$N values kayles --to 100000 --format csv > /dev/full", "C.UTF-8", /^nimber: standard output: .*\n$/],
      ["$N help > /dev/full", "C.UTF-8", /^nimber: standard output: .*\n$/],
      ["$N > /dev/full", "C.UTF-8", /^nimber: standard output: .*\n$/],
      ["$N web --port 0 > /dev/full", "C.UTF-8", /^nimber: standard output: .*\n$/],
      ["echo 3 | $N solve nim - > /dev/full", "C.UTF-8", /^nimber: standard output: .*\n$/],
      [
        "printf '2 2 5 3 2 4 7' | $N judge acwing-893 > /dev/full",
        "C.UTF-8",
        /^nimber: standard output: .*\n$/,
      ],
    ] as const) {
      const { status, stderr } = shell(line, language);
      expect(stderr).toMatch(said);
      expect(status).toBe(2);
    }
  });

  test("where nothing can be told, the answer and the exit code still come", () => {
    expect(shell("$N solve nim x 2> /dev/full")).toMatchObject({ status: 2, stdout: "" });
    expect(shell("$N verify 0.156 2> /dev/full").status).toBe(0);
    expect(shell("$N solve nim 3 > /dev/full 2> /dev/full").status).toBe(2);
  });

  test("a reader that goes away ends it as SIGPIPE ends other tools", () => {
    const { stdout, stderr } = shell(
      `$N values kayles --to 300000 --format csv | head -1; echo \${PIPESTATUS[0]}`,
    );
    expect({ stdout, stderr }).toEqual({ stdout: "heap,value\n141\n", stderr: "" });
  });

  test("a folder cannot be read", () => {
    for (const command of ["solve -", "judge acwing-893", "play nim 3"]) {
      expect(shell(`$N ${command} < .`)).toMatchObject({
        status: 2,
        stderr: "nimber: standard input: cannot be read (EISDIR)\n",
      });
    }
  });

  test("an unknown language is told in that of the locale", () => {
    expect(nimber(["games", "--lang", "fr"], "", { LANG: "zh_CN.UTF-8" })).toMatchObject({
      status: 2,
      stderr: "nimber: --lang：此处应为 en 或 zh，但读到 `fr`\n",
    });
  });

  const hasScript = spawnSync("script", ["--version"]).error === undefined;

  test.skipIf(!hasScript)("on a terminal an error is broken between words", () => {
    const command = `stty cols 60; ${process.execPath} ${main} solve kaylse 3 --lang zh`;
    const { stdout } = spawnSync("script", ["-qec", command, "/dev/null"], {
      encoding: "utf8",
      env: { PATH: process.env.PATH, TERM: "xterm", NO_COLOR: "1" },
    });
    const lines = stdout.trimEnd().split("\r\n");
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) {
      expect([...line].reduce((sum, sign) => sum + (sign > "\u2e7f" ? 2 : 1), 0)).toBeLessThanOrEqual(60);
    }
    expect(lines.slice(0, -2).join("").replaceAll(" ", "")).toContain("是否想写kayles3？");
  });
});

describe.skipIf(process.platform === "win32")("what has no end is read within the limits by", () => {
  const ENDLESS = "/dev/zero";
  const small = ["--memory", "8M"];
  test.each([
    [["check", ENDLESS]],
    [["test", ENDLESS]],
    [["play", "--proof", ENDLESS]],
    [["quotient", "kayles", "--resume", ENDLESS]],
    [["values", "cram 3xn", "--to", "5", "--resume", ENDLESS]],
    [["solve", "cram 4x4", "--database", ENDLESS]],
  ])("%j", (args) => {
    expect(nimber([...args, ...small])).toMatchObject({
      status: 3,
      stdout: "",
      stderr: expect.stringMatching(/^nimber: stopped at the limit of 8388608 bytes of memory/),
    });
  });

  test.each(["graph", "judge acwing-893"])("%s, by its time", (command) => {
    const [name = "", ...words] = command.split(" ");
    const line = `$N ${name} ${words.join(" ")} ${name === "graph" ? ENDLESS : ""} --time 0.2 < ${ENDLESS}`;
    expect(shell(line)).toMatchObject({
      status: 3,
      stderr: expect.stringContaining("the limit of 0.2 seconds"),
    });
  });

  test.each(oneIn(2, ["law -", "identify -"]))(
    "%s, which reads no more numbers than it can look at",
    (command) => {
      const found =
        "expected 1 to 100000 values, such as 0,1,2,0,1,2, or a b-file on standard input, found more\n";
      for (const endless of ["yes 1 2", "yes 1 2 | tr '\\n' ' ' | head -c 3000000"]) {
        expect(shell(`${endless} | $N ${command}`)).toMatchObject({ status: 2, stderr: `nimber: ${found}` });
      }
    },
  );
});

test("all parts of a question share its time", () => {
  const limits = started({ seconds: 1000 });
  expect(started(limits)).toBe(limits);
  const over = { ...limits, until: Date.now() - 1 };
  expect(() => begin(over).tick()).toThrow(LimitError);
  for (const notation of ["[n: n-k**k]", "[n: n-k if n*k % 7 != 3]"]) {
    expect(lawOfGame(parseGame(notation), "normal", over)).toMatchObject({ stopped: { limit: "seconds" } });
  }
});

test("reading a checkpoint of boards counts for the time of its question", () => {
  const option = (name: string) => (name === "resume" ? "/dev/zero" : undefined);
  const given = { option, peek: option } as CommandContext;
  const bounds = begin({ ...started({ seconds: 1000 }), until: Date.now() - 1 });
  const saved = {
    has: (_: object): _ is { values: [] } => true,
    now: () => ({ values: [] }),
    says: () => ({ en: "", zh: "" }),
  };
  expect(() => progressOf({ boards: "cram 3xn", from: 1 }, saved as never, given, bounds)).toThrow(
    LimitError,
  );
});

describe("one door to the terminal", () => {
  test("lets through ends of lines, tabs and its own colours, and nothing else that is obeyed or unseen", () => {
    const draw = fc.string({ unit: "binary", maxLength: 40 });
    for (const coloured of [false, true]) {
      let out = "";
      const put = (text: string) => {
        out = text;
      };
      const style: Terminal["style"] = (_, text) => (coloured ? `\u001b[1m${text}\u001b[22m` : text);
      const terminal = sealed({ write: put, warn: put, progress: (text) => put(text()), style } as Terminal);
      fc.assert(
        fc.property(draw, fc.constantFrom("write", "warn", "progress"), (text, name) => {
          const styled = terminal.style("bold", text);
          if (name === "progress") terminal.progress(() => styled);
          else terminal[name](styled);
          // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are made of them.
          const rest = coloured ? out.replace(/\u001b\[\d{1,2}m/g, "") : out;
          expect(rest).not.toMatch(/(?![\n\t])[\p{C}\p{Zl}\p{Zp}]/u);
        }),
        { seed: 37, numRuns: partOf(8000) },
      );
    }
  });

  test("obeys no colour of an input, within one of its own too, and cuts it as before", () => {
    let out = "";
    const put = (text: string) => {
      out = text;
    };
    const style: Terminal["style"] = (_, text) => `\u001b[1m${text}\u001b[22m`;
    const terminal = sealed({ write: put, warn: put, progress: (text) => put(text()), style } as Terminal);
    const hostile = "a\u001b[8mb\u001b[0mc";
    terminal.write(`${hostile} ${terminal.style("bold", hostile)}`);
    const inert = "a\\u{1b}[8mb\\u{1b}[0mc";
    expect(out).toBe(`${inert} \u001b[1m${inert}\u001b[22m`);
    expect(width(terminal.style("bold", "abc"))).toBe(3);
    // A private control sequence of one terminal means nothing to another.
    const other = sealed({ write: put, warn: put, progress: (text) => put(text()), style } as Terminal);
    other.style("bold", "");
    other.write(terminal.style("bold", "abc"));
    expect(out).not.toContain("\u001b");
  });

  test("is the only one: no other file of the command line writes to the process", () => {
    const folder = fileURLToPath(new URL("../src/cli/", import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      (file) => file.endsWith(".ts") && file !== join("terminal", "terminal.ts") && file !== "main.ts",
    );
    expect(files.length).toBeGreaterThan(100);
    const others = files.filter((file) => {
      const code = readFileSync(join(folder, file), "utf8");
      return /^(?![^"'`]*["'`]).*\b(process\.std(out|err)|console\.)|\bstyleText\b/m.test(code);
    });
    expect(others).toEqual([]);
  });

  test("shows what nimber test reads, cut", () => {
    const hostile = "\u001b[2J\u001b]0;x\u0007\u202e\u2066\u009b";
    for (const line of [
      `nim 3 = 4 ${hostile}`,
      `nim 3${hostile} = 3`,
      `nim ${"1 ".repeat(5000)}= 7`,
      `nim ${"1 ".repeat(5000)}x`,
    ]) {
      for (const more of [[], ["--json"]]) {
        const { status, stdout, stderr } = nimber(["test", "-", ...more], `${line}\n`);
        expect(status).not.toBe(0);
        expect(stdout + stderr).not.toMatch(/(?![\n\t])[\p{C}\p{Zl}\p{Zp}]/u);
        if (more.length === 0)
          for (const each of (stdout + stderr).split("\n")) expect(each.length).toBeLessThan(300);
      }
    }
  });
});

test.each([
  ["en_US.UTF-8", /^nimber: expected Node 20\.19 or later, found 18\.20\.4\n$/],
  ["zh_CN.UTF-8", /^nimber：需要 Node 20\.19 或更高版本，但当前为 18\.20\.4\n$/],
])("an older Node is told in one sentence: %s", (language, says) => {
  const older =
    'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.4" } })';
  const run = shell(`node --import 'data:text/javascript,${older}' "${main}" solve nim 3`, language);
  expect(run).toMatchObject({ status: 2, stdout: "", stderr: expect.stringMatching(says) });
});
