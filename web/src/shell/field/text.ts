import type { Text } from "nimber";

export const T = {
  label: { en: "Find anything by its name, notation or number", zh: "按名称、记法或题号查找" },
  placeholder: {
    en: "Any game: kayles 12, {1,3,4}, 0.77, hdu 1536, 1,2,0,1,2 …",
    zh: "任意游戏：kayles 12、{1,3,4}、0.77、hdu 1536、1,2,0,1,2……",
  },
  /** The same on a phone. */
  short: { en: "Any game", zh: "任意游戏" },
  found: { en: "What this may be", zh: "可能的含义" },
  recent: { en: "Recent", zh: "最近" },
  try: { en: "Try", zh: "试试" },
  none: { en: "Nothing is known by that name.", zh: "没有找到。" },
  record: { en: "Review this game", zh: "复盘这一局" },
  moves: (n: number): Text => ({ en: `${n} ${n === 1 ? "move" : "moves"}`, zh: `共 ${n} 步` }),
  inLine: (n: number, text: Text): Text => ({
    en: `Line ${n}: ${text.en}.`,
    zh: `第 ${n} 行：${text.zh}。`,
  }),
  lesson: { en: "A page of the theory.", zh: "理论中的一页。" },
  edges: { en: "Draw this graph", zh: "画出这个图" },
  edgesRule: {
    en: "An edge list: a token moves along an edge.",
    zh: "边的列表：棋子沿边移动。",
  },
  looking: { en: "Looking …", zh: "正在查找……" },
  misere: (name: Text): Text => ({ en: `${name.en}, misère play`, zh: `${name.zh}（反常规则）` }),
  unlisted: {
    en: "Not among the problems here; look through them by topic.",
    zh: "这里没有收录此题，可按专题浏览已收录的题目。",
  },
  searching: { en: "Looking for games with these values …", zh: "正在查找具有这些 SG 值的游戏……" },
  noGame: {
    en: "No named game, no set of numbers up to 9 and no code of up to three digits has these values.",
    zh: "没有命名游戏、9 以内的可取集合或三位以内的代码具有这些 SG 值。",
  },
  next: (values: string, from: number, oeis?: string): Text => ({
    en: `${from < 0 ? `after ${-from} zeros` : `from heap ${from} on`}; next come ${values}${oeis ? ` · ${oeis}` : ""}`,
    zh: `${from < 0 ? `在 ${-from} 个 0 之后` : `从大小为 ${from} 的堆开始`}；接下来是 ${values}${oeis ? ` · ${oeis}` : ""}`,
  }),
} satisfies Record<string, Text | ((...values: never[]) => Text)>;
