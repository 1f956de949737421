import { asSentence, type Text } from "nimber";

export const T = {
  found: { en: "The law of this game", zh: "此游戏的规律" },
  looking: {
    en: "Trying laws from the shortest on, and proving the one that stands …",
    zh: "从最短的规律试起，并证明站得住的那一条……",
  },
  literature: { en: "In the literature", zh: "文献" },
  published: (preperiod: string, period: string): Text => ({
    en: `Published: preperiod ${preperiod}, period ${period}.`,
    zh: `已发表：前周期 ${preperiod}，周期 ${period}。`,
  }),
  unpublished: {
    en: "has no published period in the lists that this page is tested against.",
    zh: "在本页所核对的文献列表中没有已发表的周期。",
  },
  inCensus: { en: "What the census has of it", zh: "普查中的记录" },
  quotient: { en: "Misère quotient", zh: "反常商" },
  quotientTo: (n: number, heaps: string): Text => ({
    en: `${n} elements for heaps to ${heaps}.`,
    zh: `大小不超过 ${heaps} 的堆：共 ${n} 个元素。`,
  }),
  quotientAll: (n: number): Text => ({
    en: `${n} elements, for heaps of any size.`,
    zh: `任意大小的堆：共 ${n} 个元素。`,
  }),
  elementIs: (word: string, lost: boolean): Text => ({
    en: `is the element ${word}: the ${lost ? "previous" : "next"} player wins.`,
    zh: `是元素 ${word}：${lost ? "后手必胜（必败态）" : "先手必胜（必胜态）"}。`,
  }),
  noQuotient: { en: "It was not found in the time there is.", zh: "在限定时间内未能求出。" },
  quotientHelp: {
    en: "Sums multiply; the elements in red are those of P-positions.",
    zh: "局面相加即元素相乘；红色元素为必败态。",
  },
  none: { en: "No law was found.", zh: "没有找到规律。" },
  because: asSentence,
  verdicts: {
    proved: { en: "Proved", zh: "已证明" },
    refuted: { en: "Refuted", zh: "已推翻" },
    observed: { en: "Observed, not proved", zh: "仅验证，未证明" },
  },
  by: {
    finite: {
      en: "Proved by a finite theorem on periods",
      zh: "由周期的有限判定定理证明",
    },
    quotient: {
      en: "Proved by the misère quotient, whose elements repeat",
      zh: "由反常商证明：各堆的元素周期重复",
    },
  },
  tested: (to: string): Text => ({
    en: `Held against play for all numbers to ${to}`,
    zh: `所有不超过 ${to} 的数都已与对弈结果核对`,
  }),
  wrong: (at: string, says: string, found: string): Text => ({
    en: `At ${at} it says ${says}, but play finds ${found}`,
    zh: `在 ${at} 处断言为 ${says}，实为 ${found}`,
  }),
  play: { en: "Play this position", zh: "从此局面对弈" },
  normalOnly: {
    en: "A table is held against the values of normal play; state a law for misère play.",
    zh: "数表只与正常规则的 SG 值核对；反常规则请写规律。",
  },
  own: { en: "Test a law or table of your own", zh: "检验你自己的规律或数表" },
  ownLabel: { en: "Your law or table", zh: "你的规律或数表" },
  ownHelp: (letters: string, example: string): Text => ({
    en: `Of ${letters}: \`P iff …\` says who loses, \`sg = …\` gives the value. For instance \`${example}\`. Or paste the values of heaps 0, 1, 2, … that your program finds.`,
    zh: `以 ${letters} 书写：\`P iff …\` 说明何时先手必败，\`sg = …\` 给出 SG 值，例如 \`${example}\`。也可以粘贴你的程序算出的第 0、1、2……堆的 SG 值。`,
  }),
  test: { en: "Test it", zh: "检验" },
  testing: { en: "Testing against play …", zh: "正在与对弈结果对照……" },
  wins: { en: "Who wins", zh: "胜负" },
  tried: { en: "Tried and refuted", zh: "试过而被推翻的" },
  drawn: { en: "The automaton", zh: "自动机" },
  drawnHelp: (system: string): Text => ({
    en: `It reads the digits of the numbers together, the highest first (${system}), from state 0; where it ends in a state marked P the player to move loses.`,
    zh: `它从状态 0 出发，自高位起同时读入各数的数字（${system}）；若停在标有 P 的状态，则先手必败。`,
  }),
  drawnValues: (system: string): Text => ({
    en: `It reads the digits of the numbers and of a value together, the highest first (${system}), from state 0; a state marked ✓ says that the value is right.`,
    zh: `它从状态 0 出发，自高位起同时读入各数与 SG 值的数字（${system}）；停在标有 ✓ 的状态即表示该值正确。`,
  }),
} satisfies Record<string, Text | Record<string, Text> | ((...values: never[]) => Text)>;
