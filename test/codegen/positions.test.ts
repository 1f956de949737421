import { expect, test } from "vitest";
import { languageNamed, parseAnswer, parseRead, templateCode, valuesFor } from "../../src/codegen/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { byForm } from "../../src/judge/by-form/problem.ts";
import { answerAll, Reader, sourceOf as sourceFrom } from "../../src/judge/index.ts";
import { dice, type Options, plainGrundy } from "../oracle.ts";
import { isQuick } from "../part.ts";
import { inEach, outputsOf } from "./toolchains.ts";

type Place = readonly number[];

/** Format that computes its positions from the input; a random input, and the positions of its tests. */
interface Case {
  readonly id: string | undefined;
  readonly read: string;
  readonly print: string;
  readonly largest: number | readonly number[];
  options(place: Place, set: readonly number[]): readonly Place[];
  /** A test: its words, its positions, and its subtraction set. */
  test(roll: (n: number) => number): {
    readonly words: readonly (number | readonly number[])[];
    readonly places: readonly Place[];
    readonly set?: readonly number[];
  };
}

const TESTS = 40;

const upTo = (n: number) => Array.from({ length: Math.max(n, 0) }, (_, i) => i + 1);

const takes = ([n = 0]: Place, set: readonly number[]) => set.filter((s) => s <= n).map((s) => [n - s]);

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

const cases: readonly Case[] = [
  {
    id: "{1,2,4}",
    read: "T (n a*n)* -> a-1",
    print: "Case #i: Alice/Bob",
    largest: 30,
    options: (place) => takes(place, [1, 2, 4]),
    test(roll) {
      const a = Array.from({ length: 1 + roll(4) }, () => 1 + roll(30));
      return { words: [a.length, a], places: a.map((each) => [each - 1]) };
    },
  },
  {
    id: "[w,b: w-k,b if k <= 3 | w,b-2 | w-1,b-1]",
    read: "T (n w*n b*n)*",
    print: "Yes/No",
    largest: 15,
    options: ([w = 0, b = 0]) =>
      [...upTo(Math.min(w, 3)).map((k) => [w - k, b]), [w, b - 2], [w - 1, b - 1]].filter(
        (to) => Math.min(...to) >= 0,
      ),
    test(roll) {
      const places = upTo(1 + roll(4)).map(() => [roll(16), roll(16)] as const);
      return { words: [places.length, places.map(([w]) => w), places.map(([, b]) => b)], places };
    },
  },
  {
    id: "{1,2,4}",
    read: "T (n (c a)*n)* -> c # a+i & i%2 # a",
    print: "Yes/No",
    largest: 30,
    options: (place) => takes(place, [1, 2, 4]),
    test(roll) {
      const pairs = upTo(1 + roll(4)).map(() => [roll(4), roll(20)] as const);
      const places = pairs.flatMap(([c, a], at) => [
        ...upTo(c).map(() => [a + at + 1]),
        ...(at % 2 === 0 ? [[a]] : []),
      ]);
      return { words: [pairs.length, ...pairs], places };
    },
  },
  {
    id: "[w,b: w-k,b if k <= 3 | w,b-2 | w-1,b-1]",
    read: "T (n w*n b*n)* -> b # w,i",
    print: "W/L",
    largest: 15,
    options: ([w = 0, b = 0]) =>
      [...upTo(Math.min(w, 3)).map((k) => [w - k, b]), [w, b - 2], [w - 1, b - 1]].filter(
        (to) => Math.min(...to) >= 0,
      ),
    test(roll) {
      const pairs = upTo(1 + roll(4)).map(() => [roll(16), roll(4)] as const);
      const places = pairs.flatMap(([w, b], at) => upTo(b).map(() => [w, at + 1]));
      return { words: [pairs.length, pairs.map(([w]) => w), pairs.map(([, b]) => b)], places };
    },
  },
  // Lists that are sorted: chessmen in any order, whose gaps are a staircase; rows within a test.
  {
    id: "nim",
    read: "T (n x*n sorted)* -> (n-i+1)%2 # x-before(x)-1",
    print: "First/Second",
    largest: 60,
    options: ([n = 0]) => upTo(n).map((k) => [n - k]),
    test(roll) {
      const squares = [...new Set(upTo(1 + roll(7)).map(() => 1 + roll(60)))];
      const order = squares.toSorted((a, b) => a - b);
      const gaps = order.map((x, at) => x - (order[at - 1] ?? 0) - 1);
      return {
        words: [squares.length, squares],
        places: gaps
          .toReversed()
          .filter((_, i) => i % 2 === 0)
          .map((gap) => [gap]),
      };
    },
  },
  {
    id: "{1,3,4}",
    read: "T (m k (n a*n sorted)*m u*k-1 sorted)* -> last(a) # i & i%2 # u/2",
    print: "W/L",
    largest: 40,
    options: (place) => takes(place, [1, 3, 4]),
    test(roll) {
      const rows = upTo(1 + roll(3)).map(() => upTo(roll(4)).map(() => roll(5)));
      const u = upTo(roll(6)).map(() => roll(40));
      const places = [
        ...rows.flatMap((row, at) => upTo(Math.max(0, ...row)).map(() => [at + 1])),
        ...u.toSorted((a, b) => a - b).flatMap((each, at) => (at % 2 === 0 ? [[Math.floor(each / 2)]] : [])),
      ];
      return {
        words: [rows.length, u.length + 1, ...rows.flatMap((row) => [row.length, ...row]), u],
        places,
      };
    },
  },
  {
    id: undefined,
    read: "T (n m {s*m})*",
    print: "First/Second",
    largest: 40,
    options: (place, set) => takes(place, set),
    test(roll) {
      const set = upTo(1 + roll(4)).map(() => 1 + roll(9));
      const n = roll(41);
      return { words: [n, set.length, set], places: [[n]], set };
    },
  },
  {
    id: undefined,
    read: "T (n m a*n {s*m})*",
    print: "Case #i: W/L",
    largest: 40,
    options: (place, set) => takes(place, set),
    test(roll) {
      const set = upTo(1 + roll(4)).map(() => 1 + roll(9));
      const a = upTo(1 + roll(5)).map(() => roll(41));
      return { words: [a.length, set.length, a, set], places: a.map((n) => [n]), set };
    },
  },
  {
    id: "[x,y: x-k,y if gcd(k,y+1) = 1 | x,y-1]",
    read: "T (l r k)* -> r-l,gcd(l,k)%7 & k/2,min(l,5)",
    print: "1/0",
    largest: 20,
    options: ([x = 0, y = 0]) => [
      ...upTo(x)
        .filter((k) => gcd(k, y + 1) === 1)
        .map((k) => [x - k, y]),
      ...(y > 0 ? [[x, y - 1]] : []),
    ],
    test(roll) {
      const [l, k] = [roll(10), roll(21)];
      const r = l + roll(11);
      const places = [
        [r - l, gcd(l, k) % 7],
        [Math.floor(k / 2), Math.min(l, 5)],
      ];
      return { words: [l, r, k], places };
    },
  },
  {
    id: "{1,2,4}",
    read: "T (n a*n m (b c)*m)* -> max(a)-min(a) & sum(b*c)%31 & xor(c+i)%8 & gcd(b)",
    print: "Yes/No",
    largest: 30,
    options: (place) => takes(place, [1, 2, 4]),
    test(roll) {
      const a = upTo(1 + roll(4)).map(() => roll(31));
      const pairs = upTo(roll(4)).map(() => [roll(13), roll(9)] as const);
      const places = [
        Math.max(...a) - Math.min(...a),
        pairs.map(([b, c]) => b * c).reduce((x, y) => x + y, 0) % 31,
        pairs.map(([, c], at) => c + at + 1).reduce((x, y) => x ^ y, 0) % 8,
        pairs.map(([b]) => b).reduce(gcd, 0),
      ];
      return { words: [a.length, a, pairs.length, ...pairs], places: places.map((n) => [n]) };
    },
  },
  {
    id: "{1,3}",
    read: "T (r c (a*c)*r)* -> sum(a) & (i+j)%2 # a & max(a*j)%20",
    print: "Yes/No",
    largest: 40,
    options: (place) => takes(place, [1, 3]),
    test(roll) {
      const width = roll(4);
      const rows = upTo(roll(4)).map(() => upTo(width).map(() => roll(11)));
      const places = rows.flatMap((row, y) => [
        row.reduce((x, z) => x + z, 0),
        ...row.filter((_, x) => (x + y) % 2 === 1),
        Math.max(0, ...row.map((each) => each * (y + 1))) % 20,
      ]);
      return { words: [rows.length, width, ...rows], places: places.map((n) => [n]) };
    },
  },
  {
    id: "nim",
    read: "T (n (x y)*n)* -> (n-i+1)%2 # x-before(x)-1 & sum((x-before(x))*(y+before(y)%2))%9 & last(x)%5",
    print: "Yes/No",
    largest: 40,
    options: ([n = 0]) => upTo(n).map((k) => [n - k]),
    test(roll) {
      const pairs = upTo(roll(5)).map(() => [0, roll(6)]);
      for (const [i, pair] of pairs.entries()) pair[0] = (pairs[i - 1]?.[0] ?? 0) + 1 + roll(9);
      const before = (i: number) => pairs[i - 1] ?? [0, 0];
      const places = [
        ...pairs.flatMap(([x], i) => ((pairs.length - i) % 2 === 1 ? [x! - before(i)[0]! - 1] : [])),
        pairs
          .map(([x, y], i) => (x! - before(i)[0]!) * (y! + (before(i)[1]! % 2)))
          .reduce((a, b) => a + b, 0) % 9,
        (pairs.at(-1)?.[0] ?? 0) % 5,
      ];
      return { words: [pairs.length, ...pairs], places: places.map((n) => [n]) };
    },
  },
  {
    id: "nim",
    read: "T (m (n a*n)*m)* -> max(a,before(a)) & last(a)",
    print: "Yes/No",
    largest: 40,
    options: ([n = 0]) => upTo(n).map((k) => [n - k]),
    test(roll) {
      const rows = upTo(roll(4)).map(() => upTo(roll(4)).map(() => roll(30)));
      const places = rows.flatMap((row) => [
        ...row.map((n, i) => Math.max(n, row[i - 1] ?? 0)),
        row.at(-1) ?? 0,
      ]);
      return {
        words: [rows.length, ...rows.map((row) => [row.length, ...row])],
        places: places.map((n) => [n]),
      };
    },
  },
  {
    id: "nim",
    read: "T (m n (a*n)*m b*n)* -> mex(a) & mex(b/2)+1",
    print: "Yes/No",
    largest: 40,
    options: ([n = 0]) => upTo(n).map((k) => [n - k]),
    test(roll) {
      const width = 1 + roll(6);
      const rows = upTo(roll(4)).map(() => upTo(width).map(() => roll(5) + (roll(9) === 0 ? 2_000_000 : 0)));
      const b = upTo(width).map(() => roll(9));
      const missing = (all: readonly number[]) => [0, ...upTo(9)].find((n) => !all.includes(n))!;
      const places = [...rows.map(missing), missing(b.map((each) => Math.floor(each / 2))) + 1];
      return { words: [rows.length, width, ...rows, b], places: places.map((n) => [n]) };
    },
  },
  // Lists from the last number to the first, and functions in terms of their value so far.
  {
    id: "nim",
    read: "T (m n (a*n reversed)*m b*n)* -> fold(a%5+min(max(a-g,0),2)) & fold((b+g)%7+i%2) & last(a)",
    print: "Yes/No",
    largest: 40,
    options: ([n = 0]) => upTo(n).map((k) => [n - k]),
    test(roll) {
      const width = roll(7);
      const rows = upTo(roll(4)).map(() => upTo(width).map(() => roll(20)));
      const b = upTo(width).map(() => roll(30));
      const places = [
        ...rows.flatMap((row) => [
          row.reduceRight((g, each) => (each % 5) + Math.min(Math.max(each - g, 0), 2), 0),
          row[0] ?? 0,
        ]),
        b.reduce((g, each, at) => ((each + g) % 7) + ((at + 1) % 2), 0),
      ];
      return { words: [rows.length, width, ...rows, b], places: places.map((each) => [each]) };
    },
  },
  // The numbers of a range that are not in a list.
  {
    id: "nim",
    read: "T (m (n a*n absent(2..9))*m k b*k absent(0..6) reversed)* -> a+before(a)*i & size(a) & max(before(b)-b,0)",
    print: "Yes/No",
    largest: 90,
    options: ([n = 0]) => upTo(n).map((k) => [n - k]),
    test(roll) {
      const rows = upTo(roll(3)).map(() => upTo(roll(6)).map(() => 2 + roll(8)));
      const b = upTo(roll(6)).map(() => roll(7));
      const absent = (from: number, to: number, all: readonly number[]) =>
        upTo(to - from + 1)
          .map((k) => from + k - 1)
          .filter((each) => !all.includes(each));
      const places = [
        ...rows.flatMap((row) => {
          const left = absent(2, 9, row);
          return [...left.map((each, i) => each + (left[i - 1] ?? 0) * (i + 1)), left.length];
        }),
        ...absent(0, 6, b)
          .reverse()
          .map((each, i, all) => Math.max((all[i - 1] ?? 0) - each, 0)),
      ];
      return {
        words: [rows.length, ...rows.map((row) => [row.length, ...row]), b.length, ...b],
        places: places.map((n) => [n]),
      };
    },
  },
  {
    id: "{1,2,4}",
    read: "T (n (x y)*n/2 k a*n-2)* -> valuation(x+y,2) & popcount(x) # y & bigomega(k) & a/(k%3+1)",
    print: "Yes/No",
    largest: 30,
    options: (place) => takes(place, [1, 2, 4]),
    test(roll) {
      const n = 2 + roll(5);
      const pairs = upTo(Math.floor(n / 2)).map(() => [roll(16), roll(16)] as const);
      const k = roll(60);
      const a = upTo(n - 2).map(() => roll(31));
      const primeFactors = (m: number): number => {
        const d = upTo(m).find((each) => each > 1 && m % each === 0);
        return d === undefined ? 0 : 1 + primeFactors(m / d);
      };
      const places = [
        ...pairs.flatMap(([x, y]) => [
          upTo(5).filter((e) => x + y > 0 && (x + y) % 2 ** e === 0).length,
          ...[...x.toString(2)].filter((bit) => bit === "1").map(() => y),
        ]),
        primeFactors(k),
        ...a.map((each) => Math.floor(each / ((k % 3) + 1))),
      ];
      return { words: [n, ...pairs, k, a], places: places.map((each) => [each]) };
    },
  },
  // More positions than one table holds, so it is filled again for the parameters of each test.
  {
    id: "[n,k,l: n-1,k,l | n-k,k,l | n-l,k,l]",
    read: "T (k l m n*m)* -> n,k,l",
    print: "A/B",
    largest: [300, 60, 60],
    options: ([n = 0, k = 0, l = 0]) =>
      [1, k, l].filter((taken) => 0 < taken && taken <= n).map((taken) => [n - taken, k, l]),
    test(roll) {
      const [k, l] = [roll(9), roll(61)];
      const heaps = upTo(1 + roll(4)).map(() => roll(301));
      return { words: [k, l, heaps.length, heaps], places: heaps.map((n) => [n, k, l]) };
    },
  },
  {
    id: "[x,k,y: x-j,k,y if j <= k | x,k,y-j if j < k and y % 2 = 1]",
    read: "T (m (x y)*m k)* -> y,k,x",
    print: "A/B",
    largest: [70, 400, 70],
    options: ([x = 0, k = 0, y = 0]) => [
      ...upTo(Math.min(x, k)).map((j) => [x - j, k, y]),
      ...(y % 2 === 1 ? upTo(Math.min(y, k - 1)) : []).map((j) => [x, k, y - j]),
    ],
    test(roll) {
      const k = roll(12);
      const pairs = upTo(1 + roll(3)).map(() => [roll(71), roll(71)]);
      return { words: [pairs.length, pairs.flat(), k], places: pairs.map(([x, y]) => [y!, k, x!]) };
    },
  },
];

const sourceOf = ({ id, read, print, largest }: Case, language: string): string => {
  const form = parseRead(read);
  const game = id === undefined ? undefined : parseGame(id);
  const size = id?.includes(",y:") || id?.includes(",b:") ? 2 : 1;
  const box = typeof largest === "number" ? Array<number>(size).fill(largest) : largest;
  const input = { read: form, tests: TESTS };
  return templateCode(
    {
      ...(game && { game, ...valuesFor(game, input, box) }),
      ...input,
      answer: parseAnswer(print),
      largest: box,
    },
    languageNamed(language)!,
    "en",
  );
};

function callOf(each: Case, roll: (n: number) => number): { input: string; output: string } {
  const tests = Array.from({ length: TESTS }, () => each.test(roll));
  const words = tests.map(({ words }) => words.flat().join(" "));
  const [, heading = "", wins, loses] = /^(.*i: )?(.*)\/(.*)$/.exec(each.print)!;
  const output = tests.map(({ places, set = [] }, i) => {
    const options: Options<Place> = (place) => each.options(place, set).map((to) => [to]);
    const value = plainGrundy(options, (place) => place.join());
    const total = places.reduce((sum, place) => sum ^ value(place), 0);
    return `${heading.replace("i", `${i + 1}`)}${total === 0 ? loses : wins}`;
  });
  return { input: `${TESTS}\n${words.join("\n")}\n`, output: output.join("\n") };
}

inEach("positions made of what is read", "are those of the form", (chain, turn) => {
  const roll = dice(31 + turn);
  const asked = cases.map((each) => callOf(each, roll));
  const sources = cases.map((each) => sourceOf(each, chain.id));
  const outputs = outputsOf(chain, sources, asked);
  for (const [i, { input, output }] of asked.entries())
    expect(outputs[i]!.trimEnd(), `${cases[i]!.read}\n${input}`).toBe(output);
});

test.skipIf(isQuick)("judge makes these positions, too", () => {
  const roll = dice(30);
  for (const each of cases) {
    const { input, output } = callOf(each, roll);
    const game = each.id === undefined ? undefined : parseGame(each.id);
    const judging = byForm({ game, read: parseRead(each.read), answer: parseAnswer(each.print) }, {});
    const lines: string[] = [];
    answerAll(judging, new Reader(sourceFrom(Buffer.from(input))), (line) => lines.push(line));
    expect(lines.join("\n"), `${each.read}\n${input}`).toBe(output);
  }
});

test("a search, and a table that is too long, know all coordinates", () => {
  for (const [rule, read, most] of [
    ["[x,y: z,y if x < z and z <= y and gcd(x,z) = 1]", "x y", 1000],
    ["[x,y,k: x-1,y,k | x,y-1,k | x-k,y-k,k]", "x y k", 4000],
  ] as const) {
    const game = parseGame(rule);
    const largest = rule
      .slice(1, rule.indexOf(":"))
      .split(",")
      .map(() => most);
    const input = { game, read: parseRead(read), answer: parseAnswer("W/L"), largest };
    const values = valuesFor(game, input, largest);
    expect(templateCode({ ...input, ...values }, languageNamed("cpp")!, "en")).toContain("waiting");
  }
});
