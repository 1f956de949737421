import type { Text } from "nimber";

export const D = {
  title: { en: "Find the winning move", zh: "找出必胜走法" },
  begin: { en: "Drill of five", zh: "练习五题" },
  own: (n: number): Text => ({ en: `My mistakes (${n})`, zh: `我的失误（${n}）` }),
  print: { en: "Print a sheet", zh: "打印练习单" },
  preparing: { en: "Looking for a position …", zh: "正在选题……" },
  round: (n: number, most: number): Text => ({
    en: `Position ${n} of ${most}`,
    zh: `第 ${n} 题，共 ${most} 题`,
  }),
  task: { en: "Make a move that wins.", zh: "走出必胜的一步。" },
  right: { en: "Right: whoever moves now loses.", zh: "正确：现在轮到谁走，谁就必败。" },
  wrong: (moves: readonly Text[], ways: number): Text => {
    const more = ways - moves.length;
    return {
      en: `Not that one. To win, ${moves.map(({ en }) => en).join(", or ")}${more > 0 ? ` (and ${more} more)` : ""}.`,
      zh: `不对，必胜走法是：${moves.map(({ zh }) => zh).join("；")}${more > 0 ? `（另有 ${more} 种）` : ""}。`,
    };
  },
  next: { en: "Next", zh: "下一题" },
  finish: { en: "Finish", zh: "完成" },
  again: { en: "Five more", zh: "再来五题" },
  score: (right: number, most: number, streak: number): Text => ({
    en: `${right} of ${most} right. Longest run: ${streak}.`,
    zh: `${most} 题答对 ${right} 题，最长连对 ${streak} 题。`,
  }),
  leave: { en: "Leave the drill", zh: "退出练习" },
  none: { en: "No position of this game could be found to win.", zh: "没有找到可以取胜的局面。" },
} satisfies Record<string, Text | ((...values: never[]) => Text)>;
