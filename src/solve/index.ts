export { codeOf, encodedAs, heapRules, mostHeaps } from "../encoding.ts";
export { asSentence, observedPeriod, periodClaim } from "../messages/period.ts";
export { proofClaim, sourceText } from "../messages/proof.ts";
export { asymmetry, type Box, boxOf, coordinates, pPositions } from "./box.ts";
export { component } from "./component.ts";
export { type Compounded, compounded } from "./compound.ts";
export { type Compound, compounds } from "./compounds.ts";
export * from "./count.ts";
export { type Explanation, explain, type OptionsOfValue } from "./explain.ts";
export { type Digraph, digraphSearch, digraphValues } from "./graph/digraph.ts";
export { type Ended, endedOutcomes } from "./graph/ended.ts";
export {
  type Exploration,
  type ExploreOptions,
  explore,
  type GameGraph,
  type Stop,
} from "./graph/explore.ts";
export { digraphOf, graphOf, type PositionGraph } from "./graph/graph-of.ts";
export { type LoopyLabels, loopyLabels } from "./graph/labels.ts";
export {
  bestTokenMoves,
  type LoopyOutcomes,
  loopyGrundy,
  loopyOutcomes,
  loopySumOutcome,
  loopyValueOf,
  loopyValues,
  outcomeIn,
  type TokenMove,
} from "./graph/loopy.ts";
export { playedSum, type TimedOutcome } from "./graph/played.ts";
export { remotenesses } from "./graph/retrograde.ts";
export { type StrongComponents, strongComponents } from "./graph/strong.ts";
export { type GraphValues, graphValues, isAcyclic, misereGraphValues } from "./graph/values.ts";
export { type GridTable, gridTable } from "./heap/grid.ts";
export { type PairTable, pairTable } from "./heap/pair.ts";
export { type Budget, begin, type Cancel, type Limits } from "./limits.ts";
export type { Valued } from "./method.ts";
export { methods } from "./methods/index.ts";
export { type AntiSg, antiSgOf, antiSgOutcome } from "./misere/anti-sg.ts";
export { type CanonicalForm, type CanonicalForms, canonicalForms } from "./misere/canonical-form.ts";
export { type Genus, genusOf, genusText, type Temper } from "./misere/genus.ts";
export {
  certifyQuotient,
  misereQuotient,
  type Presentation,
  presentationOf,
  type Quotient,
  type QuotientCertificate,
  type QuotientLimits,
  quotientSteps,
  type Structure,
  structureOf,
} from "./misere/quotient/index.ts";
export { type Misere, misere } from "./misere/search.ts";
export { type AntiSgScope, antiSgScope } from "./misere/smallest-failure.ts";
export { after, listMoves, moveNamed, type Opponent, opponent, type Style } from "./opponent.ts";
export { type Canonical, canonical } from "./period/canonical-code.ts";
export { type Certificate, certify } from "./period/certificate.ts";
export { type PeriodLimits, type PeriodVerdict, periodOf, periodSteps } from "./period/find.ts";
export { type RareHeaps, rareHeaps } from "./period/rare.ts";
export { type SameLimits, type Sameness, sameValues } from "./period/same.ts";
export { inPortions } from "./period/seek.ts";
export { periodReason } from "./period/sequence.ts";
export { type HeapTable, heapTable } from "./period/table.ts";
export { random } from "./random.ts";
export { type Claim, refute, type Trials } from "./refute.ts";
export { endOf } from "./search/alone.ts";
export { type Algebra, type Fold, fold } from "./search/fold.ts";
export { grundy, grundyValues, outcome } from "./search/grundy.ts";
export type { Decision, Solution, Solver } from "./solution.ts";
export { NO_POSITION, type RowOfPairs, rowsOfPairs } from "./square.ts";
export { type Solving, solver } from "./sum.ts";
export { expectFinite } from "./values.ts";
export type { SumMove } from "./winning.ts";
