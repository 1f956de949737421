import type { Natural } from "../nimber/natural.ts";
import { minus } from "../nimber/natural.ts";
import type { Game } from "../types.ts";
import { naturals } from "./family/natural.ts";
import { subtraction } from "./family/subtraction.ts";

export const nim: Game<Natural> = {
  ...subtraction({ allBut: [] }),
  id: "nim",
  name: { en: "Nim", zh: "尼姆游戏" },
  rule: { en: "Take any number of tokens from a heap.", zh: "从一堆中取走任意多个石子。" },
  start: [3, 4, 5],
  reach: (heap, value) => (value < heap ? { at: `${minus(heap, value)}`, to: [value] } : undefined),
  theorems: [
    {
      claim: { en: "A heap of n has value n.", zh: "n 个石子的堆，SG 值为 n。" },
      source: "Bouton, Ann. of Math. 3 (1901) 35",
      cases: naturals,
      says: (n) => n,
    },
  ],
};
