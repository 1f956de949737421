import { LimitError } from "../../errors.ts";
import type { Key } from "../../types.ts";
import { type Budget, begin } from "../limits.ts";
import type { PartRules } from "./resolve.ts";
import type { Work } from "./work.ts";

// The value of a part is the only h for which the part and a nim-heap h together, a couple, are lost. It is found
// by deciding the couples with h = 0, 1, 2, … until one is lost. A couple moves to a smaller h, or by a move of the
// part to several parts. All of these but the last are replaced by their values, which join the heap by nim-sum, so
// the rest is a couple again. One winning move decides a couple, while a mex needs the values of all options.

/** Bytes of an outcome in the table, as measured, with a short key. */
const ENTRY = 120;
const DEEPEST = 1000;

/**
 * Values by outcomes of couples: a part and a nim-heap. The value is the heap with which the next player
 * loses. Stores only outcomes, and visits moves in the order of the rules.
 * Source: Lemoine & Viennot, Nimbers are inevitable, Theoret. Comput. Sci. 462 (2012) 70.
 */
export function couples<P>(rules: PartRules<P>): {
  value(position: P, budget?: Budget): number;
  work(): Work;
} {
  /** Values, and heaps with which a part is won. */
  const values = new Map<Key, number>();
  const won = new Map<Key, Set<number>>();
  let [nodes, depth, kept] = [0, 0, 0];
  let budget = begin();

  function keep(): void {
    if (++kept * ENTRY > budget.bytes) throw new LimitError("bytes", budget.bytes);
    if (kept > budget.positions) throw new LimitError("positions", budget.positions);
  }

  /** Parts that a move leaves, without equal pairs, which cancel. */
  function partsOf(to: readonly P[]): Map<Key, P> {
    const parts = new Map<Key, P>();
    for (const position of to) {
      for (const piece of rules.accelerators.decompose(position)) {
        const part = rules.accelerators.canonical?.(piece) ?? piece;
        const key = rules.key(part);
        if (!parts.delete(key)) parts.set(key, part);
      }
    }
    return parts;
  }

  function sumOf(parts: Map<Key, P>): number {
    let sum = 0;
    for (const [key, part] of parts) sum ^= grundyOf(key, part);
    return sum;
  }

  function grundyOf(key: Key, part: P): number {
    for (let heap = 0; ; heap++) if (!isWon(key, part, heap)) return heap;
  }

  /** Whether the next player wins a part together with a heap. */
  function isWon(key: Key, part: P, heap: number): boolean {
    const value = values.get(key);
    if (value !== undefined) return value !== heap;
    if (won.get(key)?.has(heap)) return true;
    nodes++;
    budget.tick(nodes);
    if (++depth > DEEPEST) throw new LimitError("depth", DEEPEST);
    const wins = movesWin(key, part, heap);
    depth--;
    keep();
    if (!wins) {
      values.set(key, heap);
      won.delete(key);
    } else if (won.has(key)) won.get(key)!.add(heap);
    else won.set(key, new Set([heap]));
    return wins;
  }

  function movesWin(key: Key, part: P, heap: number): boolean {
    for (let less = 0; less < heap; less++) if (!isWon(key, part, less)) return true;
    for (const { to } of rules.moves(part, budget.tick)) {
      const parts = partsOf(to);
      const [last] = [...parts.keys()].slice(-1);
      if (last === undefined) {
        if (heap === 0) return true;
        continue;
      }
      const piece = parts.get(last)!;
      parts.delete(last);
      if (!isWon(last, piece, sumOf(parts) ^ heap)) return true;
    }
    return false;
  }

  return {
    value(position, until = begin()) {
      budget = until;
      depth = 0;
      return sumOf(partsOf([position]));
    },
    work: () => ({ nodes, entries: values.size + won.size }),
  };
}
