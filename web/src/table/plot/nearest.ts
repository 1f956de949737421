import type { Series } from "../series.ts";
import type { Area } from "./chosen.tsx";
import type { View } from "./view.ts";

/** At most so many heaps are looked at to find the one nearest to the pointer, and at so many pixels on each side. */
const LOOKED = 100_000;
const NEAR = 10;

/** The heap whose dot is nearest to a place in the drawing. */
export function nearestHeap(
  series: Series,
  view: View,
  area: Area,
  place: { readonly x: number; readonly y: number },
): number | undefined {
  const each = (view.x1 - view.x0) / area.width;
  const middle = view.x0 + place.x * each;
  const reach = Math.min(LOOKED / 2, Math.max(1, NEAR * each));
  const first = Math.max(0, Math.ceil(middle - reach));
  const last = Math.min(series.count - 1, Math.floor(middle + reach));
  const up = area.height / (view.y1 - view.y0);
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let heap = first; heap <= last; heap++) {
    const dx = (heap - middle) / each;
    const dy = area.height - (series.values[heap]! - view.y0) * up - place.y;
    const distance = dx * dx + dy * dy;
    if (distance < least) [best, least] = [heap, distance];
  }
  return best;
}
