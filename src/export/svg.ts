/** A length with one digit after the point: an SVG is no better for more. */
export const round = (value: number): number => Math.round(10 * value) / 10;

/** A round number that goes about eight times into `span`. */
export function stepOf(span: number): number {
  const rough = Math.max(1, span / 8);
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((each) => each * power >= rough) ?? 10);
}

/** About eight round numbers between two. */
export function ticks(from: number, to: number): number[] {
  const step = stepOf(to - from);
  const marks: number[] = [];
  for (let mark = Math.ceil(from / step) * step; mark <= to; mark += step) marks.push(mark);
  return marks;
}

/** A text as it stands in XML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);
