import { areNaturals, minus, type Natural, natural, plus } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Game, Move } from "../types.ts";
import { heapRows } from "./family/heap-rows.ts";
import { type Heaps, type HeapsMove, heapsEffort, take, unordered } from "./family/heaps.ts";
import { parseNaturals, partitions } from "./family/natural.ts";

/** Heaps, and whether the one pass is still available. */
interface Passing {
  readonly heaps: Heaps;
  readonly pass: boolean;
}

const PASS = "pass";

function* takes(heaps: Heaps): Generator<HeapsMove<Heaps>> {
  for (const [i, heap] of heaps.entries())
    for (let tokens = 1; tokens <= heap; tokens++) yield take(heaps, i, tokens);
}

function* moves({ heaps, pass }: Passing): Generator<Move<Passing>> {
  for (const { at, to } of takes(heaps)) yield { at, to: [{ heaps: to[0]!, pass }] };
  if (pass && heaps.some((heap) => heap !== 0)) yield { at: PASS, to: [{ heaps, pass: false }] };
}

const isPassing = (value: unknown): value is Passing =>
  typeof value === "object" &&
  value !== null &&
  "heaps" in value &&
  areNaturals(value.heaps) &&
  "pass" in value &&
  typeof value.pass === "boolean";

/** Value of one heap with the pass available. */
const single = (heap: Natural): Natural =>
  heap === 0 ? 0 : BigInt(heap) % 2n === 1n ? plus(heap, 1) : minus(heap, 1);

/** Nim with one pass: either player may use it once while tokens are left. */
export const passNim: Game<Passing> = {
  id: "pass-nim",
  name: { en: "Nim with a pass", zh: "可跳过一次的 Nim" },
  rule: {
    en: "Take any number of tokens from a heap, or pass. The players may pass only once in all, and not when all heaps are empty.",
    zh: "从一堆中取走任意多个石子；也可跳过一步，但整局双方合计只能跳过一次，且各堆全空时不可跳过。",
  },
  notation: {
    en: "heaps, followed by p while the pass is available, such as 3,5p",
    zh: "各堆石子数，尚可跳过时后加 p，如 3,5p",
  },
  space: "other",
  start: [{ heaps: [3, 5, 6], pass: true }],
  key: ({ heaps, pass }) => `${unordered(heaps)}${pass ? "p" : ""}`,
  format: ({ heaps, pass }) => `${heaps.join() || 0}${pass ? "p" : ""}`,
  parse: (text) => {
    const pass = /p$/i.test(text);
    return { heaps: parseNaturals(pass ? text.slice(0, -1) : text), pass };
  },
  isPosition: isPassing,
  moves,
  accelerators: {
    ruleInALine: {
      rule: "[x,y,p: x-k,y,p | x,y-k,p | x,y,0 if p > 0 and x+y > 0]",
      heaps: 2,
      at: ([x, y, p]) => ({ heaps: [x!, y!], pass: p! > 0 }),
    },
    cost: ({ heaps }) => 2 * heapsEffort(heaps),
  },
  board: (position) => {
    const { heaps, pass } = position;
    const rows = heapRows(heaps, takes(heaps));
    const open = pass && heaps.some((heap) => heap !== 0);
    return open ? [...rows, { shape: "label", x: 0, y: heaps.length, text: PASS, touch: [PASS] }] : rows;
  },
  theorems: [
    {
      claim: {
        en: "One heap with the pass has the value n + 1 where n is odd, and n - 1 where it is even and not 0; without the pass it is Nim. For three heaps with the pass no theorem is known.",
        zh: "一堆且可跳过时，n 为奇数则 SG 值为 n + 1，n 为非零偶数则为 n - 1；不可跳过时即 Nim。三堆且可跳过时，尚无已知定理。",
      },
      source: {
        en: "by induction; Morrison, Friedman & Landsberg, Chaos 22 (2012) 043108, on three heaps",
        zh: "由归纳法；三堆见 Morrison, Friedman & Landsberg, Chaos 22 (2012) 043108",
      },
      covers: ({ heaps, pass }) => !pass || heaps.filter((heap) => heap !== 0).length <= 1,
      *cases() {
        for (const heaps of partitions()) {
          yield [{ heaps, pass: false }];
          if (heaps.length <= 1) yield [{ heaps, pass: true }];
        }
      },
      says: ({ heaps, pass }) =>
        pass ? single(heaps.find((heap) => heap !== 0) ?? 0) : natural(nimSum(...heaps)),
    },
  ],
};
