/** Draws the numbers of which a legal input is made. */
export interface Draw {
  /** A number from `least` to `most`, near the least in small inputs. */
  number(least: number, most: number): number;
  /** How many of something there are, likewise: never so many that an answer takes long. */
  count(least: number, most: number): number;
}

export const times = (n: number, each: (i: number) => string): string[] =>
  Array.from({ length: n }, (_, i) => each(i));

/** Lines of text. */
export const lines = (...parts: readonly (string | readonly string[])[]): string =>
  parts
    .flat()
    .map((each) => `${each}\n`)
    .join("");

/** Numbers on a line. */
export const numbers = (draw: Draw, count: number, least: number, most: number): string =>
  times(count, () => `${draw.number(least, most)}`).join(" ");

/** A number of tests, and the tests. */
export function tests(draw: Draw, most: number, each: () => string): string {
  const count = draw.count(1, most);
  return `${count}\n${times(count, each).join("")}`;
}

/** Tests that end with the input. */
export const untilEnd = (draw: Draw, each: () => string): string => times(draw.count(1, 100), each).join("");

/** A line with a count and one with as many heaps. */
export function heaps(draw: Draw, mostHeaps: number, most: number, least = 0): string {
  const count = draw.count(1, mostHeaps);
  return lines(`${count}`, numbers(draw, count, least, most));
}

/** A set of takes: different numbers from 1. */
export function takes(draw: Draw, mostTakes: number, most: number): string[] {
  const members = new Set<number>();
  for (let left = draw.count(1, mostTakes); left > 0; left--) members.add(draw.number(1, most));
  return [`${members.size}`, [...members].join(" ")];
}

/** A count of tokens and their vertices. */
export function tokens(draw: Draw, vertices: number, most: number): string {
  const count = draw.count(1, most);
  return lines(`${count} ${numbers(draw, count, 0, vertices - 1)}`);
}
