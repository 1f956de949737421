import type { Family, Game } from "../types.ts";
import { bash } from "./bash.ts";
import { blackAndWhite } from "./black-and-white.ts";
import { byteSequence } from "./byte-sequence.ts";
import { dag } from "./dag.ts";
import { dawsonsChess } from "./dawsons-chess.ts";
import { dawsonsKayles } from "./dawsons-kayles.ts";
import { grundysGame } from "./grundys-game.ts";
import { hackenbush } from "./hackenbush.ts";
import { interval } from "./interval.ts";
import { jumpRow } from "./jump-row.ts";
import { kayles } from "./kayles.ts";
import { lasker } from "./lasker.ts";
import { nim } from "./nim.ts";
import { primeIntervals } from "./prime-intervals.ts";
import { wythoff } from "./wythoff.ts";

/** Every game and family that has a name. */
export const catalogue: readonly (Game<unknown> | Family<unknown>)[] = [
  nim,
  bash,
  wythoff,
  kayles,
  dawsonsKayles,
  dawsonsChess,
  grundysGame,
  lasker,

  hackenbush,
  dag,
  interval,
  primeIntervals,
  jumpRow,
  byteSequence,
  blackAndWhite,
];
