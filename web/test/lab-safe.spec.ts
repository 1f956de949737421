import type { Page } from "@playwright/test";
import { oneIn } from "../../test/part.ts";
import { ATTACKS, countdown as counting, SLOW, tampering } from "./attacks.ts";
import { asking, cells, countdown, finding, open, running, state, write } from "./lab.ts";
import { choose, expect, test } from "./page.ts";

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
    "Line 2 play can return to an earlier position: 0 → 1 → 2 → 0, at n = 0",
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
  "an import": [`import { x } from "y";\n${countdown()}`, /Line 1 imports are not supported/],
  "a position that is changed": [
    "export const start = [3, 2, 1];\nexport const position = (n: number) => [n, 0, 0];\nexport function* moves(p: number[]) {\n  if (p[0]! > 1) { p[0]!--; yield p; }\n}",
    "Line 4 TypeError: Cannot assign to read only property '0' of object '[object Array]'; a move must not change its position: create a new one, for example [...p], at n = 2",
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

/** Sets a time limit that is reached before any other limit, even on a slow machine. */
const patiently = (page: Page) => choose(page, "Time limit", "60 s");

/** Result of a program; on a machine too slow to reach a memory limit, the time limit comes first. */
function endingOf(said: string | RegExp): string | RegExp {
  if (typeof said !== "string" || !/^Line \d+ stopped/.test(said)) return said;
  const [line] = /^Line \d+ /.exec(said)!;
  const exactly = said.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^(?:${exactly}|${line}${SLOW}(?:, at n = \\d+)?)$`);
}

/** All in one page: each error is made in the editor, and every third is corrected before the next. */
for (const half of oneIn(2, [0, 1])) {
  test(`mistakes are one line each, and nothing is lost: ${half + 1}`, async ({ page }) => {
    await open(page);
    await patiently(page);
    const mistakes = Object.values(MISTAKES).filter((_, i) => i % 2 === half);
    for (const [i, [program, says]] of oneIn(12, mistakes, half).entries()) {
      await write(page, program);
      await expect(page.locator(".state .trouble")).toHaveText(endingOf(says));
      const computed = /at n = (\d+)$/.exec(`${says}`)?.[1] ?? "101";
      await expect(cells(page)).toHaveCount(Number(computed));
      if (i % 3 !== 0) continue;
      await write(page, countdown());
      await expect(state(page)).toHaveText("Done: 101 positions.");
    }
  });
}

/** The lists that the program has made in all may reach their limit before the memory is measured. */
const FULL =
  /stopped( at the limit of 256 MB of memory|: the lists and texts of 64 kB or more have reached 1024 MB; .*), at n = \d+$/;

test("what fills the memory bit by bit, over many calls, is stopped before the page dies", {
  tag: "@slow",
}, async ({ page }) => {
  await open(page);
  await patiently(page);
  const growing = [
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
  ] as const;
  for (const [grows, add] of growing) {
    await write(page, `${grows}\nexport const most = 5000;\n${countdown(add)}`);
    await expect(page.locator(".state .trouble")).toHaveText(FULL);
  }
  await write(page, countdown());
  await expect(state(page)).toHaveText("Done: 101 positions.");
});

test("what the language is made of cannot be changed, and there is no browser", { tag: "@slow" }, async ({
  page,
}) => {
  await open(page);
  await page.getByLabel("Law, an expression").fill("n % 2 === 0");
  await write(page, tampering());
  await expect(state(page)).toContainText("Done: 101 positions.");
  await expect(finding(page)).toHaveText("Holds for all 101 cases tested: observed, not proved.");
  await page.getByRole("radio", { name: "Play" }).check();
  await expect(page.locator(".part h3 code")).toHaveText("3");
});

test("programs that fill the memory or speak for the page end with one line", async ({ page }) => {
  await open(page);
  await patiently(page);
  await page.getByRole("switch", { name: "Run as I type" }).click();
  for (const [i, [name, [program, says]]] of oneIn(8, Object.entries(ATTACKS)).entries()) {
    // Every second one begins a line later, so the message for one cannot pass for that of the next.
    const later = i % 2;
    await write(page, "\n".repeat(later) + program);
    await page.keyboard.press("Control+Enter");
    const said = says.replace(/^Line (\d+)/, (_, line) => `Line ${Number(line) + later}`);
    await expect(page.locator(".state .trouble"), name).toHaveText(endingOf(said));
  }
  await write(page, counting());
  await page.keyboard.press("Control+Enter");
  await expect(state(page)).toContainText("Done: 101 positions.");
});

test("a program from a link waits to be asked for, and then is one's own", { tag: "@slow" }, async ({
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
    // By now the compiler has finished, and a run would have followed.
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
  // It has ended here, so it counts as the user's own program.
  await other.reload();
  await expect(other.locator(".state")).toHaveText("Done: 101 positions.");
  await visitor.close();
});

test("what did not end does not begin again by itself", { tag: "@slow" }, async ({ page }) => {
  await open(page);
  await choose(page, "Time limit", "60 s");
  await write(
    page,
    `export const most = 5000;\n${countdown("let s = 0; for (let i = 0; i < 1e6; i++) s += i;")}`,
  );
  await expect(state(page)).toContainText("Running");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("nimber-lab"))).toContain("1e6");
  // Like a crash.
  await page.goto("about:blank");
  await open(page);
  await expect(asking(page)).toContainText("did not end");
  expect(await page.locator("iframe").count()).toBe(0);
  await choose(page, "Start from", "Kayles");
  await expect(state(page)).toContainText("Done: 201 positions.");
  await choose(page, "Start from", "Draft: export const most = 5000;");
  await expect(asking(page)).toContainText("did not end");
  await running(page).click();
  await expect(state(page)).toContainText("Running");
  await page.getByRole("link", { name: "Contest", exact: true }).click();
  await page.getByRole("link", { name: "Lab" }).click();
  await expect(asking(page)).toContainText("did not end");
  expect(await page.locator("iframe").count()).toBe(0);
});

/** Valid types that take the compiler almost a minute, a second each. */
const ENDLESS = Array.from(
  { length: 60 },
  (_, i) => `type T${i}<X, A extends 0[] = []> = A["length"] extends ${900 + i} ? X : T${i}<X | A, [...A, 0]>;
let x${i}: T${i}<${i}> = 0 as any;`,
).join("\n");

test("a compiler that works on types for ever is stopped, and another one serves the next program", {
  tag: "@slow",
}, async ({ page }) => {
  await page.clock.install();
  await open(page);
  await write(page, countdown() + ENDLESS);
  const stopped = page.getByText("The compiler was stopped after 10 seconds");
  await expect(async () => {
    await page.clock.fastForward(6000);
    await expect(stopped.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  // The page remained responsive, and the next question is answered.
  await write(page, countdown("const half: strin = n / 2;"));
  await expect(state(page)).toContainText("Cannot find name 'strin'. Did you mean 'string'?");
  await write(page, countdown());
  await expect(state(page)).toHaveText("Done: 101 positions.");
});
