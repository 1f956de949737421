import { areNaturals, minus, type Natural, plus } from "../nimber/natural.ts";
import type { Game } from "../types.ts";
import { heapsGame } from "./family/heap-rows.ts";
import { type Heaps, type HeapsMove, heapsEffort } from "./family/heaps.ts";
import { parseNaturals } from "./family/natural.ts";

function* moves(heaps: Heaps): Generator<HeapsMove<Heaps>> {
  const last = heaps.length - 1;
  for (const heap of last > 0 ? [0, last] : heaps.keys()) {
    for (let tokens = 1; tokens <= heaps[heap]!; tokens++) yield move(heaps, heap, tokens);
  }
}

/** Takes tokens; an emptied heap disappears, so that the next one becomes the end. */
function move(heaps: Heaps, heap: number, tokens: Natural): HeapsMove<Heaps> {
  const left = minus(heaps[heap]!, tokens);
  return {
    at: `${tokens}@${heap + 1}`,
    to: [left === 0 ? heaps.toSpliced(heap, 1) : heaps.with(heap, left)],
    taken: [{ heap, tokens }],
  };
}

/**
 * The heap that makes a row a P-position when added at its left end, and at its right end; 0 when the row is
 * a P-position already.
 */
interface Ends {
  readonly left: Natural;
  readonly right: Natural;
}

/**
 * Heap for one end of a row when `heap` is added at the other; the row alone has the ends `same` on that side
 * and `other`.
 */
function partner(heap: Natural, same: Natural, other: Natural): Natural {
  if (heap === other) return 0;
  if (same <= heap && heap < other) return plus(heap, 1);
  if (other < heap && heap <= same) return minus(heap, 1);
  return heap;
}

/** Ends of `heaps`, computed from those of all shorter rows in it. */
function endsOf(heaps: Heaps): Ends {
  let rows: Ends[] = Array.from({ length: heaps.length + 1 }, () => ({ left: 0, right: 0 }));
  for (let length = 1; length <= heaps.length; length++) {
    const shorter = rows;
    rows = Array.from({ length: heaps.length - length + 1 }, (_, i) => {
      const init = shorter[i]!;
      const tail = shorter[i + 1]!;
      return {
        left: partner(heaps[i + length - 1]!, init.left, init.right),
        right: partner(heaps[i]!, tail.right, tail.left),
      };
    });
  }
  return rows[0]!;
}

function reach(heaps: Heaps, value: Natural): HeapsMove<Heaps> | undefined {
  const last = heaps.length - 1;
  if (value !== 0 || last < 0) return undefined;
  const { left } = endsOf(heaps.slice(1));
  if (left < heaps[0]!) return move(heaps, 0, minus(heaps[0]!, left));
  const { right } = endsOf(heaps.slice(0, -1));
  return right < heaps[last]! ? move(heaps, last, minus(heaps[last]!, right)) : undefined;
}

/** Rows of positive heaps with `tokens` tokens in total. */
function* rows(tokens: number): Generator<number[]> {
  if (tokens === 0) yield [];
  for (let first = 1; first <= tokens; first++) {
    for (const rest of rows(tokens - first)) yield [first, ...rest];
  }
}

/** End-Nim: a move takes any number of tokens from the first or the last heap of a row. */
export const endNim: Game<Heaps> = {
  ...heapsGame(moves),
  id: "end-nim",
  program: { name: "partners" },
  name: { en: "End-Nim", zh: "两端取石子" },
  rule: {
    en: "Take any number of tokens from the first or the last heap of the row.",
    zh: "从一排石子堆的第一堆或最后一堆中取走任意多个石子。",
  },
  start: [[3, 1, 4, 2]],
  notation: { en: "the row of heaps, such as 3,1,4,2", zh: "一排石子堆，如 3,1,4,2" },
  isPosition: (heaps) => areNaturals(heaps) && heaps.every((heap) => heap > 0),
  accelerators: {
    fromCoordinates: (place) => place.filter((heap) => heap !== 0),
    ruleInALine: {
      rule: "[x,y,z: x-k,y,z | x,y,z-k | x,y-k,z if x = 0 or z = 0]",
      heaps: 3,
      at: (heaps) => heaps.filter((heap) => heap !== 0),
    },
    cost: heapsEffort,
    moveToValue: reach,
  },
  parse: (text) => parseNaturals(text).filter((heap) => heap !== 0),
  theorems: [
    {
      claim: {
        en: "For a row w there is at most one heap l that makes l w a P-position, and at most one r for w r; call them 0 when w is one already. The row a w b is a P-position iff a = b is below both l and r or above both, or l <= b < r and a = b + 1, or r < b <= l and a = b - 1.",
        zh: "对一排石子堆 w，至多有一个 l 使 l w 为必败态，也至多有一个 r 使 w r 为必败态；若 w 本身为必败态，则记二者为 0。a w b 为必败态，当且仅当：a = b 且同时小于 l 与 r，或同时大于 l 与 r；或 l ≤ b < r 且 a = b + 1；或 r < b ≤ l 且 a = b - 1。",
      },
      source: {
        en: "Albert & Nowakowski, The game of End-Nim, Electron. J. Combin. 8(2) (2001) R1, written as the recurrence of Luogu P2599",
        zh: "Albert & Nowakowski, The game of End-Nim, Electron. J. Combin. 8(2) (2001) R1，写成洛谷 P2599 的递推",
      },
      proof: {
        by: "automaton",
        formula:
          "P iff x > 0 and z > 0 and (y > 0 and x = z and x != y or y = 0 and x = z) or x = 0 and y = z or z = 0 and x = y",
        heaps: 3,
      },
      *cases() {
        for (let tokens = 0; ; tokens++) for (const heaps of rows(tokens)) yield [heaps];
      },
      says: (heaps) => (heaps.length === 0 || endsOf(heaps.slice(1)).left === heaps[0] ? "P" : "N"),
    },
  ],
};
