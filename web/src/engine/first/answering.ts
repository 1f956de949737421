import { nim } from "nimber";
import type { Answering } from "nimber/ask";
import type { PageAsks } from "../asks.ts";
import { playing } from "../playing.ts";
import { theoremOf } from "../told.ts";
import type { FirstAsks } from "./asks.ts";

/** The values of Nim grow, so that what is known of it as a whole is its theorem: no period is looked for. */
export const answering: Answering<Pick<PageAsks, FirstAsks>> = {
  ...playing,
  known: ({ play }) => theoremOf(nim, play)!,
};
