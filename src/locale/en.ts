// Every sentence in English.

import type { Sentences } from "./message.ts";
import type * as M from "./messages.ts";
import { counted, singular } from "./words.ts";

export const errors: Sentences<M.Errors> = {
  nesting: ({ most }) => `at most ${most} levels of nesting`,
  notation: ({ expected, found, suggestion }) =>
    `expected ${expected}, found ${found}${suggestion === undefined ? "" : `; did you mean ${suggestion}?`}`,
  end: "the end",
  limit: ({ allowed, unit, needed }) =>
    `stopped at the limit of ${allowed} ${allowed === 1 ? singular(unit) : unit}${needed}`,
  needed: ({ needed }) => `, needed ${needed}`,
  neededAbout: ({ size }) => `, needed about ${size}`,
  positions: "positions",
  seconds: "seconds",
  bytes: "bytes of memory",
  heap: "tokens in a heap",
  source: "bytes of source",
  steps: "steps of factoring",
  exceptions: "exceptions to a period",
  digits: "digits in a number",
  parts: "components left by a move",
  states: "states of an automaton",
  transitions: "transitions of an automaton",
  columns: "columns of digits",
  clauses: "cases of a condition",
  value: "as the largest value that a search by possible values tells apart",
  depth: "moves in one line of play",
  cells: "cells",
  constant: "as the largest constant in an automaton",
  growth: ({ way, names }) =>
    `play can go on for ever, to more and more positions: ${way}, where ${names.join(" and ")} ${names.length > 1 ? "grow" : "grows"} without bound`,
  loop: ({ cycle }) => `the game can return to a position it has left: ${cycle}`,
  ownProofRefused: ({ fault }) =>
    `the independent checker refuses the proof: ${fault} (a fault of nimber; please report it)`,
  valuesRefused: ({ fault }) => `the independent checker refuses the values that were handed in: ${fault}`,
  recheck: ({ file, heap, has, found }) =>
    `${file}: heap ${heap}: the file has value ${has}, the rules give ${found}`,
  position: ({ game, expected, got }) => `position: expected a position of ${game} (${expected}), got ${got}`,
  rule: ({ says, position }) => `${says}${position === undefined ? "" : ` at ${position}`}`,
  method: ({ method, game, why, others }) =>
    `the method ${method} does not fit ${game}: ${why}${others.length === 0 ? "" : `; for it there are ${others.join(", ")}`}`,
  input: ({ expected, found, line, column }) =>
    `expected ${expected}, found ${found}, line ${line} column ${column}`,
};

export const checker: Sentences<M.Checker> = {
  seconds: ({ allowed }) => `the window could not be replayed within ${allowed} seconds`,
  bytes: ({ allowed, needed }) => `stopped at the limit of ${allowed} bytes of memory, needed ${needed}`,
  positions: ({ allowed, needed }) =>
    `stopped at the limit of ${allowed} heaps of the window, needed ${needed}`,
  notJson: "not JSON",
  notJsonObject: "not a JSON object",
  nesting: ({ most }) => `more than ${most} levels of nesting`,
  characterNotCanonicalFieldTwice: ({ i }) =>
    `character ${i + 1} is not canonical: a field twice, or a number or text in another spelling`,
  fieldMissingUnknownWrongForm: ({ shown }) => `field \`${shown}\` is missing, unknown or of the wrong form`,
  boardCellsCertificateMost: ({ board, mostCells }) =>
    `the board has ${board} cells; a certificate is of at most ${mostCells}`,
  noPieceBoard: ({ word }) => `${word} is no piece of the board`,
  claimedTwiceNeedsNoClaim: ({ word }) => `${word} is claimed twice, or needs no claim`,
  valueCheckedMoveMove: ({ named, value, count }) =>
    `${named} has value ${value}; ${counted(count, "part")} checked, move by move`,
  partValueClaimedButNot: ({ word, value }) =>
    `part ${word}: value ${value} is claimed, but it is not shown that no move leaves it`,
  partValueClaimedButNo: ({ word, value, less }) =>
    `part ${word}: value ${value} is claimed, but no move is shown to leave ${less}`,
  partBoardNothingClaimed: "of a part of the board nothing is claimed",
  partsBoardNimSumNot: ({ sum, value }) => `the parts of the board have nim-sum ${sum}, not ${value}`,
  notBoard: "it is not of a board",
  values: "the values",
  pPositionsUnderMisRe: "the P-positions under misère play",
  pPositions: "the P-positions",
  thoseAutomaton: ({ shortened, what, states, system }) =>
    `${shortened}: ${what} are those of an automaton of ${counted(states, "state")} in ${system}`,
  ruleNotReadChecker: ({ message }) => `the rule is not read by the checker: ${message}`,
  checkerDoesNotFollowLaw: ({ message }) => `the checker does not follow this law: ${message}`,
  moveNeedNotMakeMeasure: "a move need not make the measure smaller",
  doesNotHoldAllPositions: "does not hold all positions that it has to",
  witness: "has a witness that no move is like",
  step: "has a state that no witness leads to",
  coverFault: ({ field, covers }) => `\`${field}\` ${covers}`,
  moveLeavesSeveralComponents: "a move leaves several components",
  positionBothLostWon: "a position is both lost and won",
  pPositionLawWon: "a P-position of the law is won",
  blockedPositionNotOne: "a blocked position is not one",
  gameWonNoValues: "a game with `won` has no values",
  positionTwoValues: "a position has two values",
  optionValuePosition: "an option has the value of its position",
  sumsLacksNimSumValues: "`sums` lacks a nim-sum of values",
  heapListedButNoHeap: ({ losing, preperiod, period }) =>
    `heap ${losing} is listed, but no heap from ${preperiod + period} on is to be`,
  heapsDifferWhoWins: ({ n, period }) => `heaps ${n} and ${n + period} differ in who wins`,
  preperiodLessThan: ({ preperiod }) => `the preperiod is less than ${preperiod}`,
  periodLess: ({ less }) => `the period is ${less}, and less`,
  heapPosition: ({ heap, isLost }) => `heap ${heap} is ${isLost ? "a P" : "no P"}-position`,
  whoWinsPreperiodPeriod: ({ shortened, play, preperiod, period }) =>
    `${shortened}: who wins${play === "misere" ? " under misère play" : ""} has preperiod ${preperiod}, period ${period}`,
  preperiodPeriodValuesReplayed: ({ shown, preperiod, period, saltus, to }) =>
    `${shown}: preperiod ${preperiod}, period ${period}${saltus === 0 ? "" : `, saltus ${saltus}`}; ${to + period} values replayed`,
  heapClaimedValueRulesGive: ({ heap, values, found }) =>
    `heap ${heap}: claimed value ${values}, the rules give ${found}`,
  theoremApplies: ({ expected }) => `the theorem that applies is ${expected}`,
  saltusMostPeriodNoValue: "`saltus` is at most `period`, for no value is larger than its heap",
  hasToBe: ({ field, needed }) => `\`${field}\` has to be ${needed}`,
  heapNoExceptionOutOrder: ({ heap }) => `heap ${heap} is no exception, or out of order`,
  valuesBelowHeapDifferTheir: ({ from, period, value }) =>
    `the values below heap ${from} and ${from + period} differ in their gaps at ${value}`,
  preperiodNotLeastHeapRepeats: ({ preperiod }) =>
    `the preperiod is not the least: heap ${preperiod - 1} repeats too`,
  periodNotLeastPeriod: ({ divisor }) => `the period is not the least: ${divisor} is a period`,
  max: ({ is }) => `\`max\` is ${is}`,
  checksum: ({ sum }) => `the checksum is ${sum}`,
  tableElementTimesGeneratorsDoes: ({ x, h, g }) =>
    `table: element ${x} times generators ${h} and ${g} does not commute`,
  wordsElementReachedOtherwise: ({ row }) => `words: element ${row} is reached otherwise`,
  tableElementNotReached: ({ reached }) => `table: element ${reached} is not reached`,
  phiHeapNotGeneratorsSay: ({ heap }) => `phi: heap ${heap} is not as the generators say`,
  generatorsHeapBeyondPhi: ({ generators }) => `generators: heap ${generators} is beyond phi`,
  theoremSpeaksCodesFiniteSets: "the theorem speaks of codes and finite sets only",
  heaps: ({ needed }) => `\`heaps\` has to be ${needed}`,
  preperiodNotLeast: "the preperiod is not the least",
  pNothingMoveNoP: "p: nothing to move is no P-position",
  phiHeapNoMovesNot: ({ heap }) => `phi: heap ${heap} has no moves and is not 1`,
  heapOptionBothPElements: ({ heap, z }) =>
    `heap ${heap} and an option of it are both P-elements beside element ${z}`,
  coverElementNoPElement: ({ element }) =>
    `cover: element ${element} is no P-element and has no winning move`,
  coverEntryElementNotNeeded: ({ element }) => `cover: an entry of element ${element} is not needed`,
  coverEntryElementNoSum: ({ idle }) => `cover: an entry of element ${idle} is of no sum`,
  coverSumElementNotCovered: ({ element }) => `cover: a sum of element ${element} is not covered`,
  separatorsTwoElementsNotTold: "separators: two elements are not told apart",
  separatorsNotNeeded: ({ idle }) => `separators: ${idle} is not needed`,
  heapsAlone: ({ heaps }) => `of heaps 0 to ${heaps} alone`,
  allHeapsPreperiodPeriod: ({ preperiod, period }) =>
    `of all heaps: φ has preperiod ${preperiod}, period ${period}`,
  misReQuotientOrder: ({ shortened, order, all }) =>
    `${shortened}: misère quotient of order ${order}, ${all}`,
  valuesGraphVerticesEdges: ({ n, m }) => `the values of a graph of ${n} vertices and ${m} edges`,
  stoppedLimit: ({ allowed, limit }) => `stopped at the limit of ${allowed} ${limit}`,
  noCertificateGraph: "no certificate of a graph",
  expectedBytesFound: ({ length, bytes }) => `expected ${length} bytes, found ${bytes}`,
  edgesVertexEndBeforeThey: ({ v }) => `the edges of vertex ${v} end before they begin`,
  edgesBelongNoVertex: "edges that belong to no vertex",
  edgeLeadsNoVertex: ({ e }) => `edge ${e} leads to no vertex`,
  notMexOptions: "is not the mex of its options",
  noAnswerMoveVertex: ({ w }) => `has no answer to the move to vertex ${w}`,
  shouldFinite: "should be finite",
  labelVertex: ({ v, fault }) => `the label of vertex ${v} ${fault}`,
};

export const conclusions: Sentences<M.Conclusions> = {
  fromHeapValuesRepeatPeriod: ({ preperiod, period }) =>
    `From heap ${preperiod} the values repeat with period ${period}.`,
  fromHeapValueGrowsEvery: ({ preperiod, saltus, period }) =>
    `From heap ${preperiod} the value grows by ${saltus} with every ${period === 1 ? "token" : `${period} tokens`}.`,
  sentence: ({ clause }) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`,
  observedHeaps: ({ from, to, claim, next, more }) =>
    `Observed for heaps ${from} to ${to}: ${claim}${next === undefined ? "" : ` ${more}`}`,
  replayed: "replayed",
  notReplayed: "not replayed",
  independentCheckerReplayedAllValues: ({ last }) =>
    `The independent checker replayed all ${last + 1} values.`,
  independentCheckerDidNotReplay:
    "The independent checker did not replay it, which would take longer than the search, or more than its limits.",
  valuesUpHeapWereComputed: ({ last, from, by }) =>
    `Values up to heap ${last} were computed and compared from heap ${from} on, which proves it. ${by}`,
  comparedAndClaimed: ({ compared, claim, source }) => `${compared} ${claim} (${source})`,
  value: ({ place, value, digits }) => `The value of ${place} is ${value}.${digits}`,
  iff: ({ place, player, condition, digits }) =>
    `${place} is ${player === "N" ? "an N-position" : "a P-position"} iff ${condition}.${digits}`,
  zerosCountsDigitsEnd: "zeros counts the digits 0 at the end",
  digitsumAddsDigits: "digitsum adds the digits",
  lengthCountsDigits: "length counts the digits",
  lowestWeightLastDigitNot: "lowest is the weight of the last digit that is not 0",
  tailNumberLastDigits: "tail is the number that the last digits are",
  countTellsHowOftenDigits: "count tells how often the digits stand in a row",
  zerosFrontEnds: ({ zeckendorf, system, name, words }) =>
    ` That is: ${zeckendorf ? "the Zeckendorf representation" : `the representation in ${system}`} of ${name}, with zeros in front, ends in ${words.join(" or ")}.`,
  digitsSystemNamed: ({ used }) => ` Of the digits in the system that is named, ${used.join(", ")}.`,
  automatonTellsValueNFrom: ({ next, base }) =>
    `An automaton of ${counted(next, "state")} tells the value of n from its digits in base ${base}, the last first.`,
  pPositionIffAutomatonAccepts: ({ place, by, id }) =>
    `${place} is a P-position iff an automaton of ${counted(by, "state")} accepts it, in ${id}.`,
  valueNumberAutomatonAccepts: ({ place, by, id }) =>
    `The value of ${place} is the number with which an automaton of ${counted(by, "state")} accepts it, in ${id}.`,
  gValueQNThen: ({ base, begin, en }) =>
    `With g the value of q = ⌊n / ${base}⌋: ${begin.join(", ")}, then G(n) = ${en.join(", ")}.`,
  cited: "Cited, and tested against play.",
  finite: "Proved by a finite theorem on periods.",
  provedInChapter: ({ chapter }) => `Proved in docs/theory/${chapter}.md.`,
  heaps: ({ heaps }) => ` for ${heaps} heaps`,
  fullStop: ".",
  byFormula: ({ formula }) => `: ${formula}`,
  provedAutomaton: ({ of, tail }) => `Proved by an automaton${of}${tail}`,
  nothingMoves: "nothing can move",
  fixedTakes:
    "taking from a fixed set: a heap has value 0 iff adding the least take gives value 1 (Ferguson 1974)",
  checkedAll: "its condition was checked at every position that can be reached",
  valueMovesButNoOption: ({ at }) => `${at} has value 0 and moves, but no option of value 1`,
  valueOptionNimSumComponent: ({ at, value }) =>
    `${at} of value ${value} has an option of nim-sum ${1 - value} with a component above 1`,
  besideRestNimSumNo: ({ at, rest }) =>
    `${at}, beside a rest of nim-sum ${rest}, has no move to a P-position of the rule`,
  nameless: "the game",
  position: ({ shown }) => `position ${shown}`,
  theValue: "The value",
  everyMoveMakesNimSum: ({ of }) =>
    `${of}: every move makes the nim-sum non-zero and the opponent can make it 0 again, so the previous player wins (P-position).`,
  noMoveLeavesPlayNeed: ({ of }) =>
    `${of}: no move leaves 0, and play need not end, so neither player can force a win (a draw).`,
  notSoNextPlayerWins: ({ of, isSum }) =>
    `${of}${isSum ? ", which is" : " is"} not 0, so the next player wins (N-position).`,
  notSoMoveWins: ({ of, isSum, move }) =>
    `${of}${isSum ? ", which is" : " is"} not 0, so the next player wins (N-position): ${move} makes the nim-sum 0.`,
  N: "the next player wins (N-position)",
  P: "the previous player wins (P-position)",
  D: "neither player can force a win (a draw)",
  searchPositionsCanReached: ({ winner }) => `By a search of the positions that can be reached ${winner}.`,
  searchPositionsCanReachedWins: ({ winner, move }) =>
    `By a search of the positions that can be reached ${winner}: ${move} wins.`,
  searchAllTurnsPlayLeads: "By a search of all turns that play leads to",
  howAndWinner: ({ how, winner }) => `${how}: ${winner}`,
  ended: ({ told }) => `${told}.`,
  wins: ({ told, move }) => `${told}: ${move} wins.`,
  playCanReturnPositionsGraph: ({ winner }) =>
    `Play can return to positions. By the graph of all sums that can be reached ${winner}.`,
  rulesTooLargeSearchHere: ({ winner, claim, sourceText }) =>
    `The rules are too large to search here. By a theorem on misère play ${winner}: ${claim} (${sourceText})`,
  notChecked: "not checked",
  antiSgRuleDoesNot: ({ why, winner }) =>
    `The Anti-SG rule does not apply: ${why}. Exhaustive search over sums of components: ${winner}.`,
  verdictProvedGameEn: ({ verdict, game, heaps }) => (verdict === "proved" ? game : `${game} to ${heaps}`),
  of: ({ all }) => (all === undefined ? "" : ` of ${all.join(", ")} together`),
  tameNim: "tame as that of Nim",
  wildElements: ({ order }) => `wild, of ${order} elements`,
  pElement: "a P-element",
  notPElement: "not a P-element",
  misReQuotientSo: ({ of, kind, sum, is, winner, why }) =>
    `By the misère quotient${of}, ${kind}: ${sum}, ${is}, so ${winner}. ${why}.`,
  noValueExceeds: "no value exceeds 1",
  actsHeaps: ({ element }) => `it acts as the heaps ${element}`,
  someValueExceeds: "some value exceeds 1",
  and: ({ of, large }) => `${of} and ${large}`,
  antiSgRuleApplies: ({ because }) => `That is the Anti-SG rule, and it applies: ${because}`,
  quotientProvedAllHeaps: "The quotient is proved for all heaps",
  quotientVerifiedHeaps: ({ heaps }) => `The quotient is verified for heaps 0 to ${heaps}`,
  antiSgRuleDoesNotBecause: ({ because }) => `; the Anti-SG rule does not apply: ${because}`,
  saysWhatAntiSgRule: ", and says what the Anti-SG rule says",
  knownEnRuleEn: ({ known, rule }) => known + rule,
  values: ({ first, sum, values }) => `${first} ⊕ … = ${sum} (${values} values)`,
  in: ({ told, where }) => `${told} in ${where}`,
  istakenTakingFromMove: ({ isTaken, at, where }) =>
    isTaken ? `taking ${at} from ${where}` : `move ${at} in ${where}`,
  nameEn: ({ name }) => name,
  component: ({ heaps, isTaken, index, name }) =>
    `${heaps && isTaken ? "heap" : "component"} ${index + 1} (${name})`,
  afterValueNoMoveLeads: ({ moves, text, least, valueText }) =>
    `After ${moves} the value is ${text}, and no move leads back to ${least}: so the value is ${valueText}.`,
  afterValueMoveLeadsBack: ({ moves, text, value }) =>
    `After ${moves} the value is ${text}; a move leads back to ${value}, from which play gets nearer to its end.`,
  playCanGoRoundWithout: ({ least, valueText }) =>
    `Play can go round without an end before a move leads back to ${least}: so the value is ${valueText}.`,
};

export const solve: Sentences<M.Solve> = {
  notSmaller: "expected moves that leave smaller heaps",
  claim: "The values of max(S) heaps in a row determine all that follow.",
  claimNPreperiodPPeriodCompare: ({ bound }) =>
    `With n0 the preperiod and p the period, to compare n with n + p for all n from n0 to ${bound} is enough.`,
  claimLastValuesGapsBelowThem:
    "The last values and the gaps below them, counted from the least gap, determine all that follow.",
  whole: "a whole number of at least 0",
  any: "as its rules have them",
  sum: "expected a sum as a list of component(rules, position)",
  play: 'expected the play as "normal" or "misere"',
  rules: "expected rules as an object with `moves` and `key`; rules(…) makes one of a function",
  moves: "rules need `moves`: a function that gives the moves of a position as a list or a generator",
  key: "rules need a `key`: a function that gives a number or a string, equal for equal positions",
  turns:
    "some moves say who moves next (again, answer): such games are answered by solve, value, values and explain alone",
  move: "expected each move as { at, to }, its name and the list of what it leaves; rules(…) makes them of what is left",
  expectedMovesLeaveSmallerHeaps: ({ name }) =>
    `expected moves that leave smaller heaps, found others of ${name}`,
  turnsSomeMovesSayWhoMoves: "some moves say who moves next (again, answer)",
  won: "a game with `won` stands alone: it has outcomes, and neither values nor sums",
  lost: "under misère play a game with `lost` stands alone: it has outcomes, and neither values nor sums",
  several: "a move leaves several components: who wins from one does not tell who wins from their sum",
  notOne:
    "a game with `won`, or under misère play with `lost`, stands alone: each of its moves must leave exactly one component",
  claimText: ({ claim, compared }) => `${claim} ${compared}`,
  adds: "it is for codes whose moves add tokens, as 20.017, under normal play",
  normal: "its values are those of normal play",
  alone: "the game stands alone and has no values",
  noParts: "its rules do not say how positions fall into parts",
  noCells: "it is no game of deleting cells",
  normalPositionsNoDiagramsWhoseRows: "its positions are no diagrams whose rows a move cuts short",
  misere: "a table has the values of normal play",
  turnsGamesMovesSayWhoMoves: "it is for games of which moves say who moves next, under normal play",
  normalPositionsNotTwoNumbersNo: "its positions are not two numbers that no move makes larger",
  normalNoTheoremValuesKnownHere: "no theorem on its values is known here",
  misereNoTheoremMisRePlay: "no theorem on its misère play is known here",
  aloneStandsAloneNoValues: "it stands alone and has no values",
  notHere: "the theorem does not speak of this position",
  normalPositionsNotTwoHeapsMoves: "its positions are not two heaps with moves known as data",
  normalMisReQuotientSpeaksMis: "a misère quotient speaks of misère play",
  aloneStandsAloneUnderMisRe: "it stands alone under misère play: it has outcomes, and no sums",
  normalPositionsNotOneHeapMoves: "its positions are not one heap with moves known as data",
  noneSuits: "it does not suit this position",
  outcomeAlone: "it says who wins here, and no value",
  normalValuesNoPositions: "it values no positions",
  misereNormalPlay: "it is for normal play",
  expectedValuesNumbersFound: ({ text }) => `expected values that are numbers, found ${text}`,
  expectedPositionsFromPlayEnds: ({ text }) =>
    `expected positions from which play ends, found the value ${text}`,
  boxExpectedGameWhosePositions: ({ id }) =>
    `a box: expected a game whose positions are numbers, found ${id}`,
  round:
    "--compound: expected components in which play ends; with cycles only conjunctive and selective compounds of normal play are known",
  unknown: "--compound: shortened compounds are known under normal play only",
  positions: "positions",
  edges: "moves in all",
  movesMovesFromOnePosition: "moves from one position",
  seconds: "seconds",
  stoppedLimit: ({ allowed, stops }) => `stopped at the limit of ${allowed} ${stops}`,
};

export const charts: Sentences<M.Charts> = {
  heaps: ({ id, from, to }) => `${id}, heaps ${from} to ${to}`,
  saltus: ({ saltus }) => `, saltus ${saltus}`,
  proved: ({ theorem, replayedWord }) => `, proved (${theorem}), ${replayedWord}`,
  observed: ", observed",
  periodFromHeap: ({ period, preperiod, grows, by }) =>
    `period ${period} from heap ${preperiod}${grows}${by}`,
  pPositionsTwoHeapsFrom: ({ id, from, to }) => `${id}, P-positions of two heaps from ${from} to ${to}`,
};

export const formula: Sentences<M.Formula> = {
  operand: ({ names }) => `a number, ( or one of ${names.join(", ")}`,
  sign: "+, *, /, ^ or the end",
  within: "+, *, /, ^ or )",
  exponent: "a whole exponent, as 3 or -1",
  comma: ", or )",
  matrix: "a matrix by rows, as [[1,2],[3,4]] or [1,2; 3,4]",
  vector: "the right sides, as [1,2]",
  entry: ", or ]",
  row: "; or , or ]",
  coefficients: "one polynomial in x, or three coefficients, as roots(x^2 + x + 6) or roots(1, 1, 6)",
  equation: "+, *, /, ^, = or )",
  small: "a number below 2^65536",
  degree: "a polynomial in x of degree 1 or 2",
  leading: "a coefficient other than 0",
  constant: "what has no x: a polynomial has x in sums, products and powers alone",
  roots: "a quadratic with roots below 2^65536",
  even: "rows of equal length",
  square: "as many columns as rows",
  right: "as many right sides as rows",
  rootsConjugatesEachSquareOne: ({ value, all }) =>
    `its roots are the conjugates of ${value}, each the square of the one before: ${all.join(", ")}`,
  where: ({ left }) => `where ${left} = 0`,
  vieta: ({ sum, product }) => `their sum is ${sum} and their product ${product}, as Vieta has it`,
  rankMatrixRightSidesColumn: ({ found }) =>
    `the rank of the matrix is ${found}, and with the right sides as a column ${found + 1}`,
  onlyOne: "the only one",
  unknownsMayChosenHere: ({ free }) => `unknowns that may be chosen, here 0: ${free}`,
  divisor: "a divisor other than 0",
  nonZero: "a nimber other than 0",
  logarithm: "a power of the base, which this is not",
  primes: "a nimber whose order is known in primes below 2^40, as all below 2^64",
  order:
    "a nimber below 2^4096: beyond it an order needs the factors of the Fermat number F12, which nobody knows",
  single: "a single nimber: what gives several stands alone",
  constantNimberWithoutX: "a nimber without x",
  rule: "Below a number D = 2, 4, 16, 256, …, each the square of the one before, products stay below D; times D they are as usual, and D ⊗ D = D ⊕ D/2.",
  for: ({ a, b, value }) => `${a} / ${b} = ${value}, for ${value} ⊗ ${b} = ${a}`,
  nimPowerSoManyFactors: ({ text, value }) => `${text} = ${value}: a nim power, of so many factors.`,
  nimPowerPowersRepeatAfter: ({ text, value, base, circle, least }) =>
    `${text} = ${value}: a nim power, and for the powers of ${base} repeat after ${circle}, that with the exponent ${least}.`,
  nothingTimesAnythingNothing: ({ text }) => `${text}: nothing times anything is nothing.`,
  changesNothing: ({ text }) => `${text}: 1 changes nothing.`,
  title: ({ x, y, d, parts }) => `${x} ⊗ ${y}, D = ${d}: ${parts.join(", ")}`,
};

export const rules: Sentences<M.Rules> = {
  divisionZero: "division by zero",
  powerNegativeExponent: "a power with a negative exponent",
  squareRootNegativeNumber: "the square root of a negative number",
  valuationBaseBelow: "a valuation to a base below 2",
  digitsNegativeNumber: "the digits of a negative number",
  digitsNegativeNumber2: "the digits of a negative number",
  mostCharacters: ({ longest }) => `at most ${longest} characters`,
  system: ({ mostBase }) =>
    `a numeration system: a base from 2 to ${mostBase}, zeckendorf, or ostrowski(a) with a from 1 to ${mostBase - 1}, or ostrowski(a,b,…) with the period of a continued fraction [1; a, b, …]`,
  periodWhoseDigitsTakenTogether: ({ mostBase, digitsFor }) =>
    `a period whose digits, taken together, are at most ${mostBase}, not ${digitsFor}`,
  whole: "1 before the semicolon, as in [1; a, b, …], and after it the period of the continued fraction",
  numberFrom: ({ least, most }) => `a number from ${least} to ${most}`,
  oneRoot: "one square root only, as phi or sqrt(2)",
  knownDivisor: "a divisor without letters, other than 0, beside a square root",
  plainRoot: "a number without a square root",
  integers: "integers",
  squareRootWhatNotNegative: "a square root of what is not negative",
  number: "a number: digits, a letter, or a call as min(a,b)",
  lawNumber:
    "a number: digits, a letter, a call as min(a,b), floor(phi*k), valuation(n,2), popcount(n) or zeros(n,zeckendorf)",
  condition: "a condition, as n > 0",
  aSet: "a set: squares, primes, fibonacci, powers(b), divisors(n), {1,3,4} or {1..9}",
  numberNotCondition: "a number, not a condition",
  or: "`,`, `..` or `}`",
  variable: "a letter for a coordinate of the position, as n",
  clause: "`lost:` or `won:`",
  commaNextValueBecausePosition: ({ variable, variables }) =>
    `a comma and the next value of ${variable}, because a position is ${variables.join(",")}`,
  expressionsBetweenCommasSplitLeaves: ({ variables }) =>
    `${variables.length} expressions between commas: \`split\` leaves numbers, and a position is ${variables.join(",")}`,
  splitN: "`..`, as in split(n, 2..4)",
  what: ({ least, mostParts }) => `a number of parts from ${least} to ${mostParts}`,
  words: ({ what }) => `\`distinct\`, \`mixed\`, \`equal\`, or ${what}, as in split(n, 2..4)`,
  becausePosition: ({ afterPart, variables, n }) =>
    `${afterPart}, because a position is ${variables.join(",")}: ${n === 1 ? "one number" : `${n} numbers`}`,
  conditionAloneWithoutLetter: ({ variables, stranger }) =>
    `a condition on ${variables.join(" and ")} alone, without the letter ${stranger}`,
  anotherLetterThan: ({ each }) => `another letter than ${each}`,
  commaOrColon: "`,` or `:`",
  one: ({ word }) => `one \`${word}:\``,
  moveLeavesOneComponentGame: "a move that leaves one component: a game with `won` stands alone",
  afterPart: "an operation, `&`, `if`, `|`, `;` or `]`",
  afterCondition: "an operation, `and`, `or`, `|`, `;` or `]`",
  afterClause: "an operation, `and`, `or`, `;` or `]`",
  endRule: "the end of the rule",
  letterNoUpperBound: ({ letter, shown }) => `the letter ${letter} in \`${shown}\` has no upper bound`,
  perfectSquare: ({ of }) => `${of} is a perfect square`,
  primeNumber: ({ of }) => `${of} is a prime number`,
  fibonacciNumber: ({ of }) => `${of} is a Fibonacci number`,
  power: ({ of, base }) => `${of} is a power of ${base}`,
  divides: ({ of, multiple }) => `${of} divides ${multiple}`,
  oneOfListed: ({ of, printSet }) => `${of} is one of ${printSet}`,
  and: ({ chain, said }) => `${chain} and ${said}`,
  notSo: ({ of }) => `it is not so that (${of})`,
  allOf: ({ of }) => of.join(" and "),
  anyOf: ({ of }) => of.join(" or "),
  bracketed: ({ text }) => `(${text})`,
  more: ({ least }) => `${least} or more`,
  exactly: ({ least }) => `${least}`,
  to: ({ least, most }) => `${least} to ${most}`,
  positiveNumbersSum: ({ number, sum }) => `${number} positive numbers of sum ${sum}`,
  positiveNumbersSumNotAll: ({ number, sum }) => `${number} positive numbers of sum ${sum}, not all equal`,
  equalPositiveNumbersSum: ({ number, sum }) => `${number} equal positive numbers of sum ${sum}`,
  differentPositiveNumbersSum: ({ number, sum }) => `${number} different positive numbers of sum ${sum}`,
  times: ({ count, position }) => `${count} times ${position}`,
  followedBy: ({ told, next }) => `${told} ${next}`,
  again: "(after which the same player moves again)",
  answer: "(which the opponent must answer there)",
  components: ({ left }) => `the components ${left.join(" and ")}`,
  if: ({ where, holds }) => `${where}, if ${holds}`,
  any: ({ where, names }) => `${where}, for any ${names} ≥ 1`,
  anyHolding: ({ where, names, holds }) => `${where}, for any ${names} ≥ 1 with ${holds}`,
  fromMoveLeads: ({ from, all }) => `From ${from} a move leads to ${all.join("; or to ")}.`,
  divisionRoundsDown: "Division rounds down.",
  noNumberMayBecomeNegative: "No number may become negative.",
  lost: "lost",
  won: "won",
  inARow: ({ sentences }) => sentences.join(" "),
  playEndsPlayerMove: ({ holds, how }) => `Play ends where ${holds}: the player to move has ${how}.`,
  noKey:
    "positions that are objects need a `key`: a function that gives a number or a string, equal for equal positions",
  expectedOptionsListGeneratorGot: ({ shown }) =>
    `expected the options as a list or a generator, got ${shown}`,
  expectedEachOptionPositionSplit: ({ shown }) =>
    `expected each option as a position, split(…) of several, or { at, to }, got ${shown}`,
  rules: "these rules",
  wholeWholeNumberLeast: "a whole number of at least 0",
  nextMoveTakingEntersHeap: ({ taken, heap }) =>
    `the next move, taking ${taken}, enters at heap ${heap}; nothing is claimed beyond`,
  nextMoveEntersHeapNothing: ({ to, heap }) =>
    `the next move, to ${to}, enters at heap ${heap}; nothing is claimed beyond`,
  conditionRuleChangesHeapNothing: ({ heap }) =>
    `a condition of the rule changes at heap ${heap}; nothing is claimed beyond`,
};

export const graph: Sentences<M.Graph> = {
  nM: ({ magic }) => `${magic}, n and m`,
  bytes: ({ length }) => `${length} bytes`,
  placesAscendFromM: "places that ascend from 0 to m",
  verticesBelowN: "vertices below n",
  otherContentByte: ({ at }) => `other content at byte ${at}`,
  vertex: "a vertex",
  target: "a vertex after the arrow",
  shownEndLine: ({ shown }) => shown ?? "the end of the line",
  graphDirected: "->, for the graph is directed",
  end: "the end",
  vertexOrEnd: "a vertex, -> or ;",
  noLineNMBeginning: "no line `n m` at the beginning",
  headerBeforeLines: ({ vertices, lines, following, ends }) =>
    `${vertices} ${lines} before ${following} lines with vertices to ${ends}`,
  headerNMMNumber:
    "a header `n m`, m the number of lines that follow and vertices from 1 to n, or from 0 to n − 1",
  expected: '{"edges": [["u", "v"], …], "vertices": ["u", …], "won": ["v", …]} or {"u": ["v", …], …}',
  otherJson: "other JSON",
  whatNoJson: "what is no JSON",
  utf: "UTF-16",
  noMovesMex: "No moves: mex {} = 0.",
  moves: ({ each }) => `Moves to ${each}`,
  playerMoveWon: "The player to move has won.",
  noMoves: "No moves.",
  answeredByValueAgain: ({ name, valueText, back, value }) =>
    `A move to ${name} (${valueText}) is answered by one to ${back}, which has value ${value} again.`,
  finiteValuesAmongThemMex: ({ set, least, name, spoiling, value }) =>
    `The finite values among them are {${set}}, mex ${least}. But from ${name} (${spoiling}) there is no move to value ${least}, so ${least} cannot be kept: the value is ${value}.`,
  addedComponentFiniteValueM:
    "Added to a component of finite value m, the next player wins iff m is in that set; else nobody can force a win.",
  everyMoveLosesLongestPlay: ({ remoteness }) =>
    `Every move loses; the longest play lasts ${remoteness} moves.`,
  winningMovesMovesUntilEnd: ({ each }) => `Winning moves, with the moves until the end: ${each}`,
  noMoveWinsMovesDraw: ({ each }) => `No move wins. Moves that draw: ${each}`,
  listed: ({ shown, more }) => `${shown.join(", ")}${more > 0 ? `, and ${more} more` : ""}.`,
};

export const judge: Sentences<M.Judge> = {
  long: ({ digits }) => `a number of ${digits} digits`,
  utf: "UTF-16",
  endInput: "the end of input",
  from: ({ expected, least, most }) => `${expected} from ${least} to ${most}`,
  integer: "an integer",
  count: "a count",
  heap: "a heap size",
  take: "a number to take",
  soFirstPlayerWins: "So the first player wins.",
  soSecondPlayerWins: "So the second player wins.",
};

export const automata: Sentences<M.Automata> = {
  notToldDigits: ({ what, id }) => `${what} is not told by digits in ${id}`,
  howOftenDividesNumber: ({ base }) => `how often ${base} divides a number`,
  numberBinaryDigits: "the number of binary digits 1",
  lastDigitBase: ({ base }) => `the last digit in base ${base}`,
  notToldByDigits: ({ what, id }) => `${what} are not told by digits in ${id}`,
  nimSums: "nim-sums",
  powers: ({ of }) => `powers of ${of}`,
  fibonacciNumbers: "Fibonacci numbers",
  digitsNotToldThose: ({ nameOf, id }) => `digits in ${nameOf} are not told by those in ${id}`,
  multiplesSquareRootNotTold: ({ radicand, id }) =>
    `multiples of the square root of ${radicand} are not told by digits in ${id}`,
  walnutNoSystemPlacesOne: ({ quotients, id }) =>
    `Walnut has no system of ${quotients} places in one digit, as ${id} is here`,
};

export const law: Sentences<M.Law> = {
  witnessesDoNotCoverAll: "the witnesses do not cover all positions",
  noAutomatonTells: ({ shown, what }) => `no automaton tells \`${shown}\`: it is ${what}`,
  numberDigitsOnlyRemaindersBounds: "a number of digits, of which only remainders and bounds are",
  productVariables: "a product of variables",
  powerVariable: "a power with a variable",
  divisionVariable: "a division by a variable",
  divisionZero: "a division by zero",
  rootVariable: "the root of a variable",
  commonDivisorVariables: "a common divisor of variables",
  squares: "a set that digits do not tell",
  primes: "a set that digits do not tell",
  setNumbersBothSigns: "a set of numbers of both signs",
  setDependsVariable: "a set that depends on a variable",
  turns: "some moves say who moves next (again, answer), of which no automaton is made",
  numberComponentsVaries: "a number of components that varies",
  anyNumberComponents: "any number of components",
  byProgram: "what may be taken from each heap is given by a program, of which no automaton can be made",
  movesGivenProgramNoAutomaton: ({ id }) =>
    `the moves of ${id} are given by a program, of which no automaton can be made`,
  observed: ({ range, claim }) => `Observed for ${range}: ${claim}`,
  noSumCoordinatesNoOrder: "no sum of coordinates, and no order of them, is made smaller by every move",
  checkerReadsNoNotation: ({ id }) => `the checker reads no notation of ${id}`,
  law: "a law, as `P iff n % 3 = 0` or `sg = n xor 1`",
  digitsSeveralSystems: "digits of several systems",
  rootsSeveralNumbers: "roots of several numbers",
  noSystemTellsDigits: ({ what }) => `no system tells ${what} by its digits`,
  multiplesSquareRootNeedMore: ({ radicand, mostDigits }) =>
    `multiples of the square root of ${radicand} need more than ${mostDigits} digits: no continued fraction of its field has a period of fewer, taken together`,
  letterNoUpperBoundLaw: ({ letter, variables }) =>
    `the letter ${letter} has no upper bound in the law, whose game has the ${variables.length > 1 ? "letters" : "letter"} ${variables.join(", ")}`,
  smallerNumberLargerProved: ({ first, second, text }) =>
    `with ${first} as the smaller number and ${second} as the larger it is proved: ${text}`,
  moveLeavesSeveralComponentsSo:
    "a move leaves several components, so that a law of the outcomes alone does not carry over to sums",
  gameWonOutcomesNoValues: "a game with `won` has outcomes and no values",
  lawAloneMovesMayLeave: ({ own, id }) =>
    `a law of ${own} alone, as the moves of ${id} may leave more than one heap`,
  noNumbers: "a position of this game is not one, two or three numbers",
  noLaw: "no automaton of its P-positions was found",
};

export const session: Sentences<M.Session> = {
  failed: ({ message }) => `This failed: ${message}`,
  heaps: "a game of one heap, as kayles",
  numbers: "a game whose position is one, two or three numbers",
  drawn: "nobody wins where play can go on for ever, and a program has two answers",
  stopped: "Stopped.",
  late: "There was no answer in time.",
};

export const userRules: Sentences<M.UserRules> = {
  boardExpectedLinesLettersList: ({ shown }) =>
    `\`board\`: expected lines of letters or a list of cells, found ${shown}`,
  formatExpectedString: ({ found, position }) =>
    `\`format\`: expected a string, found ${found} for ${position}`,
  valueTypeNeedsKey: ({ path, kind }) => `\`${path}\`: a value of type ${kind} needs a \`key\``,
  noPosition: ({ path, part }) => `\`${path}\` is ${part}, which is no position`,
  positionNestsDeeperThanLevels: ({ deepestPosition }) =>
    `a position nests deeper than ${deepestPosition} levels, or holds itself: it needs a \`key\``,
  movesLedNoPosition: ({ shown }) => `\`moves\` led to ${shown}, which is no position`,
  keyExpectedStringNumberFound: ({ shown, position }) =>
    `\`key\`: expected a string or a number, found ${shown} for ${position}`,
  tooDeep: ({ deepestPosition }) =>
    `a position has lists deeper than ${deepestPosition} levels, or a list that holds itself`,
  movesExpectedPositionListPositions: ({ format, shown }) =>
    `\`moves\` of ${format}: expected a position, a list of positions or { at, to }, found ${shown}`,
  movesExpectedNextAgainAnswer: ({ format, shown }) =>
    `\`moves\` of ${format}: expected \`next\` to be "again" or "answer", found ${shown}`,
  movesExpectedGeneratorListFound: ({ format, shown }) =>
    `\`moves\` of ${format}: expected a generator or a list, found ${shown}; is it \`function*\`?`,
  movesMoreThanMoves: ({ format, mostMoves }) => `\`moves\` of ${format}: more than ${mostMoves} moves`,
  unsaid: "`next`: a file whose moves say who moves next has to say `export const entails = true;`",
  noStartWriteExampleExport: "there is no `start`: write, for example, `export const start = 12;`",
  noMovesWriteExportFunction: "there are no `moves`: write `export function* moves(n: number) { … }`",
  notExportRulesFileLeave: ({ name, parts }) =>
    `\`${name}\` is not an export of a rules file: leave out the word \`export\`, or use one of ${parts.join(", ")}`,
  notExportRulesFileDid: ({ name, near }) =>
    `\`${name}\` is not an export of a rules file. Did you mean \`${near}\`?`,
  expectedTrueFalseFound: ({ part, format, shown }) =>
    `\`${part}\` of ${format}: expected true or false, found ${shown}`,
  noWins: "`won`: a game whose positions say who has won is answered by `nimber solve --rules`, not here",
  notInTurn: "`won`: a file whose moves say who moves next has no `won`",
  movesMoveLeavesOtherThan: ({ position, at }) =>
    `\`moves\` of ${position}: move ${at} leaves other than one position, but a game with \`won\` stands alone`,
  partsExpectedListPositionsFound: ({ format, shown }) =>
    `\`parts\` of ${format}: expected a list of positions, found ${shown}`,
  expectedFunctionFound: ({ part, shown }) => `\`${part}\`: expected a function, found ${shown}`,
  entailsMovesSayWhoMoves:
    "`entails`: moves that say who moves next are answered by `nimber solve --rules`, not here",
  entailsExpectedTrueFalseFound: ({ shown }) => `\`entails\`: expected true or false, found ${shown}`,
  expectedMostFound: ({ part, furthest, shown }) =>
    `\`${part}\`: expected at most ${furthest}, found ${shown}`,
  expectedNaturalNumberFound: ({ part, shown }) => `\`${part}\`: expected a natural number, found ${shown}`,
  leastMoreThanMost: ({ least, most }) => `\`least\` is ${least}, which is more than \`most\`, ${most}`,
  positionExpectedFunctionOneTwo: ({ position }) =>
    `\`position\`: expected a function of one or two numbers, found one of ${position}`,
  word: "a word",
  integer: "an integer",
  ended: "the end of input",
  function: "a function",
  generatorLinesFunction: "a generator of lines, as `function*`",
  linesTextNumbers: "lines of text, or numbers",
  judgeExpectedFound: ({ expected, shown }) => `\`judge\`: expected ${expected}, found ${shown}`,
  position: ({ example }) => `a position, as ${example}`,
  claim: ({ id }) => `The law of ${id}`,
  lawExpectedTrueFalseNumber: ({ got, at }) =>
    `\`law\`: expected true, false or a number, found ${got} for ${at.join(", ")}`,
};

export const codegen: Sentences<M.Codegen> = {
  sgNEveryNTheorem: ({ formula }) => `sg(n) = ${formula} for every n >= 0, a theorem.`,
  proved: ({ by }) => `proved: ${by}.`,
  noHeap: "expected a game whose position is one heap",
  noValue: "only the outcome is known, and no value",
  endless: "expected positions from which play ends",
  positionLetterCountsNothingN: "a position: a letter that counts nothing, as a in n a*n",
  oneSet: "one set `{…}`",
  anotherLetterThanCountsSomething: ({ nameOf }) => `another letter than ${nameOf}, which counts something`,
  setBeforeEveryPositionPlayed: "the set before every position that is played by it, as in k {s*k} n",
  letterCountsSomethingPositionsStand: "a letter that counts something: positions stand within tests",
  expected: ({ size, variables }) => `${size} letters side by side for each position ${variables.join(",")}`,
  remark: ({ step }) =>
    `The player to move loses at (x, x + ${step === 1 ? "n" : `${step}n`}) with x = floor(n a), a = [1; ${step}, ${step}, ...] as a continued fraction (Fraenkel, 1982).`,
  remarkPlayerMoveLosesXY:
    "The player to move loses (x, y), 0 <= x <= y, where x = 0, or x < y and y/x is below the golden ratio, which is (y - x)/x < x/y (Cole & Davie, 1969); fractions are compared by their continued fractions.",
  remarkValueFloorYXX:
    "The value is floor(y/x - x/y) for 0 < x <= y (Nivasch, 2006); fractions are compared by their continued fractions.",
  noDigits: "the law is no program: it is told by digits in a system of several partial quotients",
  lawNoProgramAutomatonMore: ({ most }) =>
    `the law is no program: its automaton has more than ${most} states`,
  lawNoProgramValuesGo: ({ most }) =>
    `the law is no program: its values go beyond ${most}, each of which is a state at the end of its automaton`,
  sgValues: ({ id }) => `SG values of ${id}`,
  whoWinsUnderMiserePlay: ({ id }) => `Who wins ${id} under misere play, 1 for the player to move`,
  gaps: "Numbers that are no position have 0 in the table, which means nothing.",
  whoWinsLostPlayerMove: ({ id }) => `Who wins ${id}: lost is 1 where the player to move loses, and else 0.`,
  text: ({ title }) => `${title}.`,
  sgFromComputedFromRules: ({ title, names, most }) =>
    `${title}: sg(${names}) from 0 to ${most}, computed from the rules.`,
  sgNNFromComputed: ({ title, last }) => `${title}: sg(n) for n from 0 to ${last}, computed from the rules.`,
  sgNEveryN: ({ title }) => `${title}: sg(n) for every n >= 0.`,
  text2: ({ word }) => `; ${word}`,
  provedPreperiodPeriodTheorem: ({ preperiod, period, saltus, theorem, checked }) =>
    `proved: preperiod ${preperiod}, period ${period}${saltus === 0 ? "" : `, saltus ${saltus}`}, theorem: ${theorem}${checked}.`,
  rules: "g[n]: the least value that no move from n leads to, marked by n in seen",
  law: "a large heap has the value of a small one",
  heapsUp: ({ box }) => `Heaps up to ${box}.`,
  positionsUp: ({ box }) => `Positions up to ${box.join(",")}.`,
  sNimTakeSTokens: ({ mostTakes }) =>
    `S-Nim: take s tokens from one heap, s in a set that is read (at most ${mostTakes} numbers).`,
  values: "g[n]: the least value that no move from n leads to, marked by a new stamp in seen",
  heapsUp2: ({ last }) => `Heaps up to ${last}.`,
  winner: "Sprague-Grundy: the player to move loses when the nim-sum (^) of the positions' values is 0.",
  alone: "The value is 1 where the player to move wins, and 0 where they lose.",
  ruleTable: "g: the least value that no move leads to, marked by a new stamp in seen",
  search: "state: 3 and the value of each position met; what has to be known first waits above it",
  noSetTakesOwn: ({ id }) => `no set: the takes of ${id} are its own`,
  setTakes: " ({} is the set of takes)",
  rows: ", in rows",
  each: " for each",
  inputOutput: ({ text, set, wins, loses, row }) =>
    `Input: ${text}${set}. Output: ${wins} or ${loses}${row}.`,
  title: ({ id, rule }) => `${id}: ${rule}`,
  testsOnePositionEachT:
    "tests of one position each, as T (x y)*, because a game with `won`, or under misère play, stands alone",
  halves: "Nim products of numbers below 2^64, by halves: with D = 2, 4, 16, ..., 2^32, D * D = D ^ D/2.",
  belowLogarithmsGeneratorImagesI:
    "Below 2^16 by logarithms to the generator 258; images[i] = 258 * 2^i; logs[0] leads beyond all others, to 0.",
  halvesTimesDTimesTwo:
    "halves: times 2^15, which is D/2; times 2^31 = 2^15 * 2^16 is two or three of these.",
  planesBitIAllNumbers:
    "planes: bit i of all numbers as one integer, by transposing blocks of 64 x 64 bits; numbers: the way back.",
  halfTimesDDSo:
    "half: times D/2, for D = 2, 4, 16, ..., 2^32; so the products of thousands of pairs are computed together.",
  form: "Input: T (a b)*. Output: the product for each.",
  item: "a letter for a number, `(` or `{`",
  count: "a number, or a letter that was read before",
  letter: "a letter for a number",
  letterNumberEnd: "a letter for a number, `*`, `(`, `{` or the end",
  anotherLetterThan: ({ name }) => `another letter than ${name}`,
  nothingAfterTestsGo: "nothing after tests that go on with `*`",
  letterNumber: "a letter for a number, or `)`",
  numberFrom: ({ most }) => `a number from 1 to ${most}`,
  noTestsWithinPartTest: "no tests within a part of a test: `*` and a number",
  numberAfterTestsLieMost: ({ deepest }) => `a number after \`*\`: tests lie at most ${deepest} deep`,
  untilUntil: "`0`, as in until 0 or until 0 0",
  endSaysHowManyTests: ({ before }) => `the end: ${before} says how many tests there are`,
  testsBeginTheirEndKnown: ({ numbers }) =>
    `tests that begin with ${numbers === 1 ? "a letter" : `${numbers} letters`}, by which their end is known`,
  expectedTwoWordsBetweenThemYes: "two words and `/` between them, as Yes/No or W/L rows",
  plain: "letters and digits",
  anotherWordThan: ({ wins }) => `another word than ${wins}`,
  noLine: "expected positions in a line of ASCII",
  noStart:
    "expected positions by name, because `parse` does not read the start as `format` writes it; found none but the start",
  inputPositionLineOutputEach: ({ wins, loses }) =>
    `Input: a position a line. Output: ${wins} or ${loses} for each.`,
  sgPositionCanReachedFrom: ({ title, size, starts }) =>
    `${title}: sg(position) for the ${size} that can be reached from ${starts.join(" and ")}, computed from the rules; -1 for others.`,
  afterStateSymbolStateAutomaton: ({ end }) =>
    `after(state, symbol): the state of an automaton that reads positions letter by letter; ${end} ends them.`,
  subsets: "the mex over all moves, for every set of what is left",
  letters: ({ most }) => `r rows of c squares, ${most} at most`,
  lettersNVerticesFromMostM: ({ most }) => `n vertices from 1, ${most} at most, and m edges, 400 at most`,
  lettersNVerticesFromMostM2: "n vertices from 1, 16 at most, and m edges",
  lettersNRowsMostTheirLengths: ({ side }) =>
    `n rows, ${side} at most, and their lengths, ${side} at most, the longest first`,
  by: "the mex over all moves, for every shape in the order of its number",
  lettersNVerticesFromMostM3: ({ both }) =>
    `n vertices from 1, 15 at most, m ${both ? "edges" : "directed edges"}, and the token's vertex s`,
  byEverySetVerticesLeftEvery: "every set of vertices that are left, with every place of the token",
  lettersNVerticesFromMostM4: ({ vertices, edges }) =>
    `n vertices from 1, ${vertices} at most, m directed edges, ${edges} at most, without cycles, and k tokens on vertices s`,
  byMexOverEdgesLeadAway:
    "the mex over the edges that lead away, for each vertex after those that it leads to",
  lettersNVerticesFromMostGround: ({ vertices, edges }) =>
    `n vertices from 1, ${vertices - 1} at most, the ground being 0, and m edges, ${edges} at most`,
  byFusionColonPrinciplesBridgeCounts:
    "the fusion and colon principles: a bridge counts its upper end and one more, any other edge 1",
  squares: "n coins, and their squares from left to right, the first square being 0",
  theorem: "a theorem of the catalogue",
  lettersNStepsTokensEach: "n steps, and the tokens on each",
  byNimSumOddSteps: "the nim-sum of the odd steps",
  byNimSumSquares: "the nim-sum of the squares",
  byNimSumEveryOtherGap: "the nim-sum of every other gap, from the right",
  lettersNCoinsMostTheirSquares: "n coins, at most 5000, and their squares",
  byWelterSFunction: "Welter's function",
  lettersNRowsColumnsTwoPieces: "n rows, and the columns of the two pieces in each",
  byNimSumGaps: "the nim-sum of the gaps",
  lettersNHeapsTheirSizes: "n heaps, and their sizes",
  lettersNPairsCellsWhitePiece: "n pairs, and the cells of the white piece and of the black one on its right",
  lettersNTokensMostFirstMove: "n tokens, at most 10^9, of which the first move may not take all",
  byLostNHBeginsLast:
    "lost where n is in h, which begins with 1; to the last is added the least whose multiple reaches it",
  lettersNHeapsTheirSizesSmallest: "n heaps, and their sizes, the smallest first",
  byNimSumEveryOtherDifference: "the nim-sum of every other difference of neighbours, from the right",
  lettersNHeapsLeastTheirSizes:
    "n heaps, 1 at least, and their sizes, that of the first move being the first",
  byLostNimSumOthersNo: "lost where the nim-sum of the others is no less than the heap of the first move",
  lettersNHeapsMostTheirSizes: "n heaps, 1000 at most, and their sizes in the row, from 1 to 10^9",
  byOneHeapEachEndMakes:
    "the one heap at each end that makes a row lost, by those of all shorter rows in it (Albert & Nowakowski, 2001)",
  lettersNCoinsCircle: "n coins in the circle",
  bySymmetrySecondPlayerAnswersRow:
    "symmetry: the second player answers in the row that is left by its image",
  lettersNMatchesLeftOWho: "n matches left, and o, 1 where who moves has taken an odd number, else 0",
  byRemainder: "the remainder by 8",
  lettersNCrosses: "n crosses",
  byEulerSFormulaPlayLasts: "Euler's formula: play lasts 5n - 2 moves",
  inputTTests: ({ read, letters }) => `Input: ${read}: T tests; ${letters}.`,
  output: ({ wins, loses }) => `Output: ${wins} or ${loses}.`,
  known: ({ by }) => `Known by ${by}.`,
};

export const games: Sentences<M.Games> = {
  natural: "a natural number",
  numberMost: ({ most }) => `a number of at most ${most}`,
  board:
    "rows and columns, as 4x7, or the rows, as ..#/..., # being a hole; joined at the sides as torus(4x5)",
  rowSquaresFirst: ({ columns }) => `a row of ${columns} squares, as the first`,
  boardMostSquaresSides: ({ mostSquares, mostSide }) =>
    `a board of at most ${mostSquares} squares, sides 1 to ${mostSide}`,
  comma: "a comma",
  expected: ({ sign }) => `two vertices, as 0${sign}1`,
  graph:
    "a graph: edges as 0-1,1-2 with single vertices as 5, or path(9), cycle(9), complete(4), star(2,3,4), grid(3x4), grid(..#/...), torus(3x4)",
  graphMostVertices: ({ mostVertices }) => `a graph of at most ${mostVertices} vertices`,
  numberFrom: ({ least, most }) => `a number from ${least} to ${most}`,
  numberFrom2: ({ least }) => `a number from ${least} to 10^1000`,
  game: "a game: a name as kayles, a code as 0.77, a set as {2,5}, or a rule as [n: n-1 | n/2]",
  numberLeast: "a number of at least 1",
  finiteSet: "a finite set",
  numbersOne: ({ names }) => `numbers, or one of ${names.join(", ")}`,
  oneRangeOnlyMostNumbers: ({ mostMembers, mostMember }) =>
    `one range only, or at most ${mostMembers} numbers to ${mostMember}`,
  numbers: ({ mostAdjacent }) => `numbers to ${mostAdjacent}`,
  aDigit: "a digit: 0 to 9, A to Z or a number as &64;",
  mostDigits: ({ mostDigits }) => `at most ${mostDigits} digits`,
  splits: "a first digit 0, 4, 8 or C, because a move that takes nothing must split the heap",
  octal: "digits 0 to 7, as everywhere in a code whose moves add tokens",
  short: ({ mostAdded }) => `at most ${mostAdded} digits on either side of the point where moves add tokens`,
  stays: "0 or 4 before the point, because a move that neither takes nor adds must split the heap",
  numberX: "a number as &64; or &x40;",
  digit: ({ mostDigit }) => `a digit to ${mostDigit}`,
  digitsRepeated: "the digits that are repeated",
  name: ({ code }) => `Take-and-break game ${code}`,
  coinRule: ({ coinRules }) => `a rule for coins in a row, as ${coinRules}, or a game of one heap`,
  withRule:
    "a rule for coins other than Sympler (Winning Ways, vol. 3, ch. 14), whose moves no source at hand states; Sym is sym",
  numbers2: ({ mostCuts }) => `numbers to ${mostCuts}`,
  edge: "sets of heaps from 1 to 9 between commas, as 12,23,31",
  twoSided: ({ names }) => `a game of two sides: ${names.join(", ")}`,
  plain: "a game in which whoever cannot move loses, without `lost`, `won`, `again` and `answer`",
  endGameSNotation: "the end of the game's notation",
  position: ({ id, notation }) => `a position of ${id}: ${notation}`,
  ordinalNotation: ({ base, top, below, above }) =>
    `a position of ${base}, a colon and one of ${top}, in brackets if it has a colon: ${below}; ${above}`,
  tokenNotation: ({ graph }) => `${graph}; then @ and the token's vertex, or nothing to put it anywhere`,
  countersNotation: ({ graph }) => `${graph}; then : and the counters on its vertices, as path(3):2,1,2`,
};
