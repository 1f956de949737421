import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "@playwright/test";
import { open, state, write } from "./lab.ts";
import { expect } from "./page.ts";

test("a program reaches no network, no storage and no page", async ({ page, baseURL }) => {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    hits.push(request.url ?? "");
    response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end("export const x = 1;");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await open(page);
  const answered: string[] = [];
  page.context().on("requestfinished", (request) => answered.push(new URL(request.url()).pathname));
  await write(
    page,
    `
const found: string[] = [];
const all = globalThis as any;
const tried = (name: string, run: () => unknown) => {
  try {
    Promise.resolve(run()).then(() => found.push(name + "!"), () => found.push(name));
  } catch {
    found.push(name);
  }
};
const event = (target: any) => new Promise((done, fail) => {
  target.onload = target.onopen = target.onsuccess = done;
  target.onmessage = (message: any) => (message.data === "shut" ? fail() : done());
  target.onerror = fail;
});
for (const [where, url] of [["here", "${baseURL}"], ["there", "${elsewhere}"]]) {
  tried(where + " fetch", () => all.fetch(url + "fetch"));
  tried(where + " xhr", () => {
    const request = new all.XMLHttpRequest();
    request.open("GET", url + "xhr");
    request.send();
    return event(request);
  });
  tried(where + " sync xhr", () => {
    const request = new all.XMLHttpRequest();
    request.open("GET", url + "sync", false);
    request.send();
  });
  tried(where + " socket", () => event(new all.WebSocket(url.replace("http", "ws") + "socket")));
  tried(where + " events", () => event(new all.EventSource(url + "events")));
  tried(where + " importScripts", () => all.importScripts(url + "scripts"));
  tried(where + " import", () => import(url + "import"));
  tried(where + " worker", () => event(new all.Worker(url + "worker")));
}
tried("nested fetch", () => {
  const code = "fetch('${elsewhere}nested').then(() => postMessage('open'), () => postMessage('shut'))";
  return event(new all.Worker(all.URL.createObjectURL(new all.Blob([code]))));
});
tried("eval", () => (0, eval)("1"));
tried("Function", () => new Function("return 1")());
tried("database", () => event(all.indexedDB.open("x")));
tried("storage", () => all.localStorage.length);
tried("parent", () => all.parent.document);
tried("document", () => all.document.title);
tried("opener", () => all.opener.location);
export const start = 1;
export function* moves(n: number) {
  if (n > 0) for (const at of found.toSorted()) yield { at, to: n - 1 };
}
`,
  );
  await expect(state(page)).toContainText("Done: 101 positions.");
  const places = ["here", "there"].flatMap((where) =>
    ["events", "fetch", "import", "importScripts", "socket", "sync xhr", "worker", "xhr"].map(
      (way) => `${where} ${way}`,
    ),
  );
  const others = ["eval", "Function", "nested fetch", "database", "storage", "parent", "document", "opener"];
  await expect(async () => {
    await page.getByRole("radio", { name: "Graph" }).check();
    await page.getByRole("radio", { name: "Play" }).check();
    await expect(page.locator(".part .move").first()).toBeVisible({ timeout: 2000 });
    expect(await page.locator(".part .move b").allTextContents()).toEqual([...places, ...others].sort());
  }).toPass();
  expect(hits).toEqual([]);
  expect(answered.filter((path) => /^\/[a-z]+$/.test(path))).toEqual([]);
  server.close();
});
