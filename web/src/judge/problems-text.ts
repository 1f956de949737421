import type { Text } from "nimber";

export const L = {
  task: { en: "The problem in full", zh: "完整题面" },
  title: { en: "Problems by topic", zh: "按主题选题" },
  count: (n: number, of: number): Text => ({ en: `${n} of ${of} solved`, zh: `已解 ${n} / ${of} 题` }),
  search: { en: "Search by number or name, as hdu 1944", zh: "按题号或名称查找，如 hdu 1944" },
  all: { en: "All of them, by topic", zh: "按主题列出全部题目" },
  none: { en: "No problem has that number or name.", zh: "没有这个题号或名称的题目。" },
  solved: { en: "Solved", zh: "已解决" },
  counted: (topic: Text, n: number): Text => ({ en: `${topic.en} (${n})`, zh: `${topic.zh}（${n}）` }),
  topics: {
    splits: { en: "Splitting heaps and rows", zh: "分堆与断开的排" },
    sets: { en: "Taking from a set", zh: "可取集合" },
    nim: { en: "Nim and its kin", zh: "Nim 及其变形" },
    pairs: { en: "Two heaps", zh: "两堆" },
    graphs: { en: "Graphs and trees", zh: "图与树" },
    rows: { en: "Rows, words and others", zh: "排、串及其他" },
  },
  tests: { en: "Every test", zh: "每组测试" },
  test: { en: "Test", zh: "测试" },
  answer: { en: "Answer", zh: "答案" },
  because: { en: "Because", zh: "理由" },
  sampleIn: { en: "Sample input", zh: "样例输入" },
  sampleOut: { en: "Sample output", zh: "样例输出" },
  more: (n: number): Text => ({ en: `The first ${n} tests are told.`, zh: `仅列出前 ${n} 组测试。` }),
} satisfies Record<string, Text | Record<string, Text> | ((...values: never[]) => Text)>;
