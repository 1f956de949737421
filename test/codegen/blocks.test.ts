import { expect } from "vitest";
import { languageNamed, parseAnswer, parseRead, templateCode } from "../../src/codegen/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { isQuick } from "../part.ts";
import { expectAnswers, inEach } from "./toolchains.ts";

const digits = (n: number, base: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => Math.floor(n / base ** i) % base);

/** Rules of the digits of a number, with their moves by hand, and whether a program finds digits by blocks. */
const RULES: readonly (readonly [id: string, moves: (n: number) => number[], isByBlocks: boolean])[] = [
  [
    "[n: n-max(n%10,n/10%10,n/100%10,n/1000) | n-min(n%10+1,n/10%10+1,n/100%10+1,n/1000+1)]",
    (n) => [n - Math.max(...digits(n, 10, 4)), n - Math.min(...digits(n, 10, 4)) - 1],
    true,
  ],
  [
    "[n: n-max(n%4,n/4%4,n/16%4,n/64%4) if n > 3 | n-max(n/4%4,n%4,2,n/64%4,n/16%4)-1]",
    (n) => [...(n > 3 ? [n - Math.max(...digits(n, 4, 4))] : []), n - Math.max(...digits(n, 4, 4), 2) - 1],
    true,
  ],
  // Every digit depends on the place in a block.
  ["[n: n-max(n%10,n%12)-1]", (n) => [n - Math.max(n % 10, n % 12) - 1], false],
];

/** No multiple of a block. */
const MOST = isQuick ? 1240 : 3217;

function valuesOf(moves: (n: number) => number[]): readonly number[] {
  const values: number[] = [];
  for (let n = 0; n <= MOST; n++) {
    const met = new Set(
      moves(n)
        .filter((to) => to >= 0 && to !== n)
        .map((to) => values[to]!),
    );
    let least = 0;
    while (met.has(least)) least++;
    values.push(least);
  }
  return values;
}

inEach("rules of digits", "have the values of plain play, in sums", (chain) => {
  const asked = RULES.map(([id, moves, isByBlocks]) => {
    const values = valuesOf(moves);
    const source = templateCode(
      { game: parseGame(id), read: parseRead("(a b)*"), answer: parseAnswer("W/L"), largest: MOST },
      languageNamed(chain.id)!,
      "en",
    );
    expect(source.includes("high1"), id).toBe(isByBlocks);
    const pairs = values.flatMap((value, n) => [
      [n, values.indexOf(value)] as const,
      [n, (n * 7 + 3) % (MOST + 1)] as const,
    ]);
    return {
      id,
      source,
      input: pairs.map(([a, b]) => `${a} ${b}\n`).join(""),
      expected: pairs.map(([a, b]) => (values[a] === values[b] ? "L" : "W")),
    };
  });
  expectAnswers(chain, asked);
});
