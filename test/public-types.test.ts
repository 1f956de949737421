import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { publicTypes } from "../scripts/public-types.mjs";
import { isQuick } from "./part.ts";

const kept = readFileSync(new URL("public-types.txt", import.meta.url), "utf8");

const { exports } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
/** Entry points that are modules. */
const doors = Object.keys(exports).filter((name) => typeof exports[name] === "object");

test("the public types are those of test/public-types.txt, which `npm run documents` writes", () => {
  expect(publicTypes()).toBe(kept);
});

test("they have all entry points, values and types, and what a signature names", () => {
  for (const name of doors) expect(kept).toMatch(new RegExp(`^nimber${name.slice(1)}\\n {2}\\w+$`, "m"));
  expect(kept).toContain("export declare function mex(");
  expect(kept).toContain("export interface Rules<P> ");
  expect(kept).not.toMatch(/\/\*\*/);
});

test.skipIf(isQuick)("`npm run api` writes a reference of all entry points from the doc comments", () => {
  const folder = mkdtempSync(join(tmpdir(), "nimber-api-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = fileURLToPath(new URL("../scripts/api.mjs", import.meta.url));
  expect(spawnSync(process.execPath, [script, folder], { encoding: "utf8" })).toMatchObject({
    ...{ status: 0, stdout: "", stderr: "" },
  });
  const index = readFileSync(join(folder, "index.html"), "utf8");
  for (const name of doors) expect(index).toContain(`>nimber${name.slice(1)}</a>`);
  expect(readFileSync(join(folder, "functions/nimber.mex.html"), "utf8")).toContain("minimal excludant");
});
