import type { Text } from "nimber";

export const T = {
  title: { en: "Judge", zh: "评测" },
  lead: {
    en: "Paste the input of a contest problem: see its output, and why it is right.",
    zh: "粘贴竞赛题的输入，查看输出及其理由。",
  },
  problem: { en: "Problem", zh: "题目" },
  statement: { en: "Statement", zh: "题意" },
  inputFormat: { en: "Input", zh: "输入" },
  outputFormat: { en: "Output", zh: "输出" },
  limits: { en: "Limits", zh: "数据范围" },
  alsoAs: { en: "Also known as", zh: "同一格式" },
  playIt: { en: "Play this game", zh: "来玩这个游戏" },
  input: { en: "Your input", zh: "你的输入" },
  sample: { en: "Use the sample", zh: "使用样例" },
  openFile: { en: "Open a file", zh: "打开文件" },
  large: (megabytes: string) => ({
    en: `${megabytes} MB: too large to edit here. It is run as a whole.`,
    zh: `共 ${megabytes} MB，过长而无法在此编辑；运行时会完整读取。`,
  }),
  empty: { en: "Empty it", zh: "清空" },
  run: { en: "Run", zh: "运行" },
  stop: { en: "Stop", zh: "停止" },
  running: { en: "Running …", zh: "运行中……" },
  output: { en: "Output", zh: "输出" },
  nothing: { en: "The input asks for nothing.", zh: "该输入没有要求任何输出。" },
  cut: { en: "Only the beginning of the output is shown.", zh: "仅显示输出的开头部分。" },
  why: { en: "Why: the first test", zh: "理由：第一组测试" },
  fits: { en: "The whole input can be read as:", zh: "整个输入符合以下格式：" },
  asJudged: { en: "Answer as the judge does", zh: "按评测数据作答" },
  notKept: {
    en: "This input is too long for the address: a link to this page will not have it.",
    zh: "输入过长，无法存入网址，链接中将不包含它。",
  },
} satisfies Record<string, Text | ((given: string) => Text)>;
