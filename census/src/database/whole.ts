import type { PGlite } from "@electric-sql/pglite";
import type { Text } from "nimber";
import { LossError } from "../errors.ts";
import type { Sql } from "./database.ts";

interface Sizes {
  readonly finished: number;
  readonly results: number;
  readonly games: number;
  readonly known: number;
}

/**
 * Compares finished games with results, which are written down together: PostgreSQL reads a file that was cut short as
 * a shorter table, and says nothing.
 * @throws LossError when there are more of one than of the other.
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
    throw lost({
      en: `${shown}: expected ${finished} results, one for each finished game, found ${results}`,
      zh: `${shown}：每个已完成的游戏应有一条结果，共 ${finished} 条，但只有 ${results} 条`,
    });
  }
  if (games < known) {
    throw lost({
      en: `${shown}: expected ${known} games, one for each result, found ${games}`,
      zh: `${shown}：每条结果应属于一个游戏，共 ${known} 个，但只有 ${games} 个`,
    });
  }
}

const lost = (what: Text) =>
  new LossError({
    en: `${what.en}: the database has lost some; go on with a copy of it, or anew in another`,
    zh: `${what.zh}：数据库有丢失；请用其副本继续，或在另一处重新计算`,
  });

/**
 * Compares also, in the database in `folder`, what the tables have with what their indexes know of: a game that was
 * lost with its result would be missed by nobody else.
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
    throw lost({
      en: `${folder}: expected ${known} games, found ${games}`,
      zh: `${folder}：应有 ${known} 个游戏，但只有 ${games} 个`,
    });
  });
}
