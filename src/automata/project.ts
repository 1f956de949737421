import { columnsOf, numbering, restricted } from "./columns.ts";
import { type Dfa, statesOf } from "./dfa.ts";
import { type Effort, within } from "./effort.ts";
import { extend, type Growing, growing } from "./growing.ts";
import { minimal } from "./minimal.ts";

/**
 * Numbers on the other tracks that are accepted with some numbers on the tracks `away`. It uses the subset
 * construction, from all states reached by columns whose kept digits are zeros, because the projected numbers may have
 * more digits.
 */
export function project(dfa: Dfa, away: readonly string[], effort: Effort): Dfa {
  const tracks = dfa.tracks.filter((name) => !away.includes(name));
  if (tracks.length === dfa.tracks.length) return dfa;
  const { classOf, ways } = keptClasses(dfa, tracks);
  const classes = ways.length;
  const sets = stateSets(dfa);
  const next = growing();
  sets.add(leading(dfa, ways[classOf[0]!]!));
  for (let i = 0; i < sets.size(); i++) {
    within(effort, sets.size(), classes);
    const at = extend(next, classes);
    for (let c = 0; c < classes; c++) next.data[at + c] = sets.after(i, ways[c]!);
  }
  return minimal({
    system: dfa.system,
    tracks,
    classOf,
    classes,
    next: next.data.slice(0, next.length),
    accepting: Uint8Array.from({ length: sets.size() }, (_, i) => sets.accepts(i)),
  });
}

/** Columns of kept digits by their effect: for each class, the classes of columns with these digits. */
function keptClasses(dfa: Dfa, tracks: readonly string[]) {
  const { system, classes } = dfa;
  const columns = columnsOf(system, tracks.length);
  const kept = restricted(system, dfa.tracks, tracks);
  const found = Array.from({ length: columns }, () => new Set<number>());
  for (let column = 0; column < kept.length; column++) found[kept[column]!]!.add(dfa.classOf[column]!);
  const kinds = numbering<string>();
  const ways: Int32Array[] = [];
  const classOf = new Int32Array(columns);
  for (const [column, set] of found.entries()) {
    const way = Int32Array.from(set).sort();
    const of = kinds.of(way.join());
    ways[of] ??= way.filter((each) => each < classes);
    classOf[column] = of;
  }
  return { classOf, ways };
}

/** States that these classes reach from the start, in any number of steps. */
function leading({ next, classes }: Dfa, way: Int32Array): Int32Array {
  const reached = new Set([0]);
  for (const q of reached) {
    for (const c of way) {
      const to = next[q * classes + c]!;
      if (to >= 0) reached.add(to);
    }
  }
  return Int32Array.from(reached).sort();
}

/** Sets of states, numbered in the order of first occurrence; the empty set is -1. */
function stateSets(dfa: Dfa) {
  const { next, classes, accepting } = dfa;
  const pool: Growing = growing();
  const begins = growing();
  extend(begins, 1);
  let table = new Int32Array(1 << 12).fill(-1);
  const hashes = growing();
  const stamp = new Int32Array(statesOf(dfa));
  const buffer = new Int32Array(statesOf(dfa));
  const whole = universal(dfa);
  let round = 0;
  const size = () => begins.length - 1;

  function isSame(i: number, set: Int32Array): boolean {
    const from = begins.data[i]!;
    if (begins.data[i + 1]! - from !== set.length) return false;
    for (let j = 0; j < set.length; j++) if (pool.data[from + j] !== set[j]) return false;
    return true;
  }

  function add(set: Int32Array): number {
    if (set.length === 0) return -1;
    let hash = set.length;
    for (const each of set) hash = (Math.imul(hash, 0x01000193) ^ each) | 0;
    hash ^= hash >>> 15;
    for (let at = hash & (table.length - 1); ; at = (at + 1) & (table.length - 1)) {
      const found = table[at]!;
      if (found < 0) {
        table[at] = size();
        break;
      }
      if (hashes.data[found] === hash && isSame(found, set)) return found;
    }
    const number = size();
    const from = extend(pool, set.length);
    pool.data.set(set, from);
    extend(begins, 1);
    begins.data[begins.length - 1] = pool.length;
    extend(hashes, 1);
    hashes.data[number] = hash;
    if (2 * size() > table.length) grow();
    return number;
  }

  function grow(): void {
    table = new Int32Array(2 * table.length).fill(-1);
    for (let i = 0; i < size(); i++) {
      let at = hashes.data[i]! & (table.length - 1);
      while (table[at]! >= 0) at = (at + 1) & (table.length - 1);
      table[at] = i;
    }
  }

  /** Successor of a set by one of the classes in `way`. */
  function after(i: number, way: Int32Array): number {
    round++;
    let count = 0;
    const to = begins.data[i + 1]!;
    for (let j = begins.data[i]!; j < to; j++) {
      const row = pool.data[j]! * classes;
      for (let k = 0; k < way.length; k++) {
        const q = next[row + way[k]!]!;
        if (q < 0 || stamp[q] === round) continue;
        if (q === whole) return add(Int32Array.of(whole));
        stamp[q] = round;
        buffer[count++] = q;
      }
    }
    return add(buffer.subarray(0, count).sort());
  }

  function accepts(i: number): number {
    for (let j = begins.data[i]!; j < begins.data[i + 1]!; j++) if (accepting[pool.data[j]!] === 1) return 1;
    return 0;
  }

  return { size, add, after, accepts };
}

/** State of a minimal automaton that accepts every continuation, -1 if there is none. */
function universal({ next, classes, accepting }: Dfa): number {
  return accepting.findIndex(
    (accepts, q) => accepts === 1 && next.subarray(q * classes, (q + 1) * classes).every((to) => to === q),
  );
}
