import { expect, open, test } from "./page.ts";

test("the winning moves are told in words, in both languages", async ({ page }) => {
  await open(page, "en/why?sum=kayles+5+7");
  await expect(page.locator(".winning")).toContainText("knock down pin 2 in row 1");
  await open(page, "zh/why?sum=nim+1+2+3+4");
  await expect(page.locator(".winning")).toHaveText("必胜走法：从第 4 堆取 4 个");
  await open(page, "en/why?sum=nim+1+2+3");
  await expect(page.locator(".sentence")).toBeVisible();
  await expect(page.locator(".winning")).toHaveCount(0);
});

test("under misère play the winner comes first, and no theorem of normal play", async ({ page }) => {
  await open(page, "en/why?sum=kayles+5+7&play=misere");
  await expect(page.locator(".sentence")).toHaveText(/^The next player wins \(N-position\), by the misère/);
  await expect(page.locator(".winning")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Known results for this game" })).toHaveCount(0);
  await open(page, "en/why?sum=kayles+5+7");
  await expect(page.getByRole("heading", { name: "Known results for this game" })).toBeVisible();
});

test("a theorem that is proved in the book leads to its proof, in both languages", async ({ page }) => {
  const sums = {
    "nim 1 2 3": ["nim"],
    "nim 1 2 3&play=misere": ["misere"],
    "{3..7} 25": ["period"],
    "dag 1>0@1": ["sums"],
  };
  for (const [language, says, proof] of [
    ["en", "Proved in Theory", "Proof"],
    ["zh", "证明见“理论”", "证明"],
  ] as const) {
    for (const [sum, chapters] of Object.entries(sums)) {
      await open(page, `${language}/why?sum=${encodeURI(sum)}`);
      const led = () =>
        page
          .getByRole("link", { name: says })
          .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute("href")))]);
      await expect.poll(led).toEqual(chapters.map((id) => `#${language}/theory?page=${id}&part=proof`));
    }
    await page.getByRole("link", { name: says }).last().click();
    await expect(page.getByRole("heading", { name: proof, exact: true })).toBeInViewport();
    await expect(page.locator("details", { hasText: "∎" })).toHaveAttribute("open");
  }
});

test("a class sees the position large until the answers are revealed", async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, "en/why?sum=nim+3+4+5");
    await expect(page.locator(".sentence")).toBeVisible();
    await page.getByRole("button", { name: "Present" }).click();
    const board = page.locator(".question");
    await expect(board.locator("circle")).toHaveCount(12);
    const box = (await board.boundingBox())!;
    await expect(board).toContainText("Who wins, and why?");
    // At least half of the screen, above the bar, and nothing to scroll to.
    expect(box.width * box.height).toBeGreaterThan((width * height) / 2);
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    ).toBeLessThanOrEqual(0);
    const bar = (await page.locator(".presentation").boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
    await expect(page.locator(".sentence")).toBeHidden();
    await page.keyboard.press("r");
    await expect(board).toBeVisible();
    await page.keyboard.press("r");
    await expect(board).toHaveCount(0);
    await expect(page.locator(".sentence")).toBeVisible();
    await page.keyboard.press("p");
  }
});
