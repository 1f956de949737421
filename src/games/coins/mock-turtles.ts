import { lexicodeTheorem } from "./lexicode.ts";
import { setsBelow, type Turning } from "./turning.ts";

/** Odious one of 2n and 2n + 1: the one with an odd number of ones in binary. */
function odious(n: number): number {
  let ones = 0;
  for (let rest = n; rest > 0; rest = Math.floor(rest / 2)) ones += rest % 2;
  return 2 * n + 1 - (ones % 2);
}

/** Place of the coin with this value, if the value is odious. */
const placeOf = (value: number): number | undefined =>
  odious(value >> 1) === value ? value >> 1 : undefined;

export const mockTurtles: Turning = {
  id: "mock-turtles",
  name: { en: "Mock Turtles", zh: "翻硬币（至多三枚）" },
  rule: {
    en: "Turn a coin from heads to tails and, if you like, one or two other coins on its left.",
    zh: "把一枚硬币由正面翻成反面，还可以再翻其左边的一枚或两枚硬币。",
  },
  beside: (n) => setsBelow(n, 2),
  reach(n, value) {
    if (value === 0) return [];
    const place = placeOf(value);
    if (place !== undefined) return place < n ? [place] : undefined;
    for (let b = 1; b < n; b++) {
      const a = placeOf(value ^ odious(b));
      if (a !== undefined && a < b) return [a, b];
    }
    return undefined;
  },
  source: "Winning Ways (2nd ed.), vol. 3, ch. 14",
  theorem: {
    claim: {
      en: "The value of a head at place n, counted from 0, is 2n or 2n + 1, whichever has an odd number of ones in binary.",
      zh: "位置 n（从 0 数起）的正面，SG 值为 2n 与 2n + 1 中二进制有奇数个 1 的那个。",
    },
    source: "Winning Ways (2nd ed.), vol. 3, ch. 14; OEIS A000069",
    value: odious,
  },
  rows: lexicodeTheorem(3),
};
