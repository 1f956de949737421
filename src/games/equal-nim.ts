import { minus, type Natural } from "../nimber/natural.ts";
import type { Game } from "../types.ts";
import { heapsGame } from "./family/heap-rows.ts";
import { type Heaps, type HeapsMove, heapsEffort, takesRule, unordered } from "./family/heaps.ts";
import { tuples } from "./family/natural.ts";
import { isWythoffP, reachWythoff } from "./wythoff.ts";

function* moves(heaps: Heaps): Generator<HeapsMove<Heaps>> {
  for (const chosen of subsets(heaps, 0)) {
    for (let tokens = 1; chosen.every((heap) => tokens <= heaps[heap]!); tokens++)
      yield move(heaps, chosen, tokens);
  }
}

function move(heaps: Heaps, chosen: readonly number[], tokens: Natural): HeapsMove<Heaps> {
  const left = [...heaps];
  for (const heap of chosen) left[heap] = minus(left[heap]!, tokens);
  const at = `${tokens}@${chosen.map((heap) => heap + 1).join()}`;
  return { at, to: [left], taken: chosen.map((heap) => ({ heap, tokens })) };
}

/** Indices of the heaps that are not empty. */
const standing = (heaps: Heaps): number[] => [...heaps.keys()].filter((heap) => heaps[heap] !== 0);

/** Two nonempty heaps are a position of Wythoff's game. */
function reach(heaps: Heaps): HeapsMove<Heaps> | undefined {
  const [a, b, more] = standing(heaps);
  if (a === undefined || more !== undefined) return undefined;
  const found = reachWythoff([heaps[a]!, b === undefined ? 0 : heaps[b]!], 0);
  return (
    found &&
    move(
      heaps,
      found.taken.map(({ heap }) => (heap === 0 ? a : b!)),
      found.taken[0]!.tokens,
    )
  );
}

/** Nonempty sets of indices, from `first` on, of heaps that are not empty. */
function* subsets(heaps: Heaps, first: number): Generator<number[]> {
  for (let heap = first; heap < heaps.length; heap++) {
    if (heaps[heap] === 0) continue;
    yield [heap];
    for (const rest of subsets(heaps, heap + 1)) yield [heap, ...rest];
  }
}

const WYTHOFF = "P iff min(x,y) = floor(phi*k) and max(x,y) = min(x,y) + k for some k >= 0";

/** Heaps: a move takes the same number of tokens from one heap or more. */
export const equalNim: Game<Heaps> = {
  ...heapsGame(moves),
  id: "equal-nim",
  name: { en: "Wythoff's game on many heaps", zh: "多堆威佐夫博弈" },
  rule: {
    en: "Choose one heap or more and take the same number of tokens from each of them.",
    zh: "选一堆或多堆，从选中的每堆中取走同样多的石子。",
  },
  start: [[2, 3, 5]],
  key: unordered,
  accelerators: {
    ruleInALine: { rule: takesRule(3, () => true, true), heaps: 3 },
    cost: (heaps) => 2 ** standing(heaps).length * heapsEffort(heaps),
    moveToValue: (heaps, value) => (value === 0 ? reach(heaps) : undefined),
  },
  theorems: [
    {
      claim: {
        en: "Two heaps are a P-position iff they are (⌊nφ⌋, ⌊nφ⌋ + n) for some n, where φ = (1 + √5)/2.",
        zh: "两堆为必败态，当且仅当它们是 (⌊nφ⌋, ⌊nφ⌋ + n)，其中 φ = (1 + √5)/2。",
      },
      source: "Wythoff, Nieuw Arch. Wisk. 7 (1907) 199",
      proof: {
        by: "automaton",
        rule: takesRule(2, () => true, true),
        formula: WYTHOFF,
        heaps: 2,
      },
      covers: (heaps) => standing(heaps).length <= 2,
      *cases() {
        for (const heaps of tuples(3)) if (heaps.includes(0)) yield [heaps];
      },
      says(heaps) {
        const [a = 0, b = 0] = standing(heaps).map((heap) => heaps[heap]!);
        return isWythoffP(0, BigInt(a), BigInt(b)) ? "P" : "N";
      },
    },
  ],
};
