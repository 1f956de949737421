import { LimitError } from "../../errors.ts";
import type { Accelerators, Key, Rules } from "../../types.ts";
import type { Budget } from "../limits.ts";
import { NODES, type Work } from "./work.ts";

// Sets of possible values. The value of a sum is n when its hardest part has the nim-sum of n and the values of
// the others, so a search seldom needs the value of a part: it asks whether the value is n. Each query teaches
// something even when the answer is no. The set of the values that a part may still have begins with 0 to 14, and
// one member for all that are larger, as bits of a word, and only loses members: an option of value m excludes m;
// a part without an option of value n has at most n; and when no option has some smaller m either, at most m. A
// part is known when one value is left. Every set that is stored is true whatever was asked and in whatever order,
// so queries for other values, and other sums, go on from it.

/** Rules whose moves may leave independent parts, which `decompose` returns. */
export interface PartRules<P> extends Rules<P> {
  readonly accelerators: Accelerators<P> & Required<Pick<Accelerators<P>, "decompose">>;
}

/** Part with its key. */
interface KeyedPart<P> {
  readonly position: P;
  readonly key: Key;
}

/** Option with an unknown value: the nim-sum of its known parts, and the remaining parts, hardest last. */
interface Open<P> {
  readonly known: number;
  readonly parts: readonly KeyedPart<P>[];
  readonly effort: number;
}

/** Logarithmic bonus of an option with partly known parts. */
const BEGUN = 1.17;

/** Logarithmic penalty of an option for each place in the order of the rules. */
const LATER = 0.02;

/**
 * Longest play for this search, which uses recursion; a browser's Worker has a stack of half a megabyte.
 * Longer games need a search with its own stack.
 */
const DEEPEST = 400;

/** Values of positions by queries whether parts have a given value. */
export interface Resolve<P> {
  /** Value of a position. @throws LimitError when a limit is reached, or a part has a value above 14 */
  value(position: P, budget: Budget): number;
  /** Whether the nim-sum of the values of `positions` is `value`. */
  is(positions: readonly P[], value: number, budget: Budget): boolean;
  work(): Work;
}

/**
 * Search by queries whether a part has value n. Stores for each part the set of possible values: the part has
 * value n when no option has value n, and each smaller value that is still possible is that of an option.
 * Known options decide while the options are listed; the others are queried in an order that depends only on
 * their structure.
 * Source: Lemoine & Viennot, Nimbers are inevitable, Theoret. Comput. Sci. 462 (2012) 70; sets of values and
 * structural order after Beling & Rogalski, On pruning search trees of impartial games, Artif. Intell. 283
 * (2020) 103262.
 */
export function resolver<P>(rules: PartRules<P>, bytes: number): Resolve<P> {
  const table = clusters(bytes);
  let [nodes, lookups, hits, depth] = [0, 0, 0, 0];
  let tick: Budget["tick"] = () => {};
  let most = 0;

  function partOf(position: P): KeyedPart<P> {
    const standing = rules.accelerators.canonical?.(position) ?? position;
    return { position: standing, key: rules.key(standing) };
  }

  /** Estimated effort of a part; depends only on the part, never on the query. */
  const effortOf = ({ position }: KeyedPart<P>): number =>
    Math.log(1 + (rules.accelerators.cost?.(position) ?? 1));

  function maskOf({ position, key }: KeyedPart<P>): number {
    lookups++;
    const found = table.get(key);
    if (found !== 0) {
      hits++;
      return found;
    }
    const value = rules.accelerators.knownValue?.(position);
    if (value === undefined) return ANY;
    const mask = only(value);
    table.set(key, mask);
    return mask;
  }

  /** Parts of a position without equal pairs, by their keys. */
  function partsOf(positions: readonly P[]): KeyedPart<P>[] {
    const parts: KeyedPart<P>[] = [];
    for (const position of positions) {
      for (const piece of rules.accelerators.decompose(position)) {
        const part = partOf(piece);
        let twin = 0;
        while (twin < parts.length && parts[twin]!.key !== part.key) twin++;
        if (twin === parts.length) parts.push(part);
        else parts.splice(twin, 1);
      }
    }
    return parts;
  }

  /** Option, or its value if all its parts are known. */
  function optionOf(to: readonly P[], later = 0): Open<P> | number {
    let known = 0;
    let begun = 0;
    let hardest = Number.NEGATIVE_INFINITY;
    const open: KeyedPart<P>[] = [];
    for (const part of partsOf(to)) {
      const mask = maskOf(part);
      const value = soleOf(mask);
      if (value !== undefined) known ^= value;
      else {
        if (mask !== ANY) begun++;
        const effort = effortOf(part);
        if (effort >= hardest) {
          hardest = effort;
          open.push(part);
        } else open.splice(-1, 0, part);
      }
    }
    if (open.length === 0) return known;
    return { known, parts: open, effort: hardest - BEGUN * begun + later };
  }

  /** Possible values of an option with the present knowledge. */
  const possible = ({ known, parts }: Open<P>): number =>
    parts.reduce((sum, part) => summed(sum, table.get(part.key) || ANY), shifted(1, known));

  function* left(position: P): Generator<readonly P[]> {
    for (const { to } of rules.moves(position, tick)) yield to;
  }

  function evaluate(part: KeyedPart<P>): number {
    for (;;) {
      const mask = maskOf(part);
      const value = soleOf(mask);
      if (value !== undefined) return value;
      const n = leastOf(mask);
      if (n > MOST_VALUE) throw new LimitError("value", MOST_VALUE);
      if (resolve(part, n)) return n;
    }
  }

  /** Whether an option has value n: evaluates all its parts except the hardest, which is queried. */
  function has(option: Open<P>, n: number): boolean {
    let target = option.known ^ n;
    for (const part of option.parts.slice(0, -1)) target ^= evaluate(part);
    const last = option.parts.at(-1)!;
    if (target <= MOST_VALUE) return resolve(last, target);
    return evaluate(last) === target;
  }

  function resolve(part: KeyedPart<P>, n: number): boolean {
    const before = maskOf(part);
    if ((before & (1 << n)) === 0) return false;
    if (soleOf(before) !== undefined) return true;
    if (++depth > DEEPEST) throw new LimitError("depth", DEEPEST);
    if (++nodes > most) throw new LimitError("positions", most);
    tick(nodes);
    const mask = asked(part, n, before);
    table.set(part.key, mask);
    depth--;
    return mask === 1 << n;
  }

  /** Possible values of a part after a query for n. */
  function asked(part: KeyedPart<P>, n: number, before: number): number {
    let mask = before;
    const open: Open<P>[] = [];
    const later = rules.accelerators.options === undefined ? 0 : LATER;
    let place = 0;
    for (const to of rules.accelerators.options?.(part.position) ?? left(part.position)) {
      const option = optionOf(to, later * place++);
      if (typeof option !== "number") {
        if (!open.some((other) => isSame(other, option))) open.push(option);
      } else {
        if (option <= MOST_VALUE) mask &= ~(1 << option);
        if (option === n) return mask;
      }
    }
    // The value is at most the number of options.
    open.sort((a, b) => a.effort - b.effort);
    for (const option of open) {
      if (possible(option) & (1 << n) && has(option, n)) return mask & ~(1 << n);
    }
    mask &= (2 << n) - 1;
    for (let m = 0; m < n; m++) {
      if ((mask & (1 << m)) === 0) continue;
      if (!open.some((option) => possible(option) & (1 << m) && has(option, m))) return mask & ((2 << m) - 1);
      mask &= ~(1 << m);
    }
    return mask;
  }

  function begun(budget: Budget): void {
    tick = budget.tick;
    // A part may be queried for several values, so there are more nodes than parts.
    most = nodes + Math.max(budget.positions, 1) * NODES;
    depth = 0;
  }

  return {
    value(position, budget) {
      begun(budget);
      return partsOf([position]).reduce((sum, part) => sum ^ evaluate(part), 0);
    },
    is(positions, value, budget) {
      begun(budget);
      const option = optionOf(positions);
      return typeof option === "number" ? option === value : has(option, value);
    },
    work: () => ({ nodes, lookups, hits, entries: table.entries }),
  };
}

/** Whether options have the same parts, as for many moves that are symmetric to each other. */
const isSame = <P>(a: Open<P>, b: Open<P>): boolean =>
  a.known === b.known &&
  a.parts.length === b.parts.length &&
  a.parts.every(({ key }, i) => key === b.parts[i]!.key);

/** Words of 32 bits in a cluster: 64 bytes, a cache line. */
const CLUSTER = 16;

/** Initial number of clusters of a lane. */
const FIRST = 8;

/**
 * Fill factor of a lane: at a full cluster, a lane with fewer entries replaces one, and one with more doubles
 * its size.
 */
const SPARSE = 0.4;

/**
 * Keys of one length. An entry is the words of the whole key, and one word for its value, which is 0 for an
 * empty entry.
 */
interface Lane {
  words: Uint32Array;
  clusters: number;
  entries: number;
  /**
   * Words of a key, entries of a cluster, and words of a cluster, which takes several cache lines for long
   * keys.
   */
  readonly length: number;
  readonly ways: number;
  readonly stride: number;
}

/**
 * Hash table in typed arrays from keys to numbers from 1 to 2^32 - 1, which stores whole keys. It doubles its
 * size as long as `bytes` allow; then new entries replace others of their cluster, or all. That costs time,
 * but never correctness.
 */
export interface Clusters {
  /** Value of a key; 0 without an entry. */
  get(key: Key): number;
  set(key: Key, value: number): void;
  readonly entries: number;
  readonly bytes: number;
}

/** Opens an empty table. @throws LimitError when `bytes` are too few */
export function clusters(bytes: number): Clusters {
  const lanes = new Map<number, Lane>();
  let taken = 0;
  let turn = 0;
  /** Words of the last key read, and their number. */
  let words = new Uint32Array(16);
  let length = 0;
  let hash = 0;

  function grow(least: number): void {
    const larger = new Uint32Array(Math.max(least, 2 * words.length));
    larger.set(words);
    words = larger;
  }

  function put(word: number): void {
    if (length === words.length) grow(length + 1);
    words[length++] = word;
    let mixed = Math.imul(hash ^ word, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    hash = mixed ^ (mixed >>> 16);
  }

  /**
   * Reads a key. Numbers, bigints and strings of one length have separate lanes, so that no two keys have the
   * same words.
   */
  function read(key: Key): number {
    length = 0;
    hash = 0;
    if (typeof key === "number") {
      if (!Number.isSafeInteger(key)) return readText(`${key}`, 2);
      put(key >>> 0);
      const high = Math.floor(key / 4294967296);
      if (high === 0) return 4;
      put(high >>> 0);
      return 8 + 4;
    }
    if (typeof key === "bigint") return readText(key.toString(36), 3);
    return readText(key, 1);
  }

  function readText(text: string, kind: number): number {
    for (let i = 0; i < text.length; i += 2)
      put(text.charCodeAt(i) | (i + 1 < text.length ? text.charCodeAt(i + 1) << 16 : 0));
    return 8 * text.length + kind;
  }

  function make(id: number): Lane {
    const ways = Math.max(1, Math.floor(CLUSTER / (length + 1)));
    const stride = Math.ceil((ways * (length + 1)) / CLUSTER) * CLUSTER;
    const needed = FIRST * stride * 4;
    if (taken + needed > bytes) {
      // Keys of other lengths use all the space, so it begins again.
      lanes.clear();
      taken = 0;
      if (needed > bytes) throw new LimitError("bytes", bytes);
    }
    taken += needed;
    const lane = {
      words: new Uint32Array(FIRST * stride),
      clusters: FIRST,
      entries: 0,
      length,
      ways,
      stride,
    };
    lanes.set(id, lane);
    return lane;
  }

  /** Index of the entry of the last key read, or -1. */
  function find(lane: Lane): number {
    const step = lane.length + 1;
    const first = (hash & (lane.clusters - 1)) * lane.stride;
    const end = first + lane.ways * step;
    for (let at = first; at < end && lane.words[at + lane.length] !== 0; at += step) {
      let i = 0;
      while (i < length && lane.words[at + i] === words[i]) i++;
      if (i === length) return at;
    }
    return -1;
  }

  function double(lane: Lane): boolean {
    const more = lane.words.byteLength;
    // Both copies exist during the copying.
    if (taken + 2 * more > bytes) return false;
    const old = lane.words;
    const step = lane.length + 1;
    const [kept, keptLength, keptHash] = [words.slice(0, length), length, hash];
    lane.words = new Uint32Array(2 * old.length);
    lane.clusters *= 2;
    lane.entries = 0;
    for (let first = 0; first < old.length; first += lane.stride) {
      for (let at = first; at < first + lane.ways * step && old[at + lane.length] !== 0; at += step) {
        length = 0;
        hash = 0;
        for (let i = 0; i < lane.length; i++) put(old[at + i]!);
        insert(lane, old[at + lane.length]!);
      }
    }
    if (words.length < keptLength) grow(keptLength);
    words.set(kept);
    length = keptLength;
    hash = keptHash;
    taken += more;
    return true;
  }

  function insert(lane: Lane, value: number): void {
    const step = lane.length + 1;
    const first = (hash & (lane.clusters - 1)) * lane.stride;
    let way = 0;
    while (way < lane.ways && lane.words[first + way * step + lane.length] !== 0) way++;
    if (way === lane.ways && lane.entries > SPARSE * lane.clusters * lane.ways && double(lane)) {
      insert(lane, value);
      return;
    }
    if (way < lane.ways) lane.entries++;
    else way = turn++ % lane.ways;
    const at = first + way * step;
    for (let i = 0; i < length; i++) lane.words[at + i] = words[i]!;
    lane.words[at + lane.length] = value;
  }

  return {
    get(key) {
      const lane = lanes.get(read(key));
      if (lane === undefined) return 0;
      const at = find(lane);
      return at < 0 ? 0 : lane.words[at + lane.length]!;
    },
    set(key, value) {
      const id = read(key);
      const lane = lanes.get(id) ?? make(id);
      const at = find(lane);
      if (at >= 0) {
        lane.words[at + lane.length] = value;
        return;
      }
      insert(lane, value);
    },
    get entries() {
      let all = 0;
      for (const { entries } of lanes.values()) all += entries;
      return all;
    },
    get bytes() {
      return taken;
    },
  };
}

/** Set of values as bits: bit v stands for v, and the top bit for 15 and more. */
type Mask = number;

const TOP = 15;
const ANY: Mask = 0xffff;

/** Largest value that a mask distinguishes. */
const MOST_VALUE: number = TOP - 1;

/**
 * Set with the single member `value`.
 * @throws LimitError when a mask does not distinguish it; it never wraps around.
 */
function only(value: number): Mask {
  if (value > MOST_VALUE) throw new LimitError("value", MOST_VALUE, value);
  return 1 << value;
}

/** Only member of a set, if it has exactly one. */
function soleOf(mask: Mask): number | undefined {
  if (mask === 0 || (mask & (mask - 1)) !== 0 || mask === 1 << TOP) return undefined;
  return 31 - Math.clz32(mask);
}

/** Least member of a set; the top bit stands for all from 15 on. */
const leastOf = (mask: Mask): number => 31 - Math.clz32(mask & -mask);

/** Possible nim-sums of `value` and a member of the set. */
function shifted(mask: Mask, value: number): Mask {
  if (value === 0) return mask;
  let result = 0;
  for (let left = mask & ~(1 << TOP); left !== 0; left &= left - 1) result |= bit(leastOf(left) ^ value);
  // 15 or more plus something may be any number from there on, or a result for 15 itself.
  if (mask & (1 << TOP)) result |= (1 << TOP) | abovesOf(value);
  return result;
}

/** Possible results of nim-adding `value`, which is below 15, to 15 or more. */
const abovesOf = (value: number): Mask => bit(TOP ^ value);

const bit = (value: number): Mask => 1 << Math.min(value, TOP);

/** Possible nim-sums of members of two sets. */
function summed(a: Mask, b: Mask): Mask {
  let result = 0;
  for (let left = a & ~(1 << TOP); left !== 0; left &= left - 1) result |= shifted(b, leastOf(left));
  return a & (1 << TOP) ? ANY : result;
}
