export { type Answer, type Answering, answer, answerBy, answering, type Refused } from "./answer.ts";
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
export { componentsOf, gameOf, type Part, type Source, written } from "./source.ts";
