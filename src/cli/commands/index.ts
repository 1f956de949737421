import type { Listed } from "../command.ts";

/** The commands, in the order of the help. The code of one is loaded when it is asked for. */
export const commands: readonly Listed[] = [
  {
    name: "solve",
    summary: {
      en: "who wins a position or a sum, and by which moves",
      zh: "判断一个局面或若干局面之和的胜负与必胜走法",
    },
    load: async () => (await import("./solve.ts")).solve,
  },
  {
    name: "value",
    summary: { en: "the SG value of a position, however large", zh: "一个局面的 SG 值，大小不限" },
    load: async () => (await import("./value.ts")).value,
  },
  {
    name: "values",
    summary: { en: "a table of SG values", zh: "SG 值表" },
    load: async () => (await import("./values.ts")).values,
  },
  {
    name: "period",
    summary: { en: "find and prove the period of a game's values", zh: "寻找并证明 SG 值的周期" },
    load: async () => (await import("./period.ts")).period,
  },
  {
    name: "check",
    summary: { en: "check a certificate, independently", zh: "独立检验一份证书" },
    load: async () => (await import("./check.ts")).check,
  },
  {
    name: "quotient",
    summary: {
      en: "the misère quotient of a heap game, with proof",
      zh: "单堆游戏的反常商（misère quotient），附证明",
    },
    load: async () => (await import("./quotient.ts")).quotient,
  },
  {
    name: "genus",
    summary: {
      en: "the genus and misère canonical form of a position or a sum",
      zh: "一个局面或若干局面之和的亏格（genus）与反常标准型",
    },
    load: async () => (await import("./genus.ts")).genus,
  },
  {
    name: "law",
    summary: {
      en: "find and prove the law of a game, or test yours",
      zh: "寻找并证明游戏的规律，或检验你的规律",
    },
    load: async () => (await import("./law.ts")).law,
  },
  {
    name: "redundant",
    summary: {
      en: "which moves change the P-positions, and which could be added",
      zh: "哪些走法影响必败态，哪些可以增加",
    },
    load: async () => (await import("./redundant.ts")).redundant,
  },
  {
    name: "identify",
    summary: { en: "which games have these values", zh: "查找具有给定 SG 值序列的游戏" },
    load: async () => (await import("./identify.ts")).identify,
  },
  {
    name: "same",
    summary: { en: "whether two games have the same values", zh: "判断两个游戏的 SG 值是否完全相同" },
    load: async () => (await import("./same.ts")).same,
  },
  {
    name: "octal",
    summary: { en: "a table of octal games and their periods", zh: "八进制游戏及其周期的总表" },
    load: async () => (await import("./octal.ts")).octal,
  },
  {
    name: "explain",
    summary: { en: "why a position has its value and its outcome", zh: "解释一个局面的 SG 值与胜负" },
    load: async () => (await import("./explain.ts")).explain,
  },
  {
    name: "play",
    summary: { en: "play against a perfect, or fallible, opponent", zh: "与完美或会犯错的对手对弈" },
    load: async () => (await import("./play.ts")).play,
  },
  {
    name: "verify",
    summary: {
      en: "test the theorems of a game, or of all, against the rules",
      zh: "用规则检验一个或全部游戏的各条定理",
    },
    load: async () => (await import("./verify.ts")).verify,
  },
  {
    name: "nim",
    summary: { en: "arithmetic of nimbers: a field", zh: "nim 数的四则运算（域）" },
    load: async () => (await import("./nim.ts")).nim,
  },
  {
    name: "graph",
    summary: { en: "values of a graph, also with cycles", zh: "有向图的 SG 值（可有环）" },
    load: async () => (await import("./graph.ts")).graph,
  },
  {
    name: "judge",
    summary: { en: "read a contest problem's input, print its output", zh: "读入竞赛题的输入，输出答案" },
    load: async () => (await import("./judge.ts")).judge,
  },
  {
    name: "stress",
    summary: {
      en: "try a program on random inputs until it is wrong",
      zh: "对拍：用随机数据检验程序，找出最小的错误输入",
    },
    load: async () => (await import("./stress.ts")).stress,
  },
  {
    name: "count",
    summary: { en: "how many sums of heaps are lost or won", zh: "必败（或必胜）的和有多少个" },
    load: async () => (await import("./count.ts")).count,
  },
  {
    name: "test",
    summary: { en: "check a file of expected facts, one per line", zh: "检查文件中的断言，每行一条" },
    load: async () => (await import("./test.ts")).test,
  },
  {
    name: "games",
    summary: {
      en: "the catalogue, a game, or a contest problem",
      zh: "游戏目录、某个游戏或竞赛题",
    },
    load: async () => (await import("./games.ts")).games,
  },
  {
    name: "table",
    summary: {
      en: "SG values as compact source code, with a lookup function",
      zh: "打表：SG 值的紧凑源代码与查表函数",
    },
    load: async () => (await import("./table.ts")).table,
  },
  {
    name: "template",
    summary: { en: "a complete contest program for a rule set", zh: "竞赛模板：某个规则的完整程序" },
    load: async () => (await import("./template.ts")).template,
  },
  {
    name: "census",
    summary: {
      en: "compute thousands of games, on one machine or many",
      zh: "成批计算成千上万个游戏，单机或集群",
    },
    load: async () => (await import("./census.ts")).census,
  },
  {
    name: "web",
    summary: { en: "serve the web workbench on this machine", zh: "在本机运行网页工作台" },
    load: async () => (await import("./web.ts")).web,
  },
];
