import type { Page } from "@playwright/test";
import { oneIn } from "../../test/part.ts";
import { helpIds, helpParts } from "../help.ts";
import { violations } from "./axe.ts";
import { expect, open, test } from "./page.ts";

const LANGUAGES = ["en", "zh"] as const;

const PAGES = helpIds();

/** Meaning of an unreadable address of the page. */
const damage = (page: Page) => page.locator(".notice");

/** Links from a document to another part of the page. */
const addressesIn = (html: string): readonly string[] =>
  [...html.matchAll(/href="(#[^"]+)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));

for (const [turn, language] of LANGUAGES.entries()) {
  test(`pages of Help open, in ${language}`, async ({ page }) => {
    await open(page, `${language}/help`);
    const listed = await page
      .locator(".purposes a")
      .evaluateAll((links) => links.map((each) => each.getAttribute("href")!));
    expect(listed.filter((href) => href.includes("help?page="))).toEqual(
      PAGES.map((id) => `#${language}/help?page=${id}`),
    );
    for (const id of oneIn(12, PAGES, 3 * turn)) {
      await page.goto(`./#${language}/help?page=${id}`);
      await expect(page.locator(".document .prose")).toBeVisible();
      await expect(page.locator(`.contents [aria-current="page"]`)).toHaveAttribute(
        "href",
        `#${language}/help?page=${id}`,
      );
      await expect(damage(page)).toHaveCount(0);
    }
  });

  test(`links of Help lead to pages, headings and chapters, in ${language}`, { tag: "@slow" }, () => {
    const anchors = new Set(
      PAGES.flatMap((id) =>
        helpParts(id, language).flatMap((part) =>
          typeof part === "string"
            ? [...part.matchAll(/ id="help-([^"]+)"/g)].map(([, at]) => `${id}&at=${at}`)
            : [],
        ),
      ),
    );
    const hrefs = PAGES.flatMap((id) =>
      helpParts(id, language).flatMap((part) => (typeof part === "string" ? addressesIn(part) : [])),
    );
    expect(hrefs.length).toBeGreaterThan(200);
    for (const href of hrefs) {
      const to = decodeURIComponent(href);
      expect(to).toMatch(new RegExp(`^#${language}/(help|theory)(\\?page=|$)`));
      const [, target = ""] = /help\?page=(.*)$/.exec(to) ?? [];
      if (target.includes("&at=")) expect(anchors).toContain(target);
      else if (target !== "") expect(PAGES).toContain(target);
    }
  });
}

test("commands of the documents open where the page answers them", { tag: "@slow" }, async ({ page }) => {
  const tried = PAGES.flatMap((id) =>
    helpParts(id, "en").flatMap((part) => (typeof part === "string" || !part.tried ? [] : [part])),
  );
  const routes = new Set(tried.map(({ tried }) => tried!.route));
  expect([...routes].sort()).toEqual(["graph", "judge", "law", "play", "program", "table", "why"]);
  const firsts = [...routes].map((route) => tried.find(({ tried }) => tried!.route === route)!);
  const taken = [...firsts, ...oneIn(240, tried)];
  const places = new Map(taken.map(({ command, tried }) => [tried!.href, command]));
  for (const [href, command] of places) {
    await test.step(command, async () => {
      await page.goto(`./${href}`);
      await page.waitForLoadState("networkidle");
      await expect(page.locator("main .heading h1, .game h1").first()).not.toHaveText(/^$/);
      await expect.soft(page.locator("main .trouble"), command).toHaveCount(0, { timeout: 1000 });
      await expect.soft(damage(page), command).toHaveCount(0, { timeout: 1000 });
    });
  }
});

test("a link within Help takes the reader to the page and to its heading, and back", async ({ page }) => {
  await open(page, "en/help?page=how-to/split");
  await page.locator(".prose").getByRole("link").last().focus();
  await open(page, "en/help");
  await page.getByRole("link", { name: "Set limits" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("link", { name: "Resume a search" }).last().click();
  await expect(page).toHaveURL(/#en\/help\?page=how-to\/resume/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Resume a search");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set limits");
  await page.goto("./#en/help?page=notation&at=a-rule-in-a-line");
  await expect(page.locator("#help-a-rule-in-a-line")).toBeInViewport();
  await page.locator(".preferences label").last().click();
  await expect(page.locator("#help-a-rule-in-a-line")).toHaveText("一行规则");
  await expect(page).toHaveURL(/#zh\/help\?page=notation&at=a-rule-in-a-line/);
  await page.goto("./#zh/help?page=nowhere");
  await expect(damage(page)).toBeVisible();
});

/** Questions of readers, and the page that answers each. */
const QUESTIONS: readonly (readonly [question: string, page: string])[] = [
  ["split", "how-to/split"],
  ["how do I write a split?", "how-to/split"],
  ["misère", "how-to/misere"],
  ["limits", "how-to/limits"],
  ["two letters", "how-to/two-letters"],
  ["holes", "how-to/holes"],
  ["LaTeX", "how-to/tables"],
  ["resume", "how-to/resume"],
  ["certificate", "how-to/certificates"],
  ["own file", "how-to/rules-file"],
  ["code page 936", "how-to/windows"],
  ["lesson", "tutorials/lesson"],
  ["分堆", "how-to/split"],
  ["怎么写分堆？", "how-to/split"],
  ["反常", "how-to/misere"],
  ["限制", "how-to/limits"],
  ["两个数", "how-to/two-letters"],
  ["有洞的棋盘", "how-to/holes"],
  ["继续", "how-to/resume"],
  ["证书", "how-to/certificates"],
  ["自己的规则", "how-to/rules-file"],
  ["乱码", "how-to/windows"],
  ["备课", "tutorials/lesson"],
  ["对拍", "tutorials/contest-problem&at=5-test-it-before-you-submit"],
];

test("the field finds the page of Help that answers a question", { tag: "@slow" }, async ({ page }) => {
  await open(page, "en/play?sum=nim+3+4+5");
  const field = page.getByRole("combobox", { name: "Find anything" });
  for (const [question, id] of oneIn(4, QUESTIONS)) {
    await field.fill(question);
    const offer = page.locator(".finder").getByRole("option").filter({ hasText: "Help: " });
    await offer.first().click();
    await expect.soft(page, question).toHaveURL(new RegExp(`#en/help\\?page=${id}$`));
  }
  // A question leads to Help before it is read as a game.
  await field.fill("how do I write a split?");
  await field.press("Enter");
  await expect(page).toHaveURL(/help\?page=how-to\/split/);
});

test("a refusal leads to the notation that it misses", { tag: "@slow" }, async ({ page }) => {
  await open(page, "en/play?sum=nim+3+4+5");
  const alert = page.getByRole("alert");
  for (const [typed, at] of [
    ["{1,3", "sets"],
    ["[n: n-1", "a-rule-in-a-line"],
    ["0.7.7", "codes"],
    ["kayles 5 + {2", "sets"],
  ] as const)
    await test.step(typed, async () => {
      await page.getByRole("combobox", { name: "Find anything" }).fill(typed);
      await expect(alert).toContainText("expected");
      const link = alert.getByRole("link");
      // The refusal of the text before may still be shown.
      await expect(link).toHaveAttribute("href", new RegExp(`help\\?page=notation&at=${at}$`));
      await link.click();
      await expect(page).toHaveURL(new RegExp(`help\\?page=notation&at=${at}$`));
      await expect(page.locator(`#help-${at}`)).toBeInViewport();
      await expect(alert).toHaveCount(0);
    });
});

test("Help is as wide as the window, however wide", { tag: "@slow" }, async ({ page }) => {
  for (const [turn, width] of oneIn(3, [...[390, 1280, 1920].entries()], 1))
    for (const id of oneIn(
      5,
      ["?page=cli", "?page=notation", "", "?page=json", "?page=how-to/split"],
      turn,
    )) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `zh/help${id}`);
      if (id !== "") await expect(page.locator(".document .prose")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
});
