import { byMeaning } from "./meant.ts";
import type { Guess } from "./names.ts";

/** Guesses, in this order, for a name that is not a game. */
export const guesses: readonly Guess[] = [byMeaning];
