import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { LimitError } from "../src/errors.ts";
import { parseSum } from "../src/games/index.ts";
import { solver } from "../src/solve/index.ts";
import { main, nimber } from "./nimber.ts";
import { isQuick } from "./part.ts";

const folder = mkdtempSync(join(tmpdir(), "nimber-saved-"));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);
const headOf = (file: string) => JSON.parse(readFileSync(file, "latin1").split("\n", 1)[0]!);
const asLine = (text: string) => text.replace(/\s+/g, " ").trim();

describe("a checkpoint of one board", () => {
  const file = at("board");

  test("has what was learnt at a limit, and is gone on from until the board is solved", () => {
    const limits = ["--positions", "4000", "--json"];
    const anew = JSON.parse(nimber(["solve", "cram 5x7", "--json"]).stdout);
    let run = nimber(["solve", "cram 5x7", ...limits, "--checkpoint", file]);
    let nodes = 0;
    let rounds = 1;
    for (; run.status === 3 && rounds < 40; rounds++) {
      const { limit, work } = JSON.parse(run.stderr).error;
      expect([limit, work.before ?? 0]).toEqual(["positions", nodes]);
      nodes = headOf(file).nodes;
      expect(nodes).toBe((work.before ?? 0) + work.nodes);
      run = nimber(["solve", "cram 5x7", ...limits, "--resume", file]);
    }
    expect([run.status, rounds > 2]).toEqual([0, true]);
    const solved = JSON.parse(run.stdout);
    expect(solved.work.before).toBe(nodes);
    nodes += solved.work.nodes;
    expect(headOf(file).nodes).toBe(nodes);
    // Beling (2025).
    expect(solved.value).toBe(1);
    // The answer remains when a limit ends the list of winning moves; without a limit the list is complete.
    const whole = JSON.parse(nimber(["solve", "cram 5x7", "--resume", file, "--json"]).stdout);
    expect([whole.winningMoves, whole.complete]).toEqual([anew.winningMoves, true]);
    // Only the work that a limit interrupted is repeated.
    expect(nodes + whole.work.nodes).toBeLessThan(1.1 * anew.work.nodes);
  });

  test("that is solved has the answer at once, of a value too", () => {
    const { stdout, status } = nimber(["solve", "cram 5x7", "--resume", file]);
    expect([status, asLine(stdout)]).toEqual([0, expect.stringMatching(/Work: 0 nodes after [\d,]+ in the/)]);
    const { nodes } = headOf(file);
    expect(nimber(["value", "cram", "5x7", "--resume", file]).stdout).toContain("cram 5x7  1");
    expect(headOf(file).nodes).toBe(nodes);
  });

  test.skipIf(isQuick)("has what a certificate is written from", () => {
    const [alone, written] = [at("alone"), at("board.json")];
    // With two threads the positions found vary, and so do those that a certificate still needs.
    const one = ["solve", "cram 5x7", "--threads", "1"];
    expect(nimber([...one, "--checkpoint", alone]).status).toBe(0);
    const few = [...one, "--positions", "400", "--certificate", written];
    expect(nimber(few).status).toBe(3);
    expect(existsSync(written)).toBe(false);
    expect(nimber([...few, "--resume", alone])).toMatchObject({ status: 0, stderr: "" });
    const { status, stdout } = nimber(["check", written]);
    expect([status, asLine(stdout)]).toEqual([0, expect.stringContaining("cram 5x7 has value 1")]);
  });

  test("says what is ruled out, in both languages, where a limit stops it", () => {
    const of = (name: string, ...more: string[]) =>
      asLine(nimber(["value", "cram 5x8", "--positions", "2000", "--checkpoint", at(name), ...more]).stderr);
    expect(of("told")).toMatch(
      /; --positions allows more Found so far: the value is not 0; [\d,]+ values .* saved in \S+; --resume \S+ continues from there$/,
    );
    expect(of("gesagt", "--lang", "zh")).toMatch(/目前已得：SG 值不是 0；.*--resume \S+ 从那里继续$/);
  });

  test("is of one sum, whose order counts", () => {
    const sum = at("sum");
    const { stdout } = nimber(["solve", "cram 4x4 + node-kayles grid(5x5)", "--checkpoint", sum, "--json"]);
    const { value } = JSON.parse(stdout);
    const terms = parseSum("cram 4x4 + node-kayles grid(5x5)");
    expect(value).toBe(solver({ method: "search" }).solve(terms).value);
    expect(headOf(sum).tables.map(({ of }: { of: string }) => of)).toEqual(["arcs 4", "nodes 5"]);
    const again = nimber(["solve", "cram 4x4 + node-kayles grid(5x5)", "--resume", sum, "--json"]);
    expect(JSON.parse(again.stdout)).toMatchObject({ value, work: { nodes: 0 } });
  });

  test("is refused in one line where it is another, damaged, in the way, or of no use", () => {
    const whole = readFileSync(file);
    writeFileSync(at("flipped"), whole.with(whole.length - 9, whole.at(-9)! ^ 1));
    writeFileSync(at("other"), whole.toString("latin1").replace('"nodes":', '"Nodes":'), "latin1");
    const row = at("row");
    nimber(["values", "cram 3xn", "--to", "4", "--checkpoint", row]);
    const wrong: readonly (readonly [readonly string[], string])[] = [
      [["cram 5x6", "--resume", file], "expected a checkpoint of cram 5x6, found one of cram 5x7"],
      [["cram 3x4", "--resume", row], "expected a checkpoint of cram 3x4, found one of cram 3xn from n = 1"],
      [["cram 5x7", "--resume", at("flipped")], "expected a complete checkpoint of boards"],
      [["cram 5x7", "--resume", at("other")], "expected a complete checkpoint of boards"],
      [["cram 5x7", "--resume", at("none")], "none"],
      [["cram 5x7", "--checkpoint", file], "already exists"],
      [
        ["cram 3x3", "--checkpoint", at("a"), "--database", at("b")],
        "cannot be combined with --checkpoint or --resume",
      ],
      [["cram 3x3", "--checkpoint", at("a"), "--misere"], "--misere: cannot be combined with --checkpoint"],
      [["cram 3x3", "--checkpoint", at("a"), "--method", "resolve"], "expected the method deletion"],
      [["cram 3x3 + kayles 5", "--checkpoint", at("a")], "at most 112 cells whose moves delete cells"],
      [["cram", "-", "--checkpoint", at("a")], "--checkpoint: expected one sum"],
    ];
    for (const [args, message] of wrong) {
      const { stdout, stderr, status } = nimber(["solve", ...args]);
      expect([args, stdout, status]).toEqual([args, "", 2]);
      expect(stderr.split("\n")[0]).toContain(message);
    }
    expect(nimber(["values", "cram 5xn", "--resume", file]).stderr).toContain("found one of cram 5x7");
    expect([existsSync(at("a")), readFileSync(file).equals(whole)]).toEqual([false, true]);
  });

  test.skipIf(isQuick)("is saved by Ctrl-C, which says how to go on", async () => {
    const stopped = at("stopped");
    const args = ["solve", "cram", "5x10", "--checkpoint", stopped, "--every", "1", "--threads", "1"];
    const child = spawn(process.execPath, [main, ...args], { stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    child.stderr.on("data", (data: Buffer) => {
      said += data;
    });
    const ended = new Promise<number | null>((resolve) => {
      child.once("close", resolve);
    });
    while (!existsSync(stopped) && child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 50));
    child.kill("SIGINT");
    expect(await ended).toBe(130);
    expect(said).toMatch(
      /^nimber: stopped with [\d,]+ nodes and the table of parts saved in \S+; continue with --resume \S+\n$/,
    );
    const { nodes } = headOf(stopped);
    const { error } = JSON.parse(
      nimber(["solve", "cram 5x10", "--resume", stopped, "--positions", "1000", "--json"]).stderr,
    );
    expect(error.work.before).toBe(nodes);
    expect(headOf(stopped).nodes).toBe(nodes + error.work.nodes);
  });
});

test("a solver tells the work that it has done for games, also after a limit", () => {
  const sum = parseSum("cram 5x6");
  const solving = solver({ positions: 100 });
  expect(solving.work(sum).nodes).toBe(0);
  expect(() => solving.exactly(sum[0]!)).toThrow(LimitError);
  // Once for the value, or for the theorem in its place, and once for the value alone.
  expect(solving.work(sum).nodes).toBe(2002);
  expect(solving.work(parseSum("kayles 5")).nodes).toBe(0);
});
