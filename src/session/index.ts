export type { Answer, Refused } from "../worker/refusal.ts";
export { answeringLaws } from "./all-laws.ts";
export { answer, answeringGames } from "./answer.ts";
export { formulaOf } from "./formula.ts";
export { answeringGraph } from "./graph.ts";
export { tableOf, valueAt } from "./heaps.ts";
export { answeringContests, judgeInput } from "./judge.ts";
export { answeringPlainLaws } from "./laws.ts";
export type {
  AnswerOf,
  Asks,
  Choice,
  Explained,
  IdentifiedFound,
  Judgement,
  LawFound,
  LawsFound,
  PeriodAnswer,
  PlainLimits,
  Question,
  QuestionOf,
  QuotientFound,
  RareFound,
  RunFound,
  Solved,
  Stopped,
  WrongAt,
} from "./question.ts";
export { type Answering, answerBy } from "./question.ts";
export { type QuotientRan, quotientRun } from "./quotient.ts";
export { type RunResult, runSteps } from "./run.ts";
export { answeringSums, answeringSumsBy } from "./solve.ts";
export { needLaws, type Solvers, solverFor, solversFor, withLaws } from "./solver.ts";
export { type ComponentText, componentsOf, gameOf, type SumSource, written } from "./source.ts";
