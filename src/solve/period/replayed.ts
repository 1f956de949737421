import { checkPeriodSteps } from "../../checker/period.ts";
import { type HeapRules, mostHeaps } from "../../encoding.ts";
import { LimitError, ReplayError } from "../../errors.ts";
import type { Values } from "../kernel/values.ts";
import type { Budget } from "../limits.ts";
import { notationOf } from "./certificate.ts";
import { type Portions, within } from "./portions.ts";
import { rareSteps } from "./rare.ts";
import type { Proved } from "./theorem.ts";

/** Values of a table: those of heaps 0 to `to`, of which the first `given` were handed to it. */
export interface ValuesSource {
  values(to: number, budget?: Budget): Values;
  readonly given: number;
}

/** Looks at options that a replay may be expected to take: some seconds. */
const MOST_LOOKS = 2 ** 31;

/** Looks that the checker takes at a heap of a sparse game, and heaps that it compares in the time of one look. */
const LOOKS = 32;
const AT_ONCE = 8;

/**
 * Has the independent checker replay a proof, unless it is expected to look at too many options, or has not the memory.
 * Whether it does is said by rules and values, the same on every machine. Of values that were handed to the table nobody
 * here knows that they are right: then the replay goes to its end, and it is by that alone that the period is proved.
 * @throws LimitError when values that were handed to the table could not be replayed within the limits; ReplayError
 * when the checker refuses the proof. Yields the number of heaps of the window now and then.
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
    // At least half of the bytes: its memory is free again when it has ended.
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

/** About how many options the checker looks at, in a window of so many heaps. */
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
  // Rare heaps are looked at plainly.
  return heaps * (LOOKS + (splits * rare.count) / AT_ONCE) + (splits * rare.count * rare.last) / 2;
}
