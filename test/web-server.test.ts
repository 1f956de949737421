import type { Server } from "node:http";
import { request as ask } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import type { CensusResults } from "../src/cli/server/census.ts";
import { codingFor, filesUnder } from "../src/cli/server/files.ts";
import { pageServer, type Site } from "../src/cli/server/server.ts";

const page = new URL("../dist/web/", import.meta.url);
const files = filesUnder(page.pathname);
const script = [...files.keys()].find((path) => path.endsWith(".js") && path.startsWith("/assets/index"))!;

let server: Server | undefined;
afterEach(() => server?.closeAllConnections());
afterEach(() => server?.close());

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

const nothing: CensusResults = {
  plans: async () => [],
  counts: async () => ({}),
  page: async () => ({ total: 0, rows: [] }),
  points: async () => [],
};

/** Starts a server, and returns the way to ask it. */
async function serving(
  census?: Partial<CensusResults>,
  names: readonly string[] = [],
  rules?: Site["rules"],
) {
  const troubles: unknown[] = [];
  const started = pageServer({
    files,
    census: census && { ...nothing, ...census },
    names: new Set(names),
    rules,
    language: "en",
    trouble: (error) => troubles.push(error),
  });
  server = started;
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
  /** What comes back for these very bytes. */
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

describe("whom the page's server answers:", () => {
  const rows = "/census/rows.json";

  test.each([
    "127.0.0.1",
    "127.0.0.1:4840",
    "localhost:1",
    "LOCALHOST",
    "localhost.",
    "nimber.localhost",
    "[::1]:4840",
    "192.168.1.7:4840",
    "[fe80::1]",
    "bench.example.org",
    "Bench.Example.org.:80",
  ])("host %s", async (host) => {
    const { get } = await serving({}, ["bench.example.org"]);
    expect((await get(rows, { host })).status).toBe(200);
    expect((await get("/", { host })).status).toBe(200);
  });

  test.each([
    "evil.example.com",
    "evil.example.com:4840",
    "localhost.evil.example.com",
    "127.0.0.1.evil.example.com",
    "evillocalhost",
    "127.0.0.1@evil.example.com",
    "evil.example.com#localhost",
    "[evil.example.com]",
    "localhost:port",
    "x.bench.example.org",
  ])("not host `%s`", async (host) => {
    const { get } = await serving({}, ["bench.example.org"]);
    for (const path of [rows, "/", script, "/nowhere"]) {
      const { status, body } = await get(path, { host });
      expect(status).toBe(421);
      expect(`${body}`).toMatch(
        /^this server does not go by that name; nimber web --allow-host \S+ lets it\n$/,
      );
    }
  });

  test("an address in the request line counts more than the header, and none at all is refused", async () => {
    const { raw } = await serving({});
    const get = (target: string, host: string) =>
      raw(`GET ${target} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    expect(await get("http://evil.example.com/census/rows.json", "Host: localhost\r\n")).toMatch(
      /^HTTP\/1.1 421/,
    );
    expect(await get("http://localhost/census/rows.json", "Host: localhost\r\n")).toMatch(/^HTTP\/1.1 200/);
    expect(await get("http://localhost", "Host: localhost\r\n")).toMatch(/^HTTP\/1.1 200/);
    expect(await get(rows, "")).toMatch(/^HTTP\/1.1 400/);
    expect(await get(rows, "Host:\r\n")).toMatch(/^HTTP\/1.1 421/);
    expect(await raw(`GET ${rows} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1.1 421/);
  });

  const from = (site: string, mode: string, dest: string) => ({
    "sec-fetch-site": site,
    "sec-fetch-mode": mode,
    "sec-fetch-dest": dest,
  });

  test("pages of other sites may link to the page, and no more", async () => {
    const { get } = await serving({});
    for (const site of ["cross-site", "same-site"]) {
      for (const [path, mode, dest, status] of [
        ["/", "navigate", "document", 200],
        ["/index.html", "navigate", "document", 200],
        ["/", "navigate", "iframe", 403],
        ["/", "no-cors", "image", 403],
        ["/", "cors", "empty", 403],
        [script, "no-cors", "script", 403],
        [script, "navigate", "document", 403],
        [rows, "navigate", "document", 403],
        [rows, "cors", "empty", 403],
      ] as const) {
        expect([path, mode, dest, (await get(path, from(site, mode, dest))).status]).toEqual([
          path,
          mode,
          dest,
          status,
        ]);
      }
    }
    expect((await get(rows, from("same-origin", "cors", "empty"))).status).toBe(200);
    expect((await get(rows, from("none", "navigate", "document"))).status).toBe(200);
  });
});

describe("what the page's server answers:", () => {
  test("HEAD as GET, without the body; other methods not at all", async () => {
    const { get } = await serving({ page: async () => ({ rows: "x".repeat(5000) }) });
    for (const path of ["/", script, "/census/rows.json", "/nowhere"]) {
      for (const accepted of ["identity", "br", "gzip"]) {
        const headers = { "accept-encoding": accepted };
        const [whole, head] = [await get(path, headers), await get(path, headers, "HEAD")];
        expect(head.status).toBe(whole.status);
        expect({ ...head.headers, date: "" }).toEqual({ ...whole.headers, date: "" });
        expect(head.body.length).toBe(0);
        expect(Number(head.headers["content-length"])).toBe(whole.body.length);
      }
      for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"]) {
        const refused = await get(path, {}, method);
        expect([method, refused.status, refused.headers.allow]).toEqual([method, 405, "GET, HEAD"]);
      }
    }
  });

  test("paths by what they mean, and never a file that is not of the page", async () => {
    const { get, raw } = await serving({});
    expect((await get(script.replace("index", "%69ndex"))).status).toBe(200);
    expect((await get("/?utm=1")).status).toBe(200);
    for (const path of [
      "/nowhere",
      "/assets",
      "/assets/",
      "/../cli/main.js",
      "/%2e%2e/cli/main.js",
      "/..%2fcli%2fmain.js",
      "/assets/..%5c..%5ccli%5cmain.js",
      "//etc/passwd",
      "/constructor",
      "/index.html%00.js",
      "/census/constructor",
      "/census/__proto__",
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
    for (const path of ["/%", "/%zz", "/%ff", "/%c0%ae%c0%ae/x", "/?x=%", "/census/rows.json?text=%ff"]) {
      expect([path, (await get(path)).status]).toEqual([path, 400]);
    }
    expect((await get(`/${"x".repeat(5000)}`)).status).toBe(414);
    expect(await raw(`GET /${"x".repeat(50_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 431/,
    );
    expect(await raw("nonsense\r\n\r\n")).toMatch(/^HTTP\/1.1 400/);
  });

  test("text packed, as the client likes it, once; pictures and fonts as they are", async () => {
    const { get } = await serving();
    const plain = files.get(script)!.bytes;
    const tags = new Set<unknown>();
    for (const [accepted, coding, unpack] of [
      ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
      ["gzip", "gzip", gunzipSync],
      ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
      ["identity", undefined, (bytes: Buffer) => bytes],
    ] as const) {
      const { headers, body } = await get(script, { "accept-encoding": accepted });
      expect(headers["content-encoding"]).toBe(coding);
      expect(headers.vary).toBe("Accept-Encoding");
      expect(unpack(body).equals(plain)).toBe(true);
      if (coding !== undefined) expect(body.length).toBeLessThan(0.45 * plain.length);
      expect(Number(headers["content-length"])).toBe(body.length);
      tags.add(headers.etag);
      const again = await get(script, {
        "accept-encoding": accepted,
        "if-none-match": `"x", W/${headers.etag}`,
      });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
      expect(again.headers.vary).toBe("Accept-Encoding");
      expect((await get(script, { "accept-encoding": accepted, "if-none-match": '"x"' })).status).toBe(200);
    }
    // Three representations; the two packed by gzip are one.
    expect(tags.size).toBe(3);
    const font = [...files.keys()].find((path) => path.endsWith(".woff2"))!;
    const sent = await get(font, { "accept-encoding": "br" });
    expect(sent.headers["content-encoding"]).toBeUndefined();
    expect(sent.headers.vary).toBeUndefined();
    const part = await get(font, { range: "bytes=0-9" });
    expect([part.status, part.headers["accept-ranges"], part.body.length]).toEqual([
      200,
      "none",
      files.get(font)!.bytes.length,
    ]);
  });

  test("answers of a census packed where that is worth it", async () => {
    const found = { total: 1, rows: ["0.77".repeat(2000)] };
    const { get } = await serving({ page: async () => found, counts: async () => ({ done: 1 }) });
    const packed = await get("/census/rows.json", { "accept-encoding": "br" });
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(JSON.parse(`${brotliDecompressSync(packed.body)}`)).toEqual(found);
    const small = await get("/census/counts.json", { "accept-encoding": "br" });
    expect(small.headers["content-encoding"]).toBeUndefined();
    for (const { headers } of [packed, small]) {
      expect([headers.vary, headers["cache-control"]]).toEqual(["Accept-Encoding", "no-store"]);
    }
  });

  test.each([
    [undefined, undefined],
    ["", undefined],
    ["gzip, deflate, br", "br"],
    ["GZIP", "gzip"],
    ["gzip;q=1.0, br;q=0.5", "gzip"],
    ["br;q=0", undefined],
    ["*", "br"],
    ["*;q=0", undefined],
    ["br;q=0, *", "gzip"],
    ["identity;q=1, br;q=0.5", undefined],
    ["deflate, zstd", undefined],
    ["br;q=high", undefined],
  ])("Accept-Encoding: %s by %s", (accepted, coding) => {
    expect(codingFor(accepted)).toBe(coding);
  });

  test.each([
    ["text=%00", "text: expected at most 200 characters, none of them a control character, found `\\u{0}`"],
    ["text=%1b%5b31m", "text: expected at most 200 characters, none of them a control character"],
    [`text=${"7".repeat(201)}`, "text: expected at most 200 characters"],
    ["verdict=true", "verdict: expected one of proved, observed, open, failed, found `true`"],
    ["period=-1", "period: expected a natural number, found `-1`"],
    ["preperiod=1e3", "preperiod: expected a natural number, found `1e3`"],
    ["sort=key;drop%20table", "sort: expected one of game, preperiod, period"],
    ["descending=yes", "descending: expected one of true, false, found `yes`"],
    ["offset=0x10", "offset: expected a natural number"],
    ["limit=99999999999999999", "limit: expected a natural number"],
  ])("rows.json?%s: 400", async (query, message) => {
    let asked = 0;
    const { get, troubles } = await serving({ page: async () => asked++ });
    const { status, body } = await get(`/census/rows.json?${query}`);
    expect(status).toBe(400);
    expect(`${body}`).toContain(message);
    expect([asked, troubles]).toEqual([0, []]);
  });

  test("a census that fails is told here, and to the client by its status", async () => {
    const { get, troubles } = await serving({
      counts: () => Promise.reject(new Error("disk gone: /secret")),
    });
    const { status, body } = await get("/census/counts.json");
    expect([status, `${body}`]).toEqual([503, "the census cannot be read now\n"]);
    expect(troubles).toMatchObject([{ message: "disk gone: /secret" }]);
    expect((await get("/census/summary.json")).status).toBe(200);
  });
});

describe("many at once:", () => {
  /** A census whose questions are answered when the test says so. */
  function slow() {
    const open: (() => void)[] = [];
    let most = 0;
    let begun = 0;
    const page = () =>
      new Promise<unknown>((resolve) => {
        begun++;
        open.push(() => resolve({ total: 0, rows: [] }));
        most = Math.max(most, open.length);
      });
    return { page, next: () => open.shift()!(), counted: () => ({ open: open.length, most, begun }) };
  }

  test("a few questions are answered at once, some wait, and the rest are told to ask again", async () => {
    const census = slow();
    const { get } = await serving({ page: census.page });
    let busy = 0;
    const answers = Array.from({ length: 200 }, async () => {
      const answer = await get("/census/rows.json?text=7", {}, "GET", false);
      if (answer.status === 503) busy++;
      return answer;
    });
    await expect.poll(() => busy).toBe(200 - 4 - 32);
    expect(census.counted()).toEqual({ open: 4, most: 4, begun: 4 });
    // The page itself is served all the while.
    expect((await get("/")).status).toBe(200);
    for (let i = 0; i < 36; i++) {
      await expect.poll(() => census.counted().open).toBeGreaterThan(0);
      census.next();
    }
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBe(36);
    const refused = (await Promise.all(answers)).find(({ status }) => status === 503)!;
    expect(refused.headers["retry-after"]).toBe("1");
    expect(census.counted()).toEqual({ open: 0, most: 4, begun: 36 });
  });

  test("a question whose client has left is never put", async () => {
    const census = slow();
    const { port, get, started } = await serving({ page: census.page });
    const leaving = Array.from({ length: 20 }, () => {
      const socket = connect(port, "127.0.0.1");
      socket.write("GET /census/rows.json HTTP/1.1\r\nHost: localhost\r\n\r\n");
      return socket;
    });
    await expect.poll(() => census.counted().begun).toBe(4);
    const requests = () =>
      new Promise<number>((resolve) => started.getConnections((_, count) => resolve(count)));
    await expect.poll(requests).toBe(20);
    for (const socket of leaving) socket.destroy();
    await expect.poll(requests).toBe(0);
    const last = get("/census/rows.json");
    for (let i = 0; i < 5; i++) {
      await expect.poll(() => census.counted().open).toBeGreaterThan(0);
      census.next();
    }
    expect((await last).status).toBe(200);
    expect(census.counted().begun).toBe(5);
  });

  test("a question that is being answered is given up when its client leaves", async () => {
    const given: AbortSignal[] = [];
    const page: CensusResults["page"] = (_, left) =>
      new Promise((_, reject) => {
        given.push(left!);
        left!.addEventListener("abort", () => reject(left!.reason));
      });
    const { port, get, troubles } = await serving({ page });
    const leaving = Array.from({ length: 4 }, () => {
      const socket = connect(port, "127.0.0.1");
      socket.write("GET /census/rows.json HTTP/1.1\r\nHost: localhost\r\n\r\n");
      return socket;
    });
    await expect.poll(() => given.length).toBe(4);
    // All places are taken, and those who took them leave.
    const last = get("/census/counts.json");
    for (const socket of leaving) socket.destroy();
    expect((await last).status).toBe(200);
    expect(given.map(({ aborted }) => aborted)).toEqual(Array(4).fill(true));
    expect(troubles).toEqual([]);
  });

  test("a connection serves one request after the other, and silent clients are let go", async () => {
    const { raw, started } = await serving({});
    const one = "HEAD / HTTP/1.1\r\nHost: localhost\r\n";
    const said = await raw(`${one}\r\n${one}\r\n${one}Connection: close\r\n\r\n`);
    expect(said.match(/^HTTP\/1.1 200 OK/gm)).toHaveLength(3);
    const { headersTimeout, requestTimeout, timeout, maxConnections } = started;
    expect({ headersTimeout, requestTimeout, timeout, maxConnections }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      timeout: 60_000,
      maxConnections: 512,
    });
  });
});

describe("a file of rules", () => {
  test("is read whenever the page asks, and handed to the page alone", async () => {
    let text = "// 一堆\nexport const start = 3;\n";
    const { get } = await serving(undefined, [], { path: "/rules/我 的.ts", read: () => Buffer.from(text) });
    const path = `/rules/${encodeURIComponent("我 的.ts")}`;
    const { status, headers, body } = await get(path);
    expect([status, `${body}`, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      text,
      "text/plain; charset=utf-8",
      "no-store",
    ]);
    text = "changed";
    expect(`${(await get(path)).body}`).toBe("changed");
    expect((await get(path, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    for (const other of [
      "/rules/",
      "/rules/other.ts",
      "/rules/../package.json",
      "/rules/%2e%2e/package.json",
    ])
      expect((await get(other)).status).toBe(404);
  });

  test("that is gone by then is a fault told in the terminal", async () => {
    const { get, troubles } = await serving(undefined, [], {
      path: "/rules/a.ts",
      read() {
        throw new Error("gone");
      },
    });
    expect((await get("/rules/a.ts")).status).toBe(500);
    expect(`${troubles}`).toBe("Error: gone");
  });
});
