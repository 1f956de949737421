import type { Text } from "nimber";
import { grouped } from "../shell/numbers.ts";
import type { Column, Found } from "./source.ts";

export const T = {
  title: { en: "Census", zh: "普查" },
  lead: {
    en: "Every game of a family, what is known of it, and what is proved.",
    zh: "对一族游戏逐个做同一项计算：已知什么，证明了什么。",
  },
  source: { en: "Family", zh: "游戏族" },
  octal: { en: "Octal games of three digits", zh: "三位八进制游戏" },
  tame: { en: "tame, T{0}", zh: "驯顺，T{0}" },
  wild: { en: "wild", zh: "野性" },
  subtraction: { en: "Subtraction sets within 1 to 14", zh: "1 到 14 之内的可取集合" },
  openFile: { en: "Open a CSV file …", zh: "打开 CSV 文件……" },
  dropFile: { en: "Or drop it anywhere on this page.", zh: "也可将文件拖放到本页任意位置。" },
  loading: { en: "Loading …", zh: "正在加载……" },
  unreachable: {
    en: "The census could not be loaded; check the connection and try again.",
    zh: "未能加载普查结果，请检查连接后重试。",
  },
  search: { en: "Find a game", zh: "查找游戏" },
  verdict: { en: "Verdict", zh: "结论" },
  all: { en: "All", zh: "全部" },
  exactly: { en: "preperiod {0}, period {1}", zh: "前周期 {0}，周期 {1}" },
  anyPeriod: { en: "Show all periods", zh: "显示所有周期" },
  pages: { en: "Pages", zh: "分页" },
  results: { en: "Games", zh: "游戏" },
  figure: { en: "Preperiod and period", zh: "前周期与周期" },
  figureSays: {
    en: "Each dot is a preperiod and a period, larger for more games; both axes are logarithmic. The table has the same games.",
    zh: "每个点对应一组前周期与周期，游戏越多点越大；两轴均为对数刻度。表格列出同样的游戏。",
  },
  noPoints: { en: "None of these games has a known period.", zh: "这些游戏都没有已知周期。" },
  pointAt: {
    en: "Point at a dot; touch it to list its games.",
    zh: "指向一个点查看，点按可列出其中的游戏。",
  },
  dot: { en: "Preperiod {0}, period {1}: {2}", zh: "前周期 {0}，周期 {1}：{2}" },
  dotMore: { en: "Preperiod {0}, period {1}: {2} and {3} more", zh: "前周期 {0}，周期 {1}：{2} 等共 {3} 个" },
  none: { en: "No game of this census fits.", zh: "没有符合条件的游戏。" },
  standsFor: { en: "stands for {0}", zh: "代表 {0}" },
  andMore: { en: "{0} and {1} more", zh: "{0} 等 {2} 个" },
  equal: {
    en: "Equal games, perhaps with heaps counted from another number: {0}",
    zh: "相同的游戏，堆的计数起点可能不同：{0}",
  },
  shown: { en: "{0} to {1} of {2}", zh: "第 {0} 至 {1} 个，共 {2} 个" },
  previous: { en: "Previous", zh: "上一页" },
  next: { en: "Next", zh: "下一页" },
  progress: { en: "{0} done, {1} running, {2} waiting", zh: "已完成 {0}，进行中 {1}，等待 {2}" },
  ownCensus: {
    en: "To look at a census of your own while it runs: `nimber web --census DIR`",
    zh: "要查看自己正在进行的普查：`nimber web --census 目录`",
  },
} satisfies Record<string, Text>;

export const COLUMNS = {
  game: { en: "Game", zh: "游戏" },
  preperiod: { en: "Preperiod", zh: "前周期" },
  period: { en: "Period", zh: "周期" },
  maximum: { en: "Largest value", zh: "最大值" },
  lastRare: { en: "Last rare at", zh: "末个稀有值" },
  heaps: { en: "Heaps", zh: "堆数" },
  order: { en: "Order", zh: "阶" },
  pPortion: { en: "P-portion", zh: "必败部分" },
  tame: { en: "Kind", zh: "类别" },
} satisfies Record<Column, Text>;

export const VERDICTS = {
  proved: { en: "proved", zh: "已证明" },
  observed: { en: "observed", zh: "仅验证" },
  open: { en: "open", zh: "未解决" },
  failed: { en: "failed", zh: "失败" },
} satisfies Record<Found, Text>;

/** A text with its places filled in, numbers with their thousands apart. */
export const fill = ({ en, zh }: Text, ...given: readonly (string | number)[]): Text => {
  const words = given.map((each) => (typeof each === "number" ? grouped(each) : each));
  const filled = (text: string) => text.replace(/\{(\d)\}/g, (_, i) => words[Number(i)] ?? "");
  return { en: filled(en), zh: filled(zh) };
};
