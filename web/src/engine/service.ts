import { testClaim } from "./claims/index.ts";
import { explore, exploreEdges } from "./exploring.ts";
import { fitting, formats, judge } from "./judging.ts";
import { draw, entries, follow, randomStart, read, startOf } from "./rules.ts";
import { analyse, reply, verdicts } from "./solving.ts";

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
  verdicts,
  formats,
  judge,
  fitting,
  explore,
  exploreEdges,
  testClaim,
} as const;

export type Service = typeof service;
