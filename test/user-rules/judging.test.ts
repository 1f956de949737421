// Files that read a judge's input: the answers of `judge` and of the program, compared with plain play of
// the statement.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import blankSpace from "ts-blank-space";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nimber } from "../nimber.ts";
import { oneIn } from "../part.ts";
import { upTo } from "./asked.ts";
import { heapProblems } from "./judged-heaps.ts";
import { otherProblems } from "./judged-others.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "nimber-judging-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("files that read the input of their judge", () => {
  test.each(oneIn(8, Object.entries({ ...heapProblems, ...otherProblems })))(
    "%s",
    (file, { samples, drawn }) => {
      const asked = [...samples, ...upTo(8).map(drawn)];
      const path = `examples/${file}`;
      const { stdout, stderr, status } = nimber(["template", "--rules", path]);
      expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
      const main = blankSpace(stdout).replaceAll("process.stdout.write(out)", "return out");
      const body = main.replace('import { readFileSync } from "node:fs";', "");
      const program = new Function("readFileSync", body) as (read: () => string) => string;
      for (const [input, output] of asked) {
        expect([input, program(() => input)]).toEqual([input, output]);
      }
      const [[first, answer]] = [asked[0]!];
      expect(nimber(["judge", "--rules", path], first)).toEqual({ status: 0, stdout: answer, stderr: "" });
      const script = join(folder, "program.mjs");
      writeFileSync(script, blankSpace(stdout));
      expect(spawnSync(process.execPath, [script], { input: first, encoding: "utf8" }).stdout).toBe(answer);
    },
  );
});

const refused = (...args: string[]) => nimber(["judge", "--rules", ...args], "3\n4 5 x\n");

test("what cannot be judged is told, by its place in the input", () => {
  expect(refused("examples/problems/hdu-1079.ts")).toMatchObject({
    status: 2,
    stderr: "nimber: expected an integer, found `x`, line 2 column 5\n",
  });
  expect(nimber(["judge", "--rules", "examples/problems/hdu-1079.ts"], "1\n2001 11")).toMatchObject({
    status: 2,
    stderr: "nimber: expected an integer, found the end of input, line 2 column 8\n",
  });
  expect(refused("examples/rules/cram.ts")).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("there is no `export function* judge(input, value)`"),
  });
  expect(refused("examples/problems/hdu-1079.ts", "hdu-1079")).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("expected nothing else, found `hdu-1079`"),
  });
  expect(refused("examples/problems/hdu-1079.ts", "--list")).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("expected nothing else, found `--list`"),
  });
  const wrong = join(folder, "wrong.ts");
  const game = "export const start = 3;\nexport const moves = (n: number) => (n > 0 ? [n - 1] : []);\n";
  writeFileSync(wrong, `${game}export function* judge() {\n  yield [1];\n}\n`);
  expect(refused(wrong).stderr).toContain(
    "wrong.ts:3: `judge`: expected lines of text, or numbers, found [1]",
  );
  writeFileSync(wrong, `${game}export const judge = 5;\n`);
  expect(refused(wrong).stderr).toContain("wrong.ts:3: `judge`: expected a function, found 5");
});
