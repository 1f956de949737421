import { describe, expect, test } from "vitest";
import { parseSum } from "../../src/games/index.ts";
import { draw } from "../../web/src/engine/rules.ts";
import { editingOf, type Place } from "../../web/src/play/start/editing.ts";

const of = (game: string, position: string) => draw([{ game, position }])[0]!;
const at = (x: number, y = 0): Place => ({ x, y });

describe("a position is set up on its drawing", () => {
  test.each([
    ["nim", "3", at(0), at(0), "2"],
    ["kayles", "3", at(3), at(3), "4"],
    ["nim", "0", at(0), at(0), "1"],
    ["0.77", "7", at(6), at(2), "3"],
    ["0.77", "7", at(2), undefined, "2"],
    ["chomp", "3x4", at(3, 2), at(3, 2), "4,4,3"],
    ["chomp", "4,4,2", at(2, 2), at(2, 2), "4,4,3"],
    ["wythoff", "2,3", at(3, 2), at(0, 1), "1,0"],
    ["wythoff", "2,3", at(4, 0), at(4, 0), "0,4"],
    ["euclid", "3,5", at(1, 0), at(5, 1), "1,7"],
    ["staircase", "2,0,1", at(0, -2), at(1, -2), "1,1,1"],
    ["staircase", "2,0,1", at(1, -2), at(1, -2), "2,1,1"],
    ["silver-dollar", "1,4,6", at(4), at(2), "1,2,6"],
    ["silver-dollar", "1,4,6", at(4), at(4), "1,6"],
    ["silver-dollar", "1,4,6", at(3), at(3), "1,3,4,6"],
    ["welter", "1,3", at(3), at(5), "1,5"],
    ["cram", "2x3", at(1, 1), at(1, 1), ".../.#."],
    ["clobber", "xo/ox", at(0, 0), at(0, 0), "oo/ox"],
    ["notakto", "x../...", at(0, 0), at(2, 1), ".../..x"],
    ["tactix", "2x2", at(0, 1), at(0, 1), "xx/.x"],
    ["jump-row", "o.oo", at(4), at(4), "o.oo."],
    ["jump-row", "o.oo", at(0), at(1), ".ooo"],
  ] as const)("%s %s, from %j to %j: %s", (game, position, from, to, then) => {
    const now = editingOf(of(game, position))!.change(from, to);
    expect(now).toBe(then);
    expect(() => parseSum(`${game} ${now}`)).not.toThrow();
  });

  test("every piece of a board stands on a spot, once", () => {
    for (const [game, position] of [
      ["nim", "5"],
      ["chomp", "4,2,1"],
      ["staircase", "1,0,3"],
      ["nimble", "2,5"],
      ["snort", "x../.o#"],
      ["jump-row", "oo.o."],
    ] as const) {
      const drawn = of(game, position);
      const { spots } = editingOf(drawn)!;
      expect(new Set(spots.map(({ x, y }) => `${x},${y}`)).size).toBe(spots.length);
      for (const { shape, x, y } of drawn.cells)
        if (shape === "token" || shape === "square")
          expect(spots.filter((spot) => spot.x === x && spot.y === y)).toHaveLength(1);
    }
  });

  test("a graph, and coins of which none is left, are not touched away", () => {
    expect(editingOf(of("node-kayles", "0-1,1-2"))).toBeUndefined();
    expect(editingOf(of("welter", "3"))!.change(at(3), at(3))).toBeUndefined();
    expect(editingOf(of("nim", "3"))!.change(at(9), at(9))).toBeUndefined();
  });
});
