import type { Game, Tick } from "../types.ts";
import { catalogue } from "./catalogue.ts";
import { guesses } from "./guesses.ts";
import { readers } from "./readers/index.ts";
import { gameIn, type Notation, type OwnGames, sumIn, type Term } from "./reading.ts";

export type { Term } from "./reading.ts";

/** Every game of the catalogue, and every other way to write one. */
export const wholeNotation: Notation = { named: catalogue, readers, guesses };

/**
 * Reads the notation of one game: a name (`kayles`), a name with parameters (`bash(3)`, `wythoff(d=2)`), a
 * take-and-break code (`0.77`, `4.7`, `0.3F`), a subtraction set (`{1,3..5}`, `{primes}`, `{powers(2)}`), an
 * all-but set (`!{2,3}`) or a rule (`[n: n-1 | n/2]`).
 * @throws NotationError
 * @example
 * parseGame("{5,2}").id; // "{2,5}"
 */
export const parseGame = (text: string): Game<unknown> => gameIn(wholeNotation, text);

/** The same, where games of one's own are found by their names in `own`. */
export const parseGameAmong = (text: string, own: OwnGames): Game<unknown> =>
  gameIn(wholeNotation, text, own);

/**
 * Reads a sum: games, each with one position or more, between plus signs, as `kayles 5 + {1,2} 4 7`. A long one takes
 * time: `tick` is called meanwhile. Games of one's own are found by their names in `own`.
 * @throws NotationError
 * @example
 * parseSum("kayles 5 + {1,2} 4 7").length; // 3
 */
export const parseSum = (text: string, tick?: Tick, own?: OwnGames): Term[] =>
  sumIn(wholeNotation, text, tick, own);
