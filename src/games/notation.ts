import type { Game, Tick } from "../types.ts";
import { catalogue } from "./catalogue.ts";
import { guesses } from "./guesses.ts";
import { readers } from "./readers/index.ts";
import { gameIn, type Notation, type OwnGames, sumIn, type Term } from "./reading.ts";

export type { Term } from "./reading.ts";

/** Notation of all games: the catalogue and all other ways to write a game. */
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

/** Reads the notation of one game, as `parseGame` does, or the name of one of the user's games in `own`. */
export const parseGameAmong = (text: string, own: OwnGames): Game<unknown> =>
  gameIn(wholeNotation, text, own);

/**
 * Reads a sum: games with one or more positions each, separated by plus signs, such as `kayles 5 + {1,2} 4
 * 7`. `tick` is called regularly because long sums take time. `own` maps names to the user's games.
 * @throws NotationError
 * @example
 * parseSum("kayles 5 + {1,2} 4 7").length; // 3
 */
export const parseSum = (text: string, tick?: Tick, own?: OwnGames): Term[] =>
  sumIn(wholeNotation, text, tick, own);
