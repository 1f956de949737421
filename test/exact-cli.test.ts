import { describe, expect, test } from "vitest";
import { nimber } from "./nimber.ts";
import { isQuick } from "./part.ts";

const E30 = `1${"0".repeat(30)}`;
const E310 = `1${"0".repeat(310)}`;

interface Solved {
  readonly outcome: string;
  readonly value?: number | string;
  readonly winningMoves: readonly { at: string; to: string[] }[];
  readonly complete: boolean;
}

const solved = (sum: string, ...options: string[]): Solved =>
  JSON.parse(nimber(["solve", sum, "--json", ...options]).stdout);

describe("numbers beyond 2^53 are told exactly", () => {
  test("the divisors of an odd number", () => {
    const explained = nimber(["explain", "{divisors}", "9007199254740993"]).stdout;
    expect(explained).toContain("mex{0, 2, 7, 54} = 1");
    expect(explained).not.toMatch(/^ +\d+ {2}(?:.* )?[248](?: |$)/m);
    expect(solved("{divisors} 9007199254740993")).toMatchObject({
      outcome: "N",
      value: 1,
      winningMoves: [{ at: "9007199254740993", to: ["0"] }],
      complete: true,
    });
  });

  test("the powers of ten, of which all leave a value of 0", () => {
    const { winningMoves, complete } = solved(`{powers(10)} ${E30}`);
    expect(complete).toBe(true);
    expect(winningMoves.map(({ at }) => at)).toEqual(
      Array.from({ length: 31 }, (_, i) => `${10n ** BigInt(i)}`).filter((s) =>
        [0n, 2n, 4n, 6n, 8n].includes((10n ** 30n - BigInt(s)) % 11n),
      ),
    );
  });

  test.skipIf(isQuick)("what cannot be listed is answered with one move, and said not to be complete", () => {
    expect(solved("equal-nim 9007199254740993,9007199254740998")).toMatchObject({
      outcome: "N",
      winningMoves: [{ at: "9007199254740985@1,2", to: ["8,13"] }],
      complete: false,
    });
    expect(solved("{1..1000000} 1e18")).toMatchObject({
      value: 1_000_000,
      winningMoves: [{ at: "1000000", to: ["999999999999000000"] }],
      complete: false,
    });
    expect(solved("chomp 50x50", "--time", "0.2")).toMatchObject({ outcome: "N", complete: false });
    const hard = `${(10n ** 49n + 9n) * (10n ** 50n + 151n)}`;
    expect(solved(`{divisors} ${hard}`)).toMatchObject({
      outcome: "N",
      winningMoves: [{ at: hard, to: ["0"] }],
      complete: false,
    });
  });

  test("numbers with many divisors, and powers of 310 digits", () => {
    expect(solved("{divisors} 1e18")).toMatchObject({ value: 19, complete: true });
    expect(solved(`{divisors} ${E30}`)).toMatchObject({ value: 31, complete: true });
    expect(solved(`powers-of-two ${E310}`)).toMatchObject({ outcome: "N", value: 1, complete: true });
    expect(nimber(["explain", "{divisors}", "1e18"]).stdout).toContain("= 19");
    expect(nimber(["play", "{divisors}", "1e18"], "hint\nquit\n").stdout).toContain(
      "Try 1000000000000000000.",
    );
    expect(nimber(["solve", "{divisors}", "-"], `1e18\n${E30}\n`).stdout).toBe(
      `1e18\tN\t19\n${E30}\tN\t31\n`,
    );
  });
});

describe("a range", () => {
  test.skipIf(isQuick)("is played, explained and added to other games", () => {
    const [game, heap] = ["{500000..1000000000}", "1000000000"];
    expect(nimber(["play", game, heap], "hint\n999999999\nquit\n").stdout).toContain("Try 999500001.");
    expect(nimber(["explain", game, heap]).stdout).toContain("too many moves to show");
    expect(solved("｛１．．１００００００｝ 1e18 + nim 5")).toMatchObject({ value: 1_000_000 ^ 5 });
    expect(solved("{1000000..} 1e18", "--misere")).toMatchObject({ outcome: "N", complete: false });
  });

  test("has values anywhere, and source code that is right everywhere", () => {
    const window = ["--from", "1e15", "--to", "1000000000000005", "--format", "csv"];
    expect(nimber(["values", "{1..1000000}", ...window]).stdout).toBe(
      `heap,value\n${[0, 1, 2, 3, 4, 5].map((i) => `${1e15 + i},${1000 + i}\n`).join("")}`,
    );
    const code = nimber(["table", "{500000..1000000000}", "--to", "1e9", "--code", "python"]);
    expect(code.stdout).toContain("n % 1000500000 // 500000");
    expect(nimber(["table", "lasker", "--to", "1000"]).stdout).toContain('TABLE[] = "01243"');
    expect(nimber(["template", "{1000000..}", "--code", "java"]).stdout).toMatch(/= \w+ \/ 1000000/);
  });
});

test("a long search of a board tells its work, in both languages, as JSON has it; a short one does not", () => {
  const { method, work } = JSON.parse(nimber(["solve", "cram 5x6", "--json"]).stdout);
  const [nodes, lookups, entries] = [work.nodes, work.lookups, work.entries].map((each) =>
    each.toLocaleString("en"),
  );
  const told = nimber(["solve", "cram 5x6"]).stdout.replace(/\s+/g, " ");
  expect(told).toContain(
    `Work: ${nodes} nodes, ${lookups} lookups, ${entries} entries kept (method ${method})`,
  );
  const inChinese = nimber(["solve", "cram 5x6", "--lang", "zh"]).stdout.replace(/\s+/g, "");
  expect(inChinese).toContain(
    `工作量：${nodes}个结点，查表${lookups}次，保留${entries}个条目（方法${method}）`,
  );
  expect(nimber(["solve", "cram 3x4"]).stdout).not.toContain("Work");
});
