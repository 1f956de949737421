import { describe, expect, test } from "vitest";
import { InputError } from "../src/errors.ts";
import {
  freshName,
  isName,
  parseEdgeList,
  renamed,
  withEdge,
  withNode,
  withoutEdge,
  withoutNode,
} from "../web/src/graph/edge-list.ts";
import { dice } from "./oracle.ts";
import { partOf } from "./part.ts";

const edgesIn = (text: string): string[] =>
  [...parseEdgeList(text).options].flatMap(([from, to]) => to.map((each) => `${from}>${each}`));

const graphOf = (text: string) => ({
  names: [...parseEdgeList(text).names].sort(),
  edges: edgesIn(text).sort(),
});

describe("the first line n m of contests", () => {
  const headerOf = (text: string) => parseEdgeList(text).header;

  test("tells how many nodes there are, from 1 or from 0", () => {
    expect(graphOf("4 2\n1 2\n2 3\n")).toEqual({ names: ["1", "2", "3", "4"], edges: ["1>2", "2>3"] });
    expect(graphOf("3 2\n0 2\n2 0")).toEqual({ names: ["0", "1", "2"], edges: ["0>2", "2>0"] });
    expect(parseEdgeList("3 1\n3 1").names).toEqual(["1", "2", "3"]);
  });

  test.each([
    ["too few edges", "4 3\n1 2\n2 3"],
    ["too many edges", "4 1\n1 2\n2 3"],
    ["a node that there is not", "2 2\n1 2\n2 3"],
    ["numbers from 0 to n", "2 2\n0 1\n1 2"],
    ["a number beyond it, by an arrow", "2 1\n1 -> 3"],
  ])("is an edge where it does not fit: %s", (_, text) => {
    expect(headerOf(text)).toBeUndefined();
    expect(parseEdgeList(text).names).toContain(text[0]);
  });

  test("goes when the graph is changed, and the nodes stay", () => {
    const list = parseEdgeList("4 2\n1 2\n2 3");
    expect(graphOf(withEdge(list, "3", "4"))).toEqual({
      names: ["1", "2", "3", "4"],
      edges: ["1>2", "2>3", "3>4"],
    });
    expect(graphOf(withoutEdge(list, "1", "2")).names).toEqual(["1", "2", "3", "4"]);
    expect(graphOf(withoutNode(list, "4")).names).toEqual(["1", "2", "3"]);
  });
});

describe("an edge list", () => {
  test.each([
    ["0 1", ["0>1"]],
    ["0,1", ["0>1"]],
    ["0->1", ["0>1"]],
    ["0 → 1", ["0>1"]],
    ["a -> b, c", ["a>b", "a>c"]],
    ["a -> b c", ["a>b", "a>c"]],
    ["a: b c", ["a>b", "a>c"]],
    ["a b c", ["a>b", "a>c"]],
    ["a -> b -> c", ["a>b", "b>c"]],
    ["0>1,0>2,1>2", ["0>1", "0>2", "1>2"]],
    ["a -> b, c -> d", ["a>b", "c>d"]],
    ["a b, a b", ["a>b", "a>a"]],
    ["a b; b a", ["a>b", "b>a"]],
    ["a b -> c; d", ["a>c", "b>c"]],
    ["a => a", ["a>a"]],
    ["起点 → 终点 # 注释", ["起点>终点"]],
    ["x-1 -> x'2 // a note -> none", ["x-1>x'2"]],
    ["1 2\r\n\r\n2 3\n", ["1>2", "2>3"]],
    ["a -> b\na -> b, c", ["a>b", "a>c"]],
  ])("reads %j", (text, edges) => {
    expect(edgesIn(text).sort()).toEqual([...edges].sort());
  });

  test("keeps nodes without edges, in the order of mention", () => {
    expect(parseEdgeList("c\nb -> a\n# d").names).toEqual(["c", "b", "a"]);
    expect(parseEdgeList("").names).toEqual([]);
  });

  test.each([
    ["a ->", 1, 5, "expected a vertex after the arrow, found the end of the line"],
    ["a b\nc -> ,", 2, 6, "found `,`"],
    ["a -> b\n\n  > x", 3, 3, "found `>`"],
    ["-> b", 1, 1, "expected a vertex"],
    ["a, , b", 1, 4, "found `,`"],
    [`a -> ${"x".repeat(40)}`, 1, 6, "at most 32 characters"],
  ])("refuses %j with line and column", (text, line, column, says) => {
    let error: unknown;
    try {
      parseEdgeList(text);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject({ line, column });
    expect((error as InputError).message).toContain(says);
  });

  test("has limits", () => {
    const many = Array.from({ length: 20_001 }, (_, i) => `n${i}`).join("\n");
    expect(() => parseEdgeList(many)).toThrow(/at most 20000 vertices/);
  });
});

describe("editing", () => {
  test("leaves the other lines and the comments as they were", () => {
    const text = "# my graph\na  ->  b # first\nb c";
    const list = parseEdgeList(text);
    expect(withEdge(list, "a", "c")).toBe("# my graph\na -> b, c # first\nb c");
    expect(withEdge(list, "c", "a")).toBe(`${text}\nc -> a`);
    expect(withEdge(list, "a", "b")).toBe(text);
    expect(withNode(list, "d")).toBe(`${text}\nd`);
    expect(withoutEdge(list, "b", "c")).toBe("# my graph\na  ->  b # first\nc");
    expect(withoutNode(list, "b")).toBe("# my graph\n# first\na\nc");
    expect(renamed(list, "b", "bee")).toBe("# my graph\na -> bee # first\nbee -> c");
    expect(freshName(parseEdgeList("0 1\n3"))).toBe("2");
    expect(withNode(parseEdgeList(" "), "0")).toBe("0");
  });

  test("does to the graph what it says, at random", () => {
    const roll = dice(3);
    for (let round = 0; round < partOf(1600); round++) {
      const name = () => "abcde"[roll(5)]!;
      const arrows = [" -> ", " ", ", ", ">"];
      const text = Array.from({ length: 1 + roll(5) }, () =>
        Array.from({ length: 1 + roll(4) }, name).reduce((line, next) => line + arrows[roll(4)]! + next),
      ).join("\n");
      const list = parseEdgeList(text);
      const before = graphOf(text);
      const [from, to] = [list.names[roll(list.names.length)]!, list.names[roll(list.names.length)]!];
      const edge = `${from}>${to}`;
      expect(graphOf(withEdge(list, from, to))).toEqual({
        ...before,
        edges: [...new Set([...before.edges, edge])].sort(),
      });
      expect(graphOf(withoutEdge(list, from, to))).toEqual({
        ...before,
        edges: before.edges.filter((each) => each !== edge),
      });
      expect(graphOf(withoutNode(list, from))).toEqual({
        names: before.names.filter((each) => each !== from),
        edges: before.edges.filter((each) => !each.split(">").includes(from)),
      });
      expect(graphOf(renamed(list, from, "zz"))).toEqual({
        names: before.names.map((each) => (each === from ? "zz" : each)).sort(),
        edges: before.edges
          .map((each) =>
            each
              .split(">")
              .map((end) => (end === from ? "zz" : end))
              .join(">"),
          )
          .sort(),
      });
    }
  });

  test("knows names", () => {
    expect(["a", "x-1", "终点", "7'"].filter(isName)).toHaveLength(4);
    expect(["", "a b", "a>", "#", "//x", "!", "a:b", "x".repeat(33), "->"].filter(isName)).toEqual([]);
  });
});
