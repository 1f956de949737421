import { type Dfa, nothing } from "./dfa.ts";
import { refined } from "./refine.ts";
import { settled } from "./settled.ts";

/**
 * The automaton of the same numbers with the fewest states, in the order in which they are first reached, and the
 * fewest classes: equal sets of numbers on the same tracks have equal ones.
 * Source: Moore, Gedanken-experiments on sequential machines (1956), where few rounds tell states apart, and else
 * Hopcroft, An n log n algorithm for minimizing states in a finite automaton (1971).
 */
export function minimal(dfa: Dfa): Dfa {
  const alive = living(dfa);
  if (alive[0] === 0) return nothing(dfa.system, dfa.tracks);
  return ordered(dfa, settled(dfa, alive) ?? refined(dfa, alive));
}

/** Which states lead to an accepting one: looked at forth and back, until no more are found. */
function living({ next, classes, accepting }: Dfa): Uint8Array {
  const size = accepting.length;
  const alive = Uint8Array.from(accepting);
  const look = (q: number): boolean => {
    if (alive[q] === 1) return false;
    for (let at = q * classes; at < (q + 1) * classes; at++) {
      if (next[at]! < 0 || alive[next[at]!] === 0) continue;
      alive[q] = 1;
      return true;
    }
    return false;
  };
  for (let grew = true; grew; ) {
    grew = false;
    for (let q = size - 1; q >= 0; q--) grew = look(q) || grew;
    if (grew) for (let q = 0; q < size; q++) look(q);
  }
  return alive;
}

/** The automaton of blocks of states, -1 the dead, reached ones first come first. */
function ordered(dfa: Dfa, block: Int32Array): Dfa {
  const { classes, classOf } = dfa;
  const order = classesInOrder(classOf, classes);
  // Blocks have numbers below that of states.
  const number = new Int32Array(block.length).fill(-1);
  number[block[0]!] = 0;
  const members = [0];
  for (let i = 0; i < members.length; i++) {
    for (const c of order) {
      const to = dfa.next[members[i]! * classes + c]!;
      if (to < 0 || block[to]! < 0 || number[block[to]!]! >= 0) continue;
      number[block[to]!] = members.length;
      members.push(to);
    }
  }
  const columns = order.map((c) => {
    const column = new Int32Array(members.length);
    for (let i = 0; i < column.length; i++) {
      const to = dfa.next[members[i]! * classes + c]!;
      column[i] = to < 0 || block[to]! < 0 ? -1 : number[block[to]!]!;
    }
    return column;
  });
  const { kept, of } = distinct(columns);
  const merged = new Int32Array(classes);
  for (const [i, c] of order.entries()) merged[c] = of[i]!;
  const next = new Int32Array(members.length * kept.length);
  for (const [c, column] of kept.entries())
    for (let q = 0; q < members.length; q++) next[q * kept.length + c] = column[q]!;
  return {
    system: dfa.system,
    tracks: dfa.tracks,
    classOf: classOf.map((c) => merged[c]!),
    classes: kept.length,
    next,
    accepting: Uint8Array.from(members, (q) => dfa.accepting[q]!),
  };
}

/** Classes by their first columns. */
function classesInOrder(classOf: Int32Array, classes: number): number[] {
  const seen = new Uint8Array(classes);
  const order: number[] = [];
  for (const c of classOf) {
    if (seen[c] === 1) continue;
    seen[c] = 1;
    order.push(c);
  }
  return order;
}

/** The different ones of lists, and for each list which of them it is. */
function distinct(lists: readonly Int32Array[]) {
  const kept: Int32Array[] = [];
  const byHash = new Map<number, number[]>();
  const of = lists.map((list) => {
    let hash = 0;
    for (const each of list) hash = (Math.imul(hash, 0x01000193) ^ each) | 0;
    const alike = byHash.get(hash) ?? [];
    byHash.set(hash, alike);
    const found = alike.find((i) => kept[i]!.every((each, j) => each === list[j]));
    if (found !== undefined) return found;
    alike.push(kept.length);
    return kept.push(list) - 1;
  });
  return { kept, of };
}
