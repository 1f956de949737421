import { type Dfa, nothing, statesOf } from "./dfa.ts";
import { inverse } from "./inverse.ts";

/**
 * Minimal equivalent automaton, with the fewest states, in the order in which they are first reached, and the fewest
 * classes. Equal sets of numbers on the same tracks give equal automata. Source: Moore, Gedanken-experiments on
 * sequential machines (1956), when few rounds distinguish all states, else Hopcroft, An n log n algorithm for
 * minimizing states in a finite automaton (1971).
 */
export function minimal(dfa: Dfa): Dfa {
  const alive = living(dfa);
  if (alive[0] === 0) return nothing(dfa.system, dfa.tracks);
  return ordered(dfa, settled(dfa, alive) ?? refined(dfa, alive));
}

/** States that lead to an accepting one, by alternating passes until none are added. */
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

/** Automaton of blocks of states, numbered in the order of first occurrence; -1 is dead. */
function ordered(dfa: Dfa, block: Int32Array): Dfa {
  const { classes, classOf } = dfa;
  const order = classesInOrder(classOf, classes);
  // Block numbers are below the number of states.
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

/** Classes in the order of their first columns. */
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

/** Distinct lists, and for each list its index among them. */
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

/** Limit on rounds: automata of sums settle within it; those of long constants take one round for each digit. */
const MOST_ROUNDS = 32;

/**
 * Block of each state in the coarsest partition of equivalent states, -1 for those not `alive`. Each round
 * distinguishes states by hashes of the previous blocks of their successors. Undefined when the rounds do not end soon,
 * or when hashes collide.
 */
export function settled(dfa: Dfa, alive: Uint8Array): Int32Array | undefined {
  let block = Int32Array.from(alive, (is, q) => (is === 0 ? -1 : dfa.accepting[q]!));
  const numbers = numbering(statesOf(dfa));
  let [count, round] = [0, 0];
  for (; round < MOST_ROUNDS; round++) {
    numbers.clear();
    const after = new Int32Array(block.length);
    for (let q = 0; q < block.length; q++) after[q] = block[q]! < 0 ? -1 : numbers.of(hashOf(dfa, block, q));
    block = after;
    if (numbers.size() === count) break;
    count = numbers.size();
  }
  return round < MOST_ROUNDS && isStable(dfa, block, count) ? block : undefined;
}

function hashOf({ next, classes }: Dfa, block: Int32Array, q: number): number {
  let hash = block[q]! + 1;
  const end = (q + 1) * classes;
  for (let at = q * classes; at < end; at++) {
    const to = next[at]!;
    hash = Math.imul(hash, 0x01000193) ^ (to < 0 ? -1 : block[to]!);
  }
  return hash ^ (hash >>> 15);
}

/** Whether the states of each block accept alike and have successors in the same blocks. */
function isStable({ next, classes, accepting }: Dfa, block: Int32Array, count: number): boolean {
  const first = new Int32Array(count).fill(-1);
  const blockOf = (to: number): number => (to < 0 ? -1 : block[to]!);
  for (let q = 0; q < block.length; q++) {
    if (block[q]! < 0) continue;
    const other = first[block[q]!]!;
    if (other < 0) {
      first[block[q]!] = q;
      continue;
    }
    if (accepting[q] !== accepting[other]) return false;
    for (let c = 0; c < classes; c++)
      if (blockOf(next[q * classes + c]!) !== blockOf(next[other * classes + c]!)) return false;
  }
  return true;
}

/** Numbers for hashes, in the order of first occurrence. */
interface Numbering {
  of(hash: number): number;
  size(): number;
  clear(): void;
}

/** Numbering of at most `most` hashes. */
function numbering(most: number): Numbering {
  const room = 2 ** (33 - Math.clz32(most));
  const table = new Int32Array(room);
  const hashes = new Int32Array(most);
  let size = 0;
  return {
    size: () => size,
    clear() {
      table.fill(0);
      size = 0;
    },
    of(hash) {
      for (let at = hash & (room - 1); ; at = (at + 1) & (room - 1)) {
        const found = table[at]! - 1;
        if (found >= 0 && hashes[found] !== hash) continue;
        if (found >= 0) return found;
        hashes[size] = hash;
        table[at] = size + 1;
        return size++;
      }
    },
  };
}

/** Block of each state in the coarsest partition of equivalent states; -1 for those not `alive`. */
export function refined(dfa: Dfa, alive: Uint8Array): Int32Array {
  const { first, states } = inverse(dfa);
  const size = statesOf(dfa);
  const { classes } = dfa;
  const members = new Int32Array(size);
  const place = new Int32Array(size);
  const block = new Int32Array(size).fill(-1);
  /** Start and end of each block in `members`, and the number of marked states at its front. */
  const begins: number[] = [];
  const ends: number[] = [];
  const marked: number[] = [];
  const waiting: number[] = [];

  function open(from: number, to: number): number {
    const number = begins.length;
    begins.push(from);
    ends.push(to);
    marked.push(0);
    for (let i = from; i < to; i++) block[members[i]!] = number;
    return number;
  }

  let filled = 0;
  for (const kind of [1, 0]) {
    const from = filled;
    for (let q = 0; q < size; q++) {
      if (alive[q] === 0 || dfa.accepting[q] !== kind) continue;
      place[q] = filled;
      members[filled++] = q;
    }
    if (filled > from) waiting.push(open(from, filled));
  }

  const touched: number[] = [];
  function mark(q: number): void {
    const of = block[q]!;
    if (of < 0) return;
    const to = begins[of]! + marked[of]!;
    const at = place[q]!;
    if (at < to) return;
    if (marked[of] === 0) touched.push(of);
    const other = members[to]!;
    members[to] = q;
    members[at] = other;
    place[q] = to;
    place[other] = at;
    marked[of]!++;
  }

  function split(): void {
    for (const of of touched) {
      const middle = begins[of]! + marked[of]!;
      marked[of] = 0;
      if (middle === ends[of]) continue;
      // The smaller part becomes a new block.
      const inFront = middle - begins[of]! <= ends[of]! - middle;
      const [from, to] = inFront ? [begins[of]!, middle] : [middle, ends[of]!];
      if (inFront) begins[of] = middle;
      else ends[of] = middle;
      // If the old block still waits, both parts must; otherwise the smaller one suffices.
      waiting.push(open(from, to));
    }
    touched.length = 0;
  }

  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    const splitter = members.slice(begins[number]!, ends[number]!);
    for (let c = 0; c < classes; c++) {
      for (const q of splitter) {
        const at = c * (size + 1) + q;
        for (let i = first[at]!; i < first[at + 1]!; i++) mark(states[i]!);
      }
      if (touched.length > 0) split();
    }
  }
  return block;
}
