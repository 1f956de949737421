import type { Key } from "../../types.ts";

/** What a search keeps its results in, by the keys of positions. */
export interface Table<V> {
  readonly size: number;
  get(key: Key): V | undefined;
  set(key: Key, value: V): void;
  delete(key: Key): boolean;
}

/** A Map holds at most 2^24 entries. */
const FULL = 16_000_000;

/** Whole numbers are kept in typed memory, all other keys in as many Maps of `full` entries as they need. */
export function table<V>(full: number = FULL): Table<V> {
  const whole = flat<V>();
  const others = manyMaps<V>(full);
  const of = (key: Key): Table<V> => (Number.isSafeInteger(key) ? whole : others);
  return {
    get size() {
      return whole.size + others.size;
    },
    get: (key) => of(key).get(key),
    set: (key, value) => of(key).set(key, value),
    delete: (key) => of(key).delete(key),
  };
}

/** Slots that a table begins with; it doubles when three quarters are taken. */
const FIRST = 1024;

/** What is in a slot, when it is no result: nothing yet, or something that was deleted. Results are at least `LEAST`. */
const EMPTY = 0;
const DELETED = 1;
const LEAST = 2;
const MOST = 2 ** 30;

/** An open table of twelve bytes a slot: a key, and a result, which is a small number itself or one of a list. */
function flat<V>(): Table<V> {
  let keys = new Float64Array(FIRST);
  let codes = new Int32Array(FIRST);
  let shift = 32 - Math.log2(FIRST);
  let [taken, size] = [0, 0];
  /** Results that are no small numbers, each once. */
  const listed: V[] = [];
  const places = new Map<V, number>();

  /** The slot of a key, or the empty one where it belongs. */
  function slotOf(key: number): number {
    const last = codes.length - 1;
    let slot = Math.imul((key | 0) ^ Math.imul((key / 4294967296) | 0, 0x85ebca6b), 0x9e3779b1) >>> shift;
    while (codes[slot] !== EMPTY && keys[slot] !== key) slot = (slot + 1) & last;
    return slot;
  }

  function codeOf(value: V): number {
    if (
      typeof value === "number" &&
      Number.isInteger(value) &&
      value >= 0 &&
      value < MOST &&
      !Object.is(value, -0)
    )
      return value + LEAST;
    let place = places.get(value);
    if (place === undefined) {
      place = listed.push(value);
      places.set(value, place);
    }
    return -place;
  }

  function double(): void {
    const [oldKeys, oldCodes] = [keys, codes];
    keys = new Float64Array(2 * oldKeys.length);
    codes = new Int32Array(2 * oldCodes.length);
    shift--;
    taken = size;
    for (let from = 0; from < oldCodes.length; from++) {
      const code = oldCodes[from]!;
      if (code === EMPTY || code === DELETED) continue;
      const slot = slotOf(oldKeys[from]!);
      keys[slot] = oldKeys[from]!;
      codes[slot] = code;
    }
  }

  return {
    get size() {
      return size;
    },
    get(key) {
      const code = codes[slotOf(key as number)]!;
      if (code >= LEAST) return (code - LEAST) as V;
      return code < 0 ? listed[-code - 1] : undefined;
    },
    set(key, value) {
      let slot = slotOf(key as number);
      if (codes[slot] === EMPTY) {
        if (4 * ++taken > 3 * codes.length) {
          double();
          taken++;
          slot = slotOf(key as number);
        }
        size++;
        keys[slot] = key as number;
      } else if (codes[slot] === DELETED) size++;
      codes[slot] = codeOf(value);
    },
    delete(key) {
      const slot = slotOf(key as number);
      if (codes[slot] === EMPTY || codes[slot] === DELETED) return false;
      codes[slot] = DELETED;
      size--;
      return true;
    },
  };
}

function manyMaps<V>(full: number): Table<V> {
  const maps = [new Map<Key, V>()];
  const holding = (key: Key) => maps.find((map) => map.has(key));
  return {
    get size() {
      return maps.reduce((size, map) => size + map.size, 0);
    },
    get(key) {
      if (maps.length === 1) return maps[0]!.get(key);
      return holding(key)?.get(key);
    },
    set(key, value) {
      const last = maps.at(-1)!;
      if (last.size < full && maps.length === 1) {
        last.set(key, value);
        return;
      }
      const held = holding(key);
      if (held === undefined && last.size >= full) maps.push(new Map([[key, value]]));
      else (held ?? last).set(key, value);
    },
    delete: (key) => holding(key)?.delete(key) ?? false,
  };
}
