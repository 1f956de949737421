import { minus, natural } from "../nimber/natural.ts";
import type { Family, Game, Move } from "../types.ts";
import { numberNamed } from "./family/heap.ts";
import { heapsGame } from "./family/heap-rows.ts";
import { type Heaps, type HeapsMove, heapsEffort, takesRule, unordered } from "./family/heaps.ts";
import { partitions } from "./family/natural.ts";

type Taken = HeapsMove<Heaps>["taken"];

/** Takes from 1 to `most` heaps, all from index `first` on. */
function* takings(heaps: Heaps, first: number, most: number): Generator<Taken> {
  for (let heap = first; heap < heaps.length && most > 0; heap++) {
    for (let tokens = 1; tokens <= heaps[heap]!; tokens++) {
      yield [{ heap, tokens }];
      for (const rest of takings(heaps, heap + 1, most - 1)) yield [{ heap, tokens }, ...rest];
    }
  }
}

function move(heaps: Heaps, taken: Taken): HeapsMove<Heaps> {
  const left = [...heaps];
  for (const { heap, tokens } of taken) left[heap] = minus(left[heap]!, tokens);
  return { at: taken.map(({ heap, tokens }) => `${tokens}@${heap + 1}`).join(), to: [left], taken };
}

function* moves(heaps: Heaps, k: number): Generator<HeapsMove<Heaps>> {
  for (const taken of takings(heaps, 0, k)) yield move(heaps, taken);
}

/** Move with this name, if there is one: takes from different heaps, in ascending order. */
function namedMove(heaps: Heaps, k: number, at: string): HeapsMove<Heaps> | undefined {
  const taken: Taken[number][] = [];
  for (const part of at.split(",", k + 1)) {
    const [number = "", place = ""] = part.split("@");
    const heap = Number(numberNamed(place, heaps.length) ?? 0) - 1;
    const tokens = heap < 0 ? undefined : numberNamed(number, heaps[heap]!);
    if (tokens === undefined || heap <= (taken.at(-1)?.heap ?? -1)) return undefined;
    taken.push({ heap, tokens });
  }
  if (taken.length > k) return undefined;
  const found = move(heaps, taken);
  return found.at === at ? found : undefined;
}

/** Whether in every binary place the number of heaps with a 1 there is a multiple of `modulus`. */
export function balanced(heaps: readonly bigint[], modulus: number): boolean {
  for (let place = highest(heaps); place >= 0n; place--) {
    if (heaps.filter((heap) => (heap >> place) & 1n).length % modulus !== 0) return false;
  }
  return true;
}

function highest(heaps: readonly bigint[]): bigint {
  return BigInt(Math.max(0, ...heaps.map((heap) => heap.toString(2).length)) - 1);
}

/**
 * Move in at most `k` heaps to a balanced position. From the highest place down, heaps that are already
 * lowered supply missing ones; otherwise the surplus heaps lose their one and are free in all lower places.
 */
function reach(position: Heaps, k: number): Move<Heaps> | undefined {
  const heaps = position.map(BigInt);
  if (balanced(heaps, k + 1)) return undefined;
  const left = [...heaps];
  const lowered = new Set<number>();
  for (let place = highest(heaps); place >= 0n; place--) {
    const one = 1n << place;
    const standing = heaps.flatMap((heap, i) => (!lowered.has(i) && heap & one ? [i] : []));
    for (const i of lowered) left[i]! &= ~one;
    const surplus = standing.length % (k + 1);
    const missing = surplus === 0 ? 0 : k + 1 - surplus;
    if (missing <= lowered.size) {
      for (const i of [...lowered].slice(0, missing)) left[i]! |= one;
    } else {
      for (const i of standing.slice(0, surplus)) {
        lowered.add(i);
        left[i]! &= ~one;
      }
    }
  }
  const taken = heaps.flatMap((heap, i) =>
    heap === left[i] ? [] : [{ heap: i, tokens: natural(heap - left[i]!) }],
  );
  return move(position, taken);
}

/**
 * Formulas for the heaps of the one-line rule, by k. For k = 2, in each place none or exactly three of the
 * four heaps have a 1.
 */
const FORMULAS: readonly string[] = [
  "",
  "P iff x xor y xor z = 0",
  "P iff x = b+c+d and y = a+c+d and z = a+b+d and w = a+b+c and (a xor b xor c xor d) = a+b+c+d for some a,b,c,d >= 0",
  "P iff x = y and y = z and z = w",
];

/** Largest k with a one-line rule; beyond it there are too many options. */
const ENCODED = 3;

/** Number of heaps in that rule. */
const heapsOf = (k: number): number => (k === 1 ? 3 : 4);

function mooreNim(k: number): Game<Heaps> {
  return {
    ...heapsGame((heaps) => moves(heaps, k)),
    id: `moore-nim(${k})`,
    chapter: "moore",
    program: { name: "balanced-heaps", parameter: k },
    name: { en: `Moore's Nim, up to ${k} heaps`, zh: `Moore's Nim-k（至多 ${k} 堆）` },
    rule: {
      en: `Take at least one token from each of 1 to ${k} heaps.`,
      zh: `选 1 至 ${k} 堆，从选中的每堆中各取走至少一个石子。`,
    },
    start: [[3, 5, 6]],
    key: unordered,
    accelerators: {
      ...(k <= ENCODED && {
        ruleInALine: { rule: takesRule(heapsOf(k), (set) => set.length <= k), heaps: heapsOf(k) },
      }),
      moveNamed: (heaps, at) => namedMove(heaps, k, at),
      cost: (heaps) =>
        heapsEffort(heaps) * Math.max(1, ...heaps.map(Number)) ** (Math.min(k, heaps.length) - 1),
      moveToValue: (heaps, value) => (value === 0 ? reach(heaps, k) : undefined),
    },
    theorems: [
      {
        claim: {
          en: `A P-position is one where in every binary place the number of heaps with a 1 is a multiple of ${k + 1}.`,
          zh: `必败态恰为：在每个二进制位上，该位为 1 的堆数都是 ${k + 1} 的倍数。`,
        },
        source: "Moore, Ann. of Math. 11 (1910) 93",
        ...(k <= ENCODED && {
          proof: { by: "automaton", formula: FORMULAS[k]!, heaps: heapsOf(k) } as const,
        }),
        *cases() {
          for (const heaps of partitions()) yield [heaps];
        },
        says: (heaps) => (balanced(heaps.map(BigInt), k + 1) ? "P" : "N"),
      },
    ],
  };
}

/** Moore's Nim for each k: a move takes at least one token from each of 1 to k heaps. */
export const moore: Family<Heaps> = {
  id: "moore-nim",
  name: { en: "Moore's Nim", zh: "Moore's Nim-k" },
  aliases: ["摩尔尼姆"],
  rule: {
    en: "Take at least one token from each of 1 to k heaps.",
    zh: "选 1 至 k 堆，从选中的每堆中各取走至少一个石子。",
  },
  parameters: [{ name: "k", least: 1, usual: 2 }],
  game: mooreNim,
};
