import type { PGlite } from "@electric-sql/pglite";
import type { Text } from "nimber";
import { LossError } from "../errors.ts";
import { t } from "../locale/census.ts";
import type { Sql } from "./database.ts";

interface Sizes {
  readonly finished: number;
  readonly results: number;
  readonly games: number;
  readonly known: number;
}

/**
 * Compares the numbers of finished games and results, which are written together: PostgreSQL silently reads a
 * truncated file as a shorter table.
 * @throws LossError when they differ
 */
export async function expectResults(sql: Sql, shown: string): Promise<void> {
  const [sizes] = await sql.query<Sizes>(
    `select count(*) filter (where j.state = 'done')::float8 as finished,
       count(*) filter (where j.state = 'done' and r.key is not null)::float8 as results,
       count(j.key)::float8 as games, count(*)::float8 as known
     from census.job j full join census.result r using (key)`,
  );
  const { finished, results, games, known } = sizes!;
  if (results < finished) {
    throw lost(t("expectedResultsOneEachFinished", { shown, finished, results }));
  }
  if (games < known) {
    throw lost(t("expectedGamesOneEachResult", { shown, known, games }));
  }
}

const lost = (what: Text) => new LossError(t("databaseLostSomeGoCopy", { what }));

/**
 * Also compares the tables of the database in `folder` with their indexes, to find games that were lost
 * together with their results.
 */
export async function expectWhole(database: PGlite, folder: string): Promise<void> {
  await database.transaction(async (sql) => {
    const query = async <T>(text: string) => (await sql.query<T>(text)).rows;
    const [made] = await query<{ made: boolean }>("select to_regclass('census.result') is not null as made");
    if (!made!.made) return;
    await expectResults({ query }, folder);
    const count = async (settings: string) => {
      await sql.exec(settings);
      const [counted] = await query<{ games: number }>("select count(*)::float8 as games from census.job");
      return counted!.games;
    };
    const known = await count("set local enable_seqscan = off; set local enable_bitmapscan = off");
    const games = await count(
      "set local enable_seqscan = on; set local enable_indexscan = off; set local enable_indexonlyscan = off",
    );
    if (known === games) return;
    throw lost(t("expectedGamesFound", { folder, known, games }));
  });
}
