/** Round number that fits into `span` at most about eight times. */
export function stepOf(span: number): number {
  const rough = Math.max(1, span / 8);
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((each) => each * power >= rough) ?? 10);
}

/** At most about eight round numbers from `from` to `to`. */
export function ticks(from: number, to: number): number[] {
  const step = stepOf(to - from);
  const marks: number[] = [];
  for (let mark = Math.ceil(from / step) * step; mark <= to; mark += step) marks.push(mark);
  return marks;
}
