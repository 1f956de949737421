import { mockTurtles } from "./mock-turtles.ts";
import type { Turning } from "./turning.ts";

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
      zh: "前两枚的 SG 值为 0；位置 n ≥ 2（从 0 数起）的 SG 值与「至多三枚」游戏中位置 n - 2 的相同。",
    },
    source: "Winning Ways (2nd ed.), vol. 3, ch. 14",
    value,
  },
};
