import { LimitError } from "../../errors.ts";
import type { Key } from "../../types.ts";

/** Words of 32 bits in a cluster: 64 bytes, a cache line. */
const CLUSTER = 16;

/** Clusters that a table of keys of one length begins with. */
const FIRST = 8;

/** A full cluster of a lane with fewer entries than this share loses one; of one with more the lane doubles. */
const SPARSE = 0.4;

/** Keys of one length: each entry is the words of its key, whole, and one for what is kept of it; 0 where it is empty. */
interface Lane {
  words: Uint32Array;
  clusters: number;
  entries: number;
  /** Words of a key, entries of a cluster, and words of one, which is several lines where a key needs them. */
  readonly length: number;
  readonly ways: number;
  readonly stride: number;
}

/**
 * A table in typed memory from keys to numbers from 1 to 2^32 - 1, whose entries have their whole key. It doubles as long
 * as `bytes` allow; then what is new takes the place of another entry of its cluster, or of all, which costs time and no truth.
 */
export interface Clusters {
  /** What is kept of a key; 0 where nothing is. */
  get(key: Key): number;
  set(key: Key, value: number): void;
  readonly entries: number;
  readonly bytes: number;
}

/** @throws LimitError when `bytes` are too few to begin with. */
export function clusters(bytes: number): Clusters {
  const lanes = new Map<number, Lane>();
  let taken = 0;
  let turn = 0;
  /** The words of the key that was asked for last, and how many there are. */
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

  /** Numbers, bigints and strings of one length have lanes of their own, so that no two keys have the same words. */
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
      // Keys of other lengths have all the room: begin anew.
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

  /** Where the entry of the key that was read is, or -1. */
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
    // While it is copied both are there.
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
