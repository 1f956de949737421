// All sentences in English.

import type { Sentences } from "../../locale/message.ts";
import { counted } from "../../locale/words.ts";
import type * as M from "./messages.ts";

export const cli: Sentences<M.Cli> = {
  tooDeep: "the code nests too deeply: split this statement into several",
  text: ({ name, text }) => `${name}: ${text}`,
  programThrew: ({ name, shown }) => `${name}: the program threw ${shown}`,
  moveLeavesPositionMakeNew: ({ said }) =>
    `${said}; a move must not change its position: create a new one, for example \`[...p]\``,
  faultAt: ({ at, text }) => `${at}: ${text}`,
  badFile: ({ file, what, reason }) => `${file}: ${what} (${reason})`,
  printJson: "print JSON",
  languageText: "language of the text",
  showHelp: "show help",
  fileRulesTypescriptPlaceGame: "use a TypeScript rules file instead of a game",
  keepValuesPartsBoardsFile: "reuse a file of values of board parts, and add new ones",
  misRePlayWhoeverCannot: "misère play: whoever cannot move wins",
  positionsSearchMayKeep: "most positions that a search keeps (5000000)",
  howLongMayTake: "time limit",
  memoryTablesSearchesGG: "memory limit for tables and searches, such as 4G (1G)",
  textExpectedEnZhFound: ({ value }) =>
    `--text: expected en or zh, found \`${value}\`; the option is now --lang`,
  cannotWritten: "cannot be written",
  expectedAnotherFileThanFound: ({ second, first, file }) =>
    `--${second}: expected a different file from --${first}, found ${file} for both`,
  saveValuesEveryMinuteWhen: "save the values every minute and on a stop",
  goFromCheckpointKeepSaving: "continue from a checkpoint and keep saving to it",
  howOftenSave: "seconds between two saves (60)",
  resumeComputeAllValuesFile:
    "with --resume: recompute all values of the file, and refuse the file if one differs",
  rechecksHeaps: "--recheck: expected a checkpoint of a game of one heap, found boards",
  expectedMostBytesFoundMore: ({ file, most }) => `${file}: expected at most ${most} bytes, found more`,
  standardInput: "standard input",
  expectedUtfFoundUtf: ({ where }) => `${where}: expected UTF-8, found UTF-16`,
  cannotRead: "cannot be read",
  nimberFaultNimberPleaseReport: ({ said }) => `nimber: ${said} (a bug in nimber; please report it)\n`,
  line: ({ line }) => `line ${line}:`,
  oneWayAnswerElseFirst: ({ methods }) =>
    `method to use, by default the first that fits: ${methods.join(", ")}`,
  gamePosition: "a game and a position",
  expectedNoGameBesideRules: ({ extra }) => `--rules already gives the game; remove \`${extra}\``,
  aGame: "a game",
  expectedOnlyFoundAlsoQuote: ({ what, extra }) =>
    `expected only ${what}, found also \`${extra}\`; quote a notation that has spaces`,
  expectedFoundNothingUsage: ({ what, usage }) => `expected ${what}, found nothing; usage: ${usage}`,
  leastButCommandNeedsEvery: ({ command, id, least }) =>
    `${command}: ${id} has \`least\` ${least}, but this command needs every position from 0: let \`position\` map n to the position of n + ${least}, and remove \`least\``,
  methodExpectedOneFound: ({ ids, asked, meant }) =>
    `--method: expected one of ${ids.join(", ")}, found \`${asked}\`${meant === undefined ? "" : `. Did you mean ${meant}?`}`,
  methodOfOtherPlay: ({ ids, play, asked }) =>
    `--method: ${asked} is a method of ${play === "misere" ? "normal" : "misère"} play only; for ${play === "misere" ? "misère" : "normal"} play there are ${ids.join(", ")}`,
  expectedNumberFromFound: ({ name, least, most, text }) =>
    `--${name}: expected a number from ${least} to ${most}, found \`${text}\``,
  expectedNumberFromUpFound: ({ name, least, text }) =>
    `--${name}: expected a number from ${least} up, found \`${text}\``,
  memoryExpectedBytesMG: ({ text }) => `--memory: expected bytes, such as 512M or 4G, found \`${text}\``,
  timeExpectedSecondsFound: ({ seconds }) => `--time: expected seconds, found \`${seconds}\``,
  searched: "searched",
  checkpointExpectedNewFileFound: ({ file }) =>
    `--checkpoint: ${file} already exists; continue it with --resume ${file}`,
  resumeExpectedCheckpointFoundOne: ({ file, mine, other }) =>
    `--resume: ${file}: expected a checkpoint of ${mine}, found one of ${other}`,
  oneBefore: ({ previous }) => `; the one before it is ${previous}`,
  resumeExpectedCheckpointBoardsWhole: ({ file, other }) =>
    `--resume: ${file}: expected a complete checkpoint of boards, found other or damaged content${other}`,
  stoppedTablePartsSavedGo: ({ what, file }) =>
    `stopped with ${what} and the table of parts saved in ${file}; continue with --resume ${file}`,
  threadsLongSearchBoardGraph:
    "threads for a long search of a board or graph of at most 64 cells, or a long table of heaps or pairs (2 if available)",
  threadsListGames: "threads for a long list of games (2 if available)",
  lastBoardBoardsLetterN: "the last n for boards with the letter n (10)",
  firstBoardBoardsLetterN: "the first n for boards with the letter n (1)",
  expectedBoardsLetterNCram: ({ name }) => `--${name}: expected boards with the letter n, such as 'cram 3xn'`,
  expectedGameFoundBoards: ({ useless, written }) =>
    `--${useless}: expected a game, found boards, ${written}`,
  values: ({ count }) => `${count} values`,
  stopped: ({ says }) => `nimber: ${says}`,
  stoppedNimberNMoreTimeMemory: ({ next, text, goes }) =>
    `nimber: n = ${next}: ${text}; with more time or memory, ${goes} continues`,
  valuesNInfiniteValueAsk: ({ written, n }) =>
    `values: ${written} at n = ${n} has an infinite value; use nimber solve`,
  certificateExpectedMostCellsFound: ({ cells, found }) =>
    `--certificate: expected at most 112 cells, found ${cells} in ${found}`,
  certificateExpectedOneBoardGraph: ({ found }) =>
    `--certificate: expected one board or graph of at most 112 cells of cram, arc-kayles, node-kayles or graph-kayles under normal play, found ${found}`,
  expectedCheckpointFoundOne: ({ file, game, headGame }) =>
    `${file}: expected a checkpoint of ${game}, found one of ${headGame}`,
  expectedCheckpointWholeFoundOther: ({ file, other }) =>
    `${file}: expected a complete checkpoint, found other or damaged content${other}`,
  expectedNoneBecauseTableAll: ({ id, to }) =>
    `--to: remove ${to}: a table of ${id} contains all positions reachable from the given ones, or from the start`,
  programmingLanguage: ({ usual }) => `programming language (${usual})`,
  writeCodeFile: "write the code to a file",
  proveLawFirstNimberLaw: "prove the law first, like `nimber law`, and print it instead of a table",
  expectedNumberFromThemBetween: ({ most, size, text }) =>
    `--to: expected a number from 1 to ${most}, or ${size} such numbers between commas, found \`${text}\``,
  languageTextLang: ({ asked }) => `; --lang ${asked} sets the language of the text`,
  didYouMean: ({ meant }) => `. Did you mean ${meant}?`,
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
  expectedNoCompoundBeside: ({ useless }) => `--${useless}: cannot be combined with --compound`,
  compoundExpectedOneFound: ({ compounds, asked, meant }) =>
    `--compound: expected one of ${compounds.join(", ")}, found \`${asked}\`${meant === undefined ? "" : `. Did you mean ${meant}?`}`,
  remoteness: ({ remoteness }) =>
    `; moves until the end, when the winner hurries: ${remoteness} (the least remoteness)`,
  suspense: ({ suspense }) =>
    `; moves until the end, when the winner delays: ${suspense} (the greatest suspense)`,
  sentence: ({ compound, played, winner, lasts }) =>
    `In the ${compound} compound ${played}: ${winner}${lasts}.`,
  databaseExpectedNoCheckpointResume:
    "--database: cannot be combined with --checkpoint or --resume, because a checkpoint of boards already contains the tables",
  nothing:
    "nothing was saved: only games whose moves delete cells can be saved, with at most 112 cells, such as cram 5x7",
  databaseExpectedDatabaseVersionWhole: ({ file }) =>
    `--database: ${file}: expected a complete database of version 1, found other or damaged content`,
  fact: "a fact, such as `kayles 7 = 2`, `kayles 0.. = 0 1 2 3 1 4`, `nim 3 4 5: N by 2` or `misere kayles 9: P`",
  place: ({ number }) => `line ${number}: `,
  expected: ({ place, fact }) => `${place}expected ${fact}`,
  atPlace: ({ place, text }) => `${place}${text}`,
  findExpectedQuestionLargestK: ({ text }) =>
    `--find: expected a question such as 'largest k in 1..100: P', found \`${text}\``,
  findExpectedNoBesideAsks: ({ beside }) =>
    `--find: cannot be combined with --${beside}, because it decides many sums`,
  findExpectedLetterSumFound: ({ letter, text }) =>
    `--find: expected the letter ${letter} in the sum, found \`${text}\``,
  noneFrom: ({ from, to }) => `none from ${from} to ${to}`,
  inputExpectedOneFound: ({ names, asked, meant }) =>
    `--input: expected one of ${names.join(", ")}, found \`${asked}\`${meant === undefined ? "" : `. Did you mean ${meant}?`}`,
  expectedDataPackedGzipFound: ({ file, code }) =>
    `${file}: expected gzip data, found damaged data (${code})`,
  what: "who wins an impartial game, which moves win, and why",
  commands: "Commands",
  usage: "Usage",
  options: "Options",
  examples: "Examples",
  own: "Your own rules in one line",
  more: "nimber help <command> shows its options and examples.",
  takeOneTokenHalveHeap: "take one token, or halve the heap",
  splitHeapIntoTwoUnequal: "split a heap into two unequal ones",
  takeKFromOneHeap: "take k from one heap, or from both",
  colon: ": ",
  playNeedNotEnd: "Play may never end.",
  lasting: ({ remoteness }) =>
    `Moves until the end, when the winner hurries and the loser delays: ${remoteness}`,
  databaseFileTheyKeptSame: "--database FILE saves them; then the same command",
  keptSameCommand: ({ database }) => `saved in ${database}; the same command`,
  value: ({ several, not }) => `the value is ${several ? "none of" : "not"} ${not}; `,
  learntSoFarValuesBounds: ({ value, all, looked, kept }) =>
    `Found so far: ${value}${all} values and bounds of parts, in ${looked} nodes; ${kept} continues from there`,
  nothingToRecheck: "--recheck: needs --resume FILE, whose values it recomputes",
  valuesRestThoseHeapsWere: ({ heaps, file }) =>
    `These values depend on heaps 0 to ${heaps - 1} in ${file}, which Nimber did not recompute; --recheck recomputes them.`,
  stoppedValuesSavedGoResume: ({ heaps, file }) =>
    `stopped with ${heaps} values saved in ${file}; continue with --resume ${file}`,
  checkpointHoldsWindow: ({ file, game }) =>
    `${file}: this checkpoint holds only the last values; continue it with: nimber period ${game} --resume ${file}`,
  recheckOfWindow: ({ file }) =>
    `--recheck: ${file} holds only the last values, and cannot be compared from heap 0 on; run again without --resume`,
  windowHasNoCertificate:
    "no certificate was written, because a proof by a sliding window does not keep the values",
  comparingHeaps: ({ heap }) => `period found; comparing heap ${heap} with the heap one period on`,
  heapSMost: ({ done, speed, count, mask, left, to }) =>
    `heap ${done}  ${speed}/s${count === undefined ? "" : `  ${count} rare  mask 0x${mask}`}  at most ${left}${to === undefined ? "" : ` to heap ${to}`}`,
  kLetterSumLostWon: "for which k, a letter of the sum, the sum is lost or won",
  howManyMovesPlayLasts: "number of moves until the end",
  componentsPlayedOtherwiseThanSum: ({ compounds }) =>
    `combine the components by another rule than a sum: ${compounds.join(", ")}`,
  writeProofValueBoardGraph: "write a certificate of the value of a board or graph of at most 112 cells",
  nodes: ({ count }) => `${count} nodes`,
  keptResume: ({ file }) => `saved in ${file}; --resume ${file}`,
  savedExpectedMethodDeletion: ({ name, method }) =>
    `--${name}: expected the method deletion, the only one that saves its results, found ${method}`,
  savedExpectedBoardsGraphsMost: ({ name, found }) =>
    `--${name}: expected boards or graphs of at most 112 cells whose moves delete cells, such as cram 5x7, found ${found}`,
  expectedNoCheckpointResumeBeside: ({ name }) =>
    `--${name}: cannot be combined with --checkpoint or --resume`,
  howLongMayTakeWithout: ({ patience, end }) => `time limit (${patience} without --${end})`,
  stoppedQuotientHeapSavedGo: ({ heap, file }) =>
    `stopped with the quotient up to heap ${heap} saved in ${file}; continue with --resume ${file}`,
  expectedCheckpointQuotientWholeFound: ({ file }) =>
    `${file}: expected a complete checkpoint of a quotient, found other or damaged content`,
  checkpointOfAnother: ({ file, game, found }) =>
    `${file}: expected a checkpoint of ${game}, found one of ${found}`,
  count: ({ terms }) => `${terms}`,
  moreMore: "more",
  bFileGap: ({ line, heap, found }) =>
    `line ${line}: expected heap ${heap} of a b-file, found heap ${found}; without heaps, write one value a line`,
  expectedValuesBFileStandard: ({ mostTerms, found }) =>
    `expected 1 to ${mostTerms} values, such as 0,1,2,0,1,2, or a b-file on standard input, found ${found}`,
  onLine: ({ line }) => `line ${line}, `,
  columnExpectedNaturalNumberBelow: ({ where, index, word }) =>
    `${where}column ${index + 1}: expected a natural number below 2^53, found \`${word.slice(0, 40)}\``,
  cannotRun: ({ command, code }) => `${command}: cannot run it (${code})`,
  unsafeWord: ({ unsafe }) =>
    `cannot pass \`${unsafe}\` to a batch file: cmd.exe changes the characters " % ! and line ends; run the program itself`,
  reading: "the judge's own input; judge --explain gives the reasons",
  words: "Input: one position per line",
  numbers: "Input",
  judge: "Input and output are those of the judge; the rules file reads and writes them.",
  output: "Output",
  winner: "Sprague-Grundy: the player to move loses when the nim-sum (^) of the positions' values is 0.",
  misere: "Misere play: the value is 0 where the player to move loses; positions cannot be summed.",
  alone: "Positions cannot be summed: the value is 1 where the player to move wins, and 0 elsewhere.",
  file: "The rules, copied from the file.",
  search: "Values of positions, each computed once.",
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
    `this server does not accept that host name; nimber web --allow-host ${name} allows it`,
  notFound: "not found",
  fault: "the server failed; see its terminal",
  failed: "the server cannot read the census now",
  busy: "too many requests at once; try again",
  placed: ({ place, text }) => `${place}: ${text}`,
  codeFileEndedThreadProcess:
    "the code of the file ended its thread, for example with process.exit; remove that call",
  asks: "Three heaps of 2, 4 and 7; take 2 or 5 from one of them. Who wins?",
  next: "Next, type",
  prefix: "(In a clone, npm start -- solve … does the same as nimber solve …)",
  rulesExpectedFileFoundStandard: "--rules: expected a file, found -; standard input has the positions",
  useless: ": ignored, because it has no effect here",
  expectedCommandFound: ({ name, meant }) =>
    `there is no command \`${name}\`${meant === undefined ? "; see nimber help" : `. Did you mean ${meant}?`}`,
  heapAnotherPositionNeverNegative: "a heap or another position, never negative",
  expectedOptionFound: ({ name, meant, known }) =>
    `there is no option \`${name}\`${meant === undefined ? `; the options are ${known.join(", ")}` : `. Did you mean ${meant}?`}`,
  expectedFoundNothing: ({ name, value }) => `--${name}: expected ${value}, found nothing`,
  expectedNoValueFound: ({ name, value }) => `--${name}: takes no value; remove \`${value}\``,
  langExpectedEnZhFound: ({ asked }) => `--lang: expected en or zh, found \`${asked}\``,
  grows: ", with more components each time, so play reaches infinitely many sums",
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
  none: "Nimber found no law",
  noneBeside: "The search found no other law",
  knownTheorem: "Theorem",
  source: ({ source }) => `Source: ${source}`,
  rejected: "Tried and refuted",
  wrong: ({ at, says, found, isGiven }) =>
    `at ${at} it says ${says}, but ${isGiven ? "the given values have" : "exhaustive play gives"} ${found}`,
  leavesNothing: "which leaves nothing",
  to: ({ to }) => `to ${to.join(" + ")}`,
  playEnds: "play ends there",
  movesOf: ({ found }) =>
    ({
      P: "no move from there leads to a P-position",
      N: "a move from there leads to a P-position",
      D: "no move from there leads to a P-position, but one to a draw",
    })[found],
  noMoveFromLeadsValue: ({ found }) => `no move from there leads to value ${found}`,
  rulesGiveValue: "the rules give it this value",
  positionValue: ({ says }) => `a position of value ${says}`,
  pPosition: "a P-position",
  moveShows: ({ at, left, end }) => `the move ${at} shows it, ${left}, ${end}`,
  wins: "Outcomes",
  refuted: "refuted",
  pairsInOrder: "P-positions in order",
  observedToPair: ({ to }) => `observed, not proved: it holds for the pairs up to n = ${to}`,
  heldAgainstPlayNumbers: ({ to }) => `checked by exhaustive play up to ${to}`,
  observedNotProvedHolds: ({ to }) => `observed, not proved: it holds up to ${to}`,
  lookups: ({ lookups }) => `${lookups} lookups, `,
  afterCheckpoint: ({ before }) => ` after ${before} in the checkpoint`,
  threads: ({ threads }) => `, ${threads} threads`,
  workNodesEntriesKeptMethod: ({ nodes, after, looked, entries, methods, by }) =>
    `Work: ${nodes} nodes${after ?? ""}, ${looked ?? ""}${entries} entries kept (method ${methods}${by})`,
  theorem: ({ claim, sourceText }) => `By theorem: ${claim} (${sourceText})`,
  positionsSeveralNumbersUp: "positions of several numbers, up to these limits",
  listPPositions: "list the P-positions",
  firstPPositions: "with --p-positions, the first N P-positions of two numbers, with their ratio",
  letterOfBfile: "with --first and --format bfile, the number to print (the second)",
  firstExpectedNumber: ({ text }) =>
    `--first: expected the number of P-positions to list, such as 1000, found \`${text}\``,
  firstExpectedBeside: "--first: needs --p-positions or --symmetric",
  firstExpectedSymmetric: ({ id }) =>
    `--symmetric: expected moves that stay the same when the two numbers change places, found ${id}; --p-positions lists all`,
  firstExpectedRule: ({ id }) =>
    `--first: expected a rule of two numbers whose moves take the same from every position, and which may take any amount from one number alone, such as [x,y: x-k,y | x,y-k | x-k,y-2*k]; found ${id}; --box lists a box`,
  letterExpectedOne: ({ letters, letter }) =>
    `--letter: expected ${letters.join(" or ")}, found \`${letter}\``,
  eachListNumbersOnlySorted: "list only positions whose numbers are sorted",
  boxExpectedNumbersBetweenCommas: ({ found }) =>
    `--box: expected numbers between commas, such as 6,6,6, found \`${found}\``,
  boxExpectedNumberForEach: ({ count, id, found }) =>
    `--box: a position of ${id} has ${counted(count, "number")}, so expected as many, such as ${Array(count).fill(6).join()}, found \`${found}\``,
  symmetricExpectedPositionsSeveralNumbers: "--symmetric: expected positions of several numbers, found one",
  symmetricExpectedOutcomesDoNot: ({ one, other }) =>
    `--symmetric: expected outcomes independent of the order, but ${one} and ${other} differ`,
  expectedNoBesideShowsAll: ({ name, format }) =>
    `--${name}: cannot be combined with ${format}, which shows all positions; --format csv lists only these`,
  formatBfileExpectedValueEach: ({ place }) =>
    `--format bfile: expected a value for each position, but ${place.join()} has none`,
  empty: "no P-positions in this box",
  title: ({ id, high, wide }) => `${id}, P-positions to ${high},${wide}`,
  plotExpectedMostColumnsTerminal: ({ most, columns, wide }) =>
    `--plot: expected at most ${most} columns in a terminal of ${columns}, found ${wide}; --svg draws more`,
  expectedBoxTwoSidesFound: ({ option, ends }) =>
    `--${option}: expected a box of two sides, found ${ends.join()}`,
  misereGenusEachHeap: "with --misere, the genus of each heap",
  genusExpectedMisereBeside: "--genus: needs --misere",
  genusExpectedMisereBesideFound: ({ other }) =>
    `--genus: can be combined only with --misere and --to, found --${other}`,
  genusExpectedGameWhosePosition: ({ id }) =>
    `--genus: expected a game whose position is one heap, found ${id}`,
  drawValuesTerminal: "draw the values in the terminal",
  drawValuesSvgFile: "draw the values to an SVG file",
  valuesFromHeapRestTheorem: ({ from, claim, sourceText }) =>
    `A theorem gives the values from heap ${from} on: ${claim} (${sourceText})`,
  valuesFromHeapRestProved: ({ from, period, preperiod, theorem }) =>
    `The proved period ${period} from heap ${preperiod} gives the values from heap ${from} on: ${theorem}`,
  periodExpectedGameOneHeap: ({ id }) => `period: expected a game of one heap, found ${id}`,
  unwritten: "no certificate was written, because nothing was proved",
  provedOutcomesRepeatProved: "outcomes repeat, proved",
  noneNoPeriodOutcomesFound: "no period of outcomes found",
  outcomesRepeatObservedNotProved: ({ range }) => `outcomes repeat, observed for ${range}, not proved`,
  automatonStates: ({ states }) => `by an automaton of ${states} states`,
  whatFinitelyManyOutcomesTell: "finitely many outcomes determine all",
  preperiodN0: "preperiod n0",
  periodP: "period p",
  heaps: "heaps",
  losing: ({ list }) => `P-positions: ${list}`,
  provedProved: "proved",
  noneNoPeriodFound: "no period found",
  preperiod: "preperiod",
  period: "period",
  saltus: "saltus",
  constant: "repeating residues",
  exceptions: "exceptions",
  rare: "rare heaps",
  maximum: "largest value",
  observedNotProved: ({ range }) => `observed for ${range}, not proved`,
  automaton: ({ states }) =>
    `An automaton of ${states} states gives all these values. Each is the mex of its options' values, so they hold for all heaps.`,
  maximumAt: ({ value, heap }) => `${value} (${heap})`,
  mask: ({ count, last, under }) => `${count} (… ${last}; mask ${under})`,
  noHeapComputed: "No heap was computed",
  heapsWereComputed: ({ heaps }) => `Heaps 0 to ${heaps - 1} were computed`,
  heapsWereComputedSliding: ({ heaps, begun }) =>
    `Heaps 0 to ${heaps - 1} were computed, from ${begun} on with a sliding window`,
  heapMayBeRare: ({ heap }) => `heap ${heap} may be rare, which the window cannot decide`,
  slidingGoesNoFarther: ({ looked, more }) => `${looked} To keep all values: ${more}.`,
  repeatsFromAtMost: ({ most, period, why }) =>
    `The values repeat with period ${period}, from heap ${most} at the latest. The smallest preperiod was not determined${why === undefined ? "" : `: ${why}`}.`,
  slidingReason: ({ first, again, lookback }) =>
    `The ${lookback} values before heap ${again} equal those before heap ${first}, and each value between depends only on the ${lookback} values before it and on those of the first heaps. So the values repeat forever. The independent checker did not replay them, because they were not kept.`,
  looked: ({ range, why }) => `${range}${why === undefined ? "" : `; ${why}`}.`,
  otherLaws: ({ game }) => `nimber law ${game} looks for laws other than periods.`,
  noTheoremKnownHereCould: ({ looked, more }) =>
    `${looked} Nimber knows no theorem that could prove a period here. To observe more: ${more}.`,
  goFromResume: ({ looked, more, file }) => `${looked} To continue: ${more} --resume ${file}.`,
  goCheckpointFileWhatComputed: ({ looked, more }) =>
    `${looked} To continue: ${more}; --checkpoint FILE saves the progress.`,
  expectedGameWhoseValuesNumbers: ({ option, game }) =>
    `--${option}: expected a game whose values are numbers, found ${game}, whose moves may add tokens`,
  values: "values from heap 0: ",
  by: "Nimber computed these values, ∞ with the numbers that moves lead to among them, on few heaps. They hold for all heaps, because the required conditions repeat with the values and were all checked (theorem on heaps that grow, docs/theory/growing.md).",
  noneNoPeriodProvedFromHeaps: ({ heaps }) =>
    `${heaps} heaps did not prove a period. Where they determine no number, the value may or may not be infinite.`,
  noOutcomes: "--outcomes: expected a game, found boards; `nimber law --outcomes` takes boards",
  far: ({ from, to }) =>
    `Nimber computed boards n = ${from} to ${to}. No theorem proves a period of boards. To observe more: --limit N.`,
  theoremTheorem: "by theorem",
  law: "a formula instead of a period",
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
    `The misère quotient of heaps 0 to ${heaps} only, verified for all their sums. Nimber claims nothing about larger heaps.${why}`,
  elementsRegularNormal: ({ kernel }) => `${kernel} elements; regular and normal`,
  elementsRegularNotNormal: ({ kernel }) => `${kernel} elements; regular, not normal`,
  elementsNotRegular: ({ kernel }) => `${kernel} elements; not regular`,
  expectedMoveFoundTypeMoves: ({ example, shown }) =>
    `\`${shown}\` is not a move here. A move looks like ${example}; type moves to see all moves.`,
  size: ({ vertices, edges }) =>
    `${counted(vertices, "vertex", "vertices")}, ${counted(edges, "edge", "edges")}`,
  P: "the previous player wins (P-position)",
  N: "the next player wins (N-position)",
  D: "a draw: nobody can force a win",
  pND: ({ p, n, d }) => `P ${p}, N ${n}, D ${d}`,
  verticesValue: ({ all }) => `Vertices by value: ${all.join(", ")}`,
  playerMoveWonOutcomesNo: ({ each, more }) =>
    `The player to move has won at ${each.join(", ")}${more}, so there are outcomes but no values.`,
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
  formatExpectedOneFound: ({ formats, option, name }) =>
    `--format: expected one of ${formats.join(", ")} with --${option}, found \`${name}\``,
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
    `value: only the outcome of ${game} is known at this position; use nimber solve`,
  "value.text": ({ claim, sourceText }) => `${claim} (${sourceText})`,
  "values.largestHeap": "the largest heap (100)",
  "values.smallestHeap": "the smallest heap (0)",
  "values.howPrintTable": "how to print it (table)",
  "values.expectedNoMethodBesideLong": ({ useless }) =>
    `--${useless}: cannot be combined with --method, because a long run always uses tables`,
  "values.expectedGameOneHeapMoves": ({ useless, id }) =>
    `--${useless}: expected a game of one heap whose moves are a set or a code, found ${id}`,
  "values.valuesExpectedGameWhosePosition": ({ id }) =>
    `values: expected a game whose position is one heap or two, found ${id}`,
  "period.nothing": "no certificate was written, because nothing was proved",
  "period.heapsComputeMostManyTime": "most heaps to compute (as many as time allows)",
  "period.writeProofFileNimberCheck": "write a certificate to a file, for nimber check",
  "period.periodWhoWinsNotValues": "find the period of outcomes instead of values",
  "period.outcomesOnly": "--misere: needs --outcomes, because misère play has no SG values",
  "period.expectedGameOneHeapMoves": ({ command, id }) =>
    `${command}: expected a game of one heap whose moves are a set or a code, found ${id}`,
  "check.heapsReplayMost": "most heaps to replay (2^30)",
  "check.valid": "valid",
  "check.refused": "not valid",
  "check.malformed": "not a certificate",
  "check.limit": "not decided",
  "check.file": "a file",
  "check.text": ": ",
  "check.explain": "also state the theorem and what was computed",
  "check.program": "print the checker in Python, which checks all kinds of certificates",
  "check.guySmith":
    "Theorem (Guy and Smith 1956): values that repeat over the whole window repeat without end. A move from a larger heap leaves a heap large enough to repeat, so its options have the same values one period later.",
  "check.subtractionState":
    "Theorem: if m is the largest number of the set, the value of a heap depends only on the m values before it. Once m values in a row repeat, all later values do.",
  "check.allButState":
    "Theorem (Siegel 2013): if m is the largest forbidden number, the value of a heap depends only on the m values before it and on the set of all earlier values. Once both repeat, raised by the saltus, all later values do.",
  "check.outcomes":
    "Theorem: if m is the largest number of the set, the outcome of a heap depends only on the m outcomes before it. Once m outcomes in a row repeat, all later outcomes do.",
  "check.lawOutcomes":
    "Theorem: play ends, no move leads from a position of the law to another, and every other position has a move to one. So the law gives exactly the P-positions, by induction over moves.",
  "check.lawMisere":
    "Theorem: play ends, each position of the law has a move and no move leads from it to another one, and every other position has a move to one or has no move and wins. So the law gives exactly the P-positions under misère play, by induction over moves.",
  "check.lawDraws":
    "Theorem: each move from a P-position of the law has a reply to a smaller one, each N-position has a move to a P-position or has won, and each other position has a move to another such position but none to a P-position. So the law gives exactly the positions that are lost and won, and all others are draws.",
  "check.lawForbidden":
    "Theorem: play ends, at most as many moves as may be forbidden lead from a position of the law to others of the law, and more than that from every other position. So the law gives exactly the P-positions, by induction over moves.",
  "check.lawValues":
    "Theorem: play ends, the law gives each position exactly one value, no move keeps this value, and a move leads to each smaller one. So the law gives the SG values, by induction over moves.",
  "check.takesByLetters": ({ theorem }) =>
    `Theorem (docs/theory/period.md, takes by letters): if no move changes the letters, the takes are a fixed set for each of their values. ${
      {
        range: "With L = max(p,1), takes of p to q tokens have the values ⌊(n mod (L + q)) / L⌋.",
        two: "With r = n mod (p + q), takes of p or q tokens, p ≤ q, have the values ⌊r/p⌋ mod 2 for r < q, and 1 + (⌊r/p⌋ + 1) mod 2 for others.",
        "range-and-one":
          "Takes of 1 to m tokens or of k have the values n mod (m + 1) if m + 1 does not divide k; otherwise, with r = n mod (k + 1), m + 1 for r = k and r mod (m + 1) for others.",
        powers:
          "Takes of a power of b have the values n mod 2 for odd b and for b = 0; for other b, with r = n mod (b + 1), 2 for r = b and r mod 2 for others.",
      }[theorem]
    } Under misère play the positions of value 1 are the P-positions (Ferguson).`,
  "check.arithmetic": ({ rule }) =>
    `Theorem (docs/theory/period.md, takes by arithmetic): ${rule} has this law, and rules with the same moves have the same law.`,
  "check.share":
    "Theorem (Levine; docs/theory/period.md, takes by arithmetic): let f(n) be the largest take from n, where it is a share of n. The value of n is f(n) if f(n) > f(n − 1), and otherwise that of n − 1 − f(n).",
  "check.shifts":
    "Theorem (docs/theory/period.md, heaps of other games): once every move exists and the other games are in their periods, a value depends only on as many values before it as the largest constant, and on the heap modulo the periods. If both come back, so do all later values.",
  "check.shiftsComputed": ({ from, to }) =>
    `Computed: the certificates of the other games; all values from the rule; their comparison before heaps ${from} and ${to}, and one period later.`,
  "check.growingTakes":
    "Theorem (docs/certificates/theorem.md): if blocks A(i,k) ≤ n ≤ B(i,k) grow so that each move from one leads between blocks, and the ranges from which moves lead to a block cover what is between blocks, the blocks are the P-positions.",
  "check.primes":
    "Theorem (docs/certificates/theorem.md): if each number from 1 to m - 1 can be taken and no multiple of m can, the value of n is n mod m.",
  "check.theoremComputed":
    "Computed: in all cases, by linear arithmetic, that the options are those of the theorem, and that the law is the conclusion of the theorem.",
  "check.quotient":
    "Theorem (Plambeck and Siegel 2008): no option of a P-element is a P-element, and every other sum with a move has an option that is. So the product of the elements decides every sum under misère play.",
  "check.squares":
    "Theorem: each move from a P-position of the law has a reply to a smaller one, each N-position has a move to a P-position or has won, and each other number has a move to another such number but none to a P-position. So the law gives exactly the positions that are lost and won, and all others are draws. From each large draw the square of one of the two roots leads to a draw. Otherwise both would lead to numbers that are a square more than a P-position; the two squares would have one of finitely many differences, none of them 0, so they are bounded.",
  "check.squaresComputed":
    "Computed: a reply to each move from a P-position, every number from which a constant leads to a P-position, the bound from the P-positions and the roots, and for each draw up to it a move to a draw.",
  "check.board":
    "Theorem: a part has value v if no move leads to v and some move leads to each smaller value. Each claim depends only on smaller parts, so all claims hold by induction over cells.",
  "check.boardComputed":
    "Computed: for each claimed part, every move, the parts that it leaves, and the nim-sum of the claims about them.",
  "check.graph":
    "Theorem (Fraenkel and Yesha 1986): labels are those of Smith under three conditions. Each finite label is the mex of the finite labels of the options. Each move to a larger or infinite label has a reply that restores the label, with a smaller counter. From each infinite label a move leads to another infinite one, from which no move leads to the mex at the first. Finite labels are SG values; a vertex with an infinite label alone is a draw, unless a move leads to label 0.",
  "check.graphComputed":
    "Computed: for each vertex the mex of the finite labels of its options; for a finite label, a reply to each move to a larger one; for an infinite label, a move to an infinite one.",
  "check.programAlone": ({ extra }) => `--program: expected no file, found ${extra}`,
  "check.periodComputed": ({ from, to, last }) =>
    `Computed: the values of heaps 0 to ${last} from the rules, and their comparison one period later for n with ${from} ≤ n < ${to}.`,
  "check.outcomesComputed": ({ preperiod, period }) =>
    `Computed: the outcomes from the rules, heap by heap; from heap ${preperiod} on they agree with those ${period} heaps later.`,
  "check.lawClosed":
    "Game: only positions that meet the condition after `legal:` belong to it. No move of the rule leads from them to others, which the checker has verified.",
  "check.lawLegal":
    "Game: only positions that meet the condition after `legal:` belong to it, and a move that leaves them is no move. Whether moves of another game leave them is no part of the certificate.",
  "check.lawComputed": ({ system }) =>
    `Computed: products of automata that read ${system}, and each step of the automata that name a move. A word that a product accepts would be a counterexample; no product accepts one.`,
  "check.quotientComputed": ({ heaps, order, entries }) =>
    `Computed: the products of ${order} elements, the options of heaps 0 to ${heaps}, and the sums of ${entries} ${entries === 1 ? "entry" : "entries"} of the cover with each heap.`,
  "quotient.saves": "save after every heap",
  "quotient.quotientHeapsNManyProve": "the quotient of heaps 0 to N (enough to prove it for all)",
  "quotient.writeWhatVerifiesFileNimber": "write a certificate to a file, for nimber check",
  "quotient.quotientExpectedGameWhosePosition": ({ id, isMixed }) =>
    `quotient: expected a game whose position is one heap, found ${id}${isMixed ? "; a quotient has no elements for the other games that moves leave" : ""}`,
  "quotient.heapOrder": ({ heap, order }) => `heap ${heap}  order ${order}`,
  "quotient.certificateExpectedGameSetCode": ({ id }) =>
    `--certificate: expected a game that is a set or a code, found ${id}`,
  "quotient.expectedMoreCheckpointHeaps": ({ heaps }) =>
    `--to: expected ${heaps} or more, because the checkpoint has heaps 0 to ${heaps - 1}`,
  "genus.genus": "genus",
  "genus.temper": "kind",
  "genus.outcome": "misère outcome",
  "genus.form": "canonical form",
  "genus.birthday": "birthday",
  "genus.rule": "Anti-SG rule",
  "genus.fails": "fails first for",
  "genus.same": "same form",
  "genus.yes": "yes: no game distinguishes them under misère play",
  "genus.no": "no: some game distinguishes them under misère play",
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
  "law.testLawStatedGame": "test the given law against this game",
  "law.base": "only automata that read the digits in base B, 2 to 36",
  "law.baseAlone": ({ other }) => `--base: expected a game whose law is sought, found ${other}`,
  "law.where": "only positions that meet this condition on the letters of the rule",
  "law.whereOfRule": "--where: expected a game with letters, found boards or a table of values",
  "law.whereInLaw": ({ where }) =>
    `--where: expected no stated law; write the condition in the law: … where ${where}`,
  "law.onlyLawsValues": "only laws of the values",
  "law.onlyLawsOutcomes": "only laws of the outcomes",
  "law.printAutomaton": "print the automaton, or the law as LaTeX",
  "law.expectedGameFoundTableValues": ({ extra }) =>
    `--${extra}: expected a game, found a table of values, which has no rules`,
  "law.aLaw": "a law",
  "law.either": "a game, or a law",
  "law.gameExpectedGameLawFound": "--game: expected the game of the law, found nothing",
  "law.gameExpectedGameWhosePosition": ({ id }) =>
    `--game: expected a game whose positions are numbers, found ${id}`,
  "law.unwritten": ({ why }) => `no certificate was written: ${why}`,
  "law.nothing": "nothing was proved",
  "law.byPlay": "play from each position proves the law, and needs none",
  "law.byTheorem": "the law is proved by a theorem alone",
  "law.exportExpectedLawAutomatonFound": "--export: expected a law with an automaton, found none",
  "law.latexOfLists": "--export latex: expected a law of some numbers without draws",
  "law.codeOfLists":
    "--code: no program evaluates a law of lists, or one with draws; `nimber template` writes one that searches",
  "law.codeNoProgramPrintedLaw": ({ text }) =>
    `--code: no program can express the law \`${text}\`, because no equation determines its letters and it has no automaton`,
  "redundant.redundantExpectedGameWhosePosition": ({ id }) =>
    `redundant: expected a game whose positions are numbers, found ${id}`,
  "redundant.redundant": ({ says }) => `redundant: ${says}`,
  "redundant.law": ({ states, text }) => `An automaton of ${states} states proves the P-positions: ${text}`,
  "redundant.left": "Without one kind of move",
  "redundant.same": "the P-positions stay the same",
  "redundant.changed": ({ at }) => `needed: without it the law fails at ${at}`,
  "redundant.added": "Takes that can be added, any or all of them, without a change",
  "redundant.theyThoseNoTwoP": ({ states }) =>
    `No two P-positions differ by such a take; an automaton of ${states} states accepts all of them.`,
  "redundant.none": "none",
  "identify.none": ({ tried }) => `no match among ${tried} games of one heap and the laws in formulas`,
  "identify.term": ({ shift }) =>
    shift === 0 ? "from heap 0" : shift > 0 ? `from heap ${shift}` : `${-shift} zeros first`,
  "identify.proved": "all later terms are proved",
  "identify.observed": "observed",
  "identify.differs": ({ at, own, first }) => `then differs: term ${at} is ${own}, not ${first}`,
  "identify.all": ({ terms, to }) =>
    `All contain the ${terms} given terms. Nimber compared them with the first up to term ${to}. Terms count from 0.`,
  "identify.comma": ", ",
  "identify.more": ({ n }) => `and ${n} more`,
  "same.alsoWhenHeapsOneShifted": "also accept equal values after a shift of the heaps",
  "same.heapsCompareMostManyTime": "most heaps to compare (as many as time allows)",
  "same.expectedTwoGamesFoundUsage": ({ words, usage }) =>
    `expected two games, found ${words}; usage: ${usage}`,
  "same.heap": ({ heaps }) => `heap ${heaps}`,
  "same.names": ({ id, bId }) => `${id} and ${bId}`,
  "same.differFirstHeap": ({ names, heap, left, right }) =>
    `${names} differ, first at heap ${heap}: ${left} and ${right}.`,
  "same.differFirstAt": ({ names, position, left, right }) =>
    `${names} differ, first at ${position}: ${left} and ${right}.`,
  "same.observedIn": ({ equal, range }) => `Observed, not proved: ${equal} for ${range}.`,
  "same.equalValues": ({ names }) => `${names} have equal values`,
  "same.equal": ({ shift, aId, bShift, bId }) =>
    `heap n${shift} of ${aId} and heap n${bShift} of ${bId} have equal values`,
  "same.nothingCompared": "Nothing was compared",
  "same.observedNotProvedUpN": ({ equal, heaps }) => `Observed, not proved: ${equal} up to n = ${heaps - 1}`,
  "same.text": ({ text }) => `; ${text}`,
  "same.go": ({ seen, why, option }) => `${seen}${why}. To continue: ${option}.`,
  "same.provedBothSameMoves": ({ equal }) => `Proved: ${equal}, because both have the same moves.`,
  "same.provedTheoremsGiveAllValues": ({ equal }) =>
    `Proved: ${equal}, because theorems give all values of both, and they agree.`,
  "same.provedBothCanonicalFormGuy": ({ equal, id }) =>
    `Proved: ${equal}, because both have the canonical form ${id} (Guy & Smith 1956; Winning Ways, ch. 4).`,
  "same.independentCheckerReplayedBothProofs": " The independent checker replayed both proofs.",
  "same.independentCheckerDidNotReplay": " The independent checker did not replay both proofs.",
  "same.provedBothProvedPreperiodPeriod": ({ equal, preperiod, period, checked }) =>
    `Proved: ${equal}, because both have a proved preperiod ${preperiod} and period ${period}, and they agree below ${preperiod + period}.${checked}`,
  "octal.allCodesSoManyDigits": "all codes with that many digits",
  "octal.digitsAfterPoint": "digits after the point, 1 to 4 (3)",
  "octal.largestHeap": "the largest heap (10000)",
  "octal.proofsReplayedIndependentChecker": ({ replayed, found }) =>
    `${replayed} of ${found} proofs replayed by the independent checker`,
  "octal.expectedCodesAllFoundUsage": ({ words, usage }) =>
    `expected codes or --all, found ${words === 0 ? "neither" : "both"}; usage: ${usage}`,
  "octal.octalExpectedCodeFound": ({ id }) => `octal: expected a code such as 0.137, found ${id}`,
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
  "explain.wins": "wins with nim-heaps",
  "explain.all": "all",
  "explain.many": "too many moves to show",
  "explain.text": ({ moves }) => `… (${moves})`,
  "explain.allBut": ({ heaps }) => `all but ${heaps}`,
  "explain.loony": "With any nim-heap added, some move wins: ☾.",
  "explain.leastNimHeapBesideNo": ({ value }) =>
    `The least nim-heap with which no move wins is ${value}: SG = ${value}.`,
  "explain.sentence": ({ place }) =>
    `The highest bit of the nim-sum stands for ${place}. A component with that bit has a move that makes the nim-sum 0.`,
  "play.you": "You to move.",
  "play.help": "Type a move by its name; or hint, moves, undo, why, quit.",
  "play.lost": "This position is lost against perfect play; every move is equally good.",
  "play.unfound": "This position is won, but no winning move was found within the limits.",
  "play.win": "You win!",
  "play.lose": "You lose.",
  "play.undo": "There is nothing to undo.",
  "play.bye": "Bye.",
  "play.howWellOpponentPlaysNever": "how well the opponent plays: 10 never errs (10)",
  "play.whoBeginsHuman": "who begins (human)",
  "play.makesGameRepeatableRandom": "random seed, to repeat a game (random)",
  "play.opponentRepliesCertificateBoardChecked":
    "the opponent plays from this board certificate, which Nimber checks first",
  "play.blockedMoves": "play: cannot ask which moves to forbid; nimber solve shows the winning moves",
  "play.playExpectedPersonFoundJson": "play: needs a person at the terminal; remove --json",
  "play.firstExpectedHumanComputerFound": ({ first }) =>
    `--first: expected human or computer, found \`${first}\``,
  "play.proofExpectedNoPositionNo": ({ shown }) =>
    `--proof: cannot be combined with a position or --misere, found \`${shown}\``,
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
  "nim.everyProductStepStepDown": "explain every product step by step, down the tower of fields",
  "nim.productsNWinningWays": "a table of the products of 0 to N",
  "nim.expectedExpressionFoundNothingUsage": ({ usage }) =>
    `expected an expression, found nothing; usage: ${usage}`,
  "nim.none": "no solution",
  "nim.moreProductsExplainShowsUp": ({ omitted, mostSteps }) =>
    `${omitted} more products; --explain shows up to ${mostSteps}.`,
  "nim.tableExpectedNoExpressionFound": ({ words }) =>
    `--table: expected no expression, found \`${words.join(" ")}\``,
  "graph.tokensVerticesWhoWinsMoves": "tokens on these vertices: outcome and winning moves",
  "graph.whoeverMoveWon": "vertices at which the player to move has won",
  "graph.whyVertexValue": "explain the value of a vertex",
  "graph.whetherFirstLineHeaderN": "whether the first line is a header `n m` (auto)",
  "graph.howGraphWrittenToldItself": "format of the graph (detected)",
  "graph.writeVerticesCsv": "write the vertices as CSV",
  "graph.writeGraphGraphviz": "write the graph for Graphviz",
  "graph.drawGraph": "draw the graph",
  "graph.writeGraphBinaryForm": "write the graph in the binary form",
  "graph.writeProofValues": "write a certificate of the values",
  "graph.file": "a file, or -",
  "graph.expectedOneFound": ({ name, known, asked, meant }) =>
    `--${name}: expected one of ${known.join(", ")}, found \`${asked}\`${meant === undefined ? "" : `. Did you mean ${meant}?`}`,
  "graph.expectedGraphWithoutVerticesMover": ({ name }) =>
    `--${name}: expected a graph without vertices at which the player to move has won`,
  "graph.expectedVertexGraphFound": ({ option, name }) =>
    `--${option}: expected a vertex of the graph, found \`${name}\``,
  "graph.firstLineTakenHeaderHeader": ({ vertices, edges }) =>
    `The first line, ${vertices} ${edges}, was read as a header: ${counted(vertices, "vertex", "vertices")}, ${counted(edges, "line", "lines")}. --header no reads it as an edge.`,
  "graph.svgExpectedMostVerticesFound": ({ mostDrawn, n }) =>
    `--svg: expected at most ${mostDrawn} vertices, found ${n}`,
  "judge.listProblems": "list the problems",
  "judge.sayWhyFirstTestInput": "explain the first test of the input",
  "judge.answerJudgesDoTheyWrong": "give the judge's answer even where it is wrong",
  "judge.answerJudgeFileRules": "answer with the `judge` function of a rules file",
  "judge.form": "for a game: the form of the input, such as 'T (n a*n)*' (see template)",
  "judge.words": "for a game: the answers, such as Yes/No",
  "judge.problemElsewhere": ({ name, other }) =>
    `${name}: the form of its input is not known; ${other} is the same problem`,
  "judge.listedForm": ({ read, print }) => `input ${read}; answers ${print}`,
  "judge.problemPlays": ({ id }) =>
    `${id} is interactive: its input depends on the moves of the program. \`nimber stress ${id} -- ./a.out\` plays against yours, and \`nimber template ${id}\` prints one`,
  "judge.problem": "a problem",
  "judge.listAlone": ({ extra }) => `judge --list: expected no problem, found \`${extra}\``,
  "judge.judgeRulesExpectedNothingElse": ({ extra, byFile }) =>
    `judge --rules: expected nothing else, found \`${extra}\`; usage: ${byFile}`,
  "judge.expectedExportFunctionJudgeInput": ({ id }) =>
    `${id}: there is no \`export function* judge(input, value)\` to read the input`,
  "judge.expectedProblemWhoseInputRead": ({ id }) =>
    `nimber cannot read the input of \`${id}\`; nimber games ${id} explains how to answer it`,
  "judge.expectedProblemFound": ({ id, meant }) =>
    `there is no problem \`${id}\`${meant === undefined ? "; see nimber judge --list" : `. Did you mean ${meant}?`}`,
  "stress.input": "Input",
  "stress.theirs": "Theirs",
  "stress.ours": "Ours",
  "stress.why": "Why",
  "stress.play": "Play: < the program, > the judge",
  "stress.nothing": "(nothing)",
  "stress.inputsTry": "inputs to try (1000)",
  "stress.randomNumbers": "random seed (1)",
  "stress.howLongRunMayTake": "time limit of one run (2)",
  "stress.gameLeastNumbers": "for a game: its least numbers (1); with 0, heaps may be empty",
  "stress.gameLargestNumbers": "for a game: its largest numbers",
  "stress.stressExpectedProblemGameProgram": ({ usage }) =>
    `stress: expected a problem or a game, and a program to run; usage: ${usage}`,
  "stress.inputOwnGames": ({ useless, id }) => `--${useless}: is for games; ${id} has its own input`,
  "stress.noGameBesideSet": ({ game }) =>
    `expected no game before the program, because --read reads the takes, found \`${game}\``,
  "stress.eachExpectedSecondsFound": ({ text }) => `--each: expected seconds, found \`${text}\``,
  "stress.stopped": "Stopped: ",
  "stress.agreedInputs": ({ stopped, tests }) => `${stopped}agreed on ${tests} inputs.`,
  "stress.before": ({ tests }) => `Input ${tests}, made as small as possible, refutes the program: `,
  "stress.programDidNotEndTime": ({ before }) =>
    `${before}the program did not end in time. --each sets the seconds of one run.`,
  "stress.programPrintedMoreThanBytes": ({ before, mostOutput }) =>
    `${before}the program printed more than ${mostOutput} bytes.`,
  "stress.programCrashed": ({ before, by }) => `${before}the program crashed (${by}).`,
  "stress.lineDiffers": ({ before, line }) => `${before}line ${line + 1} differs.`,
  "stress.wrongWord": ({ before, ours }) => `${before}it chooses the losing side; expected ${ours}.`,
  "stress.silent": ({ before }) => `${before}the program ended although it is its turn.`,
  "stress.noAnswer": ({ before }) =>
    `${before}the program gave no answer in time. It may wait for input, or not flush its output; --each sets the seconds of one run.`,
  "stress.illegalMove": ({ before, move, line }) => `${before}its move ${move}, \`${line}\`, is not legal.`,
  "stress.losingMove": ({ before, move, line, reply }) =>
    `${before}its move ${move}, \`${line}\`, loses a won position; the judge wins by \`${reply}\`.`,
  "stress.goesOn": ({ before, line }) => `${before}it prints \`${line}\` after the play is over.`,
  "stress.moreLines": ({ more }) => `… ${more} more lines`,
  "count.howManyHeaps": "how many heaps",
  "count.sizesHeapMayMB": "sizes a heap may have: 0 to M, or A to B",
  "count.tokensAll": "tokens in all",
  "count.furtherHeapsCountNothingEven":
    "further heaps that do not affect the nim-sum, such as even steps of a staircase",
  "count.nimSumWanted": "required nim-sum (0)",
  "count.outcomeWantedP": "required outcome (P)",
  "count.orderHeapsDoesNotMatter": "the order of the heaps does not matter",
  "count.norMayTwoHeapsEqual": "the order does not matter, and no two heaps are equal",
  "count.waysRemoveSomeHeapsBut": "count the ways to remove some of these heaps, but not all",
  "count.multipleDRemoved": "with --of: the number removed is a multiple of d (1)",
  "count.numberModuloP": "print the count modulo p",
  "count.countExpectedGameWhosePosition": ({ id }) =>
    `count: expected a game whose position is one heap, found ${id}`,
  "count.outcomeExpectedPNFound": ({ outcome }) => `--outcome: expected P or N, found \`${outcome}\``,
  "count.expectedFoundBoth": ({ one, other }) => `expected --${one} or --${other}, found both`,
  "count.expectedFoundNothing": ({ name, text }) => `--${name}: expected ${text}, found nothing`,
  "count.heaps": "the heaps",
  "count.totalTokens": "the tokens in all",
  "count.sizesHeap": "the sizes of a heap, such as 7 or 1..7",
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
  "games.noTheorem":
    "Nimber knows no theorem from the literature for this game and computes its answers from the rules.",
  "games.board": "Board",
  "games.moves": "Moves",
  "games.try": "Try",
  "games.gamesProblemsTheirWords": "games and problems that mention this text",
  "games.searchExpectedTextFoundNothing": "--search: expected a text, found nothing",
  "games.expectedOneGameFoundAlso": ({ words }) => `expected one game, found also \`${words}\``,
  "games.expectedProblemListedFoundNimber": ({ shown }) =>
    `there is no problem \`${shown}\`; nimber games --search finds words`,
  "games.expectedGameProblemListedFound": ({ shown, near }) =>
    `there is no game or problem \`${shown}\`${near === undefined ? "; nimber games --search finds words" : `. Did you mean ${near}? nimber games --search finds words`}`,
  "games.none": ({ shown }) => `no game or problem mentions \`${shown}\``,
  "table.kbMostJudges": "64 KB of most judges",
  "table.kbLuogu": "50 KB of Luogu",
  "table.largestHeapNumbers": "the largest heap, or numbers such as 30,40",
  "table.failWhenCodeLonger": "fail if the code is longer than this",
  "table.tableExpectedNLargestHeap": ({ usage }) =>
    `table: expected --to N, the largest heap; usage: ${usage}`,
  "table.the": ({ fits, name }) => `${fits ? "within" : "above"} the ${name}`,
  "table.bytesN": ({ bytes, parts }) => `${bytes} bytes: ${parts.join(", ")}\n`,
  "editorial.summary": "explain a contest program: idea, law, proof, cost",
  "editorial.noNumbers": ({ id }) =>
    `editorial: expected a game of numbers, lists or graphs, found ${id}; nimber template prints its program, nimber explain why a position wins`,
  "template.formInputTNN": ({ names }) =>
    `the form of the input, such as 'T (n a*n)*' or '(a b)* until 0 0', or ${names.join(", ")} (heaps)`,
  "template.whatPrintsFirstPlayerWins":
    "output where the first player wins and loses, such as Yes/No or 'W/L rows' (First/Second)",
  "template.formInputNameRead": "the form of the input by name, like --read",
  "template.largestHeapNumbers": "the largest heap, or numbers such as 300,300 (10000)",
  "template.templateExpectedNothingButCode": ({ id, found }) =>
    `template ${id}: expected nothing but --code, --read, --print and --out, found ${found}`,
  "template.misereFile":
    "--misere: expected a game or a rule in a line; a rules file uses `export const misere = true`",
  "template.problemBeyond": ({ id, why }) => `${id}: no program; ${why}`,
  "template.problemWithoutProgram": ({ id, ask, why }) =>
    `${id}: ${why === undefined ? "template has no form of its input" : `no program; ${why}`}; to answer it, use nimber ${ask}`,
  "template.problemElsewhere": ({ name, other }) =>
    `${name}: the form of its input is not known; nimber template ${other} is the same problem at another judge`,
  "template.problemBeyond64": ({ id, limits }) =>
    `${id}: the integers of this language end below 2^63, and the problem has ${limits}; use --code python or --code java`,
  "template.problemByFile": ({ id, file, why }) =>
    `${id}: its rules are in a file${why === undefined ? "" : `, since ${why}`}; use nimber template --rules ${file}`,
  "template.limitsOfInput":
    "the limits of the input, such as 'n <= 1e9, T <= 1e5': the program is for these, or refused",
  "template.playsAlone": ({ option }) => `--${option}: a program that plays takes --read and --limits only`,
  "template.limitsAlone": ({ other }) => `--limits: cannot be combined with --${other}`,
  "template.limitsForm": ({ id }) =>
    `--limits: expected none, because the program of ${id} has limits of its own`,
  "template.problemAlone": ({ id, found }) =>
    `template: expected nothing but options after ${id}, found \`${found}\``,
  "template.readExpectedNoneBecausePositions": ({ id, text }) =>
    `--read: expected none, because the positions of ${id} are not numbers: its program reads one position per line; found ${text}`,
  "template.templateExpectedNothingButCode2": ({ asked, found }) =>
    `template ${asked}: expected nothing but --code and --out, because its input has one form; found ${found}`,
  "template.programLooksAboutOptionsWhen": ({ about, id }) =>
    `The program visits about ${about} options when it starts; a smaller --to, or nimber table '${id}', is faster.\n`,
  "template.readExpectedNoGameFinite": ({ text }) =>
    `no game, or a finite set such as {2,5} or row{2,5}, because the program reads its set of takes in ${text}`,
  "census.databaseCensusDataServerDatabase":
    "where the database is (./census-data, or the server that DATABASE_URL names)",
  "census.gamesComputedSameTimeOne": "games computed at the same time (one per core)",
  "census.whatGamesMachineMayUse": "memory limit for all games of this machine (3/4 of it)",
  "census.workerEndWhenNothingLeft": "worker: exit when all work is done",
  "census.reportMdHtmlExportCsv": "report: md or html; export: csv, parquet, jsonl or bfile",
  "census.reportExportWriteRunWrites": "where report and export write; run writes its report there",
  "census.verifyAlsoExportAgainstManifest": "verify: also this export, against its manifest and the census",
  "census.exportAlsoWhatDiffersFrom": "export: include columns that differ from run to run",
  "census.censusExpectedWorkspaceNimberCensus":
    "census: expected the workspace nimber-census, found none; run it in the repository: npm start -- census …",
  "web.serving": "The workbench is at",
  "web.stop": "Press Ctrl+C to stop.",
  "web.portListenAnyAnyWhen": ({ usualPort }) =>
    `port to listen on; 0 means any (${usualPort}, or any if it is in use)`,
  "web.addressListenMachineOnly": "address to listen on (127.0.0.1: this machine only)",
  "web.namesOtherMachinesCallOne": "host names of this machine, separated by commas; addresses need none",
  "web.showCensusFolderServerUrl": "show the census in this folder, or on the server of this URL",
  "web.openBrowser": "open it in the browser",
  "web.expectedOneFileOptionsFound": ({ extra, usage }) =>
    `expected one file and options, found \`${extra}\`; usage: ${usage}`,
  "web.expectedFileRulesFoundOne": ({ file }) =>
    `${file}: expected a rules file, found a file that is not text`,
  "web.expectedMostLettersFound": ({ file, mostLetters, letters }) =>
    `${file}: expected at most ${mostLetters} letters, found ${letters}`,
  "web.webPageNotBuiltRun": "the web page is not built yet; run npm run build:web in the repository",
  "web.allowHostExpectedNamesNimber": ({ word }) =>
    `--allow-host: expected names such as nimber.example.org, separated by commas, found \`${word}\``,
  "web.cannotListenPort": ({ host, port, code }) =>
    `cannot listen on ${host} port ${port}${code === "EADDRINUSE" ? ": it is in use" : ` (${code})`}`,
  "solve.summary": "who wins a position or a sum, and all winning moves",
  "value.summary": "the SG value of a position of any size",
  "values.summary": "a table of SG values",
  "period.summary": "find and prove the period of a game's values",
  "check.summary": "check a certificate with the independent checker",
  "quotient.summary": "the misère quotient of a heap game, with proof",
  "genus.summary": "the genus and misère canonical form of a position or a sum",
  "law.summary": "find and prove the law of a game, or test yours",
  "redundant.summary": "which moves affect the P-positions, and which can be added",
  "identify.summary": "find games that have these values",
  "same.summary": "whether two games have the same values",
  "octal.summary": "a table of octal games and their periods",
  "explain.summary": "why a position has its value and its outcome",
  "play.summary": "play against a perfect, or fallible, opponent",
  "verify.summary": "test the theorems of one or all games against the rules",
  "nim.summary": "arithmetic of nimbers, which form a field",
  "graph.summary": "SG values of a directed graph, also with cycles",
  "judge.summary": "read a contest problem's input, print its output",
  "stress.summary": "test a program on random inputs until it fails",
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
  expression: "expression",
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
  BOUNDS: "BOUNDS",
  WORDS: "WORDS",
  problem: "problem",
  sizes: "sizes",
  seconds: "seconds",
  sum: "sum",
  text: "text",
  vertex: "vertex",
  vertices: "vertices",
};
