import { describe, expect, test } from "vitest";
import { LimitError } from "../src/errors.ts";
import { catalogue, parseGame, parseSum } from "../src/games/index.ts";
import { localizedIn, say } from "../src/locale/message.ts";
import { sourceText } from "../src/messages/proof.ts";
import { antiSgOf, antiSgOutcome, explain, misere, solver } from "../src/solve/index.ts";
import type { Game } from "../src/types.ts";
import { dice, type Options, plainGrundy, plainWins, randomGraph } from "./oracle.ts";
import { isQuick, partOf } from "./part.ts";
import { rulesOf } from "./solvers.case.ts";

/** Game of tokens on graphs, defined by its options. */
const gameOf = (id: string, options: Options<number>) =>
  ({
    ...parseGame("kayles"),
    ...rulesOf(options),
    id,
    accelerators: {
      ...parseGame("kayles").accelerators,
      ...rulesOf(options).accelerators,
      encoding: undefined,
    },
    theorems: [],
    format: String,
  }) as unknown as Game<unknown>;

describe("misère play", () => {
  test("has the outcome of plain play on sums of tokens on random graphs", () => {
    const roll = dice(3);
    for (let round = 0; round < partOf(300); round++) {
      const graph = randomGraph(roll, 3 + roll(12));
      const options: Options<number> = (node) =>
        graph[node]!.map((to) => (to % 5 === 4 ? [to, to - 2] : [to]));
      const wins = plainWins(options, true);
      const game = gameOf(`graph ${round}`, options);
      const solving = solver();
      for (let i = 0; i < 5; i++) {
        const nodes = Array.from({ length: roll(4) }, () => roll(graph.length));
        const sum = nodes.map((position) => ({ rules: game, position }));
        expect(solving.outcome(sum, "misere")).toBe(wins(nodes) ? "N" : "P");
        expect(misere().outcome(sum)).toBe(wins(nodes) ? "N" : "P");
        const winning = solving.solve(sum, "misere").winning.length;
        expect(winning > 0).toBe(nodes.some((node) => graph[node]!.length > 0) && wins(nodes));
      }
    }
  });

  test("has the outcome and the moves of plain play on sums of catalogue games", () => {
    const roll = dice(5);
    const solving = solver();
    for (const id of ["kayles", "{2,5}", "!{2}", "grundys-game", "0.123", "4.7", "lasker", "{divisors}"]) {
      const game = parseGame(id);
      const wins = plainWins((heap) => [...game.moves(heap)].map(({ to }) => to as number[]), true);
      for (let i = 0; i < 40; i++) {
        const heaps = Array.from({ length: roll(4) }, () => roll(8));
        const sum = heaps.map((position) => ({ rules: game, position }));
        const solution = solving.solve(sum, "misere");
        expect(solution.outcome).toBe(wins(heaps) ? "N" : "P");
        for (const { component, move } of solution.winning) {
          expect(wins(heaps.toSpliced(component, 1, ...(move.to as number[])))).toBe(false);
        }
        const all = heaps.flatMap((heap, at) =>
          [...game.moves(heap)].filter(({ to }) => !wins(heaps.toSpliced(at, 1, ...(to as number[])))),
        );
        expect(solution.winning.length).toBe(all.length);
      }
    }
  });
});

describe("theorems on misère play", () => {
  /** Game whose rules are declared too expensive to search. */
  const far = (game: Game<unknown>): Game<unknown> => ({
    ...game,
    accelerators: {
      ...game.accelerators,
      cost: () => 1e12,
    },
  });
  const told = catalogue.flatMap((entry) => {
    const game = "game" in entry ? parseGame(entry.id) : entry;
    return game.theorems.some(({ play }) => play === "misere")
      ? [[game.id, game as Game<unknown>] as const]
      : [];
  });

  test("there are some", () => expect(told.length).toBeGreaterThan(3));

  /** Components of sums; fewer where plain play has too many positions, or the theorem covers only one. */
  const most = (id: string) => ({ notakto: 2, mark: 1, "divisor-game": 1, lctr: 1 })[id] ?? 3;

  test.each(told)("%s: stand in for rules out of reach, as plain play has it", (id, game) => {
    const theorem = game.theorems.find(({ play }) => play === "misere")!;
    const cases: unknown[] = [];
    for (const [position] of theorem.cases()) {
      if (position !== undefined && cases.push(position) === 24) break;
    }
    const positions: unknown[] = [];
    const numbers = new Map<string, number>();
    const number = (position: unknown) => {
      const text = game.format(position);
      if (!numbers.has(text)) numbers.set(text, positions.push(position) - 1);
      return numbers.get(text)!;
    };
    const options: Options<number> = (i) => [...game.moves(positions[i])].map(({ to }) => to.map(number));
    const wins = plainWins(options, true);
    const solving = solver();
    const roll = dice(21);
    let covered = 0;
    for (let i = 0; i < partOf(60, 4); i++) {
      const sum = Array.from({ length: 1 + roll(most(id)) }, () => cases[roll(cases.length)]);
      const solution = solving.solve(
        sum.map((position) => ({ rules: far(game), position })),
        "misere",
      );
      const truth = wins(sum.map(number));
      expect(solution.outcome).toBe(truth ? "N" : "P");
      expect(solution.winning.length > 0).toBe(
        truth && sum.some((position) => options(number(position)).length > 0),
      );
      for (const { component, move } of solution.winning)
        expect(wins(sum.map(number).toSpliced(component, 1, ...move.to.map(number)))).toBe(false);
      if (solution.theorem !== undefined) covered++;
    }
    expect(covered).toBeGreaterThanOrEqual(partOf(15));
  });

  test.skipIf(isQuick)("misère Wythoff: plain play to heaps of 24, and heaps of 10^18", () => {
    const wythoff = parseGame("wythoff");
    const { says } = wythoff.theorems.find(({ play }) => play === "misere")!;
    const options: Options<number> = (n) => {
      const [a, b] = [Math.floor(n / 25), n % 25];
      const takes = Array.from({ length: Math.max(a, b) }, (_, i) => i + 1);
      return takes
        .flatMap((i) => [[a - i, b] as const, [a, b - i] as const, [a - i, b - i] as const])
        .flatMap(([x, y]) => (x < 0 || y < 0 ? [] : [[25 * x + y]]));
    };
    const wins = plainWins(options, true);
    for (let n = 0; n < 625; n++)
      expect(localizedIn([n, says([Math.floor(n / 25), n % 25])])).toEqual([n, wins([n]) ? "N" : "P"]);
    expect(solver().outcome(parseSum("wythoff 1618033988749894847,999999999999999999"), "misere")).toBe("P");
    expect(solver().outcome(parseSum("wythoff 1618033988749894847,1000000000000000000"), "misere")).toBe("N");
  });

  test("decides a forest of Hackenbush too large to search, and says by what", () => {
    const path = Array.from({ length: 40 }, (_, i) => `${i}-${i + 1}`).join();
    const sum = parseSum(`hackenbush ${path} 0-1,1-2`);
    const solving = solver();
    const solution = solving.solve(sum, "misere");
    expect(solution).toMatchObject({ outcome: "N", complete: true });
    expect(solution.winning.map(({ component, move }) => [component, move.at])).toEqual([[0, "2-3"]]);
    expect(say(sourceText(solution.theorem!.source), "en")).toContain("Anti-SG");
    expect(say(explain(solving, sum, solution).sentence, "en")).toContain("By a theorem on misère play");
  });

  test("is not asked about a sum of which it does not speak", () => {
    const mark = parseSum("mark 4 5");
    const wins = plainWins((n) => [...parseGame("mark").moves(n)].map(({ to }) => to as number[]), true);
    expect(solver().outcome(mark, "misere")).toBe(wins([4, 5]) ? "N" : "P");
    expect(() => solver({ positions: 3 }).solve(mark, "misere")).toThrow(
      "stopped at the limit of 3 positions",
    );
  });
});

test("a limit reached among the winning moves leaves the winner known under misère play", () => {
  const sum = parseSum("kayles 5 + 0.77 7 8");
  const whole = solver({ method: "search" }).solve(sum, "misere");
  expect(whole).toMatchObject({ outcome: "N", complete: true, method: "search" });
  const fewer: number[] = [];
  for (let positions = 10; ; positions += 10) {
    try {
      const { outcome, winning, complete } = solver({ positions, method: "search" }).solve(sum, "misere");
      expect(outcome).toBe("N");
      if (complete) {
        expect(winning).toEqual(whole.winning);
        break;
      }
      expect(whole.winning).toEqual(expect.arrayContaining([...winning]));
      fewer.push(winning.length);
    } catch (error) {
      expect(error).toBeInstanceOf(LimitError);
    }
  }
  expect(fewer.length).toBeGreaterThan(0);
});

describe("the Anti-SG rule", () => {
  test("decides every sum whose components pass its check, and only there", () => {
    const roll = dice(9);
    let held = 0;
    let failed = 0;
    let wrong = 0;
    for (let round = 0; round < partOf(1500, 94); round++) {
      const graph = randomGraph(roll, 3 + roll(12));
      const options: Options<number> = (node) =>
        graph[node]!.map((to) => (to % 4 === 3 ? [to, to - 1] : [to]));
      const wins = plainWins(options, true);
      const value = plainGrundy(options);
      const holds = antiSgOf(gameOf(`graph ${round}`, options));
      for (let i = 0; i < 6; i++) {
        const nodes = Array.from({ length: 1 + roll(3) }, () => roll(graph.length));
        const said = antiSgOutcome(nodes.map(value)) === "N";
        if (nodes.every((node) => holds(node).holds)) {
          held++;
          expect(said).toBe(wins(nodes));
        } else {
          failed++;
          if (said !== wins(nodes)) wrong++;
        }
      }
    }
    expect(held).toBeGreaterThan(partOf(8000));
    expect(failed).toBeGreaterThan(partOf(570));
    expect(wrong).toBeGreaterThan(partOf(270));
  });

  test.each([
    ["{2,5}", 12],
    ["{1,3,4}", 12],
    ["!{2,3}", 12],
    ["nim", 7],
    ["wythoff", "2,5"],
  ])("holds for %s", (id, position) => {
    const game = parseGame(id);
    expect(antiSgOf(game)(game.parse(`${position}`)).holds).toBe(true);
  });

  test("fails for the smallest graph that breaks it, for Kayles and for Grundy's game, and says where", () => {
    const options: Options<number> = (node) => [[], [[0]], [[0], [1]], [[2]]][node]!;
    const graph = gameOf("graph", options);
    expect(plainWins(options, true)([3])).toBe(false);
    expect(antiSgOutcome([plainGrundy(options)(3)])).toBe("N");
    expect(antiSgOf(graph)(3)).toMatchObject({ holds: false });
    expect(solver().solve([{ rules: graph, position: 3 }], "misere")).toMatchObject({
      outcome: "P",
      antiSg: { holds: false },
    });

    const kayles = solver().solve(parseSum("kayles 8"), "misere");
    expect(localizedIn(kayles.antiSg)).toMatchObject({
      holds: false,
      because: { en: expect.stringContaining("kayles") },
    });
    expect(antiSgOf(parseGame("grundys-game"))(18).holds).toBe(false);
  });
});
