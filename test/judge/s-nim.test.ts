import { describe, expect, test } from "vitest";
import { contestPrograms } from "../../src/games/problems/index.ts";
import { problemOf } from "../../src/judge/index.ts";
import { nimber } from "../nimber.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { isQuick, oneIn, partOf } from "../part.ts";
import { answers } from "./answer.ts";

const answer = (id: string, input: string) => answers(id, input).join("\n");

/** Winner by plain play: the values of all heaps from the rules, and their XOR. */
function firstWins(takes: readonly number[], heaps: readonly number[]): boolean {
  const value = plainGrundy<number>((heap) => takes.filter((s) => s > 0 && s <= heap).map((s) => [heap - s]));
  return heaps.reduce((sum, heap) => sum ^ value(heap), 0) !== 0;
}

const roll = dice(17);
const some = (count: number, most: number, least = 0) =>
  Array.from({ length: count }, () => least + roll(most - least + 1));

describe("acwing-893", () => {
  test("agrees with plain play on 3,000 random inputs", () => {
    for (let round = 0; round < partOf(3000); round++) {
      const takes = some(1 + roll(5), 12, 1);
      const heaps = some(1 + roll(5), 25);
      const input = `${takes.length}\n${takes.join(" ")}\n${heaps.length}\n${heaps.join(" ")}`;
      expect(answer("acwing-893", input)).toBe(firstWins(takes, heaps) ? "Yes" : "No");
    }
  });
});

describe("hdu-1536", () => {
  test("agrees with plain play on 1,000 random inputs, with and without the final 0", () => {
    for (let round = 0; round < partOf(1000); round++) {
      let input = "";
      const expected: string[] = [];
      for (let tests = 1 + roll(3); tests > 0; tests--) {
        const takes = some(1 + roll(5), 12, 1);
        const positions = Array.from({ length: roll(5) }, () => some(roll(5), 25));
        input += `${takes.length} ${takes.join(" ")}\n${positions.length}\n`;
        for (const heaps of positions) input += `${heaps.length} ${heaps.join(" ")}\n`;
        expected.push(positions.map((heaps) => (firstWins(takes, heaps) ? "W" : "L")).join(""));
      }
      expect(answer("hdu-1536", round % 2 === 0 ? `${input}0\n` : input)).toBe(expected.join("\n"));
    }
  });

  test("is known under its other names", () => {
    expect(problemOf("poj-2960")).toBe(problemOf("hdu-1536"));
    expect(problemOf("poj-2961")).toBeUndefined();
  });

  test("answers the largest legal inputs, 10,000 deep", () => {
    const deep = `1 1\n1\n100 ${Array.from({ length: 100 }, (_, i) => 10_000 - i).join(" ")}\n`;
    const wide = `100 ${Array.from({ length: 100 }, (_, i) => 10_000 - 97 * i).join(" ")}\n100\n${`100 ${"10000 ".repeat(99)}9999\n`.repeat(100)}`;
    const { stdout, stderr, status } = nimber(["judge", "hdu-1536"], `${deep}${wide}0\n`);
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
    const [first, second] = stdout.split("\n");
    expect(first).toBe("L");
    expect(second).toMatch(/^(W{100}|L{100})$/);
  });

  test("prints what it knows before it reports malformed input", () => {
    const { stdout, stderr, status } = nimber(["judge", "hdu-1536"], "1 1\n2\n1 5\n1 x\n");
    expect({ stdout, stderr, status }).toEqual({
      stdout: "",
      stderr: "nimber: expected a heap size, found `x`, line 4 column 3\n",
      status: 2,
    });
    const later = nimber(["judge", "hdu-1536", "--lang", "zh"], "1 1\n1\n1 5\n2 1");
    expect(later.stdout).toBe("W\n");
    expect(later.stderr).toMatch(/^nimber: 第 4 行第 4 列：此处应为可取的石子数，但读到输入结束\n$/);
  });

  test("explains its first test", () => {
    const { stdout } = nimber(["judge", "hdu-1536", "--explain"], "2 2 5\n1\n3 2 4 7\n0\n");
    expect(stdout).toBe(
      "  SG(2) = 1\n  SG(4) = 0\n  SG(7) = 0\n  Sprague–Grundy: 1 ⊕ 0 ⊕ 0 = 1, not 0, so the first player wins.\n",
    );
  });
});

describe("nimber judge --list", () => {
  test("names every format, its aliases and limits", () => {
    expect(nimber(["judge", "--list"]).stdout).toContain("hdu-1536 = hdu-1944 = poj-2960");
    expect(nimber(["judge", "--list", "extra"])).toMatchObject({
      status: 2,
      stdout: "",
      stderr: "nimber: judge --list: expected no problem, found `extra`\n",
    });
    expect(nimber(["judge", "--list", "--lang", "zh"]).stdout).toContain("集合-Nim 游戏");
  });

  test("names every problem that is read by its form, once, and judge takes each name", () => {
    const text = nimber(["judge", "--list"]).stdout;
    expect(text).toContain("uva-1482  Playing With Stones\n      input T (n a*n)*; answers YES/NO\n");
    expect(text).not.toContain("abc278g");
    const all: { id: string; aliases: string[]; read?: string }[] = JSON.parse(
      nimber(["judge", "--list", "--json"]).stdout,
    );
    const names = all.flatMap(({ id, aliases }) => [id, ...aliases]);
    expect(new Set(names).size).toBe(names.length);
    const listed = contestPrograms.filter(({ print }) => !print.includes("plays"));
    expect(listed.flatMap(({ ids }) => ids).filter((id) => !names.includes(id))).toEqual([]);
    for (const name of oneIn(isQuick ? 12 : 1, names, 1)) {
      const { stderr } = nimber(["judge", name], "x\n");
      expect(stderr, name).toMatch(/^$|found `x`/);
    }
  });
});
