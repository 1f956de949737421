import type { Natural } from "../nimber/natural.ts";
import { minus, plus } from "../nimber/natural.ts";
import type { Game } from "../types.ts";
import { gapNamed, heapGame, type RowMove } from "./family/heap.ts";

function* moves(heap: Natural): Generator<RowMove> {
  for (let a = 1; a < heap; a++) {
    const move = splitting(heap, a);
    if (move !== undefined) yield move;
  }
}

/** Split into `a` and the rest; undefined if these are equal. */
function splitting(heap: Natural, a: Natural): RowMove | undefined {
  const b = minus(heap, a);
  if (a === b) return undefined;
  return { at: `${a}|${plus(a, 1)}`, to: [a, b], first: 1, last: 0, cut: Number(a) };
}

/** Grundy's game: a move splits a heap into two of different sizes. */
export const grundysGame: Game<Natural> = {
  ...heapGame(moves),
  id: "grundys-game",
  oeis: "A002188",
  name: { en: "Grundy's game", zh: "Grundy 游戏" },
  aliases: ["格兰迪"],
  rule: { en: "Split a heap into two of different sizes.", zh: "把一堆分成大小不同的两堆。" },
  start: [12],
  accelerators: {
    encoding: { kind: "break", digits: [4], unequal: true },
    moveNamed(heap, at) {
      const a = gapNamed(at, heap);
      return a === undefined ? undefined : splitting(heap, a);
    },
  },
};
