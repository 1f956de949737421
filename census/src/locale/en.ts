// All sentences of the census in English.

import type { Sentences } from "nimber/locale";
import type * as M from "./messages.ts";

export const census: Sentences<M.Census> = {
  rowCertificate: ({ field, row, certificate }) =>
    `the row has ${field} ${row}, its certificate ${certificate}`,
  didYouMean: ({ suggestion }) => `. Did you mean ${suggestion}?`,
  expectedFound: ({ at, expected, found, hint }) => `${at}: expected ${expected}, found ${found}${hint}`,
  listsMappingsNestTooDeeply: "lists or mappings that nest too deeply",
  error: ({ says }) => `an error: ${says}`,
  yamlJsonSetQuotes: 'YAML or JSON (a set in quotes, such as "{1,3,4}")',
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
    `${what} from ${least} to ${most.toPrecision(2)}, such as ${example}`,
  end: "the end",
  digitsCodesDigits: "the digits of the codes, such as { digits: 3 }",
  game: 'a game, such as 0.77 or "{1,3,4}"',
  listGames: 'a list of games, such as [0.77, "{1,3,4}"]',
  gameOneHeapMovesKnown: "a game of one heap whose moves are a set or a code",
  gamesWhosePositionOneHeap: "games whose position is one heap",
  setCode: "a set or a code",
  setsWithin: "the sets, such as { within: 10 }",
  sets: ({ mostSets }) => `1 to ${mostSets} sets`,
  text: ({ notations }) => `${notations}`,
  whatSize: 'a size, such as 4, "<=4", ">=2" or "2..4"',
  largestHeap: "the largest heap,",
  time: "a time",
  sizeMemory: "a size of memory",
  whatNameLettersDigitsPointsDashes: "a name of letters, digits, points, dashes and underscores",
  family: "a family",
  planFieldsFamilyQuestionLimits: "a plan: the fields family, question, limits",
  limitsSecondsSBytesMib: "limits, such as { seconds: 60 s, bytes: 64 MiB }",
  listGamesLimitsTheirOwn: "a list of games with their own limits, such as [{ games: [0.16], heaps: 10^6 }]",
  gamesLimitsGamesHeaps: "games with limits, such as { games: [0.16], heaps: 10^6 }",
  censusExpectedNothingMoreFound: ({ words, extra }) =>
    `census ${words}: expected nothing more, found \`${extra}\``,
  cannotRead: ({ file, code }) => `${file}: cannot be read (${code})`,
  workersExpectedNumberFromFound: ({ mostWorkers, text }) =>
    `--workers: expected a number from 1 to ${mostWorkers}, found \`${text}\``,
  memoryExpectedBytesMG: ({ text }) => `--memory: expected bytes, such as 512M or 4G, found \`${text}\``,
  didYouMean2: ({ meant }) => `. Did you mean ${meant}?`,
  expectedFound2: ({ option, names, text, hint }) =>
    `--${option}: expected ${names.join(", ")}, found \`${text}\`${hint}`,
  expectedResultsOneEachFinished: ({ shown, finished, results }) =>
    `${shown}: expected ${finished} results, one for each finished game, found ${results}`,
  expectedGamesOneEachResult: ({ shown, known, games }) =>
    `${shown}: expected ${known} games, one for each result, found ${games}`,
  databaseLostSomeGoCopy: ({ what }) =>
    `${what}: the database has lost data; continue with a copy of it, or start again in another`,
  expectedGamesFound: ({ folder, known, games }) => `${folder}: expected ${known} games, found ${games}`,
  expectedFolderCensusFound: ({ folder, code }) =>
    `${folder}: expected the folder of a census, found ${code}`,
  expectedFolderKeepCensusFound: ({ folder, code }) =>
    `${folder}: expected a folder for a census, found ${code}`,
  diskFullMakeRoomRun: ({ folder }) =>
    `${folder}: its disk is full; make room and run the same command again, or choose another folder with --data`,
  expectedCensusNoProcessRuns: ({ folder, pid }) =>
    `${folder}: expected a census that no process runs, found process ${pid} using it; wait for it, or choose another folder with --data`,
  databaseCannotOpened: ({ folder, why }) => `${folder}: its database cannot be opened (${why})`,
  expectedDiskMibLeftFound: ({ folder, least, found }) =>
    `${folder}: expected a disk with ${least} MiB left, found ${found}; finished work is saved, and the same command continues once there is room`,
  migrationsExpectedMostFoundDatabase: ({ most, found }) =>
    `migrations: expected at most ${most}, found ${found}: the database is of a newer nimber`,
  waitingProcessHeldDoesNot: ({ folder, pid, since }) =>
    `${folder}: waiting for process ${pid}, which has used it${since === undefined ? "" : ` since ${since}`} and does not answer; if it is suspended, kill -CONT ${pid} lets it continue`,
  processHeldNotAnsweredSeconds: ({ folder, pid, since, ms }) =>
    `${folder}: process ${pid}, which has used it${since === undefined ? "" : ` since ${since}`}, has not answered for ${ms / 1000} seconds; let it continue (kill -CONT ${pid}), or end it (kill -KILL ${pid}); finished work is saved`,
  databaseUrlExpectedPostgresUser: ({ shown }) =>
    `DATABASE_URL: expected postgres://user:password@host:port/database, found \`${shown}\``,
  dataExpectedFolderUrlServer: "--data: expected a folder or the URL of a server, found nothing",
  databaseDamagedGoCopyAnew: ({ shown, message }) =>
    `${shown}: its database is damaged (${message}); continue with a copy of it, or start again in another`,
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
  stoppingWhatRunsSavedCtrl: "stopping: saving the running games; press Ctrl-C again to stop at once",
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
    `${path}: expected the manifest of an export, found no readable one; nimber census export writes it`,
  notExported: ({ file }) => `${file}: its content has changed since the export`,
  rowsCensus: ({ out, rows, foundRows }) => `${out}: it has ${rows} rows, the census ${foundRows}`,
  rowsNotThoseCensus: ({ out }) => `${out}: its rows differ from those of the census`,
  cannotReadParquet: ({ out, message }) => `${out}: it cannot be read as Parquet (${message})`,
  rowNotCensus: ({ file, number, key }) => `${file}: row ${number} (${key}) differs from the census`,
  rowMissing: ({ file, key }) => `${file}: the row of ${key} is missing`,
  goesAfterRowsCensus: ({ file, rows }) => `${file}: it has more rows than the ${rows} of the census`,
  columnsNotThoseExportCensus: ({ file }) => `${file}: its columns differ from an export of this census`,
  more: ({ games }) => ` and ${games - 1} more`,
  caption: "Preperiod against period, logarithmic axes; a larger dot is more games",
  preperiod: "preperiod",
  period: "period",
  provedPeriodicDigit: "Proved periodic, by digit",
  allCodesDigitPlaceShare:
    "The share of codes with this digit in this place whose period is proved; d0 is the digit before the point.",
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
    "Outcomes of heaps 0, 1, 2, … of the game; a sum of games is ordered by its largest heap. P: the previous player wins; N: the next player wins.",
  game2: "game",
  outcomes: "outcomes",
  first: "the first",
  order: "order",
  kind: "kind",
  wild: "wild",
  stands: "stands for",
  ordersQuotients: "Orders of the quotients",
  gamesWhoseQuotientProvedTame: ({ proved, wild }) =>
    `Of the ${proved} games with a proved quotient, ${proved - wild} are tame: T_n is the quotient of misère Nim with heaps below 2^n. The other ${wild} are wild.`,
  games2: "games",
  notations: "notations",
  such: "such as",
  provedAllHeaps: "Proved for all heaps",
  pretendingFunctionRepeatsFromPreperiod:
    "By the periodicity theorem, the pretending function φ repeats from its preperiod on. P is the number of P-elements. In a code followed by `(+s)`, heap n + s has the element of heap n.",
  partialQuotients: "Partial quotients",
  gamesQuotientHeapsNVerified: ({ rows }) =>
    `For these ${rows} games the quotient of heaps 0 to N is verified for all sums of those heaps. Nimber claims nothing about larger heaps.`,
  stopped: "stopped by",
  stoppedBy: ({ limit }) => limit,
  saltus: "saltus",
  maximum: "maximum",
  valuesComputed: "values computed",
  equalGamesComputedOnceProved:
    "Nimber computes equal games once. Proved: a finite theorem applies, and all values that it needs were computed; observed: holds in the computed range; open: no period found.",
  equalGamesComputedOnceProved2:
    "Nimber computes equal games once. Proved: the periodicity theorem gives the quotient of all heaps, and all heaps that it needs were verified; open: the quotient of some heaps is verified, with no claim about larger heaps.",
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
    `These ${unsolved} games have no proved period. Rare heaps are those of the sparse space of Winning Ways, ch. 4: their values have an even number of the bits of the mask. With +n, that number is odd when the heap minus the tokens that a split takes is odd.${more}`,
  rare: "rare",
  lastRare: "last rare",
  mask: "mask",
  twinsPart: "Pairs that agree at first",
  pairsWhoseValuesAgreeHeaps:
    "Pairs of games whose values agree for at least 64 heaps, with the first heap where they differ; longest agreement first.",
  heap: "heap",
  values: "values",
  notToldApart: "Not distinguished",
  pairsEqualFarBothWere: "Pairs that are equal in the range computed for both, without a proof.",
  other: "other game",
  heapsCompared: "heaps compared",
  sharedSequences: "Shared sequences",
  gamesProvedPeriodicDifferentSequences: ({ proved, groups, several }) =>
    `The ${proved} games proved periodic have ${groups} different sequences; ${several} of these belong to several games. The most shared:`,
  failed3: "Failed",
  gamesWhoseComputationEndedWithout: "Games whose computation ended three times without a result.",
  reason: "reason",
  allGames: "All games",
  eachGamesStandsHeapN:
    "Each game, with the games that it stands for. In a code followed by `(+s)`, heap n + s has the value of heap n.",
  verdict: "verdict",
  theFirst: ({ many }) => ` The first ${many}:`,
  census: "Census",
  census2: ({ name }) => `Census ${name}`,
  report: ({ out }) => `wrote the report to ${out}`,
  reportExpectedCensusSomePlan:
    "report: expected a census of some plan, found none; nimber census run starts one",
  rows: ({ rows, out }) => `wrote ${rows} rows to ${out}`,
  gamesNotFinishedFailedNimber: ({ unfinished, failed }) =>
    `unfinished games: ${unfinished}, ${failed} of them failed; nimber census run computes them`,
  right: ({ out, grouped }) =>
    `${out}: its ${grouped} rows are unchanged since the export; there is no census here to compare them with`,
  expectedRowsManifestFound: ({ out, rows, format, found }) =>
    `${out}: expected the ${rows} rows of its manifest, found ${found === undefined ? `no ${format} file` : found}`,
  exportedAnotherPlanAnotherText: ({ out }) =>
    `${out}: it was exported for another plan, or for another version of this plan`,
  checkedWrong: ({ checked, failed }) => `${checked} checked, ${failed} wrong`,
  certificatesCheckedWrong: ({ checked, seconds, grouped }) =>
    `${checked} certificates checked in ${seconds}, ${grouped} wrong`,
  certificatesPartialQuotientsCheckedWell: ({ partial }) =>
    `also checked ${partial} certificates of partial quotients`,
  provedGoingOverAllPositions: ({ without }) =>
    `${without} proved by visiting all positions, or by a proof too long for a certificate: nothing to replay`,
  text2: ({ key, text }) => `${key}: ${text}`,
  rowsExportThoseCensus: ({ exported }) => `the ${exported} rows of the export match the census`,
  cannotWritten: ({ file, code }) => `${file}: cannot be written (${code})`,
  censusRunExpectedPlanFile:
    "census run: expected a plan file, found nothing; usage: nimber census run <plan>",
  failedNimberCensusStatusSays: ({ games, more }) =>
    `failed: ${games.join(", ")}${more ? ", …" : ""}; nimber census status gives the reasons, and the same command computes them again`,
  stoppedSameCommandGoesFrom: "stopped; the same command continues from here",
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
  putBackRunWorkerComputes: ({ count }) => `  ${count} returned to the queue; run or worker computes them\n`,
  censusWorkerExpectedDatabaseUrl:
    "census worker: expected DATABASE_URL=postgres://…, found none; on one machine, use nimber census run",
  censusExpectedOneFoundNothing: ({ names }) => `census: expected one of ${names.join(", ")}, found nothing`,
  censusExpectedOneFound: ({ names, name, meant }) =>
    `census: expected one of ${names.join(", ")}, found \`${name}\`${meant === undefined ? "" : `. Did you mean ${meant}?`}`,
  digitsBeforePoint: ({ allowed }) => `digits before the point, chosen from ${allowed.join(", ")}`,
  question: ({ examples }) => `a question, such as ${examples.join(", ")}`,
};
