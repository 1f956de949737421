/** What a search keeps its results in: a Map, or several. */
export interface Table<K, V> {
  readonly size: number;
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
  delete(key: K): boolean;
}

/** A Map holds at most 2^24 entries. */
export const FULL = 16_000_000;

/** A table that begins with `first`, which is full, and goes on in as many Maps of `full` entries as it needs. */
export function manyMaps<K, V>(first: Table<K, V>, full: number = FULL): Table<K, V> {
  const maps = [first];
  const holding = (key: K) => maps.find((map) => map.get(key) !== undefined);
  return {
    get size() {
      return maps.reduce((size, map) => size + map.size, 0);
    },
    get: (key) => holding(key)?.get(key),
    set(key, value) {
      const last = maps.at(-1)!;
      const held = holding(key);
      if (held === undefined && last.size >= full) maps.push(new Map([[key, value]]));
      else (held ?? last).set(key, value);
    },
    delete: (key) => holding(key)?.delete(key) ?? false,
  };
}
