import type { Text } from "nimber";

type Said = Text | ((...values: never[]) => Text);

/** What the walk says. */
export const W = {
  at: (where: string) => ({ en: `At ${where}`, zh: `当前：${where}` }),
  next: { en: "N-position: the player to move wins.", zh: "必胜态：当前走棋方必胜。" },
  previous: {
    en: "P-position: the player who just moved wins.",
    zh: "必败态：刚走完的一方必胜。",
  },
  draw: {
    en: "A draw: neither player can force a win, and play need not end.",
    zh: "平局：双方都无法迫使取胜，对局可以无限进行。",
  },
  over: {
    normal: { en: "No move is left: the player to move has lost.", zh: "无路可走：当前走棋方已输。" },
    misere: { en: "No move is left: the player to move has won.", zh: "无路可走：当前走棋方已胜。" },
  },
  unknown: { en: "Who wins is not known here.", zh: "此处胜负未知。" },
  value: (value: string) => ({ en: `SG value ${value}`, zh: `SG 值 ${value}` }),
  nimSum: (terms: string, value: string) => ({
    en: `Nim-sum ${terms} = ${value}`,
    zh: `异或和 ${terms} = ${value}`,
  }),
  length: (n: number) => ({
    en: n === 1 ? "The end is 1 move away under best play." : `The end is ${n} moves away under best play.`,
    zh: `双方最优时还有 ${n} 步结束。`,
  }),
  moves: { en: "Moves", zh: "走法" },
  component: (n: number, label: string) => ({ en: `Component ${n}: ${label}`, zh: `子游戏 ${n}：${label}` }),
  nothing: { en: "nothing left", zh: "不剩任何子游戏" },
  wins: { en: "wins", zh: "制胜" },
  draws: { en: "draws", zh: "成平局" },
  more: (n: number) => ({ en: `${n} more`, zh: `另有 ${n} 个` }),
  path: { en: "The way so far", zh: "已走路径" },
  start: { en: "Start", zh: "起点" },
  back: { en: "Back", zh: "后退" },
  again: { en: "To the start", zh: "回到起点" },
  home: { en: "To the first position", zh: "回到最初局面" },
  play: { en: "Play from here", zh: "从此处对弈" },
} satisfies Record<string, Said | Record<string, Text>>;
