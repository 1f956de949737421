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
