import { columnDigits, columnsOf, numbering } from "./columns.ts";
import type { Dfa } from "./dfa.ts";
import type { Effort } from "./effort.ts";
import { explore } from "./explore.ts";
import { minimal } from "./minimal.ts";
import { intersection } from "./product.ts";
import { after, type Sofar, type System, total } from "./system.ts";
import { valid } from "./valid.ts";

/** A number times each name; names that are not there count for nothing. */
export type Weights = Readonly<Record<string, number>>;

/** Coefficients and constants larger than this are refused. */
export const MOST_CONSTANT: number = 2 ** 20;

interface Sum extends Sofar {
  readonly key: string | number;
}

const DONE: Sum = { now: 0, before: 0, key: "yes" };

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
  const terms = tracks.map((name): Term => {
    const factor = weights[name]!;
    const worth = system.worth.map(({ now, before }) => ({ now: factor * now, before: factor * before }));
    return { name, factor, worth };
  });
  return sumOf(system, terms, sign, constant, effort);
}

/** A number that the digits of a name add up to, which is at most, or where it is negative at least, `factor` times it. */
export interface Term {
  readonly name: string;
  readonly factor: number;
  /** What each digit adds. */
  readonly worth: readonly Sofar[];
}

/** The numbers for which the sum of the terms is `constant`, or at most that. */
export function sumOf(
  system: System,
  terms: readonly Term[],
  sign: "=" | "<=",
  constant: number,
  effort: Effort,
): Dfa {
  const tracks = terms.map(({ name }) => name);
  const sums = numbering<string | number>();
  const classOf = new Int32Array(columnsOf(system, tracks.length));
  const added: Sofar[] = [];
  for (let column = 0; column < classOf.length; column++) {
    let [now, before] = [0, 0];
    for (const [i, digit] of columnDigits(system, tracks.length, column).entries()) {
      const worth = terms[i]!.worth[digit]!;
      now += worth.now;
      before += worth.before;
    }
    const of = sums.of(before === 0 ? now : `${now} ${before}`);
    classOf[column] = of;
    added[of] ??= { now, before };
  }
  const factors = terms.map(({ factor }) => factor);
  const future = futureOf(system, factors, sign, constant);
  const raw = explore<Sum>(
    { system, tracks, classOf, classes: added.length },
    {
      start: { now: 0, before: 0, key: "start" },
      key: ({ key }) => key,
      step(state, of) {
        if (state === DONE) return DONE;
        const { now, before } = after(system, state, added[of]!);
        if (now === 0 && before === 0 && state.key === "start") return state;
        const key = future({ now, before, key: "" });
        if (key === "no") return undefined;
        return key === "yes" ? DONE : { now, before, key };
      },
      accepts(state) {
        if (state === DONE) return true;
        const sum = total(system, state);
        return sign === "=" ? sum === constant : sum <= constant;
      },
    },
    effort,
  );
  return minimal(system.carry === 0 ? raw : intersection(raw, valid(system, tracks), effort));
}

/** What can follow a sum: `yes` or `no` whatever it is, and else what tells the sum from others. */
type Future = "yes" | "no" | string | number;

/** Tells of a sum what can follow it. */
function futureOf(system: System, factors: readonly number[], sign: "=" | "<=", constant: number) {
  const positive = factors.reduce((sum, each) => sum + Math.max(each, 0), 0);
  const negative = factors.reduce((sum, each) => sum + Math.max(-each, 0), 0);
  // Each weight U(j) with that below it, j the places of so many digits to come.
  const weights: (readonly [weight: number, below: number])[] = [[1, system.carry]];
  // Beyond these the constant, and the difference of the ratio of two weights from its limit, weigh less than 1/4.
  const far = 16 * (Math.abs(constant) + positive + negative + 8);
  const [one, lower] = system.onward;
  while (weights.at(-1)![0] < far) {
    const [weight, below] = weights.at(-1)!;
    weights.push([one.now * weight + one.before * below, lower.now * weight + lower.before * below]);
  }
  const [last, belowLast] = weights.at(-1)!;

  /** Whether a sum from `least` to `most` is what is asked for: `y`, `n`, or `?` when it depends. */
  function answer(least: number, most: number, goal: number): "y" | "n" | "?" {
    if (least > goal) return "n";
    if (sign === "=") return most < goal ? "n" : "?";
    return most <= goal ? "y" : "?";
  }

  return ({ now, before }: Sum): Future => {
    // One answer for each number of digits to come, and one for all that are more.
    let answers = "";
    for (const [weight, below] of weights) {
      const known = now * weight + before * below;
      answers += answer(known - negative * (weight - 1), known + positive * (weight - 1), constant);
    }
    const limit = now + (before * belowLast) / last;
    answers += answer(limit - negative - 1, limit + positive + 1, 0);
    if (!answers.includes("?")) {
      if (!answers.includes("y")) return "no";
      // Where nothing depends on the digits to come, the answers are all that tells sums apart.
      return answers.includes("n") ? answers : "yes";
    }
    return system.carry === 0 ? now : `${now} ${before}`;
  };
}
