/** A function that a program exports. */
export type Call = (...given: unknown[]) => unknown;

/** What rules would change in a position would change what is known of it, so lists, plain objects, sets and maps are frozen. */
export function frozen<T>(position: T): T {
  if (typeof position !== "object" || position === null || Object.isFrozen(position)) return position;
  if (position instanceof Set || position instanceof Map) return sealed(position);
  const plain = Array.isArray(position) || Object.getPrototypeOf(position) === Object.prototype;
  if (!plain) return position;
  for (const part of Object.values(Object.freeze(position))) frozen(part);
  return position;
}

/** `Object.freeze` leaves the content of sets and maps open, so what changes them throws. */
function sealed<T extends Set<unknown> | Map<unknown, unknown>>(position: T): T {
  for (const name of ["add", "set", "delete", "clear"]) {
    if (name in position) Object.defineProperty(position, name, { value: refused });
  }
  Object.freeze(position);
  position.forEach((part, key) => {
    frozen(part);
    frozen(key);
  });
  return position;
}

function refused(): never {
  throw new TypeError(
    "a position cannot be changed: copy it first, as in `new Set(position)` or `new Map(position)`",
  );
}

/** A list is asked for its parts once: one that answers otherwise the next time changes nothing. */
export function copied(list: readonly unknown[]): unknown[] {
  const copy: unknown[] = [];
  const { length } = list;
  for (let i = 0; i < length; i++) copy[i] = list[i];
  return copy;
}
