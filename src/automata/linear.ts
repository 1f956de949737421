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
  const future = futureOf(system, factors, sign, constant);
  const raw = explore<Sum>(
    { system, tracks, classOf, classes: added.length },
    {
      start: { now: 0, before: 0, key: "start" },
      key: ({ key }) => key,
      step(state, of) {
        if (state === DONE) return DONE;
        const now = system.radix * state.now + system.carry * state.before + added[of]!;
        const before = system.carry * state.now;
        if (now === 0 && before === 0 && state.key === "start") return state;
        const key = future({ now, before, key: "" });
        if (key === "no") return undefined;
        return key === "yes" ? DONE : { now, before, key };
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

/** What can follow a sum: `yes` or `no` whatever it is, and else what tells the sum from others. */
type Future = "yes" | "no" | string | number;

/** Tells of a sum what can follow it. */
function futureOf(system: System, factors: readonly number[], sign: "=" | "<=", constant: number) {
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

  /** Whether a sum from `least` to `most` is what is asked for: `y`, `n`, or `?` when it depends. */
  function answer(least: number, most: number, goal: number): "y" | "n" | "?" {
    if (least > goal) return "n";
    if (sign === "=") return most < goal ? "n" : "?";
    return most <= goal ? "y" : "?";
  }

  return ({ now, before }: Sum): Future => {
    // One answer for each number of digits to come, and one for all that are more.
    let answers = "";
    for (const [j, weight] of weights.entries()) {
      const known = now * weight + before * (weights[j - 1] ?? system.carry);
      answers += answer(known - negative * (weight - 1), known + positive * (weight - 1), constant);
    }
    const limit = now + (before * weights.at(-2)!) / weights.at(-1)!;
    answers += answer(limit - negative - 1, limit + positive + 1, 0);
    if (!answers.includes("?")) {
      if (!answers.includes("y")) return "no";
      // Where nothing depends on the digits to come, the answers are all that tells sums apart.
      return answers.includes("n") ? answers : "yes";
    }
    return system.carry === 0 ? now : `${now} ${before}`;
  };
}
