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
