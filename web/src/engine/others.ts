import type { Game } from "nimber";
import { type Answering, answeringGames } from "nimber/session";
import type { PageAsks } from "./asks.ts";
import { testClaim } from "./claims/index.ts";
import { entryBeyond } from "./entering.ts";
import { find } from "./find.ts";
import { formats } from "./formats.ts";
import { known } from "./known.ts";
import { periodic } from "./periodic.ts";
import type { playing } from "./playing.ts";
import { others as problems } from "./problems.ts";
import { quotiented } from "./quotiented.ts";
import { shrinkInput } from "./shrunk.ts";
import { drawInput, tests } from "./tests.ts";

const looking = (game: Game<unknown>) => periodic(game, entryBeyond);

/** Answers that no board needs; loaded with the first such question. */
export const others: Answering<Omit<PageAsks, keyof typeof playing | "graph" | "edges">> = {
  ...answeringGames,
  formats,
  problems,
  tests: ({ format, input, only }) => tests(format, input, only),
  drawInput: ({ format, drawn }) => drawInput(format, drawn),
  shrinkInput: ({ format, choices, wrong }) => shrinkInput(format, choices, wrong),
  find: ({ text }) => find(text),
  known: ({ games: [game], play, sum }) => known(game, play, sum, play === "normal" ? looking : quotiented),
  claim: ({ claim, cases }) => testClaim(claim, cases),
};
