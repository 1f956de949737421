import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { heapRules } from "../src/encoding.ts";
import { catalogue, parseGame } from "../src/games/index.ts";
import { certify, heapTable, periodOf } from "../src/solve/index.ts";

const corpus: readonly { readonly verdict: string; readonly text: string }[] = JSON.parse(
  readFileSync(new URL("known/certificates.json", import.meta.url), "utf8"),
).certificates;

const python = ["python3", "python"].find(
  (name) => spawnSync(name, ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"]).status === 0,
);
const script = fileURLToPath(new URL("certificate/check.py", import.meta.url));

function verdicts(texts: readonly string[]): string[] {
  const input = texts.map((text) => `${JSON.stringify(text)}\n`).join("");
  const run = spawnSync(python!, [script, "-"], { input, encoding: "utf8", maxBuffer: 2 ** 26 });
  expect(run.stderr).toBe("");
  return run.stdout.trimEnd().split("\n");
}

const without = python === undefined ? " (skipped: no Python 3.9 or later here)" : "";

describe.skipIf(python === undefined)(`the checker in Python${without}`, () => {
  test("says of the corpus what the corpus says", () => {
    const said = verdicts(corpus.map(({ text }) => text));
    expect(said.map((line) => line.split(" ")[0])).toEqual(corpus.map(({ verdict }) => verdict));
  });

  test("accepts every certificate of a game of the catalogue, and of others", () => {
    const games = [
      ...catalogue.flatMap((each) => ("game" in each || heapRules(each) === undefined ? [] : [each.id])),
      ...["0.07", "0.4", "0.137", "0.45", "0.142", "4.766", "0.351", "0.313", "0.0", "4.C1", "0.F2"],
      ...["{2,5,7}", "{3,8,11}", "{1,4,9,16}", "!{1,5,8}", "!{4,9}", "{7..}", "bash(4)", "nim"],
    ];
    const certificates = games.flatMap((game) => {
      const rules = heapRules(parseGame(game));
      if (rules === undefined) return [];
      const proved = periodOf(rules, { heaps: 4000 });
      return proved.verdict === "proved" ? [JSON.stringify(certify(heapTable(rules), proved))] : [];
    });
    expect(certificates.length).toBeGreaterThan(20);
    for (const [i, said] of verdicts(certificates).entries()) {
      expect(`${said} ${certificates[i]!.slice(0, 100)}`).toMatch(/^valid \d+ values replayed/);
    }
  });
});
