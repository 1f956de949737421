import { say } from "nimber/locale";
import { describe, expect, test } from "vitest";
import { catalogue, parseGame, parseSum } from "../../src/games/index.ts";
import { type Exploration, explore, nimSum, type Play, solver } from "../../src/index.ts";
import { exploreEdges } from "../../web/src/engine/edges.ts";
import type { Fault } from "../../web/src/engine/protocol.ts";
import { examples } from "../../web/src/graph/examples.ts";
import {
  follow,
  isLarge,
  partToDraw,
  summarise,
  targetsOf,
  tokensAt,
  worth,
} from "../../web/src/graph/model.ts";
import { blanks, isByMex, orderOf } from "../../web/src/graph/order.ts";
import { playable } from "../../web/src/graph/playable.ts";
import { codeOptions, dice, type Options, plainGrundy, plainWins, randomGraph } from "../oracle.ts";
import { isQuick, oneIn, partOf } from "../part.ts";

const exploreSum = (sum: string, whole = false, play: Play = "normal") =>
  explore(parseSum(sum), { whole, play });

function edgesGraph(text: string, play: Play = "normal"): Exploration {
  const found = exploreEdges(text, play);
  if ("line" in found) throw new Error(say(found.text, "en"));
  return found;
}

describe("exploring a game", () => {
  const solving = solver();

  test("of rules that say who has won is refused in one sentence", () => {
    expect(() => exploreSum("[x: x-1 | x-2 ; won: x = 0] 5")).toThrow(
      "a game with `won` cannot be part of a sum",
    );
    const lost = "[x: x-1 | x-2 ; lost: x <= 1] 5";
    expect(exploreSum(lost).graph.stopped).toBeUndefined();
    expect(() => exploreSum(lost, false, "misere")).toThrow(
      "under misère play a game with `lost` cannot be part of a sum",
    );
  });

  /** Games whose start has more positions than a graph can show. */
  const smaller: Record<string, string> = {
    cram: "3x4",
    clobber: "xoxo/oxox",
    ...Object.fromEntries(
      ["queen", "king", "rook", "cannibal"].map((each) => [`${each}-clobber`, "xox/oxo"]),
    ),
    "quick-cross": "2x3",
  };

  test.each(
    oneIn(
      2,
      catalogue.map(({ id }) => id),
    ),
  )("%s: components and whole sums are worth what the solver says", (id) => {
    const game = parseGame(id);
    const sum = `${game.id} ${smaller[id] ?? game.format(game.start[0])}`;
    const value = solving.solve(parseSum(sum)).value;
    for (const whole of [false, true]) {
      const { graph, known } = exploreSum(sum, whole);
      expect(graph.stopped).toBeUndefined();
      expect(known.values[graph.start]).toBe(value);
      expect(new Set(graph.labels).size).toBe(graph.labels.length);
      expect([...graph.partial]).not.toContain(1);
    }
  });

  test("draws each position once; a sum leads to its parts, and is worth their nim-sum", () => {
    const { graph, known } = exploreSum("nim 3 3 5 + kayles 4");
    expect(graph.sums[graph.start]).toBe(1);
    const parts = targetsOf(graph, graph.start).map((v) => graph.labels[v]);
    expect(parts.sort()).toEqual(["kayles 4", "nim 3", "nim 3", "nim 5"]);
    expect(known.values[graph.start]).toBe(nimSum(3, 3, 5, 1));
    for (const v of graph.labels.keys()) {
      if (graph.sums[v] === 0) continue;
      expect(known.values[v]).toBe(nimSum(...targetsOf(graph, v).map((w) => known.values[w]!)));
    }
  });

  test("joins equal sums, whatever the order and whatever cannot move", () => {
    const { graph } = exploreSum("nim 1 2 0", true);
    expect([...graph.labels].sort()).toEqual(["1", "1 + 1", "2", "2 + 1", "∅"]);
    expect(graph.moves[graph.offsets[graph.labels.indexOf("1 + 1")]!]).toBe("1, 1");
  });

  test("takes whole sums where components split and repeat", () => {
    const { graph, known } = exploreSum("dag 0>1,1>0@0 0>1,1>0@1");
    expect(graph.whole).toBe(true);
    expect(known.outcomes[graph.start]).toBe("D");
  });

  test.skipIf(isQuick)("stops at a named limit, and knows the values of what is near", () => {
    const { graph, known } = exploreSum("kayles 100000");
    expect(say(graph.stopped!.text, "en")).toMatch(/^stopped at the limit of 2000 moves from one position$/);
    expect(known.values[graph.start]).toBe(solving.solve(parseSum("kayles 100000")).value);
    expect(graph.partial[graph.start]).toBe(1);
    expect(exploreSum("nim 150 151", true).graph.stopped).toBeDefined();
  });
});

describe("misère play", () => {
  const heaps = (label: string) => (label === "∅" ? [] : label.split(" + ").map(Number));

  test.each<readonly [sum: string, options: Options<number>]>([
    ["kayles 9", codeOptions([0, 7, 7])],
    ["kayles 4 5 2", codeOptions([0, 7, 7])],
    ["nim 3 4 5", (n) => Array.from({ length: n }, (_, to) => [to])],
    ["{1,3,4} 6 7", (n) => [1, 3, 4].flatMap((k) => (k <= n ? [[n - k]] : []))],
  ])("%s: whole sums, decided as plain play decides them", (sum, options) => {
    const { graph, known } = exploreSum(sum, false, "misere");
    expect(graph.whole).toBe(true);
    const wins = plainWins(options, true);
    for (const [v, label] of graph.labels.entries())
      expect([label, known.outcomes[v]]).toEqual([label, wins(heaps(label)) ? "N" : "P"]);
    expect(new Set(known.values)).toEqual(new Set([undefined]));
  });

  test("edge lists are decided as plain play decides them, on 100 random graphs, and so is the length of play", () => {
    const roll = dice(23);
    for (let round = 0; round < partOf(100); round++) {
      const options = randomGraph(roll, 2 + roll(20));
      const text = options.map((to, v) => [v, ...to].join(" ")).join("\n");
      const { graph, known } = edgesGraph(text, "misere");
      const wins = plainWins((v: number) => options[v]!.map((w) => [w]), true);
      const length = (v: number): number => {
        const won = options[v]!.filter((w) => !wins([w])).map(length);
        if (won.length > 0) return 1 + Math.min(...won);
        return wins([v]) ? 0 : 1 + Math.max(...options[v]!.map(length));
      };
      for (const [v, label] of graph.labels.entries()) {
        expect(known.outcomes[v]).toBe(wins([Number(label)]) ? "N" : "P");
        expect(known.remoteness![v]).toBe(length(Number(label)));
      }
    }
  });

  test("with cycles the end wins, and who would rather go round draws", () => {
    const { graph, known } = edgesGraph("a -> b\nb -> a, c\nc -> d\ne -> e", "misere");
    const outcomes = Object.fromEntries(graph.labels.map((label, v) => [label, known.outcomes[v]]));
    expect(outcomes).toEqual({ a: "P", b: "N", c: "P", d: "N", e: "D" });
  });

  test("where the exploration stops, the solver knows what is near", () => {
    const { graph, known } = exploreSum("nim 1000000", false, "misere");
    expect(graph.stopped).toBeDefined();
    expect(known.outcomes[graph.start]).toBe("N");
    const one = graph.labels.indexOf("1");
    expect(known.outcomes[one]).toBe(one < 0 ? undefined : "P");
  });
});

describe("an edge list as a game", () => {
  test("has the values of plain play on 200 random graphs", () => {
    const roll = dice(9);
    for (let round = 0; round < partOf(200); round++) {
      const options = randomGraph(roll, 2 + roll(20));
      const text = options.map((to, v) => [v, ...to].join(" ")).join("\n");
      const { graph, known } = edgesGraph(text);
      const truth = plainGrundy((v: number) => options[v]!.map((w) => [w]));
      for (const [v, label] of graph.labels.entries()) expect(known.values[v]).toBe(truth(Number(label)));
    }
  });

  test("begins where no edge leads", () => {
    const { graph } = edgesGraph("b -> c\na -> b\nc -> c");
    expect(graph.labels[graph.start]).toBe("a");
    expect(edgesGraph("a -> b -> a").graph.start).toBe(0);
  });

  test("where the mover has won has the outcomes of play in rounds, and no values", () => {
    const roll = dice(23);
    for (let round = 0; round < partOf(400); round++) {
      const options = Array.from({ length: 2 + roll(8) }, (_, v) =>
        Array.from({ length: roll(4) }, () => roll(2 + (v % 7))),
      );
      const won = options.flatMap((_, v) => (v === 0 || roll(4) === 0 ? [v] : []));
      const lines = options.map((to, v) => `${v}: ${to.filter((w) => w < options.length).join(" ")}`);
      for (const play of ["normal", "misere"] as const) {
        const found = exploreEdges(`${lines.join("\n")}\n! ${won.join(" ")}`, play);
        if (!("graph" in found)) throw new Error("read");
        const { graph, known } = found;
        const told = new Map<number, string>();
        for (let before = -1; before < told.size; ) {
          before = told.size;
          for (const [v, all] of options.entries()) {
            const to = all.filter((w) => w < options.length);
            if (won.includes(v)) told.set(v, "N");
            else if (to.length === 0) told.set(v, play === "misere" ? "N" : "P");
            else if (to.some((w) => told.get(w) === "P")) told.set(v, "N");
            else if (to.every((w) => told.get(w) === "N")) told.set(v, "P");
          }
        }
        for (const [v, label] of graph.labels.entries())
          expect(known.outcomes[v]).toBe(told.get(Number(label)) ?? "D");
        expect(known.values.every((value) => value === undefined)).toBe(true);
        expect(playable(found, [0])).toBeUndefined();
      }
    }
  });

  test("tells line and column of what is wrong", () => {
    expect(exploreEdges("a b\nc ->", "normal") as Fault).toMatchObject({ line: 2, column: 5 });
  });

  test("all examples can be read, and one has each outcome", () => {
    const outcomes = examples.map(({ edges }) => new Set(edgesGraph(edges).known.outcomes));
    expect(outcomes.some((all) => all.size === 3)).toBe(true);
  });

  test("can be played, from where its token stands", () => {
    expect(playable(edgesGraph("a -> b, c"), [0])).toBe("dag 0>1,0>2@0");
    expect(playable(edgesGraph("7 5\n5 3"), [0])).toBe("dag 7>5,5>3@7");
    expect(playable(edgesGraph("a b\nb a"), [0])).toBe("dag 0>1,1>0@0");
    expect(playable(edgesGraph("a b\nc d\nd c"), [0])).toBe("dag 0>1,2>3,3>2@0");
    expect(playable(edgesGraph("a b\nc d\nd c"), [2])).toBe("dag 0>1,2>3,3>2@2");
    expect(() => parseSum(playable(edgesGraph("x"), [0])!)).not.toThrow();
  });
});

describe("the model of the drawing", () => {
  test("follows steps as far as they are moves", () => {
    const { graph } = exploreSum("nim 2 2");
    const number = (label: string) => graph.labels.indexOf(label);
    const line = follow(graph, graph.start, [
      { token: 0, to: number("1") },
      { token: 1, to: number("0") },
      { token: 0, to: number("2") },
    ]);
    expect(line.map((tokens) => tokens.map((v) => graph.labels[v]))).toEqual([
      ["2", "2"],
      ["1", "2"],
      ["1", "0"],
    ]);
  });

  test("knows what sums of tokens are worth", () => {
    const { graph, known } = exploreSum("kayles 5");
    const tokens = ["2", "3"].map((label) => graph.labels.indexOf(label));
    expect(worth(known, tokens)).toEqual({ value: 1, outcome: "N" });
    expect(worth(known, [])).toEqual({ value: 0, outcome: "P" });
    expect(tokensAt(graph, graph.labels.indexOf("1 + 3")).length).toBe(2);
  });

  test("draws small graphs whole, and of large ones some 60 positions around the one at hand", () => {
    const small = exploreSum("kayles 8").graph;
    expect(partToDraw(small, [], new Map()).nodes.length).toBe(small.labels.length);
    const { graph } = exploreSum("nim 30 30", true);
    expect(isLarge(graph)).toBe(true);
    const part = partToDraw(graph, [graph.start], new Map());
    expect(part.nodes.length).toBeLessThan(100);
    expect(part.nodes[0]).toBe(graph.start);
    const hidden = part.more.get(graph.start)!;
    const more = partToDraw(graph, [graph.start], new Map([[graph.start, 1000]]));
    expect(hidden).toBeGreaterThan(0);
    expect(more.more.get(graph.start)).toBeUndefined();
  });

  test("sums a graph up", () => {
    const { graph, known } = exploreSum("kayles 5");
    const all = summarise(graph, known);
    // Values of Kayles 0 to 5, Guy & Smith 1956: 0 1 2 3 1 4.
    expect(all).toMatchObject({
      positions: 6,
      ends: 1,
      outcomes: { P: 1, N: 5, D: 0 },
      longest: 5,
      cycles: 0,
    });
    expect(all.values).toEqual([
      [0, 1],
      [1, 2],
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
    const loopy = edgesGraph("a -> b -> a\nb -> c");
    expect(summarise(loopy.graph, loopy.known)).toMatchObject({ longest: undefined, cycles: 1 });
  });

  test("computes options before what they are options of, draws last", () => {
    for (const sum of ["kayles 7", "nim 2 3", "wythoff 3,4"]) {
      const found = exploreSum(sum);
      const order = orderOf(found);
      for (const [i, [v]] of order.entries()) {
        const unknown = blanks(found.graph, order, i);
        for (const w of targetsOf(found.graph, v!)) expect(unknown.has(w)).toBe(false);
      }
      expect(isByMex(found.known)).toBe(true);
    }
    const loopy = edgesGraph("a -> b -> a\nc -> d\nb -> c");
    const order = orderOf(loopy).map((step) => step.map((v) => loopy.graph.labels[v]));
    expect(order).toEqual([["d"], ["c"], ["a", "b"]]);
  });
});
