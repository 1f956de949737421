import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "bench/RESULTS.md"), "utf8");

/** Digests of the sources of the kernels in a folder. */
const digestsIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith(".wasm.ts"))
    .map((file) => /, of ([0-9a-f]+)\./.exec(readFileSync(join(root, folder, file), "utf8"))![1]!);

test("the measurements are of this version and of these kernels", () => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const kernels = [...new Set([...digestsIn("src/solve/kernel"), ...digestsIn("src/nimber/field")])].sort();
  expect(page).toContain(`Version ${version}, `);
  expect(page, "npm run bench -- --write").toContain(`kernels ${kernels.join(" ")}.`);
});

test("the measurements are one page", () => {
  expect(page.trimEnd().split("\n").length).toBeLessThanOrEqual(120);
});
