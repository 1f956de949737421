import { LONGEST_TASK, longestTask } from "./busy.ts";
import { expect, open, test } from "./page.ts";

test("the main thread goes on while a solver works", async ({ page, browser }) => {
  const longest = await longestTask(browser, page, async () => {
    await open(page, "en/play?sum=chomp+12x12&rival=friend&show=values");
    await expect(page.getByText("Computing …")).toBeVisible();
    await page.waitForTimeout(1500);
    await expect(page.getByText("Computing …")).toBeVisible();
  });
  expect(longest).toBeLessThan(LONGEST_TASK);
});

test("a main thread that is kept busy would be noticed", async ({ page, browser }) => {
  await open(page);
  const longest = await longestTask(browser, page, () =>
    page.evaluate(() => {
      let x = 1;
      for (let i = 0; i < 1e8; i++) x = (x * 48_271) % 2_147_483_647;
      document.title = `${x}`;
    }),
  );
  expect(longest).toBeGreaterThan(LONGEST_TASK);
});
