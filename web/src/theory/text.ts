import type { Text } from "nimber";
import type { Section } from "./address.ts";

export const T = {
  title: { en: "Theory", zh: "理论" },
  lead: {
    en: "The theorems of impartial games, from mex to periods. Every page has a figure to play with, and tests its statements against plain play while you read.",
    zh: "公平组合游戏的各条定理，从 mex 到周期。每页都有可以动手的图示，并在你阅读时用实际推演检验书中的结论。",
  },
  contents: { en: "Contents", zh: "目录" },
  previous: { en: "Previous", zh: "上一页" },
  next: { en: "Next", zh: "下一页" },
  turn: { en: "Previous and next page", zh: "上一页与下一页" },
  figure: { en: "Try it", zh: "动手试试" },
  check: { en: "Tested against the rules", zh: "用规则检验" },
  terms: { en: "Terms", zh: "术语" },
  numbered: (n: number, of: number) => ({ en: `${n} of ${of}`, zh: `第 ${n} 页，共 ${of} 页` }),
  elsewhere: { en: "See also", zh: "另见" },
  licences: { en: "Licences of the software in this page", zh: "本页面所含软件的许可证" },
  readProof: { en: "Read the proof", zh: "展开证明" },
  change: { en: "Change the position: who wins then, and why.", zh: "改动这个局面，看谁获胜、为什么。" },
  changeMisere: {
    en: "Change the position: who wins then under misère play, and why.",
    zh: "改动这个局面，看反常规则下谁获胜、为什么。",
  },
  changeHelp: {
    en: "Any position; ↑ and ↓ change the number at the caret.",
    zh: "可写任意局面；↑ 与 ↓ 改变光标处的数。",
  },
  less: { en: "One less", zh: "减一" },
  more: { en: "One more", zh: "加一" },
  inFigure: (part: Text) => ({ en: `In the figure: ${part.en}`, zh: `图中：${part.zh}` }),
  back: { en: "Back to the sentence", zh: "回到原文" },
  show: { en: "Show it in the figure", zh: "在图中查看" },
} satisfies Record<string, Text | ((...given: never[]) => Text)>;

export const SECTIONS: Readonly<Record<Section, Text>> = {
  statement: { en: "Statement", zh: "结论" },
  proof: { en: "Proof", zh: "证明" },
  example: { en: "Example", zh: "例" },
  mistakes: { en: "Common mistakes", zh: "常见错误" },
  sources: { en: "Sources", zh: "出处" },
};
