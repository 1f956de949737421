import type { TestProject } from "vitest/node";
import { binaries, ownServer, type Server } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server of all tests; undefined if there is none. */
    readonly server: string | undefined;
  }
}

let own: Server | undefined;

/** Starts the server that all tests of the census share, unless DATABASE_URL names one. */
export async function setup({ provide }: TestProject): Promise<void> {
  const given = process.env.DATABASE_URL || undefined;
  if (given === undefined && binaries() !== undefined) own = await ownServer();
  provide("server", given ?? own?.url);
}

export const teardown = async (): Promise<void> => own?.end();
