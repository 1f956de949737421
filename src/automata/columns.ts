import { LimitError } from "../errors.ts";
import type { System } from "./system.ts";

/** More columns of digits than this are not looked at one by one. */
const MOST_COLUMNS = 2 ** 20;

/** How many columns of digits there are over so many tracks. */
export function columnsOf(system: System, tracks: number): number {
  const columns = system.digits ** tracks;
  if (columns > MOST_COLUMNS) throw new LimitError("columns", MOST_COLUMNS, columns);
  return columns;
}

/** The digits of a column, that of the first track first. */
export function columnDigits(system: System, tracks: number, column: number): number[] {
  const digits = Array<number>(tracks).fill(0);
  let rest = column;
  for (let i = tracks - 1; i >= 0; i--) {
    digits[i] = rest % system.digits;
    rest = Math.floor(rest / system.digits);
  }
  return digits;
}

/** For each column over `all` tracks, the column over `some` of them, or over the same under other names. */
export function restricted(system: System, all: readonly string[], some: readonly string[]): Int32Array {
  const columns = columnsOf(system, all.length);
  const found = new Int32Array(columns);
  const strides = all.map((name) =>
    some.reduce((sum, each, i) => (each === name ? sum + system.digits ** (some.length - 1 - i) : sum), 0),
  );
  let known = 1;
  // The tracks from the last: columns below `known` differ in those alone that are done.
  for (let i = all.length - 1; i >= 0; i--) {
    for (let digit = 1; digit < system.digits; digit++)
      for (let column = 0; column < known; column++)
        found[digit * known + column] = found[column]! + digit * strides[i]!;
    known *= system.digits;
  }
  return found;
}

/** Numbers things by their keys, in the order of first occurrence. */
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
