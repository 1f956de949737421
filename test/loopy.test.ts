import { describe, expect, test } from "vitest";
import {
  digraphValues,
  loopyLabels,
  loopyOutcomes,
  loopyValueOf,
  loopyValues,
  strongComponents,
} from "../src/solve/index.ts";
import { bounded, compressed, type Graph, loopyGraph } from "./loopy.case.ts";
import { dice, randomGraph } from "./oracle.ts";
import { isQuick, partOf } from "./part.ts";

describe("loopyOutcomes", () => {
  test("agrees with play of bounded depth on 600 random graphs with cycles", () => {
    const roll = dice(5);
    const met = { P: 0, N: 0, D: 0 };
    for (let round = 0; round < partOf(600); round++) {
      const graph = loopyGraph(roll, 1 + roll(14));
      const truth = bounded((v) => graph[v]!, graph.length, graph.length + 1);
      const { outcomes, remoteness } = loopyOutcomes(compressed(graph));
      truth.forEach((moves, v) => {
        expect(remoteness[v]).toBe(moves ?? Number.POSITIVE_INFINITY);
        expect(outcomes[v]).toBe(moves === undefined ? "D" : moves % 2 === 0 ? "P" : "N");
        met[outcomes[v]!]++;
      });
    }
    expect(Math.min(met.P, met.N, met.D)).toBeGreaterThan(partOf(900));
  });

  test("has no draws without cycles, and goes a million vertices deep", () => {
    const n = 1_000_000;
    const offsets = Uint32Array.from({ length: n + 1 }, (_, v) => Math.min(v, n - 1));
    const targets = Uint32Array.from({ length: n - 1 }, (_, v) => v + 1);
    const { outcomes, remoteness } = loopyOutcomes({ offsets, targets });
    expect([outcomes[0], remoteness[0]]).toEqual(["N", n - 1]);
    expect(outcomes).not.toContain("D");
  });
});

describe("loopyValues", () => {
  test("decide sums with nim-heaps as play of bounded depth does, on 300 random graphs", () => {
    const roll = dice(11);
    let infinite = 0;
    for (let round = 0; round < partOf(300); round++) {
      const graph = loopyGraph(roll, 1 + roll(8));
      const heaps = 7;
      const values = loopyValues(compressed(graph));
      // Position v with a heap of k has the number v * heaps + k.
      const options = (position: number) => {
        const [v, k] = [Math.floor(position / heaps), position % heaps];
        const smaller = Array.from({ length: k }, (_, j) => v * heaps + j);
        return [...graph[v]!.map((w) => w * heaps + k), ...smaller];
      };
      const truth = bounded(options, graph.length * heaps, graph.length * heaps);
      values.forEach((value, v) => {
        const reach = new Set(graph[v]!.map((w) => values[w]));
        if (value === Number.POSITIVE_INFINITY) infinite++;
        for (let k = 0; k < heaps; k++) {
          const moves = truth[v * heaps + k];
          const found = moves === undefined ? "D" : moves % 2 === 0 ? "P" : "N";
          if (value < Number.POSITIVE_INFINITY) expect(found).toBe(k === value ? "P" : "N");
          else expect(found).toBe(reach.has(k) ? "N" : "D");
        }
      });
    }
    expect(infinite).toBeGreaterThan(partOf(600));
  });

  test("decide sums of two loopy graphs: the nim-sum, and infinity with an option of the other's value", () => {
    const roll = dice(17);
    for (let round = 0; round < partOf(200); round++) {
      const [a, b] = [loopyGraph(roll, 1 + roll(6)), loopyGraph(roll, 1 + roll(6))];
      const [x, y] = [loopyValues(compressed(a)), loopyValues(compressed(b))];
      const options = (position: number) => {
        const [v, w] = [Math.floor(position / b.length), position % b.length];
        return [...a[v]!.map((u) => u * b.length + w), ...b[w]!.map((u) => v * b.length + u)];
      };
      const size = a.length * b.length;
      const truth = bounded(options, size, size + 1);
      const infinite = Number.POSITIVE_INFINITY;
      const expected = (v: number, w: number): string => {
        if (x[v]! < infinite && y[w]! < infinite) return x[v] === y[w] ? "P" : "N";
        if (x[v] === infinite && y[w] === infinite) return "D";
        const [to, other] =
          x[v] === infinite ? [a[v]!.map((u) => x[u]), y[w]] : [b[w]!.map((u) => y[u]), x[v]];
        return to.includes(other) ? "N" : "D";
      };
      truth.forEach((moves, position) => {
        const found = moves === undefined ? "D" : moves % 2 === 0 ? "P" : "N";
        expect(found).toBe(expected(Math.floor(position / b.length), position % b.length));
      });
    }
  });

  test("are the Grundy values where there are no cycles", () => {
    const roll = dice(23);
    for (let round = 0; round < partOf(200); round++) {
      const graph = compressed(randomGraph(roll, 1 + roll(40)));
      expect(loopyValues(graph)).toEqual([...digraphValues(graph)]);
    }
  });
});

describe("loopyLabels", () => {
  test.skipIf(isQuick)(
    "cost no more than the edges where there is no cycle, however large the values",
    () => {
      const n = 3000;
      const graph = Array.from({ length: n }, (_, v) => Array.from({ length: v }, (_, w) => w));
      // The loop at the end excludes shortcuts for graphs without cycles.
      const { labels } = loopyLabels(compressed([...graph, [n, n - 1]]));
      expect([...labels.subarray(0, n)]).toEqual(Array.from({ length: n }, (_, v) => v));
      expect(labels[n]).toBe(0xffffffff);
    },
  );

  test("find values beyond 32 behind infinite ones, and within components", () => {
    // Vertices 0 to 40 are heaps; 41 has moves to itself and to every heap, 42 to 41 and to the heaps below
    // 35.
    const heaps = Array.from({ length: 41 }, (_, v) => Array.from({ length: v }, (_, w) => w));
    const below = (n: number) => Array.from({ length: n }, (_, w) => w);
    const graph = [
      ...heaps,
      [41, ...below(41)],
      [41, ...below(35)],
      [44, ...below(33)],
      [43, 33, ...below(33)],
    ];
    const whole = compressed(graph);
    const { labels } = loopyLabels(whole);
    expect(loopyValueOf(whole, labels, 41)).toEqual({ infinite: below(41) });
    expect([labels[42], labels[43], labels[44]]).toEqual([35, 33, 34]);
  });
});

describe("strongComponents", () => {
  test("are mutual reach, numbered against the edges, on 300 random graphs", () => {
    const roll = dice(31);
    for (let round = 0; round < partOf(300); round++) {
      const graph = loopyGraph(roll, 1 + roll(12));
      const reach = graph.map((_, v) => reachedFrom(graph, v));
      const { of, count } = strongComponents(compressed(graph));
      expect(new Set(of).size).toBe(count);
      graph.forEach((to, v) => {
        graph.forEach((_, w) => {
          expect(of[v] === of[w]).toBe(v === w || (reach[v]!.has(w) && reach[w]!.has(v)));
        });
        for (const w of to) expect(of[w]).toBeLessThanOrEqual(of[v]!);
      });
    }
  });

  test("go a million vertices deep", () => {
    const n = 1_000_000;
    const cycle = { offsets: Uint32Array.from({ length: n + 1 }, (_, v) => v), targets: new Uint32Array(n) };
    for (let v = 0; v < n; v++) cycle.targets[v] = (v + 1) % n;
    expect(strongComponents(cycle).count).toBe(1);
  });
});

function reachedFrom(graph: Graph, v: number): Set<number> {
  const found = new Set<number>();
  const todo = [...graph[v]!];
  for (let w = todo.pop(); w !== undefined; w = todo.pop()) {
    if (found.has(w)) continue;
    found.add(w);
    todo.push(...graph[w]!);
  }
  return found;
}
