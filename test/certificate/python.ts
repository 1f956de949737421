import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";

/** Command that runs Python 3.8 or later, if there is one. */
export const python: string | undefined = ["python3", "python"].find(
  (name) => spawnSync(name, ["-c", "import sys; sys.exit(sys.version_info < (3, 8))"]).status === 0,
);

export const script: string = fileURLToPath(new URL("../../src/checker/check.py", import.meta.url));

/** Suffix of the name of tests that are skipped without Python. */
export const without: string = python === undefined ? " (skipped: no Python 3.8 or later here)" : "";

/** Lines of the checker in Python on these files, in one process. */
export function saidInPython(files: readonly Uint8Array[]): string[] {
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

/** Verdicts of the checker in Python on these files. */
export const verdictsInPython = (files: readonly Uint8Array[]): (string | undefined)[] =>
  saidInPython(files).map((line) => / (valid|refused|malformed|limit): /.exec(line)?.[1]);
