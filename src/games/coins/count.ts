import { setsBelow } from "./turning.ts";

/** Number of coins that a move turns, and how near to each other they must be. */
export interface Count {
  readonly least: number;
  readonly most: number;
  /** All turned coins lie among this number of adjacent places. */
  readonly within?: number;
  /** The turned coins are adjacent. */
  readonly joined?: boolean;
}

/** Sets of coins to the left of `n` that a move turns together with it, each in ascending order. */
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
