import {
  and,
  compile,
  type Dfa,
  type Effort,
  type Formula,
  not,
  or,
  relation,
  relationOf,
  type System,
  Undefinable,
  witness,
} from "../automata/index.ts";
import { t } from "../locale/law.ts";
import type { Natural } from "../nimber/natural.ts";
import type { Play } from "../types.ts";
import { someOtherSum, someZeroSum } from "./in-pairs.ts";
import type { Clause, Moves } from "./moves.ts";
import { oneOf, someMove, someOptionLeft } from "./options.ts";

// Proves and refutes laws. A law is an automaton that reads the digits of a position, and the moves are an automaton on
// pairs of positions, read side by side. A counterexample to the law (a P-position with a move to another, or an
// N-position without a move to a P-position) is a formula of both, and the numbers that satisfy a formula are again
// recognized by an automaton. If that accepts nothing, the law is proved for positions of any size, by induction over
// play that ends. Otherwise its least word is a position at which the law is wrong.

/** Position at which a law contradicts the rules: its claim there does not follow from its claims on the options. */
export interface Defect {
  readonly kind:
    | "unstable"
    | "not absorbing"
    | "no value"
    | "two values"
    | "value of an option"
    | "value not reached";
  readonly position: readonly Natural[];
}

/** Condition that would refute a law, and its kind. */
export type Claim = readonly [kind: Defect["kind"], against: Formula];

/** First of the claims with a counterexample. */
export function firstDefect(
  system: System,
  variables: readonly string[],
  claims: Iterable<Claim>,
  effort: Effort,
): Defect | undefined {
  for (const [kind, against] of claims) {
    const dfa = compile(system, against, effort);
    const found = witness(dfa);
    if (found !== undefined)
      return { kind, position: variables.map((name) => found[dfa.tracks.indexOf(name)] ?? 0) };
  }
  return undefined;
}

/**
 * Positions at which the P-positions of a game without cycles differ from those that `law` accepts; undefined when
 * there are none. In a correct law no move leads from one P-position to another, and every other position has a move to
 * a P-position or is a final position that wins.
 */
export function defectOfOutcomes(moves: Moves, law: Dfa, play: Play, effort: Effort): Defect | undefined {
  if (play === "misere" || moves.won !== undefined || !moves.clauses.some(leavesSeveral))
    return firstDefect(law.system, moves.variables, claimsOfOutcomes(moves, law, play, effort), effort);
  const isP = relation(law, ...moves.variables);
  const isLegal = not(oneOf(moves.illegal ?? []));
  const claims: readonly Claim[] = [
    ["unstable", and(isP, isLegal, someOtherSum(moves, law))],
    ["not absorbing", and(not(isP), isLegal, not(someZeroSum(moves, law)))],
  ];
  // A set that does not meet these conditions may still be right: values decide about other sums.
  if (firstDefect(law.system, moves.variables, claims, effort) === undefined) return undefined;
  throw new Undefinable(t("moveLeavesSeveralComponentsSo"));
}

const leavesSeveral = ({ split, parts }: Clause): boolean => split !== undefined || parts.length > 1;

/**
 * Refuses moves that leave several components. Equal ones cancel only in sums under normal play, not when a component is
 * played alone. @throws Undefinable
 */
export function refuseSeveral({ clauses }: Moves, isAlone = true): void {
  if (
    clauses.some(
      ({ split, parts, worths, cancelled }) =>
        split !== undefined || parts.length > 1 || worths !== undefined || (isAlone && cancelled),
    )
  )
    throw new Undefinable(t("moveLeavesSeveralComponentsSo"));
}

export function claimsOfOutcomes(moves: Moves, law: Dfa, play: Play, effort: Effort): readonly Claim[] {
  const { variables, clauses, lost, won, illegal } = moves;
  refuseSeveral(moves, play === "misere" || won !== undefined);
  const isP = relation(law, ...variables);
  // A move that leaves no component wins or loses at once.
  const single = { ...moves, clauses: clauses.filter(({ parts }) => parts.length === 1) };
  const leaving = { ...moves, clauses: clauses.filter(({ parts }) => parts.length === 0) };
  const toP =
    moves.blocked === undefined
      ? someMove(single, (names) => relation(law, ...names))
      : someOptionLeft(single, law, effort);
  const isLost = oneOf(lost ?? []);
  const isWon = oneOf(won ?? []);
  const blocked = and(not(someMove(moves)), not(isLost), not(isWon));
  const isN = or(toP, isWon, play === "misere" ? blocked : someMove(leaving));
  const { system } = law;
  const reachesP = relation(relationOf(system, variables, isN, effort), ...variables);
  const isLegal = not(oneOf(illegal ?? []));
  return [
    ["unstable", and(isP, isLegal, reachesP)],
    ["not absorbing", and(not(isP), isLegal, not(reachesP))],
  ];
}
