export type { Answer, Refused } from "../thread/answer.ts";
export { answer, answeringGames } from "./answer.ts";
export { answeringGraph } from "./graph.ts";
export { answeringLaws } from "./laws.ts";
export { type Answering, answerBy } from "./list.ts";
export type {
  AnswerOf,
  Asks,
  Choice,
  Explained,
  Found,
  IdentifiedFound,
  Judgement,
  LawFound,
  LawsFound,
  PlainLimits,
  Question,
  QuestionOf,
  QuotientFound,
  Solved,
  WrongAt,
} from "./question.ts";
export { answeringSums } from "./solve.ts";
export { componentsOf, gameOf, type Part, type Source, written } from "./source.ts";
