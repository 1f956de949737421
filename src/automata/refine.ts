import { type Dfa, statesOf } from "./dfa.ts";
import { inverse } from "./inverse.ts";

/** The block of each state in the coarsest partition in which equal states stand together; -1 for those not `alive`. */
export function refined(dfa: Dfa, alive: Uint8Array): Int32Array {
  const { first, states } = inverse(dfa);
  const size = statesOf(dfa);
  const { classes } = dfa;
  const members = new Int32Array(size);
  const place = new Int32Array(size);
  const block = new Int32Array(size).fill(-1);
  /** Where each block begins and ends among `members`, and how many of it, at its front, are marked. */
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
      // The smaller part becomes a block of its own.
      const inFront = middle - begins[of]! <= ends[of]! - middle;
      const [from, to] = inFront ? [begins[of]!, middle] : [middle, ends[of]!];
      if (inFront) begins[of] = middle;
      else ends[of] = middle;
      // Where the old block still waits, both parts do; where not, the smaller one is enough.
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
