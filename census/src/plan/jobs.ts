import { classesOf, type GameClass, keyOf } from "../family/classes.ts";
import { coprimeSetsWithin, setsWithin } from "../family/count.ts";
import { costOf } from "../family/work.ts";
import type { Job, JobLimits } from "../types.ts";
import type { Family, Further, Plan } from "./plan.ts";

/** How many games a family has: notations, and games of which equal ones count once, `exact` or at most. */
export interface Count {
  readonly notations: bigint;
  readonly games: bigint;
  readonly exact: boolean;
}

/** The size of a family, without going through it. */
export function countOf(family: Family): Count {
  if (family.kind === "list") {
    const games = BigInt(family.games.length);
    return { notations: games, games, exact: false };
  }
  if ("within" in family) {
    const { within, size } = family;
    const notations = setsWithin(within, size.least, size.most);
    if (family.kind === "all-but") return { notations, games: notations, exact: true };
    return { notations, games: coprimeSetsWithin(within, size.least, size.most), exact: true };
  }
  const base = family.kind === "octal" ? 8n : 16n;
  const notations = BigInt(family.d0.length) * base ** BigInt(family.digits);
  return { notations, games: notations, exact: false };
}

/** The jobs of a plan, one for each game, in the order of the family; games named beside it come last. */
export function* jobsOf(plan: Plan): Generator<Job> {
  const further = new Map<string, GameClass & { readonly limits: JobLimits }>();
  for (const each of plan.further) {
    const limits = limitsOf(plan, each);
    for (const game of each.games) further.set(keyOf(game, plan.question), { game, stands: [game], limits });
  }
  for (const each of classesOf(plan.family, plan.question)) {
    const key = further.size === 0 ? "" : keyOf(each.game, plan.question);
    yield jobOf(plan, each, further.get(key)?.limits ?? plan.limits);
    further.delete(key);
  }
  for (const each of further.values()) yield jobOf(plan, each, each.limits);
}

const limitsOf = ({ limits }: Plan, { heaps, seconds, bytes }: Further): JobLimits => ({
  heaps: heaps ?? limits.heaps,
  seconds: seconds ?? limits.seconds,
  bytes: bytes ?? limits.bytes,
});

function jobOf({ question }: Plan, { game, stands }: GameClass, limits: JobLimits): Job {
  return { key: `${question} ${game}`, game, stands, question, limits, ...costOf(game, question, limits) };
}
