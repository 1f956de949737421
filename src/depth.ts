import { t } from "./locale/errors.ts";
import type { Text } from "./types.ts";

/**
 * Greatest depth of nesting in any text that is read. Readers and the functions that walk their trees are
 * recursive, so depth costs stack.
 */
export const DEEPEST = 100;

export const SHALLOWER: Text = t("nesting", { most: DEEPEST });

/** Reads something at one more level of nesting. */
export type Nested = <T>(read: () => T) => T;

/** Counts the levels of nesting of a text; `fail` throws if there are too many. */
export function nesting(fail: () => never): Nested {
  let depth = 0;
  return (read) => {
    if (depth === DEEPEST) fail();
    depth++;
    const found = read();
    depth--;
    return found;
  };
}
