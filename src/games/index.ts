export { nearest } from "../nearest.ts";
export { arcKayles } from "./arc-kayles.ts";
export { bash } from "./bash.ts";
export { blackAndWhite } from "./black-and-white.ts";
export { brusselsSprouts } from "./brussels-sprouts.ts";
export { byteSequence } from "./byte-sequence.ts";
export { catalogue } from "./catalogue.ts";
export { chomp } from "./chomp.ts";
export { circle } from "./circle.ts";
export { circular } from "./circular-nim.ts";
export { clobber } from "./clobber.ts";
export { cannibalClobber, kingClobber, knightClobber, queenClobber, rookClobber } from "./clobbers.ts";
export { coins } from "./coins/index.ts";
export { col } from "./col.ts";
export { connectedArcKayles } from "./connected-arc-kayles.ts";
export { cram } from "./cram.ts";
export { dag } from "./dag.ts";
export { dawsonsChess } from "./dawsons-chess.ts";
export { dawsonsKayles } from "./dawsons-kayles.ts";
export { directedGeography } from "./directed-geography.ts";
export { divisorGame } from "./divisor-game.ts";
export { dynamicNim, fibonacciNim } from "./dynamic-nim.ts";
export { endNim } from "./end-nim.ts";
export { equalNim } from "./equal-nim.ts";
export { euclid, euclidPositive } from "./euclid.ts";
export { subtractionGame, type Takes } from "./family/subtraction.ts";
export { takeAndBreakGame } from "./family/take-break.ts";
export { featured } from "./featured.ts";
export { forcedNim } from "./forced-nim.ts";
export { graphKayles } from "./graph-kayles.ts";
export { grundysGame } from "./grundys-game.ts";
export { guesses } from "./guesses.ts";
export { hackenbush } from "./hackenbush.ts";
export { interval } from "./interval.ts";
export { jumpRow } from "./jump-row.ts";
export { kayles } from "./kayles.ts";
export { kotzigNim } from "./kotzig-nim.ts";
export { lasker } from "./lasker.ts";
export { rule } from "./line.ts";
export { mark } from "./mark.ts";
export { entriesLike, nickname } from "./meant.ts";
export { moore } from "./moore-nim.ts";
export { entriesCalled, lettersOf, type Nickname } from "./names.ts";
export { nim } from "./nim.ts";
export { nimble } from "./nimble.ts";
export { nimstring } from "./nimstring.ts";
export { nodeKayles } from "./node-kayles.ts";
export { nogo } from "./nogo.ts";
export { northcott } from "./northcott.ts";
export { notakto } from "./notakto.ts";
export { parseGame, parseSum, type Term } from "./notation.ts";
export { oddOrEven } from "./odd-or-even.ts";
export { paperCutting } from "./paper-cutting.ts";
export { passNim } from "./pass-nim.ts";
export { pebbles } from "./pebbles.ts";
export { poset } from "./poset.ts";
export { powersOfTwo } from "./powers-of-two.ts";
export { primeIntervals } from "./prime-intervals.ts";
export {
  type BeyondProblem,
  beyondNamed,
  beyondProblems,
  type ContestProblem,
  contestProblems,
  isProblemName,
  plainName,
  problemNamed,
  problemNumberIn,
  programAmong,
  programNamed,
} from "./problems/index.ts";
export { quickCross } from "./quick-cross.ts";
export { readers } from "./readers/index.ts";
export { startOf } from "./reading.ts";
export { rayles, rims } from "./rims.ts";
export { searchFor } from "./search.ts";
export { comparedGames } from "./sequences.ts";
export { silverDollar } from "./silver-dollar.ts";
export { silverDollarBag } from "./silver-dollar-bag.ts";
export { snort } from "./snort.ts";
export { sprouts } from "./sprouts.ts";
export { staircase } from "./staircase.ts";
export { subsetTakeAway } from "./subset-take-away.ts";
export { sylver } from "./sylver.ts";
export { tactix } from "./tactix.ts";
export { treblecross } from "./treblecross.ts";
export {
  gameCalled,
  parted,
  playOf,
  sumsGuessed,
  sumsNamed,
  sumsRead,
  type Typed,
} from "./typed.ts";
export { undirectedGeography } from "./undirected-geography.ts";
export { weightedArcKayles } from "./weighted-arc-kayles.ts";
export { welter } from "./welter.ts";
export { type Pair, wythoff, wythoffFamily, wythoffPair } from "./wythoff.ts";
