import type { Term } from "../games/reading.ts";
import type { Value } from "../nimber/value.ts";
import { explain } from "../solve/explain.ts";
import type { Budget } from "../solve/limits.ts";
import { opponent } from "../solve/opponent.ts";
import type { Solution, Solver } from "../solve/solution.ts";
import { solver } from "../solve/sum.ts";
import type { SumMove } from "../solve/winning.ts";
import type { Answering, Asks, Choice, Explained, PlainLimits, Question, Solved } from "./question.ts";
import { componentsOf } from "./source.ts";

const choiceOf = ({ component, move }: SumMove): Choice => ({ part: component, at: move.at });

function solved(sum: readonly Term[], { outcome, value, winning, complete }: Solution): Solved {
  const named = winning.map((each) => {
    const { rules } = sum[each.component]!;
    return { ...choiceOf(each), to: each.move.to.map((to) => rules.format(to)) };
  });
  return { outcome, ...(value !== undefined && { value }), winning: named, complete };
}

/** Solves each sum. @throws NotationError, LimitError, LoopyError */
function solveSums(question: Question<"solve">, budget: Budget): Solved[] {
  const solving = solverOf(question.limits);
  return question.games.map((source) => {
    const sum = componentsOf(source);
    return solved(sum, solving.solve(sum, question.play, budget));
  });
}

/** Explains a sum. @throws NotationError, LimitError, LoopyError */
function explainSum(question: Question<"explain">, budget: Budget): Explained {
  const solving = solverOf(question.limits);
  const sum = componentsOf(question.games[0]);
  const solution = solving.solve(sum, question.play, budget);
  const { options, binary, decidingBit, sentence } = explain(solving, sum, solution, budget);
  return {
    ...solved(sum, solution),
    values: sum.map((_, i) => solution.components[i]?.value),
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

/** Replies to a sum. @throws NotationError, LimitError, LoopyError, RangeError */
function replyTo(question: Question<"reply">, budget: Budget): Choice | undefined {
  const { games, play, limits, level, seed } = question;
  const style = { ...(level !== undefined && { level }), ...(seed !== undefined && { seed }) };
  const move = opponent(solverOf(limits), style).reply(componentsOf(games[0]), play, budget);
  return move && choiceOf(move);
}

/** Answers to the questions about the winner of a sum: those of a page for one game, without the code of others. */
export const answeringSums: Answering<Pick<Asks, "solve" | "explain" | "reply">> = {
  solve: solveSums,
  explain: explainSum,
  reply: replyTo,
};

/** Solver of the last limits, whose cached results answer the next question too. */
let kept: Solver | undefined;

/** Each question has its own time; a store and threads belong to a solver as long as they stay the same. */
function solverOf({ seconds: _, ...limits }: PlainLimits = {}): Solver {
  if (kept === undefined || !isOf(limits, kept.limits)) kept = solver(limits);
  return kept;
}

const isOf = (limits: PlainLimits, { positions, bytes, kept, threads }: PlainLimits): boolean =>
  limits.positions === positions &&
  limits.bytes === bytes &&
  limits.kept === kept &&
  limits.threads === threads;
