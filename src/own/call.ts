/** A function that a program exports. */
export type Call = (...given: unknown[]) => unknown;

/** What rules would change in a position would change what is known of it, so lists and plain objects are frozen. */
export function frozen<T>(position: T): T {
  if (typeof position !== "object" || position === null || Object.isFrozen(position)) return position;
  const plain = Array.isArray(position) || Object.getPrototypeOf(position) === Object.prototype;
  if (!plain) return position;
  for (const part of Object.values(Object.freeze(position))) frozen(part);
  return position;
}

/** A list is asked for its parts once: one that answers otherwise the next time changes nothing. */
export function copied(list: readonly unknown[]): unknown[] {
  const copy: unknown[] = [];
  const { length } = list;
  for (let i = 0; i < length; i++) copy[i] = list[i];
  return copy;
}
