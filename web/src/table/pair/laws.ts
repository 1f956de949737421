import type { TableSubject } from "../protocol.ts";
import type { Choice } from "./state.ts";

/** Differences d of the laws of Wythoff's kind that can be compared with a game. */
export const DIFFERENCES = [0, 1, 2, 3] as const;

export const wythoffOf = (d: number): string => (d === 0 ? "wythoff" : `wythoff(${d})`);

/** Difference d of the chosen law if it is of Wythoff's kind. */
export function differenceOf(game: TableSubject | undefined, choice: Choice | undefined): number | undefined {
  if (game?.diagonal === undefined || choice === undefined) return undefined;
  if (choice.game === game.id) return game.diagonal;
  return DIFFERENCES.find((d) => wythoffOf(d) === choice.game);
}

/**
 * Slope of the line near which the pairs (⌊nα⌋, ⌊nα⌋ + (d + 1)n) lie, where α = (1 - d + √(d² + 2d + 5)) / 2.
 *
 * Source: Fraenkel, Amer. Math. Monthly 89 (1982) 353.
 */
function beattySlope(d: number): number {
  const alpha = (1 - d + Math.sqrt(d * d + 2 * d + 5)) / 2;
  return 1 + (d + 1) / alpha;
}

export function slopeOf(game: TableSubject | undefined, choice: Choice | undefined): number | undefined {
  const d = differenceOf(game, choice);
  return d === undefined ? undefined : beattySlope(d);
}
