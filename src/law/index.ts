export {
  accepts,
  base,
  continued,
  type Dfa,
  dot,
  type Effort,
  ostrowski,
  type System,
  statesOf,
  systemOf,
  usualEffort,
  walnut,
} from "../automata/index.ts";
export { lawClaim } from "../messages/law.ts";
export { variablesOf } from "../rules/of-game.ts";
export { certificateOf, certifyLaw, type LawCertificate } from "./certificate.ts";
export { lawDifference } from "./compare.ts";
export { lawInBase } from "./find.ts";
export type { Counterexample, LawFinding, PairSequence, Rejected, Search } from "./finding.ts";
export { programOf, proofOf } from "./finding.ts";
export { gameOfLaw } from "./game-of-law.ts";
export { guessLaws, type Sought } from "./guess.ts";
export type { Terms } from "./guess-terms.ts";
export { type Identified, identify, MOST_TERMS, type ReadGames, type SequenceMatch } from "./identify.ts";
export { findingLatex, lawLatex } from "./latex.ts";
export { type AutomaticLaw, saysLaw } from "./law.ts";
export { findLaw, lawOfGame, lawWithin } from "./of-game.ts";
export {
  type OutcomePeriod,
  type OutcomesCertificate,
  outcomePeriod,
  outcomesCertificate,
} from "./outcomes.ts";
export { type PeriodProof, provedAtOnce, provePeriod, type RepetitionProof } from "./period-by-automaton.ts";
export type { Defect } from "./prove.ts";
export { periodTheoremOf, provedLaws } from "./proved-theorem.ts";
export { type Redundancy, redundancy } from "./redundant.ts";
export { lawOfSequence } from "./sequence.ts";
export { type StatedLaw, statedLaw } from "./stated.ts";
export type { Measure } from "./termination.ts";
export { testLaw } from "./test.ts";
export { testStated } from "./test-stated.ts";
export { type LawVerdict, proveLaw } from "./verify.ts";
