import { createHash } from "node:crypto";
import { CensusError } from "../errors.ts";
import { t } from "../locale/census.ts";
import type { Database } from "./database.ts";
import { first } from "./migrations/001-first.ts";
import { taken } from "./migrations/002-taken.ts";
import { quotients } from "./migrations/003-quotients.ts";

/** Migrations in order. Released ones are never edited; a change is a new migration. */
const MIGRATIONS: readonly string[] = [first, taken, quotients];

/** Key of the lock; must be the same in all versions of the census. */
const LOCK = 0x6e696d62;

/**
 * Migrates the tables. The queue creates its own tables, but two processes that create its schema at the same
 * time would fail. Safe to repeat, and for several processes at once: one migrates, the others wait.
 */
export function migrate(database: Database, migrations: readonly string[] = MIGRATIONS): Promise<void> {
  return database.transaction(async (sql) => {
    await sql.query("select pg_advisory_xact_lock($1)", [LOCK]);
    await sql.script(`
      create schema if not exists census;
      create schema if not exists census_queue;
      create table if not exists census.migration (
        number integer primary key,
        sha256 text not null,
        applied timestamptz not null default now()
      )`);
    const applied = await sql.query<{ number: number; sha256: string }>(
      "select number, sha256 from census.migration order by number",
    );
    if (applied.length > migrations.length) {
      const [most, found] = [migrations.length, applied.length];
      throw new CensusError(t("migrationsExpectedMostFoundDatabase", { most, found }));
    }
    for (const [i, script] of migrations.entries()) {
      const sha256 = createHash("sha256").update(script).digest("hex");
      const before = applied[i];
      if (before === undefined) {
        await sql.script(script);
        await sql.query("insert into census.migration (number, sha256) values ($1, $2)", [i + 1, sha256]);
      } else if (before.sha256 !== sha256) {
        throw new Error(`migration ${i + 1}: expected ${before.sha256}, found ${sha256}: it was edited`);
      }
    }
  });
}
