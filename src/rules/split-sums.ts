import { add, addNimSums, type BitSet, emptySet, has, members } from "../number/bit-set.ts";
import type { OptionPart } from "./syntax.ts";

/** Nim-sums of the splits of one kind, computed without listing the splits. */
export interface SplitSums {
  /** Nim-sums of the splits of `total`. */
  at(total: number): BitSet;
  /** Heaps of a split of `total` with nim-sum `value`, which must occur; largest first. */
  witness(total: number, value: number): number[];
}

/** Heaps that are split: their known values, and counters of the work and of the memory. */
export interface Heaps {
  value(heap: number): number;
  /** Power of two that exceeds all values of heaps below `end`. */
  width(end: number): number;
  /** Counts each visited set. */
  count(): void;
  /** Counts each stored set. */
  keep<S extends BitSet>(set: S): S;
}

type Split = OptionPart & { readonly kind: "split" };
type Kind = Pick<Split, "how" | "least" | "most">;

/** Nim-sums of splits for each requested kind. */
export function splitSums(heaps: Heaps): (kind: Kind) => SplitSums {
  const known = new Map<string, SplitSums>();
  function of(how: Split["how"], least: number, most: number): SplitSums {
    const name = `${how} ${least} ${most}`;
    const found = known.get(name) ?? made(how, least, most);
    known.set(name, found);
    return found;
  }
  function made(how: Split["how"], least: number, most: number): SplitSums {
    if (most < least) return NONE;
    if (how === "equal") return equalSums(heaps, least, most);
    if (how === "distinct") return distinctSums(heaps, least, most);
    const next = () => of(how, Math.max(how === "any" ? 1 : 2, least - 1), most - 1);
    const sums =
      how === "any" && least === 1
        ? withWhole(heaps, () => of(how, 2, most))
        : sequenceSums(heaps, how === "mixed" && least === 2, next);
    return most === Number.POSITIVE_INFINITY ? sums : bounded(most, sums, () => of(how, least, Infinity));
  }
  return ({ how, least, most }) => of(how, least, most);
}

/** Splits into at most `most` parts; any number when `most` is no restriction. */
const bounded = (most: number, sums: SplitSums, endless: () => SplitSums): SplitSums => ({
  at: (total) => (total <= most ? endless() : sums).at(total),
  witness: (total, value) => (total <= most ? endless() : sums).witness(total, value),
});

const NOTHING: Int32Array = emptySet(0);
const NONE: SplitSums = { at: () => NOTHING, witness: () => [] };

/** Splits into one part, the whole, or the splits of `more`. */
function withWhole(heaps: Heaps, more: () => SplitSums): SplitSums {
  const kept: BitSet[] = [];
  return {
    at(total) {
      const known = kept[total];
      if (known !== undefined) return known;
      const sums = emptySet(heaps.width(total + 1));
      sums.set(more().at(total));
      add(sums, heaps.value(total));
      kept[total] = heaps.keep(sums);
      return sums;
    },
    witness: (total, value) => (value === heaps.value(total) ? [total] : more().witness(total, value)),
  };
}

/**
 * A part, followed by `next` for the rest. Of more than two parts that are not all alike, one can be removed so that
 * the rest is not all alike; `pairs` adds the splits into two parts.
 */
function sequenceSums(heaps: Heaps, pairs: boolean, next: () => SplitSums): SplitSums {
  const kept: BitSet[] = [];
  function sumsOf(total: number): BitSet {
    const sums = emptySet(heaps.width(total));
    const rest = next();
    for (let part = total - 1; part >= 1; part--) {
      heaps.count();
      addNimSums(sums, rest.at(total - part), heaps.value(part));
      if (pairs && 2 * part > total) add(sums, heaps.value(part) ^ heaps.value(total - part));
    }
    return heaps.keep(sums);
  }
  return {
    at(total) {
      // Ascending order avoids recursion to all smaller totals.
      for (let sofar = kept.length; sofar <= total; sofar++) kept[sofar] = sumsOf(sofar);
      return kept[total]!;
    },
    witness(total, value) {
      for (let part = total - 1; part >= 1; part--) {
        const rest = value ^ heaps.value(part);
        if (pairs && 2 * part > total && heaps.value(total - part) === rest) return [part, total - part];
        if (has(next().at(total - part), rest))
          return [part, ...next().witness(total - part, rest)].sort(largestFirst);
      }
      return [];
    },
  };
}

const largestFirst = (a: number, b: number) => b - a;

function equalSums(heaps: Heaps, least: number, most: number): SplitSums {
  function* counts(total: number): Generator<number> {
    for (let count = least; count <= Math.min(most, total); count++) if (total % count === 0) yield count;
  }
  const sumOf = (total: number, count: number) => (count % 2 === 0 ? 0 : heaps.value(total / count));
  return {
    at(total) {
      if (total < least) return NOTHING;
      const sums = emptySet(heaps.width(total));
      for (const count of counts(total)) add(sums, sumOf(total, count));
      return sums;
    },
    witness(total, value) {
      for (const count of counts(total))
        if (sumOf(total, count) === value) return Array<number>(count).fill(total / count);
      return [];
    },
  };
}

/** Sums of distinct parts, indexed by the number of parts (or one index when it does not matter) and by their total. */
type Sack = Int32Array[][];

/** Largest number of distinct parts of a total. */
const mostDistinct = (total: number): number => Math.floor((Math.sqrt(8 * total + 1) - 1) / 2);

function distinctSums(heaps: Heaps, least: number, most: number): SplitSums {
  // A total has no part of its own size while only smaller parts are in the table, so it has at least two parts.
  const isCounted = least > 2 || most < Number.POSITIVE_INFINITY;
  const kept: BitSet[] = [];
  let sack: Sack = [];
  let room = 0;
  let packed = 0;
  let isTorn = false;

  const emptySack = (total: number, counts: number): Sack => {
    const empty = Array.from({ length: counts }, () => Array<Int32Array>(total + 1).fill(NOTHING));
    empty[0]![0] = Int32Array.of(1);
    return empty;
  };
  const countsIn = (total: number) => (isCounted ? Math.min(most, mostDistinct(total)) + 1 : 1);

  /** Adds a part to the table: each total with it comes from the total without it. */
  function pack(into: Sack, part: number, total: number): void {
    const value = heaps.value(part);
    for (let count = into.length - 1; count >= (isCounted ? 1 : 0); count--) {
      const from = into[isCounted ? count - 1 : 0]!;
      const to = into[count]!;
      for (let sum = total; sum >= part; sum--) {
        const rest = from[sum - part]!;
        if (rest.length === 0) continue;
        heaps.count();
        const width = heaps.width(part + 1);
        if (32 * to[sum]!.length < width) {
          const wider = heaps.keep(emptySet(width));
          wider.set(to[sum]!);
          to[sum] = wider;
        }
        addNimSums(to[sum]!, rest, value);
      }
    }
  }

  function countsAt(total: number): readonly number[] {
    if (!isCounted) return [0];
    const last = Math.min(most, mostDistinct(total));
    return Array.from({ length: Math.max(0, last - least + 1) }, (_, i) => least + i);
  }

  function fill(total: number): void {
    if (total > room || isTorn) {
      if (total > room) room = Math.max(64, 2 * room, total);
      sack = emptySack(room, countsIn(room));
      packed = 0;
    }
    for (let next = kept.length; next <= total; next++) {
      // Reaching a limit leaves a part half added.
      isTorn = true;
      for (; packed < next - 1; packed++) pack(sack, packed + 1, room);
      isTorn = false;
      const sums = emptySet(heaps.width(next));
      for (const count of countsAt(next)) addNimSums(sums, sack[count]![next]!, 0);
      kept[next] = heaps.keep(sums);
    }
  }

  /**
   * Distinct parts from `first` to `last`, by bisection: which sums have their parts in the lower half, which in the
   * upper.
   */
  function partsOf(first: number, last: number, total: number, count: number, value: number): number[] {
    if (total === 0) return [];
    if (first === last) return [first];
    const middle = (first + last) >> 1;
    const counts = isCounted ? count + 1 : 1;
    const [low, high] = [emptySack(total, counts), emptySack(total, counts)];
    for (let part = first; part <= Math.min(middle, total); part++) pack(low, part, total);
    for (let part = middle + 1; part <= Math.min(last, total); part++) pack(high, part, total);
    for (let below = 0; below <= total; below++) {
      for (let few = 0; few < counts; few++) {
        for (const sum of members(low[few]![below]!)) {
          const many = isCounted ? count - few : 0;
          if (!has(high[many]![total - below]!, value ^ sum)) continue;
          return [
            ...partsOf(middle + 1, last, total - below, many, value ^ sum),
            ...partsOf(first, middle, below, few, sum),
          ];
        }
      }
    }
    return [];
  }

  return {
    at(total) {
      fill(total);
      return kept[total]!;
    },
    witness(total, value) {
      fill(total);
      for (const count of countsAt(total))
        if (!isCounted || hasWithCount(total, count, value))
          return partsOf(1, total - 1, total, count, value);
      return [];
    },
  };

  function hasWithCount(total: number, count: number, value: number): boolean {
    const own = emptySack(total, count + 1);
    for (let part = 1; part < total; part++) pack(own, part, total);
    return has(own[count]![total]!, value);
  }
}
