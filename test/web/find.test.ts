import { describe, expect, test, vi } from "vitest";
import { catalogue, kayles } from "../../src/games/index.ts";
import { suggestedFor } from "../../src/games/typed.ts";
import { localizedIn } from "../../src/locale/message.ts";
import { find, type Meant } from "../../web/src/engine/find.ts";

const told = (meant: Meant): string => {
  if (meant.kind === "position") return `${meant.play === "misere" ? "misere " : ""}${meant.sum}`;
  if (meant.kind === "problem") return meant.as;
  return meant.kind;
};
const meant = (text: string): string[] => find(text).meant.map(told);

describe("what is typed into the field", () => {
  test.each([
    ["巴什博奕", "bash(3) 21"],
    ["威佐夫博奕", "wythoff 5,8"],
    ["取石子游戏", "nim 3 4 5"],
    ["取石子游戏", "fibonacci-nim 20"],
    ["树上删边游戏", "hackenbush 0-1,1-2,1-3,3-4,3-4,3-5"],
    ["台阶nim 1 2 3", "staircase 1,2,3"],
    ["反nim 3 4", "misere nim 3 4"],
    ["kayles 5 (misere)", "misere kayles 5"],
    ["斐波那契nim 30", "fibonacci-nim 30"],
    ["取石子 3 4 5", "nim 3 4 5"],
    ["皇后游戏", "wythoff 5,8"],
    ["抢30", "bash(2) 30"],
    ["nim game 3 4 5", "nim 3 4 5"],
    ["kayles 12 nim 3", "kayles 12 + nim 3"],
    ["graph-kayles 5", "graph-kayles path(5)"],
    ["kayls 4 + nim 3", "kayles 4 + nim 3"],
    ["S = {1 3 4}", "{1,3,4} 12"],
    ["take 1..3", "{1..3} 12"],
    ["台阶nim", "staircase 2,1,3"],
    ["反nim", "misere nim 3 4 5"],
    ["misere kayles 5", "misere kayles 5"],
    ["misère 0.77 9", "misere 0.77 9"],
    ["反常规则 nim 3 4", "misere nim 3 4"],
    ["kayles 5，反常规则", "misere kayles 5"],
    ["nim(3,4,5)", "nim 3 4 5"],
    ["nim（3，4，5）", "nim 3 4 5"],
    ["nim 3,4,5", "nim 3 4 5"],
    ["wythoff(5,8)", "wythoff 5,8"],
    ["wythoff 5 8", "wythoff 5,8"],
    ["1 2 4 8", "nim 1 2 4 8"],
    ["1 2 4 8", "{1,2,4,8} 17"],
    ["12", "nim 12"],
    ["洛谷 P2197", "luogu-p2197"],
    ["洛谷P2197", "luogu-p2197"],
    ["P2197", "luogu-p2197"],
    ["luogu 2197", "luogu-p2197"],
    ["P2197 【模板】Nim 游戏", "luogu-p2197"],
    ["787C", "cf-787c"],
    ["CF1451F", "codeforces-1451f"],
    ["atcoder dp k", "atcoder-dp-k"],
    ["小约翰的游戏", "luogu-p4279"],
    ["Georgia and Bob", "poj-1704"],
    ["bzoj 1022", "unlisted"],
    ["agc 010 d", "atcoder-agc010d"],
    ["杭电 1536", "hdu-1536"],
    ["LightOJ 1393", "lightoj-1393"],
    ["kayls", "kayles 12"],
    ["kayls 7", "kayles 7"],
    ["wythof 3,4", "wythoff 3,4"],
    ["hdu 9999", "unlisted"],
    ["cram 4,4", "cram 4x4"],
    ["cram 4 4", "cram 4x4"],
    ["chomp 3 4", "chomp 3x4"],
    ["nim３ ４ ５", "nim 3 4 5"],
    ["nim　３，４", "nim 3 4"],
    ["取石子 {1，3，4} 12", "{1,3,4} 12"],
    ["take {1,3,4} 12", "{1,3,4} 12"],
    ["tic tac toe", "notakto 3x3"],
    ["井字棋", "notakto 3x3"],
    ["how do I win at nim", "nim 3 4 5"],
    ["How to win kayles?", "kayles 12"],
    ["nim怎么赢", "nim 3 4 5"],
    ["怎么玩威佐夫博奕？", "wythoff 5,8"],
    ["graph-kayles 5", "graph-kayles 5"],
  ])("%s: %s", (text, wanted) => expect(meant(text)).toContain(wanted));

  test.each([
    ["反尼姆 3 4", "misere nim 3 4"],
    ["nim（3，4，5）", "nim 3 4 5"],
    ["take {1,3,4} 12", "{1,3,4} 12"],
    ["cram 4 4", "cram 4x4"],
    ["kayls 4 + nim 3", "kayles 4 + nim 3"],
    ["台阶nim 1 2 3", "staircase 1 2 3"],
    ["kayles abc", undefined],
    ["kayles", undefined],
    ["bash(3)", undefined],
    ["[n: n-1 | n-2]", undefined],
    ["kayles -3", undefined],
  ])("the command line suggests for %s what the page offers: %s", (text, wanted) => {
    const { sum, play } = suggestedFor(text) ?? {};
    const suggested = sum && `${play === "misere" ? "misere " : ""}${sum}`;
    expect(suggested).toBe(wanted);
    if (suggested !== undefined) expect(meant(text)).toContain(suggested);
  });

  test("what is right is not guessed at", () => {
    expect(meant("kayles 5")[0]).toBe("kayles 5");
    expect(meant("bash(3) 21")).toEqual(["bash(3) 21"]);
    expect(meant("1,2,0,1,2,0")).toEqual(["sequence"]);
    expect(meant("chomp 3 4")[0]).toBe("chomp 3x4");
    expect(meant("wythoff 5,8")[0]).toBe("wythoff 5,8");
    expect(find("kayles x")).toMatchObject({ meant: [{ sum: "kayles 12" }] });
    for (const unknown of ["取水游戏", "新Nim游戏", "lab", "sg", "loj", "S-Nim + Kays"])
      expect(meant(unknown)).toEqual([]);
    for (const text of ["bash", "取石子游戏", "wythoff 3 4"])
      expect(new Set(meant(text)).size).toBe(meant(text).length);
    expect(find("qqqqqqq").wrong?.offset).toBe(0);
    expect(find("{1,3").wrong?.offset).toBe(4);
    // The game is offered, and the fault shown.
    expect(find("nim 5 5 x").wrong?.offset).toBe(8);
    expect(meant("nim 5 5 x")[0]).toBe("nim 3 4 5");
  });

  test("a code that has a name says so, and problems have the board of their game", () => {
    expect(localizedIn(find("0.77").meant[0])).toMatchObject({ name: { en: "Octal game 0.77 (Kayles)" } });
    expect(localizedIn(find("kayles").meant[0])).toMatchObject({ name: { en: "Kayles" } });
    expect(find("hdu 1536").meant[0]).toHaveProperty("cells.length");
    const pictured = find("poj 1704").meant[0];
    expect(pictured?.kind === "problem" && pictured.cells.length).toBeGreaterThan(0);
  });
});

test("a number below 0 is refused, large heaps have no picture, and edges may stand in a line", () => {
  expect(find("kayles -3")).toMatchObject({ meant: [], wrong: { offset: 7 } });
  expect(find("[n: n-1 | n-3] 9").meant.map(told)).toEqual(["[n: n-1 | n-3] 9"]);
  const [first] = find("nim 1000000000000000000 999999999999999999").meant;
  expect(first).toMatchObject({ sum: "nim 1000000000000000000 999999999999999999", cells: [] });
  expect(find("pass-nim 1000000000").meant.map(told)).toContain("pass-nim 1000000000");
  expect(find("a->b b->a b->c").meant).toEqual([{ kind: "edges", edges: "a->b\nb->a\nb->c" }]);
  expect(find("a->b, b->c").meant).toEqual([{ kind: "edges", edges: "a->b, b->c" }]);
});

test("what every game is called in notation leads to it first", () => {
  for (const { id } of catalogue) expect([id, meant(id)[0]?.startsWith(id)]).toEqual([id, true]);
});

test("a position is read once for all that is told of it, and not again while it is remembered", () => {
  const parse = vi.spyOn(kayles, "parse");
  const readings = (text: string): number => {
    parse.mockClear();
    find(text);
    return parse.mock.calls.length;
  };
  try {
    // Both read the text to see what it may mean; only the first reads the sum that it means.
    expect(readings("kayles 19") - readings("kayles 19")).toBe(1);
  } finally {
    parse.mockRestore();
  }
});
