import type { GameClass } from "../family/family.ts";
import { keyOf } from "../family/key.ts";
import { costOf } from "../family/work.ts";
import type { Job, JobLimits } from "../types.ts";
import type { Further, Plan } from "./plan.ts";

/** Jobs of a plan, one for each game, in the order of the family; games listed separately come last. */
export function* jobsOf(plan: Plan): Generator<Job> {
  const further = new Map<string, GameClass & { readonly limits: JobLimits }>();
  for (const each of plan.further) {
    const limits = limitsOf(plan, each);
    for (const game of each.games) further.set(keyOf(game, plan.question), { game, stands: [game], limits });
  }
  for (const each of plan.family.classes()) {
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
