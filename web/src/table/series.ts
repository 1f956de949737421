import type { Cells, Rare } from "./cells.ts";
import type { Page } from "./plot/pyramid.ts";

/** Values computed so far, with room for all, and statistics collected on arrival. */
export interface Series {
  values: Cells;
  count: number;
  /** Largest value. */
  most: number;
  /** Number of occurrences of each value, and its last heap. */
  times: Uint32Array<ArrayBuffer>;
  last: Uint32Array<ArrayBuffer>;
  /** Number of different values. */
  kinds: number;
  readonly pages: (Page | undefined)[];
  rare: Rare | undefined;
}

export const emptySeries = (room: number): Series => ({
  values: new Uint8Array(room),
  count: 0,
  most: 0,
  times: new Uint32Array(256),
  last: new Uint32Array(256),
  kinds: 0,
  pages: [],
  rare: undefined,
});

/** Appends the values of the next heaps. Cost: a few instructions per value. */
export function take(series: Series, fresh: Cells): void {
  if (fresh.BYTES_PER_ELEMENT > series.values.BYTES_PER_ELEMENT) {
    const wider = new (fresh.constructor as Uint32ArrayConstructor)(series.values.length);
    wider.set(series.values.subarray(0, series.count));
    series.values = wider;
  }
  series.values.set(fresh, series.count);
  let { most, kinds } = series;
  for (let i = 0; i < fresh.length; i++) if (fresh[i]! > most) most = fresh[i]!;
  if (most >= series.times.length) {
    const room = Math.max(most + 1, 2 * series.times.length);
    series.times = grown(series.times, room);
    series.last = grown(series.last, room);
  }
  const { times, last } = series;
  for (let i = 0; i < fresh.length; i++) {
    const value = fresh[i]!;
    if (times[value]!++ === 0) kinds++;
    last[value] = series.count + i;
  }
  series.most = most;
  series.kinds = kinds;
  series.count += fresh.length;
}

function grown(cells: Uint32Array<ArrayBuffer>, room: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(room);
  larger.set(cells);
  return larger;
}

/** Whether a heap is rare, as far as known. */
export const isRare = ({ rare, values }: Series, heap: number): boolean =>
  rare !== undefined && heap > 0 && rare.classes[2 * values[heap]! + (heap & 1)] === 1;

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
