import { scaleLinear, scaleLog, scaleSymlog } from "d3-scale";

/** What an axis spans. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** Whether it is logarithmic; then it begins at 1, or at 0, which has a place before it. */
  readonly log?: boolean;
  /** What it counts. */
  readonly says?: string;
  /** Whether its marks are lines through the whole drawing. */
  readonly ruled?: boolean;
}

/** From numbers to places along an axis, in CSS pixels, and back. */
export interface Scale {
  (value: number): number;
  invert(place: number): number;
}

export function scaleOf({ from, to, log = false }: Span, low: number, high: number): Scale {
  const scale = log ? (from === 0 ? scaleSymlog() : scaleLog()) : scaleLinear();
  return scale.domain([from, to]).range([low, high]);
}

/** Round whole numbers of a span, `count` of them or not many more; powers of ten, or of a power, where it is logarithmic. */
export function ticks({ from, to, log = false }: Span, count: number): number[] {
  if (log) {
    const every = 10 ** Math.max(1, Math.ceil(Math.floor(Math.log10(to)) / count));
    return [...(from === 0 ? [0] : []), ...powersOf(every, to)];
  }
  const round = scaleLinear().domain([from, to]).ticks(count);
  return round.filter((value) => value >= 0 && Number.isInteger(value));
}

function powersOf(base: number, most: number): number[] {
  const powers: number[] = [];
  for (let power = 1; power <= most; power *= base) powers.push(power);
  return powers;
}
