import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { slowly } from "./part.ts";

const kernels = (option: string) =>
  spawnSync(process.execPath, ["scripts/kernels.mjs", option], { encoding: "utf8" });

test("the committed kernels were made from their sources, and by their compiler", () => {
  const { status, stdout } = kernels("--fresh");
  expect(stdout).toMatch(/^take: made from its sources$/m);
  expect(status).toBe(0);
});

test.each(slowly(["--check"]))(
  "the committed kernels are what their sources compile to, byte for byte",
  (option) => {
    const { status, stdout } = kernels(option);
    expect(stdout).toMatch(/^take: \d+ bytes$/m);
    expect(status).toBe(0);
  },
);
