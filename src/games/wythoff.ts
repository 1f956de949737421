import { isqrt } from "../nimber/isqrt.ts";
import { minus, type Natural, natural, plus } from "../nimber/natural.ts";
import { readNatural } from "../nimber/read-natural.ts";
import type { Family, Game, LocalizedText, Theorem } from "../types.ts";
import { heapRows } from "./family/heap-rows.ts";
import type { HeapsMove } from "./family/heaps.ts";
import { tuples } from "./family/natural.ts";
import { isPair, parsePair } from "./family/pair.ts";

/** Two heaps. */
export type Pair = readonly [Natural, Natural];

const NAME: LocalizedText = { en: "Wythoff's game", zh: "威佐夫博弈" };

const HEAPS: LocalizedText = { en: "two heaps, such as 3,5", zh: "两堆，如 3,5" };

/**
 * The n-th P-position of Wythoff's game with diagonal differences up to `d`: the smaller heap, then the
 * larger.
 */
export function wythoffPair(d: number, n: bigint): readonly [bigint, bigint] {
  const step = BigInt(d) + 1n;
  const discriminant = (step * step + 4n) * n * n;
  const small = (n * (2n - step) + isqrt(discriminant)) / 2n;
  return [small, small + step * n];
}

function* moves([a, b]: Pair, d: number): Generator<HeapsMove<Pair>> {
  for (let i = 1; i <= a; i++) yield move([a, b], i, 0);
  for (let j = 1; j <= b; j++) yield move([a, b], 0, j);
  for (let i = 1; i <= a && i - d <= b; i++) {
    for (let j = Math.max(1, i - d); j <= i + d && j <= b; j++) yield move([a, b], i, j);
  }
}

const move = ([a, b]: Pair, i: Natural, j: Natural): HeapsMove<Pair> => ({
  at: `${i},${j}`,
  to: [[minus(a, i), minus(b, j)]],
  taken: [i, j].flatMap((tokens, heap) => (tokens === 0 ? [] : [{ heap, tokens }])),
});

/** Move with this name, if there is one. */
function namedMove([a, b]: Pair, d: number, at: string): HeapsMove<Pair> | undefined {
  const [i, j, ...more] = at.split(",").map(readNatural);
  if (i === undefined || j === undefined || more.length > 0 || i > a || j > b) return undefined;
  if (i === 0 ? j === 0 : j !== 0 && (i > plus(j, d) || j > plus(i, d))) return undefined;
  const found = move([a, b], i, j);
  return found.at === at ? found : undefined;
}

/** Whether heaps `a` and `b` are a P-position of Wythoff's game with differences up to `d`. */
export function isWythoffP(d: number, a: bigint, b: bigint): boolean {
  const [x, y] = a <= b ? [a, b] : [b, a];
  const step = BigInt(d) + 1n;
  return (y - x) % step === 0n && wythoffPair(d, (y - x) / step)[0] === x;
}

/**
 * Candidates for P-positions one move away: pairs that share a heap with [a, b], or whose difference is
 * within d of its difference.
 */
function* nearby([a, b]: Pair, d: number): Generator<readonly [bigint, bigint]> {
  const step = BigInt(d) + 1n;
  const gap = BigInt(a) < BigInt(b) ? BigInt(b) - BigInt(a) : BigInt(a) - BigInt(b);
  const near = gap / step;
  const indices = [
    near,
    near + 1n,
    ...[a, b].flatMap((heap) => [0, 1].map((side) => indexOf(BigInt(heap), side, d))),
  ];
  for (const n of indices) {
    const [x, y] = wythoffPair(d, n);
    yield [x, y];
    yield [y, x];
  }
}

/** Least n whose pair has at least `heap` at index `side`. */
function indexOf(heap: bigint, side: number, d: number): bigint {
  let low = 0n;
  let high = heap + 1n;
  while (low < high) {
    const middle = (low + high) / 2n;
    if (wythoffPair(d, middle)[side]! < heap) low = middle + 1n;
    else high = middle;
  }
  return low;
}

/** Move to a P-position, if there is one. */
export function reachWythoff([a, b]: Pair, d: number): HeapsMove<Pair> | undefined {
  for (const [x, y] of nearby([a, b], d)) {
    const i = BigInt(a) - x;
    const j = BigInt(b) - y;
    if (i < 0n || j < 0n || (i === 0n && j === 0n)) continue;
    const apart = i > j ? i - j : j - i;
    if (i === 0n || j === 0n || apart <= BigInt(d)) return move([a, b], natural(i), natural(j));
  }
  return undefined;
}

/** Formulas for the values of d that automata support. */
const FORMULAS = ["phi", "sqrt(2)", "(sqrt(13)-1)/2", "(sqrt(5)-1)"].map(
  (slope, d) =>
    `P iff min(x,y) = floor(${slope}*k) and max(x,y) = min(x,y) + ${d === 0 ? "" : `${d + 1}*`}k for some k >= 0`,
);

/** Misère outcomes: as in normal play except for the smallest positions. */
const misere: Theorem<Pair> = {
  claim: {
    en: "Under misère play the P-positions are (0, 1), (2, 2) and those of normal play with more than 3 tokens.",
    zh: "反常规则下，必败态恰为 (0, 1)、(2, 2)，以及正常规则下石子总数多于 3 的必败态。",
  },
  source: "Fraenkel, Amer. Math. Monthly 89 (1982) 353",
  proof: {
    by: "automaton",
    formula: "P iff x + y = 1 or x = 2 and y = 2 or x + y >= 5 and min(x,y) = floor(phi*abs(x-y))",
  },
  play: "misere",
  covers: (...pairs) => pairs.length === 1,
  cases: pairs,
  says([a, b]) {
    const tokens = BigInt(a) + BigInt(b);
    if (tokens < 5n) return tokens === 1n || (a === 2 && b === 2) ? "P" : "N";
    return isWythoffP(0, BigInt(a), BigInt(b)) ? "P" : "N";
  },
};

function* pairs(): Generator<readonly [Pair]> {
  for (const [a, b] of tuples(2)) yield [[a!, b!]];
}

function withDifferences(d: number): Game<Pair> {
  return {
    id: d === 0 ? "wythoff" : `wythoff(${d})`,
    chapter: "wythoff",
    name: d === 0 ? NAME : { en: `Wythoff's game, d = ${d}`, zh: `威佐夫博弈（d = ${d}）` },
    rule:
      d === 0
        ? {
            en: "Take any number of tokens from one heap, or equally many from both.",
            zh: "从一堆中取走任意多个石子，或从两堆中取走同样多个。",
          }
        : {
            en: `Take any number from one heap, or some from both, the numbers at most ${d} apart.`,
            zh: `从一堆中取走任意多个石子，或从两堆中各取至少一个，两数相差不超过 ${d}。`,
          },
    look: { picture: "queen" },
    start: [[5, 8]],
    space: "pair",
    notation: HEAPS,
    moves: (pair) => moves(pair, d),
    key: ([a, b]) => (a <= b ? `${a},${b}` : `${b},${a}`),
    parse: (text) => parsePair(text, HEAPS),
    format: (pair) => pair.join(","),
    isPosition: isPair,
    board: (pair) => heapRows(pair, moves(pair, d)),
    accelerators: {
      moveNamed: (pair, at) => namedMove(pair, d, at),
      moveToValue: (pair, value) => (value === 0 ? reachWythoff(pair, d) : undefined),
      encoding: { kind: "pair", diagonal: d },
      ruleInALine: {
        rule:
          d === 0 ? "[x,y: x-k,y | x,y-k | x-k,y-k]" : `[x,y: x-k,y | x,y-k | x-i,y-j if abs(i-j) <= ${d}]`,
      },
    },
    theorems: [
      {
        claim: {
          en: `The P-positions are ${pairsOf(d, ", where α = ")}.`,
          zh: `必败态恰为 ${pairsOf(d, "，其中 α = ")}。`,
        },
        source:
          d === 0 ? "Wythoff, Nieuw Arch. Wisk. 7 (1907) 199" : "Fraenkel, Amer. Math. Monthly 89 (1982) 353",
        ...(FORMULAS[d] !== undefined && { proof: { by: "automaton", formula: FORMULAS[d] } as const }),
        cases: pairs,
        says: ([a, b]) => (isWythoffP(d, BigInt(a), BigInt(b)) ? "P" : "N"),
      },
      ...(d === 0 ? [misere] : []),
    ],
  };
}

/** Text of the P-positions, and after `where` of α = (1 - d + √((d+1)² + 4)) / 2, without the 2 where it divides. */
function pairsOf(d: number, where: string): string {
  const half = (d + 1) / 2;
  const slope =
    d % 2 === 0
      ? `(${1 - d} + √${d * d + 2 * d + 5})/2`
      : `${half === 1 ? "" : `${1 - half} + `}√${half * half + 1}`;
  return `(⌊nα⌋, ⌊nα⌋ + ${d === 0 ? "" : d + 1}n)${where}${slope}`;
}

/** Wythoff's game. */
export const wythoff: Game<Pair> = withDifferences(0);

/** Wythoff's game for each d: the two numbers taken from both heaps differ by at most d. */
export const wythoffFamily: Family<Pair> = {
  id: "wythoff",
  name: NAME,
  rule: {
    en: "Take any number of tokens from one heap, or from both, the two numbers at most d apart (d = 0 unless given).",
    zh: "从一堆中取走任意多个石子，或从两堆中各取至少一个，两数相差不超过 d（默认 d = 0）。",
  },
  parameters: [{ name: "d", least: 0, usual: 0 }],
  game: (d = 0) => (d === 0 ? wythoff : withDifferences(d)),
};
