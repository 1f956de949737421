import type { HeapRules } from "../../encoding.ts";
import { mexOfMarks } from "../../nimber/mex.ts";
import type { Natural } from "../../nimber/natural.ts";
import type { Tick } from "../../types.ts";

/**
 * Computes the value of the next heap n from `values[0 .. n - 1]`; calls `tick` while it lists moves that
 * take long.
 */
export type ValueStep = (values: ArrayLike<number>, n: number, tick?: Tick) => number;

/**
 * Values of one heap after another by definition, with all options. Cost of heap n: the number of its
 * options; for moves that leave three heaps, n times the number of values.
 */
export function plainStep(rules: HeapRules): ValueStep {
  if (rules.kind === "break") return breakStep(rules.digits, rules.unequal ?? false);
  if (rules.kind === "moves") return movesStep(rules.leaves);
  if ("allBut" in rules) return allButStep(rules.allBut);
  if ("takes" in rules) return takeStep(rules.takes);
  if ("from" in rules) return windowStep(Number(rules.from), Number(rules.to ?? Number.POSITIVE_INFINITY));
  return setStep(rules.set.filter((s) => s > 0).sort((a, b) => a - b));
}

/** Step for takes. Marks values with a new stamp for each heap, so that nothing has to be cleared. */
function takeStep(takes: (n: number, tick?: Tick) => Iterable<Natural>): ValueStep {
  const marks = stamps();
  return (values, n, tick) => {
    marks.next();
    for (const s of takes(n, tick)) if (s <= n) marks.mark(values[n - Number(s)]!);
    return marks.mex();
  };
}

/** Step for moves that leave any heaps. */
function movesStep(leaves: (n: number, tick?: Tick) => Iterable<readonly Natural[]>): ValueStep {
  const marks = stamps();
  return (values, n, tick) => {
    marks.next();
    for (const heaps of leaves(n, tick)) {
      let value = 0;
      for (const heap of heaps) value ^= values[Number(heap)]!;
      marks.mark(value);
    }
    return marks.mex();
  };
}

/**
 * Step for positive takes in ascending order that do not depend on the heap; avoids an iterator per heap, for
 * short tables in contests.
 */
export function setStep(set: ArrayLike<number>): ValueStep {
  const marks = stamps();
  return (values, n) => {
    marks.next();
    for (let i = 0; i < set.length && set[i]! <= n; i++) marks.mark(values[n - set[i]!]!);
    return marks.mex();
  };
}

/**
 * Step for all-but sets. Counts how often each value occurs below n. A value that occurs is missing among the
 * options iff every occurrence is a forbidden take, so only the values at forbidden takes are checked;
 * otherwise the value is the smallest that does not occur. Cost of a heap: the size of `allBut`.
 */
function allButStep(allBut: readonly number[]): ValueStep {
  const forbidden = [...new Set(allBut)];
  const count: number[] = [];
  const hidden: number[] = [];
  let counted = 0;
  return (values, n) => {
    for (; counted < n; counted++) {
      const value = values[counted]!;
      if (value === count.length) {
        count.push(0);
        hidden.push(0);
      }
      count[value]!++;
    }
    let least = count.length;
    for (const s of forbidden) {
      if (s > n) continue;
      const value = values[n - s]!;
      hidden[value]!++;
      if (hidden[value] === count[value] && value < least) least = value;
    }
    for (const s of forbidden) if (s <= n) hidden[values[n - s]!] = 0;
    return least;
  };
}

/**
 * Step for consecutive takes. Counts how often each value occurs in the window of heaps n - `to` to n -
 * `from`. Cost of a heap: two updates, and as many checks as the smallest value missing in the window has
 * grown.
 */
function windowStep(from: number, to: number): ValueStep {
  const count: number[] = [];
  let least = 0;
  let [first, end] = [0, 0];
  return (values, n) => {
    for (; end <= n - from; end++) count[values[end]!] = (count[values[end]!] ?? 0) + 1;
    for (; first < n - to; first++) {
      const value = values[first]!;
      count[value]!--;
      if (count[value] === 0 && value < least) least = value;
    }
    while ((count[least] ?? 0) > 0) least++;
    return least;
  };
}

function breakStep(digits: readonly number[], unequal: boolean): ValueStep {
  const marks = stamps();
  return (values, n) => {
    marks.next();
    digits.forEach((digit, taken) => {
      const left = n - taken;
      if (digit & 1 && left === 0) marks.mark(0);
      if (digit & 2 && left >= 1) marks.mark(values[left]!);
      if (digit & 4) for (const value of pairs(values, left, unequal)) marks.mark(value);
      if (digit & 8) for (const value of triples(values, left, unequal)) marks.mark(value);
    });
    return marks.mex();
  };
}

/** Set of values that can be cleared at no cost: a value is a member when it has the current stamp. */
function stamps(): { next(): void; mark(value: number): void; mex(): number } {
  let marks = new Uint32Array(64);
  let stamp = 0;
  return {
    next() {
      stamp++;
    },
    mark(value) {
      if (value >= marks.length) {
        const larger = new Uint32Array(2 ** (1 + Math.ceil(Math.log2(value + 1))));
        larger.set(marks);
        marks = larger;
      }
      marks[value] = stamp;
    },
    mex: () => mexOfMarks(marks, stamp),
  };
}

function* pairs(values: ArrayLike<number>, total: number, unequal: boolean): Generator<number> {
  for (let a = 1; 2 * a <= total; a++) {
    if (!(unequal && 2 * a === total)) yield values[a]! ^ values[total - a]!;
  }
}

function* triples(values: ArrayLike<number>, total: number, unequal: boolean): Generator<number> {
  for (let a = 1; 3 * a <= total; a++) {
    for (let b = a; a + 2 * b <= total; b++) {
      const c = total - a - b;
      if (!(unequal && (a === b || b === c))) yield values[a]! ^ values[b]! ^ values[c]!;
    }
  }
}
