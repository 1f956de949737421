import type { Natural } from "../nimber/natural.ts";
import type { Game } from "../types.ts";
import { naturals } from "./family/natural.ts";
import { subtractionGame } from "./family/subtraction.ts";

function* takes(heap: Natural): Generator<number> {
  for (let s = 1; 2 * s <= heap; s++) yield s;
}

const says = { en: "at most half of the heap", zh: "s 不超过堆的一半" };

export const halfNim: Game<Natural> = {
  ...subtractionGame({ name: "half", says, takes }),
  id: "half-nim",
  name: { en: "Half-Nim", zh: "半取 Nim" },
  rule: {
    en: "Take at least one token and at most half of the heap.",
    zh: "从堆中至少取一个石子，至多取一半。",
  },
  start: [5, 12],
  theorems: [
    {
      claim: {
        en: "A heap of 2n has value n; a heap of 2n + 1 has the value of a heap of n.",
        zh: "2n 个石子的堆，SG 值为 n；2n + 1 个石子的堆，SG 值等于 n 个石子的堆。",
      },
      source: "Levine, Ars Combin. 80 (2006) 113; OEIS A025480",
      cases: naturals,
      says(n) {
        let heap = BigInt(n);
        while (heap % 2n === 1n) heap = (heap - 1n) / 2n;
        return heap / 2n;
      },
    },
  ],
};
