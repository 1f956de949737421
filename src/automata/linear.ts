import { columnDigits, columnsOf, numbering } from "./columns.ts";
import type { Dfa } from "./dfa.ts";
import type { Effort } from "./effort.ts";
import { explore } from "./explore.ts";
import { minimal } from "./minimal.ts";
import { intersection } from "./product.ts";
import { after, type Sofar, type System, total } from "./system.ts";
import { valid } from "./valid.ts";

/** Coefficient for each name; absent names have 0. */
export type Weights = Readonly<Record<string, number>>;

/** Sum a + `factor` b. */
export function addWeights(a: Weights, b: Weights, factor: number): Weights {
  const sum: Record<string, number> = { ...a };
  for (const [name, by] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + factor * by;
  return Object.fromEntries(Object.entries(sum).filter(([, by]) => by !== 0));
}

/** Limit on coefficients and constants. */
export const MOST_CONSTANT: number = 2 ** 20;

/** Bounds, both inclusive. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

interface SumState extends Sofar {
  readonly key: string | number;
}

const DONE: SumState = { now: 0, before: 0, key: "yes" };

/**
 * Numbers whose weighted sum lies in the bounds. The weights are folded into the states, so they need no track. States
 * from which no digits can reach the bounds are left out.
 */
export function linear(system: System, weights: Weights, bounds: Bounds, effort: Effort): Dfa {
  const tracks = Object.keys(weights).filter((name) => weights[name] !== 0);
  const terms = tracks.map((name): Term => {
    const factor = weights[name]!;
    const worth = system.worth.map(({ now, before }) => ({ now: factor * now, before: factor * before }));
    return { name, factor, worth };
  });
  return sumOf(system, terms, bounds, effort);
}

/** Number given by the digits of a name; at most, or for a negative factor at least, `factor` times the name. */
export interface Term {
  readonly name: string;
  readonly factor: number;
  /** Contribution of each digit. */
  readonly worth: readonly Sofar[];
}

/** Numbers for which the sum of the terms lies in the bounds. */
export function sumOf(system: System, terms: readonly Term[], bounds: Bounds, effort: Effort): Dfa {
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
  const future = futureOf(system, factors, bounds);
  const raw = explore<SumState>(
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
        return sum >= bounds.least && sum <= bounds.most;
      },
    },
    effort,
  );
  return minimal(system.carry === 0 ? raw : intersection(raw, valid(system, tracks), effort));
}

/** Future of a sum: `yes` or `no` for all continuations, else a key that distinguishes the sum. */
type Future = "yes" | "no" | string | number;

/** Function from a sum to its future. */
function futureOf(system: System, factors: readonly number[], { least, most }: Bounds) {
  const positive = factors.reduce((sum, each) => sum + Math.max(each, 0), 0);
  const negative = factors.reduce((sum, each) => sum + Math.max(-each, 0), 0);
  // Weights U(j) with the previous weight, by the number of remaining digits.
  const weights: (readonly [weight: number, below: number])[] = [[1, system.carry]];
  // Beyond this many digits, the bounds and the deviation of the ratio of two weights from its limit contribute less
  // than 1/4.
  const bound = Math.max(...[least, most].filter(Number.isFinite).map(Math.abs));
  const far = 16 * (bound + positive + negative + 8);
  const [one, lower] = system.onward;
  while (weights.at(-1)![0] < far) {
    const [weight, below] = weights.at(-1)!;
    weights.push([one.now * weight + one.before * below, lower.now * weight + lower.before * below]);
  }
  const [last, belowLast] = weights.at(-1)!;

  /** Whether a sum between `from` and `to` lies in the bounds: `y`, `n`, or `?` when it depends. */
  function answer(from: number, to: number, first: number, last: number): "y" | "n" | "?" {
    if (from > last || to < first) return "n";
    return from >= first && to <= last ? "y" : "?";
  }

  return ({ now, before }: SumState): Future => {
    const own = system.carry === 0 ? now : `${now} ${before}`;
    // One answer for each number of remaining digits, and one for all larger numbers, which depends most often.
    const limit = now + (before * belowLast) / last;
    let answers: string = answer(
      limit - negative - 1,
      limit + positive + 1,
      Number.isFinite(least) ? 0 : least,
      0,
    );
    if (answers === "?") return own;
    for (let i = weights.length - 1; i >= 0; i--) {
      const [weight, below] = weights[i]!;
      const known = now * weight + before * below;
      const found = answer(known - negative * (weight - 1), known + positive * (weight - 1), least, most);
      if (found === "?") return own;
      answers += found;
    }
    if (!answers.includes("y")) return "no";
    // When nothing depends on the remaining digits, the answers alone distinguish sums.
    return answers.includes("n") ? answers : "yes";
  };
}
