import { lowest } from "../../number/word.ts";
import { type Digraph, mexOfOptions } from "./digraph.ts";
import { ENDLESS } from "./retrograde.ts";

// With cycles, the mex does not define values, because the values of options may depend on each other. Smith
// and Fraenkel assign labels in ascending order instead. A position gets the label m when its options have
// all smaller values, and each option that could still get m or has no value has an answer: a move to a
// position that already has m. Positions that never get a label are infinite: their sum with any position is
// a draw, unless one of their finite options wins it. The labels of a strong component depend only on each
// other once all vertices outside that it leads to have labels, so components are processed one after
// another.

/** Label of a vertex with an infinite value. */
export const INFINITE: number = 0xffffffff;

/** Vertex of the current component without a label so far. */
const UNDECIDED = 0xfffffffe;

/** Counter larger than any number of options, so that the vertex is never ready. */
const BLOCKED = 0x80000000;

/** State of a vertex: outside the current component, in it, or in it with an option of the current value. */
const OUTSIDE = 0;
const INSIDE = 1;
const ANSWERED = 2;

interface LabelState {
  readonly labels: Uint32Array;
  readonly counters: Uint32Array;
  readonly moves: Uint32Array;
}

/**
 * Function that labels the vertices of a strong component, none of which has value 0, once all options
 * outside it are labelled. Assigns values in ascending order from 1. A vertex without an option of the value
 * gets it if all of its options without a value have, or will have, an option with it; a vertex that neither
 * gets the value nor has an option with it is infinite.
 */
export function smithLabels(
  { offsets, targets }: Digraph,
  { offsets: starts, targets: sources }: Digraph,
  { labels, counters, moves }: LabelState,
): (members: Uint32Array) => void {
  const n = labels.length;
  const mark = new Uint8Array(n);
  let waits: Uint32Array = new Uint32Array(0);
  let ready: Uint32Array = new Uint32Array(0);
  let count = 0;

  /** Whether an option of the vertex `w`, which has no finite value, has `value`. */
  function has(w: number, value: number): boolean {
    if (value < 32) return (counters[w]! & (1 << value)) !== 0;
    for (let e = offsets[w]!; e < offsets[w + 1]!; e++) if (labels[targets[e]!] === value) return true;
    return false;
  }

  /** Labels a vertex without an edge to itself that is a component of its own. */
  function alone(v: number): void {
    const low = smallValues(v);
    const mex =
      low === -1 ? mexOfOptions(targets.subarray(offsets[v], offsets[v + 1]), labels) : lowest(~low);
    for (let e = offsets[v]!; e < offsets[v + 1]!; e++) {
      const w = targets[e]!;
      if (labels[w] !== INFINITE || has(w, mex)) continue;
      drawn(v);
      return;
    }
    labels[v] = mex;
    counters[v] = ++count;
  }

  function drawn(v: number): void {
    labels[v] = INFINITE;
    counters[v] = smallValues(v);
  }

  /** Values below 32 of the options of `v`, as bits. */
  function smallValues(v: number): number {
    let low = 0;
    for (let e = offsets[v]!; e < offsets[v + 1]!; e++) {
      const label = labels[targets[e]!]!;
      if (label < 32) low |= 1 << label;
    }
    return low;
  }

  /**
   * Marks the vertices that have an option of `value`, and counts for each undecided vertex the options it
   * waits for.
   */
  function prepare(members: Uint32Array, value: number): number {
    for (let i = 0; i < members.length; i++) {
      const v = members[i]!;
      if (labels[v]! >= UNDECIDED) mark[v] = has(v, value) ? ANSWERED : INSIDE;
    }
    let queued = 0;
    for (let i = 0; i < members.length; i++) {
      const v = members[i]!;
      if (labels[v] !== UNDECIDED) continue;
      let waiting = 0;
      for (let e = offsets[v]!; e < offsets[v + 1]! && waiting < BLOCKED; e++) {
        const w = targets[e]!;
        if (labels[w]! < UNDECIDED || mark[w] === ANSWERED) continue;
        if (mark[w] === INSIDE) waiting++;
        else if (!has(w, value)) waiting = BLOCKED;
      }
      waits[v] = waiting;
      if (waiting === 0 && mark[v] === INSIDE) ready[queued++] = v;
    }
    return queued;
  }

  /** Assigns `value` to the vertices that are ready or become ready; returns their number. */
  function give(value: number, queue: number): number {
    let queued = queue;
    let given = 0;
    while (queued > 0) {
      const v = ready[--queued]!;
      if (mark[v] !== INSIDE) continue;
      labels[v] = value;
      counters[v] = ++count;
      given++;
      for (let e = starts[v]!; e < starts[v + 1]!; e++) {
        const u = sources[e]!;
        if (mark[u] !== INSIDE || labels[u]! < UNDECIDED) continue;
        mark[u] = ANSWERED;
        if (value < 32) counters[u]! |= 1 << value;
        for (let f = starts[u]!; f < starts[u + 1]!; f++) {
          const x = sources[f]!;
          if (mark[x] !== INSIDE || labels[x] !== UNDECIDED) continue;
          if (--waits[x]! === 0) ready[queued++] = x;
        }
      }
    }
    return given;
  }

  return (members) => {
    const first = members[0]!;
    if (members.length === 1 && !targets.subarray(offsets[first]!, offsets[first + 1]!).includes(first)) {
      if (moves[first] === ENDLESS) drawn(first);
      else alone(first);
      return;
    }
    if (waits.length === 0) [waits, ready] = [new Uint32Array(n), new Uint32Array(n)];
    let left = 0;
    for (let i = 0; i < members.length; i++) {
      const v = members[i]!;
      const draw = moves[v] === ENDLESS;
      labels[v] = draw ? INFINITE : UNDECIDED;
      if (!draw) left++;
    }
    // Until a vertex has a finite value, its counter holds the values of its options as bits.
    for (let i = 0; i < members.length; i++) counters[members[i]!] = smallValues(members[i]!);
    for (let value = 1; left > 0; value++) {
      left -= give(value, prepare(members, value));
      for (let i = 0; i < members.length; i++) {
        const v = members[i]!;
        if (labels[v] !== UNDECIDED || mark[v] === ANSWERED) continue;
        labels[v] = INFINITE;
        left--;
      }
    }
    for (let i = 0; i < members.length; i++) mark[members[i]!] = OUTSIDE;
  };
}
