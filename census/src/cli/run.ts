import { join } from "node:path";
import type { Text } from "nimber";
import { say } from "nimber/locale";
import type { Running } from "../database/stored.ts";
import { storedResults } from "../database/stored.ts";
import { expectResults } from "../database/whole.ts";
import { CensusError } from "../errors.ts";
import { t } from "../locale/census.ts";
import { isServer, placeOf, shownPlace } from "../open.ts";
import { jobsOf, type Plan } from "../plan/index.ts";
import { enqueue } from "../queue/enqueue.ts";
import type { Counts, Results } from "../results.ts";
import type { Job } from "../types.ts";
import { work } from "../work/worker.ts";
import { duration, grouped, showProgress } from "./progress.ts";
import {
  type CensusContext,
  type ExitCode,
  type Layout,
  memoryOption,
  noMore,
  planIn,
  warn,
  workersOption,
} from "./request.ts";
import { openSession, type Session } from "./session.ts";
import { verdictsOf } from "./verdicts.ts";
import { writeReport } from "./write.ts";

/** Connections in addition to one per thread: heartbeats, maintenance of the queue, enqueuing, counting. */
export const SPARE_CONNECTIONS = 4;

/** `nimber census run <plan>`: enumerates and enqueues games, and works until nothing is left. */
export async function run(
  context: CensusContext,
  [file, ...rest]: readonly string[],
  layout: Layout,
): Promise<ExitCode> {
  if (file === undefined) {
    throw new CensusError(t("censusRunExpectedPlanFile"));
  }
  noMore(context, rest);
  const { plan, text } = planIn(file);
  const options = { threads: workersOption(context), memory: memoryOption(context) };
  const place = placeOf(context.option("data"));
  const begun = Date.now();
  const session = await openSession(context, place, options.threads + SPARE_CONNECTIONS);
  try {
    await session.patiently(() =>
      session.database.query(
        `insert into census.plan (name, text) values ($1, $2)
         on conflict (name) do update set text = excluded.text, run = now()`,
        [plan.name, text],
      ),
    );
    const keys = new Set<string>();
    await workThrough(context, session, plan, keys, options);
    if (session.stopping()) return interrupted(context);
    await session.patiently(() => expectResults(session.database, shownPlace(place)));
    const results = storedResults(session.database);
    const counts = await session.patiently(() => results.counts(keys));
    show(context, layout, plan, counts, (Date.now() - begun) / 1000);
    if (counts.failed > 0)
      warn(context, await session.patiently(() => failedIn(results, keys, counts.failed)));
    const report = context.option("out") ?? (isServer(place) ? undefined : join(place, `${plan.name}.html`));
    if (report !== undefined)
      await session.patiently(() => writeReport(context, results, plan, keys, report));
    return counts.failed > 0 ? context.exit.refuted : context.exit.answered;
  } catch (error) {
    if (session.gaveUp(error)) return interrupted(context);
    throw error;
  } finally {
    await session.close();
  }
}

/** Enqueues and works at the same time; adds the keys of the plan to `keys`. */
async function workThrough(
  context: CensusContext,
  session: Session,
  plan: Plan,
  keys: Set<string>,
  options: { readonly threads: number; readonly memory: number },
): Promise<void> {
  const { database, boss, patiently } = session;
  let enqueued = false;
  let running: readonly Running[] = [];
  const atWork = work(database, boss, {
    ...options,
    patiently,
    ends: () => enqueued,
    running: (games) => {
      running = games;
    },
  });
  session.onStop(atWork.stop);
  const shown = showProgress(context, database, { keys: () => keys, running: () => running });
  let over = false;
  const stopped = () => over || session.stopping();
  const filled = enqueue(database, boss, noting(jobsOf(plan), keys), { patiently, stopped }).then(() => {
    enqueued = true;
  });
  // A signal that ends enqueuing also ends the work, which still has data to save.
  filled.catch(atWork.stop);
  const worked = atWork.over.finally(() => {
    over = true;
  });
  try {
    await Promise.allSettled([filled, worked]);
    await Promise.all([filled, worked]);
  } finally {
    await shown();
  }
}

/** Passes on the jobs and adds their keys to `keys`. */
function* noting(jobs: Iterable<Job>, keys: Set<string>): Generator<Job> {
  for (const job of jobs) {
    keys.add(job.key);
    yield job;
  }
}

/** Most failures named on a line. */
const NAMED = 3;

/**
 * Message about failed games, which may also have failed because the process was ended repeatedly, with a
 * suggestion.
 */
async function failedIn(results: Results, keys: ReadonlySet<string>, count: number): Promise<Text> {
  const games: string[] = [];
  for await (const { key, game } of results.failures()) {
    if (keys.has(key) && games.push(game) === NAMED) break;
  }
  const more = count > games.length;
  return t("failedNimberCensusStatusSays", { games, more });
}

export function interrupted(context: CensusContext): ExitCode {
  const text = t("stoppedSameCommandGoesFrom");
  context.terminal.warn(`nimber: ${say(text, context.language)}\n`);
  return context.exit.interrupted;
}

const TEXT = {
  games: t("games"),
  failed: t("failed2"),
  time: t("timeTime"),
};

function show(context: CensusContext, layout: Layout, plan: Plan, counts: Counts, seconds: number): void {
  const { terminal, language } = context;
  if (context.json) {
    terminal.write(`${JSON.stringify({ plan: plan.name, ...counts, seconds })}\n`);
    return;
  }
  const words = { ...TEXT, ...verdictsOf([plan.question]) };
  const rows = [
    [say(TEXT.games, language), grouped(counts.done + counts.failed)],
    ...(["proved", "observed", "open", "failed"] as const)
      .filter((each) => counts[each] > 0)
      .map((each) => [say(words[each], language), grouped(counts[each])]),
    [say(TEXT.time, language), duration(seconds)],
  ];
  terminal.write(`  ${terminal.style("bold", plan.name)}\n\n${layout.columns(rows, [1])}`);
}
