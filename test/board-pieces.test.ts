import { describe, expect, test } from "vitest";
import { type Board, readBoard } from "../src/checker/board-position.ts";
import { type Strategy, strategyOf } from "../src/checker/index.ts";
import { piecesOf } from "../src/checker/pieces.ts";
import { put, wordOf } from "../src/checker/words.ts";
import { encodedAs } from "../src/encoding.ts";
import { parseSum } from "../src/games/index.ts";
import type { Term } from "../src/games/notation.ts";
import { certificateOf } from "./board-certificate.case.ts";
import { dice, plainGrundy } from "./oracle.ts";
import { partOf } from "./part.ts";

const boardOf = (game: string, position: string): Board => readBoard(game, position) as Board;

test("what cells fall into has, by plain play, the value of the cells", () => {
  const roll = dice(1516);
  for (const text of [
    "cram 4x5",
    "arc-kayles grid(4x5)",
    "arc-kayles star(3,3,4,5)",
    "node-kayles grid(3x4)",
  ]) {
    const [game, position] = text.split(" ") as [string, string];
    const board = boardOf(game, position);
    const pieces = piecesOf(board, () => {});
    const without = (cells: readonly number[], gone: readonly number[]) => [
      cells.filter((each) => !gone.includes(each)),
    ];
    const value = plainGrundy<readonly number[]>(
      (cells) =>
        board.kind === "nodes"
          ? cells.map((cell) => without(cells, [cell, ...board.near[cell]!]))
          : cells.flatMap((a) =>
              board.near[a]!.filter((b) => b > a && cells.includes(b)).map((b) => without(cells, [a, b])),
            ),
      String,
    );
    for (let round = 0; round < partOf(80); round++) {
      const cells = board.left.filter(() => roll(5) < 3);
      const found: number[] = [];
      const end = pieces.split(put(pieces.empty(), cells), found, 0);
      const sum = found.slice(0, end).reduce((all, piece) => {
        const word = wordOf(pieces.put(piece, pieces.empty()));
        return all ^ value([...board.near.keys()].filter((cell) => (word >> BigInt(cell)) & 1n));
      }, 0);
      expect(`${text} ${cells} ${sum}`).toBe(`${text} ${cells} ${value(cells)}`);
    }
  }
});

test("images of a piece are one piece", () => {
  const pieces = piecesOf(boardOf("cram", "5x8"), () => {});
  const roll = dice(5);
  for (let i = 0; i < 200; i++) {
    const cells = new Set([0]);
    const near = boardOf("cram", "5x8").near;
    while (cells.size < 18) {
      const from = near[[...cells][roll(cells.size)]!]!;
      cells.add(from[roll(from.length)]!);
    }
    const numbers = new Set<number>();
    for (let turn = 0; turn < 8; turn++) {
      const turned = [...cells].map((cell) => {
        const [x, y] = [
          turn & 1 ? -(cell % 5) : cell % 5,
          turn & 2 ? -Math.floor(cell / 5) : Math.floor(cell / 5),
        ];
        return turn & 4 ? [y, x] : [x, y];
      });
      const [left, top] = [0, 1].map((side) => Math.min(...turned.map((each) => each[side]!)));
      const corner = turned.map(([x, y]) => [x! - left!, y! - top!] as const);
      if (corner.some(([x, y]) => x > 4 || y > 7)) continue;
      numbers.add(
        pieces.numbered(
          put(
            pieces.empty(),
            corner.map(([x, y]) => 5 * y + x),
          ),
        ),
      );
    }
    expect(numbers.size).toBe(1);
  }
});

describe.each(["cram 3x4", "node-kayles path(9)", "graph-kayles cycle(6)", "arc-kayles grid(3x3)"])(
  "the strategy of %s",
  (text) => {
    test("has a reply to every move, until there is none", () => {
      const [{ rules, position }] = parseSum(text) as [Term];
      const found = strategyOf(JSON.stringify(certificateOf(text))) as Strategy;
      const cellsOf = (left: readonly unknown[]) =>
        left.flatMap((each) => encodedAs(rules, "cells")!.of(each).left);
      const movedFrom = (left: readonly unknown[]) =>
        left.flatMap((each, i) => [...rules.moves(each)].map(({ to }) => left.toSpliced(i, 1, ...to)));
      const seen = new Set<string>();
      function walk(lost: readonly unknown[]): void {
        const key = String(cellsOf(lost).sort());
        if (seen.has(key)) return;
        seen.add(key);
        for (const left of movedFrom(lost)) {
          const reply = movedFrom(left).find((each) => found.isLost(cellsOf(each)));
          expect(reply).toBeDefined();
          walk(reply!);
        }
      }
      const start = [position];
      const lost = found.isLost(cellsOf(start))
        ? start
        : movedFrom(start).find((each) => found.isLost(cellsOf(each)));
      walk(lost!);
      expect(seen.size).toBeGreaterThan(0);
    });
  },
);
