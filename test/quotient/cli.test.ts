import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { nimber } from "../nimber.ts";
import { asked, parseCgscript } from "./cgscript.ts";

function json(...args: string[]): Record<string, unknown> {
  const { stdout } = nimber([...args, "--json"]);
  const schema = JSON.parse(
    readFileSync(new URL(`../../docs/schema/${args[0]}.json`, import.meta.url), "utf8"),
  );
  const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);
  const value = JSON.parse(stdout);
  validate(value);
  expect(validate.errors).toBeNull();
  return value;
}

describe("--format cgsuite", () => {
  const script = (...args: string[]) => nimber([...args, "--format", "cgsuite"]).stdout;

  test("has the rules, the forms of heaps, and what MisereSolver returns", () => {
    const kayles = script("quotient", "0.123");
    expect(kayles).toContain('R := game.heap.TakeAndBreak("0.123")\n');
    expect(kayles).toContain("[*[0], *[1], *[0], *[2], *[2], *[1], *[[2]], *[0], *[[2],1], *[[2],0]");
    expect(kayles).toMatch(/ has of 0\.123:"\n"\[<a,b,c,d,e\|a\^2=1,.*>,\{a,b\^2,ad,c,be\}\]"$/m);
    expect(script("quotient", "0.07", "--to", "9")).toContain('has of 0.07, Heap := 9:"');
  });

  test("knows sets as codes, and refuses what is neither", () => {
    expect(script("quotient", "{1,3,4}", "--to", "9")).toContain('TakeAndBreak("0.3033")');
    expect(script("quotient", "!{2}", "--to", "9")).toContain('TakeAndBreak("0.30[3]")');
    expect(script("quotient", "nim", "--to", "3")).toContain('TakeAndBreak("0.[3]")');
    expect(script("quotient", "grundys-game", "--to", "9")).toContain('TakeAndBreak("4!.0")');
    const refused = nimber(["quotient", "{primes}", "--to", "5", "--format", "cgsuite"]);
    expect(refused.stderr).toMatch(/expected a game that is a set or a code/);
  });

  test("of a sum writes its form: *[[2]] has the option 2 alone, as in the tests of CGSuite", () => {
    expect(script("genus", "0.123 6")).toMatch(/^G := \*\[\[2\]\]\n/);
    expect(script("genus", "nim 5")).toMatch(/^G := \*\[5\]\n/);
    expect(nimber(["genus", "nim", "5", "--format", "tex"]).stderr).toMatch(/table, cgsuite/);
  });
});

describe("the language of CGSuite", () => {
  test.each([
    ["quotient", "0.123"],
    ["quotient", "0.07", "--to", "12"],
    ["quotient", "4!.0", "--to", "14"],
    ["quotient", "nim", "--to", "4"],
    ["quotient", "{2,5}", "--to", "7"],
    ["genus", "kayles 5 + kayles 5"],
    ["genus", "nim 0"],
  ])("%s %s is made of what its help pages describe", (...args) => {
    const lines = nimber([...args, "--format", "cgsuite"])
      .stdout.trimEnd()
      .split("\n");
    const commands = lines.map(parseCgscript);
    expect(commands[0]!.is).toBe("assign");
    const described = "R G n game heap TakeAndBreak Genus MisereNimValue MisereCanonicalForm".split(" ");
    expect(described).toEqual(expect.arrayContaining(commands.flatMap(asked)));
  });

  test("what they do not describe is refused", () => {
    for (const line of ["R := 1;", "/* x */", "*[4,2", '"a', "[1,2", "R(1) = 2", "for n", "*2"])
      expect(() => parseCgscript(line), line).toThrow();
  });
});

describe("nimber quotient", () => {
  test("answers the promised JSON", () => {
    const kayles = json("quotient", "kayles");
    expect(kayles).toMatchObject({
      verdict: "proved",
      heaps: 167,
      order: 40,
      pPortion: 9,
      preperiod: 71,
      period: 12,
    });
    const phi = kayles.phi as string[];
    expect(phi).toHaveLength(168);
    for (let n = 71; n + 12 < phi.length; n++) expect(phi[n + 12]).toBe(phi[n]);
    expect(phi[70]).not.toBe(phi[82]);
    expect(json("quotient", "0.07", "--to", "20")).toMatchObject({
      verdict: "partial",
      heaps: 20,
      order: 24,
      tame: false,
    });
  });

  test("says of which heaps it speaks, in both languages, within 80 columns", () => {
    for (const lang of ["en", "zh"]) {
      const { stdout, status } = nimber(["quotient", "0.15", "--lang", lang]);
      expect(status).toBe(0);
      for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
    }
    expect(nimber(["quotient", "0.07", "--to", "12"]).stdout).toContain("claims nothing about larger heaps");
  });

  test("ends at a limit with what was verified, and exit code 3", () => {
    const { stdout, status } = nimber(["quotient", "0.07", "--positions", "3000", "--json"]);
    expect(status).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({
      verdict: "partial",
      heaps: 24,
      order: 24,
      limit: "positions",
    });
  });

  test("writes certificates that check reads, and refuses once they are changed", () => {
    const folder = mkdtempSync(join(tmpdir(), "nimber-"));
    const file = join(folder, "quotient.json");
    expect(nimber(["quotient", "0.75", "--certificate", file]).status).toBe(0);
    expect(nimber(["check", file])).toMatchObject({ status: 0, stdout: expect.stringContaining("order 8") });
    writeFileSync(file, readFileSync(file, "utf8").replace('"period":2', '"period":4'));
    expect(nimber(["check", file]).status).not.toBe(0);
    rmSync(folder, { recursive: true });
  });

  test("prints LaTeX and GAP input", () => {
    expect(nimber(["quotient", "0.33", "--format", "latex"]).stdout).toContain(
      "\\langle a, b \\mid a^{2} = 1,\\ b^{3} = b \\rangle",
    );
    expect(nimber(["quotient", "0.33", "--format", "gap"]).stdout).toContain(
      "Q := F / [ [b*a, a*b], [a^2, One(F)], [b^3, b] ];;",
    );
  });

  test.each([
    [["quotient"], "expected a game"],
    [["quotient", "chomp"], "a game whose position is one heap"],
    [["quotient", "kayles", "--to", "x"], "--to: expected a number"],
    [["quotient", "kayles", "--format", "pdf"], "--format: expected one of table"],
    [["quotient", "{squares}", "--certificate", "/tmp/none.json"], "--certificate: expected a game that is"],
  ])("refuses %j in one line", (args, says) => {
    const { status, stderr } = nimber(args);
    expect(status).toBe(2);
    expect(stderr).toContain(says);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });
});

describe("nimber genus", () => {
  test("answers the promised JSON", () => {
    expect(json("genus", "kayles", "0")).toMatchObject({ genus: "0^{120}", kind: "tame", form: "0" });
    expect(json("genus", "kayles", "5")).toMatchObject({
      ...{ genus: "4^{146}", base: 4, superscript: [1, 4, 6] },
      ...{ kind: "restless", outcome: "N" },
    });
    expect(json("genus", "kayles", "40").form).toBeTypeOf("string");
  });

  test("says whether the Anti-SG rule applies, and the smallest sum where it fails", () => {
    expect(json("genus", "kayles", "4")).toMatchObject({ antiSg: { holds: true } });
    expect(json("genus", "kayles", "12")).toMatchObject({
      antiSg: {
        holds: false,
        fails: [
          { game: "kayles", position: "5" },
          { game: "kayles", position: "1" },
        ],
      },
    });
    expect(nimber(["genus", "kayles", "12", "--lang", "zh"]).stdout).toMatch(
      /最小的反例 +kayles 5 \+ kayles 1/,
    );
  });

  test("says whether two sums are the same, by its exit code too", () => {
    expect(nimber(["genus", "kayles", "4", "--same", "nim 1"])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("no game distinguishes them"),
    });
    expect(nimber(["genus", "nim", "2", "2", "--same", "nim 0", "--lang", "zh"])).toMatchObject({
      status: 1,
      stdout: expect.stringContaining("有游戏能区分"),
    });
  });

  test("stops at a limit and names it", () => {
    const { status, stderr } = nimber(["genus", "kayles", "40", "--positions", "100"]);
    expect(status).toBe(3);
    expect(stderr).toContain("stopped at the limit of 100 positions");
  });
});

describe("nimber values --misere", () => {
  test("answers the promised JSON, from heap 0", () => {
    const { outcomes } = json("values", "kayles", "--misere", "--to", "200");
    const lost = [...(outcomes as string)].flatMap((each, heap) => (each === "P" ? [heap] : []));
    // The only single rows of misère Kayles that are P-positions (Sibert & Conway 1992).
    expect(lost).toEqual([1, 4, 9, 12, 20]);
    expect(json("values", "kayles", "--misere", "--genus", "--to", "5")).toEqual({
      game: "kayles",
      outcomes: "NPNNPN",
      genus: ["0^{120}", "1^{031}", "2^{20}", "3^{31}", "1^{031}", "4^{146}"],
    });
  });

  test("refuses what means nothing there", () => {
    expect(nimber(["values", "kayles", "--misere", "--genus", "--format", "csv"]).stderr).toContain(
      "found --format",
    );
    expect(nimber(["values", "kayles", "--genus"]).stderr).toContain("needs --misere");
    expect(nimber(["values", "chomp", "--misere", "--genus"]).status).toBe(2);
  });
});

test("nimber solve --misere says by which quotient, in JSON too", () => {
  expect(json("solve", "kayles 60 + kayles 60", "--misere")).toMatchObject({
    outcome: "P",
    method: "quotient",
    quotient: { order: 40, elements: ["acf", "acf"], element: "b²", tame: false },
  });
  expect(nimber(["solve", "kayles", "60", "60", "--misere", "--lang", "zh"]).stdout).toContain("由反常商");
});
