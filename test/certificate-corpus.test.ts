import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkCertificate, type Finding } from "../src/check/index.ts";
import { catalogue, parseGame } from "../src/games/index.ts";
import { certify, heapTable, periodOf } from "../src/solve/index.ts";

interface Case {
  readonly path: string;
  readonly why: string;
  readonly verdict: Finding["verdict"];
  readonly text: string;
}

const corpus: readonly Case[] = JSON.parse(
  readFileSync(new URL("known/certificates.json", import.meta.url), "utf8"),
).certificates;
const paths = [...new Set(corpus.map(({ path }) => path))];

/** Heaps of a window that plain Python replays in a second or two. */
const POSITIONS = 1_000_000;

const found = ({ text }: Case) => checkCertificate(text, { positions: POSITIONS });

describe.each(paths)("certificates, %s", (path) => {
  const cases = corpus.filter((each) => each.path === path);

  test("are judged as the checker in Python judges them", () => {
    for (const each of cases) {
      expect(`${each.why}: ${found(each).verdict} ${each.text.slice(0, 300)}`).toBe(
        `${each.why}: ${each.verdict} ${each.text.slice(0, 300)}`,
      );
    }
  });

  test("with one lie are refused at the heap of the lie", () => {
    for (const each of cases) {
      const [, heap, claimed, right] = /^heap (\d+) is said to have (\d+), not (\d+)$/.exec(each.why) ?? [];
      if (heap === undefined) continue;
      expect(found(each).says.en).toBe(`heap ${heap}: claimed value ${claimed}, the rules give ${right}`);
      expect(found(each).says.zh).toBe(`堆 ${heap}：声称 SG 值为 ${claimed}，按规则为 ${right}`);
    }
  });
});

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
      ...catalogue.flatMap((each) => ("heap" in each && each.heap !== undefined ? [each.id] : [])),
      ...["0.07", "0.4", "0.137", "0.45", "0.142", "4.766", "0.351", "0.313", "0.0", "4.C1", "0.F2"],
      ...["{2,5,7}", "{3,8,11}", "{1,4,9,16}", "!{1,5,8}", "!{4,9}", "{7..}", "bash(4)", "nim"],
    ];
    const certificates = games.flatMap((game) => {
      const rules = parseGame(game).heap;
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
