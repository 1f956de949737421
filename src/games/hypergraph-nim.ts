import { minus } from "../nimber/natural.ts";
import type { Game } from "../types.ts";
import { heapsGame } from "./family/heap-rows.ts";
import { type Heaps, type HeapsMove, heapsEffort, MOST_NAMED, setsRule } from "./family/heaps.ts";

/** Sets of heaps that can be played together, by their index from 0. */
type Edges = readonly (readonly number[])[];

/** Takes of at least one token from each heap of an edge, at most `most` from each. */
function* takings(heaps: Heaps, edge: readonly number[], most: number): Generator<HeapsMove<Heaps>["taken"]> {
  const [heap, ...others] = edge;
  if (heap === undefined) {
    yield [];
    return;
  }
  for (let tokens = 1; tokens <= Math.min(most, Number(heaps[heap] ?? 0)); tokens++)
    for (const rest of takings(heaps, others, most)) yield [{ heap, tokens }, ...rest];
}

function* moves(heaps: Heaps, edges: Edges, most: number): Generator<HeapsMove<Heaps>> {
  for (const edge of edges) {
    for (const taken of takings(heaps, edge, most)) {
      const left = [...heaps];
      for (const { heap, tokens } of taken) left[heap] = minus(left[heap]!, tokens);
      yield { at: taken.map(({ heap, tokens }) => `${tokens}@${heap + 1}`).join(), to: [left], taken };
    }
  }
}

/**
 * Nim on a hypergraph: a move takes at least one token, or exactly one if `slow`, from every heap of one
 * edge.
 */
export function hypergraphNim(edges: Edges, slow: boolean): Game<Heaps> {
  const written = edges.map((edge) => edge.map((heap) => heap + 1).join("")).join();
  const most = slow ? 1 : Number.POSITIVE_INFINITY;
  const size = Math.max(...edges.flat()) + 1;
  return {
    ...heapsGame((heaps) => moves(heaps, edges, most)),
    id: `${slow ? "slow-nim" : "nim"}[${written}]`,
    name: slow
      ? { en: `Slow hypergraph Nim [${written}]`, zh: `慢速超图 Nim [${written}]` }
      : { en: `Hypergraph Nim [${written}]`, zh: `超图 Nim [${written}]` },
    rule: {
      en: `Choose one of the sets of heaps ${written} and take ${slow ? "exactly one token" : "at least one token"} from every heap of it.`,
      zh: `在各组堆 ${written} 中选一组，从该组的每一堆中${slow ? "恰取一个" : "至少取一个"}石子。`,
    },
    start: [Array.from({ length: size }, (_, i) => i + 2)],
    accelerators: {
      ...(size <= MOST_NAMED && {
        ruleInALine: { rule: slow ? setsRule(size, edges, () => "1") : setsRule(size, edges), heaps: size },
      }),
      cost: (heaps) => (slow ? edges.length : 1) * heapsEffort(heaps),
    },
    theorems: [],
  };
}
