import { expect } from "vitest";
import { languageNamed, parseAnswer, parseRead, templateCode, valuesFor } from "../../src/codegen/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { dice } from "../oracle.ts";
import { inEach, outputsOf } from "./toolchains.ts";

/** Number of prime factors, by trial division. */
function factors(n: number): number {
  let [found, rest] = [0, n];
  for (let d = 2; d * d <= rest; ) {
    if (rest % d === 0) {
      rest /= d;
      found++;
    } else d++;
  }
  return found + (rest > 1 ? 1 : 0);
}

// Composite numbers that pass strong tests with 2, with 2 and 3, and so on; Jaeschke, Math. Comp. 61 (1993) 915.
const PSEUDOPRIMES = [2047, 3277, 4033, 4681, 8321, 1373653, 1530787, 25326001, 161304001, 3215031751];

inEach("prime factors", "are counted as trial division counts them", (chain) => {
  const roll = dice(9);
  const numbers = [
    ...Array.from({ length: 400 }, (_, n) => n),
    ...PSEUDOPRIMES,
    // The last square root that is held, and primes, squares and cubes of primes on both sides of it.
    ...[
      3037000453,
      3037000493,
      3037000499,
      3037000500,
      3037000507,
      55103 ** 2,
      55109 ** 2,
      55117 ** 2,
      1447 ** 3,
    ],
    ...[1451 ** 3, 999983 ** 2, 999999999989, 999999000001, 9973 ** 3],
    ...Array.from({ length: 60 }, () => 1 + roll(1e9)),
    ...Array.from({ length: 20 }, () => 1 + roll(1e6) * roll(1e6)),
  ];
  const asked = numbers.flatMap((n) => [0, 1].map((more) => [n, factors(n) + more] as const));
  const nim = parseGame("nim");
  const read = parseRead("T (n k)* -> abs(bigomega(n)-k)");
  const template = {
    game: nim,
    read,
    answer: parseAnswer("W/L"),
    largest: 60,
    ...valuesFor(nim, { read }, [60]),
  };
  const source = templateCode(template, languageNamed(chain.id)!, "en");
  const input = `${asked.length}\n${asked.map((each) => each.join(" ")).join("\n")}\n`;
  const [output] = outputsOf(chain, [source], [{ input }]);
  const told = output!.trim().split("\n");
  expect(asked.filter((_, i) => told[i] !== (i % 2 === 0 ? "L" : "W"))).toEqual([]);
});
