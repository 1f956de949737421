import type { Text } from "nimber";

type Said = Text | ((...values: never[]) => Text);

/** What is said of a graph as a whole, and its list. */
export const G = {
  dot: { en: "Save for Graphviz (DOT)", zh: "存为 Graphviz（DOT）" },
  title: { en: "This graph", zh: "此图概况" },
  positions: { en: "Positions", zh: "局面" },
  sums: { en: "Sums (⊕)", zh: "和（⊕）" },
  moves: { en: "Options in all", zh: "后继总数" },
  ends: { en: "Ends", zh: "终局" },
  longest: { en: "Longest play", zh: "最长对局" },
  movesLong: (n: number) => ({ en: n === 1 ? "1 move" : `${n} moves`, zh: `${n} 步` }),
  endless: { en: "without end", zh: "可无限进行" },
  cycles: { en: "Cycles (strong components)", zh: "环（强连通分量）" },
  share: {
    P: { en: "P-positions", zh: "必败态" },
    N: { en: "N-positions", zh: "必胜态" },
    D: { en: "Draws", zh: "平局" },
  },
  histogram: { en: "How often each SG value occurs", zh: "各 SG 值出现的次数" },
  known: (n: number) => ({
    en: `Who wins is known of the ${n} nearest positions.`,
    zh: `已知最近 ${n} 个局面的胜负。`,
  }),
  list: (n: number) => ({ en: `The drawing as a list (${n})`, zh: `以列表显示图（${n}）` }),
  position: { en: "Position", zh: "局面" },
  outcome: { en: "Outcome", zh: "胜负" },
  value: { en: "SG", zh: "SG" },
  options: { en: "Options", zh: "后继" },
} satisfies Record<string, Said | Record<string, Text>>;
