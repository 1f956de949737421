import { formats, judge } from "./judging.ts";
import { draw, entries, follow, randomStart, read, startOf } from "./rules.ts";
import { analyse, reply, review } from "./solving.ts";

/** Everything that the page asks of its Workers, by name. */
export const service = {
  entries,
  read,
  startOf,
  draw,
  follow,
  randomStart,
  analyse,
  reply,
  review,
  formats,
  judge,
} as const;

export type Service = typeof service;
