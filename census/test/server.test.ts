import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isQuick } from "../../test/part.ts";
import type { Database } from "../src/database/database.ts";
import { migrate } from "../src/database/migrate.ts";
import { openServer } from "../src/database/server.ts";
import { patience } from "../src/work/patience.ts";
import {
  type Census,
  later,
  open,
  put,
  rowsOf,
  start,
  stateOf,
  temporary,
  tiny,
  toy,
  toys,
} from "./census.ts";
import { holdsOn } from "./engine.case.ts";
import { survivesKills } from "./kills.case.ts";
import { hasServer, sharedServer, startServer } from "./places.ts";
import type { Server } from "./postgres.ts";

describe.skipIf(!hasServer)("with a server", () => {
  let server: Server;
  beforeAll(async () => {
    // Only slow tests stop it.
    server = isQuick ? sharedServer() : await startServer();
  });
  afterAll(() => server.end());

  holdsOn("PostgreSQL", () => server.database());

  /** A census that is closed when the test is over. */
  async function opened(place: string): Promise<Census> {
    const census = await open(place);
    later(census.close);
    return census;
  }

  test("several starters at once make the tables once", async () => {
    const place = await server.database();
    const all = await Promise.all([1, 2, 3, 4].map(() => opened(place)));
    const applied = await all[0]!.database.query("select number from census.migration");
    expect(applied).toHaveLength(3);
    await Promise.all(all.map((census) => put(census, tiny(50))));
    await Promise.all(all.map((census) => start(census, { threads: 1 }).over));
    expect(await rowsOf(all[0]!)).toHaveLength(50);
  });

  test.skipIf(isQuick)("a server that is restarted is waited for, with one warning", async () => {
    if (server.restart === undefined) return;
    const database = openServer(await server.database(), 4);
    later(() => database.close());
    await migrate(database);
    const said: string[] = [];
    const patiently = patience(
      () => said.push("away"),
      () => said.push("back"),
      () => false,
    );
    const until = async (word: string) => {
      while (!said.includes(word)) await setTimeout(20);
    };
    const asking = async () => {
      while (!said.includes("back")) {
        await patiently(() => database.query("select count(*) from census.job"));
        await setTimeout(50);
      }
    };
    await Promise.all([asking(), asking(), server.restart("immediate", () => until("away"))]);
    await patiently(() => database.query("select count(*) from census.job"));
    expect(said).toEqual(["away", "back"]);
  });

  test("a question that is given up ends on the server, and the next one is answered", async () => {
    const database = openServer(await server.database(), 2);
    later(() => database.close());
    const leaving = new AbortController();
    const sleeping =
      "select count(*)::int as count from pg_stat_activity where query like 'select pg_sleep(3%'";
    const asked = database.query("select pg_sleep(300)", [], leaving.signal);
    const count = async () =>
      (await database.query<{ count: number }>(`${sleeping} and state = 'active'`))[0]!.count;
    await expect.poll(count).toBe(1);
    leaving.abort();
    await expect(asked).rejects.toMatchObject({ code: "57014" });
    expect(await count()).toBe(0);
    await expect(database.query("select 1", [], leaving.signal)).rejects.toThrow("aborted");
    expect(await database.query("select 1 as one", [], new AbortController().signal)).toEqual([{ one: 1 }]);
  });

  test("a batch whose taking was not heard of is held all the same", async () => {
    const place = await server.database();
    const census = await opened(place);
    await put(census, tiny(3));
    let lost = 0;
    const { database } = census;
    const deaf: Database = {
      ...database,
      transaction: async (work) => {
        let taken = false;
        const result = await database.transaction((sql) =>
          work({
            ...sql,
            query: (text, values) => {
              taken ||= text.includes("set taken =");
              return sql.query(text, values);
            },
          }),
        );
        if (taken && lost++ === 0) throw Object.assign(new Error("reset"), { code: "ECONNRESET" });
        return result;
      },
    };
    const patiently = patience(
      () => undefined,
      () => undefined,
      () => false,
    );
    await start({ ...census, database: deaf }, { patiently, threads: 1 }).over;
    expect(lost).toBe(1);
    expect(await rowsOf(census)).toHaveLength(3);
    // Nobody took its silence for a death.
    const tries = await database.query(
      "select retry_count, state from census_queue.job where name = 'games'",
    );
    expect(tries).toEqual([{ retry_count: 0, state: "completed" }]);
  });

  test.skipIf(isQuick)(
    "a game that kills its process three times is set aside, and the others are done",
    async () => {
      const place = await server.database();
      const census = await opened(place);
      await put(census, [toy("kill me"), ...tiny(30)]);
      const script = join(temporary(), "worker.mjs");
      buildSync({
        entryPoints: [fileURLToPath(new URL("./toy-worker.ts", import.meta.url))],
        outfile: script,
        // The workspace's own names the declarations of dist/, of which nothing can be bundled.
        tsconfig: fileURLToPath(new URL("../../tsconfig.json", import.meta.url)),
        bundle: true,
        platform: "node",
        format: "esm",
        // CommonJS within: pg.
        banner: {
          js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
        },
        external: ["@electric-sql/pglite", "pg-native"],
      });
      const ends: unknown[] = [];
      for (let run = 0; run < 4; run++) {
        const child = spawn(process.execPath, [script, place, toys.thread.href, toys.compute.href]);
        later(() => child.kill("SIGKILL"));
        const [code, signal] = await once(child, "exit");
        ends.push(signal ?? code);
        // What the queue does when it has heard nothing of them for ten seconds.
        await census.database.query("delete from census.worker");
        const left = await census.database.query<{ id: string }>(
          "select id from census_queue.job where name = 'games' and state = 'active'",
        );
        if (left.length > 0)
          await census.boss.fail(
            "games",
            left.map(({ id }) => id),
          );
      }
      expect(ends).toEqual(["SIGKILL", "SIGKILL", "SIGKILL", 0]);
      expect(await stateOf(census, "kill me")).toEqual({
        ...{ state: "failed", crashes: 3, reason: "its worker ended without a word" },
      });
      expect(await rowsOf(census)).toHaveLength(30);
    },
  );

  test.skipIf(isQuick)(
    "a thousand games, workers that are killed and a server that is restarted: each game once",
    () =>
      survivesKills(
        server,
        "name: sets\nfamily: { subtraction: { within: 11 } }\nquestion: period to 4000\n",
        1000,
        2,
        ["fast"],
      ),
  );
});
