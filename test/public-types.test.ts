import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { publicTypes } from "../scripts/public-types.mjs";

const kept = readFileSync(new URL("public-types.txt", import.meta.url), "utf8");

test("the public types are those of test/public-types.txt, which `npm run documents` writes", () => {
  expect(publicTypes()).toBe(kept);
});

test("they have all entry points, values and types, and what a signature names", () => {
  const { exports } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  const names = Object.keys(exports).filter((name) => name !== "./package.json");
  for (const name of names) expect(kept).toMatch(new RegExp(`^nimber${name.slice(1)}\\n {2}\\w+$`, "m"));
  expect(kept).toContain("export declare function mex(");
  expect(kept).toContain("export interface Rules<P> ");
  expect(kept).not.toMatch(/\/\*\*/);
});
