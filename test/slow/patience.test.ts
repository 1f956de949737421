import { expect, test } from "vitest";
import { nimber } from "../nimber.ts";

test("a search for a period that was told no end ends after half a minute, and says how to go on", () => {
  const begun = Date.now();
  const { status, stdout, stderr } = nimber(["period", "0.6"]);
  expect({ status, stderr }).toEqual({ status: 3, stderr: "" });
  expect(stdout.replace(/\s+/g, " ")).toContain("stopped at the limit of 30 seconds. To go on: --time 300;");
  expect(Date.now() - begun).toBeGreaterThanOrEqual(30_000);
});
