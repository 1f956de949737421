import type { Term } from "../games/reading.ts";
import type { Value } from "../nimber/value.ts";
import { explain } from "../solve/explain.ts";
import type { Budget } from "../solve/limits.ts";
import { opponent } from "../solve/opponent.ts";
import type { ProvedLaws } from "../solve/proved-law.ts";
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
function solveSums(question: Question<"solve">, budget: Budget, proved?: ProvedLaws): Solved[] {
  const solving = solverOf(question.limits, proved);
  return question.games.map((source) => {
    const sum = componentsOf(source);
    return solved(sum, solving.solve(sum, question.play, budget));
  });
}

/** Explains a sum. @throws NotationError, LimitError, LoopyError */
function explainSum(question: Question<"explain">, budget: Budget, proved?: ProvedLaws): Explained {
  const solving = solverOf(question.limits, proved);
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
function replyTo(question: Question<"reply">, budget: Budget, proved?: ProvedLaws): Choice | undefined {
  const { games, play, limits, level, seed } = question;
  const style = { ...(level !== undefined && { level }), ...(seed !== undefined && { seed }) };
  const move = opponent(solverOf(limits, proved), style).reply(componentsOf(games[0]), play, budget);
  return move && choiceOf(move);
}

/** Questions about the winner of a sum. */
type OfSums = Answering<Pick<Asks, "solve" | "explain" | "reply">>;

/** Answers to them, by proved laws where numbers are large. */
export const answeringSumsBy = (proved?: ProvedLaws): OfSums => ({
  solve: (question, budget) => solveSums(question, budget, proved),
  explain: (question, budget) => explainSum(question, budget, proved),
  reply: (question, budget) => replyTo(question, budget, proved),
});

/** Answers to them without laws: those of a page for one game, without the code of others. */
export const answeringSums: OfSums = answeringSumsBy();

/** Last solver, whose cached results answer the next question too. */
let kept: { readonly solving: Solver; readonly proved: ProvedLaws | undefined } | undefined;

/** Each question has its own time; a store and threads belong to a solver as long as they stay the same. */
function solverOf({ seconds: _, ...limits }: PlainLimits = {}, proved?: ProvedLaws): Solver {
  if (kept === undefined || kept.proved !== proved || !isOf(limits, kept.solving.limits))
    kept = { solving: solver({ ...limits, ...(proved && { proved }) }), proved };
  return kept.solving;
}

const isOf = (limits: PlainLimits, { positions, bytes, kept, threads }: PlainLimits): boolean =>
  limits.positions === positions &&
  limits.bytes === bytes &&
  limits.kept === kept &&
  limits.threads === threads;
