import type { Text } from "nimber";

export const T = {
  title: { en: "Lesson", zh: "课件" },
  lead: {
    en: "Links to this page in the order of a lesson, all in one link. Answers are covered until you reveal them.",
    zh: "把本页面的若干链接按讲课顺序排成一课，合为一个链接。答案先遮住，由你逐步揭示。",
  },
  steps: { en: "Links, one line each", zh: "链接，每行一个" },
  others: (lines: readonly string[]): Text => ({
    en: `Expected links of this page, found: ${lines.join(" · ")}`,
    zh: `此处应为本页面的链接，但读到：${lines.join(" · ")}`,
  }),
  add: (name: string): Text => ({ en: `Add ${name}`, zh: `加入：${name}` }),
  up: (n: number): Text => ({ en: `Move step ${n} up`, zh: `上移第 ${n} 步` }),
  remove: (n: number): Text => ({ en: `Remove step ${n}`, zh: `删除第 ${n} 步` }),
  count: (n: number): Text => ({ en: `${n} ${n === 1 ? "step" : "steps"}`, zh: `共 ${n} 步` }),
  start: { en: "Start the lesson", zh: "开始讲课" },
  startSample: { en: "Start the example", zh: "开始示例课" },
  example: { en: "An example", zh: "示例" },
  sample: { en: "Put in an example", zh: "放入示例" },
  making: { en: "Make your own", zh: "自己编排" },
  open: {
    en: "Open what you want to show: a position, a law, a chapter.",
    zh: "打开要展示的页面：局面、规律或章节。",
  },
  back: { en: "Come back here and add it, or paste its link.", zh: "回到这里把它加入，或粘贴它的链接。" },
  whole: {
    en: "Share the link, or the code to point a phone at: it is the whole lesson.",
    zh: "分享链接或二维码：它就是整堂课。",
  },
  presenting: { en: "While you present", zh: "演示时" },
  reveal: {
    en: "reveals the next answer, then turns to the next step",
    zh: "揭示下一个答案，之后转到下一步",
  },
  code: { en: "shows the code of the link", zh: "显示链接的二维码" },
  leave: { en: "ends the presentation", zh: "结束演示" },
} satisfies Record<string, Text | ((...values: never[]) => Text)>;
