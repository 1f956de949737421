import { type ChildProcess, spawn } from "node:child_process";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { hostname } from "node:os";
import { afterEach, describe, expect, test } from "vitest";
import { main, nimber } from "./nimber.ts";

let running: ChildProcess | undefined;
afterEach(() => running?.kill("SIGKILL"));

/** Starts the server, and returns its first output. */
function serve(...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [main, "web", ...args], {
    env: { PATH: process.env.PATH, LANG: "C.UTF-8" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running = child;
  return new Promise((resolve, reject) => {
    let said = "";
    child.once("exit", (code, signal) => reject(new Error(`the server ended (${signal ?? code}): ${said}`)));
    child.stdout!.on("data", (piece) => {
      said += piece;
      if (said.includes("\n")) resolve(said);
    });
  });
}

describe("web", () => {
  test("serves the page on this machine, with strict headers, until it is told to stop", async () => {
    const { url } = JSON.parse(await serve("--port", "0", "--json"));
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
    const html = await page.text();
    const [, script] = /src="\.\/(assets\/[^"]+\.js)"/.exec(html)!;
    const served = await fetch(url + script);
    expect(served.headers.get("cache-control")).toContain("immutable");
    expect(served.headers.get("content-type")).toContain("text/javascript");
    for (const path of ["nowhere", "assets", "%2e%2e/cli/main.js", "..%2fcli%2fmain.js"]) {
      expect((await fetch(url + path)).status).toBe(404);
    }
    expect((await fetch(url, { method: "POST" })).status).toBe(405);
    const ended = new Promise((resolve) => running!.once("exit", resolve));
    running!.kill("SIGTERM");
    expect(await ended).toBe(0);
  });

  test("answers to the names that it goes by, and those that are allowed", async () => {
    const { url } = JSON.parse(await serve("--port", "0", "--json", "--allow-host", "a.example,b.example"));
    const statusFor = (host: string) =>
      new Promise((resolve) => get(url, { headers: { host } }, ({ statusCode }) => resolve(statusCode)));
    for (const host of ["localhost", "a.example:80", "B.example"]) expect(await statusFor(host)).toBe(200);
    expect(await statusFor("evil.example.com")).toBe(421);
    expect(await statusFor(hostname())).toBe(421);
  });

  test("a port in use is named, in one line", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as AddressInfo;
    const { status, stderr } = nimber(["web", "--port", `${port}`]);
    other.close();
    expect(status).toBe(2);
    expect(stderr).toBe(`nimber: cannot listen on 127.0.0.1 port ${port}: it is in use\n`);
  });

  test("options it cannot use are named", () => {
    expect(nimber(["web", "a.ts", "b.ts"]).stderr).toMatch(
      /^nimber: expected one file and options, found `b.ts`/,
    );
    expect(nimber(["web", "kayles"]).stderr).toBe("nimber: kayles: cannot be read (ENOENT)\n");
    for (const name of ["a b", "http://a.example", "a.example:80", "", "a,,b"]) {
      expect(nimber(["web", "--allow-host", name]).stderr).toMatch(/^nimber: --allow-host: expected names/);
    }
    expect(nimber(["web", "--port", "70000"]).status).toBe(2);
    expect(nimber(["web", "--host", "nowhere.invalid", "--port", "0"]).status).toBe(2);
  });
});
