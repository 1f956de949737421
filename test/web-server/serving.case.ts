import { request as ask, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { onTestFinished } from "vitest";
import type { CensusResults } from "../../src/cli/server/census.ts";
import { filesUnder } from "../../src/cli/server/files.ts";
import { pageServer, type Site } from "../../src/cli/server/server.ts";

export const page: URL = new URL("../../dist/web/", import.meta.url);

export const files: ReturnType<typeof filesUnder> = filesUnder(page.pathname);

export const script: string = [...files.keys()].find(
  (path) => path.endsWith(".js") && path.startsWith("/assets/index"),
)!;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Server, with functions to send requests, and its reported troubles. */
interface Serving {
  get(path: string, headers?: Record<string, string>, method?: string, agent?: false): Promise<Answer>;
  /** Response to exactly these bytes. */
  raw(bytes: string): Promise<string>;
  readonly port: number;
  readonly troubles: readonly unknown[];
  readonly started: Server;
}

const nothing: CensusResults = {
  plans: async () => [],
  counts: async () => ({}),
  page: async () => ({ total: 0, rows: [] }),
  points: async () => [],
};

/** Starts a server for the duration of a test. Returns functions to send requests. */
export async function serving(
  census?: Partial<CensusResults>,
  names: readonly string[] = [],
  rules?: Site["rules"],
): Promise<Serving> {
  const troubles: unknown[] = [];
  const started = pageServer({
    files,
    census: census && { ...nothing, ...census },
    names: new Set(names),
    rules,
    language: "en",
    trouble: (error) => troubles.push(error),
  });
  onTestFinished(() => {
    started.closeAllConnections();
    started.close();
  });
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  const { port } = started.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}, method = "GET", agent?: false) =>
    new Promise<Answer>((resolve, reject) => {
      const asking = ask({
        port,
        host: "127.0.0.1",
        path,
        method,
        headers,
        ...(agent === false && { agent }),
      });
      asking.on("error", reject).on("response", (response) => {
        const pieces: Buffer[] = [];
        response.on("data", (piece: Buffer) => pieces.push(piece));
        response.on("end", () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(pieces) }),
        );
      });
      asking.end();
    });
  const raw = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      let said = "";
      connect(port, "127.0.0.1")
        .on("error", reject)
        .on("data", (piece) => {
          said += piece;
        })
        .on("close", () => resolve(said))
        .end(bytes);
    });
  return { get, raw, port, troubles, started };
}
