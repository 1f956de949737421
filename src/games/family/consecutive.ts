import { minus, type Natural, natural, plus } from "../../nimber/natural.ts";
import type { Hypotheses, Move, Theorem } from "../../types.ts";
import { closed, naturals } from "./natural.ts";

// Takes of all numbers in a range. Their values follow a law, so no table is computed.

/** Numbers from `from` to `to`, or without `to` all numbers from `from` on; `from` is at least 1. */
export interface Consecutive {
  readonly from: Natural;
  readonly to?: Natural;
}

/**
 * Law of taking `from` to `to` tokens. Let r = n mod (from + to), or r = n without `to`. The value is the
 * quotient of r by `from`: a take of at most r leaves a remainder with a smaller quotient; a larger take
 * leaves a remainder of at least r + from, with a larger quotient; and each smaller quotient is the result of
 * some take.
 */
export function lawOfConsecutive(takes: Consecutive): Theorem<Natural> {
  const { from, to } = takes;
  const period = to === undefined ? from : plus(from, to);
  const rest = to === undefined ? "n" : `n mod ${period}`;
  const value = from === 1 ? rest : `⌊${to === undefined ? rest : `(${rest})`} / ${from}⌋`;
  const text = `sg = n${to === undefined ? "" : ` % ${period}`}${from === 1 ? "" : ` / ${from}`}`;
  return {
    claim: { en: `The value of n is ${value}.`, zh: `n 的 SG 值为 ${value}。` },
    source: "AtCoder Beginner Contest 297, problem G",
    proof: { by: "theory", chapter: "period", hypotheses: rangeFrom(takes) },
    law: closed(text, { preperiod: 0, period, saltus: to === undefined ? 1 : 0 }),
    cases: naturals,
    says: (heap) => natural(restOf(takes, BigInt(heap)) / BigInt(from)),
  };
}

/** Hypotheses of the theorem on the rule of a range, as fields of its certificate, with the rule in a line. */
export const rangeFrom = ({ from, to }: Consecutive): Hypotheses => ({
  game: `[n: n-k if ${from} <= k${to === undefined ? "" : ` and k <= ${to}`}]`,
  ...{ theorem: "range", heap: "n", left: 0 },
  takes: [{ times: "1", from: `${from}`, ...(to !== undefined && { to: `${to}` }) }],
});

const restOf = ({ from, to }: Consecutive, n: bigint): bigint =>
  to === undefined ? n : n % (BigInt(from) + BigInt(to));

/** Smallest take from `heap` that leaves a heap of `value`, if there is one. */
export function reachConsecutive(
  takes: Consecutive,
  heap: Natural,
  value: Natural,
): Move<Natural> | undefined {
  const [from, to] = [BigInt(takes.from), takes.to === undefined ? undefined : BigInt(takes.to)];
  const largest = BigInt(heap) - from;
  if (largest < 0n) return undefined;
  const first = BigInt(value) * from;
  const end = first + from;
  const last = to === undefined || end < from + to ? end - 1n : from + to - 1n;
  if (last < first) return undefined;
  // Heaps of this value have a remainder from `first` to `last`. Starts with the largest heap that a take can
  // leave and finds the nearest such heap below it.
  const rest = restOf(takes, largest);
  let left = largest - (rest > last ? rest - last : 0n);
  if (rest < first) {
    if (to === undefined) return undefined;
    left = largest - rest - (from + to) + last;
  }
  const taken = BigInt(heap) - left;
  if (left < 0n || (to !== undefined && taken > to)) return undefined;
  return { at: `${taken}`, to: [natural(left)] };
}

/** Takes from `heap`, smallest first. */
export function* consecutiveTakes({ from, to }: Consecutive, heap: Natural): Generator<Natural> {
  const most = to === undefined || heap < to ? heap : to;
  for (let s = from; s <= most; s = plus(s, 1)) yield s;
}

/** Range that an ascending `set` consists of, if it is one. */
export function asRange(set: readonly number[]): Consecutive | undefined {
  const [from] = set;
  const to = set.at(-1);
  if (from === undefined || to === undefined || from < 1) return undefined;
  return set.every((s, i) => s === from + i) ? { from, to } : undefined;
}

/**
 * Members of a bounded range, or the numbers missing below an unbounded one: `count` numbers from `least` on.
 */
export const listed = (least: Natural, count: Natural): number[] =>
  Array.from({ length: Number(count) }, (_, i) => Number(least) + i);

/** Number of members of a bounded range; for an unbounded one, of the positive numbers that it lacks. */
export const sizeOf = ({ from, to }: Consecutive): Natural =>
  to === undefined ? minus(from, 1) : plus(minus(to, from), 1);
