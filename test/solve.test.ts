import { describe, expect, test } from "vitest";
import { heapRules } from "../src/encoding.ts";
import { LimitError, LoopyError } from "../src/errors.ts";
import { nim, parseGame, parseSum } from "../src/games/index.ts";
import { say } from "../src/locale/message.ts";
import {
  after,
  explain,
  grundy,
  grundyValues,
  heapTable,
  listMoves,
  opponent,
  outcome,
  solver,
} from "../src/solve/index.ts";
import type { Rules } from "../src/types.ts";
import { codeOptions, dice, plainGrundy, plainWins } from "./oracle.ts";
import { partOf } from "./part.ts";
import { rulesOf, solverContract } from "./solvers.case.ts";

solverContract("search", (rules, to) => {
  const values = grundyValues(rules);
  return Array.from({ length: to + 1 }, (_, position) => values.at(position));
});

const chain: Rules<number> = rulesOf((n) => (n === 0 ? [] : [[n - 1]]));

describe("search", () => {
  test("goes as deep as there are positions, and tells how far it is", () => {
    const seen: number[] = [];
    expect(grundy(chain, partOf(1_600_000, 400_000), { progress: (done) => seen.push(done) })).toBe(0);
    expect(seen.length).toBeGreaterThan(0);
    expect(outcome(chain, 99)).toBe("N");
  });

  test("finds values of 32 and more", () => {
    expect(grundy(nim, 100)).toBe(100);
  });

  test("names the cycle of a game that does not end", () => {
    const loopy = rulesOf((n) => [[0, 1], [2], [3], [1], []][n]!.map((to) => [to]));
    const error = thrown(() => grundy(loopy, 0));
    expect(error).toBeInstanceOf(LoopyError);
    expect((error as LoopyError).loop).toEqual(["0"]);
    expect((thrown(() => grundy(loopy, 2)) as LoopyError).loop).toEqual(["2", "3", "1"]);
    expect(grundy(loopy, 4)).toBe(0);
  });

  test("stops at its limit of positions, and keeps what it had finished", () => {
    const values = grundyValues(kaylesTree, { positions: 50 });
    const error = thrown(() => values.at(200));
    expect(error).toBeInstanceOf(LimitError);
    expect(say((error as LimitError).text, "en")).toBe("stopped at the limit of 50 positions");
    for (let n = 0; n < 50; n++) values.at(n);
    expect(values.size).toBe(50);
  });

  test("stops when it is told to", () => {
    const stop = AbortSignal.abort(new Error("enough"));
    expect(() => grundy(chain, 100_000, { signal: stop })).toThrow("enough");
    expect(thrown(() => grundy(chain, 5_000_000, { seconds: 0.01 }))).toMatchObject({ limit: "seconds" });
  });
});

const kaylesTree = rulesOf(codeOptions([0, 7, 7]));

describe("heap tables", () => {
  test.each([
    ["0.77", [0, 7, 7], false],
    ["4.7", [4, 7], false],
    ["0.3F", [0, 3, 15], false],
    ["8.9", [8, 9], false],
    ["grundys-game", [4], true],
  ] as const)("agree with plain play on %s", (game, digits, unequal) => {
    const truth = plainGrundy(codeOptions(digits, unequal));
    const values = heapTable(heapRules(parseGame(game))!).values(60);
    expect(Array.from(values)).toEqual(Array.from(values, (_, heap) => truth(heap)));
  });

  test.each([
    "{2,5}",
    "{1..4,9}",
    "!{2,3}",
    "!{1,4,5}",
    "{5..}",
    "nim",
    "{squares}",
    "{primes}",
    "{divisors}",
  ])("agree with plain play on %s", (game) => {
    const parsed = parseGame(game);
    const truth = plainGrundy<unknown>((heap) => [...parsed.moves(heap)].map(({ to }) => to));
    const values = heapTable(heapRules(parsed)!).values(120);
    expect(Array.from(values)).toEqual(Array.from(values, (_, heap) => truth(heap)));
  });

  test("say how much memory a table needs before they take it", () => {
    const error = thrown(() => heapTable(heapRules(parseGame("{1,3,4}"))!, { bytes: 1000 }).values(10_000));
    expect(error).toMatchObject({ limit: "bytes", allowed: 1000 });
    expect((error as LimitError).needed).toBeGreaterThan(10_000);
  });
});

describe("sums", () => {
  test.each([["hackenbush 0-5,5-2 + hackenbush 0-1,1-2 + nim 3"], ["wythoff 3,5 + wythoff 5,3 + nim 4"]])(
    "%s: each winning move is a move of its own component",
    (notation) => {
      const sum = parseSum(notation);
      const { winning, complete } = solver().solve(sum);
      expect(complete).toBe(true);
      expect(new Set(winning.map(({ component }) => component)).size).toBeGreaterThan(1);
      for (const { component, move } of winning) {
        const { rules: game, position } = sum[component]!;
        const left = (to: readonly unknown[]) => to.map((each) => game.format(each));
        const own = [...game.moves(position)].find(({ at }) => at === move.at);
        expect(own && left(own.to)).toEqual(left(move.to));
      }
    },
  );

  const games = ["kayles", "{2,5}", "{1,3,4}", "0.07", "4.7", "grundys-game", "lasker"];

  test("have the outcome, and exactly the winning moves, of plain play", () => {
    const roll = dice(7);
    const solving = solver();
    for (let round = 0; round < partOf(300); round++) {
      const game = parseGame(games[roll(games.length)]!);
      const wins = plainWins((heap) => [...game.moves(heap)].map(({ to }) => to as number[]), false);
      const sum = Array.from({ length: 1 + roll(3) }, () => ({ rules: game, position: roll(9) }));
      const heaps = sum.map(({ position }) => position);
      const solution = solving.solve(sum);
      expect(solution.outcome).toBe(wins(heaps) ? "N" : "P");
      const winning = listMoves(sum).filter(
        (move) => !wins(after(sum, move).map(({ position }) => position as number)),
      );
      expect(solution.winning.map(({ component, move }) => `${component}:${move.at}`)).toEqual(
        winning.map(({ component, move }) => `${component}:${move.at}`),
      );
    }
  });

  test("mix games", () => {
    const solution = solver().solve(parseSum("kayles 5 + 0.07 9 + {1,2} 4"));
    expect(solution).toMatchObject({ outcome: "N", value: 5 });
    expect(solution.components.map(({ value }) => value)).toEqual([4, 0, 1]);
  });

  test("may have heaps beyond 2^53", () => {
    const solution = solver().solve(parseSum("nim 1000000000000000000 999999999999999999"));
    expect(solution.value).toBe(Number(1_000_000_000_000_000_000n ^ 999_999_999_999_999_999n));
    expect(solution.winning).toMatchObject([
      { component: 0, move: { at: "1", to: [999_999_999_999_999_999n] } },
    ]);
  });

  test("are decided by a theorem where the rules are out of reach, and say so", () => {
    const solution = solver().solve(parseSum("wythoff 1000000000000000000000,1618033988749894848205"));
    expect(solution.outcome).toBe("P");
    expect(solution.components[0]!.by).toMatchObject({ source: expect.stringContaining("Wythoff") });
  });

  test("that outcomes alone do not decide are searched for values, as far as the user allows", () => {
    const sum = parseSum("wythoff 1501,1502 + wythoff 1503,1504");
    const { value, components, outcome } = solver().solve(sum);
    expect(components.map(({ by }) => by)).toEqual(["table", "table"]);
    expect(outcome).toBe(value === 0 ? "P" : "N");
    expect(thrown(() => solver({ bytes: 1_000_000 }).solve(sum))).toMatchObject({
      limit: "bytes",
      allowed: 1_000_000,
    });
    const rows = parseSum(`black-and-white w${".".repeat(30)}bw${".".repeat(31)}b w.b`);
    expect(thrown(() => solver({ positions: 1234 }).solve(rows))).toMatchObject({ allowed: 1234 });
  });

  test("with one component known by outcome alone have a list of winning moves that is not called complete", () => {
    const { outcome, winning, complete } = solver().solve(parseSum("wythoff 6000,6001 + nim 3 3"));
    expect(outcome).toBe("N");
    expect(winning.every(({ component }) => component === 0)).toBe(true);
    expect(winning.length).toBeGreaterThan(0);
    expect(complete).toBe(false);
  });

  test("of nothing are lost", () => {
    expect(solver().solve([])).toMatchObject({ outcome: "P", value: 0, winning: [] });
  });
});

describe("explanations", () => {
  test("give for each component the options behind its value", () => {
    const solving = solver();
    const sum = parseSum("kayles 4 7");
    const { options, binary, decidingBit, sentence } = explain(solving, sum, solving.solve(sum));
    expect(options[0]).toEqual([
      { value: 0, moves: ["2-3"] },
      { value: 2, moves: ["1-2", "3-4"] },
      { value: 3, moves: ["1", "4", "2", "3"] },
    ]);
    expect(binary).toEqual(["01", "10", "11"]);
    expect(decidingBit).toBe(1);
    expect(say(sentence, "en")).toContain("1 ⊕ 2 = 3, which is not 0, so the next player wins");
    expect(say(sentence, "zh")).toContain("先手必胜");
  });

  test("say why a lost position is lost", () => {
    const solving = solver();
    const sum = parseSum("nim 1 2 3");
    const { decidingBit, sentence } = explain(solving, sum, solving.solve(sum));
    expect(decidingBit).toBeUndefined();
    expect(say(sentence, "en")).toContain("1 ⊕ 2 ⊕ 3 = 0: every move makes the nim-sum non-zero");
    expect(say(sentence, "zh")).toContain("必败态");
  });

  test.each(["normal", "misere"] as const)(
    "name a column under %s play only where each component with a 1 in it has a winning move",
    (play) => {
      const solving = solver();
      let decided = 0;
      for (const game of ["nim", "lasker", "{2,5}", "kayles"]) {
        for (let heaps = 0; heaps < 216; heaps++) {
          const sum = parseSum(`${game} ${heaps % 6} ${Math.floor(heaps / 6) % 6} ${Math.floor(heaps / 36)}`);
          const solution = solving.solve(sum, play);
          const { binary, decidingBit } = explain(solving, sum, solution);
          if (decidingBit === undefined) continue;
          decided++;
          const ones = binary
            .slice(0, -1)
            .flatMap((digits, i) => (digits.at(-1 - decidingBit) === "1" ? [i] : []));
          const movable = new Set(solution.winning.map(({ component }) => component));
          expect(ones.length % 2).toBe(1);
          expect(ones.filter((i) => !movable.has(i))).toEqual([]);
        }
      }
      expect(decided).toBeGreaterThan(100);
    },
  );
});

describe("opponents", () => {
  test.each(["normal", "misere"] as const)(
    "that never err never lose a won position under %s play",
    (play) => {
      const roll = dice(11);
      const solving = solver();
      const perfect = opponent(solving, { seed: 5 });
      let won = 0;
      for (let round = 0; round < partOf(150); round++) {
        const game = parseGame(["kayles", "nim", "{1,3,4}", "0.07"][roll(4)]!);
        let sum = Array.from({ length: 1 + roll(3) }, () => ({ rules: game, position: roll(7) as unknown }));
        if (solving.outcome(sum, play) === "P") continue;
        for (let perfectMoves = true; ; perfectMoves = !perfectMoves) {
          const moves = listMoves(sum);
          if (moves.length === 0) {
            expect(perfectMoves).toBe(play === "misere");
            won++;
            break;
          }
          sum = after(sum, perfectMoves ? perfect.reply(sum, play)! : moves[roll(moves.length)]!);
        }
      }
      expect(won).toBeGreaterThan(partOf(60));
    },
  );

  test("of level 0 err, and repeat themselves when the seed is the same", () => {
    const sum = parseSum("nim 3 4 5");
    const replies = (seed: number) => {
      const rival = opponent(solver(), { level: 0, seed });
      return Array.from({ length: 20 }, () => rival.reply(sum)!.move.at);
    };
    expect(replies(1)).toEqual(replies(1));
    expect(new Set(replies(1)).size).toBeGreaterThan(1);
    expect(() => opponent(solver(), { level: 11 })).toThrow("level: expected 0 to 10, got 11");
  });
});

function thrown(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}
