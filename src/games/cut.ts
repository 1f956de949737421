import { areNaturals, type Natural } from "../nimber/natural.ts";
import type { Game } from "../types.ts";
import { heapGame, type RowMove } from "./family/heap.ts";
import { naturals } from "./family/natural.ts";

/** Partitions of `n` into `parts` parts of at least `least`, smallest first. */
function* partitions(n: number, parts: number, least: number): Generator<number[]> {
  if (parts === 1) {
    if (n >= least) yield [n];
    return;
  }
  for (let first = least; first * parts <= n; first++)
    for (const rest of partitions(n - first, parts - 1, first)) yield [first, ...rest];
}

function* moves(cuts: readonly number[], heap: Natural): Generator<RowMove> {
  for (const cut of cuts) {
    if (cut >= heap) continue;
    for (const to of partitions(Number(heap), cut + 1, 1))
      yield { at: to.join("|"), to, first: 1, last: Number(heap) };
  }
}

/** Game of splitting a heap with a number of cuts that is in `cuts`. */
export function cutGame(cuts: readonly number[]): Game<Natural> {
  const set = `{${cuts.join(",")}}`;
  const parity = cuts[0] === 1 && cuts.every((cut) => cut % 2 === 1);
  return {
    ...heapGame((heap) => moves(cuts, heap)),
    id: `cut${set}`,
    name: { en: `The cut game ${set}`, zh: `分堆游戏 ${set}` },
    rule: {
      en: `Split a heap by c cuts, c in ${set}, into c + 1 heaps, none of them empty.`,
      zh: `用 c 刀（c 属于 ${set}）把一堆分成 c + 1 堆，每堆都不空。`,
    },
    start: [9],
    accelerators: {
      ruleInALine: { rule: `[n: ${cuts.map((cut) => `split(n, ${cut + 1}..${cut + 1})`).join(" | ")}]` },
      cost: (heap) => cuts.reduce((sum, cut) => sum + Number(heap) ** (cut + 1), 0),
    },
    theorems: !parity
      ? []
      : [
          {
            claim: {
              en: "Every move changes the number of heaps by an odd number, and a heap of two can be split: a heap has value 0 where it is odd, and else 1.",
              zh: "每步都使堆数改变奇数，且两个石子的堆可以再分：奇数堆的 SG 值为 0，非空偶数堆为 1。",
            },
            source: "Dailly, Duchêne, Larsson & Paris, Discrete Appl. Math. 285 (2020) 509",
            *cases() {
              for (const [n] of naturals()) yield [n + 1];
            },
            covers: (...heaps) => areNaturals(heaps) && heaps.every((heap) => heap !== 0),
            says: (...heaps) => heaps.filter((heap) => BigInt(heap) % 2n === 0n).length % 2,
          },
        ],
  };
}
