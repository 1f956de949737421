import { describe, expect, test } from "vitest";
import { parseGame } from "../src/games/index.ts";
import { lawOfGame, saysLaw, testStated } from "../src/law/index.ts";
import { positionAt } from "../src/rules/space.ts";
import { component, solver } from "../src/solve/index.ts";
import type { Game } from "../src/types.ts";
import { dice, plainGrundy, plainWins } from "./oracle.ts";

type Takes = (...letters: number[]) => number[];

/** Least number of tokens that a move leaves, for some rules. */
const LEAVE: Readonly<Record<string, number>> = {
  "[n,m: n-k,m if k <= m and k < n]": 1,
  "[n,m: n-k,m if 1 < k <= m and n-k >= 2]": 2,
  "[n,p,q: n-p,p,q if n > p | n-q,p,q if q+1 <= n]": 1,
  "[n,m: n-j,m if j <= m and j < n | n-6,m if n > 6]": 1,
};

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
/** Larger takes do not matter, because all heaps here are smaller. */
const FAR = 60;

/** Which heaps below `to` the next player wins under misère play, by trying every take. */
function plainMisere(takes: readonly number[], left: number, to: number): boolean[] {
  const wins: boolean[] = [];
  for (let n = 0; n < to; n++) {
    const after = takes.filter((s) => s > 0 && n - s >= left).map((s) => wins[n - s]!);
    wins.push(after.length === 0 || after.includes(false));
  }
  return wins;
}

/** Rules, with the takes for values of their letters, in order and without the heap. */
const RULES: readonly (readonly [rule: string, takes: Takes, law: string])[] = [
  ["[n,m: n-k,m if k <= m]", (m) => range(1, m!), "sg = n % (m+1)"],
  ["[n,m: n-k,m if k < m]", (m) => range(1, m! - 1), "sg = n % m if m > 1; else 0"],
  ["[m,n: m,n-k if m <= k]", (m) => range(m!, FAR), "sg = n / max(m,1)"],
  [
    "[n,p,q: n-k,p,q if p <= k <= q]",
    (p, q) => range(p!, q!),
    "sg = n % (max(p,1) + q) / max(p,1) if max(p,1) <= q; else 0",
  ],
  [
    "[n,p,q: n-k,p,q if k in {p..q+1}]",
    (p, q) => range(p!, q! + 1),
    "sg = n % (max(p,1) + q+1) / max(p,1) if max(p,1) <= q+1; else 0",
  ],
  ["[n,p,q: n-k,p,q if k <= p and q >= k]", (p, q) => range(1, Math.min(p!, q!)), "sg = n % min(p+1,q+1)"],
  ["[n,p: n-k,p if p > k and k > 2]", (p) => range(3, p! - 1), "sg = n % (3 + p-1) / 3 if 3 <= p-1; else 0"],
  [
    "[n,c,m: n-c*k,c,m if k <= m]",
    (c, m) => range(1, m!).map((k) => c! * k),
    "sg = 0 if c = 0; else n / c % (m+1)",
  ],
  ["[n,c: n-k*(c+2),c]", (c) => range(1, FAR).map((k) => (c! + 2) * k), "sg = n / (c+2)"],
  ["[n,m: n-m,m]", (m) => [m!], "sg = 0 if m = 0; else n / m % 2"],
  ["[n,m: n-m-2,m]", (m) => [m! + 2], "sg = n / (m+2) % 2"],
  [
    "[n,p,q: n-p,p,q | n-q,p,q]",
    (p, q) => [p!, q!],
    "sg = 0 if max(p,q) = 0; n / max(p,q) % 2 if min(p,q) = 0; n % (p + q) / min(p,q) % 2 if n % (p + q) < max(p,q); else 1 + (n % (p + q) / min(p,q) + 1) % 2",
  ],
  [
    "[n,m: n-1,m | n-m,m]",
    (m) => [1, m!],
    "sg = n % 2 if m = 0 or m % 2 != 0; 2 if n % (m+1) = m; else n % (m+1) % 2",
  ],
  [
    "[n,k: n-2,k | n-k,k | n-1,k]",
    (k) => [1, 2, k!],
    "sg = n % 3 if k = 0 or k % 3 != 0; 3 if n % (k+1) = k; else n % (k+1) % 3",
  ],
  [
    "[n,k: n-j,k if j in {1..3} | n-k-1,k]",
    (k) => [1, 2, 3, k! + 1],
    "sg = n % 4 if (k+1) % 4 != 0; 4 if n % (k+2) = k+1; else n % (k+2) % 4",
  ],
  [
    "[n,m,k: n-k,m,k | n-j,m,k if j <= m]",
    (m, k) => [...range(1, m!), k!],
    "sg = 0 if m = 0 and k = 0; n / k % 2 if m = 0; n % (m+1) if k = 0 or k % (m+1) != 0; m+1 if n % (k+1) = k; else n % (k+1) % (m+1)",
  ],
  [
    "[n,m: n-j,m if j <= m and j < n | n-6,m if n > 6]",
    (m) => [...range(1, m!), 6],
    "sg = max(n-1,0) / 6 % 2 if m = 0; max(n-1,0) % (m+1) if 6 % (m+1) != 0; m+1 if max(n-1,0) % 7 = 6; else max(n-1,0) % 7 % (m+1)",
  ],
  [
    "[n,b: n-k,b if k in powers(b)]",
    (b) => (b! > 1 ? range(0, 6).map((i) => b! ** i) : [1]),
    "sg = n % 2 if b % 2 = 1 or b = 0; 2 if n % (b + 1) = b; else n % (b + 1) % 2",
  ],
  ["[n,m: n-k,m if k <= m and k < n]", (m) => range(1, m!), "sg = max(n-1,0) % (m+1)"],
  [
    "[n,m: n-k,m if 1 < k <= m and n-k >= 2]",
    (m) => range(2, m!),
    "sg = max(n-2,0) % (2 + m) / 2 if 2 <= m; else 0",
  ],
  [
    "[n,p,q: n-p,p,q if n > p | n-q,p,q if q+1 <= n]",
    (p, q) => [p!, q!],
    "sg = 0 if max(p,q) = 0; max(n-1,0) / max(p,q) % 2 if min(p,q) = 0; max(n-1,0) % (p + q) / min(p,q) % 2 if max(n-1,0) % (p + q) < max(p,q); else 1 + (max(n-1,0) % (p + q) / min(p,q) + 1) % 2",
  ],
  ["[n,m: n-k,m if k <= m ; legal: m > 0]", (m) => range(1, m!), "sg = n % (m+1)"],
  ["[n,p,q: n-k,p,q if p <= k <= q ; legal: 1 <= p <= q]", (p, q) => range(p!, q!), "sg = n % (p + q) / p"],
  [
    "[n,p,q: n-k,p,q if p <= k <= q ; legal: q >= p]",
    (p, q) => range(p!, q!),
    "sg = n % (max(p,1) + q) / max(p,1) if max(p,1) <= q; else 0",
  ],
  [
    "[n,p,q: n-k,p,q if p < k < q]",
    (p, q) => range(p! + 1, q! - 1),
    "sg = n % (p+1 + q-1) / (p+1) if p+1 <= q-1; else 0",
  ],
  [
    "[n,m: n-k*m,m if k in {2,3,5} and m > 0]",
    (m) => [2, 3, 5].map((k) => k * m!),
    "sg = 0 if m = 0; else n / m % 7 / 2",
  ],
  ["[n,m: n-m,m | n-2*m,m ; legal: m > 0]", (m) => [m!, 2 * m!], "sg = n / m % 3"],
  [
    "[n,p,q: n-k*p*q,p,q if k in {3,5} | n-2*p*q,p,q]",
    (p, q) => [2, 3, 5].map((k) => k * p! * q!),
    "sg = 0 if p*q = 0; else n / (p*q) % 7 / 2",
  ],
  [
    "[n,m: n-2*(m+1),m | n-k*(m+1),m if 7 <= k <= 8]",
    (m) => [2, 7, 8].map((k) => k * (m! + 1)),
    "sg = 0 if n / (m+1) in {0,1,4,5,10}; 1 if n / (m+1) in {2,3,6,7}; 2 if n / (m+1) in {8,9}; 3 if n / (m+1) = 11; 2 if n / (m+1) % 5 = 3; 1 if n / (m+1) % 5 in {1,2}; else 0",
  ],
  ["[n,m: n-m,m ; legal: m != 0 and m > 0]", (m) => [m!], "sg = n / m % 2"],
  [
    "[n,p,q: n-p,p,q | n-q,p,q ; legal: p > 0 and 0 < q]",
    (p, q) => [p!, q!],
    "sg = n % (p + q) / min(p,q) % 2 if n % (p + q) < max(p,q); else 1 + (n % (p + q) / min(p,q) + 1) % 2",
  ],
];

/** Letters from 0 to 8 besides n for which the rule has positions, and the position of a heap n with them. */
function* lettersIn(rule: string, game: Game<readonly number[]>) {
  const names = rule.slice(1, rule.indexOf(":")).split(",");
  const place = names.indexOf("n");
  const others = names.length - 1;
  for (let i = 0; i < 9 ** others; i++) {
    const letters = Array.from({ length: others }, (_, j) => Math.floor(i / 9 ** j) % 9);
    const at = (n: number) => letters.toSpliced(place, 0, n);
    if (positionAt(game, at(0)) !== undefined) yield { letters, at };
  }
}

describe("takes by letters that are read", () => {
  test.each(RULES)("%s by its theorem and by plain play", (rule, takes, text) => {
    const game = parseGame(rule) as Game<readonly number[]>;
    const [theorem] = game.theorems;
    expect(theorem?.law).toMatchObject({ text });
    for (const { letters, at } of lettersIn(rule, game)) {
      const set = takes(...letters).filter((s) => s > 0);
      const value = plainGrundy<number>((n) =>
        set.flatMap((s) => (s + (LEAVE[rule] ?? 0) <= n ? [[n - s]] : [])),
      );
      for (let n = 0; n < 50; n++)
        expect([rule, n, letters, saysLaw(theorem!.law!, at(n))]).toEqual([rule, n, letters, value(n)]);
    }
  });

  test.each(RULES)("%s under misère play by its theorem and by plain play", (rule, takes) => {
    const game = parseGame(rule) as Game<readonly number[]>;
    const theorem = game.theorems.find(({ play }) => play === "misere")!;
    for (const { letters, at } of lettersIn(rule, game)) {
      const wins = plainMisere(takes(...letters), LEAVE[rule] ?? 0, 50);
      for (let n = 0; n < 50; n++) {
        const said = saysLaw(theorem.law!, at(n));
        expect([rule, n, letters, said]).toEqual([rule, n, letters, wins[n] ? "N" : "P"]);
      }
    }
  });

  test("sums under misère play are won as by plain play", () => {
    const roll = dice(41);
    for (let i = 0; i < 60; i++) {
      const [rule, takes] = RULES[roll(RULES.length)]!;
      const game = parseGame(rule) as Game<readonly number[]>;
      const names = rule.slice(1, rule.indexOf(":")).split(",");
      const place = names.indexOf("n");
      const heaps = Array.from({ length: 1 + roll(3) }, () => ({
        letters: names.slice(1).map(() => roll(6)),
        n: roll(9),
      }));
      const positions = heaps.map(({ letters, n }) => positionAt(game, letters.toSpliced(place, 0, n)));
      if (positions.includes(undefined)) continue;
      // A component is one number that names its takes, by the place of the heap, and its tokens.
      const wins = plainWins((at) => {
        const set = takes(...heaps[Math.floor(at / 10)]!.letters);
        const most = (at % 10) - (LEAVE[rule] ?? 0);
        return [...new Set(set)].filter((s) => s > 0 && s <= most).map((s) => [at - s]);
      }, true);
      const sum = positions.map((position) => component(game, position!));
      expect([rule, heaps, solver().outcome(sum, "misere")]).toEqual([
        rule,
        heaps,
        wins(heaps.map(({ n }, at) => 10 * at + n)) ? "N" : "P",
      ]);
    }
  });

  test("random bounds of letters and numbers", () => {
    const roll = dice(203);
    for (let i = 0; i < 40; i++) {
      const [a, b, c] = [roll(4), roll(5), 1 + roll(3)];
      const [sign, more] = [["<=", "<"][roll(2)]!, roll(2)];
      const rule = `[n,p,q: n-${c}*k,p,q if ${a}*p+${more} ${sign} k and k <= q+${b}]`;
      const game = parseGame(rule) as Game<readonly number[]>;
      const [law, misere] = game.theorems.map((theorem) => theorem.law!);
      for (let j = 0; j < 25; j++) {
        const [p, q] = [roll(6), roll(9)];
        const least = a * p + more + (sign === "<" ? 1 : 0);
        const set = range(Math.max(1, least), q + b).map((k) => c * k);
        const value = plainGrundy<number>((n) =>
          set.flatMap((s) => (s + (LEAVE[rule] ?? 0) <= n ? [[n - s]] : [])),
        );
        const n = roll(80);
        expect([rule, n, p, q, saysLaw(law!, [n, p, q])]).toEqual([rule, n, p, q, value(n)]);
        const won = plainMisere(set, 0, n + 1)[n] ? "N" : "P";
        expect([rule, n, p, q, saysLaw(misere!, [n, p, q])]).toEqual([rule, n, p, q, won]);
      }
    }
  });

  test.each([
    "[n,m: n-k,m-1 if k <= m]",
    "[n,m: n-k,m if 2*k <= n]",
    "[n,m: n-k,m if k != m]",
    "[n,m: n-k,m if k <= m or k = 9]",
    "[n,m: n-k,m if k <= m ; lost: n = 3]",
    "[n,m: n-k,m if k <= m ; legal: n != 3]",
    "[n,m: n-m+2,m]",
    "[n,m: n-k,m if k <= m | n-m,m | n-5,m]",
    "[n: n-k if k <= 3]",
  ])("%s has no such theorem", (rule) => {
    const source = parseGame(rule).theorems.map((theorem) => theorem.proof);
    expect(source.filter((proof) => proof?.by === "theory" && proof.chapter === "period")).toEqual([]);
  });

  test("the law is found, and what it says can be stated", () => {
    for (const [rule, text] of [
      ["[n,m: n-k,m if k <= m]", "sg = n % (m+1)"],
      ["[n,m: n-k,m if k <= m]", "P iff n % (m + 1) = 0"],
      ["[n,m: n-m,m]", "sg = 0 if m = 0; else n / m % 2"],
    ] as const)
      expect(testStated(parseGame(rule), text)).toMatchObject({ verdict: "proved", by: "theorem" });
    expect(testStated(parseGame("[n,m: n-k,m if k <= m]"), "sg = n % (m+2)").verdict).toBe("refuted");
    expect(lawOfGame(parseGame("[n,m: n-k,m if k <= m]")).finding).toMatchObject({
      verdict: "proved",
      text: "sg = n % (m+1)",
    });
    expect(lawOfGame(parseGame("[n,m: n-k,m if k <= m]"), "misere").finding).toMatchObject({
      verdict: "proved",
      text: "P iff n % (m+1) = 1",
    });
  });
});
