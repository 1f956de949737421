import { describe, expect, test } from "vitest";
import { contestPrograms } from "../../src/games/problems/programs.ts";
import { nimber } from "../nimber.ts";
import { isQuick, oneIn } from "../part.ts";
import { expectSchema } from "./schema.case.ts";

/** Program at the end of an editorial. */
const programIn = (markdown: string) => /\n```\w+\n([\s\S]*?)```\n$/.exec(markdown)?.[1];

const headings = (markdown: string) => markdown.match(/^#+ .*$/gm)!.filter((line) => !line.startsWith("# "));

describe("editorial", () => {
  test.each(
    oneIn(
      48,
      contestPrograms.map(({ ids }) => ids[0]!),
      5,
    ),
  )("of %s ends with the program that template prints", (id) => {
    const { stdout, stderr, status } = nimber(["editorial", id, "--code", "python"]);
    expect([status, stderr]).toEqual([0, ""]);
    expect(programIn(stdout)).toBe(nimber(["template", id, "--code", "python"]).stdout);
    expect(stdout).toContain(`\`${id}\``);
  });

  test("tells the law as law prints it, and what proves it", () => {
    for (const [game, formula] of oneIn(3, [
      ["{1,3,4}", "sg(n + 7) = sg(n) for n >= 0, sg(0..6) = 0,1,0,1,2,3,2"],
      ["nim", "sg = n"],
      ["!{2,3}", undefined],
    ] as const)) {
      const { stdout } = nimber(["editorial", game]);
      expect(headings(stdout)).toEqual([
        ...["## Problem", "## Idea", "## Result", "## Why it holds", "## Cost", "## Program (C++)"],
      ]);
      if (formula !== undefined) expect(stdout).toContain(`\n\n\`${formula}\`\n\n`);
      expect(stdout).toMatch(/\n\nproved: (?:preperiod|sg\(n\) = n,)/);
    }
  });

  test.skipIf(isQuick)("tells a law that an automaton proves", () => {
    const law = "[n,m: n-k,m if k%2 = 1 | n,m-k if k%2 = 1]";
    const args = [law, "--limits", "n <= 1e9, m <= 1e9", "--read", "(n m)*"];
    const { stdout } = nimber(["editorial", ...args]);
    const [formula] = nimber(["law", law]).stdout.trim().split("\n");
    expect(stdout).toContain(`\`${formula}\``);
    expect(stdout).toContain("Proved for all positions, by an automaton of 3 states.");
    expect(stdout).toContain("For inputs with n \\<= 1e9, m \\<= 1e9.");
  });

  test("says where there is no law: a table, a search, a set that is read", () => {
    const cost = (...args: string[]) => /## Cost\n\n(.*)\n/.exec(nimber(["editorial", ...args]).stdout)?.[1];
    expect(cost("hdu-1848")).toMatch(/^1001 positions once/);
    expect(cost("{primes}", "--to", "50")).toMatch(/^51 positions once/);
    expect(cost("[n: n-k if gcd(k,n) = 1]", "--limits", "a <= 1e7")).toMatch(/^A sieve of the numbers/);
    expect(cost("acwing-893")).toMatch(/^For each set, heaps up to 10000/);
    const search = ["[n,m: n-k,k+1 if k <= m and k % 2 = 1]", "--to", "100,100"];
    expect(cost(...search)).toMatch(/^Each position that play can meet/);
    const why = nimber(["editorial", "hdu-1847"]).stdout;
    expect(why).toContain("The theorem named above holds for this game");
  });

  test("is in Chinese too, and of games of lists and graphs", () => {
    const zh = nimber(["editorial", "cses-1730", "--lang", "zh"]).stdout;
    expect(headings(zh)).toEqual([
      ...["## 题意", "## 思路", "## 结论", "## 证明", "## 复杂度", "## 程序（C++）"],
    ]);
    expect(zh).toContain("题意\n\nnim：");
    const whole = nimber(["editorial", "welter", "--json"]);
    const { markdown, source } = expectSchema("editorial", whole.stdout) as Record<string, string>;
    expect(headings(markdown!)).toEqual(["## Problem", "## Idea", "## Result", "## Program (C++)"]);
    expect(programIn(markdown!)).toBe(source);
    expect(source).toBe(nimber(["template", "welter"]).stdout);
  });

  test.each([
    [["toads-and-frogs"], "expected a game"],
    [["clobber"], "editorial: expected a game of numbers, lists or graphs, found clobber"],
    [["welter", "--read", "n*"], "expected one of the forms that the program of welter reads: T (n a*n)*"],
    [[], "expected a game"],
  ])("%j is refused in one line", (args, says) => {
    const { status, stdout, stderr } = nimber(["editorial", ...args]);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(says);
  });
});
