import type { Game } from "../types.ts";
import { clobberingGame } from "./family/clobbering.ts";
import { type Rows, SIDES } from "./family/stones.ts";

/** Strips with one o at the end of several x, repeated forever. */
function* lone(): Generator<[Rows]> {
  for (;;) for (let others = 0; others < 30; others++) yield [[`${"x".repeat(others)}o`]];
}

/** Clobber for both colours: a move takes a stone onto an adjacent one of the other colour. */
export const clobber: Game<Rows> = {
  ...clobberingGame({ steps: SIDES }),
  id: "clobber",
  name: { en: "Clobber, impartial", zh: "Clobber（公平版）" },
  rule: {
    en: "Move any stone onto an adjacent stone of the other colour and remove that stone.",
    zh: "任选一枚棋子，移到相邻的异色棋子上并将其吃掉。",
  },
  start: [["xoxo", "oxox", "xoxo"]],
  theorems: [
    {
      claim: {
        en: "A strip of k stones of one colour with one stone of the other colour at its end has value 0 if k = 0, 1 if k is odd, and 2 otherwise.",
        zh: "一条上有 k 枚同色棋子，末端另有一枚异色棋子：k = 0 时 SG 值为 0，k 为奇数时为 1，为偶数时为 2。",
      },
      source: {
        en: "by induction: a move leaves the strip with one stone fewer, or no stone to remove",
        zh: "由归纳法：一步之后，该条短一格，或再无可吃的棋子",
      },
      covers: (rows) => /^(x*o|o*x)$/.test(rows.join("/")),
      cases: lone,
      says: ([row]) => (row!.length === 1 ? 0 : row!.length % 2 === 0 ? 1 : 2),
    },
  ],
};
