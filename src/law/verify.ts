import { type Effort, ofNumbers, statesOf, Undefinable, usualEffort } from "../automata/index.ts";
import { LimitError } from "../errors.ts";
import type { Limits } from "../solve/limits.ts";
import type { Game, Text, Verdict } from "../types.ts";
import { bySum } from "./by-sum.ts";
import type { Counterexample } from "./finding.ts";
import { movesOfGame } from "./game-moves.ts";
import { type AutomaticLaw, saysLaw } from "./law.ts";
import { leastWrong } from "./least.ts";
import { refuseNowhere } from "./legal.ts";
import type { Moves } from "./moves.ts";
import { type Defect, defectOfOutcomes } from "./prove.ts";
import { defectOfValues } from "./prove-values.ts";
import { type Measure, measureOf, withoutIdle } from "./termination.ts";
import { truthOf } from "./truth.ts";

/** Possible claims of a law. */
export type LawVerdict =
  | Verdict<Contradiction, ByAutomaton, never>
  | { readonly verdict: "undefinable"; readonly says: Text };

interface ByAutomaton {
  readonly by: "automaton";
  readonly states: number;
  readonly measure: Measure;
}

interface Contradiction {
  /** Contradiction of the law to the rules. */
  readonly defect: Defect;
  /** Least position, by the sum of coordinates and then lexicographically, at which the law is wrong. */
  readonly counterexample?: Counterexample;
}

/**
 * Proves or refutes a law for all positions of a game, by automata, with a counterexample of any size. Reaching a limit
 * is an error, not an answer. Source: Büchi, Z. Math. Logik Grundlagen Math. 6 (1960), for the method.
 * @throws LimitError
 */
export function proveLaw(
  game: Game<unknown>,
  law: AutomaticLaw,
  effort: Effort = usualEffort,
  limits: Limits = {},
): LawVerdict {
  const found = judgeLaw(game, law, effort);
  if (found.verdict !== "refuted") return found;
  const counterexample = firstWrong(game, law, found.defect, effort, limits);
  return { ...found, ...(counterexample && { counterexample }) };
}

/**
 * Proves or refutes a guessed law, without searching for a counterexample when it is refuted.
 * @throws LimitError
 */
export function judgeLaw(game: Game<unknown>, law: AutomaticLaw, effort: Effort): LawVerdict {
  try {
    const { moves, measure } = soundMoves(game, law, effort);
    const numbers = ofNumbers(law.dfa, effort);
    const defect =
      law.kind === "values"
        ? defectOfValues(moves, numbers, effort, law.powers)
        : defectOfOutcomes(moves, numbers, law.play, effort);
    if (defect === undefined)
      return { verdict: "proved", by: "automaton", states: statesOf(numbers), measure };
    return { verdict: "refuted", defect };
  } catch (error) {
    if (error instanceof Undefinable) return { verdict: "undefinable", says: error.says };
    throw error;
  }
}

/** The moves of a game without cycles. */
function soundMoves(
  game: Game<unknown>,
  law: AutomaticLaw,
  effort: Effort,
): { readonly moves: Moves; readonly measure: Measure } {
  refuseNowhere(game);
  const moves = withoutIdle(law.dfa.system, movesOfGame(game), effort);
  return { moves, measure: measureOf(law.dfa.system, moves, effort) };
}

/** Number of positions searched before automata; fewer when automata also find the least by the sum. */
const LOOKED = { first: 2000, all: 20_000 };

/** Limit on the states of automata for a counterexample. Beyond it, the law is refuted without one. */
const MOST_STATES = 200_000;

/**
 * Least position at which a refuted law contradicts the rules, found without play. The game may be given by its rule
 * alone when the question excludes some positions.
 * @throws Undefinable, LimitError
 */
export function leastContradiction(
  game: Game<unknown>,
  law: AutomaticLaw,
  effort: Effort,
): Counterexample | undefined {
  const { moves, measure } = soundMoves(game, law, effort);
  return leastWrong(game, moves, law, measure, effort);
}

function firstWrong(
  game: Game<unknown>,
  law: AutomaticLaw,
  { position: { length } }: Defect,
  effort: Effort,
  limits: Limits,
): Counterexample | undefined {
  const { moves, measure } = soundMoves(game, law, effort);
  const most = measure.length === 1 ? LOOKED.first : LOOKED.all;
  const near = bySearch(game, law, length, most, limits);
  if (near !== undefined) return near;
  try {
    return leastWrong(game, moves, law, measure, { ...effort, states: Math.min(effort.states, MOST_STATES) });
  } catch (error) {
    if (!(error instanceof LimitError) || error.limit === "seconds" || error.limit === "bytes") throw error;
    return most === LOOKED.all ? undefined : bySearch(game, law, length, LOOKED.all, limits);
  }
}

/** First examined position at which the law and play differ. */
function bySearch(
  game: Game<unknown>,
  law: AutomaticLaw,
  length: number,
  most: number,
  limits: Limits,
): Counterexample | undefined {
  const { at } = truthOf(game, law.kind, law.kind === "values" ? "normal" : law.play, limits);
  try {
    let looked = 0;
    for (const position of bySum(length)) {
      if (++looked > most) return undefined;
      const says = saysLaw(law, position);
      const found = at(position);
      if (says !== found) return { position, says, found };
    }
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
  }
  return undefined;
}
