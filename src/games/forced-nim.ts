import { NotationError } from "../errors.ts";
import { minus, type Natural, natural } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Game } from "../types.ts";
import { type Heaps, type HeapsMove, heapRows, take, unordered } from "./family/heaps.ts";
import { parseNaturals, tuples } from "./family/natural.ts";

/** Heaps, and the index of the one in which the first move must be made; -1 once it is made. */
interface Forced {
  readonly heaps: Heaps;
  readonly forced: number;
}

function* moves({ heaps, forced }: Forced): Generator<HeapsMove<Forced>> {
  for (const [i, heap] of heaps.entries()) {
    if (forced >= 0 && i !== forced) continue;
    for (let tokens = 1; tokens <= heap; tokens++) yield move(heaps, i, tokens);
  }
}

function move(heaps: Heaps, i: number, tokens: Natural): HeapsMove<Forced> {
  const taken = take(heaps, i, tokens);
  return { ...taken, to: taken.to.map((left) => ({ heaps: left, forced: -1 })) };
}

/** The nim-sum of all heaps but the forced one. */
const rest = ({ heaps, forced }: Forced): bigint =>
  heaps.reduce((sum: bigint, heap, i) => (i === forced ? sum : sum ^ BigInt(heap)), 0n);

function grundyOf(position: Forced): Natural {
  const { heaps, forced } = position;
  if (forced < 0) return natural(nimSum(...heaps));
  return natural(leastBeyond(rest(position), BigInt(heaps[forced]!)));
}

/** The least t for which the nim-sum of `x` and t is at least `bound`. */
function leastBeyond(x: bigint, bound: bigint): bigint {
  let t = 0n;
  for (let place = BigInt((x | bound).toString(2).length); place >= 0n; place--) {
    const one = 1n << place;
    if (x & one && !(bound & one)) return t;
    if (!(x & one) && bound & one) t |= one;
  }
  return t;
}

function reach(position: Forced, value: Natural): HeapsMove<Forced> | undefined {
  const { heaps, forced } = position;
  const change = nimSum(...heaps, value);
  const wanted = heaps.map((heap) => natural(nimSum(heap, change)));
  const i = heaps.findIndex((heap, j) => (forced < 0 || j === forced) && wanted[j]! < heap);
  return i < 0 ? undefined : move(heaps, i, minus(heaps[i]!, wanted[i]!));
}

function parse(text: string): Forced {
  const mark = text.indexOf("!");
  if (mark < 0) return { heaps: parseNaturals(text), forced: -1 };
  if (!/^(,|$)/.test(text.slice(mark + 1))) {
    throw new NotationError(text, mark + 1, { en: "a comma or the end", zh: "逗号或结尾" });
  }
  const heaps = parseNaturals(text.slice(0, mark) + text.slice(mark + 1));
  return { heaps, forced: text.slice(0, mark).split(",").length - 1 };
}

export const forcedNim: Game<Forced> = {
  id: "forced-nim",
  name: { en: "Nim with a forced first heap", zh: "指定首堆的尼姆游戏" },
  rule: {
    en: "Take any number of tokens from a heap; the first move must be made in the marked heap.",
    zh: "从一堆中取走任意多个石子；第一步必须在标记的堆中进行。",
  },
  start: [{ heaps: [5, 2, 4], forced: 0 }],
  notation: { en: "heaps, the marked one with !, as 5!,2,4", zh: "各堆石子数，标记的堆后写叹号，如 5!,2,4" },
  moves,
  key: ({ heaps, forced }) =>
    forced < 0 ? unordered(heaps) : `${heaps[forced]}!${unordered(heaps.toSpliced(forced, 1))}`,
  parse,
  format: ({ heaps, forced }) => heaps.map((heap, i) => `${heap}${i === forced ? "!" : ""}`).join(),
  board: (position) => heapRows(position.heaps, moves(position)),
  reach,
  theorems: [
    {
      claim: {
        en: "With a tokens in the marked heap and nim-sum x of the others, the value is the least t for which x ⊕ t >= a; so it is a P-position iff x >= a. Without a mark it is the nim-sum.",
        zh: "设标记堆有 a 个石子，其余各堆异或和为 x：SG 值为满足 x ⊕ t ≥ a 的最小 t，因此为必败态当且仅当 x ≥ a。没有标记时，SG 值为异或和。",
      },
      source: "Bouton, Ann. of Math. 3 (1901) 35; Luogu P5675",
      *cases() {
        for (const heaps of tuples(3)) for (const forced of [0, -1]) yield [{ heaps, forced }];
      },
      says: grundyOf,
    },
  ],
};
