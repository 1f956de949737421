import type { Frame, Place } from "../../plot/frame.ts";
import type { Series } from "../series.ts";

// Search for the dot of a plot that is nearest to the pointer.

/** Bounds of the search: number of heaps, and pixels on each side of the pointer. */
const LOOKED = 100_000;
const NEAR = 10;

/** Heap whose dot is nearest to a place in the drawing. */
export function nearestHeap(series: Series, { x: xOf, y: yOf }: Frame, place: Place): number | undefined {
  const each = xOf.invert(1) - xOf.invert(0);
  const middle = xOf.invert(place.x);
  const reach = Math.min(LOOKED / 2, Math.max(1, NEAR * each));
  const first = Math.max(0, Math.ceil(middle - reach));
  const last = Math.min(series.count - 1, Math.floor(middle + reach));
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let heap = first; heap <= last; heap++) {
    const dx = (heap - middle) / each;
    const dy = yOf(series.values[heap]!) - place.y;
    const distance = dx * dx + dy * dy;
    if (distance < least) [best, least] = [heap, distance];
  }
  return best;
}
