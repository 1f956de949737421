// All sentences in English.

import type { Sentences } from "./message.ts";
import type * as M from "./messages.ts";
import { amount, capital, counted } from "./words.ts";

export const errors: Sentences<M.Errors> = {
  nesting: ({ most }) => `at most ${most} levels of nesting`,
  notation: ({ expected, found, suggestion }) =>
    `expected ${expected}, found ${found}${suggestion === undefined ? "" : `. Did you mean ${suggestion}?`}`,
  end: "the end",
  limit: ({ allowed, unit, needed }) => `stopped at the limit of ${amount(allowed, unit)}${needed}`,
  needed: ({ needed }) => `, needed ${needed}`,
  neededAbout: ({ size }) => `, needed about ${size}`,
  positions: "positions",
  moves: "moves",
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
  value: "(largest SG value in a search by possible values)",
  depth: "moves in one line of play",
  cells: "cells",
  constant: "(largest constant in an automaton)",
  growth: ({ way, names }) =>
    `play may never end and reach more and more positions: ${way}, where ${names.join(" and ")} ${names.length > 1 ? "grow" : "grows"} without bound`,
  loop: ({ cycle }) => `play can return to an earlier position: ${cycle}`,
  ownProofRefused: ({ fault }) =>
    `the independent checker refuses the proof: ${fault} (a bug in nimber; please report it)`,
  valuesRefused: ({ fault }) => `the independent checker refuses the given values: ${fault}`,
  recheck: ({ file, heap, has, found }) =>
    `${file}: heap ${heap}: the file has value ${has}, the rules give ${found}`,
  position: ({ game, expected, got }) => `position: expected a position of ${game} (${expected}), got ${got}`,
  rule: ({ says, position }) => `${says}${position === undefined ? "" : ` at ${position}`}`,
  method: ({ method, game, why, others }) =>
    `the method ${method} does not fit ${game}: ${why}${others.length === 0 ? "" : `; methods that fit: ${others.join(", ")}`}`,
  input: ({ expected, found, line, column }) =>
    `expected ${expected}, found ${found}, line ${line} column ${column}`,
};

export const checker: Sentences<M.Checker> = {
  seconds: ({ allowed }) => `the window could not be replayed within ${allowed} seconds`,
  bytes: ({ allowed, needed }) =>
    `stopped at the limit of ${amount(allowed, "bytes of memory")}, needed ${needed}`,
  positions: ({ allowed, needed }) =>
    `stopped at the limit of ${amount(allowed, "heaps of the window")}, needed ${needed}`,
  notJson: "not JSON",
  notJsonObject: "not a JSON object",
  nesting: ({ most }) => `more than ${most} levels of nesting`,
  characterNotCanonicalFieldTwice: ({ i }) =>
    `character ${i + 1} is not canonical: a field twice, or a number or text in another spelling`,
  fieldMissingUnknownWrongForm: ({ shown }) => `field \`${shown}\` is missing, unknown or of the wrong form`,
  boardCellsCertificateMost: ({ board, mostCells }) =>
    `the board has ${board} cells; a certificate allows at most ${mostCells}`,
  noPieceBoard: ({ word }) => `${word} is not a piece of the board`,
  claimedTwiceNeedsNoClaim: ({ word }) => `the certificate claims ${word} twice or without need`,
  valueCheckedMoveMove: ({ named, value, count }) =>
    `${named} has value ${value}; ${counted(count, "part")} checked, move by move`,
  partValueClaimedButNot: ({ word, value }) =>
    `part ${word}: value ${value} is claimed, but the certificate does not exclude a move to that value`,
  partValueClaimedButNo: ({ word, value, less }) =>
    `part ${word}: value ${value} is claimed, but the certificate shows no move to ${less}`,
  partBoardNothingClaimed: "the certificate claims nothing about a part of the board",
  partsBoardNimSumNot: ({ sum, value }) => `the parts of the board have nim-sum ${sum}, not ${value}`,
  notBoard: "the certificate is not for a board",
  values: "the values",
  pPositionsUnderMisRe: "the P-positions under misère play",
  pPositions: "the P-positions",
  thoseAutomaton: ({ shortened, what, states, system, isClosed, hasDraws }) =>
    `${shortened}: an automaton of ${counted(states, "state")} in ${system} gives ${what}${isClosed ? "; no move leads out of the legal positions" : ""}${hasDraws ? "; that of `won` gives the N-positions, and all others are draws" : ""}`,
  moveLeavesLegal: "a move leads out of the legal positions, which `closed` denies",
  ruleNotReadChecker: ({ message }) => `the checker cannot read the rule: ${message}`,
  checkerDoesNotFollowLaw: ({ message }) => `the checker cannot check this law: ${message}`,
  theoremFault: ({ message }) => `the theorem does not give this law of the rule: ${message}`,
  lawByTheorem: ({ shortened, law, play }) =>
    `${shortened}: ${law}${play === "misere" ? ", under misère play" : ""}, by a theorem whose hypotheses the rule satisfies`,
  measureBelowZero: "a position with a move has a measure below 0",
  moveNeedNotMakeMeasure: "some move does not decrease the measure",
  doesNotHoldAllPositions: "lacks positions that it must contain",
  witness: "contains a witness that matches no move",
  step: "contains a state that no witness reaches",
  coverFault: ({ field, covers }) => `\`${field}\` ${covers}`,
  moveLeavesSeveralComponents: "a move leaves several components",
  noPositionLegal: "no position is legal, so the law claims nothing",
  drawWon: "a draw of the law has a move to a P-position",
  positionBothLostWon: "a position is both lost and won",
  pPositionSeveral: "a move from a P-position of the law leaves two N-positions, whose nim-sum may be 0",
  pPositionLawWon: "a P-position of the law is won",
  blockedPositionNotOne: "a position listed as blocked has a move",
  gameWonNoValues: "a game with `won` has no values",
  valueNoPower: "a position has a value that is no power of the base",
  positionTwoValues: "a position has two values",
  optionValuePosition: "an option has the value of its position",
  sumsLacksNimSumValues: "`sums` lacks a nim-sum of values",
  heapListedButNoHeap: ({ losing, preperiod, period }) =>
    `heap ${losing} is listed, but only heaps below ${preperiod + period} belong in the list`,
  heapsDifferWhoWins: ({ n, period }) => `heaps ${n} and ${n + period} have different outcomes`,
  preperiodLessThan: ({ preperiod }) => `the preperiod is smaller than ${preperiod}`,
  periodLess: ({ less }) => `a smaller period exists: ${less}`,
  heapPosition: ({ heap, isLost }) => `heap ${heap} is ${isLost ? "a" : "not a"} P-position`,
  takesOfSquares: ({ shortened, play, losing, winning, bound }) => {
    const under = play === "misere" ? " under misère play" : "";
    const more = winning === "" ? "" : `${winning}, and `;
    const laws =
      losing === ""
        ? `no number is a P-position${under}${winning === "" ? ", and none an N-position" : `, and the N-positions are ${winning}`}`
        : `the P-positions${under} are ${losing}; the N-positions are ${more}the numbers that are a positive square more than one of them`;
    return `${shortened}: ${laws}; all others are draws, each examined up to ${bound}`;
  },
  squaresBoth: ({ n }) => `n = ${n} is listed as a P-position, but the player to move wins there`,
  squaresUnanswered: ({ p, to }) =>
    `no move from n = ${to} leads to a P-position below ${p}, from which a move leads there`,
  squaresNeedless: ({ n }) =>
    `n = ${n} is a square more than a P-position, so it does not belong in \`winning\``,
  squaresNotWon: ({ n }) => `n = ${n} is listed in \`winning\`, but has no move to a P-position`,
  squaresMissing: ({ n }) => `n = ${n} is won, but it is not listed in \`winning\``,
  squaresRoots: ({ difference }) =>
    `two P-positions differ by ${difference}, the difference of the squares of \`roots\``,
  squaresNoDraw: ({ n }) => `n = ${n} is a draw of the law, but has no move to a draw`,
  squaresNoValue: ({ n }) =>
    `the condition of a move has no value at n = ${n}, or a number in it is too large for the checker`,
  whoWinsPreperiodPeriod: ({ shortened, play, preperiod, period }) =>
    `${shortened}: outcomes${play === "misere" ? " under misère play" : ""} have preperiod ${preperiod}, period ${period}`,
  preperiodPeriodValuesReplayed: ({ shown, preperiod, period, saltus, to }) =>
    `${shown}: preperiod ${preperiod}, period ${period}${saltus === 0 ? "" : `, saltus ${saltus}`}; ${to + period} values replayed`,
  heapClaimedValueRulesGive: ({ heap, values, found }) =>
    `heap ${heap}: claimed value ${values}, the rules give ${found}`,
  theoremApplies: ({ expected }) => `the theorem that applies is ${expected}`,
  saltusMostPeriodNoValue: "`saltus` must be at most `period`, because no value exceeds its heap",
  hasToBe: ({ field, needed }) => `\`${field}\` must be ${needed}`,
  heapNoExceptionOutOrder: ({ heap }) => `heap ${heap} is not an exception or is out of order`,
  valuesBelowHeapDifferTheir: ({ from, period, value }) =>
    `the values below heap ${from} and ${from + period} differ in their gaps at ${value}`,
  preperiodNotLeastHeapRepeats: ({ preperiod }) =>
    `the preperiod is not the least: heap ${preperiod - 1} repeats too`,
  periodNotLeastPeriod: ({ divisor }) => `the period is not the least: ${divisor} is a period`,
  max: ({ is }) => `\`max\` must be ${is}`,
  checksum: ({ sum }) => `the checksum must be ${sum}`,
  tableElementTimesGeneratorsDoes: ({ x, h, g }) =>
    `table: element ${x} times generators ${h} and ${g} does not commute`,
  wordsElementReachedOtherwise: ({ row }) => `words: a different word reaches element ${row}`,
  tableElementNotReached: ({ reached }) => `table: nothing reaches element ${reached}`,
  phiHeapNotGeneratorsSay: ({ heap }) => `phi: heap ${heap} disagrees with the generators`,
  generatorsHeapBeyondPhi: ({ generators }) => `generators: heap ${generators} is beyond phi`,
  theoremSpeaksCodesFiniteSets: "the theorem covers only codes and finite sets",
  heaps: ({ needed }) => `\`heaps\` must be ${needed}`,
  preperiodNotLeast: "the preperiod is not the least",
  pNothingMoveNoP: "p: the position without moves must not be a P-position",
  phiHeapNoMovesNot: ({ heap }) => `phi: heap ${heap} has no moves and is not 1`,
  heapOptionBothPElements: ({ heap, z }) =>
    `heap ${heap} and one of its options are both P-elements when added to element ${z}`,
  coverElementNoPElement: ({ element }) =>
    `cover: element ${element} is not a P-element and has no winning move`,
  coverEntryElementNotNeeded: ({ element }) => `cover: an entry of element ${element} is not needed`,
  coverEntryElementNoSum: ({ idle }) => `cover: an entry of element ${idle} belongs to no sum`,
  coverSumElementNotCovered: ({ element }) => `cover: a sum of element ${element} is not covered`,
  separatorsTwoElementsNotTold: "separators: nothing separates two elements",
  separatorsNotNeeded: ({ idle }) => `separators: ${idle} is not needed`,
  heapsAlone: ({ heaps }) => `for heaps 0 to ${heaps} only`,
  allHeapsPreperiodPeriod: ({ preperiod, period }) =>
    `for all heaps: φ has preperiod ${preperiod}, period ${period}`,
  misReQuotientOrder: ({ shortened, order, all }) =>
    `${shortened}: misère quotient of order ${order}, ${all}`,
  valuesGraphVerticesEdges: ({ n, m }) => `the values of a graph of ${n} vertices and ${m} edges`,
  stoppedLimit: ({ allowed, unit }) => `stopped at the limit of ${amount(allowed, unit)}`,
  secondsUnit: "seconds",
  bytesUnit: "bytes of memory",
  positionsUnit: "positions",
  noCertificateGraph: "not a certificate of a graph",
  expectedBytesFound: ({ length, bytes }) => `expected ${length} bytes, found ${bytes}`,
  edgesVertexEndBeforeThey: ({ v }) => `the edges of vertex ${v} end before they begin`,
  edgesBelongNoVertex: "edges that belong to no vertex",
  edgeLeadsNoVertex: ({ e }) => `edge ${e} leads to no vertex`,
  notMexOptions: "is not the mex of its options",
  noAnswerMoveVertex: ({ w }) => `has no reply to the move to vertex ${w}`,
  shouldFinite: "should be finite",
  labelVertex: ({ v, fault }) => `the label of vertex ${v} ${fault}`,
  equalNumbers: "a position with equal numbers",
  tracksOfWitness: "tracks of a witness",
  manyWithoutValues: "so many components without values",
  sumsOfManyParts: "sums of so many parts",
  gameWithoutCertificate: "a game without a certificate",
  manyNumbers: "too many numbers at once",
  powersOfAnotherBase: "powers of another base",
  digitsInAnotherBase: "digits in another base than that of the system",
  nimSumsInSystem: "nim-sums in this system",
  nimSumOfEqual: "a nim-sum of equal numbers",
  numbersTooLarge: "numbers that are too large",
  manyCases: "too many cases",
  powersOfNegative: "powers of a negative number",
  digitsInBase: "digits in this base",
  numberOfComponents: "this number of components",
  numberOfParts: "this number of parts",
  splitBesideOthers: "a split beside others",
  splitAmongLegal: "a split among legal positions",
  gcdOfVariables: "gcd of variables",
  tooLong: "too long",
  splitOfSeveral: "split of several numbers",
  numbersOfParts: "numbers of parts",
  variableTwice: "a variable twice",
  blockTwice: "block twice",
  forbiddenMoves: "a number of forbidden moves",
  wordsAfterRule: "words after the rule",
  recurrence: "a recurrence",
  recurrenceOfOneBase: "a recurrence of one base",
  recurrenceForEachDigit: "a recurrence for each digit",
  severalNumbers: "several numbers",
  clauseAfterMoves: "a clause after the moves",
  noSquares: "no move that takes any square",
  otherThanSquares: "a move that neither takes any square nor adds or takes a constant",
  aNumber: "a number",
  oneNumber: "one number",
  aCondition: "a condition",
  signOfRules: "a sign of rules",
  caseWithoutCondition: "a case without a condition",
  noLaw: "no law",
  divisionByZero: "a division by a number that may be 0",
  divisionOfNegative: "a division of a number that may be negative",
  manyFactors: "a product of so many factors",
  suchPower: "such a power",
  lpfOfSeveral: "lpf of several numbers",
  recurrenceCases: "cases",
  notLessConstant: "a heap that is not n less a constant",
  noSuchHeap: "no such heap",
  noHeapAndLast: "no such heap and last take",
  otherEnds: "other ends",
  otherEndsOrPositions: "other ends or positions",
  theNumberM: "the number m",
  otherCount: "another number of options",
  anotherOption: "another option",
  severalOptions: "several options",
  noSingleHeap: "no single heap",
  severalComponents: "several components",
  noSingleLetter: "no single letter",
  twoLetters: "two letters",
  noLetter: "no letter",
  negativeTakes: "negative takes",
  takeMissing: "a take is missing",
  anotherTake: "another take",
  multipleTaken: "a multiple is taken",
  letterChanges: "a letter changes",
  lawOfBlocks: "a law of blocks is needed",
  theBlocks: "the blocks",
  anotherBase: "another base",
  anotherGame: "another game",
  otherCertificate: "the certificate of another game",
  growingValues: "growing values",
  heapNoSmaller: "a heap that is no smaller",
  otherWithoutCertificate: "another game without a certificate",
  movesNotSame: "the moves of the heaps from there on are not the same",
  noCommonMultiple: "no common multiple of the periods",
  valuesDoNotReturn: "values that do not come back",
  twoNumbersNeeded: "two numbers are needed",
  oneSetNeeded: "one set is needed",
  multiplesNeeded: "fixed multiples of the unit are needed, whose values repeat early",
  rangeAndNumberNeeded: "a range from 1 and one number are needed",
  normalNeeded: "normal play is needed",
  theLaw: "the law",
  theTheorem: "the theorem",
  characterAt: ({ at }) => `character ${at}`,
  tokenAt: ({ token, at }) => `${token} at word ${at}`,
  nameAt: ({ at }) => `a name at word ${at}`,
  numberBefore: ({ at }) => `a number before word ${at}`,
  conditionBefore: ({ at }) => `a condition before word ${at}`,
  numberAt: ({ at }) => `a number at word ${at}`,
  argumentsBefore: ({ at }) => `arguments before word ${at}`,
  wordTwice: ({ word }) => `${word} twice`,
  letterIn: ({ word }) => `a letter in ${word}`,
  signWithVariable: ({ sign }) => `${sign} with a variable`,
  signOfNumbers: ({ sign }) => `${sign} of these numbers`,
  setOfVariable: ({ name }) => `${name} of a variable`,
  moreCases: ({ most }) => `more than ${most} cases`,
  ofNegative: ({ name }) => `${name} of a number that may be negative`,
  nameHere: ({ name }) => `${name} here`,
  heapFault: ({ heap }) => `heap ${heap}`,
  digitFault: ({ digit }) => `digit ${digit}`,
  heapsFault: ({ n, other }) => `heaps ${n} and ${other}`,
  optionFault: ({ i, wrong }) => `option ${i}: ${wrong}`,
};

export const conclusions: Sentences<M.Conclusions> = {
  fromHeapValuesRepeatPeriod: ({ preperiod, period }) =>
    `From heap ${preperiod} the values repeat with period ${period}.`,
  fromHeapSplit: ({ preperiod, saltus, period, constant }) =>
    `From heap ${preperiod} the value grows by ${saltus} with every ${period} tokens, and repeats where n % ${period} in {${constant.join()}}.`,
  fromHeapValueGrowsEvery: ({ preperiod, saltus, period }) =>
    `From heap ${preperiod} the value grows by ${saltus} with every ${period === 1 ? "token" : `${period} tokens`}.`,
  sentence: ({ clause }) => `${capital(clause)}.`,
  observedHeaps: ({ from, to, claim, next, more }) =>
    `Observed for heaps ${from} to ${to}: ${claim}${next === undefined ? "" : ` ${more}`}`,
  replayed: "replayed",
  notReplayed: "not replayed",
  independentCheckerReplayedAllValues: ({ last }) =>
    `The independent checker replayed all ${last + 1} values.`,
  independentCheckerDidNotReplay:
    "The independent checker did not replay the proof: more than 2^31 options, or beyond the limits.",
  valuesUpHeapWereComputed: ({ last, from, by }) =>
    `Nimber computed the values up to heap ${last} and compared them from heap ${from} on. That proves the period. ${by}`,
  comparedAndClaimed: ({ compared, claim, source }) => `${compared} ${claim} (${source})`,
  value: ({ place, value, digits }) => `The value of ${place} is ${value}.${digits}`,
  valueInCases: ({ place, values, conditions, digits }) =>
    `The value of ${place} is ${conditions.map((each, i) => `${values[i]} if ${each}`).join("; ")}; else ${values.at(-1)}.${digits}`,
  iff: ({ place, player, condition, digits }) =>
    `${place} is ${player === "N" ? "an N-position" : "a P-position"} iff ${condition}.${digits}`,
  claimMisere: ({ claim }) => `Under misère play ${claim}`,
  claimWhere: ({ where, claim }) => `Where ${where}: ${claim}`,
  zerosCountsDigitsEnd: "zeros counts the zeros at the end",
  digitsumAddsDigits: "digitsum adds the digits",
  lengthCountsDigits: "length counts the digits",
  lowestWeightLastDigitNot: "lowest is the weight of the last digit that is not 0",
  tailNumberLastDigits: "tail is the number formed by the last digits",
  countTellsHowOftenDigits: "count is the number of times the digit string occurs",
  noPositionIs: ({ player }) => `No position is ${player === "N" ? "an N-position" : "a P-position"}.`,
  allPositionsAre: ({ player }) => `Every position is ${player === "N" ? "an N-position" : "a P-position"}.`,
  columnsMultiple: ({ of, base, modulus }) =>
    `the digits of ${of.slice(0, -1).join(", ")}${of.length > 1 ? " and " : ""}${of.at(-1)} in base ${base} add up to a multiple of ${modulus} in every place`,
  digitsMatch: ({ of, system, pattern }) =>
    `the digits of ${of} in ${/^\d/.test(system) ? `base ${system}` : system} match ${pattern}`,
  inRow: ({ parts }) => parts.join(""),
  zerosFrontEnds: ({ zeckendorf, system, name, words }) =>
    ` That is: ${zeckendorf ? "the Zeckendorf representation" : `the representation in ${system}`} of ${name}, with zeros in front, ends in ${words.join(" or ")}.`,
  digitsSystemNamed: ({ used }) => ` In the digits of the named system, ${used.join(", ")}.`,
  automatonTellsValueNFrom: ({ next, base }) =>
    `An automaton of ${counted(next, "state")} computes the value of n from its base-${base} digits, last digit first.`,
  pPositionIffAutomatonAccepts: ({ place, by, id }) =>
    `${place} is a P-position iff an automaton of ${counted(by, "state")} in ${id} accepts it.`,
  pPositionIffColumns: ({ place, id, columns }) =>
    `${place} is a P-position iff in every place in ${id} their digits are ${columns.slice(0, -1).join(", ")}${columns.length > 1 ? " or " : ""}${columns.at(-1)}.`,
  valueNumberAutomatonAccepts: ({ place, by, id }) =>
    `An automaton of ${counted(by, "state")} in ${id} gives the value of ${place}.`,
  qQuotientNThen: ({ base, begin, en }) =>
    `With q = ⌊n / ${base}⌋: ${begin.join(", ")}, then G(n) = ${en.join(", ")}.`,
  cited: "Cited from the literature and checked by exhaustive play.",
  finite: "Proved by a finite theorem on periods.",
  provedInChapter: ({ chapter }) => `Proved in docs/theory/${chapter}.md.`,
  heaps: ({ heaps }) => ` for ${heaps} heaps`,
  fullStop: ".",
  byFormula: ({ formula }) => `: ${formula}`,
  provedAutomaton: ({ of, tail }) => `Proved by an automaton${of}${tail}`,
  nothingMoves: "no component has a move",
  fixedTakes:
    "the set of takes is fixed, so a heap has value 0 iff adding the least take gives value 1 (Ferguson 1974)",
  checkedAll: "Nimber checked its condition at every reachable position",
  valueMovesButNoOption: ({ at }) => `${at} has value 0 and moves, but no option of value 1`,
  valueOptionNimSumComponent: ({ at, value }) =>
    `${at} of value ${value} has an option of nim-sum ${1 - value} with a component above 1`,
  besideRestNimSumNo: ({ at, rest }) =>
    `${at}, added to components of nim-sum ${rest}, has no move to a P-position of the rule`,
  nameless: "the game",
  position: ({ shown }) => `position ${shown}`,
  theValue: "The value",
  noMoveIsLeft: "No move is left, so the player to move loses (P-position).",
  everyMoveMakesNimSum: ({ of }) =>
    `${of}: every move makes the nim-sum non-zero and the opponent can make it 0 again, so the previous player wins (P-position).`,
  noMoveLeavesPlayNeed: ({ of }) =>
    `${of}: no move leaves 0, and play may never end, so neither player can force a win (a draw).`,
  notSoNextPlayerWins: ({ of, isSum }) =>
    `${of}${isSum ? ", which is" : " is"} not 0, so the next player wins (N-position).`,
  notSoMoveWins: ({ of, isSum, move }) =>
    `${of}${isSum ? ", which is" : " is"} not 0, so the next player wins (N-position): ${move} makes the nim-sum 0.`,
  N: "the next player wins (N-position)",
  P: "the previous player wins (P-position)",
  D: "neither player can force a win (a draw)",
  searchPositionsCanReached: ({ winner }) => `A search of all reachable positions shows that ${winner}.`,
  searchPositionsCanReachedWins: ({ winner, move }) =>
    `A search of all reachable positions shows that ${winner}: ${move} wins.`,
  searchAllTurnsPlayLeads: "A search of all reachable turns",
  howAndWinner: ({ how, winner }) => `${how}: ${winner}`,
  ended: ({ told }) => `${told}.`,
  wins: ({ told, move }) => `${told}: ${move} wins.`,
  playCanReturnPositionsGraph: ({ winner }) =>
    `Positions can repeat. The graph of all reachable sums shows that ${winner}.`,
  misereNear: ({ winner, claim }) => `Under misère play ${winner}. ${claim}`,
  noted: ({ text, note }) => `${text} ${note}`,
  rulesTooLargeSearchHere: ({ winner, claim, sourceText }) =>
    `The game is too large to search here. By a theorem on misère play, ${winner}: ${claim} (${sourceText})`,
  notChecked: "not checked",
  antiSgRuleDoesNot: ({ why, winner }) =>
    `The Anti-SG rule does not apply: ${why}. Exhaustive search over sums of components: ${winner}.`,
  verdictProvedGameEn: ({ verdict, game, heaps }) => (verdict === "proved" ? game : `${game} to ${heaps}`),
  of: ({ all }) => (all === undefined ? "" : ` of ${all.join(", ")} together`),
  tameNim: "tame, like that of Nim",
  wildElements: ({ order }) => `wild, with ${order} elements`,
  pElement: "a P-element",
  notPElement: "not a P-element",
  misReQuotientSo: ({ of, kind, sum, is, winner, why }) =>
    `${capital(winner)}, by the misère quotient${of}, ${kind}: ${sum}, ${is}. ${why}.`,
  noValueExceeds: "no value exceeds 1",
  actsHeaps: ({ element }) => `it acts like the heaps ${element}`,
  someValueExceeds: "some value exceeds 1",
  and: ({ of, large }) => `${of} and ${large}`,
  antiSgRuleApplies: ({ because }) => `That is the Anti-SG rule, and it applies: ${because}`,
  quotientProvedAllHeaps: "The quotient is proved for all heaps",
  quotientVerifiedHeaps: ({ heaps }) => `The quotient is verified for heaps 0 to ${heaps}`,
  antiSgRuleDoesNotBecause: ({ because }) => `; the Anti-SG rule does not apply: ${because}`,
  saysWhatAntiSgRule: ", and agrees with the Anti-SG rule",
  knownEnRuleEn: ({ known, rule }) => known + rule,
  values: ({ first, sum, values }) => `${first} ⊕ … = ${sum} (${values} values)`,
  in: ({ told, where }) => `${told} in ${where}`,
  istakenTakingFromMove: ({ isTaken, at, where }) =>
    isTaken ? `taking ${at} from ${where}` : `move ${at} in ${where}`,
  nameEn: ({ name }) => name,
  component: ({ heaps, isTaken, index, name }) =>
    `${heaps && isTaken ? "heap" : "component"} ${index + 1} (${name})`,
  afterValueNoMoveLeads: ({ moves, text, least, valueText }) =>
    `After ${moves} the value is ${text}, and no move leads back to ${least}, so the value is ${valueText}.`,
  afterValueMoveLeadsBack: ({ moves, text, value }) =>
    `After ${moves} the value is ${text}; a move leads back to ${value} and closer to the end of play.`,
  playCanGoRoundWithout: ({ least, valueText }) =>
    `Play can cycle forever before a move leads back to ${least}, so the value is ${valueText}.`,
};

export const solve: Sentences<M.Solve> = {
  decidedNear: ({ most, draw }) =>
    `Play can reach ever larger positions, but the ${most.toLocaleString("en")} nearest ones decide it: ${draw ? "whoever wants to can hold the draw among them" : "the winner never needs others"}.`,
  leavesOtherGames: "moves leave components of other games",
  notSmaller: "expected moves that leave smaller heaps",
  claim: "The values of max(S) consecutive heaps determine all later values.",
  claimNPreperiodPPeriodCompare: ({ bound }) =>
    `With preperiod n0 and period p, it suffices to compare n with n + p for all n from n0 to ${bound}.`,
  claimLastValuesGapsBelowThem:
    "The last values and the gaps below them, counted from the least gap, determine all later values.",
  whole: "a whole number of at least 0",
  any: "in the form that its rules use",
  sum: "expected a sum as a list of component(rules, position)",
  play: 'expected the play as "normal" or "misere"',
  rules: "expected rules as an object with `moves` and `key`; rules(…) makes one from a function",
  moves: "rules need `moves`: a function that returns the moves of a position as a list or a generator",
  key: "rules need a `key`: a function that returns a number or a string, equal for equal positions",
  turns:
    "some moves set who moves next (again, answer): only solve, value, values and explain support such games",
  move: "expected each move as { at, to }: its name and the list of positions that it leaves; rules(…) builds moves from those positions",
  expectedMovesLeaveSmallerHeaps: ({ name }) =>
    `expected moves that leave smaller heaps, found others in ${name}`,
  turnsSomeMovesSayWhoMoves: "some moves set who moves next (again, answer)",
  won: ({ clause }) => `a game with \`${clause}\` cannot be part of a sum: it has outcomes but no values`,
  lost: "under misère play a game with `lost` cannot be part of a sum: it has outcomes but no values",
  blockedMisere: "`block` has no misère play",
  several: "a move leaves several components, whose outcomes do not determine the outcome of their sum",
  notOne:
    "a game with `won`, or under misère play with `lost`, cannot be part of a sum: each of its moves must leave exactly one component",
  lostAndWon: "the rule says both that the player to move has lost and that the player to move has won",
  claimText: ({ claim, compared }) => `${claim} ${compared}`,
  adds: "it is for codes whose moves add tokens, such as 20.017, under normal play",
  normal: "it computes values of normal play only",
  alone: "the game cannot be part of a sum and has no values",
  noParts: "its rules do not split positions into parts",
  noCells: "it is not a game of deleting cells",
  normalPositionsNoDiagramsWhoseRows: "its positions are not diagrams whose rows a move shortens",
  misere: "a table contains values of normal play only",
  turnsGamesMovesSayWhoMoves: "it is for games whose moves set who moves next, under normal play",
  normalPositionsNotTwoNumbersNo: "its positions are not two numbers that no move increases",
  normalNoTheoremValuesKnownHere: "Nimber knows no theorem on its values",
  misereNoTheoremMisRePlay: "Nimber knows no theorem on its misère play",
  aloneStandsAloneNoValues: "it cannot be part of a sum and has no values",
  notHere: "the theorem does not cover this position",
  normalPositionsNotTwoHeapsMoves: "its positions are not two heaps with moves given as data",
  normalMisReQuotientSpeaksMis: "a misère quotient applies to misère play only",
  aloneStandsAloneUnderMisRe: "under misère play it cannot be part of a sum: it has outcomes only",
  normalPositionsNotOneHeapMoves: "its positions are not one heap with moves given as data",
  noneSuits: "it does not suit this position",
  outcomeAlone: "here it gives the outcome but no value",
  normalValuesNoPositions: "it computes no values",
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
  edges: "moves in total",
  movesMovesFromOnePosition: "moves from one position",
  seconds: "seconds",
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
  exponent: "a whole exponent, such as 3 or -1",
  comma: ", or )",
  matrix: "a matrix by rows, such as [[1,2],[3,4]] or [1,2; 3,4]",
  vector: "the right sides, such as [1,2]",
  entry: ", or ]",
  row: "; or , or ]",
  coefficients: "one polynomial in x, or three coefficients, such as roots(x^2 + x + 6) or roots(1, 1, 6)",
  equation: "+, *, /, ^, = or )",
  small: "a number below 2^65536",
  degree: "a polynomial in x of degree 1 or 2",
  leading: "a coefficient other than 0",
  constant: "an expression without x: x may occur only in sums, products and powers",
  roots: "a quadratic with roots below 2^65536",
  even: "rows of equal length",
  square: "as many columns as rows",
  right: "as many right sides as rows",
  rootsConjugatesEachSquareOne: ({ value, all }) =>
    `its roots are the conjugates of ${value}, each the square of the one before: ${all.join(", ")}`,
  where: ({ left }) => `where ${left} = 0`,
  vieta: ({ sum, product }) => `their sum is ${sum} and their product ${product}, by Vieta's formulas`,
  rankMatrixRightSidesColumn: ({ found }) =>
    `the rank of the matrix is ${found}, but ${found + 1} with the right sides added as a column`,
  onlyOne: "the only one",
  unknownsMayChosenHere: ({ free }) => `free unknowns, set to 0 here: ${free}`,
  divisor: "a divisor other than 0",
  nonZero: "a nimber other than 0",
  logarithm: "a power of the base (this number is not one)",
  primes: "a nimber whose order has known prime factors below 2^40, such as any nimber below 2^64",
  order: "a nimber below 2^4096: larger orders need all factors of the Fermat number F12, which are unknown",
  single: "a single nimber: a function with several results must be used alone",
  constantNimberWithoutX: "a nimber without x",
  rule: "Below a number D = 2, 4, 16, 256, …, each the square of the one before, products stay below D. Multiplication by D is ordinary, and D ⊗ D = D ⊕ D/2.",
  for: ({ a, b, value }) => `${a} / ${b} = ${value}, because ${value} ⊗ ${b} = ${a}`,
  nimPowerSoManyFactors: ({ text, value }) =>
    `${text} = ${value}: a nim power, the product of that many factors.`,
  nimPowerPowersRepeatAfter: ({ text, value, base, circle, least }) =>
    `${text} = ${value}: a nim power. The powers of ${base} repeat after ${circle}, so it equals the power with exponent ${least}.`,
  nothingTimesAnythingNothing: ({ text }) => `${text}: 0 times anything is 0.`,
  changesNothing: ({ text }) => `${text}: multiplying by 1 changes nothing.`,
  title: ({ x, y, d, parts }) => `${x} ⊗ ${y}, D = ${d}: ${parts.join(", ")}`,
};

export const rules: Sentences<M.Rules> = {
  divisionZero: "division by zero",
  powerNegativeExponent: "a power with a negative exponent",
  squareRootNegativeNumber: "the square root of a negative number",
  valuationBaseBelow: "a valuation to a base below 2",
  primesOfNegative: "the primes of a negative number",
  digitsBaseBelow: "digits in a base below 2",
  bitWidth: ({ most }) => `a number of bits from 1 to ${most}`,
  digitsNegativeNumber: "the digits of a negative number",
  digitsNegativeNumber2: "the digits of a negative number",
  mostCharacters: ({ longest }) => `at most ${longest} characters`,
  system: ({ mostBase }) =>
    `a numeration system: a base from 2 to ${mostBase}, zeckendorf, or ostrowski(a) with a from 1 to ${mostBase - 1}, or ostrowski(a,b,…) with the period of a continued fraction [1; a, b, …]`,
  periodWhoseDigitsTakenTogether: ({ mostBase, digitsFor }) =>
    `a period whose digits, taken together, are at most ${mostBase}, not ${digitsFor}`,
  whole: "1 before the semicolon, as in [1; a, b, …], and after it the period of the continued fraction",
  numberFrom: ({ least, most }) => `a number from ${least} to ${most}`,
  digitOfPattern: ({ most }) => `a digit from 0 to ${most}, \`.\`, \`[\` or \`(\` in a pattern of digits`,
  digitsAscending: "digits in ascending order, as in `[0-2]`",
  columnsEnd: "numbers, a base and a modulus, as in `columns(x,y,z,2) % 3 = 0`",
  endOfPattern: "a digit, `*`, `+`, `?`, `|` or `)` in a pattern of digits",
  oneRoot: "only one square root, such as phi or sqrt(2)",
  knownDivisor: "a divisor without letters, other than 0, beside a square root",
  plainRoot: "a number without a square root",
  integers: "integers",
  squareRootWhatNotNegative: "the square root of a non-negative number",
  number: "a number: digits, a letter, or a call such as min(a,b)",
  lawNumber:
    "a number: digits, a letter, or a call such as min(a,b), floor(phi*k), valuation(n,2), popcount(n) or zeros(n,zeckendorf)",
  condition: "a condition, such as n > 0",
  ceilOfQuotient: "a quotient by a positive number, such as ceil(n/2)",
  lastIsANumber:
    "a letter; make what the last move took a number of the position, such as [n,l: n-k,k if k != l]",
  aSet: "a set: squares, primes, fibonacci, powers(b), divisors(n), digits(n), {1,3,4} or {1..9}",
  numberNotCondition: "a number, not a condition",
  or: "`,`, `..` or `}`",
  variable: "a letter for a coordinate of the position, such as n",
  clause: "`legal:`, `lost:`, `won:` or `block:`",
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
  anotherLetterThan: ({ each }) => `a letter other than ${each}`,
  commaOrColon: "`,` or `:`",
  one: ({ word }) => `one \`${word}:\``,
  moveLeavesOneComponentGame: ({ clause }) =>
    `a move that leaves one component: a game with \`${clause}\` cannot be part of a sum`,
  blockedMoves: ({ most }) => `a number from 1 to ${most}: how many moves the opponent may forbid`,
  turnsBesideBlock: "a move without `again:` or `answer:` in a rule with `block`",
  blockHere: "the end of the rule: `block:` can stand only in a rule that is a game of its own",
  opponentForbids: ({ blocked }) =>
    blocked === 1
      ? "Before each move the opponent may forbid one move."
      : `Before each move the opponent may forbid up to ${blocked} moves.`,
  barBetweenMoves: "`|` between two moves",
  misereIsNoClause: "`legal:`, `lost:`, `won:` or `block:` (misère play is the option --misere)",
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
  digitOf: ({ of, number, base }) =>
    base === "10" ? `${of} is a digit of ${number}` : `${of} is a digit of ${number} in base ${base}`,
  oneOfListed: ({ of, printSet }) => `${of} is one of ${printSet}`,
  and: ({ chain, said }) => `${chain} and ${said}`,
  notSo: ({ of }) => `not (${of})`,
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
  anyHolding: ({ where, names, holds }) => `${where}, for any ${names} ≥ 1 such that ${holds}`,
  fromMoveLeads: ({ from, all }) => `From ${from} a move leads to ${all.join("; or to ")}.`,
  divisionRoundsDown: "Division rounds down.",
  noNumberMayBecomeNegative: "No number may become negative.",
  legalPositions: ({ holds }) => `A position is legal only where ${holds}; no move leads to another.`,
  legalNeedsComponents:
    "an option that names each component, such as a & n-a: `legal:` cannot check the numbers that `split` leaves",
  turnsBesideOthers: "a component of this rule: a move with `again:` or `answer:` leaves no other game",
  numbersAfterGame: ({ game }) => `a position after the game, such as \`${game} 1\``,
  boundOfLetter: ({ letter, variable }) =>
    `a bound for the letter ${letter}, such as \`if ${letter} <= ${variable}\``,
  otherGameHere: "a component of this rule: other games can stand only in a rule that is a game of its own",
  lost: "lost",
  won: "won",
  inARow: ({ sentences }) => sentences.join(" "),
  playEndsPlayerMove: ({ holds, how }) => `Play ends where ${holds}: the player to move has ${how}.`,
  noKey:
    "positions that are objects need a `key`: a function that returns a number or a string, equal for equal positions",
  expectedOptionsListGeneratorGot: ({ shown }) =>
    `expected the options as a list or a generator, got ${shown}`,
  expectedEachOptionPositionSplit: ({ shown }) =>
    `expected each option as a position, split(…) of several, or { at, to }, got ${shown}`,
  rules: "these rules",
  wholeWholeNumberLeast: "a whole number of at least 0",
  nextMoveTakingEntersHeap: ({ taken, heap }) =>
    `the next move, taking ${taken}, becomes possible at heap ${heap}; Nimber claims nothing beyond that`,
  nextMoveEntersHeapNothing: ({ to, heap }) =>
    `the next move, to ${to}, becomes possible at heap ${heap}; Nimber claims nothing beyond that`,
  conditionRuleChangesHeapNothing: ({ heap }) =>
    `a condition of the rule changes at heap ${heap}; Nimber claims nothing beyond that`,
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
  graphDirected: "->, because the graph is directed",
  end: "the end",
  vertexOrEnd: "a vertex, -> or ;",
  noLineNMBeginning: "no line `n m` at the beginning",
  headerBeforeLines: ({ vertices, lines, following, ends }) =>
    `${vertices} ${lines} before ${following} lines with vertices to ${ends}`,
  headerNMMNumber:
    "a header `n m`, m the number of lines that follow and vertices from 1 to n, or from 0 to n − 1",
  expected: '{"edges": [["u", "v"], …], "vertices": ["u", …], "won": ["v", …]} or {"u": ["v", …], …}',
  otherJson: "other JSON",
  whatNoJson: "text that is not JSON",
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
    "Added to a component of finite value m, the next player wins iff m is in that set; otherwise nobody can force a win.",
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
  numberOfLetter: ({ name }) => `a natural number for ${name}`,
  wordOfLetter: ({ name }) => `a word for ${name} of the characters in the form`,
  noFormOfLines: ({ id }) => `no form, because the input of ${id} is one position a line`,
  lineOfGame: ({ id }) => `a position of ${id}, one a line`,
  positionOfForm: ({ id, legal }) =>
    `numbers that make positions of ${id}${legal === undefined ? "" : `, with ${legal}`}`,
  drawn: "play may never end, so a position may be a draw, but the program prints only two answers",
  noPositionsDrawn: ({ box, tries }) =>
    `a form whose numbers make positions up to ${box.join(",")}; ${tries} random tests did not`,
  soFirstPlayerWins: "So the first player wins.",
  soSecondPlayerWins: "So the second player wins.",
};

export const automata: Sentences<M.Automata> = {
  notToldDigits: ({ what, id }) => `digits in ${id} do not determine ${what}`,
  howOftenDividesNumber: ({ base }) => `how often ${base} divides a number`,
  numberBinaryDigits: "the number of binary digits 1",
  lastDigitBase: ({ base }) => `the last digit in base ${base}`,
  notToldByDigits: ({ what, id }) => `digits in ${id} do not determine ${what}`,
  nimSums: "nim-sums",
  powers: ({ of }) => `powers of ${of}`,
  fibonacciNumbers: "Fibonacci numbers",
  digitsNotToldThose: ({ nameOf, id }) => `digits in ${id} do not determine digits in ${nameOf}`,
  multiplesSquareRootNotTold: ({ radicand, id }) =>
    `digits in ${id} do not determine multiples of the square root of ${radicand}`,
  walnutNoSystemPlacesOne: ({ quotients, id }) =>
    `Walnut has no system that joins ${quotients} places into one digit, which ${id} needs here`,
};

export const law: Sentences<M.Law> = {
  rulerRegularity: ({ claim }) =>
    `${claim} This is a ruler regularity: 2**valuation is 1, 2, 1, 4, 1, 2, 1, 8, ….`,
  whereOfLists: "a law of all lists, without `where`",
  growingTakes: "docs/theory/period.md, growing takes",
  squareTakes: "docs/theory/cycles.md, takes of squares",
  componentsWithPeriods: "docs/theory/period.md, heaps of other games",
  listValue: ({ order, says, used }) =>
    `The value of ${order === "any" ? "a list" : order === "ascending" ? "an ascending list" : "a descending list"} is ${says}${used.length === 0 ? "" : `, where ${used.join(", and ")}`}.`,
  listOutcome: ({ order, player, says, used }) =>
    `${order === "any" ? "A list" : order === "ascending" ? "An ascending list" : "A descending list"} is ${player === "P" ? "a P" : "an N"}-position iff ${says}${used.length === 0 ? "" : `, where ${used.join(", and ")}`}.`,
  listNimsum: "nimsum is the nim-sum of its numbers",
  listSum: "sum is the sum of its numbers",
  listCount: "count is how many of its numbers are positive",
  listLargest: "largest is its largest number",
  listSmallest: "smallest is its smallest positive number",
  listOdds: "odds is how many of its numbers are odd",
  listOnes: "ones is how many of its numbers are 1",
  listKinds: "kinds is how many different positive numbers it has",
  listUnpaired: "unpaired is how many positive numbers it has an odd number of times",
  listEqual: "equal is how often it has its most frequent positive number",
  listsFromStart: ({ id, start, count }) =>
    `a program gives the moves of ${id}, so only play can test the law; it holds at all ${counted(count, "position")} reachable from ${start.join()}`,
  noLawOfLists: "no condition on sums, counts, nim-sums or equal numbers fits the first lists",
  argumentsOfValue: ({ variables }) =>
    `the letters ${variables.join()} in this order, or numbers in their places, such as sg(${variables.map((each, i) => (i === variables.length - 1 ? "0" : each)).join()})`,
  whereOfEquations: "an equation without `where` (with `for n >= 4` it holds from a heap on)",
  noPositionWhere: ({ where }) =>
    `a condition that small positions meet, because no position that was looked at has ${where}`,
  movesLeaveDomain: ({ where }) =>
    `moves lead away from the positions where ${where}, and no law of all positions is proved`,
  lettersWithoutNumber: ({ where }) => `a condition that leaves a letter without a number, not ${where}`,
  witnessesDoNotCoverAll: "the witnesses do not cover all positions",
  noAutomatonTells: ({ shown, what }) => `no automaton computes \`${shown}\`: it is ${what}`,
  numberDigitsOnlyRemaindersBounds:
    "a number of digits, and an automaton can only compute its remainders and bounds",
  productVariables: "a product of variables",
  powerVariable: "a power with a variable",
  divisionVariable: "a division by a variable",
  divisionZero: "a division by zero",
  rootVariable: "the root of a variable",
  primeFactors: "a function of prime factors",
  commonDivisorVariables: "a common divisor of variables",
  squares: "a set that digits do not determine",
  primes: "a set that digits do not determine",
  setNumbersBothSigns: "a set of numbers of both signs",
  setDependsVariable: "a set that depends on a variable",
  turns: "some moves set who moves next (again, answer), which automata do not support",
  provedByPlay: ({ count }) => `proved by play from each of ${counted(count, "position")}, which are all`,
  provedByTheorem: ({ source }) => `proved: ${source}`,
  provedFiniteTheoremPeriods: "proved by a finite theorem on periods",
  provedMisReQuotientWhose: "proved by the misère quotient, whose elements repeat",
  provedAllPositionsAutomaton: ({ heaps, count, isPart, hasDraws }) =>
    `proved for all ${isPart ? "these " : ""}positions${heaps === undefined ? "" : ` of ${heaps} heaps`}, by an automaton of ${counted(count, "state")}${hasDraws ? "; positions neither lost nor won are draws" : ""}`,
  anyNumberComponents: "any number of components",
  noPositionLegal: "a condition that some position meets",
  byProgram: "a program gives the takes of each heap, so no automaton can represent them",
  movesGivenProgramNoAutomaton: ({ id }) =>
    `a program gives the moves of ${id}, so no automaton can represent them`,
  observed: ({ range, claim }) => `Observed for ${range}: ${claim}`,
  pairsByMex: ({ larger, list }) =>
    `The P-positions are (a_n,b_n) and (b_n,a_n): a_n is the least number in no earlier pair, and ${larger}${list === "" ? "" : `, except that ${list}`}.`,
  pairsBySteps: ({ steps, list }) =>
    `The P-positions are (a_n,b_n) and (b_n,a_n): a_n is the least number in no earlier pair, and b_n exceeds b_(n-1) by ${steps.join(" or ")}${list === "" ? "" : `, except that ${list}`}.`,
  pairsByMorphism: ({ start, of, rules, letters, from, both }) =>
    `The P-positions are (a_n,b_n) and (b_n,a_n): they begin with ${start}; from n = ${from} on, the differences ${of} spell the word that begins with A and that the substitution ${rules} maps to itself, where ${letters}${both ? "" : "; b_n is the least number after b_(n-1) that is no a_i"}.`,
  noSumCoordinatesNoOrder: "no sum and no order of the coordinates decreases with every move",
  otherGameWithoutLaw: ({ id, most }) =>
    `a move leaves a component of ${id}, whose values have no formula and no proved period up to ${most} with its preperiod`,
  allAreDraws: "No position is lost or won: all are draws.",
  onlyPlayTests: ({ grows, draws }) =>
    `play can ${grows ? "reach ever larger positions" : "return to an earlier position"}, so only play tests the law${draws ? "; positions neither lost nor won are draws" : ""}`,
  cyclesHaveOutcomes: "a law of outcomes, such as `P iff n = 0`: play can return to an earlier position",
  checkerReadsNoNotation: ({ id }) => `the checker cannot read the notation of ${id}`,
  law: "a law, such as `P iff n % 3 = 0` or `sg = n xor 1`",
  digitsSeveralSystems: "digits of several systems",
  rootsSeveralNumbers: "roots of several numbers",
  noSystemTellsDigits: ({ what }) => `no numeration system determines ${what} by its digits`,
  multiplesSquareRootNeedMore: ({ radicand, mostDigits }) =>
    `multiples of the square root of ${radicand} need more than ${mostDigits} digits: every continued fraction of its field has a period that needs more`,
  caseOfValue: "`if` and a condition: only the last case has none",
  latexOtherwise: "otherwise",
  latexObserved: "observed for",
  otherwiseOfValue: "`; else` and a value after the last case",
  casesWithoutLetters: "a case in the letters of the position alone",
  equationsOfValues:
    "an equation between values, such as `sg(n + 12) = sg(n) for n >= 4`, `sg(0..2) = 0,1,2` or `sg(2*q+1) = sg(q)`",
  oneLetterOfEquation: ({ name }) => `the letter ${name} throughout the equation`,
  periodWithin: ({ most }) =>
    `a period from 1 whose sum with the first heap is at most ${most}, and a saltus up to ${most}`,
  splitResidues: ({ period }) =>
    `residues below ${period} of the period ${period}, and a saltus after \`else\`, as in \`sg(n + 4) = sg(n) if n % 4 in {1}; else sg(n) + 2\``,
  valuesOfHeaps: ({ first, last }) => `one value for each heap from ${first} to ${last}`,
  equationForEachDigit: ({ base }) =>
    base >= 2 && base <= 36
      ? `one equation for each of ${base}*q to ${base}*q+${base - 1}`
      : "a base from 2 to 36",
  valueOfHeapZero: "the value of heap 0, such as `sg(0) = 0`",
  firstHeaps: ({ most }) => `the values of the first heaps, as sg(0..${most}) = …`,
  smallerHeap: "the value of a heap that is smaller, and no less than 0",
  stepOfRecurrence:
    "an expression in q, n and sg(q), or the value of another smaller heap such as sg(2*q+1); with cases, of sg(q) and the heap before the block, such as sg(2*q-1)",
  equationsOfOneHeap: ({ id }) =>
    `a game of one heap, because equations between values need one; ${id} is not`,
  automatonIsNoText: "a law in words: only `nimber law GAME --export` prints an automaton",
  letterNoUpperBoundLaw: ({ letter, variables }) =>
    `the letter ${letter} has no upper bound in the law, whose game has the ${variables.length > 1 ? "letters" : "letter"} ${variables.join(", ")}`,
  smallerNumberLargerProved: ({ first, second, text }) =>
    `with ${first} as the smaller number and ${second} as the larger, Nimber proves: ${text}`,
  moveLeavesSeveralComponentsSo:
    "a move leaves several components, so a law of outcomes alone does not extend to sums",
  powersNoNimSum:
    "the law tells powers of a base in place of values, and these have no nim-sum for moves that leave several components",
  gameWonOutcomesNoValues: "a game with `won` or `block` has outcomes but no values",
  extrasOfRule: "the moves of a rule with `block` or with other games cannot be left out one by one",
  lawAloneMovesMayLeave: ({ own, id }) =>
    `a law of ${own} alone, because the moves of ${id} may leave more than one heap`,
  noNumbers: "the positions of this game are not numbers",
  lawOfRuns: ({ letter, says }) => `Of runs of ${letter}, where n is the length: ${says}`,
  noRun: ({ letter, at }) => `the move ${at} leaves more than runs of ${letter}`,
  noLaw: "Nimber found no automaton of its P-positions",
  noneInBase: ({ radix }) => `no small automaton in base ${radix} agrees with play`,
};

export const session: Sentences<M.Session> = {
  failed: ({ message }) => `This failed: ${message}`,
  heaps: "a game of one heap, such as kayles",
  numbers: "a game whose positions are numbers",
  stopped: "Stopped.",
  late: "No answer arrived in time.",
};

export const userRules: Sentences<M.UserRules> = {
  notErasable: "only erasable types are supported: no `enum`, no `namespace`",
  noImports: "imports are not supported; the useful functions are already in scope",
  noDefault: "export by name: `export const start`, `export function* moves`",
  boardExpectedLinesLettersList: ({ shown }) =>
    `\`board\`: expected lines of letters or a list of cells, found ${shown}`,
  formatExpectedString: ({ found, position }) =>
    `\`format\`: expected a string, found ${found} for ${position}`,
  valueTypeNeedsKey: ({ path, kind }) => `\`${path}\`: a value of type ${kind} needs a \`key\``,
  noPosition: ({ path, part }) => `\`${path}\` is ${part}, which is not a position`,
  positionNestsDeeperThanLevels: ({ deepestPosition }) =>
    `a position nests deeper than ${deepestPosition} levels, or holds itself: it needs a \`key\``,
  movesLedNoPosition: ({ shown }) => `\`moves\` led to ${shown}, which is not a position`,
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
  unsaid: "`next`: a file whose moves set who moves next must contain `export const entails = true;`",
  noStartWriteExampleExport: "there is no `start`: write, for example, `export const start = 12;`",
  noMovesWriteExportFunction: "there are no `moves`: write `export function* moves(n: number) { … }`",
  notExportRulesFileLeave: ({ name, parts }) =>
    `\`${name}\` is not an export of a rules file: leave out the word \`export\`, or use one of ${parts.join(", ")}`,
  notExportRulesFileDid: ({ name, near }) =>
    `\`${name}\` is not an export of a rules file. Did you mean \`${near}\`?`,
  allLegal:
    "`legal` is read by `nimber --rules`, not in the Lab, whose tables have no gaps; leave it out here",
  startNotLegal: ({ start }) =>
    `\`start\`: expected a legal position, found ${start}, which \`legal\` excludes`,
  expectedLegalPosition: ({ notation }) => `${notation}, for which \`legal\` is true`,
  expectedTrueFalseFound: ({ part, format, shown }) =>
    `\`${part}\` of ${format}: expected true or false, found ${shown}`,
  noWins:
    "`won`: use `nimber solve --rules` for a game whose positions decide the winner; this command does not support it",
  notInTurn: "`won`: a file whose moves set who moves next must not contain `won`",
  movesMoveLeavesOtherThan: ({ position, at }) =>
    `\`moves\` of ${position}: move ${at} must leave exactly one position, because a game with \`won\` cannot be part of a sum`,
  partsExpectedListPositionsFound: ({ format, shown }) =>
    `\`parts\` of ${format}: expected a list of positions, found ${shown}`,
  expectedFunctionFound: ({ part, shown }) => `\`${part}\`: expected a function, found ${shown}`,
  entailsMovesSayWhoMoves:
    "`entails`: use `nimber solve --rules` for moves that set who moves next; this command does not support them",
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
  generatorLinesFunction: "a generator of lines (`function*`)",
  linesTextNumbers: "lines of text, or numbers",
  judgeExpectedFound: ({ expected, shown }) => `\`judge\`: expected ${expected}, found ${shown}`,
  position: ({ example }) => `a position, such as ${example}`,
  claim: ({ id }) => `The law of ${id}`,
  lawExpectedTrueFalseNumber: ({ got, at }) =>
    `\`law\`: expected true, false or a number, found ${got} for ${at.join(", ")}`,
};

export const codegen: Sentences<M.Codegen> = {
  sgNEveryNTheorem: ({ formula }) => `sg(n) = ${formula} for every n >= 0, a theorem.`,
  proved: ({ by }) => `proved: ${by}.`,
  noHeap: "expected a game whose position is one heap",
  noValue: "only outcomes are known, not values",
  endless: "expected positions from which play ends",
  positionLetterCountsNothingN: "a position: a letter that is not a count, such as a in n a*n",
  oneSet: "one set `{…}`",
  anotherLetterThanCountsSomething: ({ nameOf }) => `a letter other than ${nameOf}, which is a count`,
  arrowEnd: "a comma before another coordinate, `&` before another position, or the end",
  arrowSize: ({ size }) => `${size} ${size === 1 ? "number" : "numbers"} for each position after the arrow`,
  arrowHeld: "an expression that fits in 64 bits",
  formReadTwoWays: ({ name, all, repeated }) =>
    `an arrow that says which numbers are positions: with ${name} \`-> ${all}\`, without it \`-> ${repeated}\``,
  arrowLetter: "a letter that the form reads before the arrow",
  limitLetter: ({ letters }) => `a letter of the form (${letters.join(", ")}), as in n <= 1e9`,
  limitSign: "<=, as in n <= 1e9",
  limitNumber: "a number below 2^63, as in n <= 1e9",
  limitLeast: "a number of at most the other bound, as in 1 <= n <= 1e9",
  limits: ({ text }) => `For inputs with ${text}.`,
  arrowTwo: ({ name }) => `different letters for different numbers: ${name} stands for two`,
  rowsOfWords: "the end: answers that share a line are one word each",
  moveField: ({ fields, isEach }) =>
    `a number of a winning move: ${fields.filter((field) => !isEach || field !== "all").join(", ")}${isEach ? "; all stands after first only" : ""}`,
  movesNone: ({ id, print }) =>
    `${id}: no program prints ${print}: its moves are no set of takes, row of tokens or rule in a line; expected two words, such as Yes/No`,
  movesMisereSplit: ({ id }) =>
    `${id}: no program prints winning moves under misère play, because a move leaves several positions, whose outcomes do not decide their sum`,
  movesFar: ({ id, most }) =>
    `${id}: no program prints winning moves within these limits, because it would try the moves one by one; numbers up to ${most} are possible`,
  movesSame: ({ id }) =>
    `${id}: a program neither counts nor lists moves that leave several positions, because several choices may be one move; expected the first, as in Yes | first place/No`,
  rangeTests: "a form without tests, because each number of the range is one",
  movesSets: "one set for all positions of a test, because the answer lists moves",
  movesWhole: ({ id }) =>
    `${id}: expected words for the winner, such as Yes/No, found winning moves; only positions that are numbers have them`,
  movesCopies: "one copy of each position, because the answer lists moves",
  movesParts: ({ id, field }) =>
    `${id}: ${field} needs moves that leave one position, found a move that leaves several; expected place, from or count`,
  movesTake: ({ id }) => `${id}: take needs moves that change one number; expected from and to`,
  winningMoves: ({ isSum }) =>
    isSum
      ? "A winning move leaves positions of nim-sum 0."
      : "A winning move leaves a position that the player to move loses.",
  foldWithin: "an expression without a function of a list",
  foldList: "a function of one list: letters of that list, and numbers read before it",
  foldKept: ({ name }) => `numbers that stand within the same brackets as the list of ${name}`,
  arrowNothing: "a position that depends on a letter of the form",
  setRepeated: "the set outside a repeated part, or in the part of the positions that use it",
  listsOneCount: "lists of one length, such as w*n b*n, for the coordinates of a position",
  letterCountsSomethingPositionsStand: "a letter that is a count: positions belong inside tests",
  expected: ({ size, variables }) => `${size} letters side by side for each position ${variables.join(",")}`,
  remark: ({ step }) =>
    `The player to move loses at (x, x + ${step === 1 ? "n" : `${step}n`}) with x = floor(n a), a = [1; ${step}, ${step}, ...] as a continued fraction (Fraenkel, 1982).`,
  remarkPlayerMoveLosesXY:
    "The player to move loses (x, y), 0 <= x <= y, where x = 0, or x < y and y/x is below the golden ratio, which is (y - x)/x < x/y (Cole & Davie, 1969); fractions are compared by their continued fractions.",
  remarkValueFloorYXX:
    "The value is floor(y/x - x/y) for 0 < x <= y (Nivasch, 2006); fractions are compared by their continued fractions.",
  noDigitSet: ({ printSet }) =>
    `no program can express ${printSet}: write digits of a number that is never negative, in a base that is a number`,
  noPattern: "no program can express matches(…) or columns(…) by itself; the automaton of the proof has one",
  noDigits: "no program can express the law: its digits are in a system with several partial quotients",
  lawNoProgramAutomatonMore: ({ most }) =>
    `no program can express the law: its automaton has more than ${most} states`,
  lawNoProgramValuesGo: ({ most }) =>
    `no program can express the law: its automaton needs one end state for each value, and values exceed ${most}`,
  sgValues: ({ id }) => `SG values of ${id}`,
  whoWinsUnderMiserePlay: ({ id }) => `Outcomes of ${id} under misere play: 1 where the player to move wins`,
  gaps: "Numbers that are not positions have the meaningless entry 0.",
  whoWinsLostPlayerMove: ({ id }) =>
    `Outcomes of ${id}: lost is 1 where the player to move loses, and 0 elsewhere.`,
  text: ({ title }) => `${title}.`,
  sgFromComputedFromRules: ({ title, names, most }) =>
    `${title}: sg(${names}) from 0 to ${most}, computed from the rules.`,
  sgNNFromComputed: ({ title, last }) => `${title}: sg(n) for n from 0 to ${last}, computed from the rules.`,
  sgNEveryN: ({ title }) => `${title}: sg(n) for every n >= 0.`,
  text2: ({ word }) => `; ${word}`,
  instanceOf: ({ known, theorem }) => `${known}; an instance of ${theorem}`,
  provedNumberItself: ({ theorem, checked }) => `proved: sg(n) = n, theorem: ${theorem}${checked}.`,
  provedPreperiodPeriodTheorem: ({ preperiod, period, saltus, theorem, checked }) =>
    `proved: preperiod ${preperiod}, period ${period}${saltus === 0 ? "" : `, saltus ${saltus}`}, theorem: ${theorem}${checked}.`,
  outcomes: "won[i]: 1 if the player to move wins; each move from i + take to a lost i wins",
  rules: "sg[i]: the mex of the options of i; seen marks their values with i",
  tableOfBits: "sg[i]: the mex of the options of i; long integers find many values at once",
  tableOfSubsets: "lost: a bit for each subset that the player to move loses, found size by size",
  tableOfSums:
    "sg: the mex of the options; the nim-sums of two parts are found at once, as long integers or sets",
  law: "a large heap has the same value as a small one",
  noProvedLaw: ({ alone, id, seen, because }) =>
    `${id} has no proved law${alone ? "" : " of values"}${seen === undefined ? "" : `, only ${seen}`}${because === undefined ? "" : ` (${because})`}`,
  triedFactors: ({ most }) => `the law needs prime factors, which a program finds for numbers up to ${most}`,
  triedSlow: ({ options, most }) =>
    `a program that fills a table by the rules would visit about ${options.toExponential(0)} options, more than ${most}`,
  triedSearch: ({ most }) => `a search has numbers of at most ${most}`,
  triedTable: ({ most }) => `a table has at most ${most} positions`,
  misereWhole: ({ id }) =>
    `misère play: the theorem of ${id}, on which its program relies, is about normal play`,
  misereAdjacent: ({ read }) =>
    `misère play: no program reads the takes of rows and circles, as in ${read}; expected a game with its own takes, such as row{2}`,
  wholeMisere: "Misère play: whoever cannot move wins.",
  misereSums: ({ id, because }) =>
    `values do not decide sums of ${id} under misère play: ${because}, and no misère quotient of few elements was found that covers these heaps; expected smaller heaps (a smaller --to), or a form with one position a test, such as 'T (n)*'`,
  limitsBeyond: ({ id, limits, tried }) => `${id}: no program for ${limits}: ${tried.join("; ")}`,
  limitsLetter: ({ letter }) =>
    `expected a limit of ${letter}, because positions are made of it, such as ${letter} <= 1000`,
  rangeMoves: ({ most }) =>
    `Proved for heaps up to ${most}: a move leads to any heap of a range whose ends grow with the heap, and the value changes only where an end passes such a change.`,
  lostHeaps: ({ count, last }) =>
    `Computed by Nimber: exactly ${count} heaps up to ${last} are lost. Observed, not proved for larger heaps.`,
  heapsUp: ({ box }) => `Heaps up to ${box}.`,
  positionsUp: ({ box }) => `Positions up to ${box.join(",")}.`,
  adjacentFar: ({ most }) =>
    `a program that reads the takes of adjacent tokens has rows of at most ${most} tokens`,
  adjacentTakes: ({ isCircle, mostTakes }) =>
    `${isCircle ? "Circles: the first move takes adjacent tokens and leaves a row, a move in a row" : "Rows: a move"} takes s adjacent tokens, s in a set that is read (at most ${mostTakes} numbers).`,
  sNimTakeSTokens: ({ mostTakes }) =>
    `S-Nim: take s tokens from one heap, s in a set that is read (at most ${mostTakes} numbers).`,
  values: "sg[i]: the mex of the options of i; seen marks their values with a new stamp",
  heapsUp2: ({ last }) => `Heaps up to ${last}.`,
  winner: "Sprague-Grundy: the player to move loses when the nim-sum (^) of the positions' values is 0.",
  alone: "The value is 1 where the player to move wins, and 0 elsewhere.",
  quotientWinner:
    "Misère play: each heap has an element of a finite monoid; the product of all decides who loses (Plambeck & Siegel 2008).",
  quotientFound: ({ order, heaps, preperiod, period }) =>
    heaps === undefined
      ? `Proved: the misère quotient of all heaps has ${order} elements; those of heaps repeat from ${preperiod} on with period ${period}.`
      : `The misère quotient of heaps up to ${heaps} has ${order} elements, verified.`,
  quotientCopies: "positions without a number of copies, because misère sums are products",
  quotientMoves: ({ id, print }) =>
    `${id}: no program prints ${print} for misère sums by a quotient; expected two words, such as Yes/No`,
  "editorial.ideaQuotient":
    "SG values do not decide sums here. Heaps that no sum can tell apart are one element of a monoid, the misère quotient; adding heaps multiplies their elements.",
  "editorial.whyQuotient":
    "Nimber verified for each heap that its options and the products agree with the lost elements; the periodicity theorem of misère quotients covers the larger heaps.",
  "editorial.costQuotient": ({ order, values }) =>
    `The program contains the products of ${order} elements with heaps, and the elements of ${values} heaps; two look-ups for each heap.`,
  antiSgWinner: ({ because }) =>
    `Misère play: the player to move loses when the nim-sum (^) of the positions' values is 0, or 1 where no value exceeds 1; ${because}.`,
  ruleTable: "sg: the mex of the options; seen marks their values with a new stamp",
  playsFar: ({ most }) => `a program that plays has rows of at most ${most} tokens`,
  playsForm: "one position in single numbers, such as 'n l r'",
  playsOther: ({ id }) =>
    `${id}: no program that plays it; there is one for rules that take adjacent tokens of a row, such as '[n,l,r: a-1,l,r & b-1,l,r if l <= n-a-b+2 <= r]'`,
  playsInput: ({ text, wins, loses }) =>
    `Plays against the judge. Input: ${text}, then the other side's moves as 'first token, number of tokens', until a first token of 0 or less. Output: ${wins} to begin, or ${loses}, then moves in turn.`,
  playsRow: ({ most }) =>
    `Rows of up to ${most} tokens. Where a move can leave two equal halves, it is the first one, and each move is mirrored; else the values of rows decide.`,
  playsValues: "sg[i]: the mex of the nim-sums of both parts that are left of i tokens",
  playsFields: "`start take`, the numbers of a move",
  share:
    "Proved: a multiple of k has the value n/k, any other heap that of n - n/k - 1. Equal steps are made at once.",
  filling:
    "Proved: let q be the largest c from which no move fills the box. For c > q the value is the room left, else that of a box of q.",
  search: "state: 3 plus the value of each position met; positions needed first wait above it",
  noSetTakesOwn: ({ id }) => `a form without a set: the rules of ${id} fix its takes`,
  setTakes: " ({} is the set of takes)",
  rows: ", in rows",
  each: " for each",
  inputLines: ({ text, set, won, lost }) => {
    const named: Readonly<Record<string, string>> = {
      place: "the number of the position",
      from: "the position before it",
      to: "the position after it",
      take: "the number that it takes",
      all: "all positions after it",
    };
    const lines = won.map(({ kind, word, fields = [] }) => {
      const numbers = fields.map((field) => named[field] ?? field).join(", ");
      if (kind === "count") return "the number of winning moves";
      if (kind === "each") return `a line for each winning move with ${numbers}`;
      return kind === "first" ? `the first winning move with ${numbers}` : (word ?? "");
    });
    const words = lost.join(", then ");
    return `Input: ${text}${set}. Output for each test: ${lines.join(", then ")}; where the player to move loses, ${words}.`;
  },
  inputPlaces: ({ text, set }) =>
    `Input: ${text}${set}. Output: the places of the tests that the player to move wins, in rows.`,
  inputOutput: ({ text, set, wins, loses, row }) =>
    `Input: ${text}${set}. Output: ${wins} or ${loses}${row}.`,
  title: ({ id, rule }) => `${id}: ${rule}`,
  testsOnePositionEachT:
    "tests of one position each, such as T (x y)*, because a game with `won`, or under misère play, cannot be part of a sum",
  halves: "Nim products of numbers below 2^64, by halves: with D = 2, 4, 16, ..., 2^32, D * D = D ^ D/2.",
  belowLogarithmsGeneratorImagesI:
    "Below 2^16 by logarithms to the generator 258; images[i] = 258 * 2^i; logs[0] leads beyond all others, to 0.",
  halvesTimesDTimesTwo:
    "halves: times 2^15, which is D/2; times 2^31 = 2^15 * 2^16 is two or three of these.",
  planesBitIAllNumbers:
    "Bit i of thousands of numbers is a plane, and an integer has all 64 planes; swapped: from numbers to planes and back.",
  halfTimesDDSo:
    "half: times D/2, for D = 2, 4, 16, ..., 2^32; so the products of thousands of pairs are computed together.",
  form: "Input: T (a b)*. Output: the product for each.",
  item: "a letter for a number, `(` or `{`",
  count: "a number, or a letter that was read before",
  letter: "a letter for a number",
  vertices: "a number read before, of vertices",
  alphabet: ({ as, example }) => `the characters of a word, each once, such as \`${as}(${example})\``,
  sameWord: "the same word read in another way, such as `r*alternating(RB)` after `c*counts(RB)=`",
  absentRange: ({ most }) => `a range of numbers up to ${most} in ascending order, such as \`absent(1..20)\``,
  letterNumberEnd: "a letter for a number, `*`, `(`, `{` or the end",
  anotherLetterThan: ({ name }) => `a letter other than ${name}`,
  nothingAfterTestsGo: "nothing after tests repeated with `*`",
  letterNumber: "a letter for a number, or `)`",
  numberFrom: ({ most }) => `a number from 1 to ${most}`,
  noTestsWithinPartTest: "no tests within a part of a test: `*` and a number",
  numberAfterTestsLieMost: ({ deepest }) => `a number after \`*\`: tests nest at most ${deepest} deep`,
  untilUntil: "`0`, as in until 0 or until 0 0",
  endSaysHowManyTests: ({ before }) => `the end: ${before} says how many tests there are`,
  testsBeginTheirEndKnown: ({ numbers }) =>
    `tests that begin with ${numbers === 1 ? "a letter" : `${numbers} letters`}, which mark their end`,
  expectedTwoWordsBetweenThemYes:
    "two words separated by `/`, such as Yes/No or W/L rows, or count, or `each place rows`",
  plain: "letters and digits",
  anotherWordThan: ({ wins }) => `a word other than ${wins}`,
  noLine: "expected positions in a line of ASCII",
  noStart:
    "expected positions by name, because `parse` does not read the start as `format` writes it; found only the start",
  inputPositionLineOutputEach: ({ wins, loses }) =>
    `Input: one position per line. Output: ${wins} or ${loses} for each.`,
  sgPositionCanReachedFrom: ({ title, size, starts }) =>
    `${title}: sg(position) for the ${size} positions reachable from ${starts.join(" and ")}, computed from the rules; -1 for others.`,
  afterStateSymbolStateAutomaton: ({ end }) =>
    `after(state, symbol): the state of an automaton that reads positions letter by letter; ${end} ends them.`,
  subsets: "the mex over all moves, for every remaining set",
  subsetOutcomes: "whether a move leads to a lost set, for every remaining set",
  letters: ({ most }) => `r rows of c squares, ${most} at most`,
  lettersNVerticesFromMostM: ({ most }) => `n vertices from 1, ${most} at most, and m edges, 400 at most`,
  lettersNVerticesFromMostM2: "n vertices from 1, 16 at most, and m edges",
  lettersNRowsMostTheirLengths: ({ side }) =>
    `n rows, ${side} at most, and their lengths, ${side} at most, the longest first`,
  by: "the mex over all moves, for every shape in the order of its number",
  lettersNVerticesFromMostM3: ({ both }) =>
    `n vertices from 1, 15 at most, m ${both ? "edges" : "directed edges"}, and the token's vertex s`,
  byEverySetVerticesLeftEvery: "every set of remaining vertices, with every vertex of the token",
  lettersNVerticesFromMostM4: ({ vertices, edges }) =>
    `n vertices from 1, ${vertices} at most, m directed edges, ${edges} at most, without cycles, and k tokens on vertices s`,
  byMexOverEdgesLeadAway: "the mex over outgoing edges, in reverse topological order",
  lettersNVerticesFromMostGround: ({ vertices, edges }) =>
    `n vertices from 1, ${vertices - 1} at most, the ground being 0, and m edges, ${edges} at most`,
  byFusionColonPrinciplesBridgeCounts:
    "the fusion and colon principles: a bridge counts its upper end and one more, any other edge 1",
  squares: "n coins, and their squares from left to right, the first square being 0",
  theorem: "a theorem of the catalogue",
  lettersNStepsTokensEach: "n steps, and the tokens on each",
  byNimSumOddSteps: "the nim-sum of the odd steps",
  byMisere: "the condition of normal play while a number exceeds 1, else how many 1s there are",
  byNimSumSquares: "the nim-sum of the squares",
  byNimSumEveryOtherGap: "the nim-sum of every other gap, from the right",
  lettersNCoinsMostTheirSquares: "n coins, at most 5000, and their squares",
  byWelterSFunction: "Welter's function",
  lettersNRowsColumnsTwoPieces: "n rows, and the columns of the two pieces in each",
  byNimSumGaps: "the nim-sum of the gaps",
  lettersNHeapsTheirSizes: "n heaps, and their sizes",
  lettersNPairsCellsWhitePiece: "n pairs, and the cells of the white piece and of the black one on its right",
  lettersNTokensMostFirstMove: "n tokens, at most 10^9; the first move may not take all",
  lettersTokensFactor: "n tokens, at most 10^9, and the factor, at most 10^5, in place of that of the game",
  byLostNHBeginsLast:
    "lost where n is in the sequence h: it begins with 1, and each step adds the least term whose multiple reaches the last",
  lettersNHeapsTheirSizesSmallest: "n heaps, and their sizes, the smallest first",
  byNimSumEveryOtherDifference: "the nim-sum of every other difference of neighbours, from the right",
  lettersNHeapsLeastTheirSizes:
    "n heaps, at least 1, and their sizes; the heap of the first move comes first",
  byLostNimSumOthersNo: "lost where the nim-sum of the other heaps is at least the heap of the first move",
  lettersNHeapsMostTheirSizes: "n heaps, 1000 at most, and their sizes in the row, from 1 to 10^9",
  byOneHeapEachEndMakes:
    "for each row, the one heap at either end that makes it lost, from its shorter rows (Albert & Nowakowski, 2001)",
  lettersNCoinsCircle: "n coins in the circle",
  bySymmetrySecondPlayerAnswersRow:
    "symmetry: in the row that remains, the second player answers with the mirror image",
  lettersNMatchesLeftOWho: "n matches left, and o: 1 if the player to move has taken an odd number, else 0",
  byRemainder: "the remainder by 8",
  lettersNCrosses: "n crosses",
  byEulerSFormulaPlayLasts: "Euler's formula: play lasts 5n - 2 moves",
  inputWhole: ({ read, letters, isCounted }) => `Input: ${read}: ${isCounted ? "T tests; " : ""}${letters}.`,
  wholeForm: ({ id, forms }) =>
    `one of the forms that the program of ${id} reads: ${forms.join(" or ")}, with any letters; also one test alone, or (…)* to the end or until 0`,
  lettersRooted: ({ vertices, edges }) =>
    `g graphs; for each n vertices from 1 to n, at most ${vertices}, vertex 1 being the ground, and m edges, ${edges} at most`,
  lettersEachVertex: ({ vertices, edges }) =>
    `n vertices from 1, at most ${vertices}; m edges a b, at most ${edges}, from a to b, without cycles; one answer for each vertex`,
  lettersDownhill: ({ vertices }) =>
    `n vertices from 1, at most ${vertices}, with their heights h; n-1 edges a b of a tree, along which a move leads down; one answer for each vertex`,
  lettersJumps: ({ places }) =>
    `n different numbers a from 1 to n, at most ${places}: from a number a, a move leads to a larger one that is a multiple of a places away; one answer for each place`,
  lettersTokenOnTree: ({ vertices }) =>
    `n vertices from 1, at most ${vertices}; the token starts on vertex s; n-1 edges a b of a tree`,
  lettersMaze: ({ squares }) =>
    `r rows of c squares, at most ${squares} in all: . free, # not; the first move puts the token on any free square`,
  lettersRows: ({ most }) => `n rows in any order, at most ${most}; their lengths`,
  byDiagonal: "the outcome stays the same along the diagonal, and its last square has one row and one column",
  lettersCoprime: ({ most }) => `n numbers from 1 on, at most ${most}, without a common divisor`,
  byParityOfEvens: "an odd number of even numbers is won; otherwise only a single odd number can be tried",
  lettersCards: ({ most }) =>
    `n cards, at most ${most}, with the numbers a and b on their sides; two cards can be taken if they agree on one side`,
  lettersAllTokens: "n tokens, at most 10^18; the first move may take all",
  byMatchings: "a maximum matching: a start wins iff some maximum matching misses it",
  lettersPile: ({ most }) => `a pile of n stones, at most ${most}`,
  byConsecutiveParts:
    "values of the piles that a move can leave; each run of consecutive piles is the nim-sum of two sums from 1 on",
  lettersCells: ({ most }) => `a row of 3 to ${most} cells: X a cross, . empty`,
  lettersWord: ({ most }) => `a word of at most ${most} small letters`,
  byNearCrosses:
    "whoever can complete three crosses wins; otherwise no cross is put within two cells of another, and the other cells form rows with values",
  byEqualNeighbours:
    "the places between equal letters form rows of Dawson's Chess, whose values have the period 34",
  lettersTree: ({ vertices }) =>
    `n vertices from 1 to n, at most ${vertices}; the n-1 edges of a tree, whose root 1 is the ground`,
  lettersTreeOfRoot: ({ vertices }) =>
    `n vertices from 1 to n, at most ${vertices}; the root r, which is the ground; the n-1 edges of a tree`,
  lettersGraphOfRoot: ({ vertices, edges }) =>
    `n vertices from 1 to n, at most ${vertices}; m edges, at most ${edges}; the vertex r, which is the ground; the edges`,
  output: ({ wins, loses }) => `Output: ${wins} or ${loses}.`,
  outputPlaces: "Output: the places of the tests that the player to move wins, in one line.",
  known: ({ by }) => `Method: ${by}.`,
  "editorial.adjacentRead": "Adjacent tokens, with the set of takes in the input",
  "editorial.setRead": "S-Nim with the set in the input",
  "editorial.task": "Problem",
  "editorial.normal": "Two players move in turn, and whoever cannot move loses.",
  "editorial.misere": "Two players move in turn, and whoever cannot move wins (misère play).",
  "editorial.reading": ({ reading }) => `As a game: ${reading}.`,
  "editorial.idea": "Idea",
  "editorial.winners":
    "Both players have the same moves and play ends, so each position is either lost for the player to move (a P-position: every move leads to an N-position) or won (an N-position: some move leads to a P-position).",
  "editorial.sums":
    "Both players have the same moves and play ends, so each position has a Grundy value (SG value): the mex of its options' values, which is the least natural number that none of them has. By the Sprague-Grundy theorem a sum of positions has the nim-sum (bitwise XOR) of their values, and under normal play the player to move loses exactly when it is 0. It remains to find the value of one position.",
  "editorial.antiSg": ({ because }) =>
    `Here whoever cannot move wins. By the Anti-SG rule the player to move loses when the nim-sum is 0 and some value exceeds 1, or the nim-sum is 1 and none does: ${because}.`,
  "editorial.ideaFormula": "The law below gives it at once, whatever the size of the numbers.",
  "editorial.ideaPeriod": ({ values }) =>
    `The values repeat, so those of heaps 0 to ${values - 1} are enough: a larger heap has the value of a small one.`,
  "editorial.ideaTable": "The numbers are small enough for a table of all positions.",
  "editorial.ideaLost": "Few heaps within the limit are lost, so a list of them decides.",
  lineLosses: "losing: 1 + the lost position of each line, or 0; line: 1 if a line has a lost position",
  lineMasks:
    "losing: 1 + the lost position of each line, or 0; bits of a line: places from which a move leads to a lost one",
  "editorial.ideaLines":
    "Positions that differ by multiples of one move form a line, and a line has at most one lost position, since every later one has a move to it. So a program marks lines, not positions.",
  "editorial.whyLines":
    "In ascending order, each position comes after all positions to which moves lead. If one of these is lost, its lines are marked, and the position is won. Otherwise no move leads to a lost position, and it is lost.",
  "editorial.costLines": ({ lines }) =>
    `One pass over the positions, which ends on each of ${lines} lines at its lost position; then one look-up for each test.`,
  "editorial.ideaSieve":
    "A formula gives it by the prime factors of the number, which a sieve finds for all numbers at once.",
  "editorial.costSieve": ({ last }) =>
    `A sieve of the numbers to ${last}, once; then one look-up for each heap.`,
  "editorial.ideaSearch":
    "Play meets few positions, so a search that keeps each value it has found answers in time.",
  "editorial.ideaSet":
    "The set of moves is part of the input, so the table of heaps is made anew for each set.",
  "editorial.law": "Result",
  "editorial.why": "Why it holds",
  "editorial.whyFormula":
    "Suppose the law holds for all smaller positions. No move then leads from a position to one of the same value, and each smaller value is reached by some move. So the mex of the options is the value that the law gives, and by induction over the moves it holds everywhere. For a law of who wins, the same two claims read: no move leads from a P-position to a P-position, and from every other position some move leads to one.",
  "editorial.whyPeriod":
    "The value of a heap depends on the values before it alone. A finite theorem on periods says how long a stretch has to repeat so that the repetition never ends; that stretch was computed from the rules and repeats.",
  "editorial.whyTheorem": "The theorem named above holds for this game, and gives the values of all heaps.",
  "editorial.whyMex":
    "Nothing is assumed: the program computes each value by its definition, as the mex of the values that moves lead to.",
  "editorial.cost": "Cost",
  "editorial.costFormula": "For each position, at most a few operations for each of its digits. No table.",
  "editorial.costPeriod": ({ values }) => `${values} values once, then one look-up for each heap.`,
  "editorial.whyLost":
    "Nimber computed all SG values up to the limit from the rules; the program lists the heaps of value 0. Nothing is claimed beyond the limit.",
  "editorial.costLost": ({ lost, last }) =>
    `The program lists ${lost} heaps and marks them in a table of ${last + 1}; one look-up for each test.`,
  "editorial.costBrought": ({ positions }) =>
    `The program contains the values of ${positions} positions, and looks up each position of the input.`,
  "editorial.costTable": ({ positions }) =>
    `${positions} positions once, each in as many steps as it has moves; then one look-up for each position of the input.`,
  "editorial.costSearch":
    "Each position that play can meet is looked at once, in as many steps as it has moves.",
  "editorial.costSet": ({ last }) =>
    `For each set, heaps up to ${last} in as many steps as the set has numbers; then one look-up for each heap.`,
  "editorial.program": ({ name }) => `Program (${name})`,
};

export const games: Sentences<M.Games> = {
  natural: "a natural number",
  numberMost: ({ most }) => `a number of at most ${most}`,
  board:
    "rows and columns such as 4x7, or the rows such as ..#/... with # for a hole; torus(4x5) joins opposite sides",
  rowSquaresFirst: ({ columns }) => `a row of ${columns} squares, like the first`,
  boardMostSquaresSides: ({ mostSquares, mostSide }) =>
    `a board of at most ${mostSquares} squares, sides 1 to ${mostSide}`,
  comma: "a comma",
  expected: ({ sign }) => `two vertices, such as 0${sign}1`,
  graph:
    "a graph: edges such as 0-1,1-2 and single vertices such as 5, or path(9), cycle(9), complete(4), star(2,3,4), grid(3x4), grid(..#/...), torus(3x4)",
  graphMostVertices: ({ mostVertices }) => `a graph of at most ${mostVertices} vertices`,
  numberFrom: ({ least, most }) => `a number from ${least} to ${most}`,
  numberFrom2: ({ least }) => `a number from ${least} to 10^1000`,
  game: "a game: a name such as kayles, a code such as 0.77, a set such as {2,5}, or a one-line rule such as [n: n-1 | n/2]",
  numberLeast: "a number of at least 1",
  finiteSet: "a finite set",
  numbersOne: ({ names }) => `numbers, or one of ${names.join(", ")}`,
  oneRangeOnlyMostNumbers: ({ mostMembers, mostMember }) =>
    `one range only, or at most ${mostMembers} numbers to ${mostMember}`,
  numbers: ({ mostAdjacent }) => `numbers to ${mostAdjacent}`,
  aDigit: "a digit: 0 to 9, A to Z or a number such as &64;",
  mostDigits: ({ mostDigits }) => `at most ${mostDigits} digits`,
  splits: "a first digit 0, 4, 8 or C, because a move that takes nothing must split the heap",
  octal: "digits 0 to 7, the only ones in a code whose moves add tokens",
  short: ({ mostAdded }) => `at most ${mostAdded} digits on either side of the point where moves add tokens`,
  stays: "0 or 4 before the point, because a move that neither takes nor adds must split the heap",
  numberX: "a number such as &64; or &x40;",
  digit: ({ mostDigit }) => `a digit to ${mostDigit}`,
  digitsRepeated: "the digits that are repeated",
  name: ({ code }) => `Take-and-break game ${code}`,
  coinRule: ({ coinRules }) => `a rule for coins in a row, such as ${coinRules}, or a game of one heap`,
  withRule:
    "a rule for coins other than Sympler (Winning Ways, vol. 3, ch. 14), whose moves our sources do not state; write sym for Sym",
  numbers2: ({ mostCuts }) => `numbers to ${mostCuts}`,
  edge: "sets of heaps from 1 to 9 between commas, such as 12,23,31",
  twoSided: ({ names }) => `a partizan game: ${names.join(", ")}`,
  plain: "a game in which whoever cannot move loses, without `lost`, `won`, `again` and `answer`",
  endBeforeClause:
    "the end of the game's notation (clauses such as `legal:` stand before `]`; misère play is the option --misere)",
  endBeforeWhere: "the end of the game's notation (a condition is given to `nimber law` by --where)",
  endGameSNotation: "the end of the game's notation",
  position: ({ id, notation }) => `a position of ${id}: ${notation}`,
  mixedNotation: ({ numbers, names }) => `${numbers}, or a position of ${names} after the name and a colon`,
  otherGameOfNumbers: ({ numbers }) =>
    numbers === 1
      ? "a game whose positions are one number, such as nim or kayles"
      : `a game whose positions are ${numbers} numbers, such as wythoff for two`,
  ordinalNotation: ({ base, top, below, above }) =>
    `a position of ${base}, a colon and a position of ${top}, in brackets if it has a colon: ${below}; ${above}`,
  tokenNotation: ({ graph }) =>
    `${graph}; then @ and the token's vertex; without @ the token may start anywhere`,
  countersNotation: ({ graph }) => `${graph}; then : and the counters on its vertices, such as path(3):2,1,2`,
};
