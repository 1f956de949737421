import { GameError, InputError } from "../errors.ts";
import {
  answerAll,
  explainFirst,
  type Judging,
  problemOf,
  problems,
  Reader,
  sourceOf,
} from "../judge/index.ts";
import { component } from "../solve/component.ts";
import { type Budget, begin, type Limits } from "../solve/limits.ts";
import { solver } from "../solve/sum.ts";
import { expectFinite } from "../solve/values.ts";
import type { Text } from "../types.ts";
import { type Judging as JudgeOfFile, type OwnGame, type ValueOf, wordsOf } from "../user-rules/index.ts";
import type { Answering, Asks, Judgement, Question } from "./question.ts";

// Answers questions of page and command line about the input of a contest problem.

/** Limits on the output in an answer, and on the lines of its explanation. */
const MOST_OUTPUT = 200_000;
const MOST_WHY = 60;

/** Answers the input of a problem. @throws the reason of the signal */
export function judgeInput(
  problem: Judging,
  { input, asJudged }: Pick<Question<"judge">, "input" | "asJudged">,
  budget: Budget,
): Judgement {
  let output = "";
  let cut = false;
  let lines = 0;
  const print = (line: string) => {
    budget.tick(++lines);
    if (output.length < MOST_OUTPUT) output += `${line}\n`;
    else cut = true;
  };
  const error = errorOf(() => answerAll(problem, new Reader(sourceOf(input)), print, asJudged));
  const why: Text[] = [];
  // Without output there is nothing to explain, and a failure in the first test is already reported.
  errorOf(() => {
    if (output === "") return;
    for (const sentence of explainFirst(problem, new Reader(sourceOf(input)))) {
      budget.tick();
      if (why.push(sentence) === MOST_WHY) break;
    }
  });
  return {
    output,
    cut,
    why,
    ...(error && { error: error.text }),
    ...(error instanceof InputError && { place: { line: error.line, column: error.column } }),
  };
}

/** Answers the input of a format. @throws RangeError for an unknown one; the reason of the signal */
function judgeFormat(question: Question<"judge">, budget: Budget): Judgement {
  const problem = problemOf(question.format);
  if (problem === undefined) throw new RangeError(`format: expected one of the list, got ${question.format}`);
  return judgeInput(problem, question, budget);
}

/** Formats that fit an input. @throws the reason of the signal */
function formatsFitting({ input }: Question<"fitting">, budget: Budget): string[] {
  return problems.flatMap((problem) => {
    const reader = new Reader(sourceOf(input));
    let printed = false;
    const print = () => {
      budget.tick();
      printed = true;
    };
    const error = errorOf(() => answerAll(problem, reader, print));
    return error === undefined && printed && reader.ended() ? [problem.id] : [];
  });
}

function errorOf(run: () => void): GameError | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
}

/**
 * Answers an input by the function `judge` of a rules file, which asks for values of positions, or for who wins under
 * misère play.
 * @throws InputError, UserCodeError, LimitError
 */
export function answerByRules(
  game: OwnGame,
  judge: JudgeOfFile,
  input: string,
  limits: Limits,
): Iterable<string> {
  const budget = begin(limits);
  const solving = solver(limits);
  const value: ValueOf = (position) => {
    const one = component(game, position);
    if (game.misere) return solving.outcome([one], "misere", budget) === "N" ? 1 : 0;
    return Number(expectFinite(solving.at(one, budget).value!, one));
  };
  return judge(wordsOf(input), value);
}

/** Answers to the questions about the input of a contest problem. */
export const answeringContests: Answering<Pick<Asks, "judge" | "fitting">> = {
  judge: judgeFormat,
  fitting: formatsFitting,
};
