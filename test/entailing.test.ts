import { describe, expect, test } from "vitest";
import { nim, parseGame, rule } from "../src/games/index.ts";
import { valueText } from "../src/nimber/value.ts";
import { component, type Solver, solver } from "../src/solve/index.ts";
import type { Component, Game, Next } from "../src/types.ts";
import { nimber } from "./nimber.ts";
import { dice } from "./oracle.ts";
import { partOf } from "./part.ts";

/** Result of a move, and the player who moves next. */
interface Option {
  readonly to: readonly number[];
  readonly next?: Next | undefined;
}
type Options = (heap: number) => readonly Option[];

interface Heap {
  readonly options: Options;
  readonly heap: number;
}

/** Whether the player to move wins, by trying every move of the rule. */
function plainWins(heaps: readonly Heap[], misere: boolean, here = heaps.length): boolean {
  let moved = false;
  for (const [i, { options, heap }] of heaps.slice(0, here).entries())
    for (const option of options(heap)) {
      moved = true;
      if (plainWinsBy(heaps, i, option, misere)) return true;
    }
  return !moved && misere;
}

/** Whether the move that leaves this much of a heap wins. */
function plainWinsBy(heaps: readonly Heap[], i: number, { to, next }: Option, misere: boolean): boolean {
  const left = to.map((heap) => ({ options: heaps[i]!.options, heap }));
  const after = [...left, ...heaps.toSpliced(i, 1)];
  if (next === "again") return plainWins(after, misere);
  return !plainWins(after, misere, next === "answer" ? left.length : after.length);
}

/** Random rules of heaps; every option has smaller heaps. */
function randomOptions(roll: (n: number) => number): Option[][] {
  return Array.from({ length: 6 }, (_, heap) =>
    Array.from({ length: heap === 0 ? 0 : 1 + roll(3) }, () => {
      const a = roll(heap);
      const to = roll(5) === 0 ? [] : roll(3) === 0 ? [a, roll(heap - a)] : [a];
      return { to, next: NEXTS[roll(4)] };
    }),
  );
}

const NEXTS = [undefined, undefined, "again", "answer"] as const;

/** Outcomes of sums of one heap each, by plays of growing length; what is never decided is a draw. */
function rounds(tables: readonly (readonly (readonly Option[])[])[], misere: boolean) {
  const told = new Map<string, boolean>();
  // A turn: the heaps, and the heap in which it must be made, or -1.
  const turns = Array.from({ length: 48 }, (_, i) => [i % 4, (i >> 2) % 4, Math.floor(i / 16) - 1]);
  for (let more = true; more; ) {
    more = false;
    for (const turn of turns) {
      if (told.has(turn.join())) continue;
      const all = tables.flatMap((table, i) =>
        turn[2] === -1 || turn[2] === i
          ? table[turn[i]!]!.map(({ to, next }) => {
              const left = turn.with(i, to[0]!).with(2, next === "answer" ? i : -1);
              const wins = told.get(left.join());
              return wins === undefined ? undefined : next === "again" ? wins : !wins;
            })
          : [],
      );
      const wins =
        all.length === 0
          ? misere
          : all.includes(true)
            ? true
            : all.every((each) => each === false)
              ? false
              : undefined;
      if (wins === undefined) continue;
      told.set(turn.join(), wins);
      more = true;
    }
  }
  return (heaps: readonly number[]) => {
    const wins = told.get([...heaps, -1].join());
    return wins === undefined ? "D" : wins ? "N" : "P";
  };
}

const gameOf = (table: readonly (readonly Option[])[]): Game<number> =>
  ({
    ...parseGame("nim"),
    theorems: [],
    accelerators: {
      ...parseGame("nim").accelerators,
      encoding: undefined,
    },
    id: "own",
    entails: true,
    key: (n: number) => n,
    moves: (n: number) => table[n]!.map(({ to, next }, i) => ({ at: `${i}`, to, ...(next && { next }) })),
  }) as never;

const nimOptions: Options = (heap) => Array.from({ length: heap }, (_, to) => ({ to: [to] }));

function compare(
  solving: Solver,
  heaps: readonly Heap[],
  sum: readonly Component[],
  misere = false,
): boolean {
  const wins = plainWins(heaps, misere);
  const { outcome, winning, complete, value } = solving.solve(sum, misere ? "misere" : "normal");
  expect(outcome).toBe(wins ? "N" : "P");
  expect(complete).toBe(true);
  const good = heaps.flatMap(({ options, heap }, i) =>
    options(heap).flatMap((option, at) =>
      plainWinsBy(heaps, i, option, misere)
        ? [`${i} ${options === nimOptions ? heap - option.to[0]! : at}`]
        : [],
    ),
  );
  expect(winning.map(({ component: i, move }) => `${i} ${move.at}`).sort()).toEqual(good.sort());
  return typeof value === "object";
}

describe("moves that say who moves next", () => {
  test("sums of random rules, and with heaps of Nim, are what plain play says, with all winning moves", () => {
    const roll = dice(11);
    let loony = 0;
    for (let round = 0; round < partOf(60); round++) {
      const [a, b] = [randomOptions(roll), randomOptions(roll)];
      const [one, two] = [gameOf(a), gameOf(b)];
      const solving = solver();
      for (let n = 0; n < 6; n++) {
        const [first, second] = [
          { options: (heap: number) => a[heap]!, heap: n },
          { options: (heap: number) => b[heap]!, heap: roll(5) },
        ];
        const heap = roll(4);
        const sum = [component(one, n), component(two, second.heap)];
        if (compare(solving, [first, second], sum)) loony++;
        compare(
          solving,
          [first, { options: nimOptions, heap }],
          [sum[0]!, component(nim, heap) as Component],
        );
        if (round % 4 === 0) compare(solving, [first, second], sum, true);
      }
    }
    expect(loony).toBeGreaterThan(partOf(150));
  });

  test("Top Entails has its loony stacks where play says", () => {
    const top = rule`[n: split(n, 2..2) | answer: n-1 if n > 0]`;
    const solving = solver();
    const options: Options = (n) => [
      ...Array.from({ length: Math.floor(n / 2) }, (_, i) => ({ to: [i + 1, n - i - 1] })),
      ...(n > 0 ? [{ to: [n - 1], next: "answer" as const }] : []),
    ];
    for (let n = 0; n <= 9; n++)
      for (let heap = 0; heap < 5; heap++) {
        const wins = plainWins(
          [
            { options, heap: n },
            { options: nimOptions, heap },
          ],
          false,
        );
        expect([n, heap, solving.outcome([component(top, n), component(nim, heap) as Component])]).toEqual([
          n,
          heap,
          wins ? "N" : "P",
        ]);
      }
    const values = Array.from({ length: 10 }, (_, n) => valueText(solving.exactly(component(top, n)).value));
    expect(values.join(" ")).toBe("0 ☾ 0 ☾ 1 0 2 1 3 0");
  });

  test.each(["normal", "misere"] as const)(
    "sums that go round are what rounds of play say, %s play",
    (play) => {
      const roll = dice(23);
      const met = { P: 0, N: 0, D: 0 };
      for (let round = 0; round < 40; round++) {
        const tables = [0, 1].map(() =>
          Array.from({ length: 4 }, () =>
            Array.from({ length: roll(3) }, () => ({ to: [roll(4)], next: NEXTS[roll(4)] })),
          ),
        );
        const games = tables.map(gameOf);
        const solving = solver();
        const outcome = rounds(tables, play === "misere");
        for (let at = 0; at < 16; at++) {
          const heaps = [at >> 2, at % 4];
          const said = solving.solve(
            games.map((game, i) => component(game, heaps[i]!)),
            play,
          );
          expect([tables, heaps, said.outcome]).toEqual([tables, heaps, outcome(heaps)]);
          met[said.outcome]++;
        }
      }
      expect(Math.min(met.P, met.N, met.D)).toBeGreaterThan(40);
    },
  );

  test("an infinite value beside one that entails is decided by the graph of turns", () => {
    const solving = solver();
    const on = rule`[n: n-1 | again: n+1 if n in {1..2}]`;
    const endless = parseGame("[n: n+1 if n = 4 | n-1 | n-2]");
    expect([0, 1].map((n) => solving.outcome([component(on, n)]))).toEqual(["P", "N"]);
    const { outcome, drawing, winning } = solving.solve([
      component(on, 1),
      component(endless, 4),
    ] as Component[]);
    expect([outcome, winning.length]).toEqual(drawing === undefined ? ["N", winning.length] : ["D", 0]);
  });

  test("the notation is read, written and told, and its slips are", () => {
    const game = parseGame("[n:n-1|again:n-2 if n>2|answer : n-3]");
    expect(game.id).toBe("[n: n-1 | again: n-2 if n > 2 | answer: n-3]");
    expect(parseGame(game.id)).toBe(game);
    expect(game.rule.en).toContain("(after which the same player moves again)");
    expect(game.rule.zh).toContain("（对手必须在那里应对）");
    expect(Array.from(game.moves(5), ({ at, next }) => [at, next])).toEqual([
      ["n-1", undefined],
      ["again: n-2", "again"],
      ["answer: n-3", "answer"],
    ]);
    expect(nimber(["solve", "[n: n-1 | again n-2]", "3"]).stderr).toContain("expected `:`");
  });

  test("what takes turns for granted refuses them by name", () => {
    const id = "[n: n-1 | again: n-2]";
    for (const command of ["play", "law", "template", "quotient", "genus", "period"]) {
      const { status, stderr } = nimber([
        command,
        id,
        ...(command === "play" || command === "genus" ? ["3"] : []),
      ]);
      expect([command, status, /who moves next/.test(stderr)]).toEqual([command, 2, true]);
    }
    expect(nimber(["same", "nim", id])).toMatchObject({ status: 2, stdout: "" });
    for (const more of ["--remoteness", "--compound=selective", "--method=search"])
      expect(nimber(["solve", id, "3", ...more.split("=")]).status).toBe(2);
    expect(() => parseGame(`coins(${id})`).moves(3)[Symbol.iterator]().next()).toThrow(
      "must not contain again",
    );
  });

  test("explain tells beside which nim-heaps each move wins", () => {
    const options: Options = (heap) => [
      ...(heap > 0 ? [{ to: [heap - 1] }] : []),
      ...(heap > 1 ? [{ to: [heap - 2], next: "answer" as const }] : []),
      ...(heap > 2 ? [{ to: [heap - 3], next: "again" as const }] : []),
    ];
    const nimMoves: Options = (heap) => Array.from({ length: heap }, (_, left) => ({ to: [left] }));
    for (let heap = 0; heap < 7; heap++) {
      const { stdout } = nimber(["explain", "[n: n-1 | answer: n-2 | again: n-3]", `${heap}`, "--json"]);
      const [rows] = JSON.parse(stdout).turns as { next?: Next; beside: number[]; others: boolean }[][];
      const told = (move: Option, k: number) =>
        rows!.filter(({ next, beside, others }) => next === move.next && beside.includes(k) !== others)
          .length;
      for (const move of options(heap))
        for (let k = 0; k < 5; k++) {
          const heaps = [
            { options, heap },
            { options: nimMoves, heap: k },
          ];
          expect([heap, move, k, told(move, k) > 0]).toEqual([
            heap,
            move,
            k,
            plainWinsBy(heaps, 0, move, false),
          ]);
        }
    }
    expect(nimber(["explain", "[n: n-1 | answer: n-2]", "5"]).stdout).toContain(
      "The least nim-heap with which no move wins is 2: SG = 2.",
    );
  });

  test("the command line tells ☾", () => {
    const top = "[n: split(n, 2..2) | answer: n-1 if n > 0]";
    expect(nimber(["solve", top, "3"]).stdout).toContain("SG = ☾: the next player wins");
    expect(JSON.parse(nimber(["solve", top, "3", "4", "--json"]).stdout).value).toEqual({ loony: true });
    expect(JSON.parse(nimber(["values", top, "--to", "2", "--json"]).stdout).values).toEqual([
      0,
      { loony: true },
      0,
    ]);
    expect(nimber(["solve", `${top} 3 + kayles 5`, "--misere", "--lang", "zh"]).stdout).toContain(
      "搜索所有可达的轮次",
    );
  });
});
