import { LimitError } from "../../errors.ts";
import type { HeapRules } from "../../types.ts";
import { begin, type Deadline, type Limits } from "../limits.ts";
import { repeat } from "./repeat.ts";
import { replayed, type ValuesSource } from "./replayed.ts";
import { differences, finiteTheorem, type Period, type Proved } from "./theorem.ts";

/** Values of heaps 0 to `to`, as a table gives them. */
type Values = (to: number, deadline: Deadline) => ArrayLike<number>;

/** What a search for a period has reached: values of heaps 0 to `heaps` - 1. */
export interface Sought {
  readonly heaps: number;
  readonly proved: Proved | undefined;
  /** What stopped the table, or the replay of values that were handed to it. */
  readonly limit: LimitError | undefined;
}

/** Values asked for at a time: at first, and then for as long as one portion may take. */
const FIRST = 256;
const PORTION_MS = 50;

/** Asks for the values of heaps 0 to `to` in portions, and yields how many there are after each. */
export type Extend = (to: number) => Generator<number, ArrayLike<number>>;

/**
 * Asks a table for its values in portions of work, between which the caller may do something else.
 * @throws LimitError
 */
export function inPortions(values: Values, limits: Limits): Extend {
  return portions(values, begin(limits));
}

/** The same as a part of a question that began before. */
export function portions(values: Values, deadline: Deadline): Extend {
  let heaps = 0;
  let portion = FIRST;
  return function* extend(to) {
    while (heaps <= to) {
      const next = Math.min(to + 1, heaps + portion);
      const start = Date.now();
      deadline.tick(heaps);
      values(next - 1, deadline);
      heaps = next;
      portion = Date.now() - start < PORTION_MS ? 2 * portion : Math.max(FIRST, portion >> 1);
      yield heaps;
    }
    return values(to, deadline);
  };
}

/**
 * Looks for a proved period with more and more heaps, `most` at most, has it replayed, and pauses after each portion
 * of work. Cost: a few passes over each table for each doubling.
 * @throws ReplayError
 */
export function* seek(
  rules: HeapRules,
  source: ValuesSource,
  most: number,
  deadline: Deadline,
): Generator<number, Sought> {
  const theorem = finiteTheorem(rules);
  const since = Date.now();
  const extend = portions((to) => source.values(to, deadline), deadline);
  let heaps = 0;
  for (let goal = Math.min(FIRST, most); ; goal = Math.min(most, Math.ceil(goal * (theorem?.growth ?? 2)))) {
    let limit: LimitError | undefined;
    try {
      for (const done of extend(goal - 1)) {
        heaps = done;
        yield done;
      }
      heaps = goal;
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      limit = error;
    }
    // What stopped short of the goal may be enough.
    const proved = heaps === 0 ? undefined : theorem?.prove(source.values(heaps - 1, deadline));
    if (proved !== undefined) return yield* certain(replayed(rules, source, proved, deadline, since), heaps);
    if (limit !== undefined || heaps >= most) return { heaps, proved, limit };
  }
}

/** What a replay leaves of a proof from `heaps` values. */
function* certain(replay: Generator<number, Proved>, heaps: number): Generator<number, Sought> {
  try {
    return { heaps, proved: yield* replay, limit: undefined };
  } catch (error) {
    if (error instanceof LimitError) return { heaps, proved: undefined, limit: error };
    throw error;
  }
}

/** Runs a generator to its end. */
export function finish<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value as T;
  }
}

/** A pattern seen less often than this before the end of a table is not worth a word. */
const SEEN = 4;

/**
 * The least period that the last quarter of the values keeps, at least four times, with the saltus of an
 * arithmetic one if any: an observation, which proves nothing.
 */
export function observe(rules: HeapRules, values: ArrayLike<number>): Period | undefined {
  return observeIn(values, 0) ?? (mayGrow(rules) ? observeIn(differences(values), 1) : undefined);
}

/** Values of a finite set are bounded, and a finite octal game is never arithmetic periodic (Winning Ways, ch. 4). */
function mayGrow(rules: HeapRules): boolean {
  if (rules.kind === "break") return rules.digits.some((digit) => digit > 7);
  return !("set" in rules) && !("to" in rules);
}

function observeIn(cells: ArrayLike<number>, order: 0 | 1): Period | undefined {
  const length = cells.length >> 2;
  const found = repeat(cells, 0, cells.length, length);
  if (found === undefined || length === 0 || found.run < SEEN * found.period) return undefined;
  const { period, run } = found;
  let saltus = 0;
  if (order === 1) for (let i = 1; i <= period; i++) saltus += cells[cells.length - i]!;
  return { preperiod: cells.length - period - run, period, saltus };
}
