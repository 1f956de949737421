import type { Turning } from "./turning.ts";

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
