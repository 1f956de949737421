import type { Page } from "@playwright/test";
import { oneIn } from "../../test/part.ts";
import { type ChapterId, chapterIds, type FigureId } from "../src/theory/ids.ts";
import { headings, readChapter } from "../theory.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./page.ts";
import { claimsIn, within } from "./theory.ts";

const titles = headings();

const result = (page: Page) => page.locator(".demo .result");
const figure = (page: Page) => page.locator(".demo");

async function read(page: Page, address: string): Promise<void> {
  await page.goto(`./#${address}`);
  await expect(page).toHaveURL(new RegExp(`page=${new URLSearchParams(address.split("?")[1]).get("page")}`));
  await expect(page.locator(".chapter h1")).toBeVisible();
}

/** Formulas are rendered, statements pass their tests, false ones are refuted, and nothing is too wide. */
async function sound(page: Page, id: ChapterId): Promise<void> {
  await expect(page.locator(".chapter section").last()).toBeVisible();
  const formulas = [...within(readChapter(id, "en"))].some(
    (each) => typeof each === "object" && each.kind === "formula",
  );
  if (formulas) await expect(page.locator(".chapter .katex").first()).toBeVisible();
  await expect(page.locator(".katex-error")).toHaveCount(0);
  for (const text of await page.locator(".chapter :is(p, dd, li, h3, td)").allTextContents())
    expect(text).not.toContain("$");
  for (const claim of claimsIn(readChapter(id, "en"), "check")) {
    await expect(page.locator(`.checks [data-claim="${claim}"]`)).toHaveAttribute(
      "data-verdict",
      /^(observed|proved)$/,
    );
  }
  for (const claim of claimsIn(readChapter(id, "en"), "mistakes")) {
    const tested = page.locator(`.mistake [data-claim="${claim}"]`);
    await expect(tested).toHaveAttribute("data-verdict", "refuted");
    await expect(tested).toHaveText(/\S/);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([id, Math.max(0, wide)]).toEqual([id, 0]);
  const cut = await page
    .locator(".display")
    .evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
    );
  expect([id, cut]).toEqual([id, []]);
}

/** Button to press in each figure, by name, and its result. */
const PRESSED: Readonly<Record<FigureId, readonly [names: readonly string[], says: string]>> = {
  mex: [["1"], "mex{0, 1, 2, 3} = 4"],
  outcomes: [["Next heap", "Next heap"], "Heap 4 can reach 0"],
  sums: [["Nim, tokens: one less"], "Both have value 1"],
  nim: [["Play the winning move"], "Every column is even"],
  moore: [["Heap 4: one more", "Play the winning move"], "multiple of 3 ones"],
  wythoff: [["y: one less"], "(5, 7): (3, 5), (5, 3), (4, 7)"],
  fibonacci: [["2", "1"], "17 = 13 + 3 + 1"],
  staircase: [["Play the winning move"], "1 ⊕ 3 ⊕ 2 = 0"],
  colon: [["Branch 3: one more"], "2 ⊕ 1 ⊕ 1 = 2"],
  fusion: [["Edges of the cycle: one more"], "A cycle of 4 edges"],
  misere: [["2: value 2, by the rule N, by play N"], "move to 1, which is lost. The rule agrees."],
  octal: [["Take 3 and leave nothing"], "In 0.771 a heap of 4 has value 1."],
  quotients: [["9: element d"], "1 + 9: a · d = ad, not in the P-portion"],
  period: [["Columns: one more", "Columns: one more"], "71 ≤ n < 156: all agree. Proved."],
};

/**
 * Chapters differ in their figures, or have none. The slow tests compare whole pages, and look.spec one of
 * them.
 */
const lookedAt = (id: ChapterId) =>
  process.env.NIMBER_SLOW !== undefined ? undefined : id in PRESSED ? ".demo" : ".chapter";

/**
 * The page after following a link: it is sound, its figure works by keyboard, and the address has its state.
 */
async function arrived(page: Page, id: ChapterId): Promise<string> {
  const { title } = titles[id];
  await expect(page.locator(".chapter h1")).toHaveText(title.en);
  await expect(page.locator(".chapter h1")).toBeFocused();
  await expect(page).toHaveTitle(`${title.en} · Nimber`);
  await expect(page).toHaveURL(new RegExp(`#en/theory\\?page=${id}$`));
  await expect(page.locator(".contents [aria-current]")).toContainText(title.en);
  await sound(page, id);
  expect([id, await violations(page, lookedAt(id))]).toEqual([id, []]);
  const pressed = PRESSED[id as FigureId];
  if (pressed === undefined) return new URL(page.url()).hash.slice(1);
  const [names, says] = pressed;
  for (const name of names) {
    await figure(page).getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
  }
  await expect(result(page)).toContainText(says);
  await expect(page).toHaveURL(/&figure=[\d,]+$/);
  return new URL(page.url()).hash.slice(1);
}

/** Chapters in the quick tests. */
const quick = Math.ceil(chapterIds.length / 10);

for (const [part, ids] of [
  ["the first", chapterIds.slice(0, quick)],
  ["the others", chapterIds.slice(quick)],
] as const)
  test(`from page to page by the links between them, ${part}: each is sound, its figure is in the address`, {
    tag: part === "the others" ? "@slow" : [],
  }, async ({ page }) => {
    const addresses: string[] = [];
    const next = page.locator('.pager a[rel="next"]');
    await page.goto(part === "the first" ? "./#en/theory" : `./#en/theory?page=${chapterIds[quick - 1]}`);
    if (part === "the first") {
      await expect(page.locator("main h1")).toHaveText("Theory");
      await expect(page.locator(".chapters li")).toHaveCount(chapterIds.length);
      await page.locator(".chapters a").first().click();
    }
    for (const [i, id] of ids.entries()) {
      if (i > 0 || part === "the others") await next.click();
      addresses.push(await test.step(id, () => arrived(page, id)));
    }
    await expect(next).toHaveCount(part === "the first" ? 1 : 0);
    await page.goto("about:blank");
    for (const [i, id] of oneIn(12, [...ids.entries()])) {
      await read(page, addresses[i]!);
      if (id in PRESSED) await expect(result(page)).toContainText(PRESSED[id as FigureId][1]);
    }
  });

test.describe("on a phone, in Chinese, in the dark", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    colorScheme: "dark",
  });

  test("all pages; the contents open, and close when a page is chosen", { tag: "@slow" }, async ({
    page,
  }) => {
    for (const id of chapterIds) {
      await read(page, `zh/theory?page=${id}`);
      await expect(page.locator(".chapter h1")).toHaveText(titles[id].title.zh);
      await sound(page, id);
    }
    await read(page, "zh/theory?page=nim");
    await page.locator(".contents summary").click();
    await page.locator(".contents ol a").last().click();
    await expect(page.locator(".chapter h1")).toHaveText(titles[chapterIds.at(-1)!].title.zh);
    await expect(page.locator(".contents ol a").last()).toBeHidden();
  });
});

const DAMAGED = [
  "theory?page=nothing",
  "theory?page=nim&part=nothing",
  "theory?page=nim&figure=3,4",
  "theory?page=nim&figure=3,4,99,0",
  "theory?page=nim&figure=-1,x",
  "theory?figure=3,4,5,0",
];

test("statements, examples, sections, damaged addresses, licences", async ({ page }) => {
  await test.step("a statement is tested further", async () => {
    await read(page, "en/theory?page=outcomes");
    const tested = page.locator(".checks .tested");
    await expect(tested).toContainText("1,000 cases");
    await tested.getByRole("button", { name: "Test further" }).click();
    await expect(tested).toContainText("4,000 cases, up to bash(3) 3999");
  });

  await test.step("an example is played, a counterexample too", async () => {
    await read(page, "en/theory?page=misere");
    await page.locator('.mistake [data-claim="false-anti-sg-kayles"] a').click();
    await expect(page).toHaveURL(/#en\/play\?sum=kayles\+8&play=misere/);
    await expect(page.locator("h1")).toHaveText("Kayles");
    await page.getByRole("link", { name: "Theory", exact: true }).click();
    await page.locator(".positions a").first().click();
    await expect(page.locator("h1")).toHaveText("Token on a graph");
  });

  await test.step("the address of a section leads to it", async () => {
    await read(page, "en/theory?page=fibonacci&part=mistakes");
    await expect(page.locator("#mistakes")).toBeInViewport();
    await page.locator("#proof a").click();
    await expect(page).toHaveURL(/page=fibonacci&part=proof/);
    await expect(page.locator("#proof")).toBeInViewport();
  });

  for (const address of DAMAGED) {
    await test.step(`a damaged address shows one line and a working page: ${address}`, async () => {
      await page.goto(`./#en/${address}`);
      await expect(page.locator("main h1")).toHaveText(/^(Theory|Nim: Bouton’s theorem)$/);
      await expect(page.locator(".notice p")).toHaveCount(1);
      expect(page.url()).toMatch(new RegExp(`#en/${address.replace("?", "\\?")}$`));
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(page.locator(".notice")).toHaveCount(0);
    });
  }

  for (const [language, name] of [
    ["en", "Licences of the software in this page"],
    ["zh", "本页面所含软件的许可证"],
  ] as const) {
    await test.step(`the software in the page is named, with its licences, in ${language}`, async () => {
      await page.goto(`./#${language}/theory`);
      await page.getByRole("link", { name }).click();
      await expect(page.getByText("typescript 6")).toBeVisible();
      await page.goBack();
    });
  }

  await test.step("the deciding column is marked, a proof is folded until it is wanted", async () => {
    await page.goto("./#en/theory?page=nim");
    const decides = page.locator(".demo .binary .deciding").first();
    await expect(decides).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    const proof = page.locator("section[aria-labelledby=proof] details");
    await expect(proof).not.toHaveAttribute("open");
    await proof.locator("summary").click();
    await expect(proof.locator("p").first()).toBeVisible();
  });

  await test.step("an example is changed in place", async () => {
    await page.goto("./#en/why?sum=nim+3+4+5");
    await expect(page.locator(".sentence")).toContainText("3 ⊕ 4 ⊕ 5 = 2");
    await page.getByRole("button", { name: "One less in component 2" }).click();
    await expect(page.locator(".sentence")).toContainText("3 ⊕ 3 ⊕ 5 = 5");
    await expect(page).toHaveURL(/sum=nim\+3\+%2B\+nim\+3\+%2B\+nim\+5/);
    await page.getByRole("button", { name: "One more in component 1" }).focus();
    await expect(page.locator(".linked")).toHaveCount(3);
  });
});
