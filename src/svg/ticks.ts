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
