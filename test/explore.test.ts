import { describe, expect, test } from "vitest";
import { kayles, parseSum } from "../src/games/index.ts";
import {
  begin,
  type Digraph,
  explore,
  graphValues,
  isAcyclic,
  misereGraphValues,
} from "../src/solve/index.ts";
import { dice, plainGrundy, plainWins, randomGraph } from "./oracle.ts";
import { isQuick } from "./part.ts";

function compressed(graph: readonly (readonly number[])[]): Digraph {
  const offsets = new Uint32Array(graph.length + 1);
  for (const [v, to] of graph.entries()) offsets[v + 1] = offsets[v]! + to.length;
  return { offsets, targets: Uint32Array.from(graph.flat()) };
}

describe("what is known of a graph", () => {
  test("is what plain play says, of 300 random graphs without cycles", () => {
    const roll = dice(17);
    for (let round = 0; round < 300; round++) {
      const graph = randomGraph(roll, 1 + roll(30));
      const digraph = compressed(graph);
      const options = (v: number) => graph[v]!.map((w) => [w]);
      const [value, wins] = [plainGrundy(options), plainWins(options, true)];
      const longest = (v: number): number => Math.max(-1, ...graph[v]!.map(longest)) + 1;
      const normal = graphValues(digraph);
      expect(isAcyclic(digraph)).toBe(true);
      expect(normal.values).toEqual(graph.map((_, v) => value(v)));
      expect([...normal.levels]).toEqual(graph.map((_, v) => longest(v)));
      expect(misereGraphValues(digraph).outcomes).toEqual(graph.map((_, v) => (wins([v]) ? "N" : "P")));
    }
  });

  test("names each cycle, an edge to itself too, and no length of play above it", () => {
    const digraph = compressed([[1], [2, 3], [1], [], [4]]);
    expect(isAcyclic(digraph)).toBe(false);
    const { cycles, levels } = graphValues(digraph);
    expect([...cycles].map((cycle) => cycle >= 0)).toEqual([false, true, true, false, true]);
    expect(cycles[1]).toBe(cycles[2]);
    expect(cycles[4]).not.toBe(cycles[1]);
    expect([...levels]).toEqual([-1, -1, -1, 0, -1]);
  });

  test.skipIf(isQuick)("a vertex with 300,000 edges overflows no stack, in either play", () => {
    const many = 300_000;
    const star = compressed([
      Array.from({ length: many }, (_, i) => i + 1),
      ...Array.from({ length: many }, () => []),
    ]);
    expect(graphValues(star).values[0]).toBe(1);
    expect(misereGraphValues(star).outcomes.slice(0, 2)).toEqual(["P", "N"]);
  });
});

describe("exploring a sum", () => {
  test.each([
    [{ positions: 10 }, "positions"],
    [{ edges: 10 }, "edges"],
    [{ moves: 3 }, "moves"],
  ] as const)("stops at the limit %o and names it; the nearest values are the solver's", (limits, limit) => {
    const { graph, known } = explore(parseSum("kayles 12"), limits);
    expect(graph.stopped).toMatchObject({ limit, allowed: Object.values(limits)[0] });
    // Kayles 12 has value 4 (Guy & Smith 1956).
    expect(known.values[graph.start]).toBe(4);
    expect(graph.partial[graph.start]).toBe(limit === "moves" ? 1 : 0);
    expect(graph.offsets.length).toBe(graph.labels.length + 1);
  });

  test("stops when its time is up, and then still knows what is near", () => {
    const { graph, known } = explore(parseSum("kayles 12"), {}, begin({ seconds: -1 }));
    expect(graph.stopped).toMatchObject({ limit: "seconds", allowed: -1 });
    expect(known.values[graph.start]).toBe(4);
    expect(graph.partial[graph.start]).toBe(1);
  });

  test("gives up when it is told to", () => {
    const signal = AbortSignal.abort(new Error("enough"));
    expect(() => explore([{ rules: kayles, position: 9 }], {}, begin({ signal }))).toThrow("enough");
  });
});
