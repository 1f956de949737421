import { minus, type Natural, natural, plus } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Game } from "../types.ts";
import { heapGame, type RowMove } from "./family/heap.ts";
import { naturals } from "./family/natural.ts";
import { kayles } from "./kayles.ts";

/** Move that draws a loop through spots with `inside` others inside it. */
function* moves(spots: Natural): Generator<RowMove> {
  for (let through: Natural = 1; through <= spots; through = plus(through, 1)) {
    const left = minus(spots, through);
    for (let inside: Natural = 0; plus(inside, inside) <= left; inside = plus(inside, 1))
      yield loop(spots, through, inside);
  }
}

function loop(spots: Natural, through: Natural, inside: Natural): RowMove {
  const outside = minus(minus(spots, through), inside);
  const at = inside === 0 ? `${through}` : `${through}:${inside}`;
  const to = [inside, outside].filter((part) => part !== 0);
  return { at, to, first: Number(inside) + 1, last: Number(plus(inside, through)) };
}

/**
 * Rims: a move draws a closed loop through one or more spots, which separates the spots inside from those
 * outside.
 */
export const rims: Game<Natural> = {
  ...heapGame(moves),
  id: "rims",
  name: { en: "Rims", zh: "画圈游戏（Rims）" },
  rule: {
    en: "Draw a closed loop through one spot or more that touches no other loop: it leaves the spots inside and those outside.",
    zh: "画一条经过至少一个点且不与其他圈相交的闭曲线：剩下圈内的点与圈外的点。",
  },
  notation: { en: "the number of spots, such as 7", zh: "点数，如 7" },
  start: [7],
  accelerators: {
    cost: (spots) => Number(spots) ** 3 / 4,
    ruleInALine: { rule: "[n: n-k | a & n-a-k if a+k < n]" },
    moveToValue: (spots, value) => (value < spots ? loop(spots, minus(spots, value), 0) : undefined),
  },
  theorems: [
    {
      claim: {
        en: "n spots have value n, like a heap of Nim: the parts inside and outside a loop are never worth more than both together.",
        zh: "n 个点的 SG 值为 n，与 Nim 堆相同：圈内、圈外的异或和不超过两者之和。",
      },
      source: "Winning Ways (2nd ed.), vol. 3, ch. 17",
      proof: { by: "automaton", formula: "sg = n" },
      cases: naturals,
      says: (...spots) => natural(nimSum(...spots)),
    },
  ],
};

/**
 * Rayles: a move draws a closed loop through one or two spots, which separates the spots inside from those
 * outside.
 */
export const rayles: Game<Natural> = {
  ...kayles,
  id: "rayles",
  name: { en: "Rayles", zh: "画圈游戏（Rayles）" },
  aliases: [],
  look: {},
  rule: {
    en: "Draw a closed loop through one spot or two that touches no other loop. This is Kayles: the spots inside and those outside are its rows.",
    zh: "画一条经过一个或两个点且不与其他圈相交的闭曲线：即 Kayles，圈内、圈外各为一行。",
  },
  notation: { en: "the number of spots, such as 7", zh: "点数，如 7" },
};
