import { setsBelow, type Turning } from "./turning.ts";

/** The last place; sets of more coins are too many for anything. */
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
