import type { Text } from "nimber";

export const T = {
  tabs: { en: "Ways to look at this game", zh: "查看此游戏的方式" },
  looking: { en: "Looking …", zh: "计算中……" },
  unknown: { en: "Not found out in the time there is.", zh: "在限定时间内未能算出。" },
  wins: {
    N: { en: "The player to move wins", zh: "先手必胜（必胜态）" },
    P: { en: "The player to move loses", zh: "先手必败（必败态）" },
    D: { en: "Nobody can force a win", zh: "双方都无法必胜（平局）" },
  },
  goesOn: {
    N: { en: "The player to move wins", zh: "当前走棋方必胜（必胜态）" },
    P: { en: "The player to move loses", zh: "当前走棋方必败（必败态）" },
    D: { en: "Nobody can force a win", zh: "双方都无法必胜（平局）" },
  },
  over: {
    N: { en: "The game is over: the player to move has won", zh: "对局结束：轮到走的一方获胜" },
    P: { en: "The game is over: the player to move has lost", zh: "对局结束：轮到走的一方告负" },
    D: { en: "The game is over: nobody has won", zh: "对局结束：平局" },
  },
  after: (n: number): Text => ({ en: `after move ${n}`, zh: `第 ${n} 步之后` }),
  lasts: (n: number): Text => ({
    en: `over in ${n} ${n === 1 ? "move" : "moves"} of best play`,
    zh: `双方最优再走 ${n} 步结束`,
  }),
  value: (value: string): Text => ({ en: `SG value ${value}`, zh: `SG 值 ${value}` }),
  ways: (n: number, complete: boolean): Text => ({
    en: `${n}${complete ? "" : "+"} winning ${n === 1 && complete ? "move" : "moves"}`,
    zh: `${n}${complete ? "" : "+"} 种必胜走法`,
  }),
  misere: { en: "misère play", zh: "反常规则" },
  ends: {
    misere: { en: "Whoever cannot move wins.", zh: "无法操作者胜。" },
    normal: { en: "Whoever cannot move loses.", zh: "无法操作者输。" },
  },
  verdicts: {
    proved: { en: "Proved", zh: "已证明" },
    theorem: { en: "Theorem", zh: "定理" },
    observed: { en: "Observed", zh: "仅验证，未证明" },
    none: { en: "Open", zh: "尚无规律" },
  },
} satisfies Record<string, Text | Record<string, Text> | ((...values: never[]) => Text)>;
