import type { Turning } from "./turning.ts";

/** The values are those of Grundy's game, for the coin at place 0 has value 0. */
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
