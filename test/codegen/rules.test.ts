import { expect, test } from "vitest";
import {
  languageNamed,
  parseAnswer,
  parseRead,
  type Template,
  templateCode,
  writable,
} from "../../src/codegen/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { oneIn } from "../part.ts";
import { inEach, run } from "./toolchains.ts";

const roll = dice(12);

type Position = readonly number[];
type Left = readonly Position[];

/** A rule, with its options written by hand. */
interface Case {
  readonly rule: string;
  readonly box: Position;
  readonly options: (...position: number[]) => Left[];
  readonly won?: (...position: number[]) => boolean;
  readonly legal?: (...position: number[]) => boolean;
  /** Whether each test has one position. */
  readonly single?: true;
}

const upTo = (n: number) => Array.from({ length: Math.max(n, 0) }, (_, i) => i + 1);
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const isPrime = (n: number) => n > 1 && upTo(n).filter((d) => n % d === 0).length === 2;
const isSquare = (n: number) => n > 0 && Number.isInteger(Math.sqrt(n));
const FIBONACCI = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89];
const POWERS = [1, 2, 4, 8, 16, 32, 64];

const cases: readonly Case[] = [
  {
    rule: "[n: n-1 | n/2]",
    box: [300],
    options: (n) => (n === 0 ? [] : [[[n - 1]], [[Math.floor(n / 2)]]]),
  },
  {
    rule: "[x,y: x-k,y | x,y-k | x-k,y-k]",
    box: [30, 40],
    options: (x, y) => [
      ...upTo(x).map((k) => [[x - k, y]]),
      ...upTo(y).map((k) => [[x, y - k]]),
      ...upTo(Math.min(x, y)).map((k) => [[x - k, y - k]]),
    ],
  },
  {
    rule: "[x,y: x-2*k,y+k | x+k,y-2*k]",
    box: [24, 24],
    options: (x, y) => [
      ...upTo(x / 2).map((k) => [[x - 2 * k, y + k]]),
      ...upTo(y / 2).map((k) => [[x + k, y - 2 * k]]),
    ],
  },
  {
    rule: "[n,m: n-k,2*k if k <= m]",
    box: [60, 60],
    options: (n, m) => upTo(Math.min(n, m)).map((k) => [[n - k, 2 * k]]),
  },
  {
    rule: "[x,y: min(x,y)-k,gcd(x,y) if k in powers(2) and max(x,y) > 3 | x-1,y%x if x > 1 and not y in primes | abs(x-y)/2,y-1 if x < y]",
    box: [25, 25],
    options: (x, y) => [
      ...POWERS.filter((k) => k <= Math.min(x, y) && Math.max(x, y) > 3).map((k) => [
        [Math.min(x, y) - k, gcd(x, y)],
      ]),
      ...(x > 1 && !isPrime(y) ? [[[x - 1, y % x]]] : []),
      ...(x < y ? [[[Math.floor((y - x) / 2), y - 1]]] : []),
    ],
  },
  {
    rule: "[n,m: n-k,m bitand bitnot(k,4) if k in digits(n) | n-k,k bitor m if k in digits(m,3) | n bitand m,m-1]",
    box: [60, 40],
    options: (n, m) =>
      [
        ...[...`${n}`].map(Number).map((k) => [[n - k, m & (15 - k)]]),
        ...[...m.toString(3)].map(Number).map((k) => [[n - k, k | m]]),
        ...(m > 0 ? [[[n & m, m - 1]]] : []),
      ].filter(([to]) => to![0]! >= 0 && `${to}` !== `${[n, m]}`),
  },
  {
    rule: "[n: split(n, equal) | n-2]",
    box: [120],
    options: (n) => [
      ...upTo(n)
        .filter((c) => c > 1 && n % c === 0)
        .map((c) => Array<Position>(c).fill([n / c])),
      ...(n > 1 ? [[[n - 2]]] : []),
    ],
  },
  {
    rule: "[n: split(n, distinct, 2..3) | split(n-1, mixed, 3..3) | n-1 & 1 if n > 2]",
    box: [60],
    options: (n) =>
      upTo(n).flatMap((a) => [
        ...(2 * a < n ? [[[a], [n - a]]] : []),
        ...upTo(n).flatMap((b) => (a < b && b < n - a - b ? [[[a], [b], [n - a - b]]] : [])),
        ...upTo(n).flatMap((b) =>
          a + b < n - 1 && (a !== b || 3 * a !== n - 1) ? [[[a], [b], [n - 1 - a - b]]] : [],
        ),
        ...(a === 1 && n > 2 ? [[[n - 1], [1]]] : []),
      ]),
  },
  {
    rule: "[n: k # n/k if k in divisors(n) and k > 1 | a & b & n-a-b-1 if a < b and b in fibonacci]",
    box: [80],
    options: (n) => [
      ...upTo(n)
        .filter((k) => k > 1 && n % k === 0)
        .map((k) => Array<Position>(k).fill([n / k])),
      ...FIBONACCI.flatMap((b) =>
        upTo(b - 1).flatMap((a) => (n - a - b - 1 >= 0 ? [[[a], [b], [n - a - b - 1]]] : [])),
      ),
    ],
  },
  {
    rule: "[x,y: x-k,y | x,y-k ; lost: x+y <= 1]",
    box: [20, 20],
    options: (x, y) =>
      x + y <= 1 ? [] : [...upTo(x).map((k) => [[x - k, y]]), ...upTo(y).map((k) => [[x, y - k]])],
  },
  {
    rule: "[x,y: x-k,y | x,y-k | x-1,y+1 if x > 3 ; legal: x != y and x < 17]",
    box: [20, 20],
    legal: (x, y) => x !== y && x < 17,
    options(x, y) {
      const isLegal = ([a, b]: Position) => a !== b && a! < 17;
      const all = [...upTo(x).map((k) => [x - k, y]), ...upTo(y).map((k) => [x, y - k])];
      if (x > 3) all.push([x - 1, y + 1]);
      return isLegal([x, y]) ? all.filter(isLegal).map((each) => [each]) : [];
    },
  },
  {
    rule: "[x,y: x-k,y if k <= 3 | x,y-k if k in squares ; won: x = y+2]",
    box: [25, 25],
    options: (x, y) => [
      ...upTo(Math.min(x, 3)).map((k) => [[x - k, y]]),
      ...upTo(y)
        .filter(isSquare)
        .map((k) => [[x, y - k]]),
    ],
    won: (x, y) => x === y! + 2,
  },
  {
    rule: "[n: n-k if k in {2..4,7} and n % 3 != 1 or k = 1 | n-k*k*k if n in squares | n-2**k if n > 5 and n % 2 = 0]",
    box: [200],
    options: (n) => [
      ...upTo(n)
        .filter((k) => ([2, 3, 4, 7].includes(k) && n % 3 !== 1) || k === 1)
        .map((k) => [[n - k]]),
      ...upTo(n)
        .filter((k) => k ** 3 <= n && isSquare(n))
        .map((k) => [[n - k ** 3]]),
      ...POWERS.concat(128)
        .filter((p) => p > 1 && p <= n && n > 5 && n % 2 === 0)
        .map((p) => [[n - p]]),
    ],
  },
  {
    rule: "[n: (n+k-1)/k if k in {2..9} and n > 1]",
    box: [2 ** 32 - 1],
    options: (n) => (n <= 1 ? [] : upTo(9).flatMap((k) => (k > 1 ? [[[Math.ceil(n / k)]]] : []))),
  },
  {
    rule: "[x,y: x/4,y if x > 0 | x,y/5 if y > 0]",
    box: [2 ** 50, 2 ** 45],
    options: (x, y) => [
      ...(x > 0 ? [[[Math.floor(x / 4), y]]] : []),
      ...(y > 0 ? [[[x, Math.floor(y / 5)]]] : []),
    ],
  },
  {
    rule: "[x,y,z: x-k,y,z | x,y-k,z | x,y,z-k if k <= 2 | x-k,y-k,z-k]",
    box: [9, 9, 9],
    options: (x, y, z) => [
      ...upTo(x).map((k) => [[x - k, y, z]]),
      ...upTo(y).map((k) => [[x, y - k, z]]),
      ...upTo(Math.min(z, 2)).map((k) => [[x, y, z - k]]),
      ...upTo(Math.min(x, y, z)).map((k) => [[x - k, y - k, z - k]]),
    ],
  },
  {
    rule: "[x,y: x-j,y-k if abs(j-k) <= 2 | x-k,y | x,y-k]",
    box: [60, 60],
    options: (x, y) => [
      ...upTo(x).flatMap((j) => upTo(y).flatMap((k) => (Math.abs(j - k) <= 2 ? [[[x - j, y - k]]] : []))),
      ...upTo(x).map((k) => [[x - k, y]]),
      ...upTo(y).map((k) => [[x, y - k]]),
    ],
    single: true,
  },
  // Two options that are not programs, and bring a table.
  {
    rule: "[n: split(n) if n > 2]",
    box: [24],
    options: (n) =>
      (n > 2 ? partitions(n, n).filter((parts) => parts.length > 1) : []).map((parts) =>
        parts.map((p) => [p]),
      ),
  },
  {
    rule: "[x,y: x-k*y,y+1 if y > 0 | x-1,y]",
    box: [20, 10],
    options: (x, y) => [
      ...(y > 0 ? upTo(x / y).map((k) => [[x - k * y, y + 1]]) : []),
      ...(x > 0 ? [[[x - 1, y]]] : []),
    ],
  },
];

function partitions(n: number, most: number): number[][] {
  if (n === 0) return [[]];
  return upTo(Math.min(n, most)).flatMap((part) => partitions(n - part, part).map((rest) => [part, ...rest]));
}

/** Value of a position; with `won` it is 1 if the player to move wins. */
function played({ options, won }: Case): (position: Position) => number {
  if (won === undefined)
    return plainGrundy(
      (position) => options(...position),
      (position) => position.join(),
    );
  const known = new Map<string, boolean>();
  const wins = (position: Position): boolean => {
    const key = position.join();
    const found = known.get(key) ?? (won(...position) || options(...position).some(([to]) => !wins(to!)));
    known.set(key, found);
    return found;
  };
  return (position) => Number(wins(position));
}

const LETTERS = ["a", "b", "c"];

/** Input for a program in some format, and the answers of plain play. */
function questions(each: Case, form: number): { input: string; output: string; template: Template } {
  const { rule, box } = each;
  const game = parseGame(rule);
  const value = played(each);
  const upToMost = (most: number) =>
    most < 2 ** 30 ? roll(most + 1) : Math.floor((roll(2 ** 31) / 2 ** 31) * (most + 1));
  const position = (): number[] => {
    const drawn = box.map(upToMost);
    return each.legal?.(...drawn) === false ? position() : drawn;
  };
  const letters = LETTERS.slice(0, box.length).join(" ");
  const word = (total: number) => (total === 0 ? "Bob" : "Alice");
  const values = writable(game, box) ? undefined : everyPosition(box).map(value);
  const template = { game, largest: box, ...(values && { values }) };
  if (each.won !== undefined || each.single || form === 0) {
    const tests = Array.from({ length: 80 }, position).filter((test) => Math.max(...test) > 0);
    const zeros = box.map(() => 0);
    return {
      template: {
        ...template,
        read: parseRead(`(${letters})* until ${zeros.join(" ")}`),
        answer: parseAnswer("Alice/Bob"),
      },
      input: [...tests, zeros, position()].map((test) => test.join(" ")).join("\n"),
      output: tests.map((test) => `${word(value(test))}\n`).join(""),
    };
  }
  if (form === 2) {
    const pairs = Array.from({ length: 60 }, () => [position(), position()] as const);
    const twice = LETTERS.concat("d", "e", "f")
      .slice(0, 2 * box.length)
      .join(" ");
    return {
      template: { ...template, read: parseRead(`T (${twice})*`), answer: parseAnswer("Alice/Bob") },
      input: `${pairs.length}\n${pairs.map((pair) => pair.flat().join(" ")).join("\n")}`,
      output: pairs.map(([a, b]) => `${word(value(a) ^ value(b))}\n`).join(""),
    };
  }
  const tests = Array.from({ length: 60 }, () => Array.from({ length: roll(5) }, position));
  const totals = tests.map((test) => test.reduce((sum, each) => sum ^ value(each), 0));
  if (form === 1) {
    return {
      template: { ...template, read: parseRead(`T (n (${letters})*n)*`), answer: parseAnswer("Alice/Bob") },
      input: `${tests.length}\n${tests.map((test) => [test.length, ...test.flat()].join(" ")).join("\n")}`,
      output: totals.map((total) => `${word(total)}\n`).join(""),
    };
  }
  const rows = [tests.slice(0, 17), tests.slice(17)];
  return {
    template: { ...template, read: parseRead(`(m (n (${letters})*n)*)*`), answer: parseAnswer("W/L rows") },
    input: rows
      .map(
        (row) => `${row.length}\n${row.map((test) => [test.length, ...test.flat()].join(" ")).join("\n")}\n`,
      )
      .join(""),
    output: [totals.slice(0, 17), totals.slice(17)]
      .map((row) => `${row.map((total) => (total === 0 ? "L" : "W")).join("")}\n`)
      .join(""),
  };
}

const everyPosition = (box: Position): Position[] =>
  box.reduce<Position[]>(
    (all, most) => all.flatMap((each) => [0, ...upTo(most)].map((n) => [...each, n])),
    [[]],
  );

const asked = cases.map((each, i) => questions(each, i % 4));

test("only splits into any number of parts, and letters that no form bounds, need a table", () => {
  expect(cases.filter(({ rule, box }) => !writable(parseGame(rule), box)).map(({ rule }) => rule)).toEqual(
    cases.slice(-2).map(({ rule }) => rule),
  );
});

inEach("rules in a line", "answer as plain play does", (chain, turn) => {
  const syntax = languageNamed(chain.id)!;
  const written = oneIn(6, [...asked.entries()], turn);
  const sources = written.map(([i, { template }]) =>
    templateCode(template, syntax, i % 2 === 0 ? "en" : "zh"),
  );
  const calls = written.map(([, { input }], i) => ({ args: [`${i}`], input }));
  const outputs = run(chain, chain.programs(sources), calls).map((text) => text.replaceAll("\r", ""));
  for (const [at, [i, { output }]] of written.entries()) expect(outputs[at], cases[i]!.rule).toBe(output);
});
