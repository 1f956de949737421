import { describe, expect, test } from "vitest";
import { type Digraph, digraphValues, grundyValues } from "../src/solve/index.ts";
import { dice, randomGraph } from "./oracle.ts";
import { rulesOf } from "./solvers.case.ts";

function compressed(graph: readonly (readonly number[])[]): Digraph {
  const offsets = new Uint32Array(graph.length + 1);
  for (const [v, to] of graph.entries()) offsets[v + 1] = offsets[v]! + to.length;
  return { offsets, targets: Uint32Array.from(graph.flat()) };
}

const complete = (n: number) => Array.from({ length: n }, (_, v) => Array.from({ length: v }, (_, w) => w));

describe("digraphValues", () => {
  test("agrees with the search of rules on 500 random graphs", () => {
    const roll = dice(61);
    for (let round = 0; round < 500; round++) {
      const graph = randomGraph(roll, 1 + roll(60));
      const values = grundyValues(rulesOf((v: number) => graph[v]!.map((w) => [w])));
      expect([...digraphValues(compressed(graph))]).toEqual(graph.map((_, v) => values.at(v)));
    }
  });

  test.each([
    [40, Uint8Array],
    [254, Uint8Array],
    [256, Uint16Array],
    [1000, Uint16Array],
  ])("counts to %i on complete graphs, in %o", (n, kind) => {
    const values = digraphValues(compressed(complete(n)));
    expect([...values]).toEqual(Array.from({ length: n }, (_, v) => v));
    expect(values).toBeInstanceOf(kind);
  });

  test("takes more than 65,533 edges at a vertex", () => {
    const star = [...complete(300), Array.from({ length: 70_000 }, (_, i) => i % 300)];
    expect(digraphValues(compressed(star))[300]).toBe(300);
  });

  test("goes a million vertices deep", () => {
    const n = 1_000_000;
    const offsets = Uint32Array.from({ length: n + 1 }, (_, v) => Math.min(v, n - 1));
    const targets = Uint32Array.from({ length: n - 1 }, (_, v) => v + 1);
    expect(digraphValues({ offsets, targets })[0]).toBe(1);
  });

  test("names a cycle, wherever it is", () => {
    expect(() => digraphValues(compressed([[], [0, 2], [3], [4, 0], [2]]))).toThrow(/: 2 → 3 → 4 → 2$/);
    expect(() => digraphValues(compressed([[0]]))).toThrow(/: 0 → 0$/);
  });

  test("answers a graph without vertices", () => {
    expect([...digraphValues(compressed([]))]).toEqual([]);
  });
});
