import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Download, test as free, type Page } from "@playwright/test";
import { ATTACKS, countdown as counting, tampering } from "./attacks.ts";
import { expect, test } from "./page.ts";

const editor = (page: Page) => page.locator(".code .cm-content");
const state = (page: Page) => page.locator(".state");
const finding = (page: Page) => page.locator(".finding");
const cells = (page: Page) => page.locator(".grid td.is-p, .grid td.is-n");

async function open(page: Page, address = "en/lab"): Promise<void> {
  await page.goto(`./#${address}`);
  await expect(editor(page)).toBeVisible();
  await expect(page.locator(".loading")).toHaveCount(0);
}

const textOf = async (file: Download): Promise<string> => await readFile(await file.path(), "utf8");

/** Puts a program in the place of what is there. */
async function write(page: Page, code: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(code);
}

const countdown = (more = "") => `
export const start = 3;
export function* moves(n: number) {
  ${more}
  if (n > 0) yield n - 1;
}
`;

test("an example runs, and its law is tested", async ({ page }) => {
  await open(page);
  await expect(cells(page)).toHaveCount(101);
  await expect(finding(page)).toHaveText("Holds for all 101 cases looked at: observed, not proved.");
  await expect(page.locator(".facts")).toContainText("period 7: observed in 101 values, not proved");
  await page.getByLabel("Start from").selectOption({ label: "Subtract a square" });
  await expect(finding(page)).toContainText("Fails first at n = 25.");
  await expect(finding(page)).toContainText("The law says P, the rules say N.");
  await expect(page.locator(".grid td.wrong").first()).toHaveAttribute("aria-label", /^n = 25: N-position/);
  await page.getByLabel("Law, an expression").fill("n % 5");
  await page.getByRole("combobox", { name: "Law", exact: true }).selectOption("value");
  await expect(finding(page)).toContainText("The law says 2, the rules say 0.");
  await page.getByLabel("Law, an expression").fill("n % ");
  await expect(finding(page)).toContainText("Expression expected");
  await page.getByLabel("Law, an expression").fill("nimsum(n)");
  await expect(finding(page)).toContainText("nimsum is not defined");
  await expect(cells(page)).toHaveCount(101);
});

test("types and mistakes are told as one types", async ({ page }) => {
  await open(page);
  await write(page, countdown("const half: strin = n / 2;"));
  await expect(state(page)).toContainText("Cannot find name 'strin'. Did you mean 'string'?");
  await expect(page.locator(".cm-lintRange-error")).toHaveText("strin");
  await page.getByRole("button", { name: "Line 4" }).click();
  await expect(editor(page)).toBeFocused();
  await write(page, countdown("if (n > 1) yield { at: 1, to: 'x' };"));
  await expect(state(page)).toContainText("moves yields positions, lists of positions, or moves");
  await expect(page.locator(".cm-lintRange-error").first()).toHaveText("moves");
  await write(page, countdown("if (n > 1) yield [n - 2"));
  await expect(page.locator(".state .trouble")).toContainText("Line 5");
  await expect(state(page)).toContainText("Below are the results of the program as it ran last.");
  await expect(cells(page).first()).toBeVisible();
  await write(page, countdown());
  await expect(state(page)).toHaveText("Done: 101 positions.");
});

test("a law is told only of the program at hand, and only in its own letters", async ({ page }) => {
  await open(page, "en/lab?example=wythoff");
  await page.getByRole("textbox", { name: /law/i }).last().fill("n % 3 === 0");
  await expect(finding(page)).toHaveText("this law is in n, but that of these rules is in a and b");
  await page.getByRole("textbox", { name: /law/i }).last().fill("a === b");
  await expect(finding(page)).toContainText("Fails first at");
  await write(page, "export const start = 3; export function* moves(n: number) {");
  await expect(finding(page)).toHaveText("The law has not been tested with the program as it is now.");
  await expect(state(page).locator(".trouble").first()).toBeVisible();
  await expect(finding(page)).toHaveText("The law has not been tested with the program as it is now.");
});

test("an editor that was emptied says what is missing, and goes on", async ({ page }) => {
  await open(page, "en/lab?example=kayles");
  await editor(page).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await expect(state(page)).toContainText("there is no start");
  await page.keyboard.insertText(countdown());
  await expect(state(page)).toContainText(/^Done/);
});

test("names are explained, and completed", async ({ page }) => {
  await open(page, "en/lab?example=kayles");
  await page.locator(".cm-line span", { hasText: /^heaps$/ }).hover();
  await expect(page.locator(".cm-hover code")).toHaveText("function heaps(...sizes: number[]): number[]");
  await expect(page.locator(".cm-hover p")).toContainText("empty heaps left out");
  await write(page, countdown("const x = nimS"));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("End");
  await page.keyboard.type("u");
  await expect(page.locator(".cm-tooltip-autocomplete li").first()).toHaveText("nimSum");
  await page.locator(".cm-tooltip-autocomplete li").first().click();
  await expect(editor(page)).toContainText("const x = nimSum");
});

test("Tab indents, and after Escape it leaves", async ({ page }) => {
  await open(page);
  await write(page, "a");
  await page.keyboard.press("Home");
  await page.keyboard.press("Tab");
  await expect(page.locator(".cm-line").first()).toHaveText("  a");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(editor(page)).not.toBeFocused();
});

const MISTAKES: Readonly<Record<string, readonly [program: string, says: string | RegExp]>> = {
  "an endless loop": [countdown("while (n > 4) n++;"), "Line 4 this did not end within 1 second, at n = 5"],
  "a loop before all else": ["for (;;);", "Line 1 this did not end within 1 second"],
  "a memory bomb": [
    countdown("const all: Uint8Array[] = [];\n  while (n > 4) all.push(new Uint8Array(8_000_000));"),
    "Line 5 stopped at the limit of 256 MB of memory, at n = 5",
  ],
  "a game without end": [
    "export const start = 3;\nexport function* moves(n: number) { yield n - 1; }",
    "Line 2 stopped at the limit of 500000 positions; does every move make the game smaller?, at n = 0",
  ],
  "a game that loops": [
    "export const start = 3;\nexport function* moves(n: number) { yield (n + 1) % 3; }",
    "Line 2 the game can return to a position it has left: 0 → 1 → 2 → 0, at n = 0",
  ],
  "a wrong name": [
    countdown("if (n > 4) tokens();"),
    "Line 4 ReferenceError: tokens is not defined, at n = 5",
  ],
  "no position": [
    countdown("if (n > 4) yield undefined;"),
    "Line 3 moves of 5: expected a position, a list of positions or { at, to }, found undefined, at n = 5",
  ],
  "no generator": [
    "export const start = 3;\nexport function moves(n: number) { return n - 1; }",
    "Line 2 moves of 0: expected a generator or a list, found -1; is it function*?, at n = 0",
  ],
  "no start": [
    "export function* moves(n: number) {}",
    "there is no start: write, for example, export const start = 12;",
  ],
  "a wrong key": [
    `${countdown()}export const key = (n: number) => (n > 4 ? undefined : n);`,
    "Line 7 key: expected a string or a number, found undefined for 5, at n = 5",
  ],
  "an import": [`import { x } from "y";\n${countdown()}`, /Line 1 nothing can be imported/],
  "a position that is changed": [
    "export const start = [3, 2, 1];\nexport const position = (n: number) => [n, 0, 0];\nexport function* moves(p: number[]) {\n  if (p[0]! > 1) { p[0]!--; yield p; }\n}",
    "Line 4 TypeError: Cannot assign to read only property '0' of object '[object Array]'; a move leaves its position as it is: make a new one, as [...p] does, at n = 2",
  ],
  "more than can be shown": [
    "export const start = [1, 1];\nexport const most = 3000;\nexport function* moves(p: number[]) {}",
    "Line 2 most: expected at most 60, found 3000",
  ],
  "what only the outside can stop": [
    countdown('if (n > 4) /^(a|a)*$/.test("a".repeat(60) + "b");'),
    "the program was stopped: it did not answer for 3 seconds, or it used up the memory, at n = 5",
  ],
};

/** The same page throughout: each mistake is made in the editor, and mended. */
for (const half of [0, 1]) {
  test(`mistakes are one line each, and nothing is lost: ${half + 1}`, async ({ page }) => {
    await open(page);
    for (const [program, says] of Object.values(MISTAKES).filter((_, i) => i % 2 === half)) {
      await write(page, program);
      await expect(page.locator(".state .trouble")).toHaveText(says);
      const computed = /at n = (\d+)$/.exec(`${says}`)?.[1] ?? "101";
      await expect(cells(page)).toHaveCount(Number(computed));
      await write(page, countdown());
      await expect(state(page)).toHaveText("Done: 101 positions.");
    }
  });
}

test("what fills the memory bit by bit, over many calls, is stopped before the page dies", async ({
  page,
}) => {
  await open(page);
  for (const [grows, add] of [
    ["const all: number[][] = [];", "all.push(new Array(200_000).fill(1.5))"],
    [
      "const all = new Map<string, object>();",
      "for (let i = 0; i < 20_000; i++) all.set(n + ",
      " + i, { i })",
    ],
    [
      "const add = (() => { const all: any[] = []; return (x: any) => all.push(x); })();",
      "add(new Array(200_000).fill(1.5))",
    ],
    ['export const key = (n: number) => String(n).padEnd(400_000, "x");', ""],
  ] as const) {
    await write(page, `${grows}\nexport const most = 5000;\n${countdown(add)}`);
    await expect(page.locator(".state .trouble")).toHaveText(
      /stopped at the limit of 256 MB of memory, at n = \d+$/,
    );
  }
  await write(page, countdown());
  await expect(state(page)).toHaveText("Done: 101 positions.");
});

test("what the language is made of cannot be changed, and there is no browser", async ({ page }) => {
  await open(page);
  await page.getByLabel("Law, an expression").fill("n % 2 === 0");
  await write(page, tampering());
  await expect(state(page)).toContainText("Done: 101 positions.");
  await expect(finding(page)).toHaveText("Holds for all 101 cases looked at: observed, not proved.");
  await page.getByRole("radio", { name: "Play" }).check();
  await expect(page.locator(".part h3 code")).toHaveText("3");
});

test("programs that fill the memory or speak for the page end with one line", async ({ page }) => {
  await open(page);
  await page.getByRole("switch", { name: "Run as I type" }).click();
  for (const [i, [name, [program, says]]] of Object.entries(ATTACKS).entries()) {
    // Every other one begins a line later: what is said of one is then not said of the next.
    const later = i % 2;
    await write(page, "\n".repeat(later) + program);
    await page.keyboard.press("Control+Enter");
    const said = says.replace(/^Line (\d+)/, (_, line) => `Line ${Number(line) + later}`);
    await expect(page.locator(".state .trouble"), name).toHaveText(said);
  }
  await write(page, counting());
  await page.keyboard.press("Control+Enter");
  await expect(state(page)).toContainText("Done: 101 positions.");
});

const running = (page: Page) => page.getByRole("button", { name: "Run this program" });
const asking = (page: Page) => page.locator(".asking p");

test("a program from a link waits to be asked for, and then is one's own", async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page);
  await write(page, `// theirs\n${countdown()}`);
  await expect(page).toHaveURL(/lab\?code=[\w-]+&law=/);
  const visitor = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await visitor.newPage();
  for (const [address, code] of [
    [page.url(), "// theirs"],
    ["./#en/lab?example=kayles&law=(()%3D%3E%7Bfor(;;);%7D)()", "Kayles"],
  ] as const) {
    await other.goto(address);
    await expect(other.locator(".code .cm-content")).toContainText(code);
    await expect(other.locator(".loading")).toHaveCount(0);
    await expect(asking(other)).toContainText("This program came with the link");
    // The compiler has had its say by now, and would have been followed by a run.
    await expect(other.locator(".show .quiet")).toHaveText("Run the program to see its values.");
    expect(await other.locator("iframe").count()).toBe(0);
    expect(await other.evaluate(() => localStorage.getItem("nimber-lab"))).toBeNull();
  }
  await other.goto(page.url());
  await expect(asking(other)).toContainText("This program came with the link");
  await other.getByLabel("Start from").focus();
  await other.keyboard.press("Tab");
  await expect(running(other)).toBeFocused();
  await other.keyboard.press("Enter");
  await expect(other.locator(".state")).toHaveText("Done: 101 positions.");
  await expect(running(other)).toHaveCount(0);
  // It has come to its end here, so it is as one's own.
  await other.reload();
  await expect(other.locator(".state")).toHaveText("Done: 101 positions.");
  await visitor.close();
});

test("what did not end does not begin again by itself", async ({ page }) => {
  await open(page);
  await page.getByLabel("Time limit").selectOption("60");
  await write(
    page,
    `export const most = 5000;\n${countdown("let s = 0; for (let i = 0; i < 1e6; i++) s += i;")}`,
  );
  await expect(state(page)).toContainText("Running");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("nimber-lab"))).toContain("1e6");
  // As a crash would.
  await page.goto("about:blank");
  await open(page);
  await expect(asking(page)).toContainText("did not end");
  expect(await page.locator("iframe").count()).toBe(0);
  await page.getByLabel("Start from").selectOption({ label: "Kayles" });
  await expect(state(page)).toContainText("Done: 201 positions.");
  await page.getByLabel("Start from").selectOption({ label: "export const most = 5000;" });
  await expect(asking(page)).toContainText("did not end");
  await running(page).click();
  await expect(state(page)).toContainText("Running");
  await page.getByRole("link", { name: "Contest", exact: true }).click();
  await page.getByRole("link", { name: "Lab" }).click();
  await expect(asking(page)).toContainText("did not end");
  expect(await page.locator("iframe").count()).toBe(0);
});

/** Types that take the compiler the better part of a minute, a second each, and are not wrong. */
const ENDLESS = Array.from(
  { length: 60 },
  (_, i) => `type T${i}<X, A extends 0[] = []> = A["length"] extends ${900 + i} ? X : T${i}<X | A, [...A, 0]>;
let x${i}: T${i}<${i}> = 0 as any;`,
).join("\n");

test("a compiler that works on types for ever is stopped, and another one serves the next program", async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await write(page, countdown() + ENDLESS);
  const stopped = page.getByText("The compiler was stopped: it worked for more than 10 seconds");
  await expect(async () => {
    await page.clock.fastForward(6000);
    await expect(stopped.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  // The page was at work all the while, and what is asked next is answered.
  await write(page, countdown("const half: strin = n / 2;"));
  await expect(state(page)).toContainText("Cannot find name 'strin'. Did you mean 'string'?");
  await write(page, countdown());
  await expect(state(page)).toHaveText("Done: 101 positions.");
});

test("a long run is shown, and can be stopped", async ({ page }) => {
  await open(page, "en/lab?example=kayles&to=5000");
  await expect(state(page)).toContainText(/Running: \d+ of 5001 positions/);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(state(page)).toHaveText("Stopped.");
  await page.getByLabel("Time limit").selectOption("2");
  await expect(page.locator(".state .trouble")).toHaveText(/stopped at the limit of 2 seconds, at n = \d+/);
  expect(await cells(page).count()).toBeGreaterThan(100);
});

free("a program reaches no network, no storage and no page", async ({ page, baseURL }) => {
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

test("a program is in the address, and in the browser", async ({ page, browser, baseURL }) => {
  await open(page);
  await write(page, `// 我的游戏\n${countdown()}`);
  await page.getByLabel("Law, an expression").fill("n % 2 === 0");
  await expect(finding(page)).toContainText("Holds for all 101 cases");
  await expect(page).toHaveURL(/lab\?code=[\w-]+&law=/);
  const address = page.url();
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await other.goto(address);
  await expect(other.locator(".code .cm-content")).toContainText("我的游戏");
  await other.getByRole("button", { name: "Run this program" }).click();
  await expect(other.locator(".finding")).toContainText("Holds for all 101 cases");
  await other.context().close();

  await editor(page).click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.insertText("// 第二版\n");
  await page.getByRole("link", { name: "Contest", exact: true }).click();
  await page.getByRole("link", { name: "Lab" }).click();
  await expect(editor(page)).toContainText("第二版");
  await expect(editor(page)).toContainText("我的游戏");
  await page.goto("about:blank");
  await open(page);
  await expect(editor(page)).toContainText("我的游戏");
  await page.getByLabel("Start from").selectOption({ label: "Kayles" });
  await expect(editor(page)).toContainText("Kayles");
  await expect(page).toHaveURL(/example=kayles$/);
  await page.getByLabel("Start from").selectOption({ label: "第二版" });
  await expect(editor(page)).toContainText("我的游戏");
  await expect(page.getByLabel("Law, an expression")).toHaveValue("n % 2 === 0");
});

test("what is typed before the editor is there stays", async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/codemirror-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./#en/lab");
  await page.locator(".code textarea").fill(`// typed early\n${countdown()}`);
  await expect(state(page)).toContainText("Done: 101 positions.");
  release();
  await expect(editor(page)).toContainText("// typed early");
  await expect(editor(page)).toBeFocused();
  await expect(page.locator(".code textarea")).toHaveCount(0);
});

test("a damaged address shows one line and a working page", async ({ page }) => {
  await open(page);
  for (const [damage, positions] of [
    ["code=AAAA", 101],
    ["code=%F0%9F%92%A9", 101],
    ["example=nothing", 101],
    ["example=kayles&to=many", 201],
    ["example=kayles&from=-1&view=sideways", 201],
    ["claim=perhaps&play=both", 101],
  ] as const) {
    await page.goto(`./#en/lab?${damage}`);
    await expect(page.locator(".notice p")).toHaveCount(1);
    await expect(cells(page)).toHaveCount(positions);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.locator(".notice")).toHaveCount(0);
  }
});

test("a game is played against the perfect opponent", async ({ page }) => {
  await open(page, "en/lab?example=subtraction&view=play&from=9");
  await expect(page.locator(".turn")).toContainText("Every move loses.");
  await page.getByRole("button", { name: "Let the opponent move" }).click();
  await expect(page.locator(".turn")).toContainText("Your move");
  for (let moves = 0; moves < 20; moves++) {
    const winning = page.locator(".part .move.wins");
    await expect(page.locator(".turn")).toContainText(/Your move|You win/);
    if (await page.getByText("You win!").isVisible()) break;
    await winning.first().click();
    await expect(page.locator(".turn")).not.toContainText("Your move");
  }
  await expect(page.locator(".turn")).toContainText("You win!");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".turn")).toContainText("Your move");
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.locator(".log")).toHaveCount(0);
});

test("play draws the board of a program, and reads positions as it does", async ({ page }) => {
  await open(page, "en/lab?example=squares&view=play");
  await write(page, COINS);
  await expect(page.locator(".part h3")).toContainText("H,T,H");
  const board = page.getByRole("img", { name: "H,T,H" });
  await expect(board.locator("circle")).toHaveCount(3);
  await expect(board.locator("text")).toHaveText(["1", "3"]);
  const typed = page.getByRole("textbox", { name: "Position" });
  await typed.fill("HHTTH");
  await page.getByRole("button", { name: "Play from here" }).click();
  await expect(page.getByRole("img", { name: "H,H,T,T,H" }).locator("text")).toHaveText(["1", "2", "5"]);
  await expect(page.locator(".turn")).toContainText("SG value 6");
  await expect(page).toHaveURL(/at=HHTTH/);
  await page.reload();
  await page.getByRole("button", { name: "Run" }).first().click();
  await expect(page.locator(".part h3")).toContainText("H,H,T,T,H");
  await page.getByRole("button", { name: /^5/ }).first().click();
  await expect(page.locator(".log")).toBeVisible();
  await typed.fill("abc");
  await page.getByRole("button", { name: "Play from here" }).click();
  await expect(page.locator(".trouble")).toContainText("a position, as H,T,H");
  await typed.fill("");
  await page.getByRole("button", { name: "Play from here" }).click();
  await expect(board).toBeVisible();
  await page.goto(page.url().replace("#en/", "#zh/"));
  await page.getByRole("textbox", { name: "局面" }).fill("TH");
  await page.getByRole("button", { name: "从此局面开始" }).click();
  await expect(page.getByRole("img", { name: "T,H" })).toBeVisible();
});

const COINS = `// Turn one head over, each a heap of its own.
export const start = ["H", "T", "H"];
export const parse = (text: string) => (/^[HT]+$/.test(text) ? [...text] : undefined);
export function* moves(coins: string[]) {
  for (const [i, coin] of coins.entries())
    if (coin === "H") for (let j = -1; j < i; j++)
      yield { at: \`\${i + 1}\`, to: coins.map((c, k) => (k === i ? "T" : k === j ? (c === "H" ? "T" : "H") : c)) };
}
export const board = (coins: string[]) =>
  coins.map((coin, x) => ({ shape: "token", x, y: 0, tone: "light", ...(coin === "H" && { text: \`\${x + 1}\` }) }));
`;

test("tables lead to the board, by keys too", async ({ page }) => {
  await open(page, "en/lab?example=wythoff&to=8");
  await expect(cells(page)).toHaveCount(81);
  await page.locator(".grid td").first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".grid td:focus")).toHaveAttribute(
    "aria-label",
    "(a, b) = (1, 2): P-position, SG value 0",
  );
  await page.keyboard.press("Enter");
  await expect(page.locator(".part h3")).toContainText("(1, 2)");
  await expect(page).toHaveURL(/from=1%2C2|from=1,2/);
  await page.getByRole("radio", { name: "Graph" }).check();
  await expect(page.locator(".graphview")).toContainText("(1, 2)");
});

test("it speaks Chinese", async ({ page }) => {
  await open(page, "zh/lab?example=squares");
  await expect(finding(page)).toContainText("最小反例：n = 25。");
  await write(page, countdown("while (n > 4) n++;"));
  await expect(page.locator(".state .trouble")).toHaveText("第 4 行 这里未在 1 秒内结束，在 n = 5 处");
  await write(page, countdown("const x: strin = n;"));
  await expect(state(page)).toContainText("找不到名称“strin”");
  await page.getByLabel("English").check();
  await expect(state(page)).toContainText("Cannot find name 'strin'");
});

test("once it was kept it works without a network", async ({ page, context }) => {
  await page.goto("./#en/play");
  await page.getByRole("button", { name: "Keep for use without a network" }).click();
  await expect(page.getByRole("button", { name: "Works without a network" })).toBeVisible();
  await context.setOffline(true);
  await open(page, "en/lab?example=lasker");
  await expect(finding(page)).toContainText("Holds for all 101 cases");
  await write(page, countdown("const x: strin = 1;"));
  await expect(state(page)).toContainText("Cannot find name 'strin'");
});

test("a file that the server hands over is shown, and runs when it is asked to", async ({ page }) => {
  const code = `// My game.${countdown("if (n > 2) yield n - 2;")}`;
  await page.route("**/rules/my%20game.ts", (route) => route.fulfill({ body: code }));
  await open(page, "en/lab?file=my+game.ts");
  await expect(editor(page)).toContainText("My game.");
  await expect(page.locator(".asking")).toContainText("This program came from a file");
  await expect(cells(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Run this program" }).click();
  await expect(state(page)).toHaveText("Done: 101 positions.");
  await expect(page).toHaveURL(/#en\/lab\?code=/);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("my game.ts");
  expect(await textOf(file)).toBe(code);
});

// The browser itself says that there is no such file.
free("a file that the server does not have is told of", async ({ page }) => {
  await page.goto("./#zh/lab?file=none.ts");
  await expect(page.locator("body")).toContainText("此处没有文件 none.ts，可用 nimber web none.ts 打开。");
});

test("a file is opened and saved, with the law that was typed", async ({ page }) => {
  await open(page);
  const opening = page.locator("main.lab input[type=file]");
  await opening.setInputFiles({ name: "big.ts", mimeType: "text/plain", buffer: Buffer.alloc(100_001, 32) });
  await expect(page.locator("body")).toContainText("more than 100000 letters");
  const code = `${countdown().trim()}\nexport const law = (n: number) => n % 2;\n`;
  await opening.setInputFiles({ name: "pairs.ts", mimeType: "text/plain", buffer: Buffer.from(code) });
  await expect(page.locator(".asking")).toContainText("This program came from a file");
  await page.getByRole("button", { name: "Run this program" }).click();
  await expect(finding(page)).toHaveText("Holds for all 101 cases looked at: observed, not proved.");
  await write(page, countdown());
  await page.getByLabel("Law, an expression").fill("n & 1");
  await page.getByRole("combobox", { name: "Law", exact: true }).selectOption("outcome");
  await expect(finding(page)).toContainText("Fails first at n = 0.");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("pairs.ts");
  expect(await textOf(file)).toContain("\nexport const law = (n: number) => Boolean(n & 1);\n");
});
