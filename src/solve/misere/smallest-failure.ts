import { heapRules } from "../../encoding.ts";
import { NOTHING_MOVES } from "../../messages/anti-sg.ts";
import { mex } from "../../nimber/mex.ts";
import { nimSum } from "../../nimber/nim-sum.ts";
import type { Component, Outcome, Rules } from "../../types.ts";
import { type Budget, begin, type Limits } from "../limits.ts";
import { fold } from "../search/fold.ts";
import { type AntiSg, antiSgOf, antiSgOutcome } from "./anti-sg.ts";

/**
 * Whether the Anti-SG rule decides all sums of the reachable positions; if not, with the smallest sum where
 * it fails.
 */
export interface AntiSgScope<C> extends AntiSg {
  readonly fails?: readonly C[];
}

/** Reachable position that has moves. */
interface ReachedPosition<C> {
  readonly component: C;
  readonly value: number;
  /** Number of tokens of a heap; for other positions the length of the longest play. */
  readonly size: number;
  /** Whether it, or a position that it reaches, violates the condition of the rule. */
  readonly flawed: boolean;
}

/**
 * Tests the Anti-SG rule by play if its condition fails. The condition is also necessary: by induction the
 * rule is right for all sums of positions that satisfy it, so the first position that violates it fails alone
 * or together with a position equivalent to a nim-heap of 1. Every failing sum contains a violating position,
 * so only few sums are played out, with `play`: ordered by size, then by number of positions.
 * @throws LimitError, LoopyError
 * @example
 * const { holds, fails } = antiSgScope([component(kayles, 5)], misere().outcome);
 * [holds, fails?.map(({ position }) => position)]; // [false, [5, 1]]
 */
export function antiSgScope<C extends Component>(
  sum: readonly C[],
  play: (sum: readonly C[], budget: Budget) => Outcome,
  limits: Limits = {},
  budget: Budget = begin(limits),
): AntiSgScope<C> {
  const checks = new Map(sum.map(({ rules }) => [rules, antiSgOf(rules, limits)]));
  let said: AntiSg = { holds: true, because: NOTHING_MOVES };
  for (const { rules, position } of sum) {
    said = checks.get(rules)!(position, budget);
    if (!said.holds) break;
  }
  if (said.holds) return said;
  const places = [...checks].flatMap(([rules, check]) => {
    const from = sum.filter((each) => each.rules === rules);
    return reached(from, check, limits, budget);
  });
  places.sort((a, b) => a.size - b.size);
  for (const chosen of sums(places, budget)) {
    const fails = chosen.map(({ component }) => component);
    if (play(fails, budget) !== antiSgOutcome(chosen.map(({ value }) => value))) return { ...said, fails };
  }
  throw new Error("no sum fails");
}

/** Bytes of a place. */
const PLACE = 160;

function reached<C extends Component>(
  from: readonly C[],
  check: (position: unknown, budget: Budget) => AntiSg,
  limits: Limits,
  budget: Budget,
): ReachedPosition<C>[] {
  const rules: Rules<unknown> = from[0]!.rules;
  const places: ReachedPosition<C>[] = [];
  const walk = fold<unknown, { values: Set<number>; plays: number }, { value: number; plays: number }>(
    rules,
    {
      start: () => ({ values: new Set(), plays: 0 }),
      add(sofar, parts) {
        sofar.values.add(nimSum(...parts.map(({ value }) => value)));
        sofar.plays = Math.max(
          sofar.plays,
          parts.reduce((sum, part) => sum + part.plays, 1),
        );
        return false;
      },
      finish({ values, plays }, position) {
        const value = mex(values);
        if (plays > 0)
          places.push({
            component: { ...from[0]!, position },
            value,
            size: heapRules(rules) === undefined ? plays : Number(position),
            flawed: !check(position, budget).holds,
          });
        return { value, plays };
      },
      bytes: () => PLACE,
    },
    limits,
  );
  for (const { position } of from) walk.at(position, budget);
  return places;
}

/**
 * Sums that contain a flawed place, ordered by size, then by number of places; larger places come first in a
 * sum.
 */
function* sums<C>(places: readonly ReachedPosition<C>[], { tick }: Budget): Generator<ReachedPosition<C>[]> {
  const most = 2 * places.at(-1)!.size;
  for (let size = 1; size <= most; size++) {
    for (let count = 1; count <= size; count++) {
      for (const [at, first] of places.entries()) {
        if (first.size > size) break;
        if (!first.flawed) continue;
        for (const rest of multisets(places, size - first.size, count - 1, places.length - 1)) {
          tick();
          // Lists a sum with several flawed places only at the last of them.
          if (rest.some((other) => places[other]!.flawed && other > at)) continue;
          yield [at, ...rest].sort((a, b) => b - a).map((each) => places[each]!);
        }
      }
    }
  }
}

/** Multisets of `count` places with this total size, as indices up to `last` in descending order. */
function* multisets<C>(
  places: readonly ReachedPosition<C>[],
  size: number,
  count: number,
  last: number,
): Generator<number[]> {
  if (count === 0) {
    if (size === 0) yield [];
    return;
  }
  for (let at = 0; at <= last && places[at]!.size <= size; at++) {
    for (const rest of multisets(places, size - places[at]!.size, count - 1, at)) yield [at, ...rest];
  }
}
