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

/** Longer repetitions than this have automata that are too large to be proved. */
const LONGEST = 300;

/** Moves by powers of a number need digits of its base. */
const BASES = [2, 3, 5].map(base);

/** A period that an automaton proves: the law of all values, and how many states it has. */
export interface PeriodProof {
  readonly law: AutomaticLaw & { readonly kind: "values" };
  readonly states: number;
}

/**
 * The proof, by an automaton in a base that has the moves, that the values of a game of one heap go on to repeat as they were seen to;
 * nothing where automata do not reach. `values` has those below `preperiod` + `period` at least.
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

/** Heaps by which a period is seen. */
const SEEN = 400;

/** The first values of a game of one number; there is none where a number is no position. @throws LimitError */
export const firstValuesOf = ({ at, has }: Truth, to: number = SEEN): (number | undefined)[] =>
  Array.from({ length: to }, (_, n) => (has([n]) ? Number(at([n])) : undefined));

/** Values that an automaton proves to repeat. */
export interface RepetitionProof extends PeriodProof {
  readonly repeats: Period;
  readonly values: readonly number[];
  /** How many heaps were played. */
  readonly heaps: number;
}

/** The least period of the first values of a game of one number, where an automaton proves it. */
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

/** Seconds for a proof before a long search. */
const SECONDS = 10;

/** Proof by an automaton within the time for an answer at once. @throws the reason of the signal */
export function provedAtOnce(game: Game<unknown>, own: Limits): RepetitionProof | undefined {
  const limits = started({ ...own, seconds: Math.min(SECONDS, own.seconds ?? SECONDS) });
  try {
    return proveRepetition(game, truthOf(game, "values", "normal", limits), limits);
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}
