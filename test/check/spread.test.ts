import { expect, test } from "vitest";
import { type Board, readBoard } from "../../src/checker/board-position.ts";
import { spreadOf } from "../../src/checker/spread.ts";
import { type Cells, noCells, put, widthOf } from "../../src/checker/words.ts";
import { dice } from "../oracle.ts";

/** Boards of at most 64 squares, which have words of fixed size, and larger boards. */
const SIDES = ["1x9", "2x31", "1x64", "4x4", "5x8", "6x10", "8x8", "7x9", "6x11", "7x16"];

const cellsOf = (set: Cells): number[] =>
  [...set.subarray(1, -1)].flatMap((word, w) =>
    Array.from({ length: 32 }, (_, bit) => 32 * w + bit).filter((cell) => (word >>> (cell & 31)) & 1),
  );

test("squares are counted and held together as cells of any graph", () => {
  const roll = dice(64);
  let parted = 0;
  for (const sides of SIDES) {
    const board = readBoard("cram", sides) as Board;
    const size = board.near.length;
    const [flat, graph] = [spreadOf(board), spreadOf({ ...board, columns: 0 })];
    const set = noCells(widthOf(size));
    const some = noCells(widthOf(size));
    for (let round = 0; round < 40; round++) {
      put(
        set,
        board.left.filter(() => roll(4) > 0),
      );
      put(
        some,
        board.left.filter(() => roll(2) > 0),
      );
      for (const spread of [flat, graph]) spread.counted(set, some);
      expect([sides, cellsOf(flat.one), cellsOf(flat.many)]).toEqual([
        sides,
        cellsOf(graph.one),
        cellsOf(graph.many),
      ]);
      const lost = noCells(widthOf(size));
      for (const spread of [flat, graph]) spread.flooded(set, lost);
      expect([sides, cellsOf(flat.own)]).toEqual([sides, cellsOf(graph.own)]);
      if (cellsOf(flat.own).length < cellsOf(set).length) parted++;
    }
  }
  expect(parted).toBeGreaterThan(100);
});

test("links along a row are lost in blocks of which two opposite squares have no other neighbours", () => {
  const roll = dice(22);
  let blocks = 0;
  for (const sides of SIDES) {
    const board = readBoard("cram", sides) as Board;
    const { columns, near } = board;
    const spread = spreadOf(board);
    const lost = noCells(widthOf(near.length));
    for (let round = 0; round < 60; round++) {
      const cells = new Set(board.left.filter(() => roll(5) > 1));
      const degree = (cell: number) => near[cell]!.filter((other) => cells.has(other)).length;
      const expected = new Set<number>();
      for (const cell of cells) {
        const block = [cell, cell + 1, cell + columns, cell + columns + 1];
        if (cell % columns === columns - 1 || !block.every((each) => cells.has(each))) continue;
        const [a, b, c, d] = block.map((each) => degree(each) === 2);
        if ((a && d) || (b && c)) for (const each of [cell, cell + columns]) expected.add(each);
      }
      const set = put(noCells(widthOf(near.length)), cells);
      const isCut = spread.cut(set, lost);
      expect(`${sides} ${isCut} ${isCut ? cellsOf(lost) : ""}`).toBe(
        `${sides} ${expected.size > 0} ${[...expected].sort((a, b) => a - b)}`,
      );
      if (!isCut) continue;
      blocks++;
      spread.flooded(set, lost);
      // Component of the first square without those links.
      const held = [Math.min(...cells)];
      for (const cell of held)
        for (const other of near[cell]!) {
          const isLost = Math.abs(cell - other) === 1 && expected.has(Math.min(cell, other));
          if (cells.has(other) && !held.includes(other) && (columns === 1 || !isLost)) held.push(other);
        }
      expect(cellsOf(spread.own)).toEqual(held.sort((a, b) => a - b));
    }
  }
  expect(blocks).toBeGreaterThan(100);
});
