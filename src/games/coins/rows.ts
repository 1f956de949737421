import { lexicodeTheorem } from "./lexicode.ts";
import { mockTurtles } from "./mock-turtles.ts";
import { setsBelow, type Turning } from "./turning.ts";

/** Coin-turning games of Winning Ways on a row, each by its rule and its known values. */
export const turningTurtles: Turning = {
  id: "turning-turtles",
  name: { en: "Turning Turtles", zh: "翻硬币（至多两枚）" },
  rule: {
    en: "Turn a coin from heads to tails and, if you like, one other coin on its left.",
    zh: "把一枚硬币由正面翻成反面，还可以再翻其左边的一枚硬币。",
  },
  *beside(n) {
    yield [];
    for (let coin = 0; coin < n; coin++) yield [coin];
  },
  reach: (n, value) => (value > n ? undefined : value === 0 ? [] : [value - 1]),
  source: "Winning Ways (2nd ed.), vol. 3, ch. 14",
  theorem: {
    claim: {
      en: "A head at place n, counted from 0, is a heap of n + 1 in Nim.",
      zh: "位置 n（从 0 数起）的正面相当于 Nim 游戏中 n + 1 个石子的一堆。",
    },
    source: "Winning Ways (2nd ed.), vol. 3, ch. 14",
    value: (n) => n + 1,
  },
  rows: lexicodeTheorem(2),
};

export const twins: Turning = {
  id: "twins",
  name: { en: "Twins", zh: "翻硬币（恰好两枚）" },
  rule: {
    en: "Turn exactly two coins, the right one from heads to tails.",
    zh: "恰好翻两枚硬币，其中右边一枚须由正面翻成反面。",
  },
  *beside(n) {
    for (let coin = 0; coin < n; coin++) yield [coin];
  },
  reach: (n, value) => (value < n ? [value] : undefined),
  source: "Winning Ways (2nd ed.), vol. 3, ch. 14",
  theorem: {
    claim: {
      en: "A head at place n, counted from 0, is a heap of n in Nim.",
      zh: "位置 n（从 0 数起）的正面相当于 Nim 游戏中 n 个石子的一堆。",
    },
    source: "Winning Ways (2nd ed.), vol. 3, ch. 14",
    value: (n) => n,
  },
};

const value = (n: number): number => (n < 2 ? 0 : mockTurtles.theorem!.value(n - 2));

export const triplets: Turning = {
  id: "triplets",
  name: { en: "Triplets", zh: "翻硬币（恰好三枚）" },
  rule: {
    en: "Turn exactly three coins, the rightmost from heads to tails.",
    zh: "恰好翻三枚硬币，其中最右一枚须由正面翻成反面。",
  },
  *beside(n) {
    for (let b = 1; b < n; b++) for (let a = 0; a < b; a++) yield [a, b];
  },
  source: "Winning Ways (2nd ed.), vol. 3, ch. 14",
  theorem: {
    claim: {
      en: "The first two coins have value 0; that at place n >= 2, counted from 0, has the value of place n - 2 in Mock Turtles.",
      zh: "前两枚的 SG 值为 0；位置 n ≥ 2（从 0 数起）的 SG 值与“至多三枚”游戏中位置 n - 2 的相同。",
    },
    source: "Winning Ways (2nd ed.), vol. 3, ch. 14",
    value,
  },
};

/** Largest power of two that divides `n`. */
const twoPart = (n: number): number => n & -n;

/** Coins from `first` up to `n` - 1. */
const run = (first: number, n: number): number[] => Array.from({ length: n - first }, (_, i) => first + i);

export const ruler: Turning = {
  id: "ruler",
  name: { en: "Ruler", zh: "翻硬币（连续若干枚）" },
  rule: {
    en: "Turn any number of coins next to each other, the rightmost from heads to tails.",
    zh: "翻连续若干枚硬币，其中最右一枚须由正面翻成反面。",
  },
  *beside(n) {
    for (let first = n; first >= 0; first--) yield run(first, n);
  },
  called: (beside, n) => (beside.length === 0 ? `${n}` : `${beside[0]}-${n}`),
  reach(n, value) {
    let sum = 0;
    for (let first = n; first >= 0; first--) {
      if (sum === value) return run(first, n);
      sum ^= twoPart(first);
    }
    return undefined;
  },
  source: "Winning Ways (2nd ed.), vol. 3, ch. 14",
  theorem: {
    claim: {
      en: "The value of a head at place n, counted from 0, is the greatest power of 2 that divides n + 1.",
      zh: "位置 n（从 0 数起）的正面，SG 值为整除 n + 1 的最大的 2 的幂。",
    },
    source: "Winning Ways (2nd ed.), vol. 3, ch. 14; OEIS A006519",
    value: (n) => twoPart(n + 1),
  },
};

/** Grunt; its values are those of Grundy's game, because the coin at place 0 has value 0. */
export const grunt: Turning = {
  id: "grunt",
  name: { en: "Grunt", zh: "翻硬币（对称四枚，含最左）" },
  rule: {
    en: "Turn four coins placed symmetrically, the leftmost of them at place 0, the rightmost from heads to tails.",
    zh: "翻左右对称的四枚硬币，最左一枚在位置 0，最右一枚须由正面翻成反面。",
  },
  *beside(n) {
    for (let a = 1; 2 * a < n; a++) yield [0, a, n - a];
  },
  source: "Winning Ways (2nd ed.), vol. 3, ch. 14",
};

/** Sets that are symmetric together with `n`: a left half, its mirror image, and optionally the middle. */
function* symmetrical(n: number): Generator<readonly number[]> {
  yield [];
  for (let first = n - 1; first >= 0; first--) {
    const reach = n - first;
    for (const half of setsBelow(Math.ceil(reach / 2) - 1, reach)) {
      const left = [first, ...half.map((each) => first + 1 + each)];
      const right = half.map((each) => n - 1 - each).reverse();
      yield [...left, ...right];
      if (reach % 2 === 0) yield [...left, first + reach / 2, ...right];
    }
  }
}

/** Sym; no closed form of its values is known. */
export const sym: Turning = {
  id: "sym",
  name: { en: "Sym", zh: "翻硬币（对称的任意多枚）" },
  rule: {
    en: "Turn any number of coins placed symmetrically, the rightmost from heads to tails.",
    zh: "翻左右对称的任意多枚硬币，其中最右一枚须由正面翻成反面。",
  },
  beside: symmetrical,
  source: "Winning Ways (2nd ed.), vol. 3, ch. 14",
};

/** Largest place; beyond it there are too many sets of coins. */
const LAST = 30;

export const motley: Turning = {
  id: "motley",
  name: { en: "Motley", zh: "翻硬币（任意多枚）" },
  rule: {
    en: "Turn any number of coins, the rightmost from heads to tails.",
    zh: "翻任意多枚硬币，其中最右一枚须由正面翻成反面。",
  },
  last: LAST,
  many: 14,
  beside: (n) => setsBelow(n, n),
  sets: (n) => 2 ** n,
  reach: (n, value) =>
    value < 2 ** n
      ? Array.from({ length: n }, (_, i) => i).filter((i) => Math.floor(value / 2 ** i) % 2 === 1)
      : undefined,
  source: "Winning Ways (2nd ed.), vol. 3, ch. 14",
  theorem: {
    claim: {
      en: "A head at place n, counted from 0, has value 2^n: the heads are the ones of a number, and every smaller number is reached.",
      zh: "位置 n（从 0 数起）的正面，SG 值为 2^n：各正面即一个数的二进制位，每个更小的数都能到达。",
    },
    source: "Winning Ways (2nd ed.), vol. 3, ch. 14",
    value: (n) => 2 ** n,
  },
};

export const turnips: Turning = {
  id: "turnips",
  name: { en: "Turnips", zh: "翻硬币（等距三枚）" },
  rule: {
    en: "Turn three coins at equal distances, the rightmost from heads to tails.",
    zh: "翻间隔相等的三枚硬币，其中最右一枚须由正面翻成反面。",
  },
  *beside(n) {
    for (let apart = 1; 2 * apart <= n; apart++) yield [n - 2 * apart, n - apart];
  },
  source: "Winning Ways (2nd ed.), vol. 3, ch. 14 (Ternups)",
};

const NUMBERS_ZH = { 5: "五", 7: "七", 9: "九" } as const;
const NUMBERS_EN = { 5: "four", 7: "six", 9: "eight" } as const;

/** Number of sets of at most `most` of n coins. */
function subsets(n: number, most: number): number {
  let [all, each] = [1, 1];
  for (let size = 1; size <= most; size++) {
    each = (each * (n - size + 1)) / size;
    all += each;
  }
  return all;
}

/**
 * Rules for up to `most` coins. No closed form of their values is known; the rows of value 0 are
 * lexicographic codes of words of even weight.
 */
function upTo(most: 5 | 7 | 9, id: string, name: string): Turning {
  return {
    id,
    name: { en: name, zh: `翻硬币（至多${NUMBERS_ZH[most]}枚）` },
    rule: {
      en: `Turn a coin from heads to tails and, if you like, up to ${NUMBERS_EN[most]} other coins on its left.`,
      zh: `把一枚硬币由正面翻成反面，还可以再翻其左边的至多 ${most - 1} 枚硬币。`,
    },
    beside: (n) => setsBelow(n, most - 1),
    sets: (n) => subsets(n, most - 1),
    source:
      "Winning Ways (2nd ed.), vol. 3, ch. 14; Conway and Sloane, IEEE Trans. Inform. Theory 32 (1986) 337",
    rows: lexicodeTheorem(most),
  };
}

export const moebius: Turning = upTo(5, "moebius", "Moebius");
export const mogul: Turning = upTo(7, "mogul", "Mogul");
export const moidores: Turning = upTo(9, "moidores", "Moidores");
