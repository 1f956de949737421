import { describe, expect, test } from "vitest";
import { heapRules } from "../../src/encoding.ts";
import { LimitError } from "../../src/errors.ts";
import { parseGame } from "../../src/games/index.ts";
import { begin } from "../../src/solve/limits.ts";
import { heapTable } from "../../src/solve/period/table.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { partOf } from "../part.ts";

/** Up to this size, heaps are split by all of their partitions. */
const MOST = 11;

const heaps = (game: string) => heapRules(parseGame(game))!;
const movesFrom = (game: string, n: number) =>
  [...parseGame(game).moves(n)].map(({ at, to }) => ({ at, to: to as readonly number[] }));

/** Key of a move: the heaps left that have moves. */
const movable = (to: readonly number[], moves: readonly (readonly unknown[])[]) =>
  to.filter((heap) => moves[heap]!.length > 0).sort((a, b) => a - b);

describe("splits into many heaps, whose nim-sums are found without listing them", () => {
  test.each([
    "[n: split(n)]",
    "[n: split(n-1)]",
    "[n: n-1 | split(n, distinct)]",
    "[n: split(n, 3..5)]",
    "[n: split(n, 5..40)]",
    "[n: split(n, distinct, 3..4)]",
    "[n: split(n, distinct, 2..4) | n-4]",
    "[n: split(n, mixed)]",
    "[n: split(n, mixed, 3..4)]",
    "[n: split(n, equal) | split(n-2)]",
    "[n: split(n-k) if k in squares]",
    "[n: split(n/2) & split(n/2, distinct)]",
    "[n: split(n-k) & n-k-1 if k < 4]",
    "[n: n-2 | split(n, distinct) ; lost: n = 5]",
    "[n: split(n/2, distinct) & n/2 | 3 # n-1 | 2 # n-2 | split(n, 4..9)]",
    "[n: n-1 | n-2 | split(n) if n % 2 = 1]",
    "[n: n/2 | split(n, distinct) & 0]",
    "[n: split(n/2, distinct, 1..2)]",
    "[n: split(n-1, distinct, 1..2) if n > 2]",
    "[n: split(n-2, 1..3) & 1 | split(n-n%2, 1..2)]",
    "[n: split(n, mixed, 1..3) & 1 if n % 2 = 0]",
    "[n: split(n-1, distinct) & split(n-k, equal, 1..2) if k in {1,3}]",
  ])("%s has the values of plain play, and a move to each value", (game) => {
    const rules = heaps(game);
    expect(rules.kind === "moves" && rules.reached).toBeTypeOf("function");
    const all = Array.from({ length: MOST + 1 }, (_, n) => movesFrom(game, n));
    const plain = plainGrundy<number>((n) => all[n]!.map(({ to }) => to));
    const table = heapTable(rules);
    const values = Array.from({ length: MOST + 1 }, (_, n) => plain(n));
    expect([...table.values(MOST)]).toEqual(values);
    for (const n of [7, MOST - 1, MOST]) {
      const sum = (to: readonly number[]) => to.reduce((left, heap) => left ^ values[heap]!, 0);
      const moves = all[n]!;
      const leaves = moves.map(({ to }) => movable(to, all).join());
      const left = new Set(moves.map(({ to }) => sum(to)));
      for (let value = 0; value < 32; value++) {
        const move = table.reach(n, value, begin());
        expect(move !== undefined).toBe(left.has(value));
        if (move === undefined) continue;
        expect(sum(move.to as number[])).toBe(value);
        // Whether a heap without moves lies beside them does not matter.
        expect(leaves).toContain(movable(move.to as number[], all).join());
      }
    }
  });

  test("a heap of hundreds has its value, and a winning move, at once; a larger one ends by positions", () => {
    const table = heapTable(heaps("[n: split(n)]"));
    expect(table.grundy(600)).toBe(599);
    const move = table.reach(600, 0, begin())!;
    expect((move.to as number[]).reduce((sum, heap) => sum + heap, 0)).toBe(600);
    expect((move.to as number[]).reduce((sum, heap) => sum ^ (heap - 1), 0)).toBe(0);
    expect(() => heapTable(heaps("[n: split(n)]"), { positions: 10_000 }).grundy(600)).toThrow(LimitError);
  });

  test("a limit leaves no half of a part among distinct ones", () => {
    const rules = heaps("[n: n-1 | split(n, distinct)]");
    const whole = [...heapTable(rules).values(120)];
    const table = heapTable(rules);
    for (let positions = 500; table.filled <= 120; positions += 700) {
      try {
        table.values(120, begin({ positions }));
      } catch (error) {
        if (!(error instanceof LimitError)) throw error;
      }
    }
    expect([...table.values(120)]).toEqual(whole);
  });
});

/** Options by chance: splits into so many parts, in all ways, of several expressions, alone or beside a smaller heap. */
function randomSplits(seed: number): string {
  const below = dice(seed);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!;
  const split = () => {
    const least = 1 + below(3);
    const parts = pick([[], [pick(["distinct", "mixed", "equal"])]]);
    const range = below(3) === 0 ? [] : [`${least}..${least + below(3)}`];
    return `split(${[pick(["n", "n-1", "n-2", "n/2", "n-n%2", "n-k"]), ...parts, ...range].join(", ")})`;
  };
  const options = Array.from({ length: 1 + below(2) }, () => {
    const beside = pick(["", "", " & 1", " & n-3", ` & ${split()}`]);
    const text = split() + beside;
    const conditions = [
      ...(text.includes("k") ? ["k in {1,3}"] : []),
      ...pick([[], [], ["n > 2"], ["n % 2 = 1"]]),
    ];
    return text + (conditions.length > 0 ? ` if ${conditions.join(" and ")}` : "");
  });
  return `[n: ${[...options, ...pick([[], ["n-1"]])].join(" | ")}]`;
}

test("splits by chance have the values of plain play, where every move leaves smaller heaps", () => {
  let compared = 0;
  for (let seed = 1; seed <= partOf(2000); seed++) {
    const game = randomSplits(seed);
    const rules = heapRules(parseGame(game));
    if (rules?.kind !== "moves" || rules.reached === undefined) continue;
    compared++;
    const plain = plainGrundy<number>((n) => movesFrom(game, n).map(({ to }) => to));
    const values = Array.from({ length: MOST + 1 }, (_, n) => plain(n));
    expect({ game, values: [...heapTable(rules).values(MOST)] }).toEqual({ game, values });
  }
  expect(compared).toBeGreaterThan(partOf(2000) / 8);
});
