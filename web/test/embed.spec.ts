import { expect, open, piece, test } from "./page.ts";

test("a board on another page is the board alone, and leads to the page of its game", async ({ page }) => {
  await page.goto("./?embed#en/play?sum=nim+3+4");
  await expect(piece(page, 0, 1)).toBeVisible();
  for (const hidden of [".top", ".tabs", ".answers", ".side"])
    await expect(page.locator(hidden)).toBeHidden();
  // The board gets the remaining space of the frame, however small.
  for (const [width, height] of [
    [320, 480],
    [640, 520],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [table, under] = await Promise.all(
      [".table", ".under"].map((it) => page.locator(it).boundingBox()),
    );
    expect(table!.height).toBeGreaterThan(height / 2);
    expect(under!.y + under!.height).toBeGreaterThan(height - 16);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  }
  await expect(page.getByRole("link", { name: "Open in Nimber" })).toHaveAttribute(
    "href",
    /^\.\/#en\/play\?sum=nim/,
  );
  await open(page, "en/play?sum=nim+3+4");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByLabel("Embed this board in your own page")).toHaveValue(
    /^<iframe src="http:\/\/[^"]+\/\?embed#en\/play\?sum=nim\+3\+4" width="640" height="520"><\/iframe>$/,
  );
  await expect(page.getByRole("alert")).toContainText("does not let the page copy");
  await expect(page.getByLabel("Link to what is shown", { exact: true })).toHaveValue(page.url());
  await page.getByRole("button", { name: "QR code" }).click();
  await expect(page.getByRole("img", { name: "QR code of the link to this page" })).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy the line" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<iframe src="[^"]+" /);
  await page.keyboard.press("Escape");
  await expect(page.locator(".embed")).toHaveCount(0);
});
