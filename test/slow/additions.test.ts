import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { addTo, given, root } from "../additions.case.ts";

const copy = mkdtempSync(join(tmpdir(), "nimber-added-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Dependencies are linked; builds and caches belong to the copy. */
function linkModules(): void {
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name === ".cache" || name.startsWith("nimber-")) continue;
    symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
  }
  for (const workspace of ["web", "census"]) {
    symlinkSync(join("..", workspace), join(copy, "node_modules", `nimber-${workspace}`));
    const own = join(root, workspace, "node_modules");
    if (existsSync(own)) symlinkSync(own, join(copy, workspace, "node_modules"));
  }
  rmSync(join(copy, "node_modules/.nimber-lock"));
  copyFileSync(join(root, "node_modules/.nimber-lock"), join(copy, "node_modules/.nimber-lock"));
}

test("every quick test of units passes over all additions", () => {
  cpSync(root, copy, {
    recursive: true,
    filter: (path) =>
      !/^\/(?:\.git|.*\bnode_modules|(?:census\/)?dist)(?:\/|$)/.test(path.slice(root.length)),
  });
  // This test makes the additions itself; the suite of the copy would make them again.
  rmSync(join(copy, "test/additions.test.ts"));
  linkModules();
  addTo(copy);
  for (const name of ["mex.md", "mex.zh-CN.md"])
    writeFileSync(join(copy, "docs/commands", name), given("command", name));
  const { NIMBER_SLOW: _, ...env } = process.env;
  const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: copy, env, encoding: "utf8" });
  const setUp = run("scripts/run.mjs", "setup");
  expect([setUp.status, setUp.status === 0 ? "" : setUp.stderr]).toEqual([0, ""]);
  const lists = ["docs/README.md", "docs/README.zh-CN.md", "docs/cli.md", "docs/cli.zh-CN.md"];
  expect(run("scripts/run.mjs", "documents", ...lists).status).toBe(0);
  const units = ["node_modules/vitest/vitest.mjs", "run", "--project", "nimber", "--reporter", "dot"];
  // npm lists no licences of linked packages.
  const names = ["-t", "^(?!.*names everybody whose code the page brings)"];
  const { status, stdout, stderr } = run(...units, ...names);
  expect([status, status === 0 ? "" : `${stdout}${stderr}`.slice(-20_000)]).toEqual([0, ""]);
});
