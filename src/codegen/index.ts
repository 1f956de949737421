export { adjacentIn } from "../games/adjacent-notation.ts";
export { type EditorialSubject, editorial, setTitle } from "./editorial.ts";
export { languageNamed, languageOfRules, languages } from "./languages/index.ts";
export { lawCode } from "./law.ts";
export { antiSgAlways, expectMisereProgram, misereAnswers } from "./misere.ts";
export { nimProductCode } from "./nim-product.ts";
export type { ProvedLaw } from "./periodic.ts";
export { ProgramError } from "./program-error.ts";
export {
  type Answer,
  forms,
  type InputForm,
  parseAnswer,
  parseRead,
  readsSet,
  usualRead,
} from "./read/form.ts";
export { planOf } from "./read/plan.ts";
export { heapWithin, limitsIn, USUAL_HEAP } from "./read/reach.ts";
export { boxValues, type CitedLaw, lawOf, type Sequence, sequenceFrom, sequenceOf } from "./sequence.ts";
export type { Syntax } from "./syntax.ts";
export { tableCode } from "./table.ts";
export {
  coordinatesOf,
  type ExplainedCode,
  explainedCode,
  hasNumbers,
  isFiniteSet,
  startCost,
  type Template,
  templateCode,
  USUAL_ADJACENT,
  usualLargest,
  valuesFor,
  writable,
} from "./template.ts";
export { lineOf, type Texts, textCode, textsOf } from "./texts.ts";
export { wholeOf } from "./whole/index.ts";
export {
  explainedWhole,
  formsOf,
  testOf,
  type WholeGame,
  type WholeProgram,
  wholeCode,
} from "./whole/whole.ts";
export { type Answers, answersWithin, MANY_OPTIONS, type Wanted } from "./within.ts";
