import type { Game } from "../types.ts";
import { clobber } from "./clobber.ts";
import { cannibalClobber, kingClobber, knightClobber, queenClobber, rookClobber } from "./clobbers.ts";
import { col } from "./col.ts";
import { cram } from "./cram.ts";
import { nogo } from "./nogo.ts";
import { snort } from "./snort.ts";

/** Impartial versions of partizan games, by name: either player may make the moves of both. */
export const impartialVersions: Readonly<Record<string, Game<unknown>>> = {
  domineering: cram,
  clobber,
  "cannibal-clobber": cannibalClobber,
  "king-clobber": kingClobber,
  "knight-clobber": knightClobber,
  "rook-clobber": rookClobber,
  "queen-clobber": queenClobber,
  col,
  snort,
  nogo,
};
