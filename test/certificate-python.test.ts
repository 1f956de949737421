import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkCertificate, checkGraphCertificate, isGraphCertificate } from "../src/checker/index.ts";
import { parseGame } from "../src/games/index.ts";
import { certificateOf, findLaw } from "../src/law/index.ts";
import { CERTIFICATES } from "./certificate/kinds.ts";
import { mutated } from "./certificate/mutate.ts";
import { dice } from "./oracle.ts";

const corpus: readonly { readonly verdict: string; readonly text: string }[] = JSON.parse(
  readFileSync(new URL("known/certificates.json", import.meta.url), "utf8"),
).certificates;

const python = ["python3", "python"].find(
  (name) => spawnSync(name, ["-c", "import sys; sys.exit(sys.version_info < (3, 8))"]).status === 0,
);
const script = fileURLToPath(new URL("../src/checker/check.py", import.meta.url));

/** What the checker in Python says of each file, all of them in one process. */
function saidInPython(files: readonly Uint8Array[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), "nimber-check-"));
  try {
    const names = files.map((bytes, i) => {
      const name = join(folder, `${i}`);
      writeFileSync(name, bytes);
      return name;
    });
    const run = spawnSync(python!, [script, "-"], {
      input: names.map((name) => `${name}\n`).join(""),
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    });
    expect(run.stderr).toBe("");
    return run.stdout.trimEnd().split("\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const verdictsInPython = (files: readonly Uint8Array[]) =>
  saidInPython(files).map((line) => / (valid|refused|malformed|limit): /.exec(line)?.[1]);

/** Heaps of a window that plain Python replays in a second or two. */
const POSITIONS = 1_000_000;

const verdictOf = (bytes: Uint8Array) =>
  isGraphCertificate(bytes)
    ? checkGraphCertificate(bytes).verdict
    : checkCertificate(Buffer.from(bytes).toString("utf8"), { positions: POSITIONS }).verdict;

const without = python === undefined ? " (skipped: no Python 3.8 or later here)" : "";

/** The files of which the two say different things, with both verdicts. */
function disagreements(files: readonly Uint8Array[]): string[] {
  const said = verdictsInPython(files);
  return files.flatMap((bytes, i) => {
    const own = verdictOf(bytes);
    return own === said[i] ? [] : [`${own}, Python ${said[i]}: ${Buffer.from(bytes).toString("latin1")}`];
  });
}

describe.skipIf(python === undefined)(`the checker in Python${without}`, () => {
  test("says of the corpus what the corpus says", () => {
    const said = verdictsInPython(corpus.map(({ text }) => Buffer.from(text)));
    expect(said).toEqual(corpus.map(({ verdict }) => verdict));
  });

  test("accepts the examples of the pages, as the other does", () => {
    const folder = new URL("../docs/certificates/", import.meta.url);
    const examples = readdirSync(folder).flatMap((name) =>
      [...readFileSync(new URL(name, folder), "utf8").matchAll(/^```json\n(.*)\n```$/gm)].map(([, json]) =>
        Buffer.from(json!),
      ),
    );
    expect(examples).toHaveLength(12);
    for (const said of saidInPython(examples)) expect(said).toMatch(/ valid: /);
    expect(examples.map(verdictOf)).toEqual(examples.map(() => "valid"));
  });

  test("refuses conditions on letters of nobody's choice, as the other does", () => {
    const game = parseGame("[n: n-1 | n-2 ; legal: n > 0]");
    const { finding } = findLaw(game, "values");
    const certificate = JSON.parse(certificateOf(game, finding!)!.text);
    expect(verdictOf(Buffer.from(JSON.stringify(certificate)))).toBe("valid");
    const forged = ["legal: n > k", "legal: n > 0 ; lost: k > 5", "won: k > 5"].map((clause) =>
      Buffer.from(JSON.stringify({ ...certificate, game: `[n: n-1 | n-2 ; ${clause}]` })),
    );
    expect(forged.map(verdictOf)).toEqual(forged.map(() => "malformed"));
    expect(disagreements(forged)).toEqual([]);
  });

  test("says in one line what cannot be read, and exits with the largest code", () => {
    const run = spawnSync(python!, [script, "absent.json", script], { encoding: "utf8" });
    expect(run.stdout).toMatch(
      /^absent\.json: malformed: the file cannot be read: .*\n.*check\.py: malformed: this is not JSON\n$/,
    );
    expect([run.status, run.stderr]).toEqual([2, ""]);
    const none = spawnSync(python!, [script], { encoding: "utf8" });
    expect([none.status, none.stderr]).toEqual([2, "expected files: python3 check.py FILE...\n"]);
  });

  describe.each(CERTIFICATES)("of $kind", ({ certificates, mutations }) => {
    const files = certificates();

    test("accepts every certificate", () => {
      expect(files.length).toBeGreaterThan(0);
      for (const said of saidInPython(files)) expect(said).toMatch(/ valid: /);
      expect(files.map(verdictOf)).toEqual(files.map(() => "valid"));
    });

    test(`says of ${mutations} mutations what the other checker says`, () => {
      const roll = dice(2026);
      const small = files.filter(({ length }) => length <= 20_000);
      const mutants = Array.from({ length: mutations }, () => mutated(small[roll(small.length)]!, roll));
      expect(disagreements(mutants)).toEqual([]);
      const refused = mutants.filter((bytes) => verdictOf(bytes) === "refused").length;
      expect(refused).toBeGreaterThan(mutations / 10);
    });
  });
});
