import type { Text } from "nimber";

type Said = Text | ((...values: never[]) => Text);

/** What the computation says. */
export const C = {
  ready: {
    en: "The ends of the game come first, then the positions above them, level by level.",
    zh: "先算终局，再逐层向上计算其余局面。",
  },
  readyLoopy: {
    en: "Play can return here, so it begins at the ends and goes backwards: a position is decided once its options are.",
    zh: "此图有环，因此从终局开始倒推：后继的胜负确定后，局面的胜负才能确定。",
  },
  readyMisere: {
    en: "Whoever cannot move wins, so the ends are N-positions. It goes backwards from them: a position is decided once its options are.",
    zh: "无法操作者胜，因此终局是必胜态。由此倒推：后继的胜负确定后，局面的胜负才能确定。",
  },
  count: (done: number, all: number) => ({ en: `Step ${done} of ${all}`, zh: `第 ${done} 步，共 ${all} 步` }),
  first: { en: "To the beginning", zh: "回到开头" },
  back: { en: "Step back", zh: "后退一步" },
  step: { en: "Next step", zh: "前进一步" },
  last: { en: "To the end", zh: "跳到结尾" },
  play: { en: "Run", zh: "播放" },
  pause: { en: "Pause", zh: "暂停" },
  speed: { en: "Speed", zh: "速度" },
  slow: { en: "Slow", zh: "慢" },
  normal: { en: "Normal", zh: "中" },
  fast: { en: "Fast", zh: "快" },
  progress: { en: "Steps done", zh: "已完成的步数" },
  options: { en: "Options and their values", zh: "后继及其 SG 值" },
  mex: { en: "Values met, and the smallest that is missing", zh: "出现的值与最小的缺失值" },
  missing: { en: "missing", zh: "缺失" },
  present: { en: "met", zh: "出现" },
  end: (label: string) => ({
    en: `${label} has no moves: mex ∅ = 0. Whoever must move here has lost: a P-position.`,
    zh: `${label} 无路可走：mex ∅ = 0。轮到者已输，是必败态。`,
  }),
  zero: (label: string, set: string) => ({
    en: `No option of ${label} has value 0: mex {${set}} = 0, a P-position.`,
    zh: `${label} 的后继中没有 SG 值 0：mex {${set}} = 0，是必败态。`,
  }),
  value: (label: string, set: string, value: string) => ({
    en: `The smallest value that no option of ${label} has is ${value}: mex {${set}} = ${value}, an N-position.`,
    zh: `${label} 的后继中缺失的最小值是 ${value}：mex {${set}} = ${value}，是必胜态。`,
  }),
  loopyEnd: (label: string) => ({
    en: `${label} has no moves: whoever must move here has lost. A P-position.`,
    zh: `${label} 无路可走：轮到者已输，是必败态。`,
  }),
  misereEnd: (label: string) => ({
    en: `${label} has no moves: in misère play whoever must move here has won. An N-position.`,
    zh: `${label} 无路可走：按反常规则，轮到者获胜，是必胜态。`,
  }),
  loopyWin: (label: string, to: string) => ({
    en: `${label} has a move to ${to}, a P-position: so it is an N-position.`,
    zh: `${label} 可走到必败态 ${to}，因此是必胜态。`,
  }),
  loopyLoss: (label: string) => ({
    en: `Every move from ${label} leads to an N-position: so it is a P-position.`,
    zh: `${label} 的每一步都走到必胜态，因此是必败态。`,
  }),
  loopyDraw: (labels: string) => ({
    en: `Nothing decides ${labels}: no move leads to a P-position, and one leads to another position of this kind, for ever. A draw.`,
    zh: `${labels} 无法判定：没有一步走到必败态，却总能走到另一个同类局面，永不结束，因此是平局。`,
  }),
} satisfies Record<string, Said>;
