/** Function exported by a program. */
export type Call = (...given: unknown[]) => unknown;

/**
 * Freezes lists, plain objects, sets and maps, since a rules file that changed a position would change its
 * answers.
 */
export function frozen<T>(position: T): T {
  const parts: unknown[] = [position];
  while (parts.length > 0) {
    const part = parts.pop();
    if (typeof part !== "object" || part === null || Object.isFrozen(part)) continue;
    if (part instanceof Set || part instanceof Map) {
      seal(part);
      part.forEach((inner, key) => void parts.push(inner, key));
    } else if (Array.isArray(part) || Object.getPrototypeOf(part) === Object.prototype) {
      for (const inner of Object.values(Object.freeze(part))) parts.push(inner);
    }
  }
  return position;
}

/** Makes a set or map throw on changes: `Object.freeze` does not protect its content. */
function seal(position: Set<unknown> | Map<unknown, unknown>): void {
  for (const name of ["add", "set", "delete", "clear"]) {
    if (name in position) Object.defineProperty(position, name, { value: refused });
  }
  Object.freeze(position);
}

function refused(): never {
  throw new TypeError(
    "a position cannot be changed: copy it first, as in `new Set(position)` or `new Map(position)`",
  );
}

/** Copy of a list that reads each item once, so that a list with changing answers does no harm. */
export function copied(list: readonly unknown[]): unknown[] {
  const copy: unknown[] = [];
  const { length } = list;
  for (let i = 0; i < length; i++) copy[i] = list[i];
  return copy;
}
