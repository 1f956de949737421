import { rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { createInterface, type Interface } from "node:readline";
import type { Sql } from "./database.ts";

/*
 * The embedded database lives in one process. Other commands (status, report, export, the web page) query
 * that process over a socket that only its owner may open: one line of JSON per question, one per reply. Each
 * question runs in a read-only transaction.
 */

interface Reply {
  readonly rows?: readonly unknown[];
  readonly error?: string;
  /** Error code of PostgreSQL. */
  readonly code?: string;
}

export interface Readers {
  close(): Promise<void>;
}

/** Answers questions at `address` with `ask`. */
export async function serveReaders(
  address: string,
  ask: (text: string, values: readonly unknown[]) => Promise<unknown[]>,
): Promise<Readers> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("error", () => socket.destroy());
    linesOf(socket).on("line", async (line) => {
      const reply = await answer(line, ask);
      if (socket.writable) socket.write(`${JSON.stringify(reply)}\n`);
    });
  });
  if (process.platform !== "win32") rmSync(address, { force: true });
  const umask = process.umask(0o077);
  try {
    await new Promise<void>((resolve, reject) => server.once("error", reject).listen(address, resolve));
  } finally {
    process.umask(umask);
  }
  // Readers must not keep a census from ending.
  server.unref();
  return {
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** Lines from a socket. An error of the socket closes it, which is enough; readline would throw it again. */
const linesOf = (socket: Socket): Interface =>
  createInterface({ input: socket }).on("error", () => undefined);

async function answer(
  line: string,
  ask: (text: string, values: readonly unknown[]) => Promise<unknown[]>,
): Promise<Reply> {
  try {
    const { text, values } = JSON.parse(line);
    return { rows: await ask(text, values) };
  } catch (error) {
    const { code } = error as { code?: string };
    return {
      error: error instanceof Error ? error.message : String(error),
      ...(typeof code === "string" && { code }),
    };
  }
}

/** Connection to the process that answers at `address`; questions are sent one after another. */
export async function connectReader(address: string): Promise<Sql & { close(): Promise<void> }> {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opening = connect(address, () => resolve(opening)).once("error", reject);
  });
  const waiting: { resolve(reply: Reply): void; reject(error: Error): void }[] = [];
  socket.on("error", () => socket.destroy());
  socket.on("close", () => {
    for (const each of waiting.splice(0)) each.reject(new Error("connection terminated"));
  });
  linesOf(socket).on("line", (line) => waiting.shift()?.resolve(JSON.parse(line) as Reply));
  return {
    query: async <T>(text: string, values: readonly unknown[] = []) => {
      const { rows, error, code } = await new Promise<Reply>((resolve, reject) => {
        if (socket.destroyed) return reject(new Error("connection terminated"));
        waiting.push({ resolve, reject });
        socket.write(`${JSON.stringify({ text, values })}\n`);
      });
      if (error !== undefined) throw Object.assign(new Error(error), code === undefined ? {} : { code });
      return rows as T[];
    },
    close: async () => void socket.destroy(),
  };
}
