import { expect, test } from "vitest";
import { grundyValues } from "../../src/solve/index.ts";
import { published } from "../published/records.ts";
import { nodeKaylesOnGrid } from "../published/rules.ts";

test("Node Kayles on three rows, to eight columns", () => {
  const terms = published("oeis-A316632").sequence!.slice(0, 8);
  const found = terms.map((_, i) => {
    const { rules, start } = nodeKaylesOnGrid(3, i + 1);
    return grundyValues(rules).at(start);
  });
  expect(found).toEqual(terms);
});
