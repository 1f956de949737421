import type { LocalizedText } from "../../types.ts";
import { besides, type Count } from "./count.ts";
import type { Turning } from "./turning.ts";

// Coin-turning games whose moves lie within five places next to each other, so that their values repeat.

const WAYS = "Winning Ways (2nd ed.), vol. 3, ch. 14";

const SOURCE: LocalizedText = {
  en: `${WAYS}; by induction on n: five places determine all`,
  zh: `${WAYS}；对 n 归纳：五个位置决定一切`,
};

const periodic =
  (values: readonly number[]) =>
  (n: number): number =>
    values[n % values.length]!;

export const rulerFives: Turning = {
  id: "ruler-fives",
  name: { en: "Ruler Fives", zh: "翻硬币（连续至多五枚）" },
  rule: {
    en: "Turn up to five coins next to each other, the rightmost from heads to tails.",
    zh: "翻连续的至多五枚硬币，其中最右一枚须由正面翻成反面。",
  },
  beside: (n) => besides(n, { least: 1, most: 5, joined: true }),
  source: WAYS,
  theorem: {
    claim: {
      en: "The value of a head at place n, counted from 0, is 1, 2 or 4, the greatest of them that divides n + 1.",
      zh: "位置 n（从 0 数起）的正面，SG 值为 1、2、4 中能整除 n + 1 的最大者。",
    },
    source: {
      en: "Winning Ways (2nd ed.), vol. 3, ch. 14; as for Ruler, for five coins reach over four places",
      zh: "Winning Ways (2nd ed.), vol. 3, ch. 14；同 Ruler，因为五枚硬币跨四个位置",
    },
    value: periodic([1, 2, 1, 4]),
  },
};

const TURTLES: Count = { least: 1, most: 3, within: 5 };

export const mockTurtleFives: Turning = {
  id: "mock-turtle-fives",
  name: { en: "Mock Turtle Fives", zh: "翻硬币（五格内至多三枚）" },
  rule: {
    en: "Turn up to three coins among five places next to each other, the rightmost from heads to tails.",
    zh: "翻位于连续五个位置之内的至多三枚硬币，其中最右一枚须由正面翻成反面。",
  },
  beside: (n) => besides(n, TURTLES),
  source: WAYS,
  theorem: {
    claim: {
      en: "The values of heads at the places 0, 1, 2, … are 1, 2, 4, 7, 8, over and over.",
      zh: "位置 0、1、2、… 的正面，SG 值依次为 1、2、4、7、8，周而复始。",
    },
    source: SOURCE,
    value: periodic([1, 2, 4, 7, 8]),
  },
};

const TRIPLETS: Count = { least: 3, most: 3, within: 5 };

export const tripletFives: Turning = {
  id: "triplet-fives",
  name: { en: "Triplet Fives", zh: "翻硬币（五格内恰好三枚）" },
  rule: {
    en: "Turn exactly three coins among five places next to each other, the rightmost from heads to tails.",
    zh: "翻位于连续五个位置之内的恰好三枚硬币，其中最右一枚须由正面翻成反面。",
  },
  beside: (n) => besides(n, TRIPLETS),
  source: WAYS,
  theorem: {
    claim: {
      en: "The values of heads at the places 0, 1, 2, … are 0, 0, 1, 2, 4, over and over.",
      zh: "位置 0、1、2、… 的正面，SG 值依次为 0、0、1、2、4，周而复始。",
    },
    source: SOURCE,
    value: periodic([0, 0, 1, 2, 4]),
  },
};
