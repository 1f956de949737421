export { answer, answering } from "./answer.ts";
export { type Answer, type Answering, answerBy, type Refused } from "./list.ts";
export type {
  AnswerOf,
  Asks,
  Choice,
  Explained,
  Found,
  Judgement,
  PlainLimits,
  Question,
  QuestionOf,
  QuotientFound,
  Solved,
} from "./question.ts";
export { answeringSums } from "./solve.ts";
export { componentsOf, gameOf, type Part, type Source, written } from "./source.ts";
