import { describe, expect, test } from "vitest";
import { NotationError } from "../src/errors.ts";
import { parseGame } from "../src/games/index.ts";
import { expanded } from "../src/law/expanded.ts";
import { certificateOf, testStated } from "../src/law/index.ts";
import { parseRule } from "../src/rules/parse.ts";
import { printRule } from "../src/rules/print.ts";
import type { Game } from "../src/types.ts";
import { dice } from "./oracle.ts";
import { partOf } from "./part.ts";

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** Options as a sorted list without repetitions. */
const left = (rule: string, position: unknown): string[] =>
  [...new Set([...(parseGame(rule) as Game<unknown>).moves(position)].map(({ to }) => to.join()))].sort();

describe("functions of rules in a line", () => {
  test.each<[rule: string, options: (n: number) => number[]]>([
    ["[n: n-k if odd(k) and k <= 5]", (n) => [1, 3, 5].map((k) => n - k)],
    ["[n: n-1 if even(n) | n-3 if not even(n)]", (n) => [n % 2 === 0 ? n - 1 : n - 3]],
    ["[n: floor(n/2) if n > 0]", (n) => [Math.floor(n / 2)]],
    ["[n: floor(7*n/9) if n > 0]", (n) => [Math.floor((7 * n) / 9)]],
    ["[n: floor(n/phi) if n > 0]", (n) => [Math.floor((n * (Math.sqrt(5) - 1)) / 2)]],
    ["[n: ceil(n/2) if n > 1]", (n) => [Math.ceil(n / 2)]],
    ["[n: ceil((n-2)/3) if n > 2]", (n) => [Math.ceil((n - 2) / 3)]],
    ["[n: n-k if k <= sqrt(n)]", (n) => range(1, Math.floor(Math.sqrt(n))).map((k) => n - k)],
    ["[n: sqrt(n) if n > 1]", (n) => [Math.floor(Math.sqrt(n))]],
    ["{k: k in {1,4,27}}", (n) => [1, 4, 27].map((k) => n - k)],
    ["{k: odd(k) and k in {1..4,9}}", (n) => [1, 3, 9].map((k) => n - k)],
  ])("%s leads where it is counted to", (rule, options) => {
    for (const n of range(0, 120)) {
      const isEnd = /if n > (\d)/.exec(rule);
      const all =
        isEnd !== null && n <= Number(isEnd[1]) ? [] : options(n).filter((to) => to >= 0 && to !== n);
      expect([rule, n, left(rule, n)]).toEqual([rule, n, [...new Set(all.map(String))].sort()]);
    }
    const { id } = parseGame(rule);
    expect(parseGame(id).id).toBe(id);
  });

  test.each([
    ["[n: ceil(n) if n > 0]", 9, "a quotient by a positive number"],
    ["[n: ceil(n/0)]", 9, "a quotient by a positive number"],
    ["[n: n-k if k != last]", 16, "make what the last move took a number"],
    ["[n: n-k if even k]", 16, "`(`"],
    ["[n: n-k if k <= even(n)]", 16, "a number, not a condition"],
  ])("%s is refused at %i", (rule, offset, expected) => {
    try {
      parseRule(rule);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(NotationError);
      expect((error as NotationError).offset).toBe(offset);
      expect((error as NotationError).message).toContain(expected);
    }
  });
});

describe("letters of a few values in products", () => {
  test.each([
    ["[i,n: k*i,n if k in {2,3} and k*i <= n]", "[i,n: 2*i,n if 2*i <= n | 3*i,n if 3*i <= n]"],
    ["[n: n/k if k in {2,4} and n > 0]", "[n: n/2 if n > 0 | n/4 if n > 0]"],
    ["[x,y: x-k*j,y-j if k in {1..2}]", "[x,y: x-1*j,y-j | x-2*j,y-j]"],
    ["[n: n-k if k in {2,3}]", "[n: n-k if k in {2,3}]"],
    ["[n: n-k*j if k in {0..99} and j <= n]", "[n: n-k*j if k in {0..99} and j <= n]"],
  ])("%s is written out", (rule, written) => {
    expect(printRule(expanded(parseRule(rule)))).toBe(written);
  });

  test("the moves stay the same", () => {
    const roll = dice(12);
    for (let i = 0; i < partOf(300); i++) {
      const set = [...new Set([1 + roll(4), 1 + roll(6), 1 + roll(6)])];
      const rule = `[x,y: x-k*j,y-${1 + roll(2)}*j if k in {${set}} and j <= ${2 + roll(4)} | x/k,y if k in {${set}} and x > y ; legal: x != ${roll(5)}]`;
      const game = parseGame(rule) as Game<readonly number[]>;
      const written = printRule(expanded(parseRule(rule)));
      for (let j = 0; j < 20; j++) {
        const position = [roll(14), roll(14)];
        if (game.isPosition?.(position) ?? true)
          expect([rule, position, left(written, position)]).toEqual([rule, position, left(rule, position)]);
      }
    }
  });

  test("a law is proved of them, with a certificate", () => {
    const game = parseGame("[n: n-k*j if k in {2,4} and j <= 3]");
    const found = testStated(game, "sg = n / 2 % 5");
    expect(found).toMatchObject({ verdict: "proved", by: "automaton" });
    expect(certificateOf(game, found)?.finding.verdict).toBe("valid");
  });
});
