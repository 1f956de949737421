import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PgBoss } from "pg-boss";
import { onTestFinished } from "vitest";
import type { Database, Sql } from "../src/database/database.ts";
import { openEmbedded } from "../src/database/embedded.ts";
import { databaseIn, madeIn } from "../src/database/folder.ts";
import { migrate } from "../src/database/migrate.ts";
import { openServer } from "../src/database/server.ts";
import { storedResults } from "../src/database/stored.ts";
import { enqueue } from "../src/queue/enqueue.ts";
import { QUEUE, recover, startQueue } from "../src/queue/queue.ts";
import type { Job, PeriodRow, Row } from "../src/types.ts";

import { type AtWork, type Modules, type WorkOptions, work } from "../src/work/worker.ts";

const built = (name: string) => new URL(`../dist/${name}`, import.meta.url);

/** Threads for the toy computation, in which the name of a game says what it does. */
export const toys: Modules = { thread: built("thread.js"), compute: new URL("./toy.mjs", import.meta.url) };

/** Job of the toy computation. */
export const toy = (game: string, more: Partial<Job> = {}): Job => ({
  key: `period ${game}`,
  game,
  stands: [game],
  question: "period",
  limits: { heaps: 1000, seconds: 60, bytes: 1e9 },
  work: 1000,
  bytes: 1000,
  ...more,
});

export const tiny = (count: number): Job[] => Array.from({ length: count }, (_, i) => toy(`tiny ${i}`));

/** Row that a worker writes for a job without a period. */
export const rowOf = ({ key, game, stands }: Job, more: Partial<PeriodRow> = {}): PeriodRow => ({
  ...{ key, game, stands, question: "period", verdict: "open", stoppedBy: null, heaps: 10, checksum: "c" },
  ...{ prefixes: "p", certificate: null, values: null, seconds: 1.5, engine: "0", preperiod: null },
  ...{
    period: null,
    saltus: null,
    exceptions: null,
    maximum: null,
    rareCount: null,
    lastRare: null,
    mask: null,
  },
  ...more,
});

/** Runs a function after the test, the last one first. */
export const later = (end: () => unknown): void => onTestFinished(async () => void (await end()));

export function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), "nimber-census-"));
  later(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a census without games in `folder`, unless there is one. */
export function prepare(folder: string): string {
  if (existsSync(madeIn(folder))) return folder;
  cpSync(fileURLToPath(built("empty")), databaseIn(folder), { recursive: true });
  writeFileSync(madeIn(folder), "");
  return folder;
}

export interface Census {
  readonly database: Database;
  readonly boss: PgBoss;
  close(): Promise<void>;
}

/** Opens the census at a server's URL, or in a folder. */
export async function open(place: string): Promise<Census> {
  const database = place.startsWith("postgres:")
    ? openServer(place, 8)
    : await openEmbedded(prepare(place), "to work");
  await migrate(database);
  const boss = await startQueue(database, () => undefined);
  await recover(database, boss);
  let closed = false;
  return {
    ...{ database, boss },
    close: async () => {
      if (closed) return;
      closed = true;
      await boss.stop({ graceful: false, close: false });
      await database.close();
    },
  };
}

/** Opens a census in a temporary folder, which is deleted when it is closed. */
export async function openAside(): Promise<Census> {
  const folder = mkdtempSync(join(tmpdir(), "nimber-census-"));
  const census = await open(folder);
  return {
    ...census,
    close: async () => {
      await census.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const straight = <T>(run: () => Promise<T>) => run();

export const put = ({ database, boss }: Census, jobs: Iterable<Job>): Promise<number> =>
  enqueue(database, boss, jobs, { patiently: straight, stopped: () => false });

/** Keys of the jobs in the queue, the most urgent first. */
export async function lying({ database }: Census): Promise<string[][]> {
  const rows = await database.query<{ keys: string[] }>(
    "select data -> 'keys' as keys from census_queue.job where state < 'active' order by priority desc, created_on",
  );
  return rows.map(({ keys }) => keys);
}

/** Worker that ends when no jobs are left, unless told otherwise. */
export function start({ database, boss }: Census, options: Partial<WorkOptions> = {}): AtWork {
  const atWork = work(database, boss, {
    threads: 2,
    memory: 2 ** 30,
    ends: () => true,
    patiently: straight,
    modules: toys,
    ...options,
  });
  later(async () => {
    atWork.stop();
    await atWork.over.catch(() => undefined);
  });
  return atWork;
}

export async function rowsOf({ database }: Census): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of storedResults(database).rows()) rows.push(row);
  return rows;
}

interface State {
  readonly state: string;
  readonly crashes: number;
  readonly reason: string | null;
}

export async function stateOf({ database }: Census, game: string): Promise<State> {
  const [row] = await database.query<State>("select state, crashes, reason from census.job where game = $1", [
    game,
  ]);
  return row!;
}

/** The same census with `before` called before each statement. */
export function changed(census: Census, before: (text: string) => Promise<void>): Census {
  const { database } = census;
  const over = (sql: Sql): Sql => ({
    query: async (text, values) => {
      await before(text);
      return sql.query(text, values);
    },
  });
  return {
    ...census,
    database: {
      ...database,
      ...over(database),
      transaction: (work) => database.transaction((sql) => work({ ...sql, ...over(sql) })),
    },
  };
}

/** Deletes all games, for the next test. */
export async function empty({ database, boss }: Census): Promise<void> {
  await database.query(
    "truncate census.job, census.result, census.checkpoint, census.checkpoint_part, census.plan, census.worker",
  );
  await boss.deleteAllJobs(QUEUE);
}
