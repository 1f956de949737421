import { describe, expect, test } from "vitest";
import { parseSum } from "../src/games/index.ts";
import { labelLines } from "../src/say/label.ts";
import {
  bestTokenMoves,
  component,
  type Digraph,
  digraphValues,
  explain,
  loopyLabels,
  loopyOutcomes,
  loopySumOutcome,
  loopyValueOf,
  loopyValues,
  solver,
  strongComponents,
} from "../src/solve/index.ts";
import type { Rules } from "../src/types.ts";
import { dice, randomGraph } from "./oracle.ts";

type Graph = readonly (readonly number[])[];

function compressed(graph: Graph): Digraph {
  const offsets = new Uint32Array(graph.length + 1);
  for (const [v, to] of graph.entries()) offsets[v + 1] = offsets[v]! + to.length;
  return { offsets, targets: Uint32Array.from(graph.flat()) };
}

/** A random graph with cycles, loops and parallel edges. */
const loopyGraph = (roll: (n: number) => number, n: number): number[][] =>
  Array.from({ length: n }, () => Array.from({ length: roll(4) }, () => roll(n)));

/**
 * Play of bounded depth from the definition: +d when the player to move can force a win in d moves, -d (or 0, without
 * moves) when they lose in d whatever they do, `undefined` when neither within `depth`.
 */
function bounded(
  options: (v: number) => readonly number[],
  positions: number,
  depth: number,
): (number | undefined)[] {
  let sofar: (number | undefined)[] = Array(positions).fill(undefined);
  const wins = (moves: number | undefined) => moves !== undefined && moves % 2 === 1;
  for (let d = 0; d <= depth; d++) {
    const before = sofar;
    sofar = before.map((known, v) => {
      if (known !== undefined) return known;
      const to = options(v).map((w) => before[w]);
      if (to.some((moves) => moves !== undefined && !wins(moves))) return d;
      return to.every(wins) ? d : undefined;
    });
  }
  return sofar;
}

describe("loopyOutcomes", () => {
  test("agrees with play of bounded depth on 600 random graphs with cycles", () => {
    const roll = dice(5);
    const met = { P: 0, N: 0, D: 0 };
    for (let round = 0; round < 600; round++) {
      const graph = loopyGraph(roll, 1 + roll(14));
      const truth = bounded((v) => graph[v]!, graph.length, graph.length + 1);
      const { outcomes, remoteness } = loopyOutcomes(compressed(graph));
      truth.forEach((moves, v) => {
        expect(remoteness[v]).toBe(moves ?? Number.POSITIVE_INFINITY);
        expect(outcomes[v]).toBe(moves === undefined ? "D" : moves % 2 === 0 ? "P" : "N");
        met[outcomes[v]!]++;
      });
    }
    expect(Math.min(met.P, met.N, met.D)).toBeGreaterThan(300);
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
    for (let round = 0; round < 300; round++) {
      const graph = loopyGraph(roll, 1 + roll(8));
      const heaps = 7;
      const values = loopyValues(compressed(graph));
      // Position v with a heap of k is number v * heaps + k.
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
    expect(infinite).toBeGreaterThan(200);
  });

  test("decide sums of two loopy graphs: the nim-sum, and infinity with an option of the other's value", () => {
    const roll = dice(17);
    for (let round = 0; round < 200; round++) {
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
    for (let round = 0; round < 200; round++) {
      const graph = compressed(randomGraph(roll, 1 + roll(40)));
      expect(loopyValues(graph)).toEqual([...digraphValues(graph)]);
    }
  });
});

describe("sums of tokens on graphs", () => {
  /** Every digraph, with loops, on so many vertices: bit w of digit v of `code` in base 2^n is an edge from v to w. */
  const graphOf = (n: number, code: number): number[][] =>
    Array.from({ length: n }, (_, v) =>
      Array.from({ length: n }, (_, w) => w).filter((w) => Math.floor(code / 2 ** (n * v + w)) % 2 === 1),
    );

  function agree(a: Graph, b: Graph): void {
    const whole = compressed([...a, ...b.map((to) => to.map((w) => w + a.length))]);
    const { labels } = loopyLabels(whole);
    const options = (position: number) => {
      const [v, w] = [Math.floor(position / b.length), position % b.length];
      return [...a[v]!.map((u) => u * b.length + w), ...b[w]!.map((u) => v * b.length + u)];
    };
    const size = a.length * b.length;
    const truth = bounded(options, size, size + 1).map((moves) =>
      moves === undefined ? "D" : moves % 2 === 0 ? "P" : "N",
    );
    for (let v = 0; v < a.length; v++)
      for (let w = 0; w < b.length; w++) {
        const tokens = [v, a.length + w];
        const outcome = truth[v * b.length + w]!;
        expect(loopySumOutcome(tokens.map((at) => loopyValueOf(whole, labels, at)))).toBe(outcome);
        const best = bestTokenMoves(whole, labels, tokens).map(({ component, to }) =>
          component === 0 ? to * b.length + w : v * b.length + to - a.length,
        );
        const wanted = { N: "P", D: "D", P: "none" }[outcome];
        expect(best).toEqual(options(v * b.length + w).filter((position) => truth[position] === wanted));
      }
  }

  test("agree with exhaustive play on every pair of graphs on two vertices", () => {
    for (let a = 0; a < 16; a++) for (let b = a; b < 16; b++) agree(graphOf(2, a), graphOf(2, b));
  });

  test("agree with exhaustive play on 400 pairs of graphs on up to four vertices", () => {
    const roll = dice(41);
    const any = () => {
      const n = 1 + roll(4);
      return graphOf(n, roll(2 ** (n * n)));
    };
    for (let round = 0; round < 400; round++) agree(any(), any());
  });

  test("agree with exhaustive play on 100 pairs of larger graphs, mostly with an end", () => {
    const roll = dice(43);
    const any = () => {
      const n = 5 + roll(6);
      return Array.from({ length: n }, (_, v) =>
        Array.from({ length: roll(5) }, () => (roll(3) === 0 || v === 0 ? roll(n) : roll(v))),
      );
    };
    for (let round = 0; round < 100; round++) agree(any(), any());
  });
});

describe("loopyLabels", () => {
  test("cost no more than the edges where there is no cycle, however large the values", () => {
    const n = 3000;
    const graph = Array.from({ length: n }, (_, v) => Array.from({ length: v }, (_, w) => w));
    // A loop at the end, so that no shortcut for graphs without cycles can do it.
    const { labels } = loopyLabels(compressed([...graph, [n, n - 1]]));
    expect([...labels.subarray(0, n)]).toEqual(Array.from({ length: n }, (_, v) => v));
    expect(labels[n]).toBe(0xffffffff);
  });

  test("find values beyond 32 behind infinite ones, and within components", () => {
    // Vertices 0 to 40 are heaps; 41 goes round and to every heap, 42 to 41 and to the heaps below 35.
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
    for (let round = 0; round < 300; round++) {
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

/** Outcomes of positions of one game from the definition, by rounds of play that get longer. */
function played(options: (v: number) => readonly number[], count: number, won: (v: number) => boolean) {
  const sofar: ("P" | "N" | undefined)[] = Array(count).fill(undefined);
  for (let round = 0; round <= count; round++) {
    const before = [...sofar];
    for (let v = 0; v < count; v++) {
      if (won(v)) sofar[v] = "N";
      else if (options(v).some((w) => before[w] === "P")) sofar[v] = "N";
      else if (options(v).every((w) => before[w] === "N")) sofar[v] = "P";
    }
  }
  return sofar.map((each) => each ?? "D");
}

describe("games that go round are solved without being told", () => {
  const graphs = Array.from({ length: 120 }, (_, seed) => loopyGraph(dice(seed + 1), 2 + (seed % 6)));
  const rulesOf = (graph: Graph, ended: (v: number) => boolean = () => false): Rules<number> => ({
    key: (v) => v,
    *moves(v) {
      if (!ended(v)) for (const w of graph[v]!) yield { at: `${w}`, to: [w] };
    },
  });

  test("under normal play as by the method for graphs, and what keeps a draw is named", () => {
    const met = { P: 0, N: 0, D: 0 };
    for (const graph of graphs) {
      const truth = played(
        (v) => graph[v]!,
        graph.length,
        () => false,
      );
      const rules = rulesOf(graph);
      for (const [v, outcome] of truth.entries()) {
        const solution = solver().solve([component(rules, v)]);
        expect(solution.outcome).toBe(outcome);
        met[outcome]++;
        const good = (solution.drawing ?? solution.winning).map(({ move }) => move.to[0]);
        const wanted = outcome === "N" ? "P" : "D";
        expect(new Set(good)).toEqual(
          new Set(outcome === "P" ? [] : graph[v]!.filter((w) => truth[w] === wanted)),
        );
      }
    }
    expect(Math.min(met.P, met.N, met.D)).toBeGreaterThan(50);
  });

  test("under misère play, and where the rules say who has won", () => {
    const met = { P: 0, N: 0, D: 0 };
    for (const graph of graphs) {
      const misere = played(
        (v) => graph[v]!,
        graph.length,
        (v) => graph[v]!.length === 0,
      );
      const first = played(
        (v) => (v === 0 ? [] : graph[v]!),
        graph.length,
        (v) => v === 0,
      );
      const won = { ...rulesOf(graph, (v) => v === 0), won: (v: number) => v === 0 };
      for (let v = 0; v < graph.length; v++) {
        const solution = solver().solve([component(rulesOf(graph), v)], "misere");
        expect(solution.outcome).toBe(misere[v]);
        expect(solver().solve([component(won, v)]).outcome).toBe(first[v]);
        met[solution.outcome]++;
      }
    }
    expect(Math.min(met.P, met.N, met.D)).toBeGreaterThan(30);
  });

  test("a round that leaves more each time is refused, with the cycle", () => {
    expect(() => solver().solve(parseSum("[n: n & n-1 | n-2] 4"))).toThrow("4 → 4");
  });

  test("search that finds no end stops at its bytes", () => {
    expect(() => solver({ bytes: 2 ** 24 }).solve(parseSum("[n: n+n%2+1 | n-1] 3"))).toThrow("bytes");
  });

  test("labels are explained", () => {
    const text = (sum: string) => {
      const terms = parseSum(sum);
      const solving = solver();
      const solution = solving.solve(terms);
      const { options } = explain(solving, terms, solution);
      return labelLines(options[0]!, solution.components[0]!.value!).map(({ en }) => en);
    };
    expect(text("[n: n+1 if n=4 | n-1 | n-2] 4")).toEqual([
      "mex{0, 2} = 1",
      "After n+1 the value is ∞(0), and no move leads back to 1: so the value is ∞(0,2).",
    ]);
  });
});
