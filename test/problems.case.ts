export type Position = readonly number[];

/** Problem by its statement: the options of a position, and the input for some positions. */
interface Stated {
  readonly options: (...position: number[]) => Position[][];
  /** Bounds of the numbers of the positions. */
  readonly least: Position;
  readonly most: Position;
  /** Input for tests; each test is a sum of positions. */
  readonly input?: (tests: readonly (readonly Position[])[]) => string;
  /** Number of positions per test, and of tests per input. */
  readonly sum?: number;
  readonly tests?: number;
  /** Index of the number that all positions of an input share. */
  readonly shared?: number;
}

export const upTo = (n: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor(n)) }, (_, i) => i + 1);

export /** Board with bombs; two of them at one place are none. */
function boardOf(bombs: readonly (readonly number[])[]): string {
  const isBomb = (x: number, y: number) => bombs.filter(([a, b]) => a === x && b === y).length % 2 === 1;
  const rows = upTo(12).map((x) =>
    upTo(12)
      .map((y) => (isBomb(x, y) ? "#" : "."))
      .join(""),
  );
  return `12 12\n${rows.join("\n")}\n`;
}

const each = (tests: readonly (readonly Position[])[]): string =>
  tests.map((test) => test.flat().join(" ")).join("\n");

const counted = (tests: readonly (readonly Position[])[]) =>
  `${tests.length}\n${tests.map((test) => `${test.length}\n${test.flat().join(" ")}`).join("\n")}`;

const zeros = (n: number) => (tests: readonly (readonly Position[])[]) =>
  `${each(tests)}\n${Array(n).fill(0).join(" ")}\n`;

const counted1 = (tests: readonly (readonly Position[])[]) => `${tests.length}\n${each(tests)}\n`;

const isPower = (k: number, p: number): boolean => k === p || (k % p === 0 && k > p && isPower(k / p, p));

const takes = (n: number, all: readonly number[]) => all.filter((k) => k <= n).map((k) => [[n - k]]);

const FIBONACCI = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144];

const POWERS = [1, 2, 4, 8, 16, 32, 64, 128];

export const stated: Readonly<Record<string, Stated>> = {
  "HDU 1848": { options: (n) => takes(n, FIBONACCI), least: [1], most: [120], sum: 3, input: zeros(3) },
  "HDU 2147": {
    options: (n, m) =>
      [
        [n - 1, m],
        [n, m - 1],
        [n - 1, m - 1],
      ]
        .filter((to) => Math.min(...to) > 0)
        .map((to) => [to]),
    least: [1, 1],
    most: [20, 20],
    input: zeros(2),
  },
  "POJ 2311": { options: () => [], least: [2, 2], most: [14, 14], input: each },
  "ZOJ 3057": {
    options: (...p) =>
      [0, 1, 2].flatMap((i) =>
        [0, 1, 2].flatMap((j) =>
          j < i
            ? []
            : upTo(Math.min(p[i]!, p[j]!)).map((k) => [p.map((n, at) => (at === i || at === j ? n - k : n))]),
        ),
      ),
    least: [0, 0, 0],
    most: [9, 9, 9],
    input: each,
  },
  "HDU 2188": {
    options: (n, m) => upTo(Math.min(n, m)).map((k) => [[n - k, m]]),
    least: [1, 1],
    most: [60, 9],
    input: (tests) => `${tests.length}\n${each(tests)}`,
  },
  "HDU 3032": {
    options: (n) => [...upTo(n).map((k) => [[n - k]]), ...upTo(n - 1).map((a) => [[a], [n - a]])],
    least: [1],
    most: [50],
    sum: 3,
    input: counted,
  },
  "HDU 5795": {
    options: (n) => [
      ...upTo(n).map((k) => [[n - k]]),
      ...upTo(n - 2).flatMap((a) => upTo(n - a - 1).map((b) => [[a], [b], [n - a - b]])),
    ],
    least: [1],
    most: [30],
    sum: 4,
    input: counted,
  },
  "HDU 1847": { options: (n) => takes(n, POWERS), least: [1], most: [200], input: each },
  "POJ 1067": {
    options: (a, b) => [
      ...upTo(a).map((k) => [[a - k, b]]),
      ...upTo(b).map((k) => [[a, b - k]]),
      ...upTo(Math.min(a, b)).map((k) => [[a - k, b - k]]),
    ],
    least: [0, 0],
    most: [30, 30],
    input: each,
  },
  "HDU 1517": {
    options: (n) => (n <= 1 ? [] : [2, 3, 4, 5, 6, 7, 8, 9].map((k) => [[Math.ceil(n / k)]])),
    least: [1],
    most: [400],
    input: each,
  },
  "HDU 1525": {
    options: (a, b) => [
      ...(a > 0 ? upTo(b / a).map((k) => [[a, b - k * a]]) : []),
      ...(b > 0 ? upTo(a / b).map((k) => [[a - k * b, b]]) : []),
    ],
    least: [1, 1],
    most: [40, 40],
    input: zeros(2),
  },
  P4018: {
    options: (n) =>
      takes(
        n,
        upTo(n).filter(
          (k) => k === 1 || [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37].some((p) => isPower(k, p)),
        ),
      ),
    least: [1],
    most: [40],
    input: counted1,
  },
  "CF 1537D": {
    options: (n) =>
      takes(
        n,
        upTo(n - 1).filter((k) => k > 1 && n % k === 0),
      ),
    least: [1],
    most: [120],
    input: counted1,
  },
  "CF 451A": {
    options: (x, y) => (x > 0 && y > 0 ? [[[x - 1, y - 1]]] : []),
    least: [1, 1],
    most: [30, 30],
    tests: 1,
    input: each,
  },
  "ARC 091F": {
    options: (a, k) => upTo(Math.floor(a / k)).map((t) => [[a - t, k]]),
    least: [1, 1],
    most: [60, 9],
    sum: 5,
    tests: 1,
    input: ([test = []]) => `${test.length}\n${test.map((p) => p.join(" ")).join("\n")}\n`,
  },
  "HDU 2873": {
    options: (x, y) => {
      if (x === 1) return upTo(y - 1).map((v) => [[1, v]]);
      if (y === 1) return upTo(x - 1).map((u) => [[u, 1]]);
      return upTo(x - 1).flatMap((u) =>
        upTo(y - 1).map((v) => [
          [u, y],
          [x, v],
        ]),
      );
    },
    least: [1, 1],
    most: [12, 12],
    sum: 3,
    input: (tests) => `${tests.map(boardOf).join("")}0 0\n`,
  },
  "HDU 4155": {
    options: (...left) => {
      const used = left.reduce((sum, n, i) => sum + (4 - n) * (i + 1), 0);
      return left.flatMap((n, i) =>
        n > 0 && used + i + 1 <= 31 ? [[left.map((each, at) => (at === i ? each - 1 : each))]] : [],
      );
    },
    least: [1, 1, 2, 2, 2, 2],
    most: [4, 4, 4, 4, 4, 4],
  },
  "CF 1312F": {
    options: (a, t) =>
      a === 0
        ? []
        : [
            [[Math.max(a - 3, 0), 0]],
            ...(t === 1 ? [] : [[[Math.max(a - 2, 0), 1]]]),
            ...(t === 2 ? [] : [[[Math.max(a - 1, 0), 2]]]),
          ],
    least: [0, 0],
    most: [60, 2],
  },
  P2148: {
    options: (x, y) => [...upTo(x - 1).map((a) => [[a, x - a]]), ...upTo(y - 1).map((b) => [[b, y - b]])],
    least: [1, 1],
    most: [20, 20],
  },
  P3185: {
    options: (m) => upTo(m - 1).flatMap((a) => upTo(m - 1).map((b) => [[a], [b]])),
    least: [1],
    most: [20],
  },
  P3235: {
    options: (n, f) =>
      n < f
        ? []
        : upTo(n)
            .filter((k) => k > 1)
            .map((k) => Array.from({ length: k }, (_, i) => [Math.floor(n / k) + (i < n % k ? 1 : 0), f])),
    least: [1, 1],
    most: [60, 6],
    sum: 3,
    input: (tests) => {
      const f = tests[0]![0]![1];
      return `${tests.length} ${f}\n${tests.map((test) => [test.length, ...test.map(([n]) => n)].join(" ")).join("\n")}\n`;
    },
    shared: 1,
  },
};
