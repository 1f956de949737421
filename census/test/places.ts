import { inject } from "vitest";
import { later, prepare } from "./census.ts";
import { ownServer, type Server, serverAt } from "./postgres.ts";

const url = inject("server");

/** Whether a server is available. */
export const hasServer: boolean = url !== undefined;

/** Server shared by all tests, which no test may stop. */
export const sharedServer = (): Server => serverAt(url!);

/** Server that a test may stop and pause, unless DATABASE_URL names one. */
export const startServer = async (): Promise<Server> =>
  process.env.DATABASE_URL ? sharedServer() : ownServer();

/** Empty database for one test: on the server if there is one, which is faster to open, else in `folder`. */
export async function emptyPlace(folder: string): Promise<string> {
  if (!hasServer) return prepare(folder);
  const server = sharedServer();
  later(server.end);
  return server.database();
}
