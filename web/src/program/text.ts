import type { Text } from "nimber";

export const T = {
  language: { en: "Language", zh: "编程语言" },
  copy: { en: "Copy", zh: "复制" },
  copied: { en: "Copied", zh: "已复制" },
  refused: {
    en: "This browser does not let the page copy; select the program instead.",
    zh: "浏览器不允许页面复制内容，请直接选中程序。",
  },
  input: { en: "Input format", zh: "输入格式" },
  print: { en: "Output words", zh: "输出文字" },
  inputHelp: {
    en: "`T (n a*n)*` is: the number of tests, then for each a number n and n numbers. Others are `n*`, `(a b)* until 0 0`.",
    zh: "`T (n a*n)*` 表示：先是测试组数，每组先给 n，再给 n 个数。也可写 `n*`、`(a b)* until 0 0` 等。",
  },
  printHelp: {
    en: "What is printed where the first player wins, and where they lose: `First/Second`, `Yes/No`, `W/L rows`.",
    zh: "先手必胜与必败时的输出：`First/Second`、`Yes/No`、`W/L rows`。",
  },
  writing: { en: "Writing the program …", zh: "正在生成程序……" },
  program: { en: "The program", zh: "程序" },
  slow: {
    en: "This program computes for seconds when it starts.",
    zh: "该程序启动时要计算数秒。",
  },
} satisfies Record<string, Text>;
