import { describe, expect, test } from "vitest";
import { parseGame } from "../src/games/index.ts";
import { above, cut, drawingOf, grown, joined, notationOf } from "../web/src/play/start/drawing.ts";

const hackenbush = parseGame("hackenbush");
const drawn = (position: string) => drawingOf(hackenbush.board(hackenbush.parse(position)));

describe("a drawing of Hackenbush", () => {
  test.each(["0", "0-1", "0-1,1-2,1-3,3-4,3-4,3-5", "0-1,0-2,1-2", "0-1,1-1"])(
    "reads the board of %s",
    (position) => {
      expect(notationOf(drawn(position))).toBe(position);
    },
  );

  test("has every vertex where the board has it", () => {
    expect([...drawn("0-1,1-2,1-3").points]).toEqual([
      [1, { x: 0, y: 1 }],
      [2, { x: 0, y: 2 }],
      [3, { x: 1, y: 2 }],
    ]);
  });

  test("grows, joins, and loses what stands no more", () => {
    const tree = grown(grown(drawn("0"), 0, { x: 2, y: 1 }), 1, { x: 3, y: 2 });
    expect(notationOf(tree)).toBe("0-1,1-2");
    const cycle = joined(tree, 2, 0);
    expect(notationOf(cycle)).toBe("0-1,0-2,1-2");
    expect(notationOf(cut(cycle, 0))).toBe("0-2,1-2");
    const bare = cut(tree, 0);
    expect(notationOf(bare)).toBe("0");
    expect(bare.points.size).toBe(0);
    for (const drawing of [tree, cycle, cut(cycle, 0)]) {
      expect(hackenbush.format(hackenbush.parse(notationOf(drawing)))).toBe(notationOf(drawing));
    }
  });

  test("finds a free place above a vertex", () => {
    const tree = drawn("0-1,1-2");
    const place = above(tree, 1, 5);
    expect(place.y).toBe(2);
    expect([...tree.points.values()]).not.toContainEqual(place);
  });
});
