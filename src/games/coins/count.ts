import { setsBelow } from "./turning.ts";

/** How many coins are turned, and how near to each other they are. */
export interface Count {
  readonly least: number;
  readonly most: number;
  /** All turned coins lie among so many places next to each other. */
  readonly within?: number;
  /** The turned coins are next to each other. */
  readonly joined?: boolean;
}

/** The sets of coins on the left of `n` that a count turns with it, in ascending order. */
export function* besides(n: number, { least, most, within, joined }: Count): Generator<readonly number[]> {
  const from = within === undefined ? 0 : Math.max(0, n - within + 1);
  if (joined === true) {
    for (let first = n - least + 1; first >= 0 && n - first < most; first--)
      yield Array.from({ length: n - first }, (_, i) => first + i);
    return;
  }
  for (const set of setsBelow(n - from, Math.min(most - 1, n - from)))
    if (set.length + 1 >= least) yield set.map((coin) => coin + from);
}
