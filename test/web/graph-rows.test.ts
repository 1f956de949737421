import { expect, test } from "vitest";
import { boardsAmong } from "../../web/src/graph/rows.ts";

test("positions that are boards are drawn by their rows", () => {
  const rowsOf = boardsAmong(["2x3", "..#/###", "∅"]);
  expect(rowsOf("2x3")).toEqual(["...", "..."]);
  expect(rowsOf("..#/###")).toEqual(["..#", "###"]);
  expect(rowsOf("∅")).toBeUndefined();
});

test("names that look like boards stay names, where not all are", () => {
  expect(boardsAmong(["2x3", "a"])("2x3")).toBeUndefined();
  expect(boardsAmong(["2x3", "3x3"])("2x3")).toBeUndefined();
  expect(boardsAmong(["0-1,1-2", "..#"])("..#")).toBeUndefined();
});

test("boards with rows of several lengths, or too large, are told by their names", () => {
  const rowsOf = boardsAmong(["../.", "13x2", "#..............", "."]);
  expect(["../.", "13x2", "#..............", "."].map((label) => rowsOf(label))).toEqual([
    undefined,
    undefined,
    undefined,
    ["."],
  ]);
});
