import type { Running } from "../database/stored.ts";
import { CensusError } from "../errors.ts";
import { t } from "../locale/census.ts";
import { isServer, placeOf } from "../open.ts";
import { work } from "../work/worker.ts";
import { showProgress } from "./progress.ts";
import { type CensusContext, type ExitCode, memoryOption, noMore, workersOption } from "./request.ts";
import { interrupted, SPARE_CONNECTIONS } from "./run.ts";
import { openSession } from "./session.ts";

/** `nimber census worker`: computes enqueued games, on any number of machines. */
export async function worker(context: CensusContext, words: readonly string[]): Promise<ExitCode> {
  noMore(context, words);
  const place = placeOf(context.option("data"));
  if (!isServer(place)) {
    throw new CensusError(t("censusWorkerExpectedDatabaseUrl"));
  }
  const threads = workersOption(context);
  const memory = memoryOption(context);
  const session = await openSession(context, place, threads + SPARE_CONNECTIONS);
  try {
    let running: readonly Running[] = [];
    const atWork = work(session.database, session.boss, {
      ...{ threads, memory, patiently: session.patiently },
      ends: () => context.option("until-done") !== undefined,
      running: (games) => {
        running = games;
      },
    });
    session.onStop(atWork.stop);
    const shown = showProgress(context, session.database, { running: () => running });
    try {
      await atWork.over;
    } finally {
      await shown();
    }
    return session.stopping() ? interrupted(context) : context.exit.answered;
  } catch (error) {
    if (session.gaveUp(error)) return interrupted(context);
    throw error;
  } finally {
    await session.close();
  }
}
