import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import type { CensusResults } from "../../src/cli/server/census.ts";
import { turns } from "../../src/cli/server/turns.ts";
import { serving } from "./serving.case.ts";

describe("many at once:", () => {
  /** Census whose questions the test answers when it chooses. */
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
    // The page itself remains available.
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
    // All places are taken, and then released.
    const last = get("/census/counts.json");
    for (const socket of leaving) socket.destroy();
    expect((await last).status).toBe(200);
    expect(given.map(({ aborted }) => aborted)).toEqual(Array(4).fill(true));
    expect(troubles).toEqual([]);
  });

  test("a question that is the same for all is put once for all who ask at the same time", async () => {
    let begun = 0;
    let answer = (_: unknown) => {};
    const counted = new Promise((resolve) => {
      answer = resolve;
    });
    const counts = () => {
      begun++;
      return counted;
    };
    const { get, started } = await serving({ counts });
    let heard = 0;
    started.on("request", () => heard++);
    const answers = Array.from({ length: 100 }, () => get("/census/counts.json", {}, "GET", false));
    await expect.poll(() => heard).toBe(100);
    answer({ done: 7 });
    for (const { status, body } of await Promise.all(answers))
      expect([status, JSON.parse(`${body}`)]).toEqual([200, { done: 7 }]);
    expect(begun).toBe(1);
  });

  test("between two questions that are answered at once others are heard", async () => {
    const inTurn = turns(4, 32);
    const { signal } = new AbortController();
    let heard = 0;
    for (let n = 1; n <= 20; n++) {
      setImmediate(() => heard++);
      await inTurn(async () => n, signal);
      expect(heard).toBe(n);
    }
  });

  test("an answer that failed is not given to who asks next", async () => {
    let fails = true;
    const counts = async () => {
      if (fails) throw new Error("away");
      return { done: 7 };
    };
    const { get, troubles } = await serving({ counts });
    expect((await get("/census/counts.json")).status).toBe(503);
    fails = false;
    expect((await get("/census/counts.json")).status).toBe(200);
    expect(troubles).toHaveLength(1);
  });

  test("a connection that sends ahead has one question put at a time, and too many close it", async () => {
    const census = slow();
    const { port, get } = await serving({ page: census.page });
    const one = (n: number) => `GET /census/rows.json?text=${n} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const ahead = (count: number) => {
      const socket = connect(port, "127.0.0.1").on("error", () => undefined);
      socket.write(Array.from({ length: count }, (_, n) => one(n)).join(""));
      return socket;
    };
    const few = ahead(3);
    let said = "";
    few.on("data", (piece) => {
      said += piece;
    });
    await expect.poll(() => census.counted().begun).toBe(1);
    expect((await get("/")).status).toBe(200);
    for (let n = 1; n <= 3; n++) {
      await expect.poll(() => census.counted()).toEqual({ open: 1, most: 1, begun: n });
      census.next();
      await expect.poll(() => said.match(/HTTP\/1.1 200/g)?.length).toBe(n);
    }
    few.destroy();
    const many = ahead(100);
    await new Promise((resolve) => many.once("close", resolve));
    expect(census.counted().begun).toBeLessThanOrEqual(4);
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
