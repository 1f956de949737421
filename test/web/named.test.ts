import { expect, test } from "vitest";
import { inscribed } from "../../web/src/board/named.ts";
import { draw } from "../../web/src/engine/rules.ts";

const cellsOf = (game: string, position: string) => inscribed(draw([{ game, position }])[0]!.cells);

test("the names of vertices stand on them, and every cell keeps its index", () => {
  const cells = cellsOf("node-kayles", "0-1,1-2");
  expect(cells).toHaveLength(draw([{ game: "node-kayles", position: "0-1,1-2" }])[0]!.cells.length);
  expect(cells.filter(({ shape }) => shape === "token").map(({ text }) => text)).toEqual(["0", "1", "2"]);
  expect(cells.filter(({ shape }) => shape === "label").map(({ text }) => text)).toEqual(["", "", ""]);
});

test("a label that is no name stays where it is", () => {
  const cells = cellsOf("welter", "1,3");
  expect(cells.filter(({ shape }) => shape === "label")).toEqual([{ shape: "label", x: 0, y: 1, text: "0" }]);
});
