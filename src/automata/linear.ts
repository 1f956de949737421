import { columnDigits, columnsOf, numbering } from "./columns.ts";
import type { Dfa } from "./dfa.ts";
import type { Effort } from "./effort.ts";
import { explore } from "./explore.ts";
import { minimal } from "./minimal.ts";
import { intersection } from "./product.ts";
import type { System } from "./system.ts";
import { valid } from "./valid.ts";

/** A number times each name; names that are not there count for nothing. */
export type Weights = Readonly<Record<string, number>>;

/** Coefficients and constants larger than this are refused. */
export const MOST_CONSTANT: number = 2 ** 20;

/** What has been read so far is `now` U(j) + `before` U(j - 1), j the number of digits to come. */
interface Sum {
  readonly now: number;
  readonly before: number;
}

const DONE: Sum = { now: Number.POSITIVE_INFINITY, before: 0 };

/**
 * The numbers whose sum with `weights` is `constant`, or at most that: the constant is folded into the states, so that
 * it costs no track. A state from which no digits can lead to it is left out.
 */
export function linear(
  system: System,
  weights: Weights,
  sign: "=" | "<=",
  constant: number,
  effort: Effort,
): Dfa {
  const tracks = Object.keys(weights).filter((name) => weights[name] !== 0);
  const factors = tracks.map((name) => weights[name]!);
  const sums = numbering<number>();
  const classOf = new Int32Array(columnsOf(system, tracks.length));
  for (let column = 0; column < classOf.length; column++) {
    const digits = columnDigits(system, tracks.length, column);
    classOf[column] = sums.of(digits.reduce((sum, digit, i) => sum + digit * factors[i]!, 0));
  }
  const added: number[] = [];
  for (let column = 0; column < classOf.length; column++) {
    const digits = columnDigits(system, tracks.length, column);
    added[classOf[column]!] = digits.reduce((sum, digit, i) => sum + digit * factors[i]!, 0);
  }
  const decide = decision(system, factors, sign, constant);
  const raw = explore<Sum>(
    { system, tracks, classOf, classes: added.length },
    {
      start: { now: 0, before: 0 },
      key: ({ now, before }) => (system.carry === 0 ? now : `${now} ${before}`),
      step(state, of) {
        if (state === DONE) return DONE;
        const now = system.radix * state.now + system.carry * state.before + added[of]!;
        const sum = { now, before: system.carry * state.now };
        const decided = decide(sum);
        if (decided === undefined) return sum;
        return decided ? DONE : undefined;
      },
      accepts(state) {
        if (state === DONE) return true;
        const total = state.now + system.carry * state.before;
        return sign === "=" ? total === constant : total <= constant;
      },
    },
    effort,
  );
  return minimal(system.carry === 0 ? raw : intersection(raw, valid(system, tracks), effort));
}

/** Tells of a sum whether all that can follow leads to the constant, or nothing; undefined when it depends. */
function decision(system: System, factors: readonly number[], sign: "=" | "<=", constant: number) {
  const positive = factors.reduce((sum, each) => sum + Math.max(each, 0), 0);
  const negative = factors.reduce((sum, each) => sum + Math.max(-each, 0), 0);
  const weights = [1];
  // Beyond these the constant, and the difference of the ratio of two weights from its limit, weigh less than 1/4.
  const far = 16 * (Math.abs(constant) + positive + negative + 8);
  for (let below: number = system.carry; weights.at(-1)! < far; ) {
    const now = weights.at(-1)!;
    weights.push(system.radix * now + system.carry * below);
    below = now;
  }
  return ({ now, before }: Sum): boolean | undefined => {
    let [allAbove, allBelow, meets] = [true, true, false];
    const look = (least: number, most: number, goal: number) => {
      if (least <= goal) allAbove = false;
      if (most > goal) allBelow = false;
      if (least <= goal && goal <= most) meets = true;
    };
    for (const [j, weight] of weights.entries()) {
      const known = now * weight + before * (weights[j - 1] ?? system.carry);
      look(known - negative * (weight - 1), known + positive * (weight - 1), constant);
    }
    const limit = now + (before * weights.at(-2)!) / weights.at(-1)!;
    look(limit - negative - 1, limit + positive + 1, 0);
    if (sign === "=") return meets ? undefined : false;
    if (allAbove) return false;
    return allBelow ? true : undefined;
  };
}
