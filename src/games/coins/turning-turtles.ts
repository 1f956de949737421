import { lexicodeTheorem } from "./lexicode.ts";
import type { Turning } from "./turning.ts";

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
