import type { Text } from "nimber";

export const B = {
  binaryLabel: {
    en: "The SG values and their nim-sum in binary",
    zh: "各 SG 值及其异或和的二进制表示",
  },
  nimSum: { en: "Nim-sum", zh: "异或和" },
  decides: (power: string) => ({
    en: `The column of ${power} decides: every component with a 1 there has a winning move.`,
    zh: `起决定作用的是 ${power} 所在的一列：该列为 1 的每个子游戏中都有制胜走法。`,
  }),
  balanced: {
    en: "Every column has an even number of ones: every move unbalances one.",
    zh: "每一列都有偶数个 1：任何走法都会破坏平衡。",
  },
  smallMisere: {
    en: "No component exceeds 1: under misère play a nim-sum of 0 wins, and 1 loses.",
    zh: "没有大于 1 的子游戏：反常规则下，异或和为 0 时先手必胜，为 1 时先手必败。",
  },
  noBinary: {
    en: "SG values do not decide this position.",
    zh: "此局面不由 SG 值决定。",
  },
} satisfies Record<string, Text | ((...values: never[]) => Text)>;
