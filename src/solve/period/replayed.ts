import { checkPeriodSteps } from "../../checker/period.ts";
import { type HeapRules, mostHeaps } from "../../encoding.ts";
import { LimitError, ReplayError } from "../../errors.ts";
import type { Values } from "../kernel/values.ts";
import type { Budget } from "../limits.ts";
import { notationOf } from "./certificate.ts";
import { type Portions, within } from "./portions.ts";
import { rareSteps } from "./rare.ts";
import type { Proved } from "./theorem.ts";

/** Values of a table for heaps 0 to `to`; the first `given` of them were given to it. */
export interface ValuesSource {
  values(to: number, budget?: Budget): Values;
  readonly given: number;
}

/** Limit on the expected number of looks at options in a replay: some seconds. */
const MOST_LOOKS = 2 ** 31;

/**
 * Number of looks of the checker per heap of a sparse game, and heaps that it compares in the time of one
 * look.
 */
const LOOKS = 32;
const AT_ONCE = 8;

/**
 * Lets the independent checker replay a proof, unless that needs too many looks at options or too much
 * memory. The decision depends only on rules and values, so it is the same on every machine. Given values may
 * be wrong: then the replay always runs to its end, and it alone proves the period. Yields the number of
 * heaps of the window from time to time.
 * @throws LimitError when given values could not be replayed within the limits; ReplayError when the checker
 * refuses the proof.
 */
export function* replayed(
  rules: HeapRules,
  source: ValuesSource,
  proved: Proved,
  budget: Budget,
): Generator<number, Proved> {
  const heaps = proved.to + proved.period;
  const trusted = source.given === 0;
  try {
    const values = source.values(proved.preperiod + proved.period - 1, budget);
    if (trusted && (yield* within(looksAt(rules, values, heaps), heaps, budget))! > MOST_LOOKS) return proved;
    const { bytes, memory } = budget;
    // At least half of the bytes, because its memory is freed when it has ended.
    const room = Math.max(bytes - memory.held, bytes / 2);
    const claim = { ...proved, game: notationOf(rules), values };
    const steps = checkPeriodSteps(claim, { seconds: Number.POSITIVE_INFINITY, bytes: room });
    const { verdict, says, limit } = (yield* within(steps, heaps, budget))!;
    if (limit !== undefined) throw new LimitError(limit, bytes);
    if (verdict !== "valid") throw new ReplayError(says, trusted);
    return { ...proved, replayed: true };
  } catch (error) {
    if (trusted && error instanceof LimitError) return proved;
    throw error;
  }
}

/** Estimated number of options that the checker looks at, for a window of `heaps`. */
function* looksAt(rules: HeapRules, values: Values, heaps: number): Portions<number> {
  if (rules.kind === "moves") return Number.POSITIVE_INFINITY;
  if (rules.kind === "take") {
    if ("set" in rules) return heaps * rules.set.length;
    if ("from" in rules && rules.to !== undefined) return heaps * (Number(rules.to) - Number(rules.from));
    return heaps ** 2 / 2;
  }
  const splits = rules.digits.filter((digit) => digit & 12).length;
  if (splits === 0) return heaps * rules.digits.length;
  if (mostHeaps(rules) > 2) return (splits * heaps ** 3) / 12;
  const rare = yield* rareSteps(rules, values);
  if (rare === undefined) return (splits * heaps ** 2) / 4;
  // Rare heaps are checked plainly.
  return heaps * (LOOKS + (splits * rare.count) / AT_ONCE) + (splits * rare.count * rare.last) / 2;
}
