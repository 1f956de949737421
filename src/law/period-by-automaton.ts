import { base, type Effort, Undefinable, usualEffort } from "../automata/index.ts";
import { LimitError } from "../errors.ts";
import { begin, type Limits, started } from "../solve/limits.ts";
import type { Period } from "../solve/period/theorem.ts";
import type { Game } from "../types.ts";
import type { AutomaticLaw } from "./law.ts";
import { firstValues, repetitionOf } from "./periodic.ts";
import { repeating } from "./repeating.ts";
import { type Truth, truthOf } from "./truth.ts";
import { judgeLaw } from "./verify.ts";

/** Longest period tried: longer ones have automata that are too large to be proved. */
const LONGEST = 300;

/** Bases of the systems: moves by powers of a number need digits in its base. */
const BASES = [2, 3, 5].map(base);

/** Period proved by an automaton: the law of all values, and the number of states. */
export interface PeriodProof {
  readonly law: AutomaticLaw & { readonly kind: "values" };
  readonly states: number;
}

/**
 * Proof of an observed period of the values of a one-heap game, by an automaton in a base that can express the moves.
 * Undefined when automata cannot prove it. `values` has at least the values below `preperiod` + `period`.
 * @example
 * provePeriod(parseGame("0.3F"), [0, 1, 2, 3], { preperiod: 0, period: 1, saltus: 1 }); // undefined
 */
export function provePeriod(
  game: Game<unknown>,
  values: ArrayLike<number>,
  seen: Period,
  limits: Limits = {},
): PeriodProof | undefined {
  if (seen.preperiod + seen.period > LONGEST) return undefined;
  const effort: Effort = { ...usualEffort, tick: begin(limits).tick };
  const first = Array.from({ length: seen.preperiod + seen.period }, (_, n) => Number(values[n]));
  try {
    for (const system of BASES) {
      const law = { kind: "values", dfa: repeating(system, ["n", "h"], first, seen, effort) } as const;
      const found = judgeLaw(game, law, effort);
      if (found.verdict === "proved") return { law, states: found.states };
      if (found.verdict === "refuted") return undefined;
    }
    return undefined;
  } catch (error) {
    if (error instanceof LimitError || error instanceof Undefinable) return undefined;
    throw error;
  }
}

/** Number of heaps from which a period is guessed. */
const SEEN = 400;

/** First values of a game of one number, with a gap where a number is not a position. @throws LimitError */
export const firstValuesOf = ({ at, has }: Truth, to: number = SEEN): (number | undefined)[] =>
  Array.from({ length: to }, (_, n) => (has([n]) ? Number(at([n])) : undefined));

/** Periodic values, proved by an automaton. */
export interface RepetitionProof extends PeriodProof {
  readonly repeats: Period;
  readonly values: readonly number[];
  /** Number of heaps played. */
  readonly heaps: number;
}

/** Least period of the first values of a game of one number, when an automaton proves it. */
export function proveRepetition(
  game: Game<unknown>,
  truth: Truth,
  limits: Limits = {},
): RepetitionProof | undefined {
  const first = firstValuesOf(truth);
  const repeats = repetitionOf(first);
  if (repeats === undefined) return undefined;
  const values = firstValues(first, repeats);
  const proof = provePeriod(game, values, repeats, limits);
  return proof && { ...proof, repeats, values, heaps: first.length };
}

/** Time limit for a proof before a long search, in seconds. */
const SECONDS = 10;

/** Proof by an automaton within the time of an immediate answer. @throws the reason of the signal */
export function provedAtOnce(game: Game<unknown>, own: Limits): RepetitionProof | undefined {
  const limits = started({ ...own, seconds: Math.min(SECONDS, own.seconds ?? SECONDS) });
  try {
    return proveRepetition(game, truthOf(game, "values", "normal", limits), limits);
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}
