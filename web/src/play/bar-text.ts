import type { Text } from "nimber";

export const B = {
  rival: { en: "Opponent", zh: "对手" },
  perfect: { en: "Perfect opponent", zh: "完美对手" },
  strong: { en: "Strong (level 8)", zh: "高手（8 级）" },
  middling: { en: "Fallible (level 6)", zh: "会犯错（6 级）" },
  weak: { en: "Beginner (level 3)", zh: "新手（3 级）" },
  chance: { en: "By chance (level 0)", zh: "随机（0 级）" },
  friend: { en: "A friend, one board", zh: "朋友（同屏）" },
  watch: { en: "Watch two play", zh: "观战" },
  level: (n: number): Text => ({ en: `level ${n}`, zh: `${n} 级` }),
  levelOf: [
    { en: "Level of the first player", zh: "先手的水平" },
    { en: "Level of the second player", zh: "后手的水平" },
  ],
  sideIs: (side: 0 | 1, name: Text): Text => ({
    en: `${side === 0 ? "First" : "Second"}: ${name.en.toLowerCase()}`,
    zh: `${side === 0 ? "先手" : "后手"}：${name.zh}`,
  }),
  first: { en: "First move", zh: "先走" },
  you: { en: "You begin", zh: "你先手" },
  opponent: { en: "Opponent begins", zh: "对手先手" },
  ends: { en: "Who wins", zh: "胜负规则" },
  normal: { en: "Normal play", zh: "正常规则" },
  misere: { en: "Misère play", zh: "反常规则" },
  another: { en: "Another position", zh: "换一个局面" },
  setup: { en: "Set up", zh: "摆放" },
  help: { en: "Help", zh: "帮助" },
  helps: {
    none: { en: "none", zh: "无" },
    hints: { en: "hints", zh: "提示" },
    everything: { en: "everything", zh: "全部" },
  },
} satisfies Record<string, Text | readonly Text[] | Record<string, Text> | ((...values: never[]) => Text)>;
