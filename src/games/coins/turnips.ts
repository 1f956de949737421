import type { Turning } from "./turning.ts";

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
