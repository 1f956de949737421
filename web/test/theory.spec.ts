import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { chapters, type LessonId, lessonIds, lessons } from "../src/theory/pages/index.ts";
import { expect, test } from "./page.ts";

const result = (page: Page) => page.locator(".demo .result");
const figure = (page: Page) => page.locator(".demo");

async function read(page: Page, address: string): Promise<void> {
  await page.goto(`./#${address}`);
  await expect(page).toHaveURL(new RegExp(`page=${new URLSearchParams(address.split("?")[1]).get("page")}`));
  await expect(page.locator(".lesson h1")).toBeVisible();
}

/** Formulas are drawn, statements hold as far as they are tested, false ones are refuted, nothing is too wide. */
async function sound(page: Page, id: LessonId): Promise<void> {
  await expect(page.locator(".lesson .katex").first()).toBeVisible();
  await expect(page.locator(".katex-error")).toHaveCount(0);
  await expect(page.locator(".lesson")).not.toContainText("$");
  for (const { claim } of lessons[id].checks) {
    await expect(page.locator(`.checks [data-claim="${claim}"]`)).toHaveAttribute(
      "data-verdict",
      /^(observed|proved)$/,
    );
  }
  for (const { claim } of lessons[id].mistakes) {
    if (claim === undefined) continue;
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

const slow = process.env.NIMBER_SLOW !== undefined;

/** The pages differ in their figures; whole pages are looked at by the slow tests, and one with the other places. */
async function accessible(page: Page, id: LessonId): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags([
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
  ]);
  const { violations } = await (slow ? axe : axe.include(".demo")).analyze();
  expect(violations.map((each) => [id, each.id, each.nodes.map(({ html }) => html)])).toEqual([]);
}

for (const chapter of chapters) {
  test(`pages: ${chapter.name.en}`, async ({ page }) => {
    for (const id of chapter.lessons) {
      await read(page, `en/theory?page=${id}`);
      await sound(page, id);
      await accessible(page, id);
    }
  });
}

test("from page to page by the links between them", async ({ page }) => {
  await page.goto("./#en/theory");
  await expect(page.locator("main h1")).toHaveText("Theory");
  await expect(page.locator(".chapters li")).toHaveCount(lessonIds.length);
  await page.locator(".chapters a").first().click();
  for (const [i, id] of lessonIds.entries()) {
    await expect(page.locator(".lesson h1")).toHaveText(lessons[id].title.en);
    await expect(page.locator(".lesson h1")).toBeFocused();
    await expect(page).toHaveTitle(`${lessons[id].title.en} · Nimber`);
    await expect(page).toHaveURL(new RegExp(`#en/theory\\?page=${id}$`));
    await expect(page.locator(".contents [aria-current]")).toContainText(lessons[id].title.en);
    if (i + 1 < lessonIds.length) await page.locator('.pager a[rel="next"]').click();
  }
  await expect(page.locator('.pager a[rel="next"]')).toHaveCount(0);
});

test.describe("on a phone, in Chinese, in the dark", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    colorScheme: "dark",
    contextOptions: { reducedMotion: "reduce" },
  });

  test("all pages", async ({ page }) => {
    for (const id of lessonIds) {
      await read(page, `zh/theory?page=${id}`);
      await expect(page.locator(".lesson h1")).toHaveText(lessons[id].title.zh);
      await sound(page, id);
    }
  });

  test("the contents open, and close when a page is chosen", async ({ page }) => {
    await read(page, "zh/theory?page=nim");
    await page.locator(".contents summary").click();
    await page.locator(".contents ol a").last().click();
    await expect(page.locator(".lesson h1")).toHaveText(lessons.quotients.title.zh);
    await expect(page.locator(".contents ol a").last()).toBeHidden();
  });
});

/** What to press in each figure, by name, and what it then says. */
const PRESSED: Readonly<Record<LessonId, readonly [names: readonly string[], says: string]>> = {
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

test("each figure answers the keyboard, and its address has what it shows", async ({ page }) => {
  const addresses: string[] = [];
  for (const id of lessonIds) {
    await read(page, `en/theory?page=${id}`);
    const [names, says] = PRESSED[id];
    for (const name of names) {
      await figure(page).getByRole("button", { name, exact: true }).focus();
      await page.keyboard.press("Enter");
    }
    await expect(result(page)).toContainText(says);
    await expect(page).toHaveURL(/&figure=[\d,]+$/);
    addresses.push(new URL(page.url()).hash.slice(1));
  }
  await page.goto("about:blank");
  for (const [i, id] of lessonIds.entries()) {
    await read(page, addresses[i]!);
    await expect(result(page)).toContainText(PRESSED[id][1]);
  }
});

test("a statement is tested further", async ({ page }) => {
  await read(page, "en/theory?page=outcomes");
  const tested = page.locator(".checks .tested");
  await expect(tested).toContainText("1,000 cases");
  await tested.getByRole("button", { name: "Test further" }).click();
  await expect(tested).toContainText("4,000 cases, up to bash(3) 3999");
});

test("an example is played, a counterexample too", async ({ page }) => {
  await read(page, "en/theory?page=misere");
  await page.locator('.mistake [data-claim="false-anti-sg-kayles"] a').click();
  await expect(page).toHaveURL(/#en\/play\?sum=kayles\+8&play=misere/);
  await expect(page.locator("h1")).toHaveText("Kayles");
  await page.getByRole("link", { name: "Theory", exact: true }).click();
  await page.locator(".positions a").first().click();
  await expect(page.locator("h1")).toHaveText("Token on a graph");
});

test("the address of a section leads to it", async ({ page }) => {
  await read(page, "en/theory?page=fibonacci&part=mistakes");
  await expect(page.locator("#mistakes")).toBeInViewport();
  await page.locator("#proof a").click();
  await expect(page).toHaveURL(/page=fibonacci&part=proof/);
  await expect(page.locator("#proof")).toBeInViewport();
});

for (const address of [
  "theory?page=nothing",
  "theory?page=nim&part=nothing",
  "theory?page=nim&figure=3,4",
  "theory?page=nim&figure=3,4,99,0",
  "theory?page=nim&figure=-1,x",
  "theory?figure=3,4,5,0",
]) {
  test(`a damaged address shows one line and a working page: ${address}`, async ({ page }) => {
    await page.goto(`./#en/${address}`);
    await expect(page.locator("main h1")).toHaveText(/^(Theory|Nim: Bouton’s theorem)$/);
    await expect(page.locator(".notice p")).toHaveCount(1);
    expect(page.url()).toMatch(new RegExp(`#en/${address.replace("?", "\\?")}$`));
  });
}

for (const [language, name] of [
  ["en", "Licences of the software in this page"],
  ["zh", "本页面所含软件的许可证"],
] as const) {
  test(`the software in the page is named, with its licences, in ${language}`, async ({ page }) => {
    await page.goto(`./#${language}/theory`);
    await page.getByRole("link", { name }).click();
    await expect(page.getByText("typescript 6")).toBeVisible();
  });
}

test("the deciding column is marked, a proof is folded until it is wanted, and an example is changed in place", async ({
  page,
}) => {
  await page.goto("./#en/theory?page=nim");
  const decides = page.locator(".demo .binary .deciding").first();
  await expect(decides).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  const proof = page.locator("section[aria-labelledby=proof] details");
  await expect(proof).not.toHaveAttribute("open");
  await proof.locator("summary").click();
  await expect(proof.locator("p").first()).toBeVisible();
  await page.goto("./#en/why?sum=nim+3+4+5");
  await expect(page.locator(".sentence")).toContainText("3 ⊕ 4 ⊕ 5 = 2");
  await page.getByRole("button", { name: "One less in component 2" }).click();
  await expect(page.locator(".sentence")).toContainText("3 ⊕ 3 ⊕ 5 = 5");
  await expect(page).toHaveURL(/sum=nim\+3\+%2B\+nim\+3\+%2B\+nim\+5/);
  await page.getByRole("button", { name: "One more in component 1" }).focus();
  await expect(page.locator(".linked")).toHaveCount(3);
});
