import { LimitError } from "../errors.ts";
import type { System } from "./system.ts";

/** Limit on the columns of digits that are examined one by one. */
const MOST_COLUMNS = 2 ** 20;

/** Number of columns of digits over `tracks` tracks. */
export function columnsOf(system: System, tracks: number): number {
  const columns = system.digits ** tracks;
  if (columns > MOST_COLUMNS) throw new LimitError("columns", MOST_COLUMNS, columns);
  return columns;
}

/** Digits of a column, the first track first. */
export function columnDigits(system: System, tracks: number, column: number): number[] {
  const digits = Array<number>(tracks).fill(0);
  let rest = column;
  for (let i = tracks - 1; i >= 0; i--) {
    digits[i] = rest % system.digits;
    rest = Math.floor(rest / system.digits);
  }
  return digits;
}

/** For each column over `all` tracks, the column over `some` of them, perhaps under other names. */
export function restricted(system: System, all: readonly string[], some: readonly string[]): Int32Array {
  const columns = columnsOf(system, all.length);
  const found = new Int32Array(columns);
  const strides = all.map((name) =>
    some.reduce((sum, each, i) => (each === name ? sum + system.digits ** (some.length - 1 - i) : sum), 0),
  );
  let known = 1;
  // Processes the tracks from the last: columns below `known` differ only in finished tracks.
  for (let i = all.length - 1; i >= 0; i--) {
    for (let digit = 1; digit < system.digits; digit++)
      for (let column = 0; column < known; column++)
        found[digit * known + column] = found[column]! + digit * strides[i]!;
    known *= system.digits;
  }
  return found;
}

/** Numbers items by their keys, in the order of first occurrence. */
export function numbering<Key>(): {
  readonly of: (key: Key) => number;
  readonly size: () => number;
  readonly all: () => Key[];
} {
  const known = new Map<Key, number>();
  return {
    of(key) {
      let number = known.get(key);
      if (number === undefined) {
        number = known.size;
        known.set(key, number);
      }
      return number;
    },
    size: () => known.size,
    all: () => [...known.keys()],
  };
}
