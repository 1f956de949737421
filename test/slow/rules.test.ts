import { expect, test } from "vitest";
import { sweep } from "../rules/sweep.ts";

test.each([1, 2, 3, 4, 5])("random rules from %i000", (thousand) => {
  const count = sweep(1000 * thousand, 1000 * thousand + 999);
  expect(count).toMatchObject({ rules: 1000 });
  // Most rules are compared completely.
  expect(count.values).toBeGreaterThan(4000);
  expect(count.outcomes).toBeGreaterThan(4000);
});
