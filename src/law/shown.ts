import { LimitError } from "../errors.ts";
import { encodedAt } from "../rules/space.ts";
import { component } from "../solve/component.ts";
import type { Limits } from "../solve/limits.ts";
import { solver } from "../solve/sum.ts";
import type { Game, Outcome, Play, Rules } from "../types.ts";
import type { Counterexample } from "./finding.ts";

/** Heap of Nim with the given value. */
const heap: Rules<number> = {
  *moves(value) {
    for (let to = value - 1; to >= 0; to--) yield { at: `${to}`, to: [to] };
  },
  key: (value) => value,
};

/** Counterexample to a law at a position. */
export type Evidence = Pick<Counterexample, "move" | "ends">;

/**
 * Evidence that a law is wrong at a position: a move from a claimed P-position to a P-position, a move to a position of
 * the claimed value, or that play ends there. Empty when the error is that no such move exists.
 */
export function shownAgainst(
  game: Game<unknown>,
  { position, says, found }: Omit<Counterexample<number>, "move">,
  play: Play,
  limits: Limits,
  at: unknown = encodedAt(game, position),
): Evidence {
  const value: number | Outcome | undefined = typeof says === "bigint" ? undefined : says;
  // Next to a Nim heap of the claimed value, a move to that value wins.
  const isReached = typeof value === "number" ? Number(found) > value : found === "N";
  // Where the opponent may forbid moves, one move shows nothing.
  if (at === undefined || value === undefined || !isReached || game.blocked !== undefined) return {};
  if (typeof value !== "number" && game.moves(at)[Symbol.iterator]().next().done) return { ends: true };
  const beside = typeof value === "number" && value > 0 ? [component(heap, value)] : [];
  try {
    const { winning } = solver(limits).solve([component(game, at), ...beside], play);
    const move = winning.find((each) => each.component === 0)?.move;
    return move === undefined ? {} : { move: { at: move.at, to: move.to.map((each) => game.format(each)) } };
  } catch (error) {
    if (error instanceof LimitError) return {};
    throw error;
  }
}
