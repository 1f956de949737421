import type { Text } from "nimber";

export const T = {
  title: { en: "Table", zh: "数表" },
  lead: {
    en: "The SG values of every heap of a game: plotted, counted, and their period proved.",
    zh: "一个游戏所有堆的 SG 值：作图、统计，并证明其周期。",
  },
  game: { en: "Game", zh: "游戏" },
  to: { en: "Heaps up to", zh: "最大的堆" },
  start: { en: "Compute", zh: "计算" },
  cancel: { en: "Cancel", zh: "取消" },
  sizes: { en: "Sizes", zh: "大小" },
  wrongTo: (most: string): Text => ({
    en: `expected a whole number from 1 to ${most}, as 5000 or 10^6`,
    zh: `此处应为 1 到 ${most} 之间的整数，如 5000 或 10^6`,
  }),
  running: (done: string, all: string): Text => ({
    en: `${done} of ${all} values`,
    zh: `${done} / ${all} 个值`,
  }),
  rate: (rate: string): Text => ({ en: `${rate} values/s`, zh: `每秒 ${rate} 个值` }),
  left: (time: string): Text => ({ en: `about ${time} left`, zh: `约剩 ${time}` }),
  done: (heaps: string, time: string): Text => ({
    en: `${heaps} values in ${time}`,
    zh: `${heaps} 个值，用时 ${time}`,
  }),
  stopped: (heaps: string): Text => ({
    en: `Stopped; the ${heaps} values that came are kept.`,
    zh: `已停止，已得到的 ${heaps} 个值仍保留。`,
  }),
  progress: { en: "Progress", zh: "进度" },
  plot: { en: "Plot", zh: "散点图" },
  plotSays: (game: string, heaps: string, most: string): Text => ({
    en: `Scatter plot of ${game}: ${heaps} heaps, from left to right, against their values, at most ${most}, upwards.`,
    zh: `${game} 的散点图：横轴为堆（共 ${heaps} 个），纵轴为 SG 值（最大 ${most}）。`,
  }),
  shows: (x0: string, x1: string, y0: string, y1: string): Text => ({
    en: `Shown are heaps ${x0} to ${x1} and values ${y0} to ${y1}.`,
    zh: `当前显示 n = ${x0} 到 ${x1}、值 ${y0} 到 ${y1}。`,
  }),
  keys: {
    en: "Arrows move, plus and minus zoom, as the wheel does with Ctrl, with Shift for values; dragging moves, and with Ctrl or Shift chooses what to see closer; 0 shows all, N and P go to the next and the previous heap.",
    zh: "方向键移动，加减号或 Ctrl 加滚轮缩放（按住 Shift 作用于纵轴）；拖动则移动，按住 Ctrl 或 Shift 拖动则框选放大；0 显示全部，N 与 P 选择下一个与上一个堆。",
  },
  heaps: { en: "heap", zh: "堆" },
  value: { en: "value", zh: "SG 值" },
  zoomIn: { en: "Zoom in", zh: "放大" },
  zoomOut: { en: "Zoom out", zh: "缩小" },
  showAll: { en: "Show all", zh: "显示全部" },
  common: { en: "common heaps", zh: "常见堆" },
  values: { en: "values", zh: "SG 值" },
  rareSpace: (count: string, last: string): Text => ({
    en: `rare heaps by the sparse space: ${count}, the last is ${last}`,
    zh: `稀疏空间中的稀有堆：${count} 个，最后一个是 ${last}`,
  }),
  rareShare: (count: string, last: string): Text => ({
    en: `values of fewer than 1 heap in 1000: ${count} heaps, the last is ${last}`,
    zh: `出现率低于千分之一的值：共 ${count} 堆，最后一堆是 ${last}`,
  }),
  periodic: { en: "periodic part", zh: "周期部分" },
  exceptional: { en: "exceptions", zh: "例外" },
  heapIs: (heap: string, value: string): Text => ({
    en: `Heap ${heap} has value ${value}`,
    zh: `${heap} 个石子的 SG 值为 ${value}`,
  }),
  pairIs: (a: string, b: string, value: string): Text => ({
    en: `Heaps ${a} and ${b} have value ${value}`,
    zh: `两堆 ${a} 与 ${b} 的 SG 值为 ${value}`,
  }),
  often: (times: string): Text => ({
    en: `one of ${times} heaps with this value`,
    zh: `共有 ${times} 个堆取此值`,
  }),
  onlyOne: { en: "the only heap with this value", zh: "唯一取此值的堆" },
  rare: { en: "rare", zh: "稀有" },
  exception: { en: "an exception to the period", zh: "周期的例外" },
  pick: {
    en: "Point at the plot, or choose a heap in the table.",
    zh: "指向散点图，或在表格中选择一个堆。",
  },
  pickPair: {
    en: "Point at the map, or choose a pair.",
    zh: "指向热图，或选择一对堆。",
  },
  closer: { en: " Dragging with Shift zooms in.", zh: "按住 Shift 拖动可框选放大。" },
  playThis: { en: "Play", zh: "对弈" },
  graphThis: { en: "Graph", zh: "博弈图" },
  table: { en: "Values", zh: "数值" },
  goTo: { en: "Go to heap", zh: "跳到堆" },
  go: { en: "Go", zh: "前往" },
  heapColumn: { en: "Heap", zh: "堆" },
  valueColumn: { en: "Value", zh: "SG 值" },
  winColumn: { en: "Mover", zh: "胜负" },
  seeColumn: { en: "See", zh: "查看" },
  wins: { en: "wins", zh: "必胜" },
  loses: { en: "loses", zh: "必败" },
  panels: { en: "More about these values", zh: "更多信息" },
  period: { en: "Period", zh: "周期" },
  wrapped: { en: "In rows", zh: "分行" },
  histogram: { en: "Histogram", zh: "直方图" },
  export: { en: "Export", zh: "导出" },
  wait: { en: "The values are being computed …", zh: "正在计算各堆的值……" },
} satisfies Record<string, Text | ((...words: string[]) => Text)>;

/** The period, in words. */
export const P = {
  proved: { en: "Proved", zh: "已证明" },
  observed: { en: "Observed, not proved", zh: "仅验证，未证明" },
  none: { en: "No period found", zh: "未发现周期" },
  looking: { en: "Looking for a period …", zh: "正在寻找周期……" },
  upTo: (last: string): Text => ({
    en: `Heaps 0 to ${last} were looked at; more of them may show more.`,
    zh: `已查看 0 到 ${last} 的堆；计算更多堆或可发现更多。`,
  }),
  unproved: {
    en: "These values come from a search, in which no period is looked for.",
    zh: "这些值由搜索得到，未寻找周期。",
  },
  preperiod: { en: "Preperiod", zh: "前周期" },
  period: { en: "Period", zh: "周期" },
  saltus: { en: "Saltus", zh: "跃差" },
  maximum: { en: "Largest value", zh: "最大值" },
  at: (value: string, heap: string): Text => ({
    en: `${value}, first at heap ${heap}`,
    zh: `${value}，首次出现于 n = ${heap}`,
  }),
  exceptions: { en: "Exceptions", zh: "例外" },
  more: (count: string): Text => ({ en: `and ${count} more`, zh: `另有 ${count} 个` }),
  certificate: { en: "Certificate", zh: "证书" },
  about: {
    en: "A file with which anyone can check a proof again, here or with `nimber check`.",
    zh: "证书是一个文件，任何人都可以用它在这里或用 `nimber check` 检验证明。",
  },
  tooMany: {
    en: "There are too many exceptions for a certificate.",
    zh: "例外过多，无法写出证书。",
  },
  download: { en: "Download", zh: "下载" },
  check: { en: "Check it here", zh: "在此检验" },
  checkFile: { en: "Check a file …", zh: "检验文件……" },
  orDrop: { en: "or drop a certificate here", zh: "或将证书拖放到此处" },
  checking: { en: "Checking: every value is computed again …", zh: "正在检验：重新计算每个值……" },
  valid: { en: "The proof holds", zh: "证明成立" },
  refused: { en: "Not valid", zh: "无效" },
  malformed: { en: "Not a certificate", zh: "不是证书" },
  limit: { en: "Not decided", zh: "未能判定" },
  how: {
    en: "A checker that shares no code with the solver read the rules from the file, computed every value of the window anew, and tested the conditions of the theorem, that no smaller period or preperiod will do, and the checksum.",
    zh: "检验程序与求解程序没有共用代码：它从文件读取规则，重新计算窗口内的每个值，并验证定理的条件、周期与前周期的最小性以及校验和。",
  },
} satisfies Record<string, Text | ((...words: string[]) => Text)>;

/** The histogram, and what is exported. */
export const H = {
  says: (kinds: string, most: string): Text => ({
    en: `${kinds} different values, the largest is ${most}.`,
    zh: `共 ${kinds} 个不同的值，最大为 ${most}。`,
  }),
  chart: (kinds: string): Text => ({
    en: `Bars of how many heaps have each value, on a logarithmic scale; ${kinds} different values.`,
    zh: `各值出现次数的条形图（对数刻度），共 ${kinds} 个不同的值。`,
  }),
  bar: (values: string, times: string): Text => ({
    en: `value ${values}: ${times} heaps`,
    zh: `值 ${values}：${times} 堆`,
  }),
  scale: { en: "heaps, logarithmic", zh: "堆数（对数刻度）" },
  rarest: { en: "Rarest values", zh: "最少见的值" },
  value: { en: "Value", zh: "值" },
  times: { en: "Heaps", zh: "堆数" },
  last: { en: "Last heap", zh: "最后一堆" },
} satisfies Record<string, Text | ((...words: string[]) => Text)>;

export const X = {
  what: { en: "What", zh: "内容" },
  range: { en: "Heaps", zh: "范围" },
  all: { en: "all", zh: "全部" },
  window: { en: "as shown in the plot", zh: "图中所示" },
  lang: { en: "Language", zh: "编程语言" },
  csv: { en: "CSV", zh: "CSV" },
  zeros: { en: "P-positions as SVG", zh: "必败态（SVG）" },
  bfile: { en: "b-file (OEIS)", zh: "b-file（OEIS）" },
  latex: { en: "LaTeX table", zh: "LaTeX 表格" },
  markdown: { en: "Markdown table", zh: "Markdown 表格" },
  svg: { en: "Plot as SVG", zh: "散点图（SVG）" },
  png: { en: "Plot as PNG", zh: "散点图（PNG）" },
  code: { en: "Source code", zh: "源代码" },
  preview: { en: "Preview", zh: "预览" },
  beginning: { en: "This is the beginning only.", zh: "此处仅显示开头部分。" },
  copy: { en: "Copy", zh: "复制" },
  copied: { en: "Copied", zh: "已复制" },
  download: { en: "Download", zh: "下载" },
  writing: { en: "Writing …", zh: "正在生成……" },
} satisfies Record<string, Text | ((...words: string[]) => Text)>;

/** Games of two heaps. */
export const W = {
  map: { en: "Map", zh: "热图" },
  mapSays: (game: string, to: string): Text => ({
    en: `Heat map of ${game}: two heaps from 0 to ${to}, one to the right and one upwards, coloured by their value; P-positions stand out.`,
    zh: `${game} 的热图：横轴与纵轴各为一堆（0 到 ${to}），颜色表示 SG 值，必败态突出显示。`,
  }),
  keys: {
    en: "Arrows move, plus and minus zoom, 0 shows all; dragging with Ctrl or Shift chooses what to see closer.",
    zh: "方向键移动，加减号缩放，0 显示全部；按住 Ctrl 或 Shift 拖动则框选放大。",
  },
  p: { en: "P-positions", zh: "必败态" },
  low: { en: "value 1", zh: "值 1" },
  law: { en: "Law", zh: "定理" },
  noLaw: { en: "none", zh: "无" },
  beatty: (d: string): Text => ({
    en: `Wythoff's law with d = ${d}`,
    zh: `威佐夫定律（d = ${d}）`,
  }),
  comparing: (done: string): Text => ({
    en: `Comparing with the rules: ${done}`,
    zh: `正在与规则比较：${done}`,
  }),
  agrees: (pairs: string): Text => ({
    en: `The law and the rules agree on all ${pairs} pairs.`,
    zh: `定理与规则在全部 ${pairs} 对上一致。`,
  }),
  differs: (count: string, pairs: string, a: string, b: string): Text => ({
    en: `The law and the rules differ on ${count} of ${pairs} pairs, first at ${a},${b}.`,
    zh: `在 ${pairs} 对中，定理与规则有 ${count} 对不一致，首个为 ${a},${b}。`,
  }),
  source: { en: "Source", zh: "出处" },
  lines: { en: "Beatty lines", zh: "贝蒂直线" },
  saysP: { en: "law says P", zh: "定理称必败" },
  wrong: { en: "law and rules differ", zh: "定理与规则不一致" },
  goTo: { en: "Go to pair", zh: "跳到" },
  first: { en: "The first P-positions, up to order", zh: "最小的必败态（不计次序）" },
} satisfies Record<string, Text | ((...words: string[]) => Text)>;

/** Texts of the values in rows, of games laid over each other, and of sliders. */
export const V = {
  byPeriod: (n: number): Text => ({
    en: `Rows of ${n} heaps, the period: where it holds, each column has one value. Exceptions are marked.`,
    zh: `每行 ${n} 堆，恰为一个周期：周期成立处每列同值，例外已标出。`,
  }),
  by: (n: number): Text => ({ en: `Rows of ${n} heaps.`, zh: `每行 ${n} 堆。` }),
  more: (last: string): Text => ({
    en: `Shown up to heap ${last}; the list and the export have all.`,
    zh: `显示到大小为 ${last} 的堆，其余见列表与导出。`,
  }),
  compare: { en: "Another game, as 0.07", zh: "另一个游戏，如 0.07" },
  lay: { en: "Lay over", zh: "叠加" },
  differing: { en: "Differences (⊕)", zh: "差异（⊕）" },
  nimSum: { en: "nim-sum of the values", zh: "两值的异或" },
  same: (id: string, heaps: string): Text => ({
    en: `has the values of ${id} at all ${heaps} heaps`,
    zh: `与 ${id} 在全部 ${heaps} 堆上同值`,
  }),
  differs: (id: string, first: string, times: string, of: string): Text => ({
    en: `differs from ${id} first at heap ${first}, at ${times} of ${of} heaps in all`,
    zh: `与 ${id} 首次不同于大小为 ${first} 的堆，${of} 堆中共 ${times} 处不同`,
  }),
  remove: (game: string): Text => ({ en: `Remove ${game}`, zh: `移除 ${game}` }),
  member: (n: number): Text => ({ en: `Number ${n} of the set`, zh: `集合的第 ${n} 个数` }),
} satisfies Record<string, Text | ((...values: never[]) => Text)>;
