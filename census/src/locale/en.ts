// Every sentence of the census in English.

import type { Sentences } from "nimber/locale";
import type * as M from "./messages.ts";

export const census: Sentences<M.Census> = {
  rowCertificate: ({ field, row, certificate }) =>
    `the row has ${field} ${row}, its certificate ${certificate}`,
  didYouMean: ({ suggestion }) => `; did you mean ${suggestion}?`,
  expectedFound: ({ at, expected, found, hint }) => `${at}: expected ${expected}, found ${found}${hint}`,
  listsMappingsNestTooDeeply: "lists or mappings that nest too deeply to be read",
  error: ({ says }) => `an error: ${says}`,
  yamlJsonSetQuotes: 'YAML or JSON (a set in quotes, as "{1,3,4}")',
  mapping: "a mapping",
  list: "a list",
  alias: "an alias",
  nothing: "nothing",
  field: ({ name }) => `the field \`${name}\``,
  only: ({ listed }) => `only ${listed}`,
  oneFields: ({ names }) => `one of the fields ${names.join(", ")}`,
  expected: ({ what, names }) => `${what}: one of ${names.join(", ")}`,
  alone: ({ what }) => `${what} alone`,
  what: ({ least, most }) => `a whole number from ${least} to ${most}`,
  expectedFrom: ({ what, least, most, example }) =>
    `${what} from ${least} to ${most.toPrecision(2)}, as ${example}`,
  end: "the end",
  digitsCodesDigits: "the digits of the codes, as { digits: 3 }",
  game: 'a game, as 0.77 or "{1,3,4}"',
  listGames: 'a list of games, as [0.77, "{1,3,4}"]',
  gameOneHeapMovesKnown: "a game of one heap with moves known as a set or a code",
  gamesWhosePositionOneHeap: "games whose position is one heap",
  setCode: "a set or a code",
  setsWithin: "the sets, as { within: 10 }",
  sets: ({ mostSets }) => `1 to ${mostSets} sets`,
  text: ({ notations }) => `${notations}`,
  whatSize: 'a size, as 4, "<=4", ">=2" or "2..4"',
  largestHeap: "the largest heap,",
  time: "a time",
  sizeMemory: "a size of memory",
  whatNameLettersDigitsPointsDashes: "a name of letters, digits, points, dashes and underscores",
  family: "a family",
  planFieldsFamilyQuestionLimits: "a plan: the fields family, question, limits",
  limitsSecondsSBytesMib: "limits, as { seconds: 60 s, bytes: 64 MiB }",
  listGamesLimitsTheirOwn: "a list of games with limits of their own, as [{ games: [0.16], heaps: 10^6 }]",
  gamesLimitsGamesHeaps: "games with limits, as { games: [0.16], heaps: 10^6 }",
  censusExpectedNothingMoreFound: ({ words, extra }) =>
    `census ${words}: expected nothing more, found \`${extra}\``,
  cannotRead: ({ file, code }) => `${file}: cannot be read (${code})`,
  workersExpectedNumberFromFound: ({ mostWorkers, text }) =>
    `--workers: expected a number from 1 to ${mostWorkers}, found \`${text}\``,
  memoryExpectedBytesMG: ({ text }) => `--memory: expected bytes, as 512M or 4G, found \`${text}\``,
  didYouMean2: ({ meant }) => `; did you mean ${meant}?`,
  expectedFound2: ({ option, names, text, hint }) =>
    `--${option}: expected ${names.join(", ")}, found \`${text}\`${hint}`,
  expectedResultsOneEachFinished: ({ shown, finished, results }) =>
    `${shown}: expected ${finished} results, one for each finished game, found ${results}`,
  expectedGamesOneEachResult: ({ shown, known, games }) =>
    `${shown}: expected ${known} games, one for each result, found ${games}`,
  databaseLostSomeGoCopy: ({ what }) =>
    `${what}: the database has lost some; go on with a copy of it, or anew in another`,
  expectedGamesFound: ({ folder, known, games }) => `${folder}: expected ${known} games, found ${games}`,
  expectedFolderCensusFound: ({ folder, code }) =>
    `${folder}: expected the folder of a census, found ${code}`,
  expectedFolderKeepCensusFound: ({ folder, code }) =>
    `${folder}: expected a folder to keep a census in, found ${code}`,
  diskFullMakeRoomRun: ({ folder }) =>
    `${folder}: its disk is full; make room and run the same command again, or choose another folder with --data`,
  expectedCensusNoProcessRuns: ({ folder, pid }) =>
    `${folder}: expected a census that no process runs, found it held by process ${pid}; wait for it, or choose another folder with --data`,
  databaseCannotOpened: ({ folder, why }) => `${folder}: its database cannot be opened (${why})`,
  expectedDiskMibLeftFound: ({ folder, least, found }) =>
    `${folder}: expected a disk with ${least} MiB left, found ${found}; what is done is kept, and the same command goes on once there is room`,
  migrationsExpectedMostFoundDatabase: ({ most, found }) =>
    `migrations: expected at most ${most}, found ${found}: the database is of a newer nimber`,
  waitingProcessHeldDoesNot: ({ folder, pid, since }) =>
    `${folder}: waiting for process ${pid}, which has held it${since === undefined ? "" : ` since ${since}`} and does not answer; if it is suspended, kill -CONT ${pid} lets it go on`,
  processHeldNotAnsweredSeconds: ({ folder, pid, since, ms }) =>
    `${folder}: process ${pid}, which has held it${since === undefined ? "" : ` since ${since}`}, has not answered for ${ms / 1000} seconds; let it go on (kill -CONT ${pid}), or end it (kill -KILL ${pid}), which keeps what is done`,
  databaseUrlExpectedPostgresUser: ({ shown }) =>
    `DATABASE_URL: expected postgres://user:password@host:port/database, found \`${shown}\``,
  dataExpectedFolderUrlServer: "--data: expected a folder or the URL of a server, found nothing",
  databaseDamagedGoCopyAnew: ({ shown, message }) =>
    `${shown}: its database is damaged (${message}); go on with a copy of it, or anew in another`,
  expectedServerLetsUserFound: ({ shown, why }) =>
    `${shown}: expected a server that lets this user in, found: ${why}`,
  expectedCensusFoundNoneNimber: ({ place }) =>
    `${place}: expected a census, found none; nimber census run starts one`,
  noGamesYet: "no games yet",
  for: ({ game, duration }) => `; ${game} for ${duration}`,
  aboutLeft: ({ left }) => `, about ${left} left`,
  failed: ({ failed }) => `, ${failed} failed`,
  doneRunningS: ({ done, grouped, running, failed, grouped5, about, slow }) =>
    `${done} of ${grouped} done, ${running} running${failed}, ${grouped5}/s${about}${slow}`,
  stoppingWhatRunsSavedCtrl: "stopping: what runs is saved; Ctrl-C again stops at once",
  doesNotAnswerWaiting: ({ shown }) => `${shown} does not answer: waiting for it`,
  back: ({ shown }) => `${shown} is back`,
  proved: "proved periodic",
  observed: "period observed",
  open: "no period found",
  provedQuotientProved: "quotient proved",
  openPartialQuotient: "partial quotient",
  provedProved: "proved",
  openOpen: "open",
  expectedRowsOneEachFinished: ({ out, least, rows }) =>
    `${out}: expected ${least} rows, one for each finished game, found ${rows}; it was not written`,
  expectedExportFound: ({ out, code }) => `${out}: expected an export, found ${code}`,
  expectedManifestExportFoundNone: ({ path }) =>
    `${path}: expected the manifest of an export, found none that can be read; nimber census export writes it`,
  notExported: ({ file }) => `${file}: it is not as it was exported`,
  rowsCensus: ({ out, rows, foundRows }) => `${out}: it has ${rows} rows, the census ${foundRows}`,
  rowsNotThoseCensus: ({ out }) => `${out}: its rows are not those of the census`,
  cannotReadParquet: ({ out, message }) => `${out}: it cannot be read as Parquet (${message})`,
  rowNotCensus: ({ file, number, key }) => `${file}: row ${number} (${key}) is not that of the census`,
  rowMissing: ({ file, key }) => `${file}: the row of ${key} is missing`,
  goesAfterRowsCensus: ({ file, rows }) => `${file}: it goes on after the ${rows} rows of the census`,
  columnsNotThoseExportCensus: ({ file }) => `${file}: its columns are not those of an export of this census`,
  more: ({ games }) => ` and ${games - 1} more`,
  caption: "Preperiod against period, logarithmic axes; a larger dot is more games",
  preperiod: "preperiod",
  period: "period",
  provedPeriodicDigit: "Proved periodic, by digit",
  allCodesDigitPlaceShare:
    "Of all codes with this digit in this place, the share whose period is proved; d0 stands before the point.",
  place: "place",
  sizeSet: "By the size of the set",
  size: "size",
  games: "games",
  provedPeriodic: "proved periodic",
  purelyPeriodic: "purely periodic",
  longestPreperiod: "longest preperiod",
  longestPeriod: "longest period",
  largestValue: "largest value",
  misReOutcomes: "Misère outcomes",
  outcomesHeapsGameSumGames:
    "Outcomes of heaps 0, 1, 2, … of the game; of a sum of games, of its heaps by the largest of them. P is a win of the previous player, N of the next.",
  game2: "game",
  outcomes: "outcomes",
  first: "the first",
  order: "order",
  kind: "kind",
  stands: "stands for",
  ordersQuotients: "Orders of the quotients",
  gamesWhoseQuotientProvedTame: ({ proved, wild }) =>
    `Of ${proved} games whose quotient is proved ${proved - wild} are tame: T_n is the quotient of misère Nim with heaps below 2^n. The other ${wild} are wild.`,
  games2: "games",
  notations: "notations",
  such: "such as",
  provedAllHeaps: "Proved for all heaps",
  pretendingFunctionRepeatsFromPreperiod:
    "The pretending function φ repeats from its preperiod on, by the periodicity theorem; P is the number of P-elements. Heap n + s of a code followed by `(+s)` is the element of heap n.",
  partialQuotients: "Partial quotients",
  gamesQuotientHeapsNVerified: ({ rows }) =>
    `Of these ${rows} games the quotient of heaps 0 to N is verified, for all their sums, and nothing is said of larger heaps.`,
  stopped: "stopped by",
  saltus: "saltus",
  maximum: "maximum",
  valuesComputed: "values computed",
  equalGamesComputedOnceProved:
    "Equal games are computed once. Proved: a finite theorem says so, and the values that it asks for were computed; observed: seen as far as was looked; open: no period seen.",
  equalGamesComputedOnceProved2:
    "Equal games are computed once. Proved: the quotient of all heaps, by the periodicity theorem, and the heaps that it asks for were verified; open: the quotient of some heaps is verified, and nothing is said of larger ones.",
  notations2: "notations",
  observed2: "observed",
  open2: "open",
  failed2: "failed",
  version: "version",
  preperiodsPeriods: "Preperiods and periods",
  longestPreperiods: "Longest preperiods",
  longestPeriods: "Longest periods",
  notPurelyPeriodic: "Not purely periodic",
  subtractionGamesNotPeriodicFrom: ({ sets, late, part, most }) =>
    `Of ${sets} subtraction games ${late} are not periodic from heap 0 on.${part ? ` The ${most} with the longest preperiods:` : ""}`,
  unsolved: "Unsolved",
  noPeriodGamesProvedRare: ({ unsolved, more }) =>
    `No period of these ${unsolved} games was proved. Rare heaps are those of the sparse space of Winning Ways, ch. 4: their values have an even number of the bits of the mask or, with +n, an odd one when the heap less what a split takes is odd.${more}`,
  rare: "rare",
  lastRare: "last rare",
  mask: "mask",
  twinsPart: "Twins that part",
  pairsWhoseValuesAgreeHeaps:
    "Pairs whose values agree for 64 heaps or more, and the first heap where they differ: the longest agreement first.",
  twin: "twin",
  heap: "heap",
  values: "values",
  notToldApart: "Not told apart",
  pairsEqualFarBothWere: "Pairs that are equal as far as both were computed, without a proof.",
  other: "other",
  heapsCompared: "heaps compared",
  sharedSequences: "Shared sequences",
  gamesProvedPeriodicDifferentSequences: ({ proved, groups, several }) =>
    `The ${proved} games that are proved periodic have ${groups} different sequences, of which ${several} belong to several games. The most shared:`,
  failed3: "Failed",
  gamesWhoseComputationEndedWithout: "Games whose computation ended without a result three times.",
  reason: "reason",
  allGames: "All games",
  eachGamesStandsHeapN:
    "Each with the games that it stands for: heap n + s of a code followed by `(+s)` has the value of heap n.",
  verdict: "verdict",
  theFirst: ({ many }) => ` The first ${many}:`,
  census: "Census",
  census2: ({ name }) => `Census ${name}`,
  report: ({ out }) => `the report is in ${out}`,
  reportExpectedCensusSomePlan:
    "report: expected a census of some plan, found none; nimber census run starts one",
  rows: ({ rows, out }) => `${rows} rows are in ${out}`,
  gamesNotFinishedFailedNimber: ({ unfinished, failed }) =>
    `games that are not finished: ${unfinished}, of which ${failed} failed; nimber census run computes them`,
  right: ({ out, grouped }) =>
    `${out}: its ${grouped} rows are as they were exported; there is no census here to compare them with`,
  expectedRowsManifestFound: ({ out, rows, format, found }) =>
    `${out}: expected the ${rows} rows of its manifest, found ${found === undefined ? `no ${format} file` : found}`,
  exportedAnotherPlanAnotherText: ({ out }) =>
    `${out}: it was exported for another plan, or for another text of it`,
  checkedWrong: ({ checked, failed }) => `${checked} checked, ${failed} wrong`,
  certificatesCheckedWrong: ({ checked, seconds, grouped }) =>
    `${checked} certificates checked in ${seconds}, ${grouped} wrong`,
  certificatesPartialQuotientsCheckedWell: ({ partial }) =>
    `${partial} certificates of partial quotients checked as well`,
  provedGoingOverAllPositions: ({ without }) =>
    `${without} proved by going over all positions, or by a proof too long for a certificate: nothing to replay`,
  text2: ({ key, text }) => `${key}: ${text}`,
  rowsExportThoseCensus: ({ exported }) => `the ${exported} rows of the export are those of the census`,
  cannotWritten: ({ file, code }) => `${file}: cannot be written (${code})`,
  censusRunExpectedPlanFile:
    "census run: expected a plan file, found nothing; usage: nimber census run <plan>",
  failedNimberCensusStatusSays: ({ games, more }) =>
    `failed: ${games.join(", ")}${more ? ", …" : ""}; nimber census status says why, the same command takes them up again`,
  stoppedSameCommandGoesFrom: "stopped; the same command goes on from here",
  timeTime: "time",
  done: "done",
  running: "running",
  waiting: "waiting",
  slowest: "Running longest",
  why: "Failed",
  nobody: "no worker is running",
  host: "host",
  process: "process",
  threads: "threads",
  reserved: "reserved",
  since: "since",
  putBackRunWorkerComputes: ({ count }) => `  ${count} put back; run or worker computes them\n`,
  censusWorkerExpectedDatabaseUrl:
    "census worker: expected DATABASE_URL=postgres://…, found none; on one machine nimber census run does all",
  censusExpectedOneFoundNothing: ({ names }) => `census: expected one of ${names.join(", ")}, found nothing`,
  censusExpectedOneFound: ({ names, name, meant }) =>
    `census: expected one of ${names.join(", ")}, found \`${name}\`${meant === undefined ? "" : `; did you mean ${meant}?`}`,
  digitsBeforePoint: ({ allowed }) => `digits before the point, some of ${allowed.join(", ")}`,
  question: ({ examples }) => `a question, as ${examples.join(", ")}`,
};
