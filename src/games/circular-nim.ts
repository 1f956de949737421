import { minus, natural } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Family, Game } from "../types.ts";
import { heapsGame } from "./family/heap-rows.ts";
import { type Heaps, type HeapsMove, heapsEffort, takesRule } from "./family/heaps.ts";
import { partitions, tuples } from "./family/natural.ts";

/** Takes from the heaps at `places`; the first one takes nothing. */
function* takings(heaps: Heaps, places: readonly number[]): Generator<HeapsMove<Heaps>["taken"]> {
  const [heap, ...others] = places;
  if (heap === undefined) {
    yield [];
    return;
  }
  for (const rest of takings(heaps, others)) {
    yield rest;
    for (let tokens = 1; tokens <= heaps[heap]!; tokens++) yield [{ heap, tokens }, ...rest];
  }
}

function* moves(heaps: Heaps, k: number): Generator<HeapsMove<Heaps>> {
  const { length } = heaps;
  /** Whether an earlier run of k places contains all of these. */
  const wasSeen = (found: HeapsMove<Heaps>["taken"], first: number): boolean => {
    for (let before = 0; before < first; before++)
      if (found.every(({ heap }) => (heap - before + length) % length < k)) return true;
    return false;
  };
  for (const first of heaps.keys()) {
    const places = Array.from({ length: Math.min(k, length) }, (_, i) => (first + i) % length);
    for (const found of takings(
      heaps,
      places.sort((a, b) => a - b),
    )) {
      if (found.length === 0 || wasSeen(found, first)) continue;
      const left = [...heaps];
      for (const { heap, tokens } of found) left[heap] = minus(left[heap]!, tokens);
      yield { at: found.map(({ heap, tokens }) => `${tokens}@${heap + 1}`).join(), to: [left], taken: found };
    }
  }
}

/** Whether heaps of a solved case are a P-position: k = 1, at most k + 1 heaps, or four heaps with k = 2. */
function isP(heaps: Heaps, k: number): boolean {
  if (k === 1) return BigInt(nimSum(...heaps)) === 0n;
  if (heaps.length <= k) return heaps.every((heap) => heap === 0);
  if (heaps.length === k + 1) return heaps.every((heap) => heap === heaps[0]);
  return heaps[0] === heaps[2] && heaps[1] === heaps[3];
}

const isKnown = ({ length }: Heaps, k: number): boolean =>
  k === 1 || length <= k + 1 || (k === 2 && length === 4);

/** P-position that one move reaches from an N-position of a solved case. */
function goal(heaps: Heaps, k: number): Heaps {
  if (heaps.length <= k) return heaps.map(() => 0);
  const sum = nimSum(...heaps);
  const small = heaps.map((heap) => natural(nimSum(heap, sum)));
  if (k === 1) {
    const i = heaps.findIndex((heap, j) => small[j]! < heap);
    return heaps.with(i, small[i]!);
  }
  const lower = (some: Heaps) => some.reduce((a, b) => (a < b ? a : b));
  if (heaps.length === k + 1) return heaps.map(() => lower(heaps));
  return heaps.map((heap, i) => lower([heap, heaps[(i + 2) % 4]!]));
}

function reach(heaps: Heaps, k: number): HeapsMove<Heaps> | undefined {
  if (!isKnown(heaps, k) || isP(heaps, k)) return undefined;
  const left = goal(heaps, k);
  const taken = heaps.flatMap((heap, i) =>
    heap === left[i] ? [] : [{ heap: i, tokens: minus(heap, left[i]!) }],
  );
  return { at: taken.map(({ heap, tokens }) => `${tokens}@${heap + 1}`).join(), to: [left], taken };
}

/** Formulas for four heaps, by k. */
const FORMULAS: readonly string[] = [
  "",
  "P iff x xor y xor z xor w = 0",
  "P iff x = z and y = w",
  "P iff x = y and y = z and z = w",
];

/** Whether some k adjacent places of a circle of four contain these. */
const isNear = (set: readonly number[], k: number): boolean =>
  [0, 1, 2, 3].some((first) => set.every((place) => (place - first + 4) % 4 < k));

function circularNim(k: number): Game<Heaps> {
  return {
    ...heapsGame((heaps) => moves(heaps, k)),
    id: `circular-nim(${k})`,
    name: { en: `Circular Nim, ${k} heaps next to each other`, zh: `环形 Nim（相邻 ${k} 堆）` },
    rule: {
      en: `The heaps stand in a circle: take at least one token in all from ${k} heaps next to each other.`,
      zh: `各堆排成一圈：从相邻的 ${k} 堆中合计至少取一个石子。`,
    },
    start: [[2, 3, 1, 2]],
    accelerators: {
      ...(k <= 3 && { ruleInALine: { rule: takesRule(4, (set) => isNear(set, k)), heaps: 4 } }),
      moveToValue: (heaps, value) => (value === 0 ? reach(heaps, k) : undefined),
      cost: (heaps) => heaps.length * heapsEffort(heaps) * Math.max(1, ...heaps.map(Number)) ** (k - 1),
    },
    theorems: [
      {
        claim: {
          en: "P-positions: of up to k heaps the empty ones; of k + 1 heaps those where all are equal; for k = 2 of four heaps those where opposite heaps are equal; for k = 1 those of nim-sum 0.",
          zh: "必败态：不超过 k 堆时为全空；k + 1 堆时为各堆相等；k = 2 且四堆时为相对的堆相等；k = 1 时为异或和为 0。",
        },
        source: "Dufour & Heubach, Electron. J. Combin. 20(2) (2013) P22; Moore, Ann. of Math. 11 (1910) 93",
        ...(k <= 3 && { proof: { by: "automaton", formula: FORMULAS[k]!, heaps: 4 } as const }),
        covers: (heaps) => isKnown(heaps, k),
        *cases() {
          if (k === 2) for (const heaps of tuples(4)) yield [heaps];
          else for (const heaps of partitions()) if (k === 1 || heaps.length <= k + 1) yield [heaps];
        },
        says: (heaps) => (isP(heaps, k) ? "P" : "N"),
      },
    ],
  };
}

/** Circular Nim for each k: a move takes at least one token in total from k adjacent heaps of a circle. */
export const circular: Family<Heaps> = {
  id: "circular-nim",
  name: { en: "Circular Nim", zh: "环形 Nim" },
  rule: {
    en: "The heaps stand in a circle: take at least one token in all from k heaps next to each other.",
    zh: "各堆排成一圈：从相邻的 k 堆中合计至少取一个石子。",
  },
  parameters: [{ name: "k", least: 1, usual: 2 }],
  game: circularNim,
};
