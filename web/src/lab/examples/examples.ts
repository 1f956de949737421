import type { LocalizedText } from "nimber";
import type { Claim } from "../law.ts";

/** Example program with a law to test; its code is in the file with the same name. */
export interface Example {
  readonly id: string;
  readonly name: LocalizedText;
  readonly law: string;
  readonly claim: Claim;
}

export const examples: readonly Example[] = [
  {
    id: "subtraction",
    name: { en: "Subtraction {1,3,4}", zh: "减法游戏 {1,3,4}" },
    law: "n % 7 === 0 || n % 7 === 2",
    claim: "outcome",
  },
  {
    id: "kayles",
    name: { en: "Kayles", zh: "Kayles" },
    law: "n === 0",
    claim: "outcome",
  },
  {
    id: "dawson",
    name: { en: "Dawson's Kayles", zh: "Dawson's Kayles" },
    law: "[5, 9, 21, 25, 29].includes(n % 34) || [0, 1, 15, 35].includes(n)",
    claim: "outcome",
  },
  {
    id: "grundy",
    name: { en: "Grundy's game", zh: "Grundy 游戏" },
    law: "n === 2 || n % 3 === 1",
    claim: "outcome",
  },
  {
    id: "lasker",
    name: { en: "Lasker's Nim", zh: "Lasker Nim" },
    law: "n === 0 ? 0 : n % 4 === 0 ? n - 1 : n % 4 === 3 ? n + 1 : n",
    claim: "value",
  },
  {
    id: "squares",
    name: { en: "Subtract a square", zh: "减去平方数" },
    law: "n % 5 === 0 || n % 5 === 2",
    claim: "outcome",
  },
  {
    id: "divisor",
    name: { en: "Divisor game", zh: "约数游戏" },
    law: "valuation(n)",
    claim: "value",
  },
  {
    id: "fibonacci",
    name: { en: "Fibonacci Nim", zh: "斐波那契博弈" },
    law: "isFibonacci(n)",
    claim: "outcome",
  },
  {
    id: "wythoff",
    name: { en: "Wythoff's game", zh: "威佐夫博弈" },
    law: "Math.min(a, b) === lowerWythoff(Math.abs(a - b))",
    claim: "outcome",
  },
  {
    id: "euclid",
    name: { en: "Euclid", zh: "欧几里得游戏" },
    law: "a !== b && Math.max(a, b) < phi * Math.min(a, b)",
    claim: "outcome",
  },
  {
    id: "chomp",
    name: { en: "Chomp", zh: "Chomp" },
    law: "a === 1 && b === 1",
    claim: "outcome",
  },
  {
    id: "pass",
    name: { en: "Nim with a pass", zh: "允许跳过的 Nim" },
    law: "a === b",
    claim: "outcome",
  },
  {
    id: "king",
    name: { en: "King to the corner", zh: "国王走向角落" },
    law: "a % 2 === 0 && b % 2 === 0",
    claim: "outcome",
  },
  {
    id: "staircase",
    name: { en: "Staircase Nim", zh: "阶梯 Nim" },
    law: "(p[0] ^ p[2]) === 0",
    claim: "outcome",
  },
  {
    id: "misere",
    name: { en: "Misère Nim", zh: "反常 Nim" },
    law: "a <= 1 && b <= 1 ? a !== b : a === b",
    claim: "outcome",
  },
];
