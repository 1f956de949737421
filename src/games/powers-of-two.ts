import type { Natural } from "../nimber/natural.ts";
import type { Game } from "../types.ts";
import { namedGame, powers } from "./family/infinite.ts";

/** Heap: a move takes a power of two. */
export const powersOfTwo: Game<Natural> = {
  ...namedGame(powers(2)),
  id: "powers-of-two",
  name: { en: "Powers of two", zh: "取 2 的幂" },
  rule: {
    en: "Take 1, 2, 4, 8 or another power of two from the heap.",
    zh: "从堆中取走 1、2、4、8 等 2 的幂个石子。",
  },
};
