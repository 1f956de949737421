import { digraphOf } from "../solve/graph/graph-of.ts";
import { bestTokenMoves, loopySumOutcome, loopyValueOf, type TokenMove } from "../solve/graph/loopy.ts";
import { ENDLESS, remotenesses } from "../solve/graph/retrograde.ts";
import type { Limits } from "../solve/limits.ts";
import { aloneError } from "../solve/search/alone.ts";
import type { Outcome } from "../types.ts";
import { outcomeAt, type SolvedGraph } from "./solved.ts";

/** Outcome of tokens on several vertices, with the winning moves, or the drawing moves if nobody wins. */
export interface TokensSolved {
  readonly outcome: Outcome;
  readonly moves: readonly TokenMove[];
}

/**
 * Outcome of the sum of tokens on `vertices`.
 * @throws RuleError for several tokens in a graph with vertices at which the player to move has won: outcomes
 * do not determine that of a sum.
 */
export function tokensSolved(solved: SolvedGraph, vertices: readonly number[]): TokensSolved {
  const { ended, graph, labels, won } = solved;
  if (ended === undefined) {
    const outcome = loopySumOutcome(vertices.map((v) => loopyValueOf(graph, labels, v)));
    return { outcome, moves: bestTokenMoves(graph, labels, vertices) };
  }
  const [from, another] = vertices;
  if (from === undefined || another !== undefined) throw aloneError({ won: () => true });
  const outcome = outcomeAt(solved, from);
  const wanted = { P: undefined, N: "P", D: "D" }[outcome];
  const options = won!.includes(from) ? [] : [...optionsOf(solved, from)];
  const good = options.filter((to) => outcomeAt(solved, to) === wanted);
  return { outcome, moves: good.map((to) => ({ component: 0, from, to })) };
}

const optionsOf = ({ graph: { offsets, targets } }: SolvedGraph, v: number): Uint32Array =>
  targets.subarray(offsets[v]!, offsets[v + 1]!);

/**
 * Remoteness of tokens on `vertices`: the number of moves if the winner hurries and the loser delays;
 * `undefined` if play need not end. Values do not determine it, so this visits all reachable sums.
 * @throws LimitError
 */
export function tokensRemoteness(
  solved: SolvedGraph,
  vertices: readonly number[],
  limits: Limits,
): number | undefined {
  const [only, another] = vertices;
  const told = (moves: number) => (moves === ENDLESS ? undefined : moves);
  if (only !== undefined && another === undefined) return told(solved.moves[only]!);
  const ascending = (tokens: number[]) => tokens.sort((a, b) => a - b);
  function* moves(tokens: readonly number[]): Generator<readonly number[]> {
    for (const [i, v] of tokens.entries()) {
      if (i > 0 && tokens[i - 1] === v) continue;
      for (const to of optionsOf(solved, v)) yield ascending(tokens.with(i, to));
    }
  }
  const sums = digraphOf<readonly number[]>(ascending([...vertices]), moves, {
    ...limits,
    key: (tokens) => tokens.join(),
  });
  return told(remotenesses(sums)[0]!);
}
