import { byMeaning } from "./meant.ts";
import type { Guess } from "./names.ts";

/** Guesses for a name that is not a game, in the order of use. */
export const guesses: readonly Guess[] = [byMeaning];
