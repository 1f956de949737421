import { describe, expect, test } from "vitest";
import { parseGame, parseSum } from "../src/games/index.ts";
import { answerAll, explainFirst, problemOf, Reader, sourceOf } from "../src/judge/index.ts";
import { digraphSearch, grundy, solver } from "../src/solve/index.ts";
import type { Game } from "../src/types.ts";
import { nimber } from "./nimber.ts";
import { dice, plainGrundy, plainWins, randomGraph } from "./oracle.ts";
import { isQuick, partOf } from "./part.ts";

describe("sums of many heaps", () => {
  test.each(["normal", "misere"] as const)("look at the moves of equal ones once under %s play", (play) => {
    const nim = parseGame("nim");
    const { moveToValue: _, ...accelerators } = nim.accelerators!;
    let looked = 0;
    const game: Game<unknown> = {
      ...nim,
      accelerators,
      *moves(heap, tick) {
        for (const move of nim.moves(heap, tick)) {
          looked++;
          yield move;
        }
      },
    };
    const roll = dice(11);
    const sum = Array.from({ length: 20_001 }, () => ({ rules: game, position: roll(50) }));
    const { outcome, winning, complete } = solver().solve([...sum, { rules: game, position: 64 }], play);
    expect(outcome).toBe("N");
    expect(complete).toBe(true);
    expect(winning.map(({ component }) => component)).toEqual([20_001]);
    expect(looked).toBeLessThan(50 * 51);
  });

  test.each(["normal", "misere"] as const)(
    "have the moves of plain play, equal ones too, under %s play",
    (play) => {
      const roll = dice(13);
      const solving = solver();
      for (let round = 0; round < 400; round++) {
        const game = parseGame(["nim", "{1,2}", "lasker", "{1,3,4}", "kayles"][roll(5)]!);
        const wins = plainWins((n) => [...game.moves(n)].map(({ to }) => to as number[]), play === "misere");
        const heaps = Array.from({ length: 2 + roll(3) }, () => 1 + roll(5));
        const { winning, complete } = solving.solve(
          heaps.map((position) => ({ rules: game, position })),
          play,
        );
        const all = heaps.flatMap((heap, i) =>
          [...game.moves(heap)]
            .filter(({ to }) => !wins(heaps.toSpliced(i, 1, ...(to as number[]))))
            .map(({ at }) => `${i}:${at}`),
        );
        expect(winning.map(({ component, move }) => `${component}:${move.at}`)).toEqual(all);
        expect(complete).toBe(true);
      }
    },
  );

  test("are shown by their first components and moves, with a count", () => {
    const heaps = [...Array.from({ length: 100 }, (_, i) => `${1 + (i % 50)}`), "64"];
    const { stdout } = nimber(["solve", "nim", ...heaps]);
    expect(stdout).toContain("… 81 more components");
    expect(stdout).toMatch(/⊕ … = 64\s+\(101 values\)/);
    expect(stdout.split("\n").length).toBeLessThan(40);
    const many = nimber(["solve", "nim", ...Array(41).fill("3"), "--lang", "zh"]).stdout;
    expect(many).toContain("另有 21 个子游戏");
    expect(many).toContain("… 另有 21 种");
    expect(nimber(["explain", "nim", ...heaps]).stdout).toContain("… 81 more components");
  });

  test("of graphs leave out moves from JSON where there is no room, and say how many", () => {
    const edges = Array.from({ length: 3000 }, (_, i) => `0>${i + 1}`).join();
    const { stdout } = nimber(["solve", "dag", "-", "--json"], `${edges}@0\n`);
    const { winningMoves, omitted, complete } = JSON.parse(stdout);
    expect(winningMoves.length + omitted).toBe(3000);
    expect(omitted).toBeGreaterThan(0);
    expect(complete).toBe(false);
  });

  test("with huge heaps have a winning move that `reach` finds", () => {
    const { winning, complete } = solver().solve(parseSum(`nim ${10n ** 18n} ${10n ** 17n} 5`));
    expect(winning).toMatchObject([{ component: 0, move: { to: [100000000000000005n] } }]);
    expect(complete).toBe(true);
  });
});

describe("graphs with a cycle that cannot be reached", () => {
  test("are answered under both plays", () => {
    for (const play of ["normal", "misere"] as const) {
      const solving = solver();
      expect(solving.solve(parseSum("dag 1>0,2>3,3>2@1"), play)).toMatchObject({
        outcome: play === "normal" ? "N" : "P",
        complete: true,
      });
      const round = solving.solve(parseSum("dag 1>0,1>2,2>3,3>2@1"), play);
      expect(round).toMatchObject({ outcome: play === "normal" ? "N" : "D" });
      expect(solving.outcome(parseSum("dag 1>0,1>2,2>3,3>2@0"), play)).toBe(play === "normal" ? "P" : "N");
    }
  });

  test("are valued by the library as far as one asks", () => {
    const graph = { offsets: Uint32Array.of(0, 1, 1, 2, 3, 5), targets: Uint32Array.of(1, 3, 2, 0, 2) };
    const value = digraphSearch(graph);
    expect(value(0)).toBe(1);
    for (let i = 0; i < 2; i++) expect(() => value(4)).toThrow(/: 2 → 3 → 2$/);
    expect([value(1), value(0)]).toEqual([0, 1]);
  });

  test.each([
    ["poj-2425", "3\n0\n1 2\n1 1\n1 0\n0\n", "LOSE"],
    ["poj-2425", "4\n0\n1 2\n1 1\n1 0\n1 3\n0\n", "WIN"],
    ["misere-dag", "1\n4\n0\n1 2\n1 1\n1 0\n1 3\n", "LOSE"],
    ["misere-dag", "1\n6\n0\n1 0\n2 0 1\n1 2\n1 5\n1 4\n1 3\n", "LOSE"],
  ])("are answered in the format %s", (id, input, answer) => {
    const lines: string[] = [];
    const read = () => new Reader(sourceOf(new TextEncoder().encode(input)));
    answerAll(problemOf(id)!, read(), (line) => lines.push(line));
    expect(lines).toEqual([answer]);
    expect([...explainFirst(problemOf(id)!, read())].length).toBeGreaterThan(1);
  });
});

describe("large graphs", () => {
  const dag = parseGame("dag");
  const hackenbush = parseGame("hackenbush");

  test("tokens have the values of plain play, whatever the vertices are called", () => {
    const roll = dice(17);
    for (let round = 0; round < 300; round++) {
      const graph = randomGraph(roll, 2 + roll(15));
      const name = round % 2 === 0 ? (v: number) => v : (v: number) => 999_999_999 - 7 * v;
      const edges = graph.flatMap((to, v) => to.map((w) => `${name(v)}>${name(w)}`));
      const truth = plainGrundy<number>((v) => graph[v]!.map((w) => [w]));
      for (const v of graph.keys()) {
        const position = dag.parse(`${edges.join()}@${name(v)}`);
        expect(dag.theorems[0]!.says(position)).toBe(truth(v));
        expect([...dag.moves(position)].map(({ at }) => Number(at))).toEqual(
          [...new Set(graph[v]!.map(name))].sort((a, b) => a - b),
        );
      }
    }
  });

  test("a chain of many edges is parsed and answered, in both games", () => {
    const count = partOf(200_000);
    const chain = (sign: string) => Array.from({ length: count }, (_, i) => `${i}${sign}${i + 1}`).join();
    for (const play of ["normal", "misere"] as const) {
      const outcome = solver().outcome([{ rules: dag, position: dag.parse(`${chain(">")}@1`) }], play);
      expect(outcome).toBe(play === "normal" ? "N" : "P");
    }
    const stalk = [{ rules: hackenbush, position: hackenbush.parse(chain("-")) }];
    expect(solver().solve(stalk)).toMatchObject({
      value: count,
      winning: [{ component: 0, move: { at: "0-1", to: [] } }],
      complete: false,
    });
  });

  test.skipIf(isQuick)("a cut of a forest that leaves a value is found exactly when there is one", () => {
    const roll = dice(19);
    for (let round = 0; round < 200; round++) {
      const edges = Array.from({ length: 1 + roll(9) }, (_, i) => `${roll(i + 1)}-${i + 1}`);
      const forest = hackenbush.parse(edges.join());
      const value = (to: readonly unknown[]) =>
        to.reduce<number>((sum, each) => sum ^ grundy(hackenbush, each), 0);
      const values = new Set([...hackenbush.moves(forest)].map(({ to }) => value(to)));
      for (let target = 0; target < 12; target++) {
        const move = hackenbush.accelerators!.moveToValue!(forest, target);
        expect(move !== undefined).toBe(values.has(target));
        if (move !== undefined) expect(value(move.to)).toBe(target);
      }
    }
  });
});
