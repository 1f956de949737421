/** Numbers `first` to `last`, or all from `first` on, at the offset `at` of the text. */
export interface Range {
  readonly first: bigint;
  readonly last: bigint | undefined;
  readonly at: number;
}

/** The same numbers as ascending ranges with gaps between them. */
export function joined(ranges: readonly Range[]): Range[] {
  const found: Range[] = [];
  for (const range of ranges.toSorted((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0))) {
    const before = found.at(-1);
    if (before === undefined || (before.last !== undefined && range.first > before.last + 1n))
      found.push(range);
    else if (before.last !== undefined && (range.last === undefined || range.last > before.last))
      found[found.length - 1] = { ...before, last: range.last };
  }
  return found;
}
