import { mexOfMarks } from "../../nimber/mex.ts";

/**
 * Fills `values`, from heap `from` on, with those of a take-and-break game by marking the options of each
 * heap, which is fastest for small heaps. Cost of heap n: n / 2 for each digit that allows two heaps, n²/12
 * for three.
 */
export function markHeaps(
  digits: readonly number[],
  unequal: boolean,
  values: Uint32Array,
  from: number,
  tick: (done: number) => void,
): void {
  const taken = [...digits.keys()].filter((k) => digits[k] !== 0);
  let marks = new Int32Array(64).fill(-1);
  let bound = 1;
  for (let n = 0; n < from; n++) while (bound <= values[n]!) bound *= 2;
  for (let n = from; n < values.length; n++) {
    tick(n);
    if (marks.length <= bound) marks = new Int32Array(2 * bound).fill(-1);
    for (const k of taken) {
      const digit = digits[k]!;
      const left = n - k;
      if (left < 0) break;
      if (digit & 1 && left === 0) marks[0] = n;
      if (digit & 2 && left > 0) marks[values[left]!] = n;
      if (digit & 4) {
        for (let a = 1, b = left - 1; a + (unequal ? 1 : 0) <= b; a++, b--)
          marks[values[a]! ^ values[b]!] = n;
      }
      if (digit & 8) markTriples(values, left, unequal, marks, n);
    }
    const value = mexOfMarks(marks, n);
    values[n] = value;
    while (bound <= value) bound *= 2;
  }
}

function markTriples(
  values: Uint32Array,
  total: number,
  unequal: boolean,
  marks: Int32Array,
  n: number,
): void {
  const apart = unequal ? 1 : 0;
  for (let a = 1; 3 * a <= total; a++) {
    for (let b = a + apart, c = total - a - b; b + apart <= c; b++, c--) {
      marks[values[a]! ^ values[b]! ^ values[c]!] = n;
    }
  }
}
