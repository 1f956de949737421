import type { Natural } from "../nimber/natural.ts";
import { minus, plus } from "../nimber/natural.ts";
import type { Game } from "../types.ts";
import { oneHeap, type RowMove, row } from "./family/heap.ts";
import { naturals } from "./family/natural.ts";

function* moves(heap: Natural): Generator<RowMove> {
  for (let s = 1; s <= heap; s++) {
    const left = minus(heap, s);
    const first = Number(left) + 1;
    yield { at: `${s}`, to: [left], first, last: first };
  }
  for (let a = 1; a < heap; a++) {
    yield { at: `${a}|${a + 1}`, to: [a, minus(heap, a)], first: 1, last: 0, cut: a };
  }
}

export const lasker: Game<Natural> = {
  ...oneHeap,
  id: "lasker",
  name: { en: "Lasker's Nim", zh: "拉斯克尼姆" },
  rule: {
    en: "Take any number of tokens from a heap, or split it into two.",
    zh: "从一堆中取走任意多个石子，或把一堆分成两堆。",
  },
  start: [3, 4, 7],
  moves,
  board: (heap) => row(heap, moves),
  theorems: [
    {
      claim: {
        en: "The value of n > 0 is n - 1 if 4 divides n, n + 1 if n = 3 mod 4, else n.",
        zh: "n > 0 时：4 整除 n 则 SG 值为 n - 1，n ≡ 3 (mod 4) 则为 n + 1，否则为 n。",
      },
      source: "Lasker, Brettspiele der Völker (1931); Winning Ways (2nd ed.), vol. 1, ch. 4",
      cases: naturals,
      says(n) {
        const r = Number(BigInt(n) % 4n);
        if (n === 0 || r === 1 || r === 2) return n;
        return r === 3 ? plus(n, 1) : minus(n, 1);
      },
    },
  ],
};
