export {
  type Compiler,
  type ErasedProgram,
  type ExportedName,
  erase,
  type ProgramFault,
  syntaxFault,
} from "./erase.ts";
export { type OwnGame, ownGame, positionOf } from "./game.ts";
export type { Judging, ValueOf } from "./judging.ts";
export { type Words, wordsOf } from "./judging.ts";
export { type Custom, type Exported, type ReadingLimits, readGame } from "./read.ts";
export { helpers } from "./scope.ts";
export { cut, PARTS, type RulesPart, type SourcePlace, shown, UserCodeError } from "./user-code-error.ts";
