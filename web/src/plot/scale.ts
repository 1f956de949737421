import { ticks as roundNumbers } from "d3-array";

/** Range of an axis. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** Whether the axis is logarithmic. It then begins at 1, or at 0, which gets a place before 1. */
  readonly log?: boolean;
  /** Name of its quantity. */
  readonly says?: string;
  /** Whether its marks are lines through the whole drawing. */
  readonly ruled?: boolean;
}

/** Map from numbers to places along an axis, in CSS pixels, with its inverse. */
export interface Scale {
  (value: number): number;
  invert(place: number): number;
}

/** Scale of an axis: linear, or log(x), or log(1 + x) for a logarithmic axis that begins at 0. */
export function scaleOf({ from, to, log = false }: Span, low: number, high: number): Scale {
  const [forth, back] = !log ? [same, same] : from === 0 ? [Math.log1p, Math.expm1] : [Math.log, Math.exp];
  const [first, last] = [forth(from), forth(to)];
  const place = (value: number) => low + shareOf(first, last, forth(value)) * (high - low);
  const invert = (place: number) => back(first + shareOf(low, high, place) * (last - first));
  return Object.assign(place, { invert });
}

const same = (value: number): number => value;

/** Position of `at` between two numbers as a share of 1; a half if they are equal. */
const shareOf = (from: number, to: number, at: number): number =>
  from === to ? 0.5 : (at - from) / (to - from);

/**
 * Round whole numbers in a range, about `count` of them. On a logarithmic axis: powers of ten, or of a power
 * of ten.
 */
export function ticks({ from, to, log = false }: Span, count: number): number[] {
  if (log) {
    const every = 10 ** Math.max(1, Math.ceil(Math.floor(Math.log10(to)) / count));
    return [...(from === 0 ? [0] : []), ...powersOf(every, to)];
  }
  return roundNumbers(from, to, count).filter((value) => value >= 0 && Number.isInteger(value));
}

function powersOf(base: number, most: number): number[] {
  const powers: number[] = [];
  for (let power = 1; power <= most; power *= base) powers.push(power);
  return powers;
}
