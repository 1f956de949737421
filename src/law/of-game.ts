import type { Limits } from "../solve/limits.ts";
import type { Game, Play } from "../types.ts";
import { byQuotient } from "./by-quotient.ts";
import { lawBy, lawOfKind } from "./find.ts";
import type { Search } from "./finding.ts";
import type { AutomaticLaw } from "./law.ts";
import { lawAmong } from "./within.ts";

const ALSO = [byQuotient];

/**
 * The law of a game: of its values, and where none is proved of who wins. Of two numbers or more values are sought by
 * formulas alone. Where an automaton tells the values, or cases do, a formula of who wins comes beside it.
 * @throws LoopyError
 * @example
 * lawOfGame(parseGame("bash(3)")).finding.text; // "sg = n % 4"
 */
export const lawOfGame = (game: Game<unknown>, play: Play = "normal", limits: Limits = {}): Search =>
  lawBy(game, play, limits, ALSO);

/**
 * Looks for a law of a game: what a theorem says of it, formulas, shortest first, periods, then the least automaton that
 * play suggests, and proves it where automata reach; a law that is not proved is given when no other is.
 * @throws LoopyError
 */
export const findLaw = (
  game: Game<unknown>,
  kind: AutomaticLaw["kind"],
  play: Play = "normal",
  limits: Limits = {},
): Search => lawOfKind(game, kind, play, limits, ALSO);

/**
 * The law of the positions of a game where a condition holds, and the game that it is proved of: the rule of the letters
 * to which the condition gives no number, where no move changes the others.
 * @throws LoopyError, NotationError for a condition that cannot be read
 */
export const lawWithin = (
  game: Game<unknown>,
  condition: string,
  parse: (rule: string) => Game<unknown>,
  play: Play = "normal",
  limits: Limits = {},
  only?: AutomaticLaw["kind"],
): ReturnType<typeof lawAmong> => lawAmong(game, condition, parse, play, limits, only, ALSO);
