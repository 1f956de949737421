import type { PgBoss } from "pg-boss";
import type { Database } from "../database/database.ts";
import { isOutage } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { t } from "../locale/census.ts";
import { openDatabase, refusal, shownPlace } from "../open.ts";
import { recover, startQueue } from "../queue/queue.ts";
import { type Patiently, patience } from "../work/patience.ts";
import { type CensusContext, warn } from "./request.ts";

/** Open census that this process works on. */
export interface Session {
  readonly database: Database;
  readonly boss: PgBoss;
  readonly patiently: Patiently;
  /** Whether Ctrl-C was pressed. */
  stopping(): boolean;
  onStop(stop: () => void): void;
  /** Whether `error` is an outage of the database that lasted until Ctrl-C was pressed. */
  gaveUp(error: unknown): boolean;
  close(): Promise<void>;
}

/** Opens the database at `place`, migrates its tables, and listens for Ctrl-C. */
export async function openSession(
  context: CensusContext,
  place: string,
  connections: number,
): Promise<Session> {
  const stops: (() => void)[] = [];
  let stopping = false;
  const interrupt = () => {
    if (stopping) process.exit(context.exit.interrupted);
    stopping = true;
    warn(context, t("stoppingWhatRunsSavedCtrl"));
    for (const stop of stops) stop();
  };
  process.on("SIGINT", interrupt).on("SIGTERM", interrupt);

  const shown = shownPlace(place);
  const away = () => warn(context, t("doesNotAnswerWaiting", { shown }));
  const back = () => warn(context, t("back", { shown }));
  const patiently = patience(away, back, () => stopping);

  const database = await openDatabase(place, connections);
  try {
    await patiently(() => migrate(database));
    const boss = await patiently(() =>
      startQueue(database, (error) => {
        if (!isOutage(error)) context.terminal.warn(`nimber: ${error.message}\n`);
      }),
    );
    await patiently(() => recover(database, boss));
    return {
      ...{ database, boss, patiently },
      stopping: () => stopping,
      gaveUp: (error) => stopping && isOutage(error),
      onStop: (stop) => {
        stops.push(stop);
        if (stopping) stop();
      },
      close: async () => {
        process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
        await boss.stop({ graceful: false, close: false });
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw refusal(place, error);
  }
}
