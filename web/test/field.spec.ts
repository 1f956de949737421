import { expect, open, test } from "./page.ts";

test("the field takes a name in either language, a code, a problem, a sequence, edges, and says what is wrong", async ({
  page,
}) => {
  await open(page, "en/play?sum=kayles+7");
  const field = page.getByRole("combobox", { name: "Find anything" });
  const options = page.locator(".finder").getByRole("option");
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await field.fill("凯尔斯 9");
  await expect(options.first()).toContainText("kayles 9");
  await field.press("Enter");
  await expect(page).toHaveURL(/play\?sum=kayles\+9/);
  await page.keyboard.press("Control+k");
  await field.fill("{1,3");
  await expect(page.getByRole("alert")).toContainText("expected");
  await expect(page.locator(".finder pre")).toHaveText("{1,3\n    ^");
  await field.fill("hdu 1536");
  await field.press("Enter");
  await expect(page).toHaveURL(/judge\?problem=hdu-1536/);
  await field.fill("反常 kayls 9");
  await field.press("Enter");
  await expect(page).toHaveURL(/play\?sum=kayles\+9&play=misere/);
  await field.fill("融合原理");
  await field.press("Enter");
  await expect(page).toHaveURL(/theory\?page=fusion/);
  await field.fill("1, 2, 0, 1, 2, 0, 1");
  await expect(options.first()).toContainText("the next values are 2, 0, 1");
  await field.press("Escape");
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "a -> b\nb -> a\nb -> c");
    const input = document.querySelector(".finder input")!;
    input.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await field.press("Enter");
  await expect(page.locator(".canvas .node")).toHaveCount(3);
  await field.fill("0.77");
  await options.first().click();
  await expect(page.locator("h1")).toHaveText("Octal game 0.77");
  await field.fill("");
  await field.focus();
  await expect(page.getByRole("button", { name: "凯尔斯 9" })).toBeVisible();
});
