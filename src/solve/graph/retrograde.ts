import { type Digraph, reversed } from "./digraph.ts";

/** Remoteness of a draw. */
export const ENDLESS: number = 0xffffffff;

/**
 * Remoteness of each vertex of `graph`, which may have cycles: the number of moves when the winner hurries
 * and the loser delays. It is even for P-positions, odd for N-positions, and `ENDLESS` for draws. `from` is
 * the graph with all edges reversed.
 * Source: Zermelo 1913; Steinhaus 1925. Cost: linear; 12 bytes for each vertex, 4 for each edge of `from`.
 * @example
 * remotenesses({ offsets: Uint32Array.of(0, 1, 3, 3), targets: Uint32Array.of(1, 0, 2) }); // Uint32Array.of(2, 1, 0)
 */
export function remotenesses({ offsets, targets }: Digraph, from?: Digraph): Uint32Array {
  const { offsets: starts, targets: sources } = from ?? reversed({ offsets, targets });
  const n = offsets.length - 1;
  const waits = new Uint32Array(n);
  const moves = new Uint32Array(n).fill(ENDLESS);
  const decided = new Uint32Array(n);
  let count = 0;
  for (let v = 0; v < n; v++) {
    waits[v] = offsets[v + 1]! - offsets[v]!;
    if (waits[v] !== 0) continue;
    moves[v] = 0;
    decided[count++] = v;
  }
  // Vertices are decided in the order of remoteness, so the first P-option is the quickest win, and the last
  // N-option is the longest delay.
  for (let i = 0; i < count; i++) {
    const w = decided[i]!;
    const next = moves[w]! + 1;
    const wins = next % 2 === 1;
    for (let e = starts[w]!; e < starts[w + 1]!; e++) {
      const v = sources[e]!;
      if (moves[v] !== ENDLESS) continue;
      if (!wins && --waits[v]! !== 0) continue;
      moves[v] = next;
      decided[count++] = v;
    }
  }
  return moves;
}
