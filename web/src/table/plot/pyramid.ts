/** Heaps of a page. Pages are complete; the heaps after the last page are drawn one by one. */
export const PAGE = 65_536;
/** Heaps of a block at the finest level; each further level doubles them. */
export const FINEST = 512;
const LEVELS = 7;
/** Largest number of distinct entries per block. With more, values are merged in twos, fours, and so on. */
const MOST_BINS = 512;

/**
 * Frequencies of values in blocks of heaps. Block b has the entries `starts[b]` to `starts[b + 1] - 1`. An
 * entry with key k counts the heaps of class k & 1 whose value v has v >> shift = `bases[b]` + (k >> 1).
 */
export interface Level {
  readonly block: number;
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly bases: Uint32Array<ArrayBuffer>;
  readonly shifts: Uint8Array<ArrayBuffer>;
  readonly keys: Uint16Array<ArrayBuffer>;
  /** Counts saturate at 65535, which fills a pixel anyway. */
  readonly counts: Uint16Array<ArrayBuffer>;
}

/** Levels of a page, finest first. */
export type Page = readonly Level[];

/** Keys have 16 bits, one of them for the class. */
const BINS = 2 ** 15;
const FULL = 65_535;

/**
 * Levels for one page of values. `classes` has the class of value v at 2v for even heaps and at 2v + 1 for
 * odd ones; the page begins with an even heap.
 * Cost: a few instructions for each value.
 */
export function pageOf(values: ArrayLike<number>, classes?: Uint8Array): Page {
  const levels = [finest(values, classes)];
  while (levels.length < LEVELS && levels.at(-1)!.shifts.length > 1) levels.push(coarser(levels.at(-1)!));
  return levels;
}

function finest(values: ArrayLike<number>, classes: Uint8Array | undefined): Level {
  const gather = gatherer();
  for (let start = 0; start < values.length; start += FINEST) {
    const end = Math.min(values.length, start + FINEST);
    let least = values[start]!;
    let most = least;
    for (let i = start + 1; i < end; i++) {
      const value = values[i]!;
      if (value < least) least = value;
      if (value > most) most = value;
    }
    let shift = 0;
    while ((most >>> shift) - (least >>> shift) >= BINS) shift++;
    const base = least >>> shift;
    gather.begin(base, shift);
    for (let i = start; i < end; i++) {
      const value = values[i]!;
      const rare = classes === undefined ? 0 : (classes[2 * value + (i & 1)] ?? 0);
      gather.add((((value >>> shift) - base) << 1) | rare, 1);
    }
    gather.end();
  }
  return gather.level(FINEST);
}

function coarser(finer: Level): Level {
  const { block, starts, bases, shifts, keys, counts } = finer;
  const gather = gatherer();
  for (let b = 0; b < shifts.length; b += 2) {
    const last = Math.min(b + 2, shifts.length);
    let least = Number.POSITIVE_INFINITY;
    let most = 0;
    let shift = 0;
    for (let child = b; child < last; child++) {
      shift = Math.max(shift, shifts[child]!);
      for (let e = starts[child]!; e < starts[child + 1]!; e++) {
        const value = ((keys[e]! >> 1) + bases[child]!) * 2 ** shifts[child]!;
        if (value < least) least = value;
        if (value > most) most = value;
      }
    }
    while ((most >>> shift) - (least >>> shift) >= BINS) shift++;
    const base = least >>> shift;
    gather.begin(base, shift);
    for (let child = b; child < last; child++) {
      const by = shift - shifts[child]!;
      for (let e = starts[child]!; e < starts[child + 1]!; e++) {
        const bin = (((keys[e]! >> 1) + bases[child]!) >>> by) - base;
        gather.add((bin << 1) | (keys[e]! & 1), counts[e]!);
      }
    }
    gather.end();
  }
  return gather.level(2 * block);
}

interface Gatherer {
  begin(base: number, shift: number): void;
  add(key: number, count: number): void;
  end(): void;
  level(block: number): Level;
}

const tally = new Uint32Array(2 * BINS);

/** Collects the entries of one block after another. */
function gatherer(): Gatherer {
  const starts = [0];
  const bases: number[] = [];
  const shifts: number[] = [];
  const keys: number[] = [];
  const counts: number[] = [];
  let base = 0;
  let shift = 0;
  let touched: number[] = [];

  function add(key: number, count: number): void {
    const before = tally[key]!;
    if (before === 0) touched.push(key);
    tally[key] = Math.min(FULL, before + count);
  }

  /** Merges the values of the block in pairs. */
  function halve(): void {
    const fine = touched.map((key) => [key, tally[key]!] as const);
    for (const key of touched) tally[key] = 0;
    touched = [];
    const wide = base >>> 1;
    for (const [key, count] of fine) add(((((key >> 1) + base) >>> 1) - wide) * 2 + (key & 1), count);
    base = wide;
    shift++;
  }

  return {
    begin(from, by) {
      base = from;
      shift = by;
      touched = [];
    },
    add,
    end() {
      while (touched.length > MOST_BINS) halve();
      for (const key of touched) {
        keys.push(key);
        counts.push(tally[key]!);
        tally[key] = 0;
      }
      starts.push(keys.length);
      bases.push(base);
      shifts.push(shift);
    },
    level: (block) => ({
      block,
      starts: Uint32Array.from(starts),
      bases: Uint32Array.from(bases),
      shifts: Uint8Array.from(shifts),
      keys: Uint16Array.from(keys),
      counts: Uint16Array.from(counts),
    }),
  };
}
