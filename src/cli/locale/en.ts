// Every sentence in English.

import type { Sentences } from "../../locale/message.ts";
import { counted } from "../../locale/words.ts";
import type * as M from "./messages.ts";

export const cli: Sentences<M.Cli> = {
  tooDeep: "the code nests too deeply to be read: split this statement into several",
  notErasable: "only types that can be left out: no `enum`, no `namespace`",
  noImports: "nothing can be imported; what is useful is in scope already",
  noDefault: "export by name: `export const start`, `export function* moves`",
  text: ({ name, text }) => `${name}: ${text}`,
  programThrew: ({ name, shown }) => `${name}: the program threw ${shown}`,
  moveLeavesPositionMakeNew: ({ said }) =>
    `${said}; a move leaves its position as it is: make a new one, as \`[...p]\` does`,
  faultAt: ({ at, text }) => `${at}: ${text}`,
  badFile: ({ file, what, reason }) => `${file}: ${what} (${reason})`,
  printJson: "print JSON",
  languageText: "language of the text",
  showHelp: "show help",
  fileRulesTypescriptPlaceGame: "a file of rules in TypeScript, in place of a game",
  keepValuesPartsBoardsFile: "keep the values of parts of boards in a file, and begin with those that it has",
  misRePlayWhoeverCannot: "misère play: whoever cannot move wins",
  positionsSearchMayKeep: "positions a search may keep (5000000)",
  howLongMayTake: "how long it may take",
  memoryTablesSearchesGG: "memory for tables and searches, as 4G (1G)",
  textExpectedEnZhFound: ({ value }) =>
    `--text: expected en or zh, found \`${value}\`; it is called --lang today`,
  cannotWritten: "cannot be written",
  expectedAnotherFileThanFound: ({ second, first, file }) =>
    `--${second}: expected another file than that of --${first}, found ${file} for both`,
  saveValuesEveryMinuteWhen: "save the values every minute and when stopped",
  goFromCheckpointKeepSaving: "go on from a checkpoint, and keep saving to it",
  howOftenSave: "how often to save (60)",
  resumeComputeAllValuesFile:
    "with --resume: compute all values of the file anew, and refuse it where one differs",
  rechecksHeaps:
    "--recheck: expected a game of one heap, whose checkpoint has the values of heaps, found boards",
  expectedMostBytesFoundMore: ({ file, most }) => `${file}: expected at most ${most} bytes, found more`,
  standardInput: "standard input",
  expectedUtfFoundUtf: ({ where }) => `${where}: expected UTF-8, found UTF-16`,
  cannotRead: "cannot be read",
  nimberFaultNimberPleaseReport: ({ said }) => `nimber: ${said} (a fault of nimber; please report it)\n`,
  line: ({ line }) => `line ${line}:`,
  oneWayAnswerElseFirst: ({ methods }) =>
    `the one way to answer; else the first that suits: ${methods.join(", ")}`,
  gamePosition: "a game and a position",
  expectedNoGameBesideRules: ({ extra }) => `expected no game beside --rules, found \`${extra}\``,
  aGame: "a game",
  expectedOnlyFoundAlsoQuote: ({ what, extra }) =>
    `expected ${what} only, found also \`${extra}\`; quote a notation that has spaces`,
  expectedFoundNothingUsage: ({ what, usage }) => `expected ${what}, found nothing; usage: ${usage}`,
  leastButCommandNeedsEvery: ({ command, id, least }) =>
    `${command}: ${id} has \`least\` ${least}, but this command needs every position from 0: let \`position\` take n to the position of n + ${least}, and leave out \`least\``,
  methodExpectedOneFound: ({ ids, play, asked, meant }) =>
    `--method: expected one of ${ids.join(", ")}${play === "misere" ? " for misère play" : ""}, found \`${asked}\`${meant === undefined ? "" : `; did you mean ${meant}?`}`,
  expectedNumberFromFound: ({ name, least, most, text }) =>
    `--${name}: expected a number from ${least} to ${most}, found \`${text}\``,
  expectedNumberFromUpFound: ({ name, least, text }) =>
    `--${name}: expected a number from ${least} up, found \`${text}\``,
  memoryExpectedBytesMG: ({ text }) => `--memory: expected bytes, as 512M or 4G, found \`${text}\``,
  timeExpectedSecondsFound: ({ seconds }) => `--time: expected seconds, found \`${seconds}\``,
  searched: "searched",
  checkpointExpectedNewFileFound: ({ file }) =>
    `--checkpoint: expected a new file, found ${file}; go on from it with --resume ${file}`,
  resumeExpectedCheckpointFoundOne: ({ file, mine, other }) =>
    `--resume: ${file}: expected a checkpoint of ${mine}, found one of ${other}`,
  oneBefore: ({ previous }) => `; the one before it is ${previous}`,
  resumeExpectedCheckpointBoardsWhole: ({ file, other }) =>
    `--resume: ${file}: expected a checkpoint of boards that is whole, found other or damaged content${other}`,
  stoppedTablePartsSavedGo: ({ what, file }) =>
    `stopped with ${what} and the table of parts saved in ${file}; go on with --resume ${file}`,
  threadsLongSearchBoardGraph:
    "threads for a long search of a board or graph of at most 64 cells (2, where there are processors)",
  lastBoardBoardsLetterN: "the last board of boards with the letter n (10)",
  firstBoardBoardsLetterN: "the first board of boards with the letter n (1)",
  expectedBoardsLetterNCram: ({ name }) => `--${name}: expected boards with the letter n, as 'cram 3xn'`,
  expectedGameFoundBoards: ({ useless, written }) =>
    `--${useless}: expected a game, found boards, ${written}`,
  values: ({ count }) => `${count} values`,
  stopped: ({ says }) => `nimber: ${says}`,
  stoppedNimberNMoreTimeMemory: ({ next, text, goes }) =>
    `nimber: n = ${next}: ${text}; with more time or memory ${goes} goes on`,
  valuesNInfiniteValueAsk: ({ written, n }) =>
    `values: ${written} at n = ${n} has an infinite value; ask nimber solve`,
  certificateExpectedMostCellsFound: ({ cells, found }) =>
    `--certificate: expected at most 112 cells, found ${cells} in ${found}`,
  certificateExpectedOneBoardGraph: ({ found }) =>
    `--certificate: expected one board or graph of at most 112 cells of cram, arc-kayles, node-kayles or graph-kayles under normal play, found ${found}`,
  expectedCheckpointFoundOne: ({ file, game, headGame }) =>
    `${file}: expected a checkpoint of ${game}, found one of ${headGame}`,
  expectedCheckpointWholeFoundOther: ({ file, other }) =>
    `${file}: expected a checkpoint that is whole, found other or damaged content${other}`,
  expectedNoneBecauseTableAll: ({ id, to }) =>
    `--to: expected none, because a table of ${id} has all positions that play reaches from those that are named, or from the start; found ${to}`,
  lawExpectedGameWhoseLaw: ({ alone, id, seen, because }) =>
    `--law: expected a game whose law${alone ? "" : " of values"} is proved; of ${id} ${seen === undefined ? "none was found" : `only ${seen}`}${because === undefined ? "" : `: ${because}`}`,
  programmingLanguage: ({ usual }) => `programming language (${usual})`,
  writeCodeFile: "write the code to a file",
  proveLawFirstNimberLaw: "prove the law first, as `nimber law` does, and write that in place of a table",
  expectedGameWhosePositionsNumbers: ({ command, id }) =>
    `${command}: expected a game whose positions are numbers, found ${id}`,
  expectedNumberFromThemBetween: ({ most, size, text }) =>
    `--to: expected a number from 1 to ${most}, or ${size} of them between commas, found \`${text}\``,
  languageTextLang: ({ asked }) => `; the language of the text is --lang ${asked}`,
  didYouMean: ({ meant }) => `; did you mean ${meant}?`,
  codeExpectedOneFound: ({ ids, asked, hint }) =>
    `--code: expected one of ${ids.join(", ")}, found \`${asked}\`${hint}`,
  N: "the next player wins (N-position)",
  P: "the previous player wins (P-position)",
  D: "neither player can force a win (a draw)",
  conjunctive: "a turn is a move in every component, until the first of them ends",
  turnMoveEveryComponentNot:
    "a turn is a move in every component that has not ended, until the last of them ends",
  selective: "a turn is a move in any number of components, at least one",
  turnMoveAnyNumberComponents:
    "a turn is a move in any number of components, at least one, until the first of them ends",
  turnMoveOneComponentUntil: "a turn is a move in one component, until the first of them ends",
  turn: "A winning turn",
  expectedNoCompoundBeside: ({ useless }) => `--${useless}: expected no --compound beside it`,
  compoundExpectedOneFound: ({ compounds, asked, meant }) =>
    `--compound: expected one of ${compounds.join(", ")}, found \`${asked}\`${meant === undefined ? "" : `; did you mean ${meant}?`}`,
  remoteness: ({ remoteness }) =>
    `; moves until the end, when the winner hurries: ${remoteness} (the least remoteness)`,
  suspense: ({ suspense }) =>
    `; moves until the end, when the winner delays: ${suspense} (the greatest suspense)`,
  sentence: ({ compound, played, winner, lasts }) =>
    `In the ${compound} compound ${played}: ${winner}${lasts}.`,
  databaseExpectedNoCheckpointResume:
    "--database: expected no --checkpoint or --resume beside it, for a checkpoint of boards has the tables too",
  nothing:
    "nothing was kept: it keeps boards and graphs of at most 112 cells of games of deleting, as cram 5x7",
  databaseExpectedDatabaseVersionWhole: ({ file }) =>
    `--database: ${file}: expected a database of version 1 that is whole, found other or damaged content`,
  fact: "a fact, as `kayles 7 = 2`, `kayles 0.. = 0 1 2 3 1 4`, `nim 3 4 5: N by 2` or `misere kayles 9: P`",
  place: ({ number }) => `line ${number}: `,
  expected: ({ place, fact }) => `${place}expected ${fact}`,
  atPlace: ({ place, text }) => `${place}${text}`,
  findExpectedQuestionLargestK: ({ text }) =>
    `--find: expected a question as 'largest k in 1..100: P', found \`${text}\``,
  findExpectedNoBesideAsks: ({ beside }) =>
    `--find: expected no --${beside} beside it, for it asks who wins many sums`,
  findExpectedLetterSumFound: ({ letter, text }) =>
    `--find: expected the letter ${letter} in the sum, found \`${text}\``,
  noneFrom: ({ from, to }) => `none from ${from} to ${to}`,
  inputExpectedOneFound: ({ names, asked, meant }) =>
    `--input: expected one of ${names.join(", ")}, found \`${asked}\`${meant === undefined ? "" : `; did you mean ${meant}?`}`,
  expectedDataPackedGzipFound: ({ file, code }) =>
    `${file}: expected data packed by gzip, found damaged ones (${code})`,
  what: "who wins an impartial game, which moves win, and why",
  commands: "Commands",
  usage: "Usage",
  options: "Options",
  examples: "Examples",
  own: "Your own rules, in a line",
  more: "nimber help <command> shows its options and examples.",
  takeOneTokenHalveHeap: "take one token, or halve the heap",
  splitHeapIntoTwoUnequal: "split a heap into two unequal ones",
  takeKFromOneHeap: "take k from one heap, or from both",
  colon: ": ",
  playNeedNotEnd: "Play need not end.",
  lasting: ({ remoteness }) =>
    `Moves until the end, when the winner hurries and the loser delays: ${remoteness}`,
  databaseFileTheyKeptSame: "with --database FILE they are kept, and the same command",
  keptSameCommand: ({ database }) => `kept in ${database}; the same command`,
  value: ({ several, not }) => `the value is ${several ? "none of" : "not"} ${not}; `,
  learntSoFarValuesBounds: ({ value, all, looked, kept }) =>
    `Learnt so far: ${value}${all} values and bounds of parts, in ${looked} nodes; ${kept} goes on from there`,
  nothingToRecheck: "--recheck: expected --resume FILE beside it, whose values are computed anew",
  valuesRestThoseHeapsWere: ({ heaps, file }) =>
    `Values rest on those of heaps 0 to ${heaps - 1} in ${file}, which were not computed anew; --recheck does that.`,
  stoppedValuesSavedGoResume: ({ heaps, file }) =>
    `stopped with ${heaps} values saved in ${file}; go on with --resume ${file}`,
  heapSMost: ({ done, speed, count, mask, left, to }) =>
    `heap ${done}  ${speed}/s${count === undefined ? "" : `  ${count} rare  mask 0x${mask}`}  at most ${left}${to === undefined ? "" : ` to heap ${to}`}`,
  kLetterSumLostWon: "for which k, a letter of the sum, it is lost or won",
  howManyMovesPlayLasts: "how many moves play lasts",
  componentsPlayedOtherwiseThanSum: ({ compounds }) =>
    `components played otherwise than in a sum: ${compounds.join(", ")}`,
  writeProofValueBoardGraph: "write a proof of the value of a board or graph of at most 112 cells",
  nodes: ({ count }) => `${count} nodes`,
  keptResume: ({ file }) => `kept in ${file}; --resume ${file}`,
  checkpointExpectedMethodDeletionKeeps: ({ method }) =>
    `--checkpoint: expected the method deletion, which keeps what it finds, found ${method}`,
  checkpointExpectedBoardsGraphsMost: ({ found }) =>
    `--checkpoint: expected boards or graphs of at most 112 cells of games of deleting, as cram 5x7, found ${found}`,
  expectedNoCheckpointResumeBeside: ({ name }) => `--${name}: expected no --checkpoint or --resume beside it`,
  howLongMayTakeWithout: ({ patience, end }) => `how long it may take (${patience} without --${end})`,
  stoppedQuotientHeapSavedGo: ({ heap, file }) =>
    `stopped with the quotient to heap ${heap} saved in ${file}; go on with --resume ${file}`,
  expectedCheckpointQuotientWholeFound: ({ file }) =>
    `${file}: expected a checkpoint of a quotient that is whole, found other or damaged content`,
  checkpointOfAnother: ({ file, game, found }) =>
    `${file}: expected a checkpoint of ${game}, found one of ${found}`,
  count: ({ terms }) => `${terms}`,
  moreMore: "more",
  expectedValuesBFileStandard: ({ mostTerms, found }) =>
    `expected 1 to ${mostTerms} values, as 0,1,2,0,1,2, or a b-file on standard input, found ${found}`,
  onLine: ({ line }) => `line ${line}, `,
  columnExpectedNaturalNumberBelow: ({ where, index, word }) =>
    `${where}column ${index + 1}: expected a natural number below 2^53, found \`${word.slice(0, 40)}\``,
  cannotRun: ({ command, code }) => `${command}: cannot be run (${code})`,
  reading: "the input of the judge as it stands; judge --explain says why",
  words: "Input: a position a line",
  numbers: "Input",
  judge: "Input and output: those of the judge, as the file reads and writes them.",
  output: "Output",
  winner: "Sprague-Grundy: the player to move loses when the nim-sum (^) of the positions' values is 0.",
  misere: "Misere play: the value is 0 where the player to move loses; positions stand alone.",
  alone: "Positions stand alone: the value is 1 where the player to move wins, and 0 where they lose.",
  file: "The rules, as they stand in the file.",
  search: "Values of positions, each found once.",
  gameRemark: ({ id, rule }) => `${id}: ${rule}`,
  expectedFound: ({ name, expected, shown }) => `${name}: expected ${expected}, found \`${shown}\``,
  mostCharactersNoneThemControl: ({ longestText }) =>
    `at most ${longestText} characters, none of them a control character`,
  one: ({ names }) => `one of ${names.join(", ")}`,
  naturalNumber: "a natural number",
  expectedAddressMostCharacters: ({ longestTarget }) =>
    `expected an address of at most ${longestTarget} characters`,
  expectedAddressPercentEncodedUtf: "expected an address in percent-encoded UTF-8",
  otherSitesMayLinkPage: "other sites may link to the page only",
  expectedGetHead: "expected GET or HEAD",
  expectedNoBody: "expected no body",
  serverDoesNotGoName: ({ name }) =>
    `this server does not go by that name; nimber web --allow-host ${name} lets it`,
  notFound: "not found",
  fault: "the server failed; see its terminal",
  failed: "the census cannot be read now",
  busy: "too many questions at once; ask again",
  placed: ({ place, text }) => `${place}: ${text}`,
  codeFileEndedThreadProcess:
    "the code of the file ended its thread, as process.exit does: leave that to nimber",
  asks: "Three heaps of 2, 4 and 7; take 2 or 5 from one of them. Who wins?",
  next: "Type next",
  prefix: "(npm start -- solve … does the same as nimber solve … in a clone)",
  rulesExpectedFileFoundStandard: "--rules: expected a file, found -; standard input has the positions",
  useless: ": ignored, for this question has no use for it",
  expectedCommandFound: ({ name, meant }) =>
    `expected a command, found \`${name}\`; ${meant === undefined ? "see nimber help" : `did you mean ${meant}?`}`,
  heapAnotherPositionNeverNegative: "a heap or another position, never negative",
  expectedOptionFound: ({ name, meant, known }) =>
    `expected an option, found \`${name}\`; ${meant === undefined ? `there are ${known.join(", ")}` : `did you mean ${meant}?`}`,
  expectedFoundNothing: ({ name, value }) => `--${name}: expected ${value}, found nothing`,
  expectedNoValueFound: ({ name, value }) => `--${name}: expected no value, found \`${value}\``,
  langExpectedEnZhFound: ({ asked }) => `--lang: expected en or zh, found \`${asked}\``,
  grows: ", with other components beside, so play leads to sums without end",
  allowsMore: ({ name }) => `; --${name} allows more`,
  boardsFrom: ({ boards, from }) => `${boards} from n = ${from}`,
};

export const terminal: Sentences<M.Terminal> = {
  standardOutput: "standard output",
  cannotWritten: "cannot be written",
  standardInput: "standard input",
  cannotRead: "cannot be read",
  more: ({ option }) => `; --${option} allows more`,
  colon: ": ",
  none: "no law was found",
  rejected: "Tried and refuted",
  wrong: ({ at, says, found }) => `at ${at} it says ${says}, play finds ${found}`,
  leavesNothing: "which leaves nothing",
  to: ({ to }) => `to ${to.join(" + ")}`,
  playEnds: "play ends there",
  noMoveFromLeadsP: "no move from there leads to a P-position",
  moveFromLeadsPPosition: "a move from there leads to a P-position",
  noMoveFromLeadsValue: ({ found }) => `no move from there leads to value ${found}`,
  rulesGiveValue: "the rules give it this value",
  positionValue: ({ says }) => `a position of value ${says}`,
  pPosition: "a P-position",
  moveShows: ({ at, left, end }) => `the move ${at} shows it, ${left}, ${end}`,
  wins: "Who wins",
  refuted: "refuted",
  proved: ({ source }) => `proved: ${source}`,
  provedFiniteTheoremPeriods: "proved by a finite theorem on periods",
  provedMisReQuotientWhose: "proved by the misère quotient, whose elements repeat",
  provedAllPositionsAutomaton: ({ heaps, count }) =>
    `proved for all positions${heaps === undefined ? "" : ` of ${heaps} heaps`}, by an automaton of ${counted(count, "state")}`,
  heldAgainstPlayNumbers: ({ to }) => `held against play for numbers to ${to}`,
  observedNotProvedHolds: ({ to }) => `observed, not proved: it holds to ${to}`,
  lookups: ({ lookups }) => `${lookups} lookups, `,
  afterCheckpoint: ({ before }) => ` after ${before} of the checkpoint`,
  threads: ({ threads }) => `, ${threads} threads`,
  workNodesEntriesKeptMethod: ({ nodes, after, looked, entries, methods, by }) =>
    `Work: ${nodes} nodes${after ?? ""}, ${looked ?? ""}${entries} entries kept (method ${methods}${by})`,
  theorem: ({ claim, sourceText }) => `By theorem: ${claim} (${sourceText})`,
  positionsSeveralNumbersUp: "positions of several numbers, up to these",
  listPPositions: "list the P-positions",
  eachListNumbersOnlySorted: "of each list of numbers only the sorted one",
  boxExpectedNumbersBetweenCommas: ({ found }) =>
    `--box: expected numbers between commas, as 6,6,6, found \`${found}\``,
  symmetricExpectedPositionsSeveralNumbers: "--symmetric: expected positions of several numbers, found one",
  symmetricExpectedOutcomesDoNot: ({ one, other }) =>
    `--symmetric: expected outcomes that do not depend on the order, but ${one} and ${other} differ`,
  expectedNoBesideShowsAll: ({ name, format }) =>
    `--${name}: expected no ${format} beside it, which shows all positions; --format csv lists those`,
  formatBfileExpectedValueEach: ({ place }) =>
    `--format bfile: expected a value for each position, but ${place.join()} has none`,
  empty: "no P-positions in this box",
  title: ({ id, high, wide }) => `${id}, P-positions to ${high},${wide}`,
  plotExpectedMostColumnsTerminal: ({ most, columns, wide }) =>
    `--plot: expected at most ${most} columns in a terminal of ${columns}, found ${wide}; --svg draws more`,
  expectedBoxTwoSidesFound: ({ option, ends }) =>
    `--${option}: expected a box of two sides, found ${ends.join()}`,
  misereGenusEachHeap: "with --misere, the genus of each heap",
  genusExpectedMisereBeside: "--genus: expected --misere beside it",
  genusExpectedMisereBesideFound: ({ other }) =>
    `--genus: expected --misere and --to beside it, found --${other}`,
  genusExpectedGameWhosePosition: ({ id }) =>
    `--genus: expected a game whose position is one heap, found ${id}`,
  drawValuesTerminal: "draw the values in the terminal",
  drawValuesSvgFile: "draw the values to an SVG file",
  valuesFromHeapRestTheorem: ({ from, claim, sourceText }) =>
    `Values from heap ${from} on rest on a theorem: ${claim} (${sourceText})`,
  valuesFromHeapRestProved: ({ from, period, preperiod, theorem }) =>
    `Values from heap ${from} on rest on the proved period ${period} from heap ${preperiod}: ${theorem}`,
  periodExpectedGameOneHeap: ({ id }) => `period: expected a game of one heap, found ${id}`,
  unwritten: "no certificate was written, for nothing was proved",
  provedOutcomesRepeatProved: "outcomes repeat, proved",
  noneNoPeriodOutcomesFound: "no period of outcomes found",
  outcomesRepeatObservedNotProved: ({ range }) => `outcomes repeat, observed for ${range}, not proved`,
  automatonStates: ({ states }) => `by an automaton of ${states} states`,
  whatFinitelyManyOutcomesTell: "by what finitely many outcomes tell of all",
  losing: "P-positions",
  provedProved: "proved",
  noneNoPeriodFound: "no period found",
  preperiod: "preperiod",
  period: "period",
  saltus: "saltus",
  exceptions: "exceptions",
  rare: "rare heaps",
  maximum: "largest value",
  observedNotProved: ({ range }) => `observed for ${range}, not proved`,
  automaton: ({ states }) =>
    `An automaton of ${states} states has all these values, and no position has another: each is the least that no option has.`,
  maximumAt: ({ value, heap }) => `${value} (${heap})`,
  mask: ({ count, last, under }) => `${count} (… ${last}; mask ${under})`,
  noHeapComputed: "No heap was computed",
  heapsWereComputed: ({ heaps }) => `Heaps 0 to ${heaps - 1} were computed`,
  looked: ({ range, why }) => `${range}${why === undefined ? "" : `; ${why}`}.`,
  noTheoremKnownHereCould: ({ looked, more }) =>
    `${looked} No theorem is known here that could prove a period; to observe more: ${more}.`,
  goFromResume: ({ looked, more, file }) => `${looked} To go on from there: ${more} --resume ${file}.`,
  goCheckpointFileWhatComputed: ({ looked, more }) =>
    `${looked} To go on: ${more}; with --checkpoint FILE what is computed is kept.`,
  expectedGameWhoseValuesNumbers: ({ option, game }) =>
    `--${option}: expected a game whose values are numbers, found ${game}, whose moves may add tokens`,
  values: "values from heap 0: ",
  by: "Values, ∞ with the numbers that moves lead to among them, were found among few heaps. That they are those of all heaps follows from conditions that repeat with the values, and were all checked (the theorem on heaps that grow, docs/theory/growing.md).",
  noneNoPeriodProvedFromHeaps: ({ heaps }) =>
    `No period was proved from ${heaps} heaps, so where no number follows from them a heap may be infinite or not.`,
  noOutcomes: "--outcomes: expected a game, found boards; `nimber law --outcomes` takes boards",
  far: ({ from, to }) =>
    `Boards n = ${from} to ${to} were valued. Of boards no theorem proves a period; to look farther: --limit N.`,
  theoremTheorem: "by theorem",
  law: "a law in place of a period",
  cited: ({ claim, source }) => `${claim} (${source})`,
  formatCgsuiteExpectedGameSet: ({ id }) =>
    `--format cgsuite: expected a game that is a set or a code, found ${id}`,
  order: "order |Q|",
  positive: "P-portion",
  preperiodPreperiodN: "preperiod n0 of φ",
  periodPeriodP: "period p of φ",
  kind: "tame or wild",
  normal: "normal part",
  generators: "generators",
  wild: "wild",
  partial: ({ heaps }) => `Q_${heaps}, partial`,
  tameT: ({ tame }) => `tame, T_${tame}`,
  andMore: "and more",
  misReQuotientAllHeaps: ({ period, preperiod, heaps }) =>
    `The misère quotient of all heaps: φ(n + ${period}) = φ(n) for all n >= ${preperiod}, by the periodicity theorem; verified for heaps 0 to ${heaps} (Plambeck & Siegel 2008).`,
  largerHeaps: ({ text }) => ` Larger heaps: ${text}.`,
  misReQuotientHeapsAlone: ({ heaps, why }) =>
    `The misère quotient of heaps 0 to ${heaps} alone, verified for all their sums. Nothing is said of larger heaps.${why}`,
  elementsRegularNormal: ({ kernel }) => `${kernel} elements; regular and normal`,
  elementsRegularNotNormal: ({ kernel }) => `${kernel} elements; regular, not normal`,
  elementsNotRegular: ({ kernel }) => `${kernel} elements; not regular`,
  expectedMoveFoundTypeMoves: ({ example, shown }) =>
    `Expected a move, as ${example}, found \`${shown}\`; type moves to see them.`,
  size: ({ vertices, edges }) =>
    `${counted(vertices, "vertex", "vertices")}, ${counted(edges, "edge", "edges")}`,
  P: "the previous player wins (P-position)",
  N: "the next player wins (N-position)",
  D: "a draw: nobody can force a win",
  pND: ({ p, n, d }) => `P ${p}, N ${n}, D ${d}`,
  verticesValue: ({ all }) => `Vertices by value: ${all.join(", ")}`,
  playerMoveWonOutcomesNo: ({ each, more }) =>
    `The player to move has won at ${each.join(", ")}${more}: outcomes, and no values.`,
  vertex: "vertex",
  sg: "SG",
  outcome: "outcome",
  moves: "moves",
  whoWins: ({ names, wins }) => `${names}: ${wins}`,
  movesUntilEndWhenWinner: ({ remoteness }) =>
    `Moves until the end, when the winner hurries and the loser delays: ${remoteness}`,
  NWinningMoves: "Winning moves",
  DMovesDraw: "Moves that draw",
  listedWins: ({ kind, each, more }) => `${kind}: ${each.join(", ")}${more > 0 ? `, and ${more} more` : ""}`,
  formatExpectedOneBoxFound: ({ formats, name }) =>
    `--format: expected one of ${formats.join(", ")} with --box, found \`${name}\``,
  formatExpectedOneGameTwo: ({ formats, name }) =>
    `--format: expected one of ${formats.join(", ")} for a game of two heaps, found \`${name}\``,
};

export const commands: Sentences<M.Commands> = {
  "solve.winning": "Winning moves",
  "solve.some": "Winning moves (some; there are too many moves to list)",
  "solve.drawing": "Moves that keep the draw",
  "solve.sum": "nim-sum",
  "solve.component": "component",
  "solve.sg": "SG",
  "solve.binary": "binary",
  "solve.howManyWinningMoves": "how many winning moves there are",
  "solve.expectedOneSumFoundLines": ({ name }) =>
    `--${name}: expected one sum, found - for lines of standard input`,
  "solve.nimberLeastTooManyMoves": ({ count }) =>
    `nimber: at least ${count}; there are too many moves to list`,
  "solve.moreComponents": ({ more }) => `${more} more components`,
  "solve.more": ({ count }) => `${count} more`,
  "value.table": "from the table of values",
  "value.search": "by search of the rules",
  "value.valueKnownOutcomeAlonePosition": ({ game }) =>
    `value: ${game} is known by its outcome alone at this position; ask nimber solve`,
  "value.text": ({ claim, sourceText }) => `${claim} (${sourceText})`,
  "values.largestHeap": "the largest heap (100)",
  "values.smallestHeap": "the smallest heap (0)",
  "values.howPrintTable": "how to print it (table)",
  "values.expectedNoMethodBesideLong": ({ useless }) =>
    `--${useless}: expected no --method beside it; a long run is one of tables`,
  "values.expectedGameOneHeapMoves": ({ useless, id }) =>
    `--${useless}: expected a game of one heap with moves known as a set or a code, found ${id}`,
  "values.valuesExpectedGameWhosePosition": ({ id }) =>
    `values: expected a game whose position is one heap or two, found ${id}`,
  "period.nothing": "no certificate was written, for nothing was proved",
  "period.heapsComputeMostManyTime": "heaps to compute at most (as many as the time allows)",
  "period.writeProofFileNimberCheck": "write the proof to a file, for nimber check",
  "period.periodWhoWinsNotValues": "the period of who wins, not of the values",
  "period.outcomesOnly": "--misere: expected --outcomes beside it, for under misère play there are no values",
  "period.expectedGameOneHeapMoves": ({ command, id }) =>
    `${command}: expected a game of one heap with moves known as a set or a code, found ${id}`,
  "check.heapsReplayMost": "heaps to replay at most (2^30)",
  "check.valid": "valid",
  "check.refused": "not valid",
  "check.malformed": "not a certificate",
  "check.limit": "not decided",
  "check.file": "a file",
  "check.text": ": ",
  "quotient.saves": "save every heap that is done",
  "quotient.quotientHeapsNManyProve": "the quotient of heaps to N (as many as prove it for all)",
  "quotient.writeWhatVerifiesFileNimber": "write what verifies it to a file, for nimber check",
  "quotient.quotientExpectedGameWhosePosition": ({ id }) =>
    `quotient: expected a game whose position is one heap, found ${id}`,
  "quotient.heapOrder": ({ heap, order }) => `heap ${heap}  order ${order}`,
  "quotient.certificateExpectedGameSetCode": ({ id }) =>
    `--certificate: expected a game that is a set or a code, found ${id}`,
  "quotient.expectedMoreCheckpointHeaps": ({ heaps }) =>
    `--to: expected ${heaps} or more, for the checkpoint has heaps 0 to ${heaps - 1}`,
  "genus.genus": "genus",
  "genus.temper": "kind",
  "genus.outcome": "misère outcome",
  "genus.form": "canonical form",
  "genus.birthday": "birthday",
  "genus.rule": "Anti-SG rule",
  "genus.fails": "fails first for",
  "genus.same": "same form",
  "genus.yes": "yes: no game tells them apart under misère play",
  "genus.no": "no: some game tells them apart under misère play",
  "genus.D": "D: neither player can force a win",
  "genus.P": "P: the previous player wins",
  "genus.N": "N: the next player wins",
  "genus.tame": "tame",
  "genus.restive": "wild: restive",
  "genus.restless": "wild: restless",
  "genus.wild": "wild",
  "genus.whetherAnotherSumSameForm": "whether another sum has the same form",
  "genus.formatExpectedOneFound": ({ formats, name }) =>
    `--format: expected one of ${formats.join(", ")}, found \`${name}\``,
  "genus.applies": ({ because }) => `applies: ${because}`,
  "genus.doesNotApply": ({ because }) => `does not apply: ${because}`,
  "law.asCode": "print the law as a program",
  "law.testLawStatedGame": "test the law that is stated, of this game",
  "law.onlyLawsValues": "only laws of the values",
  "law.onlyLawsOutcomes": "only laws of the outcomes",
  "law.printAutomaton": "print the automaton",
  "law.expectedGameFoundTableValues": ({ extra }) =>
    `--${extra}: expected a game, found a table of values, which has no rules`,
  "law.aLaw": "a law",
  "law.either": "a game, or a law",
  "law.gameExpectedGameLawFound": "--game: expected the game that the law is of, found nothing",
  "law.gameExpectedGameWhosePosition": ({ id }) =>
    `--game: expected a game whose position is one, two or three numbers, found ${id}`,
  "law.unwritten": "no certificate was written",
  "law.nothing": "nothing was proved",
  "law.exportExpectedLawAutomatonFound": "--export: expected a law with an automaton, found none",
  "law.codeNoProgramPrintedLaw": ({ text }) => `--code: no program is printed of this law: ${text}`,
  "redundant.redundantExpectedGameWhosePosition": ({ id }) =>
    `redundant: expected a game whose position is one, two or three numbers, found ${id}`,
  "redundant.redundant": ({ says }) => `redundant: ${says}`,
  "redundant.law": ({ states, text }) =>
    `The P-positions are proved, by an automaton of ${states} states: ${text}`,
  "redundant.left": "Without a kind of moves, the others kept",
  "redundant.same": "the P-positions stay the same",
  "redundant.changed": ({ at }) => `needed: without it the law fails at ${at}`,
  "redundant.added": "Amounts that may be taken as well, any or all of them, without a change",
  "redundant.theyThoseNoTwoP": ({ states }) =>
    `They are those by which no two P-positions differ; an automaton of ${states} states tells all of them.`,
  "redundant.none": "none",
  "identify.none": ({ tried }) => `no match among ${tried} games of one heap, nor among the laws in formulas`,
  "identify.term": ({ shift }) =>
    shift === 0 ? "from heap 0" : shift > 0 ? `from heap ${shift}` : `${-shift} zeros first`,
  "identify.proved": "known for ever",
  "identify.observed": "observed",
  "identify.differs": ({ at, own, first }) => `then differs: term ${at} is ${own}, not ${first}`,
  "identify.all": ({ terms, to }) =>
    `All have the ${terms} terms given; up to term ${to} they were compared with the first. Terms are counted from 0.`,
  "identify.comma": ", ",
  "identify.more": ({ n }) => `and ${n} more`,
  "same.alsoWhenHeapsOneShifted": "also when the heaps of one are shifted against the other's",
  "same.heapsCompareMostManyTime": "heaps to compare at most (as many as the time allows)",
  "same.expectedTwoGamesFoundUsage": ({ words, usage }) =>
    `expected two games, found ${words}; usage: ${usage}`,
  "same.heap": ({ heaps }) => `heap ${heaps}`,
  "same.names": ({ id, bId }) => `${id} and ${bId}`,
  "same.differFirstHeap": ({ names, heap, left, right }) =>
    `${names} differ, first at heap ${heap}: ${left} and ${right}.`,
  "same.equalValues": ({ names }) => `${names} have equal values`,
  "same.equal": ({ shift, aId, bShift, bId }) =>
    `heap n${shift} of ${aId} and heap n${bShift} of ${bId} have equal values`,
  "same.nothingCompared": "Nothing was compared",
  "same.observedNotProvedUpN": ({ equal, heaps }) => `Observed, not proved: ${equal} up to n = ${heaps - 1}`,
  "same.text": ({ text }) => `; ${text}`,
  "same.go": ({ seen, why, option }) => `${seen}${why}. To go on: ${option}.`,
  "same.provedBothSameMoves": ({ equal }) => `Proved: ${equal}, for both have the same moves.`,
  "same.provedTheoremsGiveAllValues": ({ equal }) =>
    `Proved: ${equal}, for theorems give all values of both, and they agree.`,
  "same.provedBothCanonicalFormGuy": ({ equal, id }) =>
    `Proved: ${equal}, for both have the canonical form ${id} (Guy & Smith 1956; Winning Ways, ch. 4).`,
  "same.independentCheckerReplayedBothProofs": " The independent checker replayed both proofs.",
  "same.independentCheckerDidNotReplay": " The independent checker did not replay both proofs.",
  "same.provedBothProvedPreperiodPeriod": ({ equal, preperiod, period, checked }) =>
    `Proved: ${equal}, for both are proved to have preperiod ${preperiod} and period ${period}, and they agree below ${preperiod + period}.${checked}`,
  "octal.allCodesSoManyDigits": "all codes of so many digits",
  "octal.digitsAfterPoint": "digits after the point, 1 to 4 (3)",
  "octal.largestHeap": "the largest heap (10000)",
  "octal.proofsReplayedIndependentChecker": ({ replayed, found }) =>
    `${replayed} of ${found} proofs replayed by the independent checker`,
  "octal.expectedCodesAllFoundUsage": ({ words, usage }) =>
    `expected codes or --all, found ${words === 0 ? "neither" : "both"}; usage: ${usage}`,
  "octal.octalExpectedCodeFound": ({ id }) => `octal: expected a code as 0.137, found ${id}`,
  "octal.code": "code",
  "octal.verdict": "verdict",
  "octal.preperiod": "preperiod",
  "octal.period": "period",
  "octal.max": "max",
  "octal.rare": "rare",
  "octal.stands": "stands for",
  "octal.proved": "proved",
  "octal.none": "none",
  "explain.value": "value",
  "explain.moves": "moves there",
  "explain.none": "no moves: the mex of nothing is 0",
  "explain.wins": "wins beside nim-heaps",
  "explain.all": "all",
  "explain.many": "too many moves to show",
  "explain.text": ({ moves }) => `… (${moves})`,
  "explain.allBut": ({ heaps }) => `all but ${heaps}`,
  "explain.loony": "Beside every nim-heap a move wins: ☾.",
  "explain.leastNimHeapBesideNo": ({ value }) =>
    `The least nim-heap beside which no move wins is ${value}: SG = ${value}.`,
  "explain.sentence": ({ place }) =>
    `The nim-sum's highest 1 stands for ${place}: a component with a 1 in that place can be made smaller so that all cancels.`,
  "play.you": "You to move.",
  "play.help": "Type a move by its name; or hint, moves, undo, why, quit.",
  "play.lost": "This position is lost against perfect play; any move is as good.",
  "play.unfound": "This position is won, but no winning move was found within the limits.",
  "play.win": "You win!",
  "play.lose": "You lose.",
  "play.undo": "There is nothing to undo.",
  "play.bye": "Bye.",
  "play.howWellOpponentPlaysNever": "how well the opponent plays: 10 never errs (10)",
  "play.whoBeginsHuman": "who begins (human)",
  "play.makesGameRepeatableRandom": "makes a game repeatable (random)",
  "play.opponentRepliesCertificateBoardChecked":
    "the opponent replies by this certificate of a board, which is checked first",
  "play.playExpectedPersonFoundJson": "play: expected a person, found --json",
  "play.firstExpectedHumanComputerFound": ({ first }) =>
    `--first: expected human or computer, found \`${first}\``,
  "play.proofExpectedNoPositionNo": ({ shown }) =>
    `--proof: expected no position and no --misere beside it, found \`${shown}\``,
  "play.proofExpectedValidCertificateBoard": ({ file, says }) =>
    `--proof: expected a valid certificate of a board, found ${file}: ${says}`,
  "play.iPlay": ({ nameOf }) => `I play ${nameOf}.`,
  "play.nobodyCanForceWinKeeps": ({ name }) => `Nobody can force a win; ${name} keeps the draw.`,
  "play.try": ({ nameOf }) => `Try ${nameOf}.`,
  "verify.everyGameCatalogue": "every game of the catalogue",
  "verify.positionsTestEachTheorem": "positions to test for each theorem (1000)",
  "verify.none": "% has no theorem to verify",
  "verify.refutedSaysRulesGive": ({ at, says, found }) =>
    `refuted: at ${at} it says ${says}, the rules give ${found}`,
  "verify.limitEndedTest": "; a limit ended the test",
  "verify.observedAgreesRulesPositionsUp": ({ cases, nameOf, stopped }) =>
    `observed: agrees with the rules on ${cases} positions, up to ${nameOf}${stopped}`,
  "nim.everyProductStepStepDown": "every product, step by step down the tower of fields",
  "nim.productsNWinningWays": "the products of 0 to N, as in Winning Ways",
  "nim.expectedExpressionFoundNothingUsage": ({ usage }) =>
    `expected an expression, found nothing; usage: ${usage}`,
  "nim.none": "no solution",
  "nim.moreProductsExplainShowsUp": ({ omitted, mostSteps }) =>
    `${omitted} more products; --explain shows up to ${mostSteps}.`,
  "nim.tableExpectedNoExpressionFound": ({ words }) =>
    `--table: expected no expression, found \`${words.join(" ")}\``,
  "graph.tokensVerticesWhoWinsMoves": "tokens on these vertices: who wins, and by which moves",
  "graph.whoeverMoveWon": "whoever is to move there has won",
  "graph.whyVertexValue": "why a vertex has its value",
  "graph.whetherFirstLineHeaderN": "whether the first line is a header `n m` (auto)",
  "graph.howGraphWrittenToldItself": "how the graph is written (told by itself)",
  "graph.writeVerticesCsv": "write the vertices as CSV",
  "graph.writeGraphGraphviz": "write the graph for Graphviz",
  "graph.drawGraph": "draw the graph",
  "graph.writeGraphBinaryForm": "write the graph in the binary form",
  "graph.writeProofValues": "write a proof of the values",
  "graph.file": "a file, or -",
  "graph.expectedOneFound": ({ name, known, asked, meant }) =>
    `--${name}: expected one of ${known.join(", ")}, found \`${asked}\`${meant === undefined ? "" : `; did you mean ${meant}?`}`,
  "graph.expectedGraphWithoutVerticesMover": ({ name }) =>
    `--${name}: expected a graph without vertices at which the mover has won`,
  "graph.expectedVertexGraphFound": ({ option, name }) =>
    `--${option}: expected a vertex of the graph, found \`${name}\``,
  "graph.firstLineTakenHeaderHeader": ({ vertices, edges }) =>
    `The first line, ${vertices} ${edges}, was taken for a header: ${counted(vertices, "vertex", "vertices")}, ${counted(edges, "line", "lines")}. --header no reads it as an edge.`,
  "graph.svgExpectedMostVerticesFound": ({ mostDrawn, n }) =>
    `--svg: expected at most ${mostDrawn} vertices, found ${n}`,
  "judge.listProblems": "list the problems",
  "judge.sayWhyFirstTestInput": "say why, for the first test of the input",
  "judge.answerJudgesDoTheyWrong": "answer as judges do where they are wrong",
  "judge.answerJudgeFileRules": "answer by the `judge` of a file of rules",
  "judge.problem": "a problem",
  "judge.judgeRulesExpectedNothingElse": ({ extra, byFile }) =>
    `judge --rules: expected nothing else, found \`${extra}\`; usage: ${byFile}`,
  "judge.expectedExportFunctionJudgeInput": ({ id }) =>
    `${id}: expected \`export function* judge(input, value)\`, which reads the input; there is none`,
  "judge.expectedProblemWhoseInputRead": ({ id }) =>
    `expected a problem whose input is read, found \`${id}\`; nimber games ${id} says how it is answered`,
  "judge.expectedProblemFound": ({ id, meant }) =>
    `expected a problem, found \`${id}\`; ${meant === undefined ? "see nimber judge --list" : `did you mean ${meant}?`}`,
  "stress.input": "Input",
  "stress.theirs": "Theirs",
  "stress.ours": "Ours",
  "stress.why": "Why",
  "stress.nothing": "(nothing)",
  "stress.inputsTry": "inputs to try (1000)",
  "stress.randomNumbers": "of the random numbers (1)",
  "stress.howLongRunMayTake": "how long a run may take (2)",
  "stress.gameFormInputTN": "for a game: the form of the input, as 'T (n a*n)*' (see template)",
  "stress.gameAnswersYesNo": "for a game: the answers, as Yes/No",
  "stress.gameLargestNumbers": "for a game: its largest numbers",
  "stress.stressExpectedProblemGameProgram": ({ usage }) =>
    `stress: expected a problem or a game, and a program to run; usage: ${usage}`,
  "stress.inputOwnGames": ({ useless, id }) =>
    `--${useless}: ${id} has an input of its own; this is for games`,
  "stress.readExpectedFormWithoutSet":
    "--read: expected a form without a set; nimber stress hdu-1536 and acwing-893 have one",
  "stress.eachExpectedSecondsFound": ({ text }) => `--each: expected seconds, found \`${text}\``,
  "stress.stopped": "Stopped: ",
  "stress.agreedInputs": ({ stopped, tests }) => `${stopped}agreed on ${tests} inputs.`,
  "stress.before": ({ tests }) => `Refuted by input ${tests}, made as small as it goes: `,
  "stress.programDidNotEndTime": ({ before }) => `${before}the program did not end in time.`,
  "stress.programPrintedMoreThanBytes": ({ before, mostOutput }) =>
    `${before}the program printed more than ${mostOutput} bytes.`,
  "stress.programCrashed": ({ before, by }) => `${before}the program crashed (${by}).`,
  "stress.lineDiffers": ({ before, line }) => `${before}line ${line + 1} differs.`,
  "stress.moreLines": ({ more }) => `… ${more} more lines`,
  "count.howManyHeaps": "how many heaps",
  "count.sizesHeapMayMB": "sizes a heap may have: 0 to M, or A to B",
  "count.tokensAll": "tokens in all",
  "count.furtherHeapsCountNothingEven":
    "further heaps that count for nothing, as the even steps of a staircase",
  "count.nimSumWanted": "the nim-sum wanted (0)",
  "count.outcomeWantedP": "the outcome wanted (P)",
  "count.orderHeapsDoesNotMatter": "the order of the heaps does not matter",
  "count.norMayTwoHeapsEqual": "nor may two heaps be equal",
  "count.waysRemoveSomeHeapsBut": "the ways to remove some of these heaps, but not all",
  "count.multipleDRemoved": "with --of: a multiple of d is removed (1)",
  "count.numberModuloP": "the number modulo p",
  "count.countExpectedGameWhosePosition": ({ id }) =>
    `count: expected a game whose position is one heap, found ${id}`,
  "count.outcomeExpectedPNFound": ({ outcome }) => `--outcome: expected P or N, found \`${outcome}\``,
  "count.expectedFoundBoth": ({ one, other }) => `expected --${one} or --${other}, found both`,
  "count.expectedFoundNothing": ({ name, text }) => `--${name}: expected ${text}, found nothing`,
  "count.heaps": "the heaps",
  "count.totalTokens": "the tokens in all",
  "count.sizesHeap": "the sizes of a heap, as 7 or 1..7",
  "count.eachExpectedMBFound": ({ mostSize, text }) =>
    `--each: expected M or A..B, to ${mostSize}, found \`${text}\``,
  "count.modExpectedNumberFound": ({ mostModulus, modulus }) =>
    `--mod: expected a number to ${mostModulus} with --of, found ${modulus ?? "nothing"}`,
  "count.expectedHeapsFound": ({ mostSize, word }) =>
    `--of: expected heaps of 0 to ${mostSize}, found \`${word}\``,
  "test.right": ({ facts }) => (facts === 1 ? "1 fact holds" : `${facts} facts hold`),
  "test.wrong": ({ line, fact, found }) => `line ${line}: ${fact}: found ${found}`,
  "games.families": "Any game of these families too",
  "games.subtraction": "take s in the set: {2,5}  {1..5}  {7..}  !{2,3}  {primes}",
  "games.sets": "named sets: squares, fibonacci, primes, divisors, proper-divisors, powers(b)",
  "games.codes": "take-and-break codes: 0.77  4.7  0.3F",
  "games.rules": "your own rules: [n: n-1 | n/2]  [x,y: x-k,y | x,y-k]  (docs/notation.md)",
  "games.position": "Position",
  "games.theorem": "Theorem",
  "games.noTheorem":
    "No theorem of the literature is known here for this game; its answers are computed from the rules.",
  "games.source": "Source",
  "games.board": "Board",
  "games.moves": "Moves",
  "games.try": "Try",
  "games.gamesProblemsTheirWords": "games and problems that have this in their words",
  "games.searchExpectedTextFoundNothing": "--search: expected a text, found nothing",
  "games.expectedOneGameFoundAlso": ({ words }) => `expected one game, found also \`${words}\``,
  "games.expectedProblemListedFoundNimber": ({ shown }) =>
    `expected a problem that is listed, found \`${shown}\`; nimber games --search looks for words`,
  "games.expectedGameProblemListedFound": ({ shown, near }) =>
    `expected a game or a problem that is listed, found \`${shown}\`${near === undefined ? "" : `; did you mean ${near}?`}; nimber games --search looks for words`,
  "games.none": ({ shown }) => `nothing has \`${shown}\` in its words`,
  "table.kbMostJudges": "64 KB of most judges",
  "table.kbLuogu": "50 KB of Luogu",
  "table.largestHeapNumbers": "the largest heap, or numbers as 30,40",
  "table.failWhenCodeLonger": "fail when the code is longer",
  "table.tableExpectedNLargestHeap": ({ usage }) =>
    `table: expected --to N, the largest heap; usage: ${usage}`,
  "table.the": ({ fits, name }) => `${fits ? "within" : "above"} the ${name}`,
  "table.bytesN": ({ bytes, parts }) => `${bytes} bytes: ${parts.join(", ")}\n`,
  "template.formInputTNN": ({ names }) =>
    `the form of its input, as 'T (n a*n)*' or '(a b)* until 0 0', or ${names.join(", ")} (heaps)`,
  "template.whatPrintsFirstPlayerWins":
    "what it prints where the first player wins and loses, as Yes/No or 'W/L rows' (First/Second)",
  "template.formInputNameRead": "the form of its input by name, as --read",
  "template.largestHeapNumbers": "the largest heap, or numbers as 300,300 (10000)",
  "template.templateExpectedNothingButCode": ({ id, read, found }) =>
    `template ${id}: expected nothing but --code, --print and --out, for its input has one form, ${read}; found ${found}`,
  "template.readExpectedNoneBecausePositions": ({ id, text }) =>
    `--read: expected none, because the positions of ${id} are no numbers: its program reads a position a line; found ${text}`,
  "template.templateExpectedNothingButCode2": ({ asked, found }) =>
    `template ${asked}: expected nothing but --code and --out, for its input has one form; found ${found}`,
  "template.programLooksAboutOptionsWhen": ({ about, id }) =>
    `The program looks at about ${about} options when it starts; a smaller --to, or nimber table '${id}', is faster.\n`,
  "template.readExpectedNoGameFinite": ({ text, id }) =>
    `--read: expected no game, or a finite set as {2,5}, because the program reads its set in ${text}; found ${id}`,
  "census.databaseCensusDataServerDatabase":
    "where the database is (./census-data, or the server that DATABASE_URL names)",
  "census.gamesComputedSameTimeOne": "games computed at the same time (one a core)",
  "census.whatGamesMachineMayUse": "what games of this machine may use together (3/4 of it)",
  "census.workerEndWhenNothingLeft": "worker: end when nothing is left to do",
  "census.reportMdHtmlExportCsv": "report: md or html; export: csv, parquet, jsonl or bfile",
  "census.reportExportWriteRunWrites": "where report and export write; run writes its report there",
  "census.verifyAlsoExportAgainstManifest": "verify: also this export, against its manifest and the census",
  "census.exportAlsoWhatDiffersFrom": "export: also what differs from run to run",
  "census.censusExpectedWorkspaceNimberCensus":
    "census: expected the workspace nimber-census, found none; it is in the repository: npm start -- census …",
  "web.serving": "The workbench is at",
  "web.stop": "Press Ctrl+C to stop.",
  "web.portListenAnyAnyWhen": ({ usualPort }) =>
    `port to listen at; 0 is any (${usualPort}, or any when it is taken)`,
  "web.addressListenMachineOnly": "address to listen at (127.0.0.1: this machine only)",
  "web.namesOtherMachinesCallOne":
    "names that other machines call this one by, with commas between; addresses need none",
  "web.showCensusFolderServerUrl": "show the census in this folder, or on the server of this URL",
  "web.openBrowser": "open it in the browser",
  "web.expectedOneFileOptionsFound": ({ extra, usage }) =>
    `expected one file and options, found \`${extra}\`; usage: ${usage}`,
  "web.expectedFileRulesFoundOne": ({ file }) =>
    `${file}: expected a file of rules, found one that is no text`,
  "web.expectedMostLettersFound": ({ file, mostLetters, letters }) =>
    `${file}: expected at most ${mostLetters} letters, found ${letters}`,
  "web.webPageNotBuiltRun": "the web page is not built; run npm run build:web in the repository",
  "web.allowHostExpectedNamesNimber": ({ word }) =>
    `--allow-host: expected names as nimber.example.org, with commas between, found \`${word}\``,
  "web.cannotListenPort": ({ host, port, code }) =>
    `cannot listen at ${host} port ${port}${code === "EADDRINUSE" ? ": it is in use" : ` (${code})`}`,
  "solve.summary": "who wins a position or a sum, and by which moves",
  "value.summary": "the SG value of a position, however large",
  "values.summary": "a table of SG values",
  "period.summary": "find and prove the period of a game's values",
  "check.summary": "check a certificate, independently",
  "quotient.summary": "the misère quotient of a heap game, with proof",
  "genus.summary": "the genus and misère canonical form of a position or a sum",
  "law.summary": "find and prove the law of a game, or test yours",
  "redundant.summary": "which moves change the P-positions, and which could be added",
  "identify.summary": "which games have these values",
  "same.summary": "whether two games have the same values",
  "octal.summary": "a table of octal games and their periods",
  "explain.summary": "why a position has its value and its outcome",
  "play.summary": "play against a perfect, or fallible, opponent",
  "verify.summary": "test the theorems of a game, or of all, against the rules",
  "nim.summary": "arithmetic of nimbers: a field",
  "graph.summary": "values of a graph, also with cycles",
  "judge.summary": "read a contest problem's input, print its output",
  "stress.summary": "try a program on random inputs until it is wrong",
  "count.summary": "how many sums of heaps are lost or won",
  "test.summary": "check a file of expected facts, one per line",
  "games.summary": "the catalogue, a game, or a contest problem",
  "table.summary": "SG values as compact source code, with a lookup function",
  "template.summary": "a complete contest program for a rule set",
  "census.summary": "compute thousands of games, on one machine or many",
  "web.summary": "serve the web workbench on this machine",
  "law.exportExpectedOneFound": ({ exports, name }) =>
    `--export: expected one of ${exports.join(", ")}, found \`${name}\``,
};

export const placeholders: Sentences<M.Placeholders> = {
  address: "address",
  boards: "boards",
  bytes: "bytes",
  code: "code",
  condition: "condition",
  command: "command",
  file: "file",
  FILE: "FILE",
  folder: "folder",
  game: "game",
  heaps: "heaps",
  kind: "kind",
  name: "name",
  numbers: "numbers",
  plan: "plan",
  position: "position",
  FORM: "FORM",
  WORDS: "WORDS",
  problem: "problem",
  sizes: "sizes",
  seconds: "seconds",
  sum: "sum",
  text: "text",
  vertex: "vertex",
  vertices: "vertices",
};
