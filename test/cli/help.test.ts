import { describe, expect, test } from "vitest";
import { nimber } from "../nimber.ts";
import { isQuick } from "../part.ts";
import { expectSchema } from "./schema.case.ts";

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
  test.skipIf(isQuick)("tests every theorem of the catalogue", () => {
    const { status, stdout } = nimber(["verify", "--all", "--budget", "20", "--json"]);
    const verdicts = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(new Set(verdicts.map(({ verdict }) => verdict))).toEqual(new Set(["observed"]));
    expect(verdicts.map(({ game }) => game)).toEqual(
      expect.arrayContaining(["nim", "bash(3)", "wythoff", "kayles"]),
    );
    expect(status).toBe(0);
    expect(nimber(["verify", "--all", "--budget", "5"]).stdout).toContain(
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
    expect(sym).toContain("Nimber knows no theorem from the literature");
    expect(JSON.parse(nimber(["games", "coins(sym)", "--json"]).stdout).source).toMatch(/^Winning Ways/);
    expect(nimber(["games", "poset"]).stdout).toContain("nimber solve poset 'chomp(2x2x3)'");
    expect(nimber(["games"]).stdout).toContain("Dawson's Kayles");
    expect(nimber(["games", "--lang", "zh"]).stdout).toContain("顶点 Kayles");
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
    expect(nimber([]).stdout).toMatch(/nimber values 0\.77 --to 100 +a table of SG values/);
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
