import { GrowthError, LimitError, LoopyError } from "../../errors.ts";
import type { Game, Rules } from "../../types.ts";
import { type Budget, USUAL } from "../limits.ts";

/** Number of positions before the first check for infinite play; the next check follows at twice as many. */
const ENOUGH = 2048;

/** The same for a search that may end without a visit to all positions. */
const ENOUGH_IN_PART = 1 << 14;

/** Checks from time to time whether a search can end; one that needs all positions cannot if play reaches ever more. */
export function endWatch(needsAll = true): <P>(rules: Rules<P>, position: P, done: number) => void {
  let next = needsAll ? ENOUGH : ENOUGH_IN_PART;
  return (rules, position, done) => {
    if (done < next) return;
    next = 2 * done;
    const found = growthFrom(rules, position, done);
    if (found !== undefined) throw found;
  };
}

/** Answer about something. */
type Answering<At, Found> = (at: At, budget: Budget) => Found;

/**
 * Answers by `exactly`, but from the first time on that play can reach ever more positions by `near` where it decides.
 * @throws GrowthError when it does not
 */
export function exactlyOrNear<At, Found, Near>(
  exactly: Answering<At, Found>,
  near: Answering<At, Near | undefined>,
): Answering<At, Found | Near> {
  let grows = false;
  return (at, budget) => {
    const decided = grows ? near(at, budget) : undefined;
    if (decided !== undefined) return decided;
    try {
      return exactly(at, budget);
    } catch (error) {
      if (!(error instanceof GrowthError) || grows) throw error;
      grows = true;
      const found = near(at, budget);
      if (found === undefined) throw error;
      return found;
    }
  };
}

/**
 * Checks that play ends. @throws GrowthError when play of `game` can reach ever more positions from a start
 * position or a few tokens
 */
export function expectEnd(game: Game<unknown>): void {
  const few = game.space === "heap" ? [1, 2, 3] : [];
  for (const position of [...game.start, ...few]) {
    const found = growthFrom(game, position);
    if (found !== undefined) throw found;
  }
}

/** Reason why a search from `position` stopped: a limit, or infinite play if that can be determined. */
export function whyStopped<P>(error: unknown, rules: Rules<P>, position: P): unknown {
  if (error instanceof LoopyError) return growthFrom(rules, position) ?? error;
  if (!(error instanceof LimitError)) return error;
  return growthFrom(rules, position, error.allowed) ?? error;
}

/** Error when play from `position` can reach ever more positions, if that can be determined. */
export function growthFrom<P>(
  rules: Rules<P>,
  position: P,
  allowed: number | bigint = USUAL.positions,
): GrowthError | undefined {
  const growth = rules.accelerators?.unboundedPlay?.(position);
  const written = (each: P) => rules.format?.(each) ?? String(rules.key(each));
  return growth && new GrowthError(growth.line.map(written), growth.names, allowed);
}
