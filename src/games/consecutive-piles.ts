import { NotationError } from "../errors.ts";
import { isNatural, type Natural } from "../nimber/natural.ts";
import type { Game } from "../types.ts";
import { heapGame, type RowMove } from "./family/heap.ts";
import { parseNatural } from "./family/natural.ts";

// Game `consecutive-piles`: a move splits a pile into piles of consecutive sizes.

/** Largest pile: a move of 1,413 parts leaves as many piles. */
const MOST = 1_000_000;

const notation = { en: `a pile of at most ${MOST}, such as 12`, zh: `至多 ${MOST} 的一堆，如 12` };

/** Splits a pile of n into a, a + 1, …, a + parts - 1: a number of parts leaves at most one choice of a. */
function* moves(pile: Natural): Generator<RowMove> {
  const n = Number(pile);
  for (let parts = 2; (parts * (parts + 1)) / 2 <= n; parts++) {
    const rest = n - (parts * (parts - 1)) / 2;
    if (rest % parts !== 0) continue;
    const to = Array.from({ length: parts }, (_, i) => rest / parts + i);
    yield { at: `${parts}`, to, first: 1, last: n };
  }
}

export const consecutivePiles: Game<Natural> = {
  ...heapGame(moves),
  notation,
  isPosition: (pile) => isNatural(pile) && pile <= MOST,
  parse(text) {
    const pile = parseNatural(text);
    if (pile > MOST) throw new NotationError(text, 0, notation);
    return pile;
  },
  id: "consecutive-piles",
  program: { name: "consecutive-parts" },
  name: { en: "Consecutive piles", zh: "连续分堆" },
  rule: {
    en: "Split a pile into two or more piles whose sizes are consecutive numbers; a move is named by how many.",
    zh: "把一堆分成两堆或更多堆，各堆的大小为连续的整数；走法以堆数表示。",
  },
  start: [9],
  describeMove: (at) => ({ en: `splitting into ${at}`, zh: `分成 ${at} 堆` }),
};
