import { execFileSync, spawnSync } from "node:child_process";
import { expect } from "vitest";
import { answer } from "../judge/answer.ts";
import { nimber } from "../nimber.ts";
import { plainOutcomes, plainValues } from "./play.ts";
import type { Worked } from "./worked.ts";

/** Expected results of a program at some positions. */
interface Held {
  readonly at: readonly (readonly number[])[];
  readonly says: (position: readonly number[]) => number;
  /** Whether only the zeros among the values are expected. */
  readonly zeros?: true;
}

const heaps = (to: number, ...more: number[]) =>
  [...Array.from({ length: to }, (_, n) => n + 1), ...more].map((n) => [n]);
const pairs = (to: number, ...more: number[][]) => [
  ...Array.from({ length: to * to }, (_, i) => [i % to, Math.floor(i / to)]),
  ...more,
];

/** Function that is 1 if a judge's answer to one test says that the first player loses. */
const judged =
  (id: string, input: (position: readonly number[]) => string, lost: string) =>
  (position: readonly number[]) =>
    Number(answer(id, input(position)) === lost);
const played = (rule: string) => {
  const outcome = plainOutcomes(rule);
  return (position: readonly number[]) => Number(outcome(position) === "P");
};
const valued = (options: (n: number) => number[][]) => {
  const value = plainValues((n) => options(n).map((to) => ({ to })));
  return ([n]: readonly number[]) => value(n!);
};
const below = (n: number) => Array.from({ length: n }, (_, to) => [to]);
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const splits = (n: number) => below(n).flatMap(([a]) => (a! > 0 ? [[a!, n - a!]] : []));
/** Ways to split one heap into three, as in HDU 5795. */
const thirds = (n: number) => splits(n).flatMap(([a, rest]) => splits(rest!).map((two) => [a!, ...two]));

const HELD: Readonly<Record<string, Held>> = {
  "powers-of-two": { at: heaps(60, 1000), says: judged("hdu-1847", ([n]) => `${n}\n`, "Cici"), zeros: true },
  wythoff: {
    at: pairs(20, [1_000_000_000, 618_033_988], [618_033_988, 999_999_999], [832_040, 1_346_269]),
    says: judged("poj-1067", ([x, y]) => `${x} ${y}\n`, "0"),
  },
  "wythoff(1)": {
    at: pairs(20, [14142, 34142], [14141, 34143], [10 ** 14, 3 * 10 ** 14]),
    says: judged("extended-wythoff", ([x, y]) => `1\n1 ${x} ${y}\n`, "Second"),
  },
  "fibonacci-nim": {
    at: [2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14, 21, 22, 1597, 1598, 1_836_311_903, 1_836_311_904].map((n) => [
      n,
      n - 1,
    ]),
    says: judged("hdu-2516", ([n]) => `${n}\n0\n`, "Second win"),
  },
  lasker: { at: heaps(50), says: valued((n) => [...below(n), ...splits(n)]) },
  "[n,m: n-k,m if k <= m]": {
    at: pairs(14),
    says: played("[n,m: n-k,m if k <= m]"),
    zeros: true,
  },
  "[n,b: n-k,b if k in powers(b)]": {
    at: pairs(20),
    says: played("[n,b: n-k,b if k in powers(b)]"),
    zeros: true,
  },
  "dynamic-nim(1)": { at: pairs(16), says: played("[n,m: n-k,k if k <= m]") },
  "[n: n-1 | n-2 | n/3]": {
    at: heaps(120),
    says: valued((n) => [...(n > 1 ? [[n - 2]] : []), ...(n > 0 ? [[n - 1], [Math.floor(n / 3)]] : [])]),
  },
  "[x,y: x-2*k,y+k | x+k,y-2*k]": { at: pairs(12), says: played("[x,y: x-2*k,y+k | x+k,y-2*k]") },
  "[n: n-1 | 2 # n/2 if n > 0 and n % 2 = 0]": {
    at: heaps(80),
    says: valued((n) => [...(n > 0 ? [[n - 1]] : []), ...(n > 0 && n % 2 === 0 ? [[n / 2, n / 2]] : [])]),
  },
  "[n: n-1 | n/2 if n > 0 and n % 2 = 0]": {
    at: heaps(80),
    says: valued((n) => [
      ...(n > 0 ? [[n - 1]] : []),
      ...(n > 0 && n % 2 === 0 ? [[n / 2, n / 2, n / 2]] : []),
    ]),
  },
  "[n: n-k | a & b & n-a-b if a <= b and b <= n-a-b]": {
    at: heaps(40),
    says: valued((n) => [...below(n), ...thirds(n)]),
  },
  "[n: n-k if gcd(k,n) = 1]": {
    at: heaps(80),
    says: valued((n) => below(n).filter(([to]) => gcd(n - to!, n) === 1)),
  },
  "[n: n-k if k in divisors(n) and 1 < k < n]": {
    at: heaps(80),
    says: played("[n: n-k if k in divisors(n) and 1 < k < n]"),
  },
  "[n: k # n/k if k in divisors(n) and k > 1]": {
    at: heaps(60),
    says: valued((n) =>
      below(n).flatMap(([to]) => (to! > 0 && n % to! === 0 ? [Array(n / to!).fill(to!)] : [])),
    ),
  },
  "[n: n-k if 2*k <= n]": {
    at: heaps(80),
    says: valued((n) => below(n).filter(([to]) => 2 * (n - to!) <= n)),
  },
  "[n,m: n-1,m | n,m-1 | n-1,m-1]": {
    at: pairs(16),
    says: played("[n,m: n-1,m | n,m-1 | n-1,m-1]"),
    zeros: true,
  },
};

/** Generous, so that answers do not depend on the load of the machine. */
const PATIENT = ["--time", "600"];

/**
 * Checks that each row finds the law of the document, and a program that agrees with its judge or with play.
 */
export function holds(rows: readonly Worked[]): void {
  let programs = "";
  const wanted: number[] = [];
  for (const { words, law, proof } of rows) {
    const id = words.at(-1)!;
    if (proof === "–") {
      const { verdict, because, formula } = JSON.parse(nimber([...words, ...PATIENT, "--json"]).stdout);
      expect([id, verdict, formula ?? because.en, HELD[id]]).toEqual([
        id,
        formula === undefined ? "none" : "observed",
        law,
        undefined,
      ]);
      continue;
    }
    const found = JSON.parse(nimber([...words, ...PATIENT, "--code", "python", "--json"]).stdout);
    expect([id, found.verdict, found.formula]).toEqual([id, "proved", law]);
    expect([id, proof]).toEqual([
      id,
      found.by === "theorem" ? "theorem" : `automaton, ${found.states} states`,
    ]);
    const { at, says, zeros } = HELD[id]!;
    wanted.push(...at.map(says));
    const called = found.code.includes("def lost") ? "lost(*at)" : `sg(*at)${zeros ? " == 0" : ""}`;
    programs += `${found.code}\nfor at in ${JSON.stringify(at)}:\n    print(int(${called}))\n`;
  }
  if (spawnSync("python3", ["--version"]).status !== 0) return;
  const printed = execFileSync("python3", ["-c", programs], { encoding: "utf8" }).trim().split("\n");
  expect(printed.map(Number)).toEqual(wanted);
}
