import { explain, type Limits, type Natural, opponent, type Play, type SumMove, solver } from "nimber";
import type { Analysis, Choice, Judged, Sum } from "./protocol.ts";
import { follow, terms } from "./rules.ts";

/** What a browser's tab can bear. */
const LIMITS: Limits = { positions: 2_000_000, bytes: 2 ** 28 };

const solving = solver(LIMITS);

const choiceOf = ({ component, move }: SumMove): Choice => ({ part: component, at: move.at });

/** @throws LimitError, LoopyError */
export function analyse(sum: Sum, play: Play): Analysis {
  const parts = terms(sum);
  const solution = solving.solve(parts, play);
  const { options, binary, decidingBit, sentence } = explain(solving, parts, solution);
  return {
    outcome: solution.outcome,
    ...(solution.value !== undefined && { value: solution.value }),
    values: sum.map((_, i) => solution.components[i]?.value),
    winning: solution.winning.map(choiceOf),
    complete: solution.complete,
    options: sum.map(
      (_, i) =>
        new Map(
          (options[i] ?? []).flatMap(({ value, moves }) => moves.map((at): [string, Natural] => [at, value])),
        ),
    ),
    binary,
    ...(decidingBit !== undefined && { decidingBit }),
    sentence,
  };
}

/** @throws LimitError, LoopyError */
export function reply(sum: Sum, play: Play, level: number, seed: number): Choice | undefined {
  const move = opponent(solving, { level, seed }).reply(terms(sum), play);
  return move && choiceOf(move);
}

/**
 * Who won before and after each move of a line, and the moves that would have won.
 * @throws LimitError, LoopyError
 */
export function review(sum: Sum, moves: readonly Choice[], play: Play): Judged[] {
  const solutions = follow(sum, moves).sums.map((each) => solving.solve(terms(each), play));
  return solutions.slice(0, -1).map((solution, i) => ({
    before: solution.outcome,
    after: solutions[i + 1]!.outcome,
    winning: solution.winning.map(choiceOf),
  }));
}
