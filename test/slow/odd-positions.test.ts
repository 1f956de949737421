import { expect, test } from "vitest";
import { compareOdd } from "../user-rules/odd-positions.ts";

test("files of rules with odd positions, against plain play on their graphs", () => {
  let asked = 0;
  for (let seed = 1000; seed < 3000; seed++) asked += compareOdd(seed);
  expect(asked).toBeGreaterThan(50_000);
});
