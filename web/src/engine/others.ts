import type { Game } from "nimber";
import { type Answering, answeringGames } from "nimber/session";
import type { PageAsks } from "./asks.ts";
import { testClaim } from "./claims/index.ts";
import type { ContestAsk } from "./contests.ts";
import { entryBeyond } from "./entering.ts";
import { find } from "./find.ts";
import { known } from "./known.ts";
import { periodic } from "./periodic.ts";
import type { playing } from "./playing.ts";
import type { ListAsk } from "./problems.ts";
import { quotiented } from "./quotiented.ts";

const looking = (game: Game<unknown>) => periodic(game, entryBeyond);

/** Answers that no board needs; loaded with the first such question. */
export const others: Answering<
  Omit<PageAsks, keyof typeof playing | ContestAsk | ListAsk | "graph" | "edges">
> = {
  ...answeringGames,
  find: ({ text }) => find(text),
  known: ({ games: [game], play, sum }) => known(game, play, sum, play === "normal" ? looking : quotiented),
  claim: ({ claim, cases }) => testClaim(claim, cases),
};
