import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { openServer } from "../src/database/server.ts";

/** A message of PostgreSQL's protocol: its letter, its length, what it says. */
function message(letter: string, body: string): Buffer {
  const bytes = Buffer.from(body, "latin1");
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + bytes.length);
  return Buffer.concat([Buffer.from(letter), length, bytes]);
}

const READY = [message("R", "\0\0\0\0"), message("Z", "I")];
const SHUT_DOWN = message("E", "SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0");

test("a connection that breaks before its owner listens fails a transaction, and ends no process", async () => {
  // A server that shuts down says so in the very packet in which it says that it is ready.
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => socket.end(Buffer.concat([...READY, SHUT_DOWN])));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const database = openServer(`postgres://nobody@127.0.0.1:${port}/nothing`, 1);
  try {
    await expect(database.transaction(({ query }) => query("select 1"))).rejects.toThrow(
      /connection error|terminating connection|Connection terminated/,
    );
  } finally {
    await database.close();
    server.close();
  }
});
