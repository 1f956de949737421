import { inject } from "vitest";
import { later, prepare } from "./census.ts";
import { ownServer, type Server, serverAt } from "./postgres.ts";

const url = inject("server");

/** Whether there is a server to test with. */
export const hasServer: boolean = url !== undefined;

/** The server that all tests share: none may stop it. */
export const sharedServer = (): Server => serverAt(url!);

/** A server that a test may stop and pause, unless it is the one that DATABASE_URL names. */
export const startServer = async (): Promise<Server> =>
  process.env.DATABASE_URL ? sharedServer() : ownServer();

/** An empty database for one test: on the server where there is one, which is opened sooner, else in `folder`. */
export async function emptyPlace(folder: string): Promise<string> {
  if (!hasServer) return prepare(folder);
  const server = sharedServer();
  later(server.end);
  return server.database();
}
