import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { expectSchema } from "./cli/schema.case.ts";
import { random } from "./law/observed.ts";
import { nimber } from "./nimber.ts";

const directory = mkdtempSync(join(tmpdir(), "nimber-"));
const HEAPS = 400;

/** Values by plain play: take a number from `takes`, then split the rest if `splits`. */
function played(takes: readonly number[], splits: boolean): number[] {
  const values: number[] = [];
  for (let n = 0; n < HEAPS; n++) {
    const seen = new Set<number>();
    for (const take of takes)
      for (let a = 0; take <= n && a <= (splits ? n - take : 0); a++)
        seen.add(values[a]! ^ values[n - take - a]!);
    let value = 0;
    while (seen.has(value)) value++;
    values.push(value);
  }
  return values;
}

/** Checkpoint that is correct except for its values. */
function checkpoint(name: string, game: string, values: readonly number[]): string {
  const file = join(directory, name);
  const data = Uint8Array.from(values);
  const head = { nimber: "checkpoint", version: 1, game, heaps: values.length, width: 1 };
  const sha256 = createHash("sha256").update(JSON.stringify(head)).update(data).digest("hex");
  writeFileSync(file, Buffer.concat([Buffer.from(`${JSON.stringify({ ...head, sha256 })}\n`), data]));
  return file;
}

const GAMES = [
  ["0.77", [1, 2], true],
  ["0.07", [2], true],
  ["{2,5,7}", [2, 5, 7], false],
] as const;

describe("a checkpoint whose values were changed and whose hash was made anew", () => {
  test("is refused by --recheck at the first heap that differs, and is left as it was", () => {
    const next = random(10);
    for (let i = 0; i < 6; i++) {
      const [game, takes, splits] = GAMES[i % GAMES.length]!;
      const right = played(takes, splits);
      const changed = Array.from({ length: 1 + Math.floor(3 * next()) }, () => Math.floor(HEAPS * next()));
      const wrong = right.map((value, n) =>
        changed.includes(n) ? value ^ (1 + Math.floor(7 * next())) : value,
      );
      const first = Math.min(...changed);
      const file = checkpoint(`wrong-${i}`, game, wrong);
      const before = readFileSync(file);
      for (const command of [
        ["values", game, "--to", "399"],
        ["period", game, "--limit", "400"],
      ]) {
        const run = nimber([...command, "--resume", file, "--recheck"]);
        expect({ ...run, stderr: run.stderr }).toMatchObject({
          status: 1,
          stdout: "",
          stderr: `nimber: ${file}: heap ${first}: the file has value ${wrong[first]}, the rules give ${right[first]}\n`,
        });
        expect(readFileSync(file).equals(before)).toBe(true);
      }
    }
  });

  test("says in Chinese and in JSON what it is", () => {
    const file = checkpoint("zh", "0.6", [0, 0, 7, 0]);
    const chinese = nimber(["values", "0.6", "--to", "3", "--resume", file, "--recheck", "--lang", "zh"]);
    expect(chinese.stderr).toBe(`nimber: ${file}：n = 2：文件中的 SG 值为 7，按规则应为 1\n`);
    const json = nimber(["values", "0.6", "--to", "3", "--resume", file, "--recheck", "--json"]);
    expect(JSON.parse(json.stderr)).toMatchObject({ error: { code: "replay" } });
  });
});

describe("values that rest on a file", () => {
  const file = () => checkpoint("right", "0.6", nimber06());
  const nimber06 = () =>
    JSON.parse(nimber(["values", "0.6", "--to", "99", "--json"]).stdout).values as number[];
  const said = /These values depend on heaps 0 to 99 in \S+, which Nimber did not recompute/;

  test("say so, in text, lists, JSON and both languages", () => {
    const flat = ({ stdout }: { readonly stdout: string }) => stdout.replaceAll(/\n +/g, " ");
    expect(flat(nimber(["values", "0.6", "--to", "99", "--resume", file()]))).toMatch(said);
    expect(flat(nimber(["period", "0.6", "--limit", "100", "--resume", file()]))).toMatch(said);
    expect(nimber(["values", "0.6", "--to", "9", "--resume", file(), "--lang", "zh"]).stdout).toContain(
      "未重新计算",
    );
    expect(nimber(["values", "0.6", "--to", "99", "--format", "csv", "--resume", file()]).stderr).toMatch(
      said,
    );
    for (const command of [
      ["values", "0.6", "--to", "99"],
      ["period", "0.6", "--limit", "100"],
    ]) {
      const told = expectSchema(command[0]!, nimber([...command, "--resume", file(), "--json"]).stdout);
      expect(told).toMatchObject({ onFile: { heaps: 100 } });
    }
  });

  test("do not where they were computed anew, and do where they come after those of the file", () => {
    const anew = nimber(["values", "0.6", "--to", "120", "--resume", file(), "--json", "--recheck"]);
    expect(anew).toMatchObject({ status: 0, stderr: "" });
    expect(JSON.parse(anew.stdout)).not.toHaveProperty("onFile");
    const after = nimber(["values", "0.6", "--from", "100", "--to", "120", "--resume", file(), "--json"]);
    expect(JSON.parse(after.stdout).onFile).toMatchObject({ heaps: 100 });
  });

  test("are asked for with --recheck alone, of which there is no file, and of boards", () => {
    for (const [words, says] of [
      [["values", "0.6", "--recheck"], "--recheck: needs --resume FILE"],
      [
        ["values", "cram 3xn", "--to", "3", "--recheck"],
        "--recheck: expected a checkpoint of a game of one heap",
      ],
      [["period", "cram 3xn", "--recheck"], "--recheck: expected a checkpoint of a game of one heap"],
    ] as const) {
      const run = nimber([...words]);
      expect(run.stderr).toContain(says);
      expect(run.status).toBe(2);
    }
  });
});
