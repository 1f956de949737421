import type { Family, Game } from "../types.ts";
import { bash } from "./bash.ts";
import { dag } from "./dag.ts";
import { dawsonsChess } from "./dawsons-chess.ts";
import { dawsonsKayles } from "./dawsons-kayles.ts";
import { grundysGame } from "./grundys-game.ts";
import { hackenbush } from "./hackenbush.ts";
import { kayles } from "./kayles.ts";
import { lasker } from "./lasker.ts";
import { nim } from "./nim.ts";
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
];
