import type { Budget } from "../../limits.ts";
import type { Flaw } from "./cover.ts";
import { type Exponents, type Generated, generated } from "./generators.ts";
import type { HeapSums } from "./heaps.ts";
import { learner } from "./learn.ts";
import { type Monoid, wordsOf } from "./monoid.ts";
import { exhaustive } from "./play.ts";
import { type Verified, verify } from "./verify.ts";
import { packed } from "./word.ts";

// Growth of a misère quotient by one heap after another; each step is learned and verified.

/**
 * Quotient with one more heap, which equals no sum of smaller ones. It is learned and verified; after a fault
 * in the verification, learning continues with it. A heap that no longer equals its word becomes a generator.
 * This may take minutes; it pauses before each round.
 */
export function* grow(
  last: Generated,
  options: readonly HeapSums[],
  budget: Budget,
): Generator<void, Generated & Verified> {
  const heap = options.length - 1;
  for (let generators = [...last.generators, heap]; ; ) {
    const found = yield* settle(last, generators, options, budget);
    if (typeof found === "object") return found;
    generators = [...generators, found].sort((a, b) => a - b);
  }
}

/** Quotient with these generators; or a heap that does not equal its word. */
function* settle(
  last: Generated,
  generators: readonly number[],
  options: readonly HeapSums[],
  budget: Budget,
): Generator<void, (Generated & Verified) | number> {
  const heap = options.length - 1;
  const count = generators.length;
  const wordOf = widened(last, generators);
  const sumOf = (heaps: readonly number[]): number[] => {
    const sum = Array<number>(count).fill(0);
    for (const each of heaps) for (const [g, e] of wordOf(each).entries()) sum[g]! += e;
    return sum;
  };
  const isP = exhaustive(
    {
      options: generators.map((each) => options[each]!.map(sumOf)),
      last: last.monoid,
      elements: generators.slice(0, -1).map((each) => last.phi[each]!),
    },
    budget,
  );
  const places = last.generators.map((each) => generators.indexOf(each));
  const words = wordsOf(last.monoid).map((word) => spread(word, places, count));
  const learning = learner(count, isP, { monoid: last.monoid, words }, budget);
  for (;;) {
    yield;
    const monoid = learning.hypothesis();
    const phi = options.map((_, each) => elementOf(monoid, wordOf(each)));
    const found = verify(monoid, phi, options, budget);
    if (!("kind" in found)) return { ...generated(monoid, phi), ...found };
    const wrong = suspects(found, monoid, { options, wordOf, sumOf }).find(
      (word) => isP(packed(word)) !== (monoid.inP[elementOf(monoid, word)] === 1),
    );
    if (wrong !== undefined) {
      learning.refute(wrong);
      continue;
    }
    const heaps = found.kind === "P" ? [found.heap] : found.heaps;
    const strange = heaps.find((each) => each !== heap && !generators.includes(each));
    if (strange === undefined) throw new Error("quotient: expected a word that is wrong, found none");
    return strange;
  }
}

interface HeapWords {
  readonly options: readonly HeapSums[];
  readonly wordOf: (heap: number) => Exponents;
  readonly sumOf: (heaps: readonly number[]) => number[];
}

/** Words one of which must be wrong if every heap equals its word. */
function suspects(flaw: Flaw, monoid: Monoid, { options, wordOf, sumOf }: HeapWords): Exponents[] {
  if (flaw.kind === "P") {
    const context = wordsOf(monoid)[flaw.context]!;
    return [wordOf(flaw.heap), ...options[flaw.heap]!.map(sumOf)].map((word) =>
      word.map((e, g) => e + context[g]!),
    );
  }
  const { heaps } = flaw;
  const after = heaps.flatMap((each, i) =>
    heaps.indexOf(each) < i ? [] : options[each]!.map((option) => [...heaps.toSpliced(i, 1), ...option]),
  );
  return [heaps, ...after].map(sumOf);
}

function elementOf({ order, times, generators }: Monoid, word: Exponents): number {
  let element = 0;
  for (const [g, e] of word.entries()) {
    for (let i = 0; i < e; i++) element = times[element * order + generators[g]!]!;
  }
  return element;
}

const spread = (word: Exponents, places: readonly number[], count: number): number[] => {
  const wide = Array<number>(count).fill(0);
  for (const [i, e] of word.entries()) wide[places[i]!] = e;
  return wide;
};

/** Words of heaps over more generators than those of the last quotient. */
function widened(last: Generated, generators: readonly number[]): (heap: number) => Exponents {
  const count = generators.length;
  const places = last.generators.map((each) => generators.indexOf(each));
  const words = last.words.map((word, heap) =>
    generators.includes(heap) ? spread([1], [generators.indexOf(heap)], count) : spread(word, places, count),
  );
  const newest = spread([1], [count - 1], count);
  return (heap) => words[heap] ?? newest;
}
