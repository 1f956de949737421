import { encodedAs } from "../encoding.ts";
import { begin, type Limits } from "../solve/limits.ts";
import type { Game, Play } from "../types.ts";
import type { LawFinding } from "./finding.ts";
import { type Repeated, repetitionOfOutcomes, textOfOutcomes } from "./fit.ts";
import { byFiniteTheorem } from "./known.ts";
import { statedLaw } from "./stated.ts";
import { baseOf, proofOf, variablesOf } from "./test.ts";
import { truthOf } from "./truth.ts";

/** How who wins repeats from some heap on, and how it is known. */
export interface OutcomePeriod {
  readonly verdict: "proved" | "observed" | "none";
  /** Heaps that were looked at. */
  readonly heaps: number;
  readonly preperiod?: number;
  readonly period?: number;
  /** The P-positions below `preperiod` + `period`. */
  readonly losing?: readonly number[];
  readonly by?: "automaton" | "finite";
  readonly states?: number;
  /** The law as it was proved. */
  readonly finding?: LawFinding;
}

/** Heaps that are looked at unless said. */
const USUAL = 4000;

/** Longer repetitions have automata that are too large to be proved. */
const LONGEST = 200;

/**
 * The period of the outcomes of a game of one heap, which may be shorter than that of its values, or be there where
 * values have none. Proved by an automaton, or, where moves take one of finitely many amounts, by the states theorem: who
 * wins is told by as many heaps before as the largest amount, so what repeats so long repeats for ever.
 * Source: Golomb, A mathematical investigation of games of "take-away", J. Combin. Theory 1 (1966).
 * @throws LimitError, LoopyError; RangeError when a position is not one number.
 * @example
 * outcomePeriod(parseGame("{2,3}")).period; // 5
 */
export function outcomePeriod(
  game: Game<unknown>,
  play: Play = "normal",
  limits: Limits & { readonly heaps?: number } = {},
): OutcomePeriod {
  const variables = variablesOf(game);
  if (variables?.length !== 1) throw new RangeError(`game: expected one of one heap, got ${game.id}`);
  const heaps = limits.heaps ?? USUAL;
  const deadline = begin(limits);
  const { at } = truthOf(game, "outcomes", play, limits);
  const lost: boolean[] = [];
  for (let heap = 0; heap < heaps; heap++) {
    deadline.tick();
    lost.push(at([heap]) === "P");
  }
  const found = repetitionOfOutcomes(lost);
  if (found === undefined) return { verdict: "none", heaps };
  const base = placesOf(found, lost);
  const { start, period } = found;
  if (start + period <= LONGEST) {
    const law = statedLaw(textOfOutcomes(variables[0]!, found), variables, play);
    const proof = proofOf(game, law, limits, deadline);
    if (proof.verdict === "proved") {
      const finding: LawFinding = { ...baseOf(law), ...proof, testedTo: heaps - 1 };
      return { verdict: "proved", heaps, ...base, by: "automaton", states: proof.states!, finding };
    }
  }
  const largest = largestTake(game);
  // Before the largest amount some moves are not there yet.
  if (largest !== undefined && start + period + largest <= heaps)
    return { verdict: "proved", heaps, ...base, by: "finite" };
  if (play === "normal" && isByValues(game, found, heaps, limits))
    return { verdict: "proved", heaps, ...base, by: "finite" };
  return { verdict: "observed", heaps, ...base };
}

/** Whether what is known of all values tells it: from where they repeat on, so do those that are 0. */
function isByValues(
  game: Game<unknown>,
  { start, period }: Repeated,
  heaps: number,
  limits: Limits,
): boolean {
  const values = byFiniteTheorem(game, limits)?.data;
  if (values?.kind !== "periodic") return false;
  return Math.max(start, values.preperiod + values.period) + values.period + period <= heaps;
}

const placesOf = ({ start, period }: Repeated, lost: readonly boolean[]) => ({
  preperiod: start,
  period,
  losing: lost.slice(0, start + period).flatMap((isLost, heap) => (isLost ? [heap] : [])),
});

/** The most that a move takes, where that is one of finitely many amounts. */
function largestTake(game: Game<unknown>): number | undefined {
  const takes = encodedAs(game, "take");
  return takes !== undefined && "set" in takes ? Math.max(0, ...takes.set.map(Number)) : undefined;
}
