import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { encodedAs } from "../src/encoding.ts";
import { parseSum } from "../src/games/index.ts";
import { deletion } from "../src/solve/kernel/deletion.ts";
import { leastBytes } from "../src/solve/kernel/deletion-frame.ts";
import { nimber } from "./nimber.ts";
import { isQuick } from "./part.ts";

const folder = mkdtempSync(join(tmpdir(), "nimber-database-"));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);

const solved = (file: string, board: string, ...more: string[]) => {
  const { stdout, stderr, status } = nimber([
    "solve",
    ...board.split(" "),
    "--json",
    "--database",
    file,
    ...more,
  ]);
  return { ...JSON.parse(stdout || "{}"), stderr, status };
};

describe("a database", () => {
  const file = at("boards");
  test("keeps values between runs: what was asked before takes no work, and what is next takes less", () => {
    const [first, again] = [solved(file, "cram 5x6"), solved(file, "cram 5x6")];
    expect([first.value, again.value]).toEqual([2, 2]);
    expect(again.winningMoves).toEqual(first.winningMoves);
    expect(first.work.nodes).toBeGreaterThan(1000);
    expect(again.work?.nodes ?? 0).toBe(0);
    const [alone, next] = [solved(at("other"), "cram 5x5"), solved(file, "cram 5x5")];
    expect([alone.value, next.value]).toEqual([0, 0]);
    expect(next.work?.nodes ?? 0).toBeLessThan(alone.work.nodes);
    // Eight bytes for each entry, and one byte for each cluster.
    expect(statSync(file).size).toBeLessThan(2 ** 16 + 8 * first.work.entries + 10_000);
  });

  test.skipIf(isQuick)("is what a certificate is written from", () => {
    const few = ["--positions", "40", "--certificate", at("board.json")];
    expect(solved(file, "cram 5x6", ...few).status).toBe(0);
    expect(nimber(["check", at("board.json")]).stdout).toContain("cram 5x6 has value 2");
  });

  test("has graphs beside rectangles, each under all that it is made of", () => {
    const [grid, other] = [
      "node-kayles 0-1,1-2,2-3,3-4,4-5,5-0,0-6,6-7,7-3",
      "node-kayles 0-1,1-2,2-3,3-4,4-5,5-0,0-6,6-7,7-2",
    ];
    const values = [solved(at("none"), grid).value, solved(at("nothing"), other).value];
    expect([solved(file, grid).value, solved(file, other).value]).toEqual(values);
    expect([solved(file, grid).work?.nodes ?? 0, solved(file, "cram 5x6").work?.nodes ?? 0]).toEqual([0, 0]);
  });

  test("has what was learnt when a limit stopped the search, which goes on from there", () => {
    const stopped = at("stopped");
    let rounds = 0;
    let value: unknown;
    expect(nimber(["value", "cram", "5x7", "--positions", "3000"])).toMatchObject({ status: 3, stdout: "" });
    for (; value === undefined && rounds < 60; rounds++)
      value = solved(stopped, "cram 5x7", "--positions", "3000").value;
    expect(value).toBe(1);
    expect(rounds).toBeGreaterThan(2);
  });

  test.skipIf(isQuick)("is where a search that a limit stopped says that it keeps what it has learnt", () => {
    const of = (...more: string[]) => nimber(["value", "cram", "5x8", "--positions", "2000", ...more]).stderr;
    const said = (text: string) => text.replace(/\s+/g, " ").trim();
    const learnt =
      /; --positions allows more Found so far: the value is not 0; [\d,]+ values and bounds of parts, in \d\d,\d{3} nodes; /;
    expect(said(of())).toMatch(learnt);
    expect(said(of())).toContain("--database FILE saves them; then the same command continues from there");
    expect(said(of("--database", at("told")))).toContain("saved in ");
    expect(of("--lang", "zh")).toContain("目前已得：");
    const { error } = JSON.parse(of("--json"));
    expect(Object.keys(error)).toEqual(["code", "limit", "allowed", "work", "excluded", "message"]);
    expect(error.work.entries).toBeGreaterThan(1000);
    // Without a database, the answer does not mention one.
    expect(
      nimber(["solve", "[x,y: x-k,y | x,y-k | x-k,y+k/2] 400,700", "--positions", "1000"]).stderr,
    ).toMatch(/^[^\n]*allows more\n$/);
  });

  test("serves rows of boards and play", () => {
    const row = nimber(["values", "cram 3xn", "--to", "9", "--database", file]);
    expect([row.status, row.stdout]).toEqual([0, nimber(["values", "cram 3xn", "--to", "9"]).stdout]);
    expect(nimber(["play", "cram", "3x3", "--database", file], "quit\n").status).toBe(0);
  });

  test("that is damaged or other is refused in one line, and stays as it was", () => {
    const whole = readFileSync(file);
    const wrong: Readonly<Record<string, Uint8Array | string>> = {
      flipped: whole.map((byte, i) => (i === whole.length - 9 ? byte ^ 1 : byte)),
      short: whole.subarray(0, -8),
      long: Buffer.concat([whole, Buffer.from("x")]),
      empty: "",
      text: "hello\n",
      newer: whole.toString("latin1").replace('"version":1', '"version":2'),
    };
    for (const [name, content] of Object.entries(wrong)) {
      writeFileSync(at(name), content, "latin1");
      const { status, stderr, stdout } = nimber(["solve", "cram", "3x3", "--database", at(name)]);
      expect([name, status, stdout]).toEqual([name, 2, ""]);
      expect(stderr).toMatch(/^nimber: --database: .*expected a complete database of version 1[^\n]*\n$/);
    }
    expect(readFileSync(at("empty")).length).toBe(0);
  });

  test("is told where there is nothing to keep, or no place", () => {
    const heap = nimber(["solve", "kayles", "5", "--database", at("heap")]);
    expect([heap.status, heap.stderr]).toEqual([0, expect.stringContaining("nothing was saved")]);
    const place = nimber(["solve", "cram", "3x3", "--database", join(folder, "no", "where")]);
    expect([place.status, place.stderr]).toEqual([2, expect.stringContaining("cannot be written")]);
  });

  test("that needs more memory than there is stops at that limit", () => {
    const { rules, position } = parseSum("cram 3x3")[0]!;
    const deleting = encodedAs(rules, "cells")!.of(position);
    const least = leastBytes(deleting.game);
    const larger = new Uint8Array(1 + 2 ** 20);
    larger[0] = 20;
    expect(() => deletion(deleting, least, larger)).toThrow("bytes of memory");
    expect(() => deletion(deleting, least, larger.subarray(1))).toThrow(RangeError);
  });
});
