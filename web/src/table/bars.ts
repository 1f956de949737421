import type { Series } from "./series.ts";

/** Bar of a histogram: the values `from` to `to`, and the number of heaps with one of them. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly times: number;
}

/** Bars of equal width, at most `atMost` of them. */
export function bars({ times, most }: Series, atMost: number): Bar[] {
  const width = Math.ceil((most + 1) / atMost);
  return Array.from({ length: Math.ceil((most + 1) / width) }, (_, i) => {
    const [from, to] = [i * width, Math.min(most, (i + 1) * width - 1)];
    let heaps = 0;
    for (let value = from; value <= to; value++) heaps += times[value]!;
    return { from, to, times: heaps };
  });
}

/** Values with the fewest occurrences, rarest first; among equals, the largest value first. */
export function rarest(
  { times, last, most }: Series,
  atMost: number,
): { value: number; times: number; last: number }[] {
  const found: { value: number; times: number; last: number }[] = [];
  for (let value = most; value >= 0; value--) {
    if (times[value] === 0) continue;
    if (found.length === atMost && times[value]! >= found.at(-1)!.times) continue;
    const each = { value, times: times[value]!, last: last[value]! };
    const at = found.findIndex((other) => other.times > each.times);
    found.splice(at < 0 ? found.length : at, 0, each);
    if (found.length > atMost) found.pop();
  }
  return found;
}
