import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nimber, spawned } from "../nimber.ts";
import { isQuick } from "../part.ts";

let folder: string;
let file: string;
const SUBTRACTION = `// Take 1, 3 or 4.
export const start = 12;
export const most = 8;
export const law = (n: number) => n % 7 === 0 || n % 7 === 2;
export function* moves(n: number) {
  for (const k of [1, 3, 4]) if (k <= n) yield { at: k, to: n - k };
}
`;

const written = (name: string, code: string) => {
  writeFileSync(join(folder, name), code);
  return join(folder, name);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "nimber-own-"));
  file = written("take.ts", SUBTRACTION);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("--rules", () => {
  test.each([["law"], ["values", "--misere"]])("positions below `least` are refused by %s", (...words) => {
    const code =
      "export const start = 5;\nexport const least = 2;\nexport const moves = (n: number) => (n > 2 ? [n - 1] : []);";
    const run = nimber([...words, "--rules", written("least.ts", code)]);
    expect(run.stderr).toContain("`least` 2, but this command needs every position from 0");
  });

  test("a program with a table goes as far as the file says, or as is asked", () => {
    const far = (...more: string[]) =>
      /Heaps up to (\d+)/.exec(nimber(["template", "--rules", file, "--code", "cpp", ...more]).stdout)?.[1];
    expect([far(), far("--to", "30")]).toEqual(["8", "30"]);
  });

  test("solve takes positions from words, from standard input, or the start", () => {
    const { stdout } = nimber(["solve", "--rules", file, "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: "N",
      components: [{ game: `file:${file}`, position: "12", value: 3 }],
      winningMoves: [{ at: "3" }],
    });
    expect(nimber(["solve", "--rules", file, "-"], "7\n8 9\n").stdout).toBe("7\tP\t0\n8 9\tN\t1\n");
    const sum = nimber(["solve", "--rules", file, "--json", "5 + kayles 7"]);
    expect(JSON.parse(sum.stdout)).toMatchObject({ value: 3 ^ 2 });
  });

  test("standard input has the rules or the positions, not both", () => {
    expect(nimber(["value", "--rules", "-", "11"], SUBTRACTION).stdout).toContain("11  2");
    expect(nimber(["solve", "--rules", "-", "-"], SUBTRACTION)).toMatchObject({
      status: 2,
      stderr: "nimber: --rules: expected a file, found -; standard input has the positions\n",
    });
  });

  test("values, period, same, law and verify", () => {
    const values = JSON.parse(nimber(["values", "--rules", file, "--json"]).stdout);
    expect(values.values).toEqual([0, 1, 0, 1, 2, 3, 2, 0, 1]);
    const period = nimber(["period", "--rules", file, "--limit", "500", "--json"]);
    expect(period.status).toBe(3);
    expect(JSON.parse(period.stdout)).toMatchObject({ verdict: "observed", preperiod: 0, period: 7 });
    const same = nimber(["same", "--rules", file, "{1,3,4}", "--limit", "100", "--json"]);
    expect(JSON.parse(same.stdout)).toMatchObject({ verdict: "observed", heaps: 100 });
    const law = nimber(["law", "P iff n % 7 = 0", "--rules", file, "--json"]);
    expect(law.status).toBe(1);
    expect(JSON.parse(law.stdout)).toMatchObject({ verdict: "refuted", counterexample: [2] });
    const verify = nimber(["verify", "--rules", file, "--budget", "50", "--json"]);
    expect(JSON.parse(verify.stdout)).toMatchObject({ verdict: "observed", cases: 50 });
  });

  test("explain, play, table and template", () => {
    expect(nimber(["explain", "--rules", file, "4"]).stdout).toContain("mex{0, 1} = 2");
    expect(nimber(["play", "--rules", file, "3"], "1\n1\n").stdout).toContain("You");
    expect(nimber(["table", "--rules", file, "--to", "8", "--code", "python"]).stdout).toContain(
      'b"010123201"',
    );
    expect(nimber(["template", "--rules", file, "--to", "8", "--code", "cpp"])).toMatchObject({ status: 0 });
  });

  test("a file without an end is not read on", () => {
    const long = written("long.ts", `${"// a line\n".repeat(120_000)}export const start = 1;`);
    for (const path of [long, "/dev/zero"]) {
      expect(nimber(["solve", "--rules", path])).toMatchObject({
        status: 2,
        stderr: `nimber: ${path}: expected at most 1048576 bytes, found more\n`,
      });
    }
    expect(nimber(["web", long])).toMatchObject({
      status: 2,
      stderr: `nimber: ${long}: expected at most 400000 bytes, found more\n`,
    });
    const letters = written("letters.ts", "a".repeat(100_001));
    expect(nimber(["web", letters])).toMatchObject({
      status: 2,
      stderr: `nimber: ${letters}: expected at most 100000 letters, found 100001\n`,
    });
  });

  test("beside a game it is refused", () => {
    expect(nimber(["values", "--rules", file, "kayles"])).toMatchObject({
      status: 2,
      stderr: "nimber: --rules already gives the game; remove `kayles`\n",
    });
  });
});

describe("code of a file", () => {
  test.skipIf(isQuick)("that does not come back is stopped by --time", () => {
    const endless = written(
      "endless.ts",
      "export const start = 1;\nexport function* moves(n: number) {\n  for (;;) ;\n}\n",
    );
    expect(spawned(["solve", `file:${endless} 1`, "--time", "0.5"])).toMatchObject({
      status: 3,
      stdout: "",
      stderr: `nimber: ${endless}:3: stopped at the limit of 0.5 seconds; --time allows more\n`,
    });
  });

  test.skipIf(isQuick)("that fills the memory is stopped by --memory", () => {
    const greedy = written(
      "greedy.ts",
      "export const start = 1;\nconst kept: number[][] = [];\nexport function* moves(n: number) {\n  for (;;) kept.push(Array(1e5).fill(n));\n}\n",
    );
    expect(spawned(["solve", "--rules", greedy, "--memory", "16M"])).toMatchObject({
      status: 3,
      stderr: `nimber: ${greedy}:4: stopped at the limit of 16777216 bytes of memory; --memory allows more\n`,
    });
  });

  test.skipIf(isQuick)("that ends its process is told of, in place of an answer", () => {
    const ended = written(
      "ended.ts",
      "declare const process: { exit(code: number): never };\nexport const start = 1;\nexport const moves = (n: number) => process.exit(0);\n",
    );
    expect(spawned(["solve", "--rules", ended])).toMatchObject({
      status: 2,
      stdout: "",
      stderr:
        "nimber: the code of the file ended its thread, for example with process.exit; remove that call\n",
    });
  });

  test("whose positions are no heaps has no quotient", () => {
    const memory = written(
      "memory.ts",
      "export const start = [5, 0];\nexport const position = (n: number) => [n, 0];\nexport const moves = ([n, k]: number[]) => (n! > 0 ? [[n! - 1, k! + 1]] : []);\n",
    );
    expect(nimber(["quotient", "--rules", memory])).toMatchObject({
      status: 2,
      stderr: `nimber: expected moves that leave smaller heaps, found others in file:${memory} at 1\n`,
    });
    expect(nimber(["solve", "--rules", memory, "3,4"])).toMatchObject({ status: 2 });
    expect(nimber(["solve", "--rules", memory, "3,4"]).stderr).toContain(
      "expected a position, such as 12, found `4`",
    );
  });

  test("that throws is told by its place, with the line", () => {
    const thrown = written(
      "thrown.ts",
      "export const start = 1;\nexport function* moves(n: number) {\n  JSON.parse('{');\n}\n",
    );
    const { status, stderr } = nimber(["solve", "--rules", thrown]);
    expect(status).toBe(2);
    const [said, line, mark] = stderr.split("\n");
    expect(said).toMatch(/thrown\.ts:3:8: SyntaxError: /);
    expect([line, mark]).toEqual(["    JSON.parse('{');", "         ^"]);
    const json = nimber(["solve", "--rules", thrown, "--json"]);
    expect(JSON.parse(json.stderr)).toMatchObject({
      error: { code: "program", file: thrown, line: 3, column: 8 },
    });
  });

  test("says misère play itself, and what cycles need", () => {
    const misere = written(
      "misere.ts",
      "export const start = 1;\nexport const misere = true;\nexport function* moves(n: number) {\n  if (n > 0) yield n - 1;\n}\n",
    );
    expect(nimber(["solve", "--rules", misere, "-"], "1\n2\n").stdout).toBe("1\tP\n2\tN\n");
    const cycle = written(
      "cycle.ts",
      "export const start = 1;\nexport const moves = (n: number) => [(n + 1) % 3];\n",
    );
    for (const more of [[], ["--method", "loopy"], ["--misere"]])
      expect(nimber(["solve", "--rules", cycle, "--json", ...more]).stdout).toContain('"outcome":"D"');
  });

  test("whose moves say who moves next is solved and explained, and refused by name where turns are taken", () => {
    const on = written(
      "on.ts",
      'export const start = 3;\nexport const entails = true;\nexport function* moves(n: number) {\n  if (n > 0) yield n - 1;\n  if (n > 1) yield { at: "two", to: n - 2, next: "again" };\n}\nexport function* judge() {}\n',
    );
    const rows = nimber(["values", "--rules", on, "--to", "4", "--json"]).stdout;
    const line = nimber(["values", "[n: n-1 | again: n-2]", "--to", "4", "--json"]).stdout;
    expect(JSON.parse(rows).values).toEqual(JSON.parse(line).values);
    expect(JSON.parse(nimber(["explain", "--rules", on, "3", "--json"]).stdout).turns[0]).toContainEqual({
      next: "again",
      beside: [1],
      others: true,
      moves: ["two"],
    });
    for (const args of [["play"], ["period"], ["template"], ["law"]]) {
      const { status, stderr } = nimber([args[0]!, "--rules", on]);
      expect([args[0], status, /who moves next/.test(stderr)]).toEqual([args[0], 2, true]);
    }
  });
});
