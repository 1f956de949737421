import { minus, type Natural, natural } from "../nimber/natural.ts";
import type { Game, LocalizedText, Outcome } from "../types.ts";
import { heapsGame } from "./family/heap-rows.ts";
import { type Heaps, type HeapsMove, unordered } from "./family/heaps.ts";
import { tuples } from "./family/natural.ts";
import { isPair, parsePair } from "./family/pair.ts";

const NUMBERS: LocalizedText = { en: "two numbers, such as 25,7", zh: "两个数，如 25,7" };

/**
 * Index of the larger heap, the smaller heap, and how often it can be subtracted so that at least `least`
 * remains.
 */
function shape(heaps: Heaps, least: 0 | 1): { large: number; small: Natural; times: bigint } {
  const large = heaps[0]! >= heaps[1]! ? 0 : 1;
  const small = heaps[1 - large]!;
  const times = small === 0 ? 0n : (BigInt(heaps[large]!) - BigInt(least)) / BigInt(small);
  return { large, small, times };
}

function move(heaps: Heaps, large: number, small: Natural, times: Natural): HeapsMove<Heaps> {
  const tokens = natural(BigInt(times) * BigInt(small));
  return {
    at: `${times}`,
    to: [heaps.with(large, minus(heaps[large]!, tokens))],
    taken: [{ heap: large, tokens }],
  };
}

function* moves(heaps: Heaps, least: 0 | 1): Generator<HeapsMove<Heaps>> {
  const { large, small, times } = shape(heaps, least);
  for (let j = 1; j <= times; j++) yield move(heaps, large, small, j);
}

/**
 * Estimated moves that a search visits: a quotient q of Euclid's algorithm gives q positions with at most q
 * moves each.
 */
function effort(heaps: Heaps): number {
  let [a, b] = [BigInt(heaps[0]!), BigInt(heaps[1]!)];
  let moves = 0;
  for (; b !== 0n; [a, b] = [b, a % b]) moves += Number(a / b) ** 2;
  return moves;
}

/**
 * Move to a position with this value. Euclid's division leaves a remainder r, so only multiples that leave
 * about r, or about r plus `value` times the smaller number, are tried.
 */
function reach(
  heaps: Heaps,
  value: Natural,
  least: 0 | 1,
  says: (heaps: Heaps) => Natural | Outcome,
): HeapsMove<Heaps> | undefined {
  const { large, small, times } = shape(heaps, least);
  for (let extra = -2n; extra <= 3n; extra++) {
    for (const left of [BigInt(value) + extra, extra]) {
      if (left < 0n || left >= times) continue;
      const found = move(heaps, large, small, natural(times - left));
      const said = says(found.to[0]!);
      if (said === value || (said === "P" && value === 0)) return found;
    }
  }
  return undefined;
}

/**
 * P-position iff the numbers differ and the larger is below φ times the smaller; computed exactly, as a² < ab
 * + b².
 */
function outcome(heaps: Heaps): Outcome {
  const { large, small } = shape(heaps, 0);
  const [a, b] = [BigInt(heaps[large]!), BigInt(small)];
  return b === 0n || (a !== b && a * a < a * b + b * b) ? "P" : "N";
}

/** ⌊|y/x - x/y|⌋, and 0 when play is over because a number is 0. */
function nivasch(heaps: Heaps): Natural {
  const [x, y] = [BigInt(heaps[0]!), BigInt(heaps[1]!)];
  if (x === 0n || y === 0n) return 0;
  const apart = y * y - x * x;
  return natural((apart < 0n ? -apart : apart) / (x * y));
}

function* cases(): Generator<[Heaps]> {
  for (const pair of tuples(2)) yield [pair];
}

/** One-line rules, by the least remainder. */
const RULES = [
  "[a,b: a-k*b,b if b > 0 | a,b-k*a if a > 0]",
  "[a,b: a-k*b,b if b > 0 and k*b < a | a,b-k*a if a > 0 and k*a < b]",
] as const;

function euclidean(
  least: 0 | 1,
  claim: LocalizedText,
  source: string,
  says: (heaps: Heaps) => Natural | Outcome,
): Omit<Game<Heaps>, "id" | "name" | "rule"> {
  return {
    ...heapsGame((heaps) => moves(heaps, least)),
    start: [[25, 7]],
    space: "pair",
    notation: NUMBERS,
    key: unordered,
    parse: (text) => parsePair(text, NUMBERS),
    isPosition: isPair,
    accelerators: {
      ruleInALine: { rule: RULES[least] },
      cost: effort,
      routine: least === 0 ? "euclid-outcome" : "euclid-value",
      moveToValue: (heaps, value) => reach(heaps, value, least, says),
    },
    theorems: [{ claim, source, cases, says }],
  };
}

/** Euclid's game: a move subtracts a multiple of the smaller number from the larger, down to 0. */
export const euclid: Game<Heaps> = {
  ...euclidean(
    0,
    {
      en: "(a, b) with a >= b > 0 is an N-position iff a = b or a/b > (1 + √5)/2.",
      zh: "设 a ≥ b > 0：局面 a,b 为必胜态，当且仅当 a = b 或 a/b > (1 + √5)/2。",
    },
    "Cole & Davie, Math. Gaz. 53 (1969) 354",
    outcome,
  ),
  id: "euclid",
  chapter: "wythoff",
  name: { en: "Euclid's game", zh: "欧几里得博弈" },
  rule: {
    en: "Subtract a positive multiple of the smaller number from the larger, not below 0; when one is 0 there is no move.",
    zh: "从较大的数中减去较小数的正整数倍，结果不得为负；有一个数为 0 时不能再动。",
  },
};

/** Euclid's game in which both numbers stay positive. */
export const euclidPositive: Game<Heaps> = {
  ...euclidean(
    1,
    { en: "The value of (x, y) is ⌊|y/x - x/y|⌋.", zh: "局面 x,y 的 SG 值为 ⌊|y/x - x/y|⌋。" },
    "Nivasch, The Sprague-Grundy function of the game Euclid, Discrete Math. 306 (2006) 2798",
    nivasch,
  ),
  id: "euclid-positive",
  chapter: "wythoff",
  name: { en: "Euclid's game, numbers staying positive", zh: "欧几里得博弈（保持为正）" },
  rule: {
    en: "Subtract a positive multiple of the smaller number from the larger; both must stay positive.",
    zh: "从较大的数中减去较小数的正整数倍，两个数都必须保持为正。",
  },
};
