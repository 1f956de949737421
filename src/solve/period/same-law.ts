import type { HeapRules } from "../../encoding.ts";
import { type Difference, firstDifference, type Known, repeatsDiffer } from "../../known/differ.ts";
import { repeatsOf, valueAt } from "../../known/periodic.ts";
import { type Natural, natural, plus } from "../../nimber/natural.ts";
import type { Theorem } from "../../types.ts";
import type { Deadline } from "../limits.ts";
import type { Proved } from "./theorem.ts";

/** Takes from `from` to `to`, or all from there: heap n has value ⌊(n mod (from + to)) / from⌋, or ⌊n / from⌋. */
export interface Span {
  readonly from: Natural;
  readonly to: Natural | undefined;
}

/** The span of takes, where the rules are written as one. */
export function spanOf(rules: HeapRules): Span | undefined {
  return "from" in rules ? { from: rules.from, to: rules.to } : undefined;
}

/** The value of a heap when takes are a span. Source: AtCoder Beginner Contest 297, problem G. */
function valueIn({ from, to }: Span, heap: Natural): Natural {
  const rest = to === undefined ? BigInt(heap) : BigInt(heap) % BigInt(plus(from, to));
  return natural(rest / BigInt(from));
}

/**
 * Where the values of two spans part: the one that begins sooner has value 1 first; if they begin together, the one
 * that ends sooner is the first to come back to 0.
 */
export function spansDiffer(a: Span, b: Span): Difference {
  if (a.from === b.from && a.to === b.to) return "equal";
  const ends = [a.to, b.to].flatMap((to) => (to === undefined ? [] : [to])).map((to) => plus(a.from, to));
  const least = (x: Natural, y: Natural) => (x < y ? x : y);
  const heap = a.from === b.from ? ends.reduce(least) : least(a.from, b.from);
  return { heap, values: [valueIn(a, heap), valueIn(b, heap)] };
}

/**
 * Where a span parts from values that repeat. Up to its first return to 0 a span grows by 1 with each `from` tokens:
 * values that do so over a preperiod and one round of each do so for ever (Fine & Wilf 1965, for the steps). Where the
 * span begins beyond that, values that are 0 so far are 0 for ever, and not 1 in heap `from`.
 */
export function* spanDiffers(span: Span, known: Known, deadline: Deadline): Generator<number, Difference> {
  const { preperiod, period } = known;
  const { from, to } = span;
  const round = preperiod + period;
  const end = round + Math.min(Number(from), round);
  const own = { at: (heap: Natural) => valueIn(span, heap) };
  const back = to === undefined ? Number.POSITIVE_INFINITY : plus(from, to);
  if (back <= end)
    return yield* repeatsDiffer(
      { ...own, preperiod: 0, period: Number(back), saltus: 0 },
      known,
      deadline.tick,
    );
  const found = yield* firstDifference(own, known, end, deadline.tick);
  if (found !== "equal") return found;
  const begins = known.at(from);
  if (begins !== 1) return { heap: from, values: [1, begins] };
  return to === undefined ? "equal" : { heap: back, values: [0, known.at(back)] };
}

/** Farther than this two laws are not compared heap by heap. */
const MOST = 10_000_000;

/** What a theorem knows, if it repeats within reach. */
export function knownByLaw(law: Theorem<Natural> | undefined): Known | undefined {
  const repeats = repeatsOf(law?.law);
  if (repeats === undefined || plus(repeats.preperiod, repeats.period) > MOST) return undefined;
  const [preperiod, period, saltus] = [repeats.preperiod, repeats.period, repeats.saltus].map(Number);
  return {
    preperiod: preperiod!,
    period: period!,
    saltus: saltus!,
    at: (heap) => law!.says(heap) as Natural,
  };
}

/** What a proof knows, from the values of its table. */
export function knownByProof(proved: Proved, values: ArrayLike<number>): Known {
  const { preperiod, period, saltus } = proved;
  return { preperiod, period, saltus, at: (heap) => valueAt(proved, values, heap) };
}
