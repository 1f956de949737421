import { readdirSync, readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, headline, open, piece, tellWinners, test } from "./page.ts";

test("addresses: languages, tabs, short links", async ({ page }) => {
  await test.step("languages are complete and in the address", async () => {
    await open(page, "en/play?sum=kayles+7");
    await page.getByLabel("简体中文").check();
    await expect(page).toHaveURL(/#zh\/play\?sum=kayles\+7/);
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
    await expect(page.locator("h1")).toHaveText("Kayles");
    await expect(headline(page)).toHaveText("轮到你走");
    await page.goto("./#en/play?sum=kayles+8");
    await expect(page.locator("h1")).toHaveText("Kayles");
    await expect(page.locator("[data-cell]")).toHaveCount(8);
  });

  await test.step("the link of a tab leads to the game that it shows, not to the one before", async () => {
    await open(page, "en/play?sum=nim+1+2&rival=friend");
    await piece(page, 0, 1).click();
    await expect(page).toHaveURL(/moves=2:2/);
    await page.evaluate(() => {
      location.hash = "#en/play?sum=kayles+5";
    });
    await expect(page.locator("[data-cell]")).toHaveCount(5);
    await expect(page.locator(".tab").first()).toHaveAttribute("href", "#en/play?sum=kayles+5");
    await page.locator(".tab").first().click();
    await expect(page.locator("[data-cell]")).toHaveCount(5);
  });

  await test.step("the tabs keep what they showed while the game is the same", async () => {
    await open(page, "en/play?sum=kayles+7&rival=friend&moves=1:1");
    await page.getByRole("button", { name: "Who wins?" }).click();
    await expect(page.locator(".answer.proved")).toContainText(
      "From heap 71 the values repeat with period 12",
    );
    const tab = (name: string) =>
      page.getByRole("navigation", { name: "Ways to look" }).getByRole("link", { name });
    await tab("Why").click();
    await expect(page.locator(".sentence")).toContainText("SG = 2");
    await tab("Values").click();
    await expect(page).toHaveURL(/table\?game=kayles/);
    await tab("Program").click();
    await expect(page.locator(".source pre")).toContainText("#include");
    await page.getByRole("radio", { name: "Python" }).check();
    await expect(page.locator(".source pre")).toContainText("def ");
    await tab("Law").click();
    await expect(page.locator(".columns .proved").first()).toHaveText("Proved");
    await page.getByLabel("Your law").fill("P iff n % 2 = 0");
    await page.getByRole("button", { name: "Test it" }).click();
    await expect(page.getByRole("status").locator(".refuted")).toHaveText("Refuted");
    await expect(page).toHaveURL(/law=P\+iff/);
    await tab("Play").click();
    await expect(page.locator(".moves button")).toHaveCount(1);
    await page.goto("./#en/play?sum=hackenbush+0-1,1-2");
    await expect(page.locator(".tab[aria-disabled]")).toHaveText(["Values", "Law"]);
  });

  await test.step("a lesson has a short link, which leads to all of it; one that is damaged is said to be", async () => {
    const steps = Array.from({ length: 9 }, (_, i) => `play?sum=nim+3+4+${i}`).join("|");
    await page.goto(`./#zh/lesson?steps=${encodeURIComponent(steps)}`);
    await expect(page.locator(".lesson-page h2").first()).toHaveText("共 9 步");
    await page.getByRole("button", { name: "二维码" }).click();
    const link = page.locator(".code a");
    await expect(link).toHaveText(/#z\/[\w-]+$/);
    const short = (await link.getAttribute("href"))!;
    expect(short.length).toBeLessThan(page.url().length / 2);
    const whole = page.url();
    await page.goto("./#en/theory");
    await page.goto(short);
    await expect(page).toHaveURL(whole);
    await expect(page.locator(".lesson-page h2").first()).toHaveText("共 9 步");
    await page.goto("./#z/AAAAdamaged");
    await expect(page.locator(".notice p")).toHaveCount(1);
  });
});

test("ways from route to route, huge positions", { tag: "@slow" }, async ({ page }) => {
  await test.step("a click that leads elsewhere is not undone by what is kept of the route that it leaves", async () => {
    await page.goto("./#en/judge");
    await expect(page).toHaveURL(/judge\?problem=/);
    await page.getByLabel("Problem").click();
    await page.evaluate(() => {
      location.hash = "#en/theory";
      document.querySelector<HTMLElement>("main [role=option]:not([aria-selected=true])")!.click();
    });
    await expect(page.locator("h1")).toHaveText("Theory");
  });

  await test.step("what a route has in hand when it is left is not written over the address of the next", async () => {
    await page.goto("./#en/census");
    await expect(page.locator(".games tbody tr").first()).toBeVisible();
    await page.goto("./#en/table?game=kayles&to=1000");
    await expect(page.locator(".period > .ruling")).toBeVisible();
    await page.evaluate(async () => {
      document.querySelector<HTMLButtonElement>(".zooms button")!.click();
      // The Table writes its view into the address after a while; by then the page has moved on, and must
      // not return.
      await new Promise((done) => setTimeout(done, 135));
      window.addEventListener("hashchange", () => {
        const begun = performance.now();
        while (performance.now() - begun < 300);
      });
      location.hash = "#en/census?sort=preperiod:down";
    });
    await expect(page.locator(".games tbody th a").first()).toHaveText("0.054");
    await expect(page).toHaveURL(/#en\/census\?of=octal-3&sort=preperiod:down$/);
  });

  await test.step("huge positions neither block nor break the page", async () => {
    await open(page, `en/play?sum=kayles+${"9".repeat(1500)}&rival=friend`);
    await expect(headline(page)).toHaveText("The first player moves");
    await page.getByRole("button", { name: "Set up" }).click();
    await expect(page.getByRole("textbox", { name: "Position", exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("a route does not read what the address says of the route that one goes to", async () => {
    await page.goto("./#en/lab?example=subtraction&view=graph");
    await expect(page.getByLabel("Graph", { exact: true })).toBeChecked();
    await page.getByRole("link", { name: "Theory", exact: true }).click();
    await expect(page.locator("main .heading h1")).toHaveText("Theory");
    await page.getByRole("link", { name: "Lab", exact: true }).click();
    await expect(page.getByLabel("Graph", { exact: true })).toBeChecked();
    await expect(page.locator(".notice")).toHaveCount(0);
  });
});

test("a list that opens is gone through by keys", { tag: "@slow" }, async ({ page }) => {
  await open(page, "en/play?sum=nim+5");
  const list = page.getByRole("combobox", { name: "Opponent" });
  const active = page.locator("[role=option].active");
  const { keyboard } = page;
  await list.focus();
  await keyboard.press("ArrowDown");
  await expect(list).toHaveAttribute("aria-expanded", "true");
  await expect(active).toHaveText("Perfect opponent");
  expect(await violations(page, ".players")).toEqual([]);
  await keyboard.press("End");
  await expect(active).toHaveText("Watch two play");
  await keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(list).toHaveText("Perfect opponent");
  await keyboard.type("beg");
  await expect(active).toHaveText("Beginner (level 3)");
  // A digit of the board's moves belongs to the list while it has the focus.
  await keyboard.press("1");
  await expect(page).not.toHaveURL(/moves=/);
  await keyboard.press("ArrowUp");
  await keyboard.press("ArrowDown");
  await keyboard.press("Tab");
  await expect(page).toHaveURL(/rival=3/);
  await expect(list).not.toBeFocused();
});

test("the theme is chosen once and kept", { tag: "@slow" }, async ({ page }) => {
  await open(page);
  const paper = () => page.evaluate(() => getComputedStyle(document.body.parentElement!).backgroundColor);
  const light = await paper();
  await page.getByRole("button", { name: /^Theme/ }).click();
  await page.getByRole("button", { name: /^Theme: light/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await paper()).not.toBe(light);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

const DAMAGED = [
  "en/nowhere",
  "en/play?rival=emperor",
  "en/play?play=%00&first=%ff&show=%F0%9F%92%A9&at=-1",
  "en/play?moves=1:999;;;",
  "en/play?moves=99:1",
  "en/play?sum=nim+9&rival=friend&moves=1:1;1:5;1:9;1:1",
];

/** Links without a game that can be shown. */
const UNOPENED = [
  "en/play?sum=%3Cscript%3Ealert(1)%3C/script%3E",
  "en/play?sum=nim+%22%3E%3Cimg+src=x+onerror=alert(1)%3E",
  `en/play?sum=nim+${"9".repeat(30_000)}`,
  `en/play?sum=${"nim+3+%2B+".repeat(150)}`,
  "en/play?sum=constructor+1",
  "en/play?sum={1,3..99999999}+5",
];

test("a damaged address shows one line and a working page", { tag: "@slow" }, async ({ page }) => {
  for (const address of DAMAGED)
    await test.step(address.slice(0, 60), async () => {
      await page.goto(`./#${address}`);
      await expect(page.locator(".notice p")).toHaveCount(1);
      await expect(page.locator("[data-cell]").first()).toBeVisible();
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(page.locator(".notice")).toHaveCount(0);
      // The user's text stays until the page shows something else.
      expect(new URL(page.url()).hash).toBe(`#${address}`);
      await page.locator(".preferences input").nth(1).check();
      await expect(page).toHaveURL(/#zh\/(home|play\?sum=nim)/);
    });
});

/** The reason, and no game; the address stays as somebody wrote it. */
async function opensNothing(page: Page, address: string): Promise<void> {
  await page.goto(`./#${address}`);
  await expect(page.getByText("This link opens no game")).toBeVisible();
  await expect(page.locator(".notice p")).toHaveCount(1);
  await expect(
    page.locator("[data-cell], canvas, .canvas, .answers, .tab").locator("visible=true"),
  ).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe(`#${address}`);
}

test("a link that names no game shows why, and no other game; the next link opens", { tag: "@slow" }, async ({
  page,
}) => {
  await open(page, "en/play?sum=kayles+5");
  await opensNothing(page, "en/play?sum=frobnicate+3");
  await expect(page.locator(".notice")).toContainText("found `frobnicate`");
  await opensNothing(page, `en/play?sum=nim+${"9".repeat(2000)}`);
  await expect(page.locator(".notice")).toContainText("exceeds 2000 characters");
  await page.goto("./#en/play?sum=kayles+6");
  await expect(page.locator("[data-cell]").locator("visible=true")).toHaveCount(6);
  for (const tab of ["table?game=hackenbush&to=10", "graph?sum=frobnicate+3", "law?game=frobnicate"])
    await opensNothing(page, `en/${tab}`);
  await page.getByRole("link", { name: "All games" }).click();
  await expect(page.locator("main.home")).toBeVisible();
});

test("no link with strange letters or numbers opens another game", { tag: "@slow" }, async ({ page }) => {
  for (const address of UNOPENED) await test.step(address.slice(0, 60), () => opensNothing(page, address));
  for (const tab of ["why?sum=frobnicate+3", "program?game=frobnicate", `graph?sum=nim+${"9".repeat(5000)}`])
    await test.step(tab.slice(0, 60), () => opensNothing(page, `en/${tab}`));
});

test("the server sends strict headers, and nothing but the page", async ({ request, baseURL }) => {
  const page = await request.get("./");
  expect(page.headers()["content-security-policy"]).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/);
  expect(page.headers()).toMatchObject({
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "x-content-type-options": "nosniff",
  });
  expect(await page.text()).toContain("Content-Security-Policy");
  for (const path of [
    "package.json",
    "../package.json",
    "%2e%2e/package.json",
    "cli/main.js",
    ".stamp-web",
  ]) {
    expect((await request.get(`${baseURL}${path}`)).status()).toBe(404);
  }
  expect((await request.post("./")).status()).toBe(405);
});

test("once it was kept it works without a network", { tag: "@slow" }, async ({ page, context }) => {
  await open(page);
  const button = page.getByRole("button", { name: "Keep for offline use" });
  const told = await button.innerText();
  await button.click();
  await expect(page.getByRole("button", { name: "Works without a network" })).toBeVisible();
  const bytes = await page.evaluate(async () => {
    const caches = await window.caches.keys();
    const kept = await Promise.all(
      caches.map(async (name) => {
        const files = await (await window.caches.open(name)).matchAll();
        const blobs = await Promise.all(files.map((file) => file.blob()));
        return blobs.reduce((sum, { size }) => sum + size, 0);
      }),
    );
    return kept.reduce((sum, size) => sum + size, 0);
  });
  expect(told).toBe(`Keep for offline use (${Math.round(bytes / 1e6)}\u00a0MB)`);
  await context.setOffline(true);
  await page.goto("./?again#en/play?sum=nim+6+7");
  await expect(page.locator("[data-cell]")).toHaveCount(13);
  await page.locator("[data-cell]").first().click();
  await expect(page.locator(".moves button")).toHaveCount(2);
});

test("who leaves a short link before it is read stays where they went", { tag: "@slow" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const held = new Promise((resolve) => window.addEventListener("let-go", resolve));
    const Real = DecompressionStream;
    window.DecompressionStream = function Slow(format: CompressionFormat) {
      const { readable, writable } = new Real(format);
      const late = new TransformStream({
        transform: (chunk, out) => held.then(() => out.enqueue(chunk)),
      });
      return { readable: readable.pipeThrough(late), writable };
    } as unknown as typeof DecompressionStream;
  });
  const letters = deflateRawSync("en/play?sum=nim+6+7").toString("base64url");
  await page.goto("./#en/theory");
  await expect(page.locator("main .heading h1")).toHaveText("Theory");
  await page.goto(`./#z/${letters}`);
  await page.goto("./#en/census");
  await expect(page.locator("main .heading h1")).toHaveText("Census");
  await page.evaluate(async () => {
    window.dispatchEvent(new Event("let-go"));
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  await expect(page).toHaveURL(/#en\/census\b/);
});

test("Chinese texts have Chinese punctuation", () => {
  const folder = new URL("../src/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const sources = files.map((name) => readFileSync(new URL(name, folder), "utf8"));
  expect(sources.filter((source) => /[\u4e00-\u9fff]/.test(source)).length).toBeGreaterThan(20);
  for (const [i, source] of sources.entries()) {
    // Neither link addresses nor regular expressions, which have signs between words.
    const prose = source.replace(/\]\([^)]*\)|\/(?:\\.|[^/\n])+\/i?u/g, "");
    const wrong = prose.match(/.{0,20}(?:[\u4e00-\u9fff][,;:!?()]|[,;!?()][\u4e00-\u9fff]).{0,20}/g) ?? [];
    expect([files[i], wrong]).toEqual([files[i], []]);
  }
});

test("no law is cut short, nor what it rests on", { tag: "@slow" }, async ({ page }) => {
  await tellWinners(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 820 });
    for (const sum of ["wythoff+3,6", "kayles+12", "end-nim+3+1+2", "nim+3+4+5"]) {
      await open(page, `en/play?sum=${sum}`);
      await expect(page.locator(".answer").last()).toHaveClass(/proved|theorem/);
      await page.getByRole("button", { name: "Details" }).click();
      const cut = page.locator(".answer :is(p, b, .more)");
      expect(
        await cut.evaluateAll(
          (all) => all.filter((each) => each.scrollHeight > each.clientHeight + 1).length,
        ),
      ).toBe(0);
      await expect(page.locator(".answer .more").last()).toBeVisible();
      await page.getByRole("button", { name: "Details" }).click();
      await expect(page.locator(".answer .more").last()).toBeHidden();
    }
    const input = page.locator(".finder input");
    const written = await input.evaluate((field: HTMLInputElement) => {
      const pen = document.createElement("canvas").getContext("2d")!;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(field.placeholder).width <= room;
    });
    if (width === 390) expect(written).toBe(true);
  }
});
