import type { Point } from "./geometry.ts";

/** Steps of the arrow keys through the vertices of a drawn graph, as directions of the plane. */
export const WAYS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

/** Index of the nearest place in a direction from that of `from`; sideways distance counts double. */
export function neighbour(
  places: readonly Point[],
  from: number,
  [dx, dy]: readonly [number, number],
): number | undefined {
  const { x, y } = places[from]!;
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, place] of places.entries()) {
    const ahead = (place.x - x) * dx + (place.y - y) * dy;
    const aside = Math.abs((place.x - x) * dy) + Math.abs((place.y - y) * dx);
    if (ahead > 1 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = i;
    }
  }
  return best;
}
