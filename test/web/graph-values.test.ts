import { expect, test } from "vitest";
import { graphValues, loopyGrundy } from "../../src/index.ts";
import { valueText as printed } from "../../src/nimber/value.ts";
import { valueText } from "../../web/src/graph/model.ts";

test("infinite values are written on the page as in the command line", () => {
  const graph = { offsets: Uint32Array.of(0, 3, 4, 4, 5), targets: Uint32Array.of(0, 1, 2, 2, 3) };
  const drawn = { ...graph, start: 0, labels: ["a", "b", "c", "d"], notations: [], sums: new Uint8Array(4) };
  const written = [0, 1, 2, 3].map((v) => valueText(drawn as never, graphValues(graph), v));
  expect(written).toEqual(loopyGrundy(graph).map(printed));
  expect(written).toEqual(["∞(0,1)", "1", "0", "∞"]);
});
