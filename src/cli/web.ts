import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type OpenCensus, openCensus } from "./census.ts";
import { type Command, type Given, UsageError } from "./command.ts";
import { jsonLine, numberOf } from "./input.ts";
import { answerOf, type CensusResults } from "./web-census.ts";

const USAGE = "nimber web [--port N] [--open] [--census DIR]";

/** Tried first, so that the address stays the same from day to day. */
const USUAL_PORT = 4840;

const TEXT = {
  serving: { en: "The workbench is at", zh: "工作台地址：" },
  stop: { en: "Press Ctrl+C to stop.", zh: "按 Ctrl+C 停止。" },
};

export const web: Command = {
  name: "web",
  summary: { en: "serve the web workbench on this machine", zh: "在本机运行网页工作台" },
  usage: [USAGE],
  options: [
    {
      name: "port",
      value: "N",
      says: {
        en: `port to listen at; 0 is any (${USUAL_PORT}, or any when it is taken)`,
        zh: `监听端口；0 表示任意（${USUAL_PORT}，被占用时任意）`,
      },
    },
    {
      name: "host",
      value: "address",
      says: {
        en: "address to listen at (127.0.0.1: this machine only)",
        zh: "监听地址（127.0.0.1：仅本机）",
      },
    },
    {
      name: "census",
      value: "folder",
      says: {
        en: "show the census in this folder, or on the server of this URL",
        zh: "显示此文件夹（或此 URL 的服务器）中的普查",
      },
    },
    { name: "open", says: { en: "open it in the browser", zh: "在浏览器中打开" } },
  ],
  examples: ["nimber web", "nimber web --open", "nimber web --port 8080", "nimber web --census census-data"],
  async run(given) {
    const [extra] = given.words;
    if (extra !== undefined) {
      throw new UsageError({
        en: `expected options only, found \`${extra}\`; usage: ${USAGE}`,
        zh: `此处只应有选项，但读到 \`${extra}\`；用法：${USAGE}`,
      });
    }
    const files = filesUnder(fileURLToPath(new URL("../web/", import.meta.url)));
    const headers = { ...HEADERS, "Content-Security-Policy": policyOf(files.get("/")!) };
    const census = await censusOf(given);
    const server = createServer((request, response) => {
      if (census !== undefined && request.method === "GET" && request.url?.startsWith("/census/")) {
        void answer(census, headers, request.url, response);
      } else serve(files, headers, request, response);
    });
    const url = await listen(server, given);
    announce(given, url);
    if (given.option("open") !== undefined) open(url);
    await stopped(server);
    await census?.close();
    return 0;
  },
};

/** The census to show, if one is named; looked at once, so that a wrong name is told at the start. */
async function censusOf(given: Given): Promise<OpenCensus | undefined> {
  const where = given.option("census");
  if (where === undefined) return undefined;
  const census = await openCensus(where, given);
  await census.counts();
  return census;
}

/** Answers a question about the census; what goes wrong there is told here, and to the page as a failure. */
async function answer(
  census: CensusResults,
  headers: Headers,
  url: string,
  response: ServerResponse,
): Promise<void> {
  const [path = "", query] = url.split("?", 2);
  const found = await answerOf(census, path, new URLSearchParams(query)).catch((error: unknown) => {
    process.stderr.write(`nimber: census: ${error instanceof Error ? error.message : String(error)}\n`);
    return null;
  });
  const status = found === undefined ? 404 : found === null ? 503 : 200;
  response.writeHead(status, { ...headers, "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(found ?? {}));
}

interface Served {
  readonly type: string;
  readonly bytes: Buffer;
  /** Named by its content, so it never changes. */
  readonly fixed: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".woff2": "font/woff2",
};

/** The files of the page by their paths in a URL: nothing else is ever read. */
function filesUnder(folder: string): ReadonlyMap<string, Served> {
  const files = new Map<string, Served>();
  for (const entry of listed(folder)) {
    const path = relative(folder, entry).split(sep).join("/");
    files.set(`/${path}`, {
      type: TYPES[extname(path)] ?? "application/octet-stream",
      bytes: readFileSync(entry),
      fixed: path.startsWith("assets/"),
    });
  }
  const index = files.get("/index.html");
  if (index === undefined) {
    throw new UsageError({
      en: "the web page is not built; run npm run build:web in the repository",
      zh: "网页尚未构建；请在仓库中运行 npm run build:web",
    });
  }
  return files.set("/", index);
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}

const HEADERS = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

type Headers = Readonly<Record<string, string>>;

/** The page names its own policy, for servers that send no headers; a header can also say who may frame it. */
function policyOf({ bytes }: Served): string {
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(`${bytes}`) ?? [];
  return `${policy?.replaceAll("&#39;", "'") ?? "default-src 'none'"}; frame-ancestors 'none'`;
}

function serve(
  files: ReadonlyMap<string, Served>,
  headers: Headers,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const path = (request.url ?? "/").replace(/[?#].*$/s, "");
  const file = files.get(path);
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { ...headers, Allow: "GET, HEAD" }).end();
  } else if (file === undefined) {
    response.writeHead(404, { ...headers, "Content-Type": "text/plain; charset=utf-8" }).end("not found\n");
  } else {
    response.writeHead(200, {
      ...headers,
      "Content-Type": file.type,
      "Content-Length": file.bytes.length,
      "Cache-Control": file.fixed ? "public, max-age=31536000, immutable" : "no-cache",
    });
    response.end(request.method === "HEAD" ? undefined : file.bytes);
  }
}

/** Listens where it was told to; at the usual port only if that is free. */
async function listen(server: Server, given: Given): Promise<string> {
  const host = given.option("host") ?? "127.0.0.1";
  const port = numberOf(given, "port", USUAL_PORT, 0, 65_535);
  try {
    await bound(server, port, host);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EADDRINUSE" || given.option("port") !== undefined) throw refused(host, port, code);
    await bound(server, 0, host);
  }
  const address = server.address();
  const at = typeof address === "object" && address !== null ? address.port : port;
  return `http://${host.includes(":") ? `[${host}]` : host}:${at}/`;
}

function bound(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function refused(host: string, port: number, code: string | undefined): UsageError {
  return new UsageError({
    en: `cannot listen at ${host} port ${port}${code === "EADDRINUSE" ? ": it is in use" : ` (${code})`}`,
    zh: `无法监听 ${host} 端口 ${port}${code === "EADDRINUSE" ? "：已被占用" : `（${code}）`}`,
  });
}

function announce({ terminal, json, language }: Given, url: string): void {
  if (json) terminal.write(jsonLine({ url }));
  else {
    terminal.write(`  ${TEXT.serving[language]} ${terminal.style("cyan", url)}\n`);
    terminal.write(`  ${TEXT.stop[language]}\n`);
  }
}

/** Asks the system to show the page; when it cannot, the address is printed anyway. */
function open(url: string): void {
  const [command, ...args] = { darwin: ["open"], win32: ["cmd", "/c", "start", ""] }[
    process.platform as string
  ] ?? ["xdg-open"];
  spawn(command!, [...args, url], { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}

/** Waits until the process is told to end. */
function stopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      server.closeAllConnections();
      server.close(() => resolve());
    };
    process.once("SIGINT", end);
    process.once("SIGTERM", end);
  });
}
