import { expect, test } from "vitest";
import { type Digraph, loopyLabels, loopySumOutcome, loopyValueOf } from "../../src/solve/index.ts";
import { dice } from "../oracle.ts";

/** Graph as the bits of the options of each vertex. */
type Bits = readonly number[];

/** One digraph on `n` vertices, loops allowed, of each isomorphism class. */
function kinds(n: number): Bits[] {
  const orders = permutations(n);
  const found: Bits[] = [];
  for (let code = 0; code < 2 ** (n * n); code++) {
    const graph = Array.from({ length: n }, (_, v) => (code >> (n * v)) & (2 ** n - 1));
    const least = orders.every((order) => {
      let other = 0;
      for (let v = 0; v < n; v++)
        for (let w = 0; w < n; w++) if (graph[v]! & (1 << w)) other |= 1 << (n * order[v]! + order[w]!);
      return other >= code;
    });
    if (least) found.push(graph);
  }
  return found;
}

const permutations = (n: number): number[][] =>
  n === 0
    ? [[]]
    : permutations(n - 1).flatMap((rest) =>
        Array.from({ length: n }, (_, at) => [...rest.slice(0, at), n - 1, ...rest.slice(at)]),
      );

/**
 * Outcomes of all positions of the sum, from the definition until nothing changes: 0 undecided, 1 P, 2 N.
 */
function played(a: Bits, b: Bits): Uint8Array {
  const outcomes = new Uint8Array(a.length * b.length);
  for (let changed = true; changed; ) {
    changed = false;
    for (let position = 0; position < outcomes.length; position++) {
      if (outcomes[position] !== 0) continue;
      const [v, w] = [Math.floor(position / b.length), position % b.length];
      let [won, all] = [false, true];
      const look = (to: number) => {
        won ||= outcomes[to] === 1;
        all &&= outcomes[to] === 2;
      };
      for (let u = 0; u < a.length; u++) if (a[v]! & (1 << u)) look(u * b.length + w);
      for (let u = 0; u < b.length; u++) if (b[w]! & (1 << u)) look(v * b.length + u);
      if (!won && !all) continue;
      outcomes[position] = won ? 2 : 1;
      changed = true;
    }
  }
  return outcomes;
}

function digraph(bits: Bits): Digraph {
  const lists = bits.map((set) => bits.map((_, w) => w).filter((w) => set & (1 << w)));
  const offsets = new Uint32Array(bits.length + 1);
  for (const [v, to] of lists.entries()) offsets[v + 1] = offsets[v]! + to.length;
  return { offsets, targets: Uint32Array.from(lists.flat()) };
}

function valued(bits: Bits) {
  const graph = digraph(bits);
  const { labels } = loopyLabels(graph);
  return { bits, values: bits.map((_, v) => loopyValueOf(graph, labels, v)) };
}

type Valued = ReturnType<typeof valued>;

function firstDifference(a: Valued, b: Valued): string | undefined {
  const truth = played(a.bits, b.bits);
  for (let position = 0; position < truth.length; position++) {
    const [v, w] = [Math.floor(position / b.bits.length), position % b.bits.length];
    if (loopySumOutcome([a.values[v]!, b.values[w]!]) !== "DPN"[truth[position]!])
      return JSON.stringify({ a: a.bits, b: b.bits, v, w });
  }
  return undefined;
}

test("every sum of two graphs on up to four vertices is what exhaustive play says", () => {
  const all = [1, 2, 3, 4].flatMap(kinds).map(valued);
  expect(all.length).toBe(2 + 10 + 104 + 3044);
  for (const [i, a] of all.entries())
    for (const b of all.slice(i)) {
      const difference = firstDifference(a, b);
      if (difference !== undefined) expect(difference).toBeUndefined();
    }
}, 1_800_000);

test("100,000 sums of larger random graphs are what exhaustive play says", () => {
  const roll = dice(97);
  const any = () => {
    const n = 5 + roll(8);
    return Array.from({ length: n }, (_, v) => {
      let set = 0;
      for (let left = roll(5); left > 0; left--) set |= 1 << (roll(3) === 0 || v === 0 ? roll(n) : roll(v));
      return set;
    });
  };
  for (let round = 0; round < 100_000; round++) {
    const difference = firstDifference(valued(any()), valued(any()));
    if (difference !== undefined) expect(difference).toBeUndefined();
  }
}, 1_800_000);
