import type { Turning } from "./turning.ts";

/** The greatest power of two that divides `n`. */
const twoPart = (n: number): number => n & -n;

/** The coins from `first` up to `n`, which is left out. */
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
