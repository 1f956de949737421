import { byMeaning } from "./meant.ts";
import type { Guess } from "./names.ts";

/** What is asked, in this order, where a name calls no game. */
export const guesses: readonly Guess[] = [byMeaning];
