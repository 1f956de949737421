import { NotationError } from "../errors.ts";
import { areNaturals, minus, type Natural, natural } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Game } from "../types.ts";
import { heapRows } from "./family/heap-rows.ts";
import { type Heaps, type HeapsMove, heapsEffort, take, unordered } from "./family/heaps.ts";
import { parseNatural, parseNaturals, tuples } from "./family/natural.ts";

/** Heaps; with `forced`, the next move must be made in the first of them. */
interface Forced {
  readonly heaps: Heaps;
  readonly forced: boolean;
}

function* moves({ heaps, forced }: Forced): Generator<HeapsMove<Forced>> {
  for (const [i, heap] of (forced ? heaps.slice(0, 1) : heaps).entries()) {
    for (let tokens = 1; tokens <= heap; tokens++) yield move(heaps, i, tokens);
  }
}

function move(heaps: Heaps, i: number, tokens: Natural): HeapsMove<Forced> {
  const taken = take(heaps, i, tokens);
  return { ...taken, to: taken.to.map((left) => ({ heaps: left, forced: false })) };
}

function grundyOf({ heaps, forced }: Forced): Natural {
  if (!forced) return natural(nimSum(...heaps));
  return natural(leastBeyond(BigInt(nimSum(...heaps.slice(1))), BigInt(heaps[0]!)));
}

/** Least t such that the nim-sum of `x` and t is at least `bound`. */
function leastBeyond(x: bigint, bound: bigint): bigint {
  let t = 0n;
  for (let place = BigInt((x | bound).toString(2).length); place >= 0n; place--) {
    const one = 1n << place;
    if (x & one && !(bound & one)) return t;
    if (!(x & one) && bound & one) t |= one;
  }
  return t;
}

function reach({ heaps, forced }: Forced, value: Natural): HeapsMove<Forced> | undefined {
  const change = nimSum(...heaps, value);
  const wanted = (forced ? heaps.slice(0, 1) : heaps).map((heap) => natural(nimSum(heap, change)));
  const i = wanted.findIndex((left, j) => left < heaps[j]!);
  return i < 0 ? undefined : move(heaps, i, minus(heaps[i]!, wanted[i]!));
}

/** Reads heaps; a colon follows the forced heap. */
function parse(text: string): Forced {
  const colon = text.indexOf(":");
  if (colon < 0) return { heaps: parseNaturals(text), forced: false };
  const first = parseNatural(text.slice(0, colon));
  if (colon === text.length - 1) return { heaps: [first], forced: true };
  try {
    return { heaps: [first, ...parseNaturals(text.slice(colon + 1))], forced: true };
  } catch (error) {
    throw error instanceof NotationError ? error.within(text, colon + 1) : error;
  }
}

/** Nim whose first move must be made in a given heap. */
export const forcedNim: Game<Forced> = {
  id: "forced-nim",
  program: { name: "forced-heap" },
  name: { en: "Nim with a forced first heap", zh: "指定首堆的 Nim 游戏" },
  rule: {
    en: "Take any number of tokens from a heap; the first move must be made in a heap that is given.",
    zh: "从一堆中取走任意多个石子；第一步必须在指定的堆中进行。",
  },
  space: "other",
  start: [{ heaps: [5, 2, 4], forced: true }],
  notation: {
    en: "heaps, the one of the first move before a colon, such as 5:2,4",
    zh: "各堆石子数，第一步所在的堆写在冒号前，如 5:2,4",
  },
  moves,
  accelerators: {
    ruleInALine: {
      rule: "[a,x,y,f: a-k,x,y,0 | a,x-k,y,0 if f = 0 | a,x,y-k,0 if f = 0]",
      heaps: 3,
      at: ([a, x, y, f]) => ({ heaps: [a!, x!, y!], forced: f! > 0 }),
    },
    cost: ({ heaps }) => heapsEffort(heaps),
    moveToValue: reach,
  },
  key: ({ heaps, forced }) => (forced ? `${heaps[0]}:${unordered(heaps.slice(1))}` : unordered(heaps)),
  parse,
  isPosition(value) {
    const { heaps, forced } = (value ?? {}) as Partial<Forced>;
    return areNaturals(heaps) && (forced === false || (forced === true && heaps.length > 0));
  },
  format: ({ heaps, forced }) => (forced ? `${heaps[0]}:${heaps.slice(1).join()}` : heaps.join() || "0"),
  board: (position) => heapRows(position.heaps, moves(position)),
  theorems: [
    {
      claim: {
        en: "With a tokens in the heap of the first move and nim-sum x of the others, the value is the least t for which x ⊕ t >= a; so it is a P-position iff x >= a. After the first move it is the nim-sum.",
        zh: "设第一步所在的堆有 a 个石子，其余各堆异或和为 x：SG 值为满足 x ⊕ t ≥ a 的最小 t，因此为必败态当且仅当 x ≥ a。第一步之后，SG 值为异或和。",
      },
      source: {
        en: "Bouton, Ann. of Math. 3 (1901) 35; Luogu P5675",
        zh: "Bouton, Ann. of Math. 3 (1901) 35；洛谷 P5675",
      },
      proof: {
        by: "automaton",
        formula: "P iff f = 0 and a xor x xor y = 0 or f > 0 and x xor y >= a",
        heaps: 3,
      },
      *cases() {
        for (const heaps of tuples(3)) for (const forced of [true, false]) yield [{ heaps, forced }];
      },
      says: grundyOf,
    },
  ],
};
