import { expect, test } from "vitest";
import { localizedIn } from "../../src/locale/message.ts";
import { phraseFrom, phraseOf } from "../../web/src/board/phrase.ts";
import { draw } from "../../web/src/engine/rules.ts";

test.each([
  ["chomp", "3x4", "2,3", "bite at row 2, square 3", "咬第 2 行第 3 格"],
  ["cram", "2x3", "b1-c1", "put a domino into row 1, columns 2 and 3", "在第 1 行第 2、3 格放一块骨牌"],
  ["cram", "2x3", "a1-a2", "put a domino into column 1, rows 1 and 2", "在第 1 列第 1、2 格放一块骨牌"],
  ["node-kayles", "0-1,1-2", "1", "take vertex 1", "取顶点 1"],
  ["arc-kayles", "0-1,1-2", "0-1", "take edge 0-1", "取边 0-1"],
  ["kayles", "5", "2-3", "knock down pins 2 and 3", "击倒第 2、3 个"],
  ["nim", "5", "2", "take 2", "取 2 个"],
])("%s %s, the move %s is told in words", (game, position, at, en, zh) => {
  const [drawn] = draw([{ game, position }]);
  const { to } = drawn!.moves.find((move) => move.at === at)!;
  expect(localizedIn(phraseOf(drawn!, 0, at, false))).toEqual({ en, zh });
  expect(localizedIn(phraseFrom([{ game, position }], 0, at, to))).toEqual({ en, zh });
});

test("in a sum it is said in which component", () => {
  const sum = [
    { game: "nim", position: "3" },
    { game: "chomp", position: "3x4" },
  ];
  expect(localizedIn(phraseFrom(sum, 1, "2,3", ["4,2,2"]))).toEqual({
    en: "bite at row 2, square 3 in component 2",
    zh: "在第 2 个子游戏中咬第 2 行第 3 格",
  });
});
