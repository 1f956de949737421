/**
 * Distance of about `count` round numbers in a range of some length: 1, 2 or 5 times a power of ten, and at
 * least 1. Of these it is the one with the nearest ratio to an even division, as in d3.
 */
export function tickStep(length: number, count: number): number {
  const even = length / count;
  const power = 10 ** Math.floor(Math.log10(even));
  const ratio = even / power;
  const digit = ratio >= Math.sqrt(50) ? 10 : ratio >= Math.sqrt(10) ? 5 : ratio >= Math.SQRT2 ? 2 : 1;
  return Math.max(1, digit * power);
}

/** Round whole numbers from `from` to `to`, about `count` of them: the marks of an axis. */
export function ticks(from: number, to: number, count: number): number[] {
  const step = tickStep(to - from, count);
  const [first, last] = [Math.ceil(from / step), Math.floor(to / step)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => (first + i) * step);
}

/** Powers of ten from 1 to `to`, about `count` of them or all: the marks of a logarithmic axis. */
export const decades = (to: number, count: number = Math.log10(to)): number[] =>
  ticks(0, Math.log10(to), count).map((exponent) => 10 ** exponent);

/** Label of a power of ten, with an exponent from 10,000 on. */
export const decadeText = (power: number): string =>
  power < 10_000
    ? `${power}`
    : `10${[...`${Math.log10(power)}`].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[+digit]).join("")}`;
