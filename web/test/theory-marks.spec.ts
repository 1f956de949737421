// Hovering over a term in a chapter highlights its part of the figure, and the reverse.
import type { Page } from "@playwright/test";
import { oneIn } from "../../test/part.ts";
import { figureIds } from "../src/theory/ids.ts";
import { headings } from "../theory.ts";
import { expect, test } from "./page.ts";

const mark = (page: Page, part: string) => page.locator(`.chapter [data-mark="${part}"]`);
const lit = (page: Page) => page.locator(".demo [data-lit]");

const titles = headings();

const middle = figureIds.length / 2;

// Pages alternate between English and Chinese, whose marks are the same.
for (const [half, ids] of oneIn(2, [...[figureIds.slice(0, middle), figureIds.slice(middle)].entries()]))
  test(`every mark lights a part of its figure: ${half === 0 ? "the first" : "the second"} half`, async ({
    page,
  }) => {
    let marks = 0;
    const some = oneIn(12, ids, half);
    for (const [i, id] of some.entries()) {
      await test.step(id, async () => {
        const language = i % 2 === 0 ? "en" : "zh";
        await page.goto(`./#${language}/theory?page=${id}`);
        await expect(page.locator(".chapter h1")).toHaveText(titles[id].title[language]);
        await expect(page.locator(".demo [data-part]").nth(3)).toBeVisible();
        const begins = await page.locator(".demo .result").textContent();
        await page.locator("#proof + details summary").click();
        await page.mouse.move(0, 0);
        const all = await page.locator(".chapter [data-mark]").all();
        for (const each of all) {
          const name = await each.getAttribute("data-mark");
          await each.focus();
          await expect(page.locator(`.demo [data-lit][data-part~="${name}"]`).first()).toBeVisible();
          await expect(each).toHaveAttribute("data-lit");
          await expect(each).toHaveAttribute("title", /\S: \S|：\S/);
        }
        marks += all.length;
        await page.locator(".chapter h1").focus();
        await expect(lit(page)).toHaveCount(0);
        await expect(page.locator(".demo .result")).toHaveText(begins!);
      });
    }
    expect(marks).toBeGreaterThan(10 * some.length - 5);
  });

test("the text and the figure, an example that is shown, and one that is changed", { tag: "@slow" }, async ({
  page,
}) => {
  await test.step("pointing at the text lights the figure, pointing at the figure the text", async () => {
    await page.goto("./#en/theory?page=nim");
    await mark(page, "deciding").first().hover();
    await expect(lit(page)).toHaveCount(4 + 1);
    await expect(page.locator(".demo .binary .deciding[data-lit]")).toHaveCount(4 + 1);
    await page.locator(".chapter h1").hover();
    await expect(lit(page)).toHaveCount(0);
    await page.locator(".demo .binary .deciding").first().hover();
    await expect(mark(page, "deciding").first()).toHaveAttribute("data-lit");
    await expect(lit(page)).toHaveCount(0);
    await page.locator(".chapter h1").hover();
    await expect(page.locator("[data-lit]")).toHaveCount(0);
  });

  await test.step("an example is shown while it is pointed at, and stays when it is pressed", async () => {
    await page.goto("./#en/theory?page=nim&figure=1,2,3,0");
    const says = page.locator(".demo .result");
    await expect(says).toContainText("Every column is even");
    const example = page.locator(".example [data-mark=move]");
    await example.focus();
    await expect(says).toContainText("Lower it from 3 to 1");
    await expect(page).toHaveURL(/figure=1,2,3,0$/);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(example).toHaveAttribute("aria-pressed", "true");
    await page.locator(".chapter h1").focus();
    await expect(says).toContainText("Lower it from 3 to 1");
    await expect(page).toHaveURL(/figure=3,4,5,0$/);
    await expect(page.locator(".demo .row[data-lit]")).toHaveCount(1);
    await example.focus();
    await page.keyboard.press("Escape");
    await page.locator(".chapter h1").focus();
    await expect(page.locator("[data-lit]")).toHaveCount(0);
  });

  await test.step("an example is changed where it stands", async () => {
    await page.goto("./#en/theory?page=nim");
    const example = page.locator(".example").first();
    const says = example.getByRole("status");
    const field = example.getByRole("textbox");
    await expect(field).toHaveValue("nim 3 4 5");
    await example.getByRole("button", { name: "One less" }).click();
    await expect(field).toHaveValue("nim 3 4 4");
    await expect(says).toContainText("3 ⊕ 4 ⊕ 4 = 3");
    await field.fill("nim 1 4 5");
    await expect(says).toContainText("1 ⊕ 4 ⊕ 5 = 0");
    await field.press("Home");
    for (let i = 0; i < 4; i++) await field.press("ArrowRight");
    await field.press("ArrowUp");
    await expect(field).toHaveValue("nim 2 4 5");
    await field.fill("nmi 3");
    await expect(says).toHaveClass(/trouble/);
    await expect(says).toContainText("nim");
    await page.goto("./#zh/theory?page=misere");
    await page.locator(".example").last().getByRole("button", { name: "减一" }).click();
    await expect(page.locator(".example").last().getByRole("status")).toContainText("1 ⊕ 1 ⊕ 2 = 2");
  });
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a tap leads to the part, and back to the sentence", { tag: "@slow" }, async ({ page }) => {
    await page.goto("./#zh/theory?page=nim");
    const example = page.locator(".example [data-mark=deciding]");
    await example.tap();
    await expect(page.locator(".demo .deciding[data-lit]").first()).toBeInViewport();
    await page.getByRole("button", { name: "回到原文" }).tap();
    await expect(example).toBeInViewport();
    await expect(example).toBeFocused();
    await expect(example).toHaveAttribute("aria-pressed", "false");
  });
});
