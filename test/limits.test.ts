import { spawnSync } from "node:child_process";
import { describe, expect, test, vi } from "vitest";
import { LimitError } from "../src/errors.ts";
import { parseGame, parseSum } from "../src/games/index.ts";
import {
  begin,
  explain,
  grundy,
  grundyValues,
  listMoves,
  misere,
  opponent,
  refute,
  solver,
} from "../src/solve/index.ts";
import { expectRoom, memoryAccount } from "../src/solve/limits.ts";
import type { Game, Move, Rules, Tick } from "../src/types.ts";
import { main, nimber } from "./nimber.ts";
import { isQuick, slowly } from "./part.ts";

function thrown(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error("expected an error");
}

/** Nim in which a heap of 13 never finds its second move. */
function* slowMoves(heap: unknown, tick?: Tick): Generator<Move<unknown>> {
  for (let s = 1; s <= Number(heap); s++) {
    if (heap === 13 && s === 2) for (;;) tick!();
    yield { at: `${s}`, to: [Number(heap) - s] };
  }
}

const { accelerators: _, ...nim } = parseGame("nim") as Game<unknown>;

const endless: Game<unknown> = { ...nim, id: "endless", theorems: [], moves: slowMoves };

const slow = (position: number) => ({ rules: endless, position });

describe("one budget for each question", () => {
  test("binds inside move generation, and a kept solver answers the next question", () => {
    const solving = solver({ seconds: 0.2 });
    for (const play of ["normal", "misere"] as const) {
      for (let i = 0; i < 2; i++)
        expect(thrown(() => solving.solve([slow(13)], play))).toMatchObject({
          limit: "seconds",
          allowed: 0.2,
        });
      expect(solving.outcome([slow(12)], play)).toBe("N");
    }
    const values = grundyValues(endless, { seconds: 0.2 });
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

  test.skipIf(isQuick)("leaves the answer where it is at hand, and says that the moves are not all", () => {
    const known = {
      ...endless,
      theorems: [
        { claim: nim.rule, source: "", cases: nim.theorems[0]!.cases, says: (n: unknown) => Number(n) },
      ],
      accelerators: {
        ...endless.accelerators,
        cost: () => 1e12,
      },
    };
    const sum = [{ rules: known, position: 13 }];
    const solving = solver({ seconds: 0.3 });
    const solution = solving.solve(sum);
    expect(solution).toMatchObject({ outcome: "N", value: 13, winning: [], complete: false });
    expect(explain(solving, sum, solution).options).toEqual([undefined]);
    expect(opponent(solving, { level: 10 }).reply(sum)?.move.at).toBe("1");
    expect(opponent(solving, { level: 0 }).reply(sum)?.move.at).toBe("1");
    expect(thrown(() => listMoves(sum, 10, begin({ seconds: 0.3 }).tick))).toMatchObject({
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

describe("the bytes of one question", () => {
  test("are one budget for all that it asks", () => {
    const [a, b] = [memoryAccount(), memoryAccount()];
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

  test.each<[sum: string, play: string, megabytes: number]>([
    ...slowly<[string, string, number]>([
      ["chomp 9x9", "misere", 8],
      ["0.137 40 + grundys-game 40", "misere", 8],
    ]),
    ["end-nim 7,6,7,6,7,6", "misere", 8],
    ["hackenbush 0-1,1-2,2-0,0-3,3-4,4-5,5-0,0-6,6-7,7-8,8-0,0-9,9-10,10-11,11-12,12-13", "misere", 4],
  ])("are what the process takes, beside what Node takes itself: %s, %s", (sum, play, megabytes) => {
    const program = `
      import { parseSum } from ${JSON.stringify(new URL("../games/index.js", `file://${main}`).href)};
      import { solver } from ${JSON.stringify(new URL("../index.js", `file://${main}`).href)};
      // What a buffer held is given back by the collection after the one that finds it unused.
      const taken = () => { gc(); gc(); const { heapUsed, external } = process.memoryUsage(); return heapUsed + external; };
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
    // Code that Node compiled in the meantime.
    expect(taken / 2 ** 20).toBeLessThan(1.5 * megabytes + 3);
  });
});
