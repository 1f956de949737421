import { expect } from "vitest";
import { nimber } from "../nimber.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { inEach, run } from "./toolchains.ts";

type Place = readonly [n: number, m: number];

/** Rules that take up to m of n tokens, with their legal positions. */
const RULES: readonly (readonly [legal: string, is: (...place: Place) => boolean])[] = [
  ["1 <= m <= 7", (_, m) => m >= 1 && m <= 7],
  ["n % 3 != m % 3", (n, m) => n % 3 !== m % 3],
  ["not (n = 6 or m in squares) or n = 0", (n, m) => n === 0 || (n !== 6 && !Number.isInteger(Math.sqrt(m)))],
  ["gcd(n,m) < 3 and m > 0", (n, m) => m > 0 && gcd(n, m) < 3],
];

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

inEach("programs of rules with legal positions", "answer for those, and refuse others", (chain) => {
  const roll = dice(1130);
  const written = RULES.map(([legal]) => {
    const words = ["--read", "T (n m)*", "--to", "20", "--code", chain.id];
    const { stdout, stderr } = nimber(["template", `[n,m: n-k,m if k <= m ; legal: ${legal}]`, ...words]);
    expect([legal, stderr]).toEqual([legal, ""]);
    return stdout;
  });
  const calls = RULES.flatMap(([, is], i) => {
    const all = Array.from({ length: 21 * 21 }, (_, at): Place => [Math.floor(at / 21), at % 21]);
    const illegal = all.filter((place) => !is(...place));
    const legal = all.filter((place) => is(...place));
    return [legal, [illegal[roll(illegal.length)]!]].map((places) => ({
      ...{ i, places },
      args: [`${i}`],
      input: [places.length, ...places.map((place) => place.join(" "))].join("\n"),
    }));
  });
  const told = run(chain, chain.programs(written), calls, (error) => (error as { stderr: string }).stderr);
  for (const [at, { i, places }] of calls.entries()) {
    const [legal, is] = RULES[i]!;
    const value = plainGrundy<Place>(
      ([n, m]) =>
        Array.from({ length: Math.min(n, m) }, (_, k): Place => [n - k - 1, m])
          .filter((left) => is(...left))
          .map((left) => [left]),
      String,
    );
    if (is(...places[0]!))
      expect([legal, told[at]!.trim().split(/\s+/)]).toEqual([
        legal,
        places.map((place) => (value(place) === 0 ? "Second" : "First")),
      ]);
    else
      expect([legal, places, told[at]]).toEqual([legal, places, expect.stringContaining("a position where")]);
  }
});

/** Rules that say of some positions both that the player to move has lost and has won, filled and searched. */
const BOTH: readonly (readonly [rule: string, words: readonly string[], reaches: (n: number) => boolean])[] =
  [
    [
      "[n: n-2 | n-3 ; lost: n <= 1 ; won: n % 7 = 1]",
      ["--to", "40"],
      (n) => n === 1 || (n > 2 && n % 7 !== 1),
    ],
    // Only even numbers lead to odd ones, and 3 is both.
    [
      "[n: n/2 if n%2 = 0 | n+1 if n%4 = 1 and n > 1 ; lost: n < 4 ; won: n = 3]",
      ["--limits", "n <= 40"],
      (n) => [3, 6, 12, 24, 5, 10, 20, 40, 11, 22].includes(n) && n !== 11 && n !== 22,
    ],
  ];

inEach("programs of rules", "end where play reaches a position that is both lost and won", (chain) => {
  const written = BOTH.map(([rule, words]) => {
    const { stdout, stderr } = nimber(["template", rule, "--read", "n", ...words, "--code", chain.id]);
    expect([rule, stderr]).toEqual([rule, ""]);
    return stdout;
  });
  const calls = BOTH.flatMap((_, i) =>
    [2, 3, 4, 6, 8, 15, 16].map((n) => ({ n, i, args: [`${i}`], input: `${n}` })),
  );
  const told = run(chain, chain.programs(written), calls, (error) => (error as { stderr: string }).stderr);
  const ended = calls.map((_, at) => told[at]!.includes("both lost and won"));
  expect(ended).toEqual(calls.map(({ n, i }) => BOTH[i]![2](n)));
});
