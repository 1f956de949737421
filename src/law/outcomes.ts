import { checkCertificate, type Finding } from "../checker/index.ts";
import { encodedAs, heapRules } from "../encoding.ts";
import { entryBeyond } from "../rules/entering.ts";
import { begin, type Limits, started } from "../solve/limits.ts";
import { notationOf } from "../solve/period/certificate.ts";
import type { Game, Play, Text } from "../types.ts";
import { byFiniteTheorem } from "./by-theorem.ts";
import { certificateOf } from "./certificate.ts";
import type { LawFinding } from "./finding.ts";
import { type Repeated, repetitionOfOutcomes, textOfOutcomes } from "./fit.ts";
import { rangeText } from "./observed.ts";
import { statedLaw } from "./stated.ts";
import { baseOf, proofOf, variablesOf } from "./test.ts";
import { truthOf } from "./truth.ts";

/** Period of outcomes from some heap on, and the grounds for it. */
export interface OutcomePeriod {
  readonly verdict: "proved" | "observed" | "none";
  /** Heaps that were looked at. */
  readonly heaps: number;
  readonly preperiod?: number;
  readonly period?: number;
  /** The P-positions below `preperiod` + `period`. */
  readonly losing?: readonly number[];
  /** The heaps for which an observed one was seen to hold. */
  readonly range?: string;
  /** First new move beyond these heaps, if the rule determines it: then there is no period. */
  readonly next?: Text;
  readonly by?: "automaton" | "finite";
  readonly states?: number;
  /** The law as it was proved. */
  readonly finding?: LawFinding;
}

/** Heaps that are looked at unless said. */
const USUAL = 4000;

/** Default time limit in seconds. */
const USUAL_SECONDS = 30;

/** Longer repetitions have automata that are too large to be proved. */
const LONGEST = 200;
/** The same where the states theorem speaks, which takes less. */
const LONGEST_OF_SETS = 120;

/**
 * The period of the outcomes of a game of one heap, which may be shorter than that of its values, or be there where
 * values have none. Proved by an automaton, or, where moves take one of finitely many amounts, by the states theorem: who
 * wins follows from as many heaps before as the largest amount, so what repeats so long repeats for ever.
 * Source: Golomb, A mathematical investigation of games of "take-away", J. Combin. Theory 1 (1966). Cost: misère sums are
 * searched where no quotient is found, so it ends after 30 seconds unless `own` says otherwise.
 * @throws LimitError, LoopyError; RangeError when a position is not one number.
 * @example
 * outcomePeriod(parseGame("{2,3}")).period; // 5
 */
export function outcomePeriod(
  game: Game<unknown>,
  play: Play = "normal",
  own: Limits & { readonly heaps?: number } = {},
): OutcomePeriod {
  const limits = started({ seconds: USUAL_SECONDS, ...own });
  const variables = variablesOf(game);
  if (variables?.length !== 1) throw new RangeError(`game: expected one of one heap, got ${game.id}`);
  const heaps = own.heaps ?? USUAL;
  const budget = begin(limits);
  const { at } = truthOf(game, "outcomes", play, limits);
  const lost: boolean[] = [];
  for (let heap = 0; heap < heaps; heap++) {
    budget.tick();
    lost.push(at([heap]) === "P");
  }
  const found = repetitionOfOutcomes(lost);
  if (found === undefined) return { verdict: "none", heaps };
  const base = placesOf(found, lost);
  const { start, period } = found;
  const largest = largestTake(game);
  // Before the largest amount some moves are not there yet.
  const isByStates = largest !== undefined && start + period + largest <= heaps;
  if (start + period + (isByStates ? largest : 0) <= (isByStates ? LONGEST_OF_SETS : LONGEST)) {
    const law = statedLaw(textOfOutcomes(variables[0]!, found), variables, play);
    const proof = proofOf(game, law, limits, budget);
    if (proof.verdict === "proved") {
      const finding: LawFinding = { ...baseOf(law), ...proof, testedTo: heaps - 1 };
      return { verdict: "proved", heaps, ...base, by: "automaton", states: proof.states!, finding };
    }
  }
  if (isByStates) return { verdict: "proved", heaps, ...base, by: "finite" };
  if (play === "normal" && isByValues(game, found, heaps, limits))
    return { verdict: "proved", heaps, ...base, by: "finite" };
  const next = entryBeyond(game, start, heaps - 1, budget.tick);
  if (next !== undefined) return { verdict: "none", heaps, next: next.says };
  return { verdict: "observed", heaps, ...base, range: rangeText(variables, heaps - 1) };
}

/** A proof of how who wins a subtraction game repeats, by the states theorem, for `nimber check`. */
export interface OutcomesCertificate {
  readonly certificate: "nimber-outcomes";
  readonly version: 1;
  readonly game: string;
  readonly play: Play;
  readonly preperiod: number;
  readonly period: number;
  readonly losing: readonly number[];
}

/**
 * The proof of a period of outcomes as text, and what the independent checker says of it: of the automaton, of as many
 * heaps as the largest take, or of the values; nothing where nothing was proved.
 * @example
 * outcomesCertificate(parseGame("{2,3}"), "normal", outcomePeriod(parseGame("{2,3}"))).finding.verdict; // "valid"
 */
export function outcomesCertificate(
  game: Game<unknown>,
  play: Play,
  { verdict, preperiod, period, losing, by, finding }: OutcomePeriod,
  limits: Limits = {},
): { readonly text: string; readonly finding: Finding } | undefined {
  if (verdict !== "proved") return undefined;
  if (by === "automaton") return finding && certificateOf(game, finding, limits);
  const heap = heapRules(game);
  if (heap === undefined || largestTake(game) === undefined) {
    const values = byFiniteTheorem(game, limits);
    return values && certificateOf(game, values, limits);
  }
  const written: OutcomesCertificate = {
    certificate: "nimber-outcomes",
    version: 1,
    game: notationOf(heap),
    play,
    preperiod: preperiod!,
    period: period!,
    losing: losing!,
  };
  const text = JSON.stringify(written);
  return { text, finding: checkCertificate(text) };
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
