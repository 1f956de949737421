import type { Exploration, Play } from "nimber";
import type { Asks, Choice, QuestionOf, SumSource } from "nimber/session";
import type { Finding } from "./claims/claim.ts";
import type { ClaimId } from "./claims/index.ts";
import type { Meanings } from "./find.ts";
import type { Format } from "./formats.ts";
import type { Known } from "./known.ts";
import type { Lasting, LastingAsked } from "./lasting.ts";
import type { Other } from "./problems.ts";
import type { Drawn, Fault, Opened, Reading, Sum } from "./protocol.ts";
import type { Shrunk } from "./shrunk.ts";
import type { DrawnInput, TestTold } from "./tests.ts";
import type { TheoremTold } from "./told.ts";

/** Questions of the page to its Workers, beyond those of the library. Laws are part of the study. */
export interface PageAsks extends Omit<Asks, "law" | "stated" | "identify"> {
  /** Contest formats. */
  formats: { given: object; answer: Format[] };
  /** Contest problems without a format of their own. */
  problems: { given: object; answer: Other[] };
  /** Name under which they list the problem of a name. */
  listed: { given: { name: string }; answer: { readonly id?: string } };
  /** Tests of a contest input, the first ones or those in `only`, each with its answer and reasons. */
  tests: { given: { format: string; input: Uint8Array; only?: readonly number[] }; answer: TestTold[] };
  /** Legal input of a format, larger than the `drawn` earlier ones. */
  drawInput: { given: { format: string; drawn: number }; answer: DrawnInput };
  /** Smaller input to be tried next; `wrong` says for which of the earlier ones a program is wrong. */
  shrinkInput: {
    given: { format: string; choices: readonly number[]; wrong: readonly boolean[] };
    answer: Shrunk;
  };
  /** Possible meanings of a text in the search field. */
  find: { given: { text: string }; answer: Meanings };
  /** Facts about a game as a whole, as far as they apply to a sum. */
  known: { given: { games: readonly [string]; play: Play; sum: string }; answer: Known };
  /** Theorems on a game. */
  theorems: { given: { games: readonly [string] }; answer: TheoremTold[] };
  read: { given: { games: readonly [string] }; answer: Reading };
  startOf: { given: { games: readonly [string] }; answer: string };
  randomStart: { given: { games: readonly [string]; seed: number }; answer: string };
  draw: { given: { games: readonly [Sum] }; answer: Drawn[] };
  /** Moves from a sum, and the drawing of the sum after `at` of them, by default after all. */
  open: {
    given: { games: readonly [SumSource]; moves?: readonly Choice[]; at?: number };
    answer: Opened;
  };
  /** Outcome of each sum and number of moves, if known. */
  lasting: { given: LastingAsked; answer: (Lasting | undefined)[] };
  /** Graph of an edge list. */
  edges: { given: { text: string; play: Play }; answer: Exploration | Fault };
  /** Test of a statement in the textbook. */
  claim: { given: { claim: ClaimId; cases: number }; answer: Finding };
}

export type PageQuestion<K extends keyof PageAsks> = QuestionOf<PageAsks, K> & { readonly ask: K };
