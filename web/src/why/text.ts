import type { Text } from "nimber";

export const T = {
  short: { en: "In one sentence", zh: "一句话" },
  computing: { en: "Computing …", zh: "计算中……" },
  less: (n: number): Text => ({ en: `One less in component ${n}`, zh: `第 ${n} 堆减 1` }),
  more: (n: number): Text => ({ en: `One more in component ${n}`, zh: `第 ${n} 堆加 1` }),
  columns: { en: "The values in binary", zh: "二进制中的各 SG 值" },
  options: { en: "Where each value comes from", zh: "每个 SG 值从何而来" },
  optionsHelp: {
    en: "The value of a position is the least number that no move leads to (mex).",
    zh: "局面的 SG 值是任何走法都到不了的最小数（mex）。",
  },
  leads: (value: string): Text => ({ en: `value ${value}`, zh: `SG 值 ${value}` }),
  reaches: (moves: string): Text => ({ en: `reached by ${moves}`, zh: `由走法 ${moves} 可达` }),
  winning: { en: "To win: ", zh: "必胜走法：" },
  or: { en: ", or ", zh: "；或" },
  isMex: { en: "no move reaches it: this is the value", zh: "没有走法可达，这就是 SG 值" },
  theorems: { en: "What is known of this game", zh: "此游戏的已知结论" },
  noTheorems: {
    en: "No theorem of the literature is known here for this game; its answers are computed from the rules.",
    zh: "此处没有该游戏的文献定理，答案由规则直接计算。",
  },
  proved: { en: "Proved in the book.", zh: "证明见书中。" },
  misere: { en: "misère play", zh: "反常规则" },
  chapter: { en: "Read on in the book", zh: "在书中继续阅读" },
  graph: { en: "See all positions as a graph", zh: "以博弈图查看全部局面" },
} satisfies Record<string, Text | ((...values: never[]) => Text)>;
