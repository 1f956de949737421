import type { Tick } from "../../types.ts";
import { ENDLESS, eachOption, leastWithout, type Steps } from "./heaps.ts";

/**
 * The values of heaps 0 to `to` that follow from heaps up to `to` alone; `ENDLESS` is a heap of which nothing follows.
 * A heap gets the least number that no option has, once every option has another value or a move to that number: what is
 * beyond `to` may be anything, so a number that is given is the heap's value.
 * Source: Smith 1966; the stages of Fraenkel & Perl 1975.
 */
export function exploredValues(steps: Steps, to: number, tick: Tick): Int32Array {
  const values = new Int32Array(to + 1).fill(ENDLESS);
  values[0] = 0;
  const givenTo = (heap: number) => (heap > to ? ENDLESS : values[heap]!);
  /** The values that options of each heap are known to have. */
  const numbers: Set<number>[] = Array.from({ length: to + 1 }, () => new Set());

  function collect(heap: number): void {
    const seen = numbers[heap]!;
    eachOption(
      steps,
      heap,
      (a, b) => {
        const [x, y] = [givenTo(a), givenTo(b)];
        if (x !== ENDLESS && y !== ENDLESS) seen.add(x ^ y);
      },
      tick,
    );
  }

  /** Whether an option of two heaps has a move to `value`. */
  function leads(a: number, b: number, value: number): boolean {
    const [x, y] = [givenTo(a), givenTo(b)];
    if (x !== ENDLESS && y !== ENDLESS) return (x ^ y) !== value;
    if (x === ENDLESS && y === ENDLESS) return false;
    const [open, rest] = x === ENDLESS ? [a, y] : [b, x];
    return open <= to && numbers[open]!.has(value ^ rest);
  }

  function given(heap: number): boolean {
    const value = leastWithout(numbers[heap]!);
    let all = true;
    eachOption(
      steps,
      heap,
      (a, b) => {
        all &&= leads(a, b, value);
      },
      tick,
    );
    if (all) values[heap] = value;
    return all;
  }

  for (let changed = true; changed; ) {
    changed = false;
    for (let heap = 1; heap <= to; heap++) if (values[heap] === ENDLESS) collect(heap);
    for (let heap = 1; heap <= to; heap++) if (values[heap] === ENDLESS && given(heap)) changed = true;
  }
  return values;
}
