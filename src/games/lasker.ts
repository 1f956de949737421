import { saysOf } from "../law-value/evaluate.ts";
import type { Natural } from "../nimber/natural.ts";
import { minus, natural, plus } from "../nimber/natural.ts";
import type { Game, Move, PeriodicLaw } from "../types.ts";
import { byLaw } from "./family/by-law.ts";
import { gapNamed, heapGame, numberNamed, type RowMove } from "./family/heap.ts";

function* moves(heap: Natural): Generator<RowMove> {
  for (let s = 1; s <= heap; s++) yield taking(heap, s);
  for (let a = 1; a < heap; a++) yield splitting(heap, a);
}

function taking(heap: Natural, s: Natural): RowMove {
  const left = minus(heap, s);
  const first = Number(left) + 1;
  return { at: `${s}`, to: [left], first, last: first };
}

const splitting = (heap: Natural, a: Natural): RowMove => ({
  at: `${a}|${plus(a, 1)}`,
  to: [a, minus(heap, a)],
  first: 1,
  last: 0,
  cut: Number(a),
});

/** Move with this name, if there is one. */
function named(heap: Natural, at: string): RowMove | undefined {
  const [taken, part] = [numberNamed(at, heap), gapNamed(at, heap)];
  if (taken !== undefined) return taking(heap, taken);
  return part === undefined ? undefined : splitting(heap, part);
}

const law: PeriodicLaw = { kind: "periodic", preperiod: 1, period: 4, saltus: 4, values: [0, 1, 2, 4, 3] };

/** Move to `value`: a take, for which only three heap sizes are possible, or else a split. */
function reach(heap: Natural, value: Natural): Move<Natural> | undefined {
  for (const left of [value, plus(value, 1), ...(value === 0 ? [] : [minus(value, 1)])]) {
    if (left < heap && saysOf(law)(left) === value) return { at: `${minus(heap, left)}`, to: [left] };
  }
  const a = firstPart(BigInt(heap), BigInt(value));
  if (a === undefined) return undefined;
  const first = natural(a);
  return { at: `${first}|${plus(first, 1)}`, to: [first, minus(heap, first)] };
}

/** With a = 4A + r, the value of a has the last two bits `LAST[r]`, preceded by A + `CARRY[r]`. */
const LAST = [3n, 1n, 2n, 0n] as const;
const CARRY = [-1n, 0n, 0n, 1n] as const;

/**
 * Part a of `n` such that the values of a and of the other part have the nim-sum `value`. For each pair of
 * remainders, the leading parts of the two values have a known sum and a known nim-sum x. So their common
 * bits are half of the sum minus x, and the bits of x can go to either part.
 */
function firstPart(n: bigint, value: bigint): bigint | undefined {
  for (let r = 0; r < 4; r++) {
    const other = Number((((n - BigInt(r)) % 4n) + 4n) % 4n);
    if ((LAST[r]! ^ LAST[other]!) !== (value & 3n)) continue;
    const x = value >> 2n;
    const twice = (n - BigInt(r + other)) / 4n + CARRY[r]! + CARRY[other]! - x;
    if (n < r + other || twice < 0n || twice % 2n === 1n || (twice >> 1n) & x) continue;
    const common = twice >> 1n;
    for (const part of [0n, x & -x, x]) {
      const [before, after] = [common + part - CARRY[r]!, common + (x - part) - CARRY[other]!];
      if (before >= 0n && after >= 0n) return 4n * before + BigInt(r);
    }
  }
  return undefined;
}

/** Lasker's Nim: a move takes any number of tokens from a heap, or splits it into two. */
export const lasker: Game<Natural> = {
  ...heapGame(moves),
  id: "lasker",
  chapter: "octal",
  name: { en: "Lasker's Nim", zh: "Lasker Nim" },
  aliases: ["拉斯克尼姆"],
  rule: {
    en: "Take any number of tokens from a heap, or split it into two.",
    zh: "从一堆中取走任意多个石子，或把一堆分成两堆。",
  },
  start: [3, 4, 7],
  accelerators: {
    ruleInALine: { rule: "[n: n-k | a & n-a]" },
    moveNamed: named,
    cost: (heap) => Number(heap) ** 2,
    moveToValue: reach,
  },
  theorems: [
    byLaw(
      law,
      "Lasker, Brettspiele der Völker (1931); Winning Ways (2nd ed.), vol. 1, ch. 4",
      {
        en: "The value of n > 0 is n - 1 if 4 divides n, n + 1 if n = 3 mod 4, else n.",
        zh: "n > 0 时：4 整除 n 则 SG 值为 n - 1，n ≡ 3 (mod 4) 则为 n + 1，否则为 n。",
      },
      { by: "automaton" },
    ),
  ],
};
