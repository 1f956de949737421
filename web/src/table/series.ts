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
