import type { Meter } from "./meter.ts";
import { type Claimed, markSingle } from "./mex.ts";

// There are two classes of heaps, which the value of an option of heap n has at n too. When every splitting digit has
// the parity of t, a split of n into a and b is of class class(a) + class(b); so all options of class 1 have exactly one
// part of class 0. If few heaps are of class 0, there are few options of class 1; an option of class 0 is searched among
// all splits only when it is needed. This is exact for every mask.
//
// A block of heaps without class 0 is tested at once for options of the claimed value: for a part r removed together
// with t, the values of heaps n - t - r, n + 1 - t - r, … xor that of r differ from those of n, n + 1, …
//
// Suppose that the values repeat with period p from the preperiod on, no heap beyond L is of class 0, heap n > L is
// right, and in the splits needed to show that, no smaller part of class 1 exceeds A. If the digits end at k and n - k -
// max(L, A) is at least the preperiod, then all other parts except those of class 0 lie beyond the preperiod. So heap n
// + p has, by the same parts with p more in the other part, the same options of class 1 and an option of each lesser
// value; its value, that of n, is right. So when p such heaps in a row are right, all further ones are.

/** class(n) = parity(value & mask), plus n - t when `alternate`, mod 2. */
export interface Classes {
  readonly mask: number;
  readonly alternate: boolean;
  readonly t: number;
  /** Number of claimed values of class 0. */
  readonly zeros: number;
}

/** Periodic values: heaps n and n + `period` have the same value for every n >= `preperiod`. */
export interface Repeats {
  readonly preperiod: number;
  readonly period: number;
}

/** Examination of successive heaps of a game whose moves leave at most two heaps. */
export interface Classified {
  /**
   * Whether the claimed value of the next heap is certainly right if the earlier ones are; if not, plain play decides.
   */
  isRight(n: number): boolean;
  /** Whether all further values are right because those examined so far are. */
  isSettled(): boolean;
}

/**
 * Bytes of values compared at a time, in four words, and the ratio of all heaps to those of class 0 from which on it
 * pays.
 */
const BLOCK = 16;
const RARE = 16;

/**
 * Decides in most cases, for heaps 0, 1, 2, … of a game that leaves at most two heaps, whether the claimed value is
 * right when the earlier ones are.
 */
export function byClasses(
  digits: readonly number[],
  values: Claimed,
  most: number,
  marks: Uint32Array,
  meter: Meter,
  repeats?: Repeats,
): Classified {
  const splitting = digits.flatMap((digit, i) => (digit & 4 ? [i] : []));
  const { mask, alternate, t, zeros } = bestClasses(splitting, values, most, meter);
  const odd = meter.array(Uint8Array, marks.length);
  for (let value = 0; value < odd.length; value++) odd[value] = parity(value & mask);
  const flip = (n: number) => (alternate ? (n - t) & 1 : 0);

  /** Heaps of class 0, of which `known` are below the current heap. */
  const few = meter.array(Uint32Array, zeros);
  let count = 0;
  for (let n = 1; n < values.length; n++) if (odd[values[n]!] === flip(n)) few[count++] = n;
  let known = 0;
  const last = count === 0 ? 0 : few[count - 1]!;
  meter.spend(values.length + odd.length);

  const apart = blocksApart(values, few, count, splitting, meter);
  const aims = aimsAt(values, splitting, (n) => odd[values[n]!]! ^ flip(n), odd.length, meter);
  /** Bound up to which the heaps from the current one on have no option of the claimed value with a part of class 0. */
  let freeTo = 0;
  /** Largest smaller part of a needed split, and the number of heaps in a row that repeat if they are right. */
  let reach = 0;
  let inRow = 0;

  /** Whether, by its block, no split of heap n with a part of class 0 has the claimed value. */
  function isFree(n: number): boolean {
    if (n < freeTo) return true;
    if (apart === undefined || !apart.isFree(n, known)) return false;
    freeTo = n + apart.heaps;
    return true;
  }

  /** Unmarked values below the current claim, and how many of them are of class 1. */
  let missing = 0;
  let ones = 0;

  /**
   * Whether heap n has the claimed value: no option has it, and some option has each smaller value of class 1 and of
   * class 0.
   */
  function isMex(n: number, claim: number): boolean {
    const isApart = isFree(n);
    markSingle(digits, values, n, marks);
    const flipped = flip(n);
    missing = 0;
    ones = 0;
    for (let value = 0; value < claim; value++) {
      if (marks[value] === n + 1) continue;
      missing++;
      ones += odd[value]! ^ flipped;
    }
    meter.spend(digits.length + claim);
    reach = 0;
    if (isApart) {
      markFew(n, claim, 0, Math.min(known, FIRST), true);
      if (missing > 0 && n >= MANY) markAimed(n, claim);
      if (ones > 0) markFew(n, claim, FIRST, known, true);
    } else markFew(n, claim, 0, known, false);
    if (ones === 0 && missing > 0) markSplits(n, claim);
    return missing === 0 && marks[claim] !== n + 1;
  }

  /** Marks the options with a part of class 0 from the `first` to the `end` (exclusive), or until `enough`. */
  function markFew(n: number, claim: number, first: number, end: number, enough: boolean): void {
    const day = n + 1;
    const flipped = flip(n);
    for (const taken of splitting) {
      const left = n - taken;
      let i = first;
      for (; i < end && few[i]! < left && (!enough || ones > 0); i++) {
        const value = values[few[i]!]! ^ values[left - few[i]!]!;
        if (marks[value] === day) continue;
        marks[value] = day;
        if (value >= claim) continue;
        missing--;
        ones -= odd[value]! ^ flipped;
      }
      meter.spend(i - first);
    }
  }

  /** Marks the values found at the aimed positions. */
  function markAimed(n: number, claim: number): void {
    const flipped = flip(n);
    let looks = 0;
    for (let value = 0; value < claim; value++) {
      if (marks[value] === n + 1) continue;
      const one = odd[value]! ^ flipped;
      const { behind, others } = aims.of(value, one, n);
      let i = 0;
      while (i < behind.length && values[n - behind[i]!] !== others[i]) i++;
      looks += i;
      if (i === behind.length) continue;
      marks[value] = n + 1;
      missing--;
      ones -= one;
      const at = behind[i]!;
      if (one === 0 && at > reach) reach = at;
      // Successful positions move forward for the next search.
      const sooner = i >> 1;
      const other = others[i]!;
      behind[i] = behind[sooner]!;
      others[i] = others[sooner]!;
      behind[sooner] = at;
      others[sooner] = other;
    }
    meter.spend(looks);
  }

  /** Marks options until all values below `claim` have been found. */
  function markSplits(n: number, claim: number): void {
    for (const taken of splitting) {
      const rest = n - taken;
      let a = 1;
      for (; missing > 0 && 2 * a <= rest; a++) {
        const value = values[a]! ^ values[rest - a]!;
        if (marks[value] === n + 1) continue;
        marks[value] = n + 1;
        if (value < claim) missing--;
      }
      meter.spend(a);
      reach = Math.max(reach, a);
    }
  }

  return {
    isRight(n) {
      const claim = values[n]!;
      if (odd[claim] === flip(n)) {
        if (n > 0) known++;
        return false;
      }
      const right = isMex(n, claim);
      const far = n - digits.length - Math.max(last, reach) >= (repeats?.preperiod ?? n);
      inRow = right && far ? inRow + 1 : 0;
      return right;
    },
    isSettled: () => repeats !== undefined && inRow >= repeats.period,
  };
}

/** Number of heaps of class 0 that are tried before each missing value is searched separately. */
const FIRST = 16;

/** Bound below which heaps are examined without aims, which take time to build. */
const MANY = 2048;

/** Limits on the positions searched for a value, and on those for parts of one value. */
const AIMS = 512;
const OF_EACH = 16;
const BYTES_OF_PLACE = 8;

/** Steps to find a position. */
const FINDING = 8;

/** Distances from a heap to values, each of which gives the desired value together with that of a part. */
interface Aim {
  readonly behind: Int32Array;
  readonly others: Int32Array;
}

/** Aims at values of class `one` of heap n: first by parts that combine with the most frequent values. */
function aimsAt(
  values: Claimed,
  splitting: readonly number[],
  classOf: (n: number) => number,
  length: number,
  meter: Meter,
): { of(value: number, one: number, n: number): Aim } {
  const frequent = meter.array(Uint32Array, length);
  /** First heaps of each value, separately for classes 0 and 1. */
  const parts: number[][][] = [[], []];
  let aims: (Aim | undefined)[] = [];
  let begun = 0;
  let held = 0;

  /** Aims are rebuilt whenever the number of heaps has doubled. */
  function begin(n: number): void {
    for (; begun < n; begun++) {
      const value = values[begun]!;
      frequent[value]!++;
      const byValue = parts[classOf(begun)]!;
      byValue[value] ??= [];
      if (begun > 0 && byValue[value].length < OF_EACH) byValue[value].push(begun);
    }
    meter.spend(n);
    meter.room(-held);
    held = 0;
    aims = [];
  }

  function aimAt(value: number, one: number): Aim {
    // An option of class 1 has one part of class 0; one of class 0 may have two parts of class 1.
    const heaps = parts[1 - one]!;
    const behind: number[] = [];
    const others: number[] = [];
    const order = Object.keys(heaps).map(Number);
    order.sort((a, b) => frequent[b ^ value]! - frequent[a ^ value]!);
    for (const part of order)
      for (const heap of heaps[part]!)
        for (const taken of splitting)
          if (behind.length < AIMS && heap + taken < begun) {
            behind.push(heap + taken);
            others.push(part ^ value);
          }
    meter.spend(FINDING * (order.length + behind.length));
    meter.room(BYTES_OF_PLACE * behind.length);
    held += BYTES_OF_PLACE * behind.length;
    return { behind: Int32Array.from(behind), others: Int32Array.from(others) };
  }

  return {
    of(value, one, n) {
      if (n >= 2 * begun) begin(n);
      aims[2 * value + one] ??= aimAt(value, one);
      return aims[2 * value + one]!;
    },
  };
}

/** Comparison of blocks of values of heaps of class 1 with their splits that have a part of class 0. */
interface Blocks {
  /** Number of heaps in a block. */
  readonly heaps: number;
  /** Whether the heaps from n on have no such option of the claimed value; `known` heaps of class 0 are below n. */
  isFree(n: number, known: number): boolean;
}

/** Blocks for sufficiently narrow values; a value is a lane of one or two bytes of a word. */
function blocksApart(
  values: Claimed,
  few: Uint32Array,
  count: number,
  splitting: readonly number[],
  meter: Meter,
): Blocks | undefined {
  const width = values.BYTES_PER_ELEMENT;
  if (width > 2 || RARE * count > values.length) return undefined;
  const [lanes, signs] = width === 1 ? [0x01010101, 0x80808080] : [0x00010001, 0x80008000];
  const heaps = BLOCK / width;
  const cells = new DataView(values.buffer, values.byteOffset, values.byteLength);
  const equal = values.slice(0, heaps);
  const word = new DataView(equal.buffer);
  const longest = splitting.at(-1)!;
  /** Distance in bytes to the other part, and the value of the part of class 0 in every lane. */
  const behind = meter.array(Int32Array, count * splitting.length);
  const parts = meter.array(Int32Array, count * splitting.length);
  let listed = 0;

  function isFree(n: number, known: number): boolean {
    if (n + heaps > values.length || (known < count && few[known]! < n + heaps)) return false;
    if (known > 0 && few[known - 1]! + longest >= n) return false;
    for (let i = listed / splitting.length; i < known; i++) {
      equal.fill(values[few[i]!]!);
      for (const taken of splitting) {
        behind[listed] = width * (few[i]! + taken);
        parts[listed++] = word.getInt32(0, true);
      }
    }
    const at = width * n;
    const a = cells.getInt32(at, true);
    const b = cells.getInt32(at + 4, true);
    const c = cells.getInt32(at + 8, true);
    const d = cells.getInt32(at + 12, true);
    let zero = 0;
    for (let i = 0; i < listed; i++) {
      const from = at - behind[i]!;
      const part = parts[i]!;
      const w = cells.getInt32(from, true) ^ a ^ part;
      const x = cells.getInt32(from + 4, true) ^ b ^ part;
      const y = cells.getInt32(from + 8, true) ^ c ^ part;
      const z = cells.getInt32(from + 12, true) ^ d ^ part;
      // A word has a zero lane when subtracting 1 from each lane borrows into a sign bit that was clear.
      zero |= ((w - lanes) & ~w) | ((x - lanes) & ~x) | ((y - lanes) & ~y) | ((z - lanes) & ~z);
    }
    meter.spend(4 * listed);
    return (zero & signs) === 0;
  }

  return { heaps, isFree };
}

/** Limit on the masks tried: larger values are rare. */
const MASKS = 4096;

/**
 * Limit on the values examined for all masks together: only false claims have values so large that this allows few
 * masks.
 */
const LOOKS = 2 ** 26;

/** Classes for which the fewest claimed values, the largest of which is `most`, are of class 0. */
export function bestClasses(
  splitting: readonly number[],
  values: Claimed,
  most: number,
  meter: Meter,
): Classes {
  const t = splitting[0]! & 1;
  const counts = [0, 1].map(() => meter.array(Float64Array, most + 1)) as [Float64Array, Float64Array];
  for (let n = 0; n < values.length; n++) {
    const count = counts[(n - t) & 1]!;
    count[values[n]!]!++;
  }
  meter.spend(values.length);
  let best: Classes = { mask: 0, alternate: false, t, zeros: values.length };
  const masks = Math.min(2 ** (32 - Math.clz32(most)), MASKS, LOOKS / most);
  for (const alternate of splitting.every((i) => (i & 1) === t) ? [false, true] : [false]) {
    for (let mask = 1; mask < masks; mask++) {
      let zeros = 0;
      counts.forEach((count, odd) => {
        const flip = alternate ? odd : 0;
        for (let value = 0; value <= most; value++) {
          if (parity(value & mask) === flip) zeros += count[value]!;
        }
      });
      meter.spend(2 * most);
      if (zeros < best.zeros) best = { mask, alternate, t, zeros };
    }
  }
  return best;
}

/** Sum of the bits modulo 2. */
export function parity(bits: number): number {
  let folded = bits ^ (bits >>> 16);
  folded ^= folded >>> 8;
  folded ^= folded >>> 4;
  return (0x6996 >>> (folded & 15)) & 1;
}
