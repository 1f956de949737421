import { expect, headline, open, piece, test } from "./page.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("with motion a game goes the same way, and leaves no ghosts", async ({ page }) => {
  await open(page, "en/play?sum=nim+1+2");
  await piece(page, 1, 1).click();
  await expect(page.locator(".moves button")).toHaveCount(2);
  await expect(headline(page)).toHaveText("Your move");
  await page.locator("[data-cell]").first().click();
  await expect(headline(page)).toHaveText("You win!");
  await expect(page.locator(".ghosts *")).toHaveCount(0);
  await expect(page.locator(".unclipped")).toHaveCount(0);
});

test("with motion a piece glides, and what comes next can be touched at once", { tag: "@slow" }, async ({
  page,
}) => {
  await open(page, "en/play?sum=silver-dollar+1,5,9&rival=friend");
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    const seen: string[] = [];
    Object.assign(window, { seen });
    Element.prototype.animate = function (frames, options) {
      if (this.classList.contains("token")) seen.push(JSON.stringify(frames));
      return animate.call(this, frames, options);
    };
  });
  await page.getByText(/^All moves/).click();
  for (const move of ["5-3", "3-2"]) {
    await page.getByLabel("Move by its name").fill(move);
    await page.getByLabel("Move by its name").press("Enter");
    await expect(page.locator(".moves button").last()).toHaveText(move);
  }
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).toHaveLength(2);
  expect(seen[0]).toMatch(/translate\((?!0px)[\d.]+px, 0px\)/);
});
