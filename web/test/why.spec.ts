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

test("a place that was left for a room shows the game of the link that leads back to it", async ({
  page,
}) => {
  for (const place of ["graph", "why"]) {
    await open(page, `en/${place}?sum=kayles+5`);
    await expect(page.locator("main .heading h1")).toHaveText("Kayles");
    await page.goto("./#en/lesson");
    await expect(page.locator("main .heading h1")).toHaveText("Lesson");
    // A game that has neither positions to draw nor a reason is shown all the same, by its name.
    await page.goto(`./#en/${place}?sum=%5Bn:+n-1+%7C+again:+n-2%5D+5`);
    await expect(page.locator("main .heading h1")).toHaveText("The game [n: n-1 | again: n-2]");
  }
});
