import { describe, expect, test } from "vitest";
import { LimitError, MethodError, PositionError } from "../src/errors.ts";
import { kayles, nim, parseGame, parseSum } from "../src/games/index.ts";
import { say } from "../src/locale/message.ts";
import { begin, component, methods, solver } from "../src/solve/index.ts";
import type { Method } from "../src/solve/method.ts";
import type { Component, Game, Play } from "../src/types.ts";
import { dice, plainGrundy, plainWins } from "./oracle.ts";

/**
 * Games with which the contract tests a method, if not heaps under normal play; or the reason for no test.
 */
interface Trial {
  /** Games of heaps to which it applies, with the position of a heap in them. */
  readonly games: readonly string[];
  readonly position?: (game: Game<unknown>, heap: number) => unknown;
  /** Plays that it supports; others with the reason. */
  readonly skip: Partial<Record<Play | "limits" | "cancel", string>>;
  /** Sums of these games for which it declines, because its condition fails. */
  readonly declines?: boolean;
}

const HEAPS = ["kayles", "{2,5}", "!{2,3}", "{divisors}", "grundys-game"];

const pairOf = (game: Game<unknown>, n: number) => game.parse(`${n},${(2 * n) % 5}`);

const pathOf = (game: Game<unknown>, n: number) => game.parse(`path(${n % 12})`);

const trials: Readonly<Record<string, Trial>> = {
  theorem: {
    games: ["nim", "lasker", "{divisors}", "kayles"],
    skip: { misere: "spoken of below, game by game", limits: "arithmetic alone", cancel: "arithmetic alone" },
  },
  "pair-table": {
    games: ["[x,y: x-k,y | x,y-k | x-k,y-k]"],
    position: pairOf,
    skip: { misere: "values are of normal play" },
  },
  "grid-table": {
    games: ["[x,y: x-1,y-1 | x,y-1]"],
    position: pairOf,
    skip: { misere: "values are of normal play" },
  },
  "diagram-table": {
    games: ["chomp"],
    position: (game, n) => game.parse(`${n + 1},${1 + (n % 3 > n ? n : n % 3)}`),
    skip: { misere: "values are of normal play", limits: "in boards.test.ts", cancel: "in boards.test.ts" },
  },
  entailing: {
    games: ["[n: n-1 | n-3 | answer: n-2]"],
    skip: { normal: "play of turns is in entailing.test.ts", misere: "values are of normal play" },
  },
  adding: {
    games: ["20.0007"],
    skip: { normal: "play that grows is in adding.test.ts", misere: "values are of normal play" },
  },
  table: { games: HEAPS, skip: { misere: "values are of normal play" } },
  quotient: {
    games: ["kayles", "0.07", "{2,5}", "4.7", "grundys-game", "nim", "[x,y: x-k,y | x,y-k]"],
    position: (game, n) => (game.space === "heap" ? n : game.parse(`${n % 3},${n % 4}`)),
    skip: { normal: "speaks of misère play" },
    declines: true,
  },
  deletion: {
    games: ["node-kayles", "arc-kayles", "graph-kayles"],
    position: pathOf,
    skip: { misere: "values are of normal play", limits: "in boards.test.ts", cancel: "in boards.test.ts" },
  },
  resolve: {
    games: ["node-kayles", "arc-kayles", "graph-kayles"],
    position: pathOf,
    skip: { misere: "values are of normal play", limits: "in boards.test.ts", cancel: "in boards.test.ts" },
  },
  "lemoine-viennot": {
    games: ["node-kayles", "arc-kayles", "graph-kayles"],
    position: pathOf,
    skip: { misere: "values are of normal play", limits: "in boards.test.ts", cancel: "in boards.test.ts" },
  },
  search: { games: HEAPS, skip: {} },
  loopy: { games: HEAPS, skip: { misere: "values are of normal play" } },
};

test("every trial is that of a method", () => {
  const ids = methods.map(({ id }) => id);
  expect(Object.keys(trials).filter((id) => !ids.includes(id))).toEqual([]);
});

/** For a method without a trial: the heaps to which it applies. */
const usualTrial = ({ fits, sums }: Method): Trial => ({
  games: HEAPS.filter((each) => fits(parseGame(each), "normal") === true),
  skip: sums === undefined ? { misere: "values are of normal play" } : {},
});

const plainOf = (game: Game<unknown>) => (position: unknown) => [...game.moves(position)].map(({ to }) => to);

const put = methods.map((method) => [method.id, trials[method.id] ?? usualTrial(method)] as const);

describe.each(put)("the method %s", (method, { games, position, skip, declines }) => {
  const place = position ?? ((_, heap) => heap);
  const plays = (["normal", "misere"] as const).filter((play) => skip[play] === undefined);
  const keyOf = (sum: readonly Component[]) => sum.map(({ rules, position }) => String(rules.key(position)));

  /** Whether the player to move wins a sum of one game, by plain play. */
  function winsBy(game: Game<unknown>, misere: boolean): (sum: readonly unknown[]) => boolean {
    const known = new Map<string, boolean>();
    const wins = (sum: readonly unknown[]): boolean => {
      const name = sum
        .map((each) => String(game.key(each)))
        .sort()
        .join(" ");
      const found = known.get(name);
      if (found !== undefined) return found;
      let [moved, won] = [false, false];
      for (const [i, each] of sum.entries()) {
        for (const to of plainOf(game)(each)) {
          moved = true;
          won ||= !wins(sum.toSpliced(i, 1, ...to));
        }
      }
      known.set(name, moved ? won : misere);
      return moved ? won : misere;
    };
    return wins;
  }

  test.each(plays)("under %s play agrees with plain play on sums, and says that it has spoken", (play) => {
    const solving = solver({ method });
    const roll = dice(3);
    let [decided, declined] = [0, 0];
    for (const id of games) {
      const game = parseGame(id);
      const value = plainGrundy(plainOf(game), (each) => String(game.key(each)));
      const wins = winsBy(game, play === "misere");
      for (let round = 0; round < 25; round++) {
        const sum = Array.from({ length: 1 + roll(3) }, () => component(game, place(game, roll(8))));
        const positions = sum.map(({ position }) => position);
        try {
          const solution = solving.solve(sum, play);
          decided++;
          expect([keyOf(sum), solution.outcome]).toEqual([keyOf(sum), wins(positions) ? "N" : "P"]);
          for (const { component, move } of solution.winning)
            expect(wins(positions.toSpliced(component, 1, ...move.to))).toBe(false);
          if (play === "misere") expect(solution.method).toBe(method);
          else {
            expect(solution.components.map((each) => each.value)).toEqual(positions.map(value));
            expect(new Set(solution.components.map((each) => each.method))).toEqual(new Set([method]));
          }
        } catch (error) {
          if (!(declines && error instanceof MethodError)) throw error;
          declined++;
        }
      }
    }
    expect(decided).toBeGreaterThan(20);
    expect(declined > 0).toBe(declines === true);
  });

  test.runIf(skip.limits === undefined)("stops at its limits, and names the one", () => {
    // A new game, because results may be cached for a game that was used before.
    const game = { ...parseGame(games[0]!) };
    const sum = [component(game, place(game, 4000))];
    const play = plays[0]!;
    const limits = method.includes("table") ? { bytes: 1000 } : { positions: 20 };
    expect(() => solver({ method, ...limits }).solve(sum, play)).toThrow(LimitError);
  });

  test.runIf(skip.cancel === undefined)("stops when it is told to", () => {
    const game = parseGame(games[0]!);
    const signal = AbortSignal.abort(new Error("enough"));
    const sum = [component(game, place(game, 3000))];
    expect(() => solver({ method, signal }).solve(sum, plays[0]!)).toThrow("enough");
  });

  test("refuses what is no position, and a game that it does not fit, in one line", () => {
    const game = parseGame(games[0]!);
    const solving = solver({ method });
    for (const bad of [-1, 2.5, "x"])
      expect(() => solving.solve([component(game, bad as never)], plays[0]!)).toThrow(PositionError);
    for (const id of ["chomp", "kayles", "wythoff", "euclid", "[n: n-1; won: n=3]"]) {
      for (const play of ["normal", "misere"] as const) {
        const other = parseGame(id);
        const it = methods.find((each) => each.id === method)!;
        const fits = it.fits(other, play);
        if (fits === true) continue;
        expect(say(fits, "en")).toMatch(/\S/);
        expect(say(fits, "zh")).toMatch(/[\u4e00-\u9fff]/);
        if (other.won !== undefined) continue;
        try {
          solving.solve([component(other, other.start[0])], play);
          expect.unreachable();
        } catch (error) {
          expect(error).toBeInstanceOf(MethodError);
          const { text } = error as MethodError;
          expect(say(text, "en")).toContain(`the method ${method} does not fit ${id}: ${say(fits, "en")}`);
          expect(say(text, "en")).not.toContain("\n");
          expect(say(text, "zh")).toContain(`方法 ${method} 不适用于 ${id}：${say(fits, "zh")}`);
        }
      }
    }
  });
});

test("a theorem on misère play decides what it speaks of, and nothing else", () => {
  const solving = solver({ method: "theorem" });
  const wins = plainWins((n) => Array.from({ length: n }, (_, i) => [i]), true);
  for (let a = 0; a < 5; a++)
    for (let b = 0; b < 5; b++) {
      const solution = solving.solve([component(nim, a), component(nim, b)], "misere");
      expect(solution).toMatchObject({ outcome: wins([a, b]) ? "N" : "P", method: "theorem" });
    }
  expect(() => solving.solve(parseSum("nim 3 + kayles 2"), "misere")).toThrow(
    "the method theorem does not fit kayles: Nimber knows no theorem on its misère play",
  );
});

test("without a name the first that suits speaks", () => {
  const by = (text: string) =>
    solver()
      .solve(parseSum(text))
      .components.map(({ method }) => method);
  expect(by("kayles 5 + nim 1e30 + wythoff 3,5 + chomp 4,4,4 + [x,y: x-1,y | x,y-1] 90,80")).toEqual([
    "table",
    "theorem",
    "pair-table",
    "diagram-table",
    "grid-table",
  ]);
  const misere = (text: string) => solver().solve(parseSum(text), "misere").method;
  expect([misere("nim 1 2"), misere("kayles 9"), misere("chomp 3,2 + kayles 9")]).toEqual([
    "quotient",
    "quotient",
    "search",
  ]);
});

test("there is no method of another name", () => {
  expect(() => solver({ method: "magic" })).toThrow(
    `method: expected one of ${methods.map(({ id }) => id).join(", ")}, got magic`,
  );
});

test("a budget is one for all methods of a question", () => {
  const begun = Date.now();
  const over = begin({ seconds: 0 });
  while (Date.now() < begun + 3);
  expect(() => {
    for (let i = 0; i < 100; i++) over.tick();
  }).toThrow(LimitError);
  for (const method of ["table", "search", "loopy"])
    expect(() => solver({ method }).solve([component(kayles, 900)], "normal", over)).toThrow(LimitError);
});
