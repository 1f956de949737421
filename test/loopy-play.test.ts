import { describe, expect, test } from "vitest";
import { parseSum } from "../src/games/index.ts";
import { say } from "../src/locale/message.ts";
import { labelLines } from "../src/messages/label.ts";
import {
  bestTokenMoves,
  component,
  explain,
  loopyLabels,
  loopySumOutcome,
  loopyValueOf,
  solver,
} from "../src/solve/index.ts";
import type { Rules } from "../src/types.ts";
import { bounded, compressed, type Graph, loopyGraph } from "./loopy.case.ts";
import { dice } from "./oracle.ts";
import { isQuick } from "./part.ts";

describe("sums of tokens on graphs", () => {
  /**
   * All digraphs with this number of vertices, with loops: bit w of digit v of `code` in base 2^n is the
   * edge from v to w.
   */
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

/** Outcomes of positions of one game from the definition, by plays of growing length. */
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

  test.skipIf(isQuick)("search that finds no end stops at its bytes", () => {
    expect(() => solver({ bytes: 2 ** 24 }).solve(parseSum("[n: n+n%2+1 | n-1] 3"))).toThrow("bytes");
  });

  test("labels are explained", () => {
    const text = (sum: string) => {
      const terms = parseSum(sum);
      const solving = solver();
      const solution = solving.solve(terms);
      const { options } = explain(solving, terms, solution);
      return labelLines(options[0]!, solution.components[0]!.value!).map((line) => say(line, "en"));
    };
    expect(text("[n: n+1 if n=4 | n-1 | n-2] 4")).toEqual([
      "mex{0, 2} = 1",
      "After n+1 the value is ∞(0), and no move leads back to 1, so the value is ∞(0,2).",
    ]);
  });
});
