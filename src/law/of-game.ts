import type { Limits } from "../solve/limits.ts";
import type { Game, Play } from "../types.ts";
import { byQuotient } from "./by-quotient.ts";
import { byShifts } from "./by-shifts.ts";
import { lawOfCycles, orOfCycles } from "./cycles.ts";
import { lawBy, lawOfKind, type Prover } from "./find.ts";
import type { Search } from "./finding.ts";
import type { AutomaticLaw } from "./law.ts";
import { withPairs } from "./pairs-in-order.ts";
import { lawAmong } from "./within.ts";

const ALSO: readonly Prover[] = [byQuotient, byShifts];

/**
 * Law of a game: of its values or, when none of those is proved, of its outcomes. For positions of two or more numbers,
 * only formulas are tried for the values. When an automaton or a formula in cases gives the values, the result also has
 * a formula for the outcomes.
 * @throws LoopyError
 * @example
 * lawOfGame(parseGame("bash(3)")).finding.text; // "sg = n % 4"
 */
export const lawOfGame = (game: Game<unknown>, play: Play = "normal", limits: Limits = {}): Search =>
  alsoOfCycles(game, play, limits, () =>
    withPairs(game, play, limits, (keep) => lawBy(game, play, limits, [...ALSO, keep])),
  );

/** Search for a law, or for laws of the outcomes with draws where play can return to a position. @throws LoopyError */
const alsoOfCycles = (game: Game<unknown>, play: Play, own: Limits, search: () => Search): Search =>
  orOfCycles(game, own, search, (limits) => lawOfCycles(game, play, limits));

/**
 * Searches for a law of a game: catalogue theorems, formulas by increasing length, periods, then the smallest automaton
 * that play suggests. Proves it by automata if possible, and returns an unproved law only when there is no proved one.
 * @throws LoopyError
 */
export const findLaw = (
  game: Game<unknown>,
  kind: AutomaticLaw["kind"],
  play: Play = "normal",
  limits: Limits = {},
): Search => {
  const search = (...more: readonly Prover[]) => lawOfKind(game, kind, play, limits, [...ALSO, ...more]);
  return kind === "values"
    ? search()
    : alsoOfCycles(game, play, limits, () => withPairs(game, play, limits, search));
};

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
): { readonly search: Search; readonly game: Game<unknown> } =>
  lawAmong({ game, condition, parse, play, limits, only, also: ALSO });
