import { afterAll, beforeAll, describe, test } from "vitest";
import { survivesKills } from "../kills.case.ts";
import { hasServer, startServer } from "../places.ts";
import type { Server } from "../postgres.ts";

describe.skipIf(!hasServer)("a hundred thousand games", () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
  }, 120_000);
  afterAll(() => server.end());

  test("survive forty kills and both ways to restart a server", () =>
    survivesKills(
      server,
      "name: sets\nfamily: { subtraction: { within: 17 } }\nquestion: period to 4000\n",
      100_000,
      40,
      ["fast", "immediate"],
    ));
});
