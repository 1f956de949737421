import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("the committed kernels are what their sources compile to, byte for byte", () => {
  const { status, stdout } = spawnSync(process.execPath, ["scripts/kernels.mjs", "--check"], {
    encoding: "utf8",
  });
  expect(stdout).toMatch(/^take: \d+ bytes$/m);
  expect(status).toBe(0);
});
