import { describe, expect, test } from "vitest";
import { moveSums, readMoves } from "../../src/checker/heap-moves.ts";

const MOST = 16;

/** Ways to write `n` as a sum of `parts` numbers ≥ `least` in ascending order. */
function partitions(n: number, parts: number, least = 1): number[][] {
  if (parts === 0) return n === 0 ? [[]] : [];
  const found: number[][] = [];
  for (let a = least; a <= n; a++)
    for (const others of partitions(n - a, parts - 1, a)) found.push([a, ...others]);
  return found;
}

/** Options by the definitions of sets and codes. */
function left(game: string, n: number): string[] {
  const found: string[] = [];
  const [, all, list] = /^(!?)\{(.*)\}$/.exec(game) ?? [];
  for (let taken = 0; taken <= n; taken++) {
    const listed = list?.split(",").includes(`${taken}`);
    const digit = game.replace(".", "")[taken] ?? "0";
    for (let parts = 0; parts <= 3; parts++) {
      const allowed =
        list === undefined
          ? Math.floor(parseInt(digit, 16) / 2 ** parts) % 2 === 1
          : parts <= 1 && taken > 0 && listed === (all === "");
      if (allowed) found.push(...partitions(n - taken, parts).map((each) => each.join("+")));
    }
  }
  return found.sort();
}

describe("the checker's moves are those of the definitions", () => {
  const digits = [..."0123456789ABCDEF"];
  test.each([
    ...["{}", "{1}", "{2,5}", "{1,3,4}", "{16,17}", "!{}", "!{1}", "!{2,3}", "!{1,16}"],
    ...digits.map((digit) => `0.${digit}`),
    ...digits.slice(1).map((digit) => `4.2${digit}`),
    ...["8.0", "C.01", "8.00F"],
  ])("%s", (game) => {
    const moves = readMoves(game)!;
    for (let n = 0; n <= MOST; n++) {
      const sums = [...moveSums(moves, n)].map((sum) => [...sum].sort((a, b) => a - b).join("+"));
      expect([n, [...new Set(sums)].sort()]).toEqual([n, left(game, n)]);
    }
  });
});
