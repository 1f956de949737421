import { t } from "./locale/errors.ts";
import type { Text } from "./types.ts";

/** The most levels of nesting in any text that is read. Readers and whatever walks their trees call themselves, so depth is stack. */
export const DEEPEST = 100;

export const SHALLOWER: Text = t("nesting", { most: DEEPEST });

/** Reads something that stands within something else. */
export type Nested = <T>(read: () => T) => T;

/** Counts the levels of one text; `fail` throws where there are too many. */
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
