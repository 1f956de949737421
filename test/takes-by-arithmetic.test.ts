import { describe, expect, test } from "vitest";
import { languageNamed, parseAnswer, parseRead, templateCode } from "../src/codegen/index.ts";
import { parseGame } from "../src/games/index.ts";
import { findLaw, lawOfGame, saysLaw, testStated } from "../src/law/index.ts";
import { textOf } from "../src/law/known.ts";
import { verbatim } from "../src/locale/message.ts";
import type { Game } from "../src/types.ts";
import { inEach, run } from "./codegen/toolchains.ts";
import { dice, plainGrundy } from "./oracle.ts";
import { oneIn, partOf } from "./part.ts";

type Moves = (n: number) => readonly (readonly number[])[];

const upTo = (n: number) => Array.from({ length: Math.max(0, n) }, (_, i) => i + 1);
const divisors = (n: number) => upTo(n).filter((k) => n % k === 0);
const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
const isPrime = (n: number) => divisors(n).length === 2;
const takes =
  (set: (n: number) => readonly number[]): Moves =>
  (n) =>
    set(n).map((k) => [n - k]);
const coprime = (n: number, m = n) => upTo(n).filter((k) => common(k, m) === 1);

const HALVES = "sg(0) = 0, sg(2*q) = q, sg(2*q+1) = sg(q)";
const LESS = "sg(0) = 0, sg(2*q) = sg(q), sg(2*q+1) = q";
const PROPER = "P iff n = 0 or n % 2 = 1 or n in powers(2) and valuation(n,2) % 2 = 1";
const COPRIME = "sg = 0 if n % 2 = 0; 1 if n = 1; else primepi(lpf(n))";
const MISSES = "P iff n = 0 or n in powers(2)";
const EQUAL = "sg = bigomega(n) - max(valuation(n,2)-1,0)";

const ONE_OR_ODD = "P iff n <= 1 or n > 2 and n in powers(2) or n % 4 = 2 and bigomega(n) = 2";
const oneOrOddQuotient: Moves = (n) => [
  ...(n > 1 ? [[n - 1]] : []),
  ...divisors(n)
    .filter((k) => k > 1 && k % 2 === 1)
    .map((k) => [n / k]),
];

/** Rules of one number, with moves by hand, and the law. */
const RULES: readonly (readonly [rule: string, moves: Moves, law: string])[] = [
  ["[n: n-k if 2*k <= n]", takes((n) => upTo(Math.floor(n / 2))), HALVES],
  ["[n: n-k if k <= n/2]", takes((n) => upTo(Math.floor(n / 2))), HALVES],
  ["[n: n-k if n-k >= k]", takes((n) => upTo(Math.floor(n / 2))), HALVES],
  ["[n: n-k if k+k < n]", takes((n) => upTo(Math.ceil(n / 2) - 1)), LESS],
  ["[a: a-k if k < a-k]", takes((n) => upTo(Math.ceil(n / 2) - 1)), LESS],
  [
    "[n: n-k if 3*k <= n]",
    takes((n) => upTo(Math.floor(n / 3))),
    "sg(0) = 0, sg(3*q) = q, sg(3*q+1) = sg(2*q), sg(3*q+2) = sg(2*q+1)",
  ],
  [
    "[n: n-k if 5*k < 2*n]",
    takes((n) => upTo(Math.ceil((2 * n) / 5) - 1)),
    "sg(0) = 0, sg(5*q) = sg(3*q), sg(5*q+1) = 2*q, sg(5*q+2) = sg(3*q+1), sg(5*q+3) = 2*q+1, sg(5*q+4) = sg(3*q+2)",
  ],
  ["[n: n-k if k in divisors(n) and 1 < k < n]", takes((n) => divisors(n).slice(1, -1)), PROPER],
  ["[n: n-k if k != n and n % k = 0 and k >= 2]", takes((n) => divisors(n).slice(1, -1)), PROPER],
  [
    "[n: n-k if not k = n and not 1 = k and k in divisors(n)]",
    takes((n) => divisors(n).slice(1, -1)),
    PROPER,
  ],
  ["[n: n-k if n % k = 0]", takes((n) => divisors(n)), "sg(0) = 0, sg(2*q) = sg(q) + 1, sg(2*q+1) = 1"],
  [
    "[n: n-k if n > 1 and n % k = 0 and k < n]",
    takes((n) => divisors(n).slice(0, -1)),
    "sg(0) = 0, sg(2*q) = sg(q) + 1, sg(2*q+1) = 0",
  ],
  [
    "[n: n/k if n != 0 and n % k = 0 and k > 1]",
    (n) =>
      divisors(n)
        .slice(0, -1)
        .map((d) => [d]),
    "sg = bigomega(n)",
  ],
  ["[n: n-k if gcd(k,n) = 1]", takes((n) => coprime(n)), COPRIME],
  ["[n: n-k if gcd(n,k) = 1 and 1 <= k <= n]", takes((n) => coprime(n)), COPRIME],
  [
    "[n: n-k if gcd(n,k) = 1 and k < n]",
    takes((n) => coprime(n).filter((k) => k < n)),
    "sg = primepi(lpf(n))",
  ],
  [
    "[n: n/k if k in divisors(n) and k > 1]",
    (n) =>
      divisors(n)
        .slice(0, -1)
        .map((d) => [d]),
    "sg = bigomega(n)",
  ],
  [
    "[n: n/k if k > 1 and k % 2 = 1 and k in divisors(n)]",
    (n) =>
      divisors(n)
        .filter((k) => k > 1 && k % 2 === 1)
        .map((k) => [n / k]),
    "sg = bigomega(n) - valuation(n,2)",
  ],
  ["[n: n-1 if n > 1 | n/k if k in divisors(n) and k % 2 = 1 and k > 1]", oneOrOddQuotient, ONE_OR_ODD],
  ["[n: n/k if k % 2 = 1 and k in divisors(n) | n-1 if 2 <= n]", oneOrOddQuotient, ONE_OR_ODD],
  [
    "[n: n/k if k in divisors(n)]",
    (n) =>
      divisors(n)
        .slice(0, -1)
        .map((d) => [d]),
    "sg = bigomega(n)",
  ],
  [
    "[n: k if n % k = 0 and k < n]",
    (n) =>
      divisors(n)
        .slice(0, -1)
        .map((d) => [d]),
    "sg = bigomega(n)",
  ],
  [
    "[n: n/k if k in divisors(n) and 1 < k < n]",
    (n) =>
      divisors(n)
        .slice(1, -1)
        .map((d) => [d]),
    "sg = max(bigomega(n)-1,0)",
  ],
  [
    "[n: k if k in divisors(n) and k > 1]",
    (n) =>
      divisors(n)
        .slice(1, -1)
        .map((d) => [d]),
    "sg = max(bigomega(n)-1,0)",
  ],
  [
    "[n: n/k if k in divisors(n) and k in primes]",
    (n) =>
      divisors(n)
        .filter(isPrime)
        .map((p) => [n / p]),
    "sg = bigomega(n) % 2",
  ],
  [
    "[n: k # n/k if k in divisors(n) and k > 1]",
    (n) =>
      divisors(n)
        .slice(1)
        .map((k) => Array<number>(k).fill(n / k)),
    EQUAL,
  ],
  [
    "[n: n/k # k if k in divisors(n) and k < n]",
    (n) =>
      divisors(n)
        .slice(1)
        .map((k) => Array<number>(k).fill(n / k)),
    EQUAL,
  ],
  [
    "[n: split(n, equal)]",
    (n) =>
      divisors(n)
        .slice(1)
        .map((k) => Array<number>(k).fill(n / k)),
    EQUAL,
  ],
  [
    "[n: k if k < n and n % k != 0]",
    (n) =>
      upTo(n)
        .filter((k) => n % k !== 0)
        .map((k) => [k]),
    MISSES,
  ],
  [
    "[n: k if not k in divisors(n) and n > k]",
    (n) =>
      upTo(n)
        .filter((k) => n % k !== 0)
        .map((k) => [k]),
    MISSES,
  ],
  ["[n: n-k if gcd(k,15) = 1]", takes((n) => coprime(n, 15)), "sg = n % 3"],
];

/** The same, for rules in which the search for the law takes long. */
const WITH_PRIMES: readonly (readonly [rule: string, moves: Moves, law: string])[] = [
  ["[n: n-k if k in primes | n-1]", takes((n) => upTo(n).filter((k) => k === 1 || isPrime(k))), "sg = n % 4"],
  [
    "[n: n-k if k = 1 or k in primes or k in {4,10}]",
    takes((n) => upTo(n).filter((k) => [1, 4, 10].includes(k) || isPrime(k))),
    "sg = n % 6",
  ],
];

describe("takes by arithmetic", () => {
  test.each(WITH_PRIMES)("%s by its theorem alone and by plain play", (rule, moves, text) => {
    const { law } = parseGame(rule).theorems[0]!;
    expect(law).toMatchObject({ text });
    const value = plainGrundy<number>(moves);
    for (let n = 0; n < 200; n++) expect([rule, n, saysLaw(law!, [n])]).toEqual([rule, n, value(n)]);
  });

  test.each(oneIn(8, RULES))("%s by its theorem and by plain play", (rule, moves, text) => {
    const game = parseGame(rule) as Game<number>;
    const { finding } = lawOfGame(game);
    expect(finding).toMatchObject({ verdict: "proved", by: "theorem", text });
    const [theorem] = game.theorems;
    const value = plainGrundy<number>(moves);
    for (let n = 0; n < 200; n++) {
      const said = saysLaw(theorem!.law!, [n]);
      expect([rule, n, typeof said === "string" ? said === "P" : said]).toEqual([
        rule,
        n,
        typeof said === "string" ? value(n) === 0 : value(n),
      ]);
    }
  });

  test("takes up to random shares of the heap", () => {
    const roll = dice(260);
    let count = 0;
    for (let i = 0; i < partOf(160); i++) {
      const by = 2 + roll(15);
      const [times, rest] = [1 + roll(by - 1), roll(13) - 6];
      const end = roll(2) === 0 ? "<" : "<=";
      const rule = `[n: n-k if ${by}*k ${end} ${times}*n ${rest < 0 ? "-" : "+"} ${Math.abs(rest)}]`;
      const [theorem] = parseGame(rule).theorems;
      if (theorem === undefined) continue;
      count++;
      const value = plainGrundy<number>((n) =>
        upTo(n)
          .filter((k) => (end === "<" ? by * k < times * n + rest : by * k <= times * n + rest))
          .map((k) => [n - k]),
      );
      for (let n = 0; n < 150; n++)
        expect([rule, n, saysLaw(theorem.law!, [n])]).toEqual([rule, n, value(n)]);
      const text = textOf(theorem.law!);
      expect([rule, text, testStated(parseGame(rule), text).verdict]).toEqual([rule, text, "proved"]);
    }
    expect(count).toBeGreaterThan(partOf(100));
  });

  test("takes that are coprime to a number which is read", () => {
    const game = parseGame("[n,m: n-k,m if gcd(m,k) = 1]") as Game<readonly number[]>;
    const law = game.theorems[0]!.law!;
    expect(law).toMatchObject({ text: "sg = n % 2 if m = 0; n if m = 1; else n % lpf(m)" });
    for (let m = 0; m < 50; m++) {
      const value = plainGrundy<number>((n) => coprime(n, m).map((k) => [n - k]));
      for (let n = 0; n < 60; n++) expect([n, m, saysLaw(law, [n, m])]).toEqual([n, m, value(n)]);
    }
  });

  test.each([
    "[n: n-k if k in divisors(n) and k > 1]",
    "[n: n-k if 17*k <= n]",
    "[n: n-k if 2*k <= n+30]",
    "[n: n-k if 2*k <= 3*n]",
    "[n: n-k if 3*k <= n and k > 1]",
    "[n: n-k if gcd(k,n) = 2]",
    "[n: n-k if gcd(k,n) != 1]",
    "[n: n-k if gcd(k,n) = 1 or k = n]",
    "[n: n-k if gcd(k,n) = 1 | n-2]",
    "[n: n-k if gcd(k,n) = 1 ; lost: n = 3]",
    "[n: n/k if n > 0 and n % k = 0 and k > 1 and k < 9]",
    "[n: n-k if n > 2 and n % k = 0 and k < n]",
    "[n: n-2*k if 2*k <= n]",
    "[n: n-k if k in primes | n-1 | n-8]",
    "[n: n-k if k in primes | n-4]",
    "[n: n-k if k in primes and k < 9 | n-1]",
    "[n: k # n/k if k in divisors(n) and 1 < k < n]",
    "[n: n-k if gcd(k,1) = 1]",
    "[n: n-1 | n/k if k in divisors(n) and k % 2 = 1 and k > 1]",
    "[n: n-1 if n > 2 | n/k if k in divisors(n) and k % 2 = 1 and k > 1]",
    "[n: n-1 if n > 1 | n/k if k in divisors(n) and k > 1]",
    "[n,m: n-k,m-1 if gcd(k,m) = 1]",
    "[n,m: n-k,m if gcd(k,m) = 1 and k < 5]",
    "[n,m: n-k,m if gcd(k,n+m) = 1]",
  ])("%s has no such theorem", (rule) => {
    expect(parseGame(rule).theorems).toEqual([]);
  });

  test("the laws can be stated, and near ones are refuted", () => {
    const coprimes = parseGame("[n: n-k if gcd(k,n) = 1]");
    expect(testStated(coprimes, COPRIME)).toMatchObject({ verdict: "proved", by: "theorem" });
    expect(testStated(coprimes, "sg = primepi(lpf(n))").verdict).toBe("refuted");
    expect(
      findLaw(parseGame("[n: n-k if k in divisors(n) and 1 < k < n]"), "values").finding,
    ).toBeUndefined();
  });
});

/** Largest number for the programs. */
const LARGEST = 300;

const roll = dice(2004);
const asked = [...RULES, ...WITH_PRIMES].map(([rule, moves]) => {
  const game = parseGame(rule) as Game<unknown>;
  const value = plainGrundy<number>(moves);
  const numbers = [0, 1, 2, 3, LARGEST, ...Array.from({ length: 60 }, () => roll(LARGEST + 1))];
  return {
    rule,
    template: {
      game,
      read: parseRead("T (n)*"),
      answer: parseAnswer("W/L"),
      limits: `n <= ${LARGEST}`,
      largest: [LARGEST],
      cited: { law: game.theorems[0]!.law!, by: verbatim("a theorem") },
    },
    input: `${numbers.length}\n${numbers.join("\n")}\n`,
    expected: numbers.map((n) => (value(n) === 0 ? "L" : "W")),
  };
});

inEach("laws of takes by arithmetic", "answer as plain play does", (chain) => {
  const sources = asked.map(({ template }) => templateCode(template, languageNamed(chain.id)!, "en"));
  const calls = asked.map(({ input }, i) => ({ args: [`${i}`], input }));
  const outputs = run(chain, chain.programs(sources), calls);
  for (const [i, { rule, expected }] of asked.entries())
    expect([rule, outputs[i]!.trim().split(/\s+/)]).toEqual([rule, expected]);
});
