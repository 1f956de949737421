import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { say } from "../../locale/message.ts";
import type { Language, Text } from "../../types.ts";
import { t } from "../locale/cli.ts";
import { type CensusResults, isSame, questionAt } from "./census.ts";
import { codingFor, pack, type Served } from "./files.ts";
import { hasBody, targetOf } from "./guard.ts";
import { together, turns } from "./turns.ts";

/** Content of a server of the page, and its clients. */
export interface Site {
  readonly files: ReadonlyMap<string, Served>;
  readonly census?: CensusResults | undefined;
  /** A file of rules for the Lab, read whenever it is asked for: whoever reloads has what was saved meanwhile. */
  readonly rules?: { readonly path: string; read(): Buffer } | undefined;
  /** Names that it goes by, in lower case, beside addresses and those of this machine. */
  readonly names: ReadonlySet<string>;
  readonly language: Language;
  /** Told what goes wrong here, which the client is not. */
  trouble(error: unknown): void;
}

/** As many as the page asks at a time, or a database has connections for; and those that may wait for them. */
const AT_ONCE = 4;
const IN_LINE = 32;

/** An answer in JSON that is shorter is sent as it is. */
const WORTH_PACKING = 1024;

const CLIENTS = {
  /** Milliseconds for the head of a request, and for all of it. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 5000,
};

/** Milliseconds for which an answer without fields is given to others who ask the same. */
const FRESH = 500;

const NEVER: AbortSignal = new AbortController().signal;

/** Milliseconds in which nothing moves, however slowly; a census that takes longer has no reader any more. */
const STILL = 60_000;
const CONNECTIONS = 512;

type Headers = Readonly<Record<string, string>>;

/** The server of the page and of a census; it does not listen yet. */
export function pageServer(site: Site): Server {
  const headers = { ...HEADERS, "Content-Security-Policy": policyOf(site.files.get("/")) };
  const inTurn = turns(AT_ONCE, IN_LINE);
  const ask: Ask = { inTurn, together: together(FRESH) };
  const hear = oneByOne(async (request, response) => {
    const asked = new Asked(request, response, headers, site.language);
    await answer(site, ask, asked).catch((error: unknown) => {
      site.trouble(error);
      if (response.headersSent) response.destroy();
      else asked.refuse(500, FAULT);
    });
  });
  const server = createServer(CLIENTS, hear);
  // Who asks before sending a body is answered, and not asked to send it.
  server.on("checkContinue", hear);
  server.timeout = STILL;
  server.maxConnections = CONNECTIONS;
  return server;
}

/** How the census is asked: a few questions at a time, and one for all who put the same. */
interface Ask {
  readonly inTurn: ReturnType<typeof turns>;
  readonly together: ReturnType<typeof together>;
}

/** Requests that a connection may have sent ahead; browsers send the next one after the answer. */
const AHEAD = 16;

/**
 * Answers the requests of each connection one after the other, in the order in which they must be answered anyway, so
 * that whoever sends many on one has no more of this server than others. A connection with too many ahead is closed.
 */
function oneByOne(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): (request: IncomingMessage, response: ServerResponse) => void {
  const waiting = new WeakMap<Socket, (() => Promise<void>)[]>();
  const work = async (line: (() => Promise<void>)[]) => {
    for (; line.length > 0; line.shift()) await line[0]!();
  };
  return (request, response) => {
    const { socket } = request;
    const line = waiting.get(socket) ?? [];
    waiting.set(socket, line);
    if (line.length > AHEAD) return void socket.destroy();
    const isFirst = line.length === 0;
    line.push(async () => {
      if (socket.destroyed) return;
      const over = new Promise((resolve) => response.once("close", resolve));
      await answer(request, response);
      await over;
    });
    if (isFirst) void work(line);
  };
}

async function answer(site: Site, { inTurn, together }: Ask, asked: Asked): Promise<void> {
  const target = targetOf(asked.request, site.names);
  if ("status" in target) {
    asked.refuse(target.status, target.text, target.status === 405 ? { Allow: "GET, HEAD" } : {});
  } else if (site.census !== undefined && target.path.startsWith("/census/")) {
    const question = questionAt(target.path, new URLSearchParams(target.query));
    if (question === undefined) return asked.refuse(404, NOT_FOUND);
    if ("wrong" in question) return asked.refuse(400, question.wrong);
    const { census } = site;
    const left = asked.left();
    const put = (signal: AbortSignal) => inTurn(() => question(census, signal), signal);
    // No single client may cancel work that is shared by all.
    const turning = isSame(target.path) ? together(target.path, () => put(NEVER)) : put(left);
    const turn = await turning.catch((error: unknown) => {
      if (left.aborted) return "left" as const;
      site.trouble(error);
      return "failed" as const;
    });
    if (turn === "left") return;
    if (turn === "failed") return asked.refuse(503, FAILED);
    if (turn === "busy") return asked.refuse(503, BUSY, { "Retry-After": "1" });
    await asked.json(turn.done);
  } else if (site.rules !== undefined && target.path === site.rules.path) {
    asked.plain(site.rules.read());
  } else {
    const file = site.files.get(target.path);
    if (file === undefined) return asked.refuse(404, NOT_FOUND);
    await asked.file(file);
  }
}

/** A request and the ways to answer it. */
class Asked {
  readonly request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #headers: Headers;
  readonly #language: Language;

  constructor(request: IncomingMessage, response: ServerResponse, headers: Headers, language: Language) {
    this.request = request;
    this.#response = response;
    this.#headers = headers;
    this.#language = language;
  }

  /** Aborted when the client goes away. */
  left(): AbortSignal {
    const leaving = new AbortController();
    this.#response.once("close", () => leaving.abort());
    return leaving.signal;
  }

  refuse(status: number, text: Text, more: Headers = {}): void {
    this.plain(Buffer.from(`${say(text, this.#language)}\n`), status, more);
  }

  plain(bytes: Buffer, status = 200, more: Headers = {}): void {
    const type = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
    this.#send(status, { ...type, ...more }, bytes);
  }

  async json(value: unknown): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(value));
    const coding = bytes.length < WORTH_PACKING ? undefined : this.#coding();
    const headers = {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
      Vary: "Accept-Encoding",
    };
    if (coding === undefined) this.#send(200, headers, bytes);
    else this.#send(200, { ...headers, "Content-Encoding": coding }, await pack(bytes, coding));
  }

  async file(file: Served): Promise<void> {
    const coding = file.text ? this.#coding() : undefined;
    const tag = `"${file.tag}${coding === undefined ? "" : `-${coding}`}"`;
    const headers = {
      ETag: tag,
      "Cache-Control": file.fixed ? "public, max-age=31536000, immutable" : "no-cache",
      // A part of a file is never asked for by the page, and the whole is a right answer to who does.
      "Accept-Ranges": "none",
      ...(file.text && { Vary: "Accept-Encoding" }),
    };
    if (this.#has(tag)) return this.#send(304, headers);
    const bytes = coding === undefined ? file.bytes : await file.packed(coding);
    const packed = coding === undefined ? {} : { "Content-Encoding": coding };
    this.#send(200, { ...headers, "Content-Type": file.type, ...packed }, bytes);
  }

  #coding = () => codingFor(this.request.headers["accept-encoding"]?.toString());

  /** Whether the client has the very bytes of `tag`. */
  #has(tag: string): boolean {
    const tags = this.request.headers["if-none-match"]
      ?.split(",")
      .map((each) => each.trim().replace(/^W\//, ""));
    return tags !== undefined && (tags.includes(tag) || tags.includes("*"));
  }

  #send(status: number, headers: Headers, bytes?: Buffer): void {
    const length = bytes === undefined ? {} : { "Content-Length": bytes.length };
    // A body that nobody wants is not read to its end: the connection goes with the answer.
    const last = hasBody(this.request) ? { Connection: "close" } : {};
    this.#response.writeHead(status, { ...this.#headers, ...headers, ...length, ...last });
    this.#response.end(this.request.method === "HEAD" ? undefined : bytes);
  }
}

const NOT_FOUND: Text = t("notFound");
const FAULT: Text = t("fault");
const FAILED: Text = t("failed");
const BUSY: Text = t("busy");

const HEADERS = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** The page names its own policy, for servers that send no headers; a header can also say who may frame it. */
function policyOf(page: Served | undefined): string {
  const [, policy] =
    /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(`${page?.bytes ?? ""}`) ?? [];
  return `${policy?.replaceAll("&#39;", "'") ?? "default-src 'none'"}; frame-ancestors 'none'`;
}
