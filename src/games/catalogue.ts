import type { Family, Game } from "../types.ts";
import { arcKayles } from "./arc-kayles.ts";
import { bash } from "./bash.ts";
import { blackAndWhite } from "./black-and-white.ts";
import { brusselsSprouts } from "./brussels-sprouts.ts";
import { byteSequence } from "./byte-sequence.ts";
import { chomp } from "./chomp.ts";
import { circle } from "./circle.ts";
import { circular } from "./circular-nim.ts";
import { clobber } from "./clobber.ts";
import { cannibalClobber, kingClobber, knightClobber, queenClobber, rookClobber } from "./clobbers.ts";
import { coins } from "./coins/index.ts";
import { col } from "./col.ts";
import { connectedArcKayles } from "./connected-arc-kayles.ts";
import { consecutivePiles } from "./consecutive-piles.ts";
import { cram } from "./cram.ts";
import { dag } from "./dag.ts";
import { dawsonsChess } from "./dawsons-chess.ts";
import { dawsonsKayles } from "./dawsons-kayles.ts";
import { decrementing } from "./decrementing.ts";
import { directedGeography } from "./directed-geography.ts";
import { divisorGame } from "./divisor-game.ts";
import { dynamicNim, fibonacciNim } from "./dynamic-nim.ts";
import { endNim } from "./end-nim.ts";
import { equalNim } from "./equal-nim.ts";
import { euclid, euclidPositive } from "./euclid.ts";
import { forcedNim } from "./forced-nim.ts";
import { graphKayles } from "./graph-kayles.ts";
import { grundysGame } from "./grundys-game.ts";
import { hackenbush } from "./hackenbush.ts";
import { interval } from "./interval.ts";
import { jumpRow } from "./jump-row.ts";
import { kayles } from "./kayles.ts";
import { kotzigNim } from "./kotzig-nim.ts";
import { lasker } from "./lasker.ts";
import { lctr } from "./lctr.ts";
import { mark } from "./mark.ts";
import { moore } from "./moore-nim.ts";
import { nim } from "./nim.ts";
import { nimble } from "./nimble.ts";
import { nimstring } from "./nimstring.ts";
import { nodeKayles } from "./node-kayles.ts";
import { nogo } from "./nogo.ts";
import { northcott } from "./northcott.ts";
import { notakto } from "./notakto.ts";
import { oddOrEven } from "./odd-or-even.ts";
import { paperCutting } from "./paper-cutting.ts";
import { passNim } from "./pass-nim.ts";
import { pebbles } from "./pebbles.ts";
import { poset } from "./poset.ts";
import { powersOfTwo } from "./powers-of-two.ts";
import { primeIntervals } from "./prime-intervals.ts";
import { quickCross } from "./quick-cross.ts";
import { rayles, rims } from "./rims.ts";
import { silverDollar } from "./silver-dollar.ts";
import { silverDollarBag } from "./silver-dollar-bag.ts";
import { snort } from "./snort.ts";
import { sprouts } from "./sprouts.ts";
import { staircase } from "./staircase.ts";
import { stringCutting } from "./string-cutting.ts";
import { subsetTakeAway } from "./subset-take-away.ts";
import { sylver } from "./sylver.ts";
import { tactix } from "./tactix.ts";
import { treblecross } from "./treblecross.ts";
import { treblecrossRow } from "./treblecross-row.ts";
import { undirectedGeography } from "./undirected-geography.ts";
import { weightedArcKayles } from "./weighted-arc-kayles.ts";
import { welter } from "./welter.ts";
import { wythoffFamily } from "./wythoff.ts";

/** All games and families with a name. */
export const catalogue: readonly (Game<unknown> | Family<unknown>)[] = [
  nim,
  bash,
  wythoffFamily,
  kayles,
  dawsonsKayles,
  dawsonsChess,
  grundysGame,
  lasker,
  consecutivePiles,
  treblecross,
  rims,
  rayles,

  hackenbush,
  dag,
  interval,
  primeIntervals,
  jumpRow,
  treblecrossRow,
  stringCutting,
  byteSequence,
  blackAndWhite,

  powersOfTwo,
  mark,
  divisorGame,
  fibonacciNim,
  dynamicNim,
  circle,
  moore,
  equalNim,
  forcedNim,
  circular,
  passNim,
  oddOrEven,
  kotzigNim,
  sylver,
  staircase,
  pebbles,
  nimble,
  silverDollar,
  silverDollarBag,
  welter,
  coins,
  northcott,
  endNim,
  euclid,
  euclidPositive,
  chomp,
  lctr,
  decrementing,

  paperCutting,
  cram,
  nodeKayles,
  arcKayles,
  weightedArcKayles,
  connectedArcKayles,
  graphKayles,
  undirectedGeography,
  directedGeography,
  poset,
  subsetTakeAway,
  clobber,
  cannibalClobber,
  kingClobber,
  knightClobber,
  rookClobber,
  queenClobber,
  col,
  snort,
  nogo,
  tactix,
  notakto,
  quickCross,
  nimstring,
  sprouts,
  brusselsSprouts,
];
