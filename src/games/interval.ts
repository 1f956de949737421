import { minus, type Natural, natural, plus } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Game } from "../types.ts";
import { heapGame, type RowMove } from "./family/heap.ts";
import { closed, naturals } from "./family/natural.ts";

function* moves(length: Natural): Generator<RowMove> {
  for (let first = 1; first <= length; first++) {
    for (let last = first; last <= length; last++) {
      const to = [first - 1, minus(length, last)].filter((left) => left > 0);
      yield { at: first === last ? `${first}` : `${first}-${last}`, to, first, last };
    }
  }
}

/** Row of tokens: a move takes any adjacent tokens and splits the row there. */
export const interval: Game<Natural> = {
  ...heapGame(moves),
  id: "interval",
  name: { en: "Interval game", zh: "区间取石游戏" },
  rule: {
    en: "Take any tokens that stand next to each other; the row splits there.",
    zh: "取走一段连续的石子（至少一个），该行从此处断开。",
  },
  start: [5, 3],
  accelerators: {
    ruleInALine: { rule: "[n: n-k | a & n-a-k if a+k < n]" },
    cost: (length) => Number(length) ** 3,
    moveToValue: (length, value) =>
      value < length ? { at: lastFrom(plus(value, 1), length), to: value === 0 ? [] : [value] } : undefined,
  },
  theorems: [
    {
      claim: { en: "A row of n has value n.", zh: "长为 n 的一行，SG 值为 n。" },
      source: {
        en: "the octal game 0.777…: Winning Ways (2nd ed.), vol. 1, ch. 4; parts a, b give a ⊕ b <= a + b < n",
        zh: "八进制游戏 0.777…：Winning Ways (2nd ed.), vol. 1, ch. 4；留下 a、b 两段时 a ⊕ b <= a + b < n",
      },
      proof: { by: "automaton" },
      cases: naturals,
      says: (...lengths) => natural(nimSum(...lengths)),
      law: closed("sg = n", { preperiod: 0, period: 1, saltus: 1 }),
    },
  ],
};

const lastFrom = (first: Natural, length: Natural) => (first === length ? `${first}` : `${first}-${length}`);
