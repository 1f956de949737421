// Files whose positions are Sets, Maps, typed arrays, bigints or nested, with and without `lost` and `won`.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readGame } from "../../src/user-rules/read.ts";
import { nimber } from "../nimber.ts";
import { oneIn } from "../part.ts";
import { gameOf } from "./file.ts";
import { compareOdd, shapes } from "./odd-positions.ts";

test("each shape with each kind of end, against plain play", () => {
  let asked = 0;
  for (let seed = 0; seed < 3 * shapes; seed++) asked += compareOdd(seed + 45);
  expect(asked).toBeGreaterThan(1000);
});

const TAKE =
  "export const start = 5;\nexport function* moves(n: number) {\n  if (n >= 1) yield n - 1;\n  if (n >= 2) yield n - 2;\n}\n";

const folder = mkdtempSync(join(tmpdir(), "nimber-ends-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, code: string) => {
  const path = join(folder, name);
  writeFileSync(path, code);
  return path;
};

const [lost, won] = [
  file("lost.ts", `${TAKE}export const lost = (n: number) => n <= 1;\n`),
  file("won.ts", `${TAKE}export const won = (n: number) => n === 0;\n`),
];

test.each(
  oneIn(2, [
    [lost, "[n: n-1 | n-2 ; lost: n <= 1]"],
    [won, "[n: n-1 | n-2 ; won: n = 0]"],
  ] as const),
)("%s says what the rule in a line says", (path, line) => {
  const json = (...args: string[]) => {
    const { stdout, stderr, status } = nimber([...args, "--json"]);
    return {
      answer: (stdout || stderr).replaceAll(`file:${path}`, "G").replaceAll(/\[n: [^\]]*\]/g, "G"),
      status,
    };
  };
  const told = (answer: string) => {
    const { outcome, value, winningMoves, error } = JSON.parse(answer);
    return {
      outcome,
      value,
      moves: winningMoves?.map(({ to }: { to: string[] }) => to),
      error: error?.message,
    };
  };
  for (const n of oneIn(6, ["0", "1", "2", "3", "6", "9"]))
    for (const play of [[], ["--misere"]]) {
      const [a, b] = [json("solve", "--rules", path, n, ...play), json("solve", line, n, ...play)];
      expect([n, play, told(a.answer), a.status]).toEqual([n, play, told(b.answer), b.status]);
    }
  const law = (...args: string[]) => nimber(["law", ...args, "--time", "5"]).stdout.split("\n")[0];
  expect(law("--rules", path)).toContain(
    path === won ? "P iff n % 3 = 1" : "sg(n + 3) = sg(n), observed for 1 <= n <= ",
  );
  expect(nimber(["values", "--rules", path, "--to", "6"]).stderr).toContain(
    path === won ? "cannot be part of a sum" : "",
  );
});

test("commands that need values refuse `won` by one sentence, and programs search", () => {
  for (const args of [
    ["table", "--to", "5"],
    ["template", "--code", "cpp"],
    ["values", "--to", "5"],
    ["value", "3"],
  ]) {
    const { stderr, status } = nimber([args[0]!, "--rules", won, ...args.slice(1)]);
    expect([args, stderr]).toEqual([
      args,
      "nimber: a game with `won` cannot be part of a sum: it has outcomes but no values\n",
    ]);
    expect(status).toBe(2);
  }
});

test("what a file may not say", () => {
  const wrong = (more: string) => () => {
    const game = gameOf(TAKE + more);
    return [...game.moves(game.parse("4"))];
  };
  expect(wrong("export const kept = () => [];")).toThrow("`kept` is not an export of a rules file");
  expect(wrong("export const lots = () => true;")).toThrow("Did you mean `lost`?");
  expect(wrong("export const lost = (n: number) => n;")).toThrow(
    "`lost` of 4: expected true or false, found 4",
  );
  expect(wrong("export const won = 3;")).toThrow("`won`: expected a function, found 3");
  expect(wrong("export const entails = true, won = () => false;")).toThrow("must not contain `won`");
  const several = gameOf(
    "export const start = 5;\nexport function* moves(n: number) { yield { at: 'x', to: [n - 1, 0] }; }\nexport const won = (n: number) => n === 0;",
  );
  expect(() => [...several.moves(5)]).toThrow("move x must leave exactly one position");
  expect(() => readGame({ start: 3, moves: () => [], won: () => true }, { inTurn: true })).toThrow(
    "use `nimber solve --rules` for a game",
  );
});
