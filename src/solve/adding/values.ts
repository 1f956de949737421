import type { AddingRules } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import { leastNotIn } from "../../nimber/mex.ts";
import type { Natural } from "../../nimber/natural.ts";
import type { Value } from "../../nimber/value.ts";
import type { Tick } from "../../types.ts";
import type { Budget } from "../limits.ts";

/** Status of a heap without a known value: unknown, or infinite. */
const ENDLESS = -1;

/**
 * Kind of move in a heap: the gain or loss of tokens, and a code digit for the numbers of heaps that it may
 * leave.
 */
interface AddingStep {
  readonly more: number;
  readonly digit: number;
}

/** Compiled rules and their bounds. */
export interface Steps {
  readonly all: readonly AddingStep[];
  /** Limits on the tokens that a move takes, and on those that it adds. */
  readonly most: number;
  readonly added: number;
}

export function stepsOf({ takes, adds }: AddingRules): Steps {
  const all = [
    ...takes.map((digit, taken) => ({ more: -taken, digit })),
    ...adds.map((digit, i) => ({ more: i + 1, digit: digit & ~1 })),
  ].filter(({ digit }) => digit !== 0);
  return {
    all,
    most: Math.max(0, ...all.map(({ more }) => -more)),
    added: Math.max(0, ...all.map(({ more }) => more)),
  };
}

/**
 * Calls `visit` with each option of a heap as two heaps, where 0 means no heap, and the number of tokens
 * gained.
 */
function eachOption(
  { all }: Steps,
  heap: number,
  visit: (a: number, b: number, more: number) => void,
  tick: Tick,
): void {
  if (heap === 0) return;
  for (const { more, digit } of all) {
    const left = heap + more;
    if (left < 0) continue;
    tick();
    if (left === 0) {
      if (digit & 1) visit(0, 0, more);
      continue;
    }
    if (digit & 2) visit(left, 0, more);
    if (digit & 4) for (let a = 1; 2 * a <= left; a++) visit(a, left - a, more);
  }
}

/** Values of all heaps: those below `preperiod` + `period`, which then repeat. */
export interface Repeating {
  readonly values: readonly Value[];
  readonly preperiod: number;
  readonly period: number;
}

/** Initial and largest number of explored heaps; their pairs are visited several times. */
const FIRST = 64;
const MOST = 1024;

/** Values of the heaps of a game whose moves may add tokens. */
export interface Adding {
  /** Number of examined heaps. */
  explored(): number;
  /** Values of all heaps, when they are proved to repeat. */
  repeats(budget: Budget): Repeating | undefined;
  /** Value of a heap. @throws LimitError when nothing is proved about it */
  at(heap: Natural, budget: Budget): Value;
}

export function addingOf(rules: AddingRules): Adding {
  const steps = stepsOf(rules);
  let size = FIRST / 2;
  let explored: Int32Array = new Int32Array(0);
  let known: Repeating | undefined;

  /** Examines twice as many heaps as before; false when that exceeds the limits. */
  function further({ tick, bytes, positions }: Budget): boolean {
    if (2 * size > Math.min(MOST, Math.floor(bytes / 64), positions)) return false;
    size *= 2;
    explored = exploredValues(steps, size, tick);
    const claimed = repeating(explored.subarray(0, size / 2));
    if (claimed !== undefined && provedValues(claimed, steps, tick))
      known = withOptions(claimed, steps, tick);
    return true;
  }

  return {
    explored: () => explored.length,
    repeats(budget) {
      while (known === undefined && further(budget));
      return known;
    },
    at(heap, budget) {
      for (;;) {
        if (known !== undefined) return known.values[placeIn(known, heap)]!;
        // A known value remains valid, whatever the values of larger heaps are.
        const value = explored[Number(heap)] ?? ENDLESS;
        if (value !== ENDLESS) return value;
        if (!further(budget)) throw new LimitError("positions", size, heap > size ? heap : undefined);
      }
    },
  };
}

const placeIn = ({ preperiod, period }: Repeating, heap: Natural): number =>
  heap < preperiod ? Number(heap) : preperiod + Number((BigInt(heap) - BigInt(preperiod)) % BigInt(period));

/** Shortest continuation of `values` of which three periods are seen. */
function repeating(values: Int32Array): Claimed | undefined {
  const { length } = values;
  for (let period = 1; 3 * period <= length; period++) {
    let preperiod = length - period;
    while (preperiod > 0 && values[preperiod - 1] === values[preperiod - 1 + period]) preperiod--;
    if (preperiod + 3 * period <= length) return { values, preperiod, period };
  }
  return undefined;
}

/**
 * Adds to the infinite values the numbers that their moves reach, and computes the preperiod of these sets.
 */
function withOptions(claimed: Claimed, steps: Steps, tick: Tick): Repeating {
  const { period } = claimed;
  const claimedOf = valueIn(claimed);
  const values: Value[] = [];
  const to = 2 * (claimed.preperiod + period) + steps.most;
  for (let heap = 0; heap <= to; heap++) {
    const value = claimedOf(heap);
    values.push(value === ENDLESS ? { infinite: numbersOf(heap) } : value);
  }
  function numbersOf(heap: number): number[] {
    const seen = new Set<number>();
    const visit = (a: number, b: number) => {
      const [x, y] = [claimedOf(a), claimedOf(b)];
      if (x !== ENDLESS && y !== ENDLESS) seen.add(x ^ y);
    };
    eachOption(steps, heap, visit, tick);
    return [...seen].sort((a, b) => a - b);
  }
  const names = values.map((value) => JSON.stringify(value));
  let preperiod = values.length - period;
  while (preperiod > 0 && names[preperiod - 1] === names[preperiod - 1 + period]) preperiod--;
  return { values: values.slice(0, preperiod + period), preperiod, period };
}

/**
 * Values of heaps 0 to `to` that can be derived from heaps up to `to` only; `ENDLESS` marks a heap without a
 * derived value. A heap gets the smallest number that none of its options has, once every option has another
 * value or a move to that number. Heaps beyond `to` may have any values, so a derived value is correct.
 * Source: Smith 1966; the stages of Fraenkel & Perl 1975.
 */
function exploredValues(steps: Steps, to: number, tick: Tick): Int32Array {
  const values = new Int32Array(to + 1).fill(ENDLESS);
  values[0] = 0;
  const givenTo = (heap: number) => (heap > to ? ENDLESS : values[heap]!);
  /** Known values of the options of each heap. */
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

  /** Whether an option that consists of two heaps has a move to `value`. */
  function leads(a: number, b: number, value: number): boolean {
    const [x, y] = [givenTo(a), givenTo(b)];
    if (x !== ENDLESS && y !== ENDLESS) return (x ^ y) !== value;
    if (x === ENDLESS && y === ENDLESS) return false;
    const [open, rest] = x === ENDLESS ? [a, y] : [b, x];
    return open <= to && numbers[open]!.has(value ^ rest);
  }

  function given(heap: number): boolean {
    const value = leastNotIn((number) => numbers[heap]!.has(number));
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

/**
 * Claimed values of all heaps: those below `preperiod` + `period`, which repeat; `ENDLESS` means infinite.
 */
export interface Claimed {
  readonly values: ArrayLike<number>;
  readonly preperiod: number;
  readonly period: number;
}

/**
 * Candidates for the weight of a heap's value, which is added to its tokens in the quantity that decreases
 * during play.
 */
const WEIGHTS: readonly number[] = [0, 1, 2, 4, 8, 16, 32];

/** Claimed value of a heap. */
const valueIn =
  ({ values, preperiod, period }: Claimed) =>
  (heap: number): number =>
    values[heap < preperiod ? heap : preperiod + ((heap - preperiod) % period)]!;

/**
 * Whether a claim holds for all heaps, by the theorem of docs/theory/growing.md. Each finite value must be
 * the smallest that no option has, and moves that return to it or lower a value must decrease the weight of
 * the heaps. Each infinite value must have an option from which no move returns. Checking heaps up to twice
 * the preperiod and period suffices, because then everything repeats.
 */
export function provedValues(claimed: Claimed, steps: Steps, tick: Tick): boolean {
  return WEIGHTS.some((weight) => holds(claimed, weight, steps, tick));
}

/** Least change of the weight, by the value that a move leaves. */
type Changes = ReadonlyMap<number, number>;

function holds(claimed: Claimed, weight: number, steps: Steps, tick: Tick): boolean {
  const { most, added } = steps;
  const { period } = claimed;
  const claimedOf = valueIn(claimed);
  const weighs = (heap: number) => weight * Math.max(0, claimedOf(heap));
  const changes: Changes[] = [];
  const fillTo = (to: number) => {
    while (changes.length <= to) changes.push(changesOf(changes.length));
  };
  fillTo(2 * (claimed.preperiod + period) + most);
  // The results of moves start to repeat later than the values, but at the latest here.
  let preperiod = changes.length - period;
  while (preperiod > 0 && alike(changes[preperiod - 1]!, changes[preperiod - 1 + period]!)) preperiod--;
  preperiod = Math.max(preperiod, claimed.preperiod);
  const to = 2 * (preperiod + period) + most;
  fillTo(to + added);
  const changesAt = (heap: number) => changes[heap]!;

  /** Value of an option that consists of two heaps. */
  function sumOf(a: number, b: number): number {
    const [x, y] = [claimedOf(a), claimedOf(b)];
    return x === ENDLESS || y === ENDLESS ? ENDLESS : x ^ y;
  }

  function changesOf(heap: number): Changes {
    const least = new Map<number, number>();
    eachOption(
      steps,
      heap,
      (a, b, more) => {
        const value = sumOf(a, b);
        if (value === ENDLESS) return;
        const by = more + weighs(a) + weighs(b) - weighs(heap);
        least.set(value, Math.min(by, least.get(value) ?? by));
      },
      tick,
    );
    return least;
  }

  /** Least change of the weight by a move from two heaps to `value`; infinite when there is none. */
  function back(a: number, b: number, value: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (const [heap, other] of [
      [a, claimedOf(b)],
      [b, claimedOf(a)],
    ] as const) {
      if (other !== ENDLESS) least = Math.min(least, changesAt(heap).get(value ^ other) ?? least);
    }
    return least;
  }

  /** Largest weight increase by moves that lower the value of a heap: over all moves, and over the best to each number. */
  let [lowers, best] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];

  function finite(heap: number, value: number): boolean {
    if (leastNotIn((number) => changesAt(heap).has(number)) !== value) return false;
    let all = true;
    eachOption(
      steps,
      heap,
      (a, b, more) => {
        const left = sumOf(a, b);
        const by = more + weighs(a) + weighs(b) - weighs(heap);
        if (left !== ENDLESS && left < value) lowers = Math.max(lowers, by);
        else all &&= by + back(a, b, value) < 0;
      },
      tick,
    );
    for (let lower = 0; lower < value; lower++) best = Math.max(best, changesAt(heap).get(lower)!);
    return all;
  }

  function endless(heap: number): boolean {
    const least = leastNotIn((number) => changesAt(heap).has(number));
    let found = false;
    eachOption(
      steps,
      heap,
      (a, b) => {
        found ||= sumOf(a, b) === ENDLESS && back(a, b, least) === Number.POSITIVE_INFINITY;
      },
      tick,
    );
    return found;
  }

  for (let heap = 0; heap <= to; heap++) {
    const value = claimedOf(heap);
    if (!(value === ENDLESS ? endless(heap) : finite(heap, value))) return false;
  }
  return lowers + best < 0;
}

const alike = (a: Changes, b: Changes): boolean =>
  a.size === b.size && [...a].every(([value, by]) => b.get(value) === by);
