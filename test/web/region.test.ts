import { describe, expect, test } from "vitest";
import { nimstring } from "../../src/games/nimstring.ts";
import {
  isTaken,
  notationOf,
  type Region,
  regionOf,
  sidesOf,
  turned,
  withBox,
} from "../../web/src/play/start/region.ts";

const NOTHING: Region = { boxes: new Set(), lines: new Set() };
const of = (...boxes: readonly number[]) =>
  boxes.reduce((region, box) => withBox(region, box, true), NOTHING);

describe("a region of boxes drawn by hand", () => {
  test("is written as the game writes it", () => {
    expect(notationOf(NOTHING)).toBe("-");
    for (const sides of ["1x3", "2x2", "3x4"])
      expect(notationOf(regionOf(nimstring.format(nimstring.parse(sides))))).toBe(
        nimstring.format(nimstring.parse(sides)),
      );
    expect(notationOf(of(101, 201, 202))).toBe(
      "0-101,0-101,0-101,0-201,0-201,0-202,0-202,0-202,101-201,201-202",
    );
  });

  test("is drawn on the board where it was drawn by hand", () => {
    const cells = nimstring.board(nimstring.parse(notationOf(of(202, 302, 303))));
    expect(cells.filter(({ shape }) => shape === "token").map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [0, 3],
      [3, 3],
    ]);
    for (const { x, y, end } of cells.filter(({ shape }) => shape === "edge"))
      expect([x === end![0], y === end![1]].filter(Boolean)).toHaveLength(1);
  });

  test("loses the boxes that have three lines, one after another", () => {
    let region = of(101, 102);
    for (const side of sidesOf(101).filter(([, b]) => b !== 102)) region = turned(region, side);
    expect([isTaken(region, 101), isTaken(region, 102)]).toEqual([true, false]);
    expect(notationOf(region)).toBe("0-102,0-102,0-102");
    region = turned(region, [1, 101]);
    expect(isTaken(region, 101)).toBe(false);
    expect(notationOf(region)).toBe("0-101,0-101,0-101,0-102,0-102,0-102,101-102");
  });

  test("is a position of the game, whatever is drawn, and read back as the same", () => {
    let [region, seed] = [NOTHING, 7];
    const next = (most: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % most;
    };
    for (let i = 0; i < 400; i++) {
      const box = 100 * (1 + next(3)) + 1 + next(4);
      region = i % 3 === 0 ? turned(region, sidesOf(box)[next(4)]!) : withBox(region, box, next(4) > 0);
      const notation = notationOf(region);
      expect(nimstring.format(nimstring.parse(notation))).toBe(notation);
      expect(notationOf(regionOf(notation))).toBe(notation);
    }
  });

  test("is empty where a notation tells of no boxes", () => {
    for (const notation of ["-", "0-1,0-1", "0-101,0-101,101-303,0-303", "2x", "101"])
      expect(regionOf(notation).boxes.size).toBe(0);
  });
});
