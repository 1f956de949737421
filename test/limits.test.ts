import { spawnSync } from "node:child_process";
import { describe, expect, test, vi } from "vitest";
import { LimitError } from "../src/errors.ts";
import { parseGame, parseSum } from "../src/games/index.ts";
import { answerAll, explainFirst, problemOf, Reader, sourceOf } from "../src/judge/index.ts";
import {
  begin,
  digraphSearch,
  explain,
  grundy,
  grundyValues,
  listMoves,
  misere,
  opponent,
  refute,
  solver,
} from "../src/solve/index.ts";
import { expectRoom, holding } from "../src/solve/limits.ts";
import type { Game, Move, Rules, Tick } from "../src/types.ts";
import { main, nimber } from "./nimber.ts";
import { dice, plainGrundy, plainWins, randomGraph } from "./oracle.ts";

function thrown(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error("expected an error");
}

/** Nim in which a heap of 13 takes for ever to find its second move. */
function* slowly(heap: unknown, tick?: Tick): Generator<Move<unknown>> {
  for (let s = 1; s <= Number(heap); s++) {
    if (heap === 13 && s === 2) for (;;) tick!();
    yield { at: `${s}`, to: [Number(heap) - s] };
  }
}
const { encoding: _, reach: __, ...nim } = parseGame("nim") as Game<unknown>;
const endless: Game<unknown> = { ...nim, id: "endless", theorems: [], moves: slowly };
const slow = (position: number) => ({ rules: endless, position });

describe("one deadline for each question", () => {
  test("binds inside move generation, and a kept solver answers the next question", () => {
    const solving = solver({ seconds: 0.05 });
    for (const play of ["normal", "misere"] as const) {
      for (let i = 0; i < 2; i++)
        expect(thrown(() => solving.solve([slow(13)], play))).toMatchObject({
          limit: "seconds",
          allowed: 0.05,
        });
      expect(solving.outcome([slow(12)], play)).toBe("N");
    }
    const values = grundyValues(endless, { seconds: 0.05 });
    expect(thrown(() => values.at(14))).toMatchObject({ limit: "seconds" });
    expect(values.at(12)).toBe(12);
  });

  test("is that of the limits, or one that is handed over", () => {
    const solving = solver();
    const over = begin({ seconds: 0 });
    while (Date.now() % 5 !== 0);
    const late = () => {
      for (let i = 0; i < 100; i++) over.tick();
    };
    const end = Date.now() + 3;
    while (Date.now() < end);
    expect(late).toThrow(LimitError);
    expect(() => solving.solve([slow(5)], "normal", over)).toThrow(LimitError);
    expect(() => misere().outcome([slow(5)], over)).toThrow(LimitError);
    expect(solving.outcome([slow(5)])).toBe("N");
  });

  test("leaves the answer where it is at hand, and says that the moves are not all", () => {
    const known = {
      ...endless,
      theorems: [
        { claim: nim.rule, source: "", cases: nim.theorems[0]!.cases, says: (n: unknown) => Number(n) },
      ],
      effort: () => 1e12,
    };
    const sum = [{ rules: known, position: 13 }];
    const solving = solver({ seconds: 0.05 });
    const solution = solving.solve(sum);
    expect(solution).toMatchObject({ outcome: "N", value: 13, winning: [], complete: false });
    expect(explain(solving, sum, solution).options).toEqual([undefined]);
    expect(opponent(solving, { level: 10 }).reply(sum)?.move.at).toBe("1");
    expect(opponent(solving, { level: 0 }).reply(sum)?.move.at).toBe("1");
    expect(thrown(() => listMoves(sum, 10, begin({ seconds: 0.05 }).tick))).toMatchObject({
      limit: "seconds",
    });
  });

  test("ends a test of a statement with what was observed", () => {
    const [theorem] = parseGame("nim").theorems;
    expect(refute(endless, theorem!, { seconds: 0.1 })).toMatchObject({ verdict: "observed", cases: 13 });
  });

  test("leaves the list of moves a share of its own where a theorem says who wins", () => {
    let now = 0;
    const clock = vi.spyOn(Date, "now").mockImplementation(() => (now += 20));
    try {
      const { outcome, complete } = solver().solve(parseSum("chomp 50x50"));
      expect([outcome, complete, now < 60_000]).toEqual(["N", false, true]);
    } finally {
      clock.mockRestore();
    }
  });

  test("is one for values, moves and explanation of the command line", () => {
    for (const words of [
      ["solve", "chomp", "50x50"],
      ["explain", "chomp", "50x50"],
    ]) {
      const { stdout, status } = nimber([...words, "--time", "0.5", "--json"]);
      expect(status).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ outcome: "N", complete: false });
    }
    expect(nimber(["solve", "chomp", "9,8,8,8,8,8,8", "--method", "search", "--time", "0.01"])).toMatchObject(
      {
        status: 3,
        stderr: "nimber: stopped at the limit of 0.01 seconds; --time allows more\n",
      },
    );
  });
});

describe("bytes", () => {
  const chain: Rules<number> = {
    moves: (n) => (n === 0 ? [] : [{ at: "1", to: [n - 1] }]),
    key: (n) => n,
  };

  test("are counted while a search goes down, and given back when it comes up", () => {
    expect(thrown(() => grundy(chain, 100_000, { bytes: 10_000_000 }))).toMatchObject({
      limit: "bytes",
      allowed: 10_000_000,
    });
    const values = grundyValues(chain, { bytes: 20_000_000 });
    for (let n = 10_000; n <= 150_000; n += 10_000) expect(values.at(n)).toBe(n % 2);
    expect(thrown(() => values.at(300_000))).toMatchObject({ limit: "bytes" });
    expect(values.at(150_000)).toBe(0);
  });

  test("count long keys and the forms of misère play", () => {
    const named = { ...chain, key: (n: number) => `${n}${"-".repeat(1000)}` };
    expect(thrown(() => grundy(named, 1000, { bytes: 2_000_000 }))).toMatchObject({ limit: "bytes" });
    expect(grundy(chain, 1000, { bytes: 2_000_000 })).toBe(0);
    const kayles = parseSum("kayles 40");
    expect(thrown(() => misere({ bytes: 100_000 }).outcome(kayles))).toMatchObject({ limit: "bytes" });
  });

  test("are what --memory sets for searches", () => {
    expect(
      nimber(["solve", "chomp", "9,8,8,8,8,8,8", "--method", "search", "--memory", "256K"]),
    ).toMatchObject({
      status: 3,
      stderr: "nimber: stopped at the limit of 262144 bytes of memory; --memory allows more\n",
    });
  });
});

describe("sums of many heaps", () => {
  test.each(["normal", "misere"] as const)("look at the moves of equal ones once under %s play", (play) => {
    const { reach, ...nim } = parseGame("nim");
    let looked = 0;
    const game: Game<unknown> = {
      ...nim,
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

  test("a chain of 200,000 edges is parsed and answered, in both games", () => {
    const count = 200_000;
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

  test("a cut of a forest that leaves a value is found exactly when there is one", () => {
    const roll = dice(19);
    for (let round = 0; round < 200; round++) {
      const edges = Array.from({ length: 1 + roll(9) }, (_, i) => `${roll(i + 1)}-${i + 1}`);
      const forest = hackenbush.parse(edges.join());
      const value = (to: readonly unknown[]) =>
        to.reduce<number>((sum, each) => sum ^ grundy(hackenbush, each), 0);
      const values = new Set([...hackenbush.moves(forest)].map(({ to }) => value(to)));
      for (let target = 0; target < 12; target++) {
        const move = hackenbush.reach!(forest, target);
        expect(move !== undefined).toBe(values.has(target));
        if (move !== undefined) expect(value(move.to)).toBe(target);
      }
    }
  });
});

describe("the bytes of one question", () => {
  test("are one budget for all that it asks", () => {
    const [a, b] = [holding(), holding()];
    const first = begin({ bytes: 100 });
    a.ask(first);
    a.add(60);
    b.ask(first);
    expect(b.most).toBe(40);
    expect(() => b.add(41)).toThrow(new LimitError("bytes", 100));
    expect(() => b.hold(41)).toThrow(new LimitError("bytes", 100, 101));
    expect(() => expectRoom(first, 41)).toThrow(new LimitError("bytes", 100, 101));
    b.hold(40);
    expect(() => a.add(1)).toThrow(LimitError);
    a.add(-60);
    expect([a.most, b.most]).toEqual([60, 100]);
    const second = begin({ bytes: 50 });
    b.ask(second);
    b.ask(second);
    expect([second.memory.held, b.most, b.allowed]).toEqual([40, 50, 50]);
  });

  test("count searches together: each fits alone, and a question that asks both is stopped", () => {
    const row: Rules<number> = { moves: (n) => (n === 0 ? [] : [{ at: "1", to: [n - 1] }]), key: (n) => n };
    const [a, b] = [grundyValues(row), grundyValues({ ...row })];
    const first = begin({ bytes: 720_000 });
    expect(a.at(1000, first)).toBe(0);
    expect(first.memory.held).toBeGreaterThan(40_000);
    expect(() => b.at(1000, first)).toThrow(new LimitError("bytes", 720_000));
    expect(b.at(1000, begin({ bytes: 720_000 }))).toBe(0);
  });

  test.each([
    ["chomp 9x9", "misere", 8],
    ["0.137 40 + grundys-game 40", "misere", 8],
    ["end-nim 7,6,7,6,7,6", "misere", 8],
    ["hackenbush 0-1,1-2,2-0,0-3,3-4,4-5,5-0,0-6,6-7,7-8,8-0,0-9,9-10,10-11,11-12,12-13", "misere", 4],
  ])("are what the process takes, beside what Node takes itself: %s, %s", (sum, play, megabytes) => {
    const program = `
      import { parseSum, solver } from ${JSON.stringify(new URL("../index.js", `file://${main}`).href)};
      const taken = () => { gc(); const { heapUsed, external } = process.memoryUsage(); return heapUsed + external; };
      const before = taken();
      const kept = solver({ bytes: ${megabytes} * 2 ** 20 });
      let stopped = false;
      try { kept.solve(parseSum(${JSON.stringify(sum)}), ${JSON.stringify(play)}); }
      catch (error) { if (error.code !== "limit") throw error; stopped = true; }
      const after = taken();
      console.log(JSON.stringify({ stopped, taken: after - before, kept: typeof kept.solve }));`;
    const options = ["--expose-gc", "--input-type=module", "-e", program];
    const { stdout, stderr } = spawnSync(process.execPath, options, { encoding: "utf8" });
    expect(stderr).toBe("");
    const { taken } = JSON.parse(stdout);
    // Code that was compiled meanwhile is Node's own.
    expect(taken / 2 ** 20).toBeLessThan(1.5 * megabytes + 3);
  });
});
