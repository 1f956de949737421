import type { Natural } from "../nimber/natural.ts";
import { minus, natural } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Game } from "../types.ts";
import { closed, naturals, partitions } from "./family/natural.ts";
import { subtractionGame } from "./family/subtraction.ts";

/** Nim: a move takes any number of tokens from a heap. */
export const nim: Game<Natural> = {
  ...subtractionGame({ allBut: [] }),
  id: "nim",
  chapter: "nim",
  oeis: "A001477",
  name: { en: "Nim", zh: "Nim 游戏" },
  aliases: ["尼姆"],
  rule: { en: "Take any number of tokens from a heap.", zh: "从一堆中取走任意多个石子。" },
  start: [3, 4, 5],
  accelerators: {
    ...subtractionGame({ allBut: [] }).accelerators,
    injective: true,
    moveToValue: (heap, value) => (value < heap ? { at: `${minus(heap, value)}`, to: [value] } : undefined),
  },
  theorems: [
    {
      claim: { en: "A heap of n has value n.", zh: "n 个石子的堆，SG 值为 n。" },
      source: "Bouton, Ann. of Math. 3 (1901) 35",
      proof: { by: "automaton" },
      law: closed("sg = n", { preperiod: 0, period: 1, saltus: 1 }),
      cases: naturals,
      says: (heap) => heap,
    },
    {
      claim: {
        en: "Heaps are a P-position iff their nim-sum is 0.",
        zh: "若干堆为必败态，当且仅当各堆石子数的异或和为 0。",
      },
      source: "Bouton, Ann. of Math. 3 (1901) 35",
      proof: { by: "theory", chapter: "nim" },
      cases: partitions,
      says: (...heaps) => (natural(nimSum(...heaps)) === 0 ? "P" : "N"),
    },
    {
      claim: {
        en: "Under misère play heaps are a P-position iff their nim-sum is 0 and some heap exceeds 1, or it is 1 and none does.",
        zh: "反常规则下，若干堆为必败态，当且仅当异或和为 0 且有堆大于 1，或异或和为 1 且没有堆大于 1。",
      },
      source: "Bouton, Ann. of Math. 3 (1901) 35",
      proof: { by: "theory", chapter: "misere" },
      play: "misere",
      cases: partitions,
      says: (...heaps) => misereOutcome(heaps),
    },
  ],
};

function misereOutcome(heaps: readonly Natural[]): "P" | "N" {
  const balanced = natural(nimSum(...heaps)) === 0;
  return balanced === heaps.some((heap) => heap > 1) ? "P" : "N";
}
