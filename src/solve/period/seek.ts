import { type HeapRules, mostHeaps } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import { type Budget, begin, type Limits } from "../limits.ts";
import { type Portions, within } from "./portions.ts";
import { type Order, repeat } from "./repeat.ts";
import { replayed, type ValuesSource } from "./replayed.ts";
import { finiteTheorem, type Period, type Proved } from "./theorem.ts";

/** Values of heaps 0 to `to` from a table. */
type Values = (to: number, budget: Budget) => ArrayLike<number>;

/** Result of a search for a period: values of heaps 0 to `heaps` - 1. */
export interface SearchEnd {
  readonly heaps: number;
  readonly proved: Proved | undefined;
  /** Limit that stopped the table, the proof, or the replay of given values. */
  readonly limit: LimitError | undefined;
}

/** Number of values in the first request, and time of each later portion. */
const FIRST = 256;
const PORTION_MS = 50;

/** Requests the values of heaps 0 to `to` in portions, and yields their number after each. */
export type Extend = (to: number) => Generator<number, ArrayLike<number>>;

/**
 * Requests the values of a table in portions, between which the caller may do other work.
 * @throws LimitError
 */
export function inPortions(values: Values, limits: Limits): Extend {
  return portions(values, begin(limits));
}

/** Requests portions as a part of a question that has begun. */
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
 * Searches for a provable period in a growing number of heaps, up to `most`, replays its proof, and yields after each
 * portion of work. Cost: a few passes over each table for each doubling.
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
    // A run that stopped before the goal may be long enough.
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

/** Proof from the first `heaps` values; without a budget, only one that is found at once. */
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

/** Least number of repetitions before the end of a table that are reported. */
const SEEN = 4;

/**
 * Least period of the last quarter of the values, repeated at least four times, with its saltus if any: an observation
 * without a proof. The rules are unknown when `rules` is absent. Cost: linear.
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

/**
 * Whether values may grow. Those of a finite set are bounded, and a finite octal game is never arithmetic periodic
 * (Winning Ways, ch. 4).
 */
function mayGrow(rules: HeapRules): boolean {
  if (rules.kind === "break") return mostHeaps(rules) > 2;
  return !("set" in rules) && !("to" in rules);
}

/** Period of the first `count` cells, or steps. */
function* observeIn(values: ArrayLike<number>, count: number, order: Order): Portions<Period | undefined> {
  const length = count >> 2;
  const found = yield* repeat(values, 0, count, length, order);
  if (found === undefined || found.run < SEEN * found.period) return undefined;
  const { period, run } = found;
  const saltus = order === "steps" ? values[count]! - values[count - period]! : 0;
  return { preperiod: count - period - run, period, saltus };
}
