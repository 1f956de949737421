import { type HeapRules, mostHeaps } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import { type Budget, begin, type Limits } from "../limits.ts";
import { type Portions, within } from "./portions.ts";
import { type Order, repeat } from "./repeat.ts";
import { replayed, type ValuesSource } from "./replayed.ts";
import { finiteTheorem, type Period, type Proved } from "./theorem.ts";

/** Values of heaps 0 to `to`, as a table gives them. */
type Values = (to: number, budget: Budget) => ArrayLike<number>;

/** End of a search for a period: values of heaps 0 to `heaps` - 1. */
export interface SearchEnd {
  readonly heaps: number;
  readonly proved: Proved | undefined;
  /** Limit that stopped the table, the proof, or the replay of given values. */
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
export function portions(values: Values, budget: Budget): Extend {
  let heaps = 0;
  let portion = FIRST;
  return function* extend(to) {
    while (heaps <= to) {
      const next = Math.min(to + 1, heaps + portion);
      const start = Date.now();
      budget.tick(heaps);
      values(next - 1, budget);
      heaps = next;
      portion = Date.now() - start < PORTION_MS ? 2 * portion : Math.max(FIRST, portion >> 1);
      yield heaps;
    }
    return values(to, budget);
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
  budget: Budget,
): Generator<number, SearchEnd> {
  const theorem = finiteTheorem(rules);
  const extend = portions((to) => source.values(to, budget), budget);
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
    // A run that stopped short of the goal may be enough.
    try {
      const proved = yield* proof(rules, source, heaps, limit?.limit === "seconds" ? undefined : budget);
      if (proved !== undefined)
        return { heaps, proved: yield* replayed(rules, source, proved, budget), limit: undefined };
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      return { heaps, proved: undefined, limit: error };
    }
    if (limit !== undefined || heaps >= most) return { heaps, proved: undefined, limit };
  }
}

/** A proof from the first `heaps` values; without a budget, one that is found in a moment. */
function* proof(
  rules: HeapRules,
  source: ValuesSource,
  heaps: number,
  budget: Budget | undefined,
): Generator<number, Proved | undefined> {
  const theorem = finiteTheorem(rules);
  if (theorem === undefined) return undefined;
  return yield* within(theorem.prove(source.values(heaps - 1, budget)), heaps, budget);
}

/** A pattern seen less often than this before the end of a table is not worth a word. */
const SEEN = 4;

/**
 * The least period that the last quarter of the values keeps, at least four times, with the saltus of an
 * arithmetic one if any: an observation, which proves nothing. Nothing is known of the rules where there are none.
 * Cost: linear.
 */
export function* observe(
  rules: HeapRules | undefined,
  values: ArrayLike<number>,
): Portions<Period | undefined> {
  const seen = yield* observeIn(values, values.length, "cells");
  const grows = rules === undefined || mayGrow(rules);
  if (seen !== undefined || values.length === 0 || !grows) return seen;
  return yield* observeIn(values, values.length - 1, "steps");
}

/** Values of a finite set are bounded, and a finite octal game is never arithmetic periodic (Winning Ways, ch. 4). */
function mayGrow(rules: HeapRules): boolean {
  if (rules.kind === "break") return mostHeaps(rules) > 2;
  return !("set" in rules) && !("to" in rules);
}

/** The same of the first `count` cells, or steps. */
function* observeIn(values: ArrayLike<number>, count: number, order: Order): Portions<Period | undefined> {
  const length = count >> 2;
  const found = yield* repeat(values, 0, count, length, order);
  if (found === undefined || found.run < SEEN * found.period) return undefined;
  const { period, run } = found;
  const saltus = order === "steps" ? values[count]! - values[count - period]! : 0;
  return { preperiod: count - period - run, period, saltus };
}
