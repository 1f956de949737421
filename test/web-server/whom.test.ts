import { describe, expect, test } from "vitest";
import { script, serving } from "./serving.case.ts";

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
        /^this server does not accept that host name; nimber web --allow-host \S+ allows it\n$/,
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
