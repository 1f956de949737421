/** Source of the numbers of a legal input. */
export interface Draw {
  /** Number from `least` to `most`; near `least` in small inputs. */
  number(least: number, most: number): number;
  /** Count of items, chosen likewise, and small enough for a fast answer. */
  count(least: number, most: number): number;
}

export const times = (n: number, each: (i: number) => string): string[] =>
  Array.from({ length: n }, (_, i) => each(i));

/** Text of lines. */
export const lines = (...parts: readonly (string | readonly string[])[]): string =>
  parts
    .flat()
    .map((each) => `${each}\n`)
    .join("");

/** Line of `count` numbers. */
export const numbers = (draw: Draw, count: number, least: number, most: number): string =>
  times(count, () => `${draw.number(least, most)}`).join(" ");

/** Number of tests, then the tests. */
export function tests(draw: Draw, most: number, each: () => string): string {
  const count = draw.count(1, most);
  return `${count}\n${times(count, each).join("")}`;
}

/** Tests up to the end of the input. */
export const untilEnd = (draw: Draw, each: () => string): string => times(draw.count(1, 100), each).join("");

/** Line with a count, then a line with that many heaps. */
export function heaps(draw: Draw, mostHeaps: number, most: number, least = 0): string {
  const count = draw.count(1, mostHeaps);
  return lines(`${count}`, numbers(draw, count, least, most));
}

/** Set of takes: different numbers from 1 to `most`. */
export function takes(draw: Draw, mostTakes: number, most: number): string[] {
  const members = new Set<number>();
  for (let left = draw.count(1, mostTakes); left > 0; left--) members.add(draw.number(1, most));
  return [`${members.size}`, [...members].join(" ")];
}

/** Number of tokens, then their vertices. */
export function tokens(draw: Draw, vertices: number, most: number): string {
  const count = draw.count(1, most);
  return lines(`${count} ${numbers(draw, count, 0, vertices - 1)}`);
}
