import { add, has, remove } from "../../number/bit-set.ts";
import { lowest } from "../../number/word.ts";
import type { Region } from "./board-graph.ts";
import { connected, count, type Link, masksOf, type NeighbourMasks, nearest } from "./board-graph.ts";

/**
 * Parts with the same value, for games in which a move takes two adjacent cells. Removes a cell when each of
 * its neighbours has another leaf: instead of the cell and a neighbour, a move can take the neighbour and its
 * leaf. If two cells have the same two neighbours and no others, cuts one link of each: the positions after
 * the lost moves also follow from others.
 */
export function partsOfArcs(left: Region): readonly Region[] {
  const { arena } = left;
  const sets = masksOf(left);
  withoutIdle(sets);
  const cuts = cutsOf(sets);
  const parts = connected(arena, sets, cuts);
  // The parts of a cut position may be reducible further.
  return cuts.length === 0 || parts.length === 1 ? parts : parts.flatMap(partsOfArcs);
}

/** Removes cells that do not change the value; afterwards the counts are those of the remaining cells. */
function withoutIdle(sets: NeighbourMasks): void {
  const { words, near, part, leaves, stays, beside, led } = sets;
  let gone = 1;
  while (gone !== 0) {
    gone = 0;
    count(sets, part, beside);
    let some = 0;
    for (let w = 0; w < words; w++) {
      part[w]! &= beside.one[w]!;
      leaves[w] = part[w]! & ~beside.two[w]!;
      some |= leaves[w]!;
    }
    if (some === 0) return;
    count(sets, leaves, led);
    for (let w = 0; w < words; w++) stays[w] = part[w]! & ~led.one[w]!;
    // Keeps the first of several leaves of a cell.
    for (let w = 0; w < words; w++) {
      for (let many = led.two[w]! & part[w]!; many !== 0; many &= many - 1) {
        const at = (32 * w + lowest(many)) * words;
        let more = 0;
        for (let v = 0; v < words; v++) {
          let others = near[at + v]! & leaves[v]!;
          if (more === 0 && others !== 0) {
            more = 1;
            others &= others - 1;
          }
          part[v]! &= ~others;
          gone |= others;
        }
      }
    }
    count(sets, stays, led);
    for (let w = 0; w < words; w++) {
      const idle = part[w]! & ~leaves[w]! & ~led.one[w]!;
      part[w]! ^= idle;
      gone |= idle;
    }
  }
}

/** Links to cut at pairs of cells with the same two neighbours: one link of each of the two cells. */
function cutsOf(sets: NeighbourMasks): readonly Link[] {
  const { words, near, part, beside, leaves: twos, stays: paired } = sets;
  let cuts: Link[] | undefined;
  for (let w = 0; w < words; w++) twos[w] = part[w]! & beside.two[w]! & ~beside.three[w]!;
  for (let w = 0; w < words; w++) {
    while (twos[w] !== 0) {
      const cell = 32 * w + lowest(twos[w]!);
      twos[w]! &= twos[w]! - 1;
      const b = nearest(sets, cell);
      const c = nearest(sets, cell, b);
      let twin = -1;
      for (let v = w; v < words && twin < 0; v++) {
        const same = near[b * words + v]! & near[c * words + v]! & twos[v]!;
        if (same !== 0) twin = 32 * v + lowest(same);
      }
      if (twin < 0) continue;
      if (cuts === undefined) paired.fill(0);
      else if (has(paired, b) || has(paired, c)) continue;
      cuts ??= [];
      cuts.push([cell, b], [twin, c]);
      for (const each of [cell, twin]) add(paired, each);
      remove(twos, twin);
    }
  }
  return cuts ?? NONE;
}

const NONE: readonly Link[] = [];

/**
 * Parts with the same value, for games in which a move takes a cell and its neighbours. Of two adjacent cells
 * with otherwise the same neighbours, one is removed: taking either has the same effect, and each takes the
 * other.
 */
export function partsOfNodes(left: Region): readonly Region[] {
  const sets = masksOf(left);
  const { words, near, part } = sets;
  for (const cell of left.cells) {
    for (const other of left.arena.near[cell]!) {
      if (!has(part, other)) continue;
      let differ = 0;
      for (let w = 0; w < words; w++) {
        const own = (near[cell * words + w]! ^ near[other * words + w]!) & part[w]!;
        differ |= own & ~(w === cell >> 5 ? 1 << cell : 0) & ~(w === other >> 5 ? 1 << other : 0);
      }
      if (differ !== 0) continue;
      remove(part, cell);
      break;
    }
  }
  return connected(left.arena, sets);
}
