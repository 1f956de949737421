import { explain, type Limits, opponent, type Play, type SumMove, solver, type Value } from "nimber";
import type { Analysis, Choice, Sum, Verdict } from "./protocol.ts";
import { terms } from "./rules.ts";

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
          (options[i] ?? []).flatMap(({ value, moves }) => moves.map((at): [string, Value] => [at, value])),
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

/** @throws LimitError, LoopyError */
export function verdicts(sums: readonly Sum[], play: Play): Verdict[] {
  return sums.map((sum) => {
    const parts = terms(sum);
    const { outcome, winning } = solving.solve(parts, play);
    const format = ({ component, move }: SumMove) => move.to.map((to) => parts[component]!.rules.format(to));
    return { outcome, winning: winning.map((each) => ({ ...choiceOf(each), to: format(each) })) };
  });
}
