import type { Region } from "./board-graph.ts";

/**
 * Flags, for each cell of the arena, whether some maximum matching misses it. These are the cells that an
 * alternating path of even length reaches from an unmatched cell.
 * Source: Edmonds, Canad. J. Math. 17 (1965) 449; Gallai, Magyar Tud. Akad. Mat. Kutató Int. Közl. 8 (1963)
 * 373.
 * Cost: cells × edges for each search, with one search from every cell.
 */
export function missableBy({ arena, cells }: Region): Uint8Array {
  const { near } = arena;
  const count = near.length;
  const alive = new Uint8Array(count);
  for (const cell of cells) alive[cell] = 1;
  const mate = new Int32Array(count).fill(-1);
  const parent = new Int32Array(count);
  const base = new Int32Array(count);
  const even = new Uint8Array(count);

  /** Lowest common base of the paths from `a` and `b` to the root. */
  function meet(a: number, b: number): number {
    const passed = new Set<number>();
    for (let v = base[a]!; ; v = base[parent[mate[v]!]!]!) {
      passed.add(v);
      if (mate[v]! < 0) break;
    }
    let v = base[b]!;
    while (!passed.has(v)) v = base[parent[mate[v]!]!]!;
    return v;
  }

  /**
   * Marks the bases on the path from `from` to the base of a blossom, and sets their parents so that the
   * blossom can be passed in the other direction.
   */
  function mark(blossom: Set<number>, from: number, down: number, other: number): void {
    let child = other;
    for (let v = from; base[v] !== down; v = parent[mate[v]!]!) {
      blossom.add(base[v]!).add(base[mate[v]!]!);
      parent[v] = child;
      child = mate[v]!;
    }
  }

  /** End of an augmenting path from `root`, or -1; then `even` flags the cells at even distance. */
  function grow(root: number): number {
    even.fill(0);
    parent.fill(-1);
    for (const cell of cells) base[cell] = cell;
    even[root] = 1;
    const queue = [root];
    for (const v of queue)
      for (const w of near[v]!) {
        if (alive[w] === 0 || base[v] === base[w] || mate[v] === w) continue;
        if (w === root || (mate[w]! >= 0 && parent[mate[w]!]! >= 0)) {
          const down = meet(v, w);
          const blossom = new Set<number>();
          mark(blossom, v, down, w);
          mark(blossom, w, down, v);
          for (const cell of cells) {
            if (!blossom.has(base[cell]!)) continue;
            base[cell] = down;
            if (even[cell] === 1) continue;
            even[cell] = 1;
            queue.push(cell);
          }
        } else if (parent[w] === -1) {
          parent[w] = v;
          const next = mate[w]!;
          if (next < 0) return w;
          even[next] = 1;
          queue.push(next);
        }
      }
    return -1;
  }

  for (const cell of cells) {
    if (mate[cell]! >= 0) continue;
    for (let w = grow(cell); w >= 0; ) {
      const v = parent[w]!;
      const next = mate[v]!;
      [mate[w], mate[v]] = [v, w];
      w = next;
    }
  }
  const missable = new Uint8Array(count);
  for (const cell of cells) {
    if (mate[cell]! >= 0) continue;
    grow(cell);
    for (const each of cells) missable[each]! |= even[each]!;
  }
  return missable;
}
