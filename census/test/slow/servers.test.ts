import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasServer, startServer } from "../places.ts";
import type { Server } from "../postgres.ts";
import { begin, run } from "../process.ts";
import { expectAll, planned, skewed } from "./drill.ts";

describe.skipIf(!hasServer)("a server", () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.end());

  /** Runs four workers on a plan while `happens` disturbs them; every result must be there afterwards. */
  async function worked(happens: (env: Readonly<Record<string, string>>) => Promise<void>, clocks = [""]) {
    const folder = planned();
    const env = { DATABASE_URL: await server.database() };
    const first = begin(folder, ["run", "plan.yml", "--workers", "1"], env);
    while (!/"total|"waiting":\d/.test((await run(folder, ["status", "--json"], env)).said))
      await setTimeout(50);
    const workers = [1, 2, 3].map((i) => {
      const how = clocks[i % clocks.length];
      return begin(folder, ["worker", "--until-done", "--workers", "1"], {
        ...env,
        ...(how && { NODE_OPTIONS: skewed(how) }),
      });
    });
    await happens(env);
    for (const { ended } of [first, ...workers]) {
      const { code, said } = await ended;
      expect([code, said]).toEqual([0, expect.not.stringContaining("fault")]);
    }
    await expectAll(folder, env);
  }

  test("is stopped for a minute", async () => {
    if (server.pause === undefined) return;
    await worked(() => server.pause!(60_000));
  });

  test("is restarted by a power cut", async () => {
    if (server.restart === undefined) return;
    await worked(() => server.restart!("immediate"));
  });

  test("has workers whose clocks are a day apart", () =>
    worked(async () => undefined, ["yesterday", "tomorrow", "jumps"]));
});
