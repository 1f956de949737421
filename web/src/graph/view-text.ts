import type { Text } from "nimber";

/** What a drawn graph says. */
export const V = {
  empty: { en: "Nothing to draw yet.", zh: "暂无可画的内容。" },
  drawing: { en: "Drawing …", zh: "绘制中……" },
  late: {
    en: "This graph is too dense to be drawn in 20 seconds.",
    zh: "此图过于稠密，未能在 20 秒内排好版。",
  },
  larger: { en: "Zoom in", zh: "放大" },
  smaller: { en: "Zoom out", zh: "缩小" },
  fit: { en: "Fit", zh: "适应窗口" },
  node: (label: string, outcome: string, value: string) => ({
    en: [label, outcome, value].filter(Boolean).join(", "),
    zh: [label, outcome, value].filter(Boolean).join("，"),
  }),
  outcome: {
    P: { en: "P-position", zh: "必败态" },
    N: { en: "N-position", zh: "必胜态" },
    D: { en: "draw", zh: "平局" },
  },
  remoteness: (moves: number) => ({ en: `remoteness ${moves}`, zh: `最优时还有 ${moves} 步` }),
  value: (value: string) => ({ en: `SG value ${value}`, zh: `SG 值 ${value}` }),
} satisfies Record<string, Text | Record<string, Text> | ((...given: never[]) => Text)>;
