/** Entry of `map` for `key`, created at the first call. */
export function remember<K extends WeakKey, V>(map: WeakMap<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
