import { once } from "node:events";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { codingFor } from "../../src/cli/server/files.ts";
import { files, script, serving } from "./serving.case.ts";

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

  test("no request that has a body, which is not read to its end", async () => {
    const { get, raw, port, started } = await serving({});
    for (const head of [
      "Content-Length: 9",
      "Transfer-Encoding: chunked",
      "Content-Length: 9\r\nExpect: 100-continue",
    ])
      for (const method of ["GET", "HEAD"]) {
        const said = await raw(`${method} / HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n`);
        expect(said).toMatch(/^HTTP\/1.1 413 /);
        expect(said).toMatch(/^Connection: close\r$/m);
      }
    expect((await get("/", { "content-length": "0" })).status).toBe(200);
    for (const method of ["GET", "POST"]) {
      const heard = once(started, "connection");
      const client = connect(port, "127.0.0.1").on("error", () => undefined);
      client.write(`${method} / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n`);
      const [socket] = await heard;
      const ended = new Promise((resolve) => client.once("close", resolve));
      const more = () => {
        while (client.writable && client.write(Buffer.alloc(65_536)));
        client.once("drain", more);
      };
      client.once("data", more);
      await ended;
      expect(socket.bytesRead).toBeLessThan(2 ** 20);
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
    // Three representations; the two compressed by gzip are the same.
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
    expect([status, `${body}`]).toEqual([503, "the server cannot read the census now\n"]);
    expect(troubles).toMatchObject([{ message: "disk gone: /secret" }]);
    expect((await get("/census/summary.json")).status).toBe(200);
  });
});
