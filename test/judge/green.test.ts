import { describe, expect, test } from "vitest";
import { greenValues } from "../../src/games/family/green.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { partOf } from "../part.ts";
import { answers } from "./answer.ts";
import { plainWinner } from "./plain.ts";

type Edge = readonly [number, number];

/** Positions are sets of edges connected to vertex 1, one bit for each edge. */
function optionsOf(edges: readonly Edge[]): (standing: number) => number[] {
  return (standing) => edges.flatMap((_, e) => ((standing >> e) & 1 ? [fallen(standing & ~(1 << e))] : []));

  function fallen(cut: number): number {
    const reached = new Set([1]);
    let left = 0;
    for (let before = -1; before !== left; ) {
      before = left;
      for (const [e, [a, b]] of edges.entries()) {
        if (!((cut >> e) & 1) || !(reached.has(a) || reached.has(b))) continue;
        left |= 1 << e;
        reached.add(a).add(b);
      }
    }
    return left;
  }
}

/** Several graphs as one whose vertices 1 are the same ground. */
function joined(graphs: readonly (readonly Edge[])[]): Edge[] {
  return graphs.flatMap((edges, i) => {
    const rename = (v: number) => (v === 1 ? 1 : 100 * (i + 1) + v);
    return edges.map(([a, b]): Edge => [rename(a), rename(b)]);
  });
}

const whole = (edges: readonly Edge[]) => 2 ** edges.length - 1;
const lines = (edges: readonly Edge[]) => edges.map((edge) => `${edge.join(" ")}\n`).join("");
const treeText = (edges: readonly Edge[]) => `${edges.length + 1}\n${lines(edges)}`;

/** Trees, given by the parent of each vertex. */
function trees(n: number): Edge[][] {
  if (n === 1) return [[]];
  return trees(n - 1).flatMap((edges) =>
    Array.from({ length: n - 1 }, (_, p): Edge[] => [...edges, [p + 1, n]]),
  );
}

function randomTree(roll: (n: number) => number, n: number): Edge[] {
  return Array.from({ length: n - 1 }, (_, i): Edge => {
    const parent = 1 + roll(i + 1);
    return roll(2) === 0 ? [parent, i + 2] : [i + 2, parent];
  });
}

/** Connected graph with loops and parallel edges that contains vertex 1. */
function randomGraph(roll: (n: number) => number, most: number): { n: number; edges: Edge[] } {
  const n = 1 + roll(5);
  const edges = randomTree(roll, n);
  while (edges.length < most && roll(6) > 0) edges.push([1 + roll(n), 1 + roll(n)]);
  return { n, edges };
}

describe("hdu-3094", () => {
  test("agrees with plain play on all trees of up to 7 vertices", () => {
    for (let n = 1; n <= 7; n++) {
      for (const edges of trees(n)) {
        const wins = plainWinner(optionsOf(edges))(whole(edges));
        expect(answers("hdu-3094", `1\n${treeText(edges)}`)).toEqual([wins ? "Alice" : "Bob"]);
      }
    }
  });
});

describe("poj-3710", () => {
  test("agrees with plain play on 700 random sums of graphs with loops and parallel edges", () => {
    const roll = dice(41);
    for (let round = 0; round < partOf(700); round++) {
      const graphs = Array.from({ length: roll(4) }, () => randomGraph(roll, 4));
      const input = graphs.map(({ n, edges }) => `${n} ${edges.length}\n${lines(edges)}`).join("");
      const edges = joined(graphs.map((graph) => graph.edges));
      const wins = plainWinner(optionsOf(edges))(whole(edges));
      expect(answers("poj-3710", `${graphs.length}\n${input}`)).toEqual([wins ? "Sally" : "Harry"]);
    }
  });
});

describe("hdu-3590", () => {
  test("agrees with plain misère play on all trees of up to 7 vertices, where the rule per tree fails on 173", () => {
    let count = 0;
    let wrong = 0;
    for (let n = 1; n <= 7; n++) {
      for (const edges of trees(n)) {
        const wins = plainWinner(optionsOf(edges), true)(whole(edges)) ? "PP" : "QQ";
        const input = `1\n${treeText(edges)}`;
        expect(answers("hdu-3590", input)).toEqual([wins]);
        count++;
        if (answers("hdu-3590", input, true)[0] !== wins) wrong++;
      }
    }
    expect({ count, wrong }).toEqual({ count: 874, wrong: 173 });
  });

  test("agrees with plain misère play on 1,000 random forests", () => {
    const roll = dice(43);
    for (let round = 0; round < partOf(1000); round++) {
      const forest = Array.from({ length: roll(4) }, () => randomTree(roll, 1 + roll(5)));
      const edges = joined(forest);
      const wins = plainWinner(optionsOf(edges), true)(whole(edges)) ? "PP" : "QQ";
      expect(answers("hdu-3590", `${forest.length}\n${forest.map(treeText).join("")}`)).toEqual([wins]);
    }
  });

  test("finds no branch at the ground of value 0 that can move: the condition of the Anti-SG rule", () => {
    for (const edges of trees(7)) {
      const branch = edges.map(([a, b]): Edge => [a + 1, b + 1]);
      const value = plainGrundy((standing: number) =>
        optionsOf([[1, 2], ...branch])(standing).map((left) => [left]),
      );
      expect(value(whole(branch) * 2 + 1)).toBeGreaterThan(0);
    }
  });
});

describe("greenValues", () => {
  const values = (vertices: number, edges: readonly Edge[]) =>
    greenValues(
      vertices,
      edges.map(([a]) => a - 1),
      edges.map(([, b]) => b - 1),
    );

  test("agrees with plain play on 500 multigraphs and on what is not joined to the ground", () => {
    const roll = dice(47);
    for (let round = 0; round < partOf(500); round++) {
      const { n, edges } = randomGraph(roll, 9);
      const value = plainGrundy((standing: number) => optionsOf(edges)(standing).map((left) => [left]));
      expect(values(n, edges)[0]).toBe(value(whole(edges)));
      expect(values(n + 3, [...edges, [n + 1, n + 2], [n + 3, n + 3]])[0]).toBe(value(whole(edges)));
    }
  });

  test("gives a cycle of n edges n mod 2, a stalk of n edges n", () => {
    for (let n = 1; n <= 10; n++) {
      const cycle = Array.from({ length: n }, (_, i): Edge => [i + 1, ((i + 1) % n) + 1]);
      const value = plainGrundy((standing: number) => optionsOf(cycle)(standing).map((left) => [left]));
      expect(values(n, cycle)[0]).toBe(n % 2);
      expect(value(whole(cycle))).toBe(n % 2);
      expect(
        values(
          n + 1,
          Array.from({ length: n }, (_, i): Edge => [i + 1, i + 2]),
        )[0],
      ).toBe(n);
    }
  });

  test("goes a million edges deep", () => {
    const deep = 1_000_000;
    const stalk = Int32Array.from({ length: deep }, (_, i) => i);
    expect(
      greenValues(
        deep + 1,
        stalk,
        stalk.map((i) => i + 1),
      )[0],
    ).toBe(deep);
    expect(
      greenValues(
        deep,
        stalk,
        stalk.map((i) => (i + 1) % deep),
      )[0],
    ).toBe(0);
    const doubled = Int32Array.from({ length: 2 * deep }, (_, i) => i >> 1);
    expect(
      greenValues(
        deep + 1,
        doubled,
        doubled.map((i) => i + 1),
      )[0],
    ).toBe(0);
  });
});

describe("green inputs", () => {
  test("may be as large as judges make them", () => {
    const path = treeText(Array.from({ length: 999 }, (_, i): Edge => [i + 1, i + 2]));
    expect(answers("hdu-3094", `3\n${path.repeat(2)}1\n`)).toEqual(["Alice", "Alice", "Bob"]);
    const graph = `100 500\n${lines(Array.from({ length: 500 }, (_, i): Edge => [(i % 100) + 1, ((i + 1) % 100) + 1]))}`;
    expect(answers("poj-3710", `99\n${graph.repeat(99)}`)).toEqual(["Harry"]);
    const tree = treeText(Array.from({ length: 99 }, (_, i): Edge => [i + 2, i + 1]));
    expect(answers("hdu-3590", `100\n${tree.repeat(100)}99\n${tree.repeat(99)}`)).toEqual(["QQ", "PP"]);
  });

  test("may have isolated vertices in a graph, and no edges at all", () => {
    expect(answers("poj-3710", "1\n3 0\n0\n1\n3 1\n2 1")).toEqual(["Harry", "Harry", "Sally"]);
    expect(answers("hdu-3094", "1\n1\n")).toEqual(["Bob"]);
    expect(answers("hdu-3590", "0\n1\n1\n")).toEqual(["PP", "PP"]);
  });

  test.each([
    ["hdu-3094", "1\n3\n1 2\n2 4\n", "expected a vertex from 1 to 3, found `4`, line 4 column 3"],
    ["hdu-3094", "1\n3\n1 2\n2 1\n", "expected an edge that closes no cycle, found `1`, line 4 column 3"],
    ["hdu-3094", "1\n3\n1 2\n3", "expected a vertex, found the end of input, line 4 column 2"],
    ["hdu-3094", "1\n0\n", "expected a count from 1 to 10000000, found `0`, line 2 column 1"],
    ["poj-3710", "1\r\n2 1\r\n0 2\r\n", "expected a vertex from 1 to 2, found `0`, line 3 column 1"],
    ["hdu-3590", "1\n2\n1 -2\n", "expected a vertex from 1 to 2, found `-2`, line 3 column 3"],
  ])("%s names what is wrong in %j", (id, input, message) => {
    expect(() => answers(id, input)).toThrow(message);
  });
});
