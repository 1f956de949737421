import { describe, expect, test } from "vitest";
import { cram } from "../src/games/cram.ts";
import { connected, count, masksOf, shapeOf } from "../src/games/family/board-graph.ts";
import { dice } from "./oracle.ts";

describe("what the search of parts is given for squares", () => {
  const boards = (sides: readonly [number, number][]) => {
    const random = dice(5);
    return sides.map(([rows, columns]) => {
      const squares = Array.from({ length: rows * columns }, () => (random(4) === 0 ? "#" : "."));
      return Array.from({ length: rows }, (_, y) => squares.slice(y * columns, (y + 1) * columns));
    });
  };
  const written = (board: readonly (readonly string[])[]) => board.map((row) => row.join("")).join("/");
  const turned = (board: readonly (readonly string[])[]) =>
    board[0]!.map((_, x) => board.map((row) => row[x]!).reverse());
  const sides: [number, number][] = [
    [1, 9],
    [3, 4],
    [4, 4],
    [5, 6],
    [6, 10],
    [7, 9],
    [8, 8],
    [1, 40],
    [2, 31],
    [31, 2],
    [3, 33],
  ];

  test("a board and its images have one form, which is an image of it", () => {
    for (const board of boards(sides)) {
      const images: string[][][] = [board];
      for (let turn = 1; turn < 4; turn++) images.push(turned(images.at(-1)!));
      images.push(...images.map((image) => [...image].reverse()));
      const forms = images.map((image) => cram.accelerators!.canonical!(cram.parse(written(image))));
      expect(new Set(forms.map((form) => cram.key(form))).size).toBe(1);
      const [form] = forms;
      const keys = images.map((image) => cram.key(cram.parse(written(image))));
      if (form!.arena.near.length === board.length * board[0]!.length)
        expect(keys).toContain(cram.key(form!));
      expect(form!.cells).toEqual([...form!.cells].sort((a, b) => a - b));
    }
  });

  test("cells of a rectangle are counted and held together as those of any graph", () => {
    const random = dice(31);
    for (const [rows, columns] of sides) {
      const { arena, cells } = cram.parse(`${rows}x${columns}`);
      const { columns: _, ...graph } = arena;
      for (let round = 0; round < 20; round++) {
        const left = cells.filter(() => random(4) > 0);
        const some = cells.filter(() => random(2) === 0);
        const cuts = left.flatMap((a) =>
          arena.near[a]!.filter((b) => b > a && left.includes(b) && random(5) === 0).map(
            (b) => [a, b] as const,
          ),
        );
        const [flat, other] = [arena, graph].map((arena) => {
          const sets = masksOf({ arena, cells: some });
          const chosen = sets.part.slice();
          count(sets, chosen, sets.led);
          const { one, two, three } = sets.led;
          const board = masksOf({ arena, cells }).part;
          const counts = [one, two, three].map((set) => [...set].map((word, w) => word & board[w]!));
          const parts = [[], cuts].map((cuts) =>
            connected(arena, masksOf({ arena, cells: left }), cuts).map(({ cells }) => cells),
          );
          return { counts, parts, shape: shapeOf({ arena, cells: left }) };
        });
        expect(flat).toEqual(other);
        const degrees = left.map((a) => arena.near[a]!.filter((b) => left.includes(b)).length);
        expect(flat!.shape).toEqual({
          cells: left.length,
          links: degrees.reduce((sum, degree) => sum + degree, 0) / 2,
          ends: degrees.filter((degree) => degree === 1).length,
        });
      }
    }
  });

  test("options without names leave what the moves leave", () => {
    for (const board of boards(sides)) {
      const left = cram.parse(written(board));
      const linked = (cells: readonly number[]) =>
        cells.filter((cell) => left.arena.near[cell]!.some((other) => cells.includes(other))).join();
      const named = [...cram.moves(left)].map(({ to }) =>
        linked(to.flatMap(({ cells }) => cells).sort((a, b) => a - b)),
      );
      const others = [...cram.accelerators!.options!(left)].map((to) =>
        linked(to.flatMap(({ cells }) => cells)),
      );
      expect(others.sort()).toEqual(named.sort());
      expect(named.length).toBeGreaterThan(0);
    }
  });
});
