import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, open, test } from "./page.ts";

// The folder of `npm run site`, served under a path by a server that sends only a type.

const BASE = "/some/path/";
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

const folder = mkdtempSync(join(tmpdir(), "nimber-site-"));
const made = (...args: string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL("../../scripts/site.mjs", import.meta.url)), ...args], {
    encoding: "utf8",
  });
let server: Server;
let address: string;

test.beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const path = pathname.startsWith(BASE) ? pathname.slice(BASE.length) || "index.html" : "";
    const file = join(folder, path);
    if (path === "" || !existsSync(file) || !statSync(file).isFile())
      return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "text/plain" }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`;
  const { status, stderr } = made(folder, "--url", address);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});

test.afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

test.use({ baseURL: async ({ browserName: _ }, use) => use(address) });

test("plays, computes, goes to links and works offline under a path, without headers", async ({
  page,
  context,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(data|blob):/.test(url)) elsewhere.push(url);
  });
  await open(page, "en/play?sum=nim+2+5&rival=friend");
  await expect(page.locator("[data-cell]")).toHaveCount(7);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  await open(page, "en/play?sum=kayles+7");
  await page.getByRole("button", { name: "Who wins?" }).click();
  await expect(page.locator(".answer.proved")).toContainText("period 12");
  await page.getByRole("navigation", { name: "Ways to look" }).getByRole("link", { name: "Values" }).click();
  await expect(page).toHaveURL(new RegExp(`${BASE}#en/table\\?game=kayles`));
  await page.getByRole("button", { name: /^Keep for offline use/ }).click();
  await expect(page.getByRole("button", { name: "Works without a network" })).toBeVisible();
  expect(elsewhere).toEqual([]);
  await context.setOffline(true);
  await page.goto("./?again#en/play?sum=nim+6+7");
  await expect(page.locator("[data-cell]")).toHaveCount(13);
});

test("has a manifest for installing, and a title and picture with whole addresses for shared links", {
  tag: "@slow",
}, async ({ page, request }) => {
  await open(page);
  const manifest = await request.get("manifest.webmanifest");
  const { start_url, scope, icons } = await manifest.json();
  expect([start_url, scope].map((each) => new URL(each, manifest.url()).href)).toEqual([address, address]);
  for (const { src, type } of icons) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()["content-type"]]).toEqual([src, 200, type]);
  }
  expect(await page.locator("link[rel=manifest]").getAttribute("href")).toBe("./manifest.webmanifest");
  const shared = (property: string) =>
    page.locator(`meta[property="og:${property}"]`).getAttribute("content");
  expect([await shared("title"), await shared("url")]).toEqual(["Nimber", address]);
  expect(await shared("description")).toContain("impartial games");
  const picture = (await shared("image"))!;
  expect(picture.startsWith(address)).toBe(true);
  const answer = await request.get(picture);
  expect(answer.headers()["content-type"]).toBe("image/png");
  // The header of a PNG contains its width and height.
  const bytes = await answer.body();
  const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  expect(size).toEqual([1200, 630]);
  expect([await shared("image:width"), await shared("image:height")]).toEqual(size.map(String));
});

test("a folder that is no site is left as it is, and a wrong address is said to be", { tag: "@slow" }, () => {
  const other = mkdtempSync(join(tmpdir(), "nimber-other-"));
  try {
    writeFileSync(join(other, "mine.txt"), "mine");
    const refused = made(other);
    expect([refused.status, refused.stderr]).toEqual([
      1,
      `nimber: ${other}: expected an empty folder or an older site; nothing was changed\n`,
    ]);
    expect(readFileSync(join(other, "mine.txt"), "utf8")).toBe("mine");
  } finally {
    rmSync(other, { recursive: true });
  }
  const wrong = made(folder, "--url", "example.org");
  expect([wrong.status, wrong.stderr]).toEqual([
    2,
    "nimber: --url: expected an address such as https://example.org/nimber/, found example.org\n",
  ]);
  // An older site is replaced.
  expect(made(folder, "--url", address).status).toBe(0);
});
