import { GrowthError, LimitError, LoopyError } from "../../errors.ts";
import type { Game, Rules } from "../../types.ts";
import { USUAL } from "../limits.ts";

/** Positions done before anyone asks whether they are without end; then asked whenever they are twice as many. */
const ENOUGH = 2048;

/** Asks now and then, of a search that needs all positions, whether there is an end of them. */
export function endWatch(): <P>(rules: Rules<P>, position: P, done: number) => void {
  let next = ENOUGH;
  return (rules, position, done) => {
    if (done < next) return;
    next = 2 * done;
    const found = growthFrom(rules, position, done);
    if (found !== undefined) throw found;
  };
}

/** @throws GrowthError when play of `game` can go on to more and more positions, from where it begins or a few tokens. */
export function expectEnd(game: Game<unknown>): void {
  const few = game.space === "heap" ? [1, 2, 3] : [];
  for (const position of [...game.start, ...few]) {
    const found = growthFrom(game, position);
    if (found !== undefined) throw found;
  }
}

/** Why a search from `position` stopped: at a limit, or for want of an end where that can be determined, best from there. */
export function whyStopped<P>(error: unknown, rules: Rules<P>, position: P): unknown {
  if (error instanceof LoopyError) return growthFrom(rules, position) ?? error;
  if (!(error instanceof LimitError)) return error;
  return growthFrom(rules, position, error.allowed) ?? error;
}

/** That play from `position` can go on to more and more positions, where that can be determined. */
export function growthFrom<P>(
  rules: Rules<P>,
  position: P,
  allowed: number | bigint = USUAL.positions,
): GrowthError | undefined {
  const growth = rules.accelerators?.unboundedPlay?.(position);
  const written = (each: P) => rules.format?.(each) ?? String(rules.key(each));
  return growth && new GrowthError(growth.line.map(written), growth.names, allowed);
}
