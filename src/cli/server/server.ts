import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { say } from "../../locale/message.ts";
import type { Language, Text } from "../../types.ts";
import { t } from "../locale/cli.ts";
import { type CensusResults, isSame, questionAt } from "./census.ts";
import { codingFor, pack, type Served } from "./files.ts";
import { hasBody, targetOf } from "./guard.ts";
import { together, turns } from "./turns.ts";

/** Content of a server of the page, and its settings. */
export interface Site {
  readonly files: ReadonlyMap<string, Served>;
  readonly census?: CensusResults | undefined;
  /**
   * Rules file for the Lab. It is read at each request, so that reloading the page shows the latest version.
   */
  readonly rules?: { readonly path: string; read(): Buffer } | undefined;
  /** Accepted host names in lower case, in addition to addresses and names of this machine. */
  readonly names: ReadonlySet<string>;
  readonly language: Language;
  /** Reports an internal error, whose details the client does not get. */
  trouble(error: unknown): void;
}

/**
 * Most queries at a time, as many as the page sends and a database has connections for; and most that wait.
 */
const AT_ONCE = 4;
const IN_LINE = 32;

/** Least size in bytes of a JSON answer that is compressed. */
const WORTH_PACKING = 1024;

const CLIENTS = {
  /** Milliseconds for the head of a request, and for the whole request. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 5000,
};

/** Milliseconds for which an answer without fields is reused for equal queries. */
const FRESH = 500;

const NEVER: AbortSignal = new AbortController().signal;

/**
 * Milliseconds without activity after which a connection is closed. A client would not wait longer for a
 * census query.
 */
const STILL = 60_000;
const CONNECTIONS = 512;

type Headers = Readonly<Record<string, string>>;

/** Server of the page and of a census; it does not listen yet. */
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
  // Answers at once a client that asks before it sends a body, without requesting the body.
  server.on("checkContinue", hear);
  server.timeout = STILL;
  server.maxConnections = CONNECTIONS;
  return server;
}

/** Access to the census: a few queries at a time, with equal queries shared. */
interface Ask {
  readonly inTurn: ReturnType<typeof turns>;
  readonly together: ReturnType<typeof together>;
}

/** Most pipelined requests per connection; browsers send the next request after the answer. */
const AHEAD = 16;

/**
 * Answers the requests of each connection one after the other, in order, so that a client with many requests
 * on one connection gets no larger share of the server. Closes connections with too many waiting requests.
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
    // A single client must not cancel work shared by several.
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

/** Request with functions to answer it. */
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

  /** Signal that is aborted when the client disconnects. */
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
      // The page never requests ranges, and the complete file is a correct answer to such a request.
      "Accept-Ranges": "none",
      ...(file.text && { Vary: "Accept-Encoding" }),
    };
    if (this.#has(tag)) return this.#send(304, headers);
    const bytes = coding === undefined ? file.bytes : await file.packed(coding);
    const packed = coding === undefined ? {} : { "Content-Encoding": coding };
    this.#send(200, { ...headers, "Content-Type": file.type, ...packed }, bytes);
  }

  #coding = () => codingFor(this.request.headers["accept-encoding"]?.toString());

  /** Whether the client has exactly the bytes of `tag`. */
  #has(tag: string): boolean {
    const tags = this.request.headers["if-none-match"]
      ?.split(",")
      .map((each) => each.trim().replace(/^W\//, ""));
    return tags !== undefined && (tags.includes(tag) || tags.includes("*"));
  }

  #send(status: number, headers: Headers, bytes?: Buffer): void {
    const length = bytes === undefined ? {} : { "Content-Length": bytes.length };
    // Closes the connection of a request with a body after the answer, instead of reading the body.
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

/**
 * Security policy of the page, which also contains it for servers without headers. A header can also restrict
 * framing.
 */
function policyOf(page: Served | undefined): string {
  const [, policy] =
    /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(`${page?.bytes ?? ""}`) ?? [];
  return `${policy?.replaceAll("&#39;", "'") ?? "default-src 'none'"}; frame-ancestors 'none'`;
}
