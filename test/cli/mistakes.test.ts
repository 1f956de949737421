import { describe, expect, test } from "vitest";
import { languages } from "../../src/codegen/index.ts";
import { nimber } from "../nimber.ts";
import { slowly } from "../part.ts";
import { expectSchema } from "./schema.case.ts";

const A_GAME =
  "expected a game: a name such as kayles, a code such as 0.77, a set such as {2,5}, or a one-line rule such as [n: n-1 | n/2]";

const LANGUAGES = languages.map(({ id }) => id).join(", ");

describe("bad input gets one clear line, and the right exit code:", () => {
  test.each([
    [["sovle"], 2, "there is no command `sovle`. Did you mean solve?"],
    [["frobnicate"], 2, "there is no command `frobnicate`; see nimber help"],
    [["solve"], 2, "expected a game and a position, found nothing; usage: nimber solve"],
    [["solve", "nim", "-", "--count"], 2, "--count: expected one sum, found - for lines of standard input"],
    [["solve", "kayles"], 2, "expected a position of kayles"],
    [["solve", "kaylse", "3"], 2, `${A_GAME}, found \`kaylse\`. Did you mean kayles 3?`],
    [["solve", "反尼姆", "3", "4"], 2, `${A_GAME}, found \`反尼姆\`. Did you mean nim 3 4 --misere?`],
    [["solve", "misère kayles 9"], 2, `${A_GAME}, found \`misère\`. Did you mean kayles 9 --misere?`],
    [
      ["solve", "wythoff", "5", "8"],
      2,
      "expected two heaps, such as 3,5, found ` `. Did you mean wythoff 5,8?",
    ],
    [
      ["solve", "kayles 12 nim 3"],
      2,
      "expected a natural number, found `nim`. Did you mean kayles 12 + nim 3?",
    ],
    [["period", "取 {1,3}"], 2, `${A_GAME}, found \`取\`. Did you mean {1,3}?`],
    [["solve", "kayles", "x"], 2, "expected a natural number, found `x`\n"],
    [["solve", "consecutive-piles", "1000001"], 2, "expected a pile of at most 1000000"],
    [["solve", "kayles", "-3"], 2, "expected a heap or another position, never negative, found `-3`"],
    [["solve", "{2,5", "3"], 2, "expected `}`, found `3`"],
    [["solve", "{}", "3"], 2, "expected a number of at least 1, found `}`"],
    [["solve", "1.7", "3"], 2, "expected a first digit 0, 4, 8 or C"],
    [["solve", "kayles", "3", "--misère"], 2, "there is no option `--misère`. Did you mean --misere?"],
    [["solve", "kayles", "3", "--json=yes"], 2, "--json: takes no value; remove `yes`"],
    [["games", "--search", ""], 2, "--search: expected a text, found nothing"],
    [["games", "--search", "  "], 2, "--search: expected a text, found nothing"],
    [["genus", "kayles", "999999", "--time", "0.2"], 3, "stopped at the limit of 0.2 seconds"],
    [["solve", "kayles", "3", "--time"], 2, "--time: expected seconds, found nothing"],
    [["solve", "kayles", "3", "--time", "soon"], 2, "--time: expected seconds, found `soon`"],
    [
      ["solve", "kayles", "3", "--memory", "lots"],
      2,
      "--memory: expected bytes, such as 512M or 4G, found `lots`",
    ],
    [
      ["solve", "kayles", "3", "--memory", "64iB"],
      2,
      "--memory: expected bytes, such as 512M or 4G, found `64iB`",
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
    [["values", "kayles", "9"], 2, "expected only a game, found also `9`"],
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
    [
      ["solve", "nim", "3", "--resume", "x"],
      2,
      "--resume: expected boards or graphs of at most 112 cells whose moves delete cells, such as cram 5x7, found nim 3",
    ],
    [["table", "kayles", "--code", "foo"], 2, `--code: expected one of ${LANGUAGES}, found \`foo\`\n`],
    [["judge", "acwing-839"], 2, "there is no problem `acwing-839`. Did you mean acwing-893?"],
    [["table", "kayles"], 2, "table: expected --to N, the largest heap; usage: nimber table"],
    [
      ["table", "hackenbush", "--to", "9"],
      2,
      "--to: remove 9: a table of hackenbush contains all positions reachable from the given ones, or from the start",
    ],
    [["table", "kayles", "--to", "9", "--code", "pyhton"], 2, `--code: expected one of ${LANGUAGES}`],
    [["table", "kayles", "--to", "9", "--lang", "pyhton"], 2, "--lang: expected en or zh, found `pyhton`"],
    [
      ["table", "kayles", "--to", "9", "--text", "fr"],
      2,
      "--text: expected en or zh, found `fr`; the option is now --lang",
    ],
    [["template", "chomp", "--text", "--code", "cpp"], 2, "--text: expected en or zh, found `--code`"],
    [["template", "chomp", "--text"], 2, "--text: expected en or zh, found ``"],
    [["template", "chomp", "--lang", "fr"], 2, "--lang: expected en or zh, found `fr`"],
    [["table", "kayles", "--to", "9", "--lang=klingon"], 2, "--lang: expected en or zh, found `klingon`"],
    [
      ["table", "kayles", "--to", "9", "--code", "zh"],
      2,
      `--code: expected one of ${LANGUAGES}, found \`zh\`; --lang zh sets the language of the text`,
    ],
    [["table", "kayles", "--to", "99", "--max-bytes", "50"], 3, "stopped at the limit of 50 bytes of source"],
    [
      ["table", "kayles", "--to", "9", "--out", "/no/such/file"],
      2,
      "/no/such/file: cannot be written (ENOENT)",
    ],
    [["template"], 2, "expected a game, found nothing; usage: nimber template <game>|<problem> --code cpp"],
    [
      ["template", "kayles", "--input", "heap"],
      2,
      "--input: expected one of heaps, single, s-nim, found `heap`",
    ],
    [["template", "kayles", "--input", "s-nim"], 2, "expected no game, or a finite set such as {2,5}"],
    [
      ["template", "kayles", "--read", "k {s*k} n"],
      2,
      "expected no game, or a finite set such as {2,5} or row{2,5}, because the program reads its set of takes in k {s*k} n, found `kayles`\n  kayles\n  ^",
    ],
    ...slowly<[string[], number, string]>([
      [
        ["template", "quick-cross"],
        2,
        "expected positions from which play ends, found the value ∞(0) at quick-cross x../.../...",
      ],
    ]),
    [
      ["template", "cram", "--read", "n*"],
      2,
      "expected one of the forms that the program of cram reads: T (r c)*, with any letters; also one test alone, or (…)* to the end or until 0",
    ],
    [
      ["template", "wythoff", "--to", "3,x"],
      2,
      "--to: expected a number from 1 to 9999999, or 2 such numbers",
    ],
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
    [["template", "nim", "--read", "T T"], 2, "expected a letter other than T, found `T`"],
    [["template", "nim", "--read", "((a*2)*)*"], 2, "expected tests that begin with a letter"],
    [["template", "nim", "--read", "T (n)* until 0"], 2, "expected the end: T says how many tests there are"],
    [["template", "wythoff", "--read", "T (n a*n)*"], 2, "expected 2 letters side by side for each position"],
    [
      ["template", "[x,y: x-1,y ; won: y = 0]", "--read", "T (n (x y)*n)*"],
      2,
      "expected tests of one position each",
    ],
    [["template", "nim", "--print", "Yes"], 2, "expected two words separated by `/`"],
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
