import type { Natural } from "../nimber/natural.ts";
import type { Game } from "../types.ts";
import { namedGame, properDivisors } from "./family/infinite.ts";
import { naturals } from "./family/natural.ts";

const even = (n: Natural): boolean => BigInt(n) % 2n === 0n;

/** Divisor game: a move subtracts a proper divisor from the number. */
export const divisorGame: Game<Natural> = {
  ...namedGame(properDivisors),
  id: "divisor-game",
  oeis: "A007814",
  name: { en: "Divisor game", zh: "除数博弈" },
  rule: {
    en: "Replace n by n - x, where x divides n and 0 < x < n.",
    zh: "把 n 换成 n - x，其中 x 整除 n 且 0 < x < n。",
  },
  theorems: [
    ...properDivisors.theorems,
    {
      claim: { en: "n > 0 is a P-position iff it is odd.", zh: "n > 0 为必败态，当且仅当 n 为奇数。" },
      source: { en: "LeetCode, problem 1025", zh: "LeetCode 第 1025 题" },
      cases: naturals,
      says: (n) => (n !== 0 && even(n) ? "N" : "P"),
    },
    {
      claim: {
        en: "Under misère play n is a P-position iff n = 2, or n is odd and greater than 3.",
        zh: "反常规则下，n 为必败态，当且仅当 n = 2，或 n 为大于 3 的奇数。",
      },
      source: {
        en: "by induction: from an odd n > 3 every move leaves an even number above 3, and from an even one above 4 taking 1 leaves an odd one above 3",
        zh: "由归纳法：n > 3 为奇数时每步都留下大于 3 的偶数；n > 4 为偶数时取 1 则留下大于 3 的奇数",
      },
      play: "misere",
      covers: (...heaps) => heaps.length === 1,
      cases: naturals,
      says: (n) => (n === 2 || (n > 3 && !even(n)) ? "P" : "N"),
    },
  ],
};
