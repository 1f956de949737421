import type { Natural } from "../nimber/natural.ts";
import { minus } from "../nimber/natural.ts";
import type { Game } from "../types.ts";
import { oneHeap, type RowMove, row } from "./family/heap.ts";

function* moves(heap: Natural): Generator<RowMove> {
  for (let a = 1; a < heap; a++) {
    const b = minus(heap, a);
    if (a !== b) yield { at: `${a}|${a + 1}`, to: [a, b], first: 1, last: 0, cut: a };
  }
}

export const grundysGame: Game<Natural> = {
  ...oneHeap,
  id: "grundys-game",
  name: { en: "Grundy's game", zh: "格兰迪游戏" },
  rule: { en: "Split a heap into two of different sizes.", zh: "把一堆分成大小不同的两堆。" },
  start: [12],
  heap: { kind: "break", digits: [4], unequal: true },
  moves,
  board: (heap) => row(heap, moves),
};
