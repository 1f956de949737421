import {
  and,
  type Effort,
  type Formula,
  not,
  ofNumbers,
  or,
  relation,
  relationOf,
} from "../automata/index.ts";
import type { Game, Play } from "../types.ts";
import { movesOfGame } from "./game-moves.ts";
import type { CyclesLaw } from "./law.ts";
import type { Moves } from "./moves.ts";
import { oneOf, someMove } from "./options.ts";
import { type Claim, firstDefect, refuseSeveral } from "./prove.ts";
import { measures, smallerCases, withoutIdle } from "./termination.ts";

// Laws of games with cycles. Let P and N be disjoint sets of positions. Let every move from p in P lead to a position
// that is won at once, or that has a move to a member of P smaller than p. By induction on the measure the positions of P
// are lost. Let every position of N be won at once or have a move to P: it is won. Let every other position have a move
// to another such position, and none to P. Then a player can always stay there, so nobody wins: they are draws.

/** Law of a game with cycles, proved; undefined when no measure fits. @throws Undefinable, LimitError */
export function proveCycles(
  game: Game<unknown>,
  claimed: Omit<CyclesLaw, "measure">,
  effort: Effort,
): CyclesLaw | undefined {
  const lost = ofNumbers(claimed.lost, effort);
  // Without draws, one automaton is both.
  const notWon = claimed.notWon === claimed.lost ? lost : ofNumbers(claimed.notWon, effort);
  const law = { ...claimed, lost, notWon };
  const { system } = lost;
  const moves = withoutIdle(system, movesOfGame(game), effort);
  refuseSeveral(moves);
  const { variables, clauses } = moves;
  if (clauses.some(({ parts }) => parts.length === 0)) return undefined;
  const holds = (claims: readonly Claim[]) => firstDefect(system, variables, claims, effort) === undefined;
  if (!holds(claimsOfSets(moves, law))) return undefined;
  for (const measure of measures(variables))
    if (holds([claimOfReplies(moves, { ...law, measure }, effort)])) return { ...law, measure };
  return undefined;
}

/** Names of the position before the last. */
export const before = (variables: readonly string[]): string[] => variables.map((_, i) => `before.${i}`);

/** Condition that the player to move has won: by the rules, or by having no move under misère play. */
const isWonAtOnce = (moves: Moves, play: Play): Formula =>
  or(
    oneOf(moves.won ?? []),
    ...(play === "misere" ? [and(not(someMove(moves)), not(oneOf(moves.lost ?? [])))] : []),
  );

function claimsOfSets(moves: Moves, { lost, notWon, play }: Omit<CyclesLaw, "measure">): Claim[] {
  const { variables } = moves;
  const toP = (to: readonly string[]) => relation(lost, ...to);
  const isNeither = (to: readonly string[]) => and(relation(notWon, ...to), not(toP(to)));
  const isLegal = not(oneOf(moves.illegal ?? []));
  const isDraw = and(isNeither(variables), isLegal);
  const wins = or(isWonAtOnce(moves, play), someMove(moves, toP));
  return [
    ["unstable", and(toP(variables), not(relation(notWon, ...variables)))],
    ["not absorbing", and(not(relation(notWon, ...variables)), isLegal, not(wins))],
    ["unstable", and(isDraw, wins)],
    ["not absorbing", and(isDraw, not(someMove(moves, isNeither)))],
  ];
}

/** Claim that a P-position is won at once, or has a move without a reply to a smaller P-position. */
function claimOfReplies(moves: Moves, { lost, play, measure }: CyclesLaw, effort: Effort): Claim {
  const { variables, illegal = [] } = moves;
  const than = before(variables);
  const reply = (to: readonly string[]) =>
    and(relation(lost, ...to), or(...smallerCases(measure, variables, to, than).map((each) => and(...each))));
  const answered = or(isWonAtOnce(moves, play), someMove(moves, reply));
  const replies = relationOf(lost.system, [...than, ...variables], answered, effort);
  const unanswered = someMove(moves, (to) => not(relation(replies, ...variables, ...to)));
  return [
    "unstable",
    and(relation(lost, ...variables), not(oneOf(illegal)), or(isWonAtOnce(moves, play), unanswered)),
  ];
}
